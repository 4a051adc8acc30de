import { amount } from "../../../../kernel/money.js";
import { fieldError, PlatformError, rejection } from "../../../../kernel/platform-error.js";
import { freeName, slugFrom } from "../../../free-name.js";
import type { Catalog } from "../../model.js";
import { productWith } from "../../product-index.js";
import type { MoneyContent } from "./content.js";

export function withErrorCode<Result>(
  code: string,
  run: () => Result,
  data?: Record<string, unknown>,
): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    throw rejection(code, error.message, data);
  }
}

const DECIMAL = /^\d{1,9}(\.\d{1,9})?$/;

export function moneyOf(money: MoneyContent | null | undefined, field: string): string | undefined {
  const value = money?.amount;
  if (value === undefined || value === null || value === "") return undefined;
  if (!DECIMAL.test(value)) {
    throw fieldError(`${field}.amount`, "FORMAT", "must be a decimal number");
  }
  return amount(value).toFixed();
}

export const slugOf = (name: string): string =>
  slugFrom(name.normalize("NFKD").replaceAll(/\p{M}/gu, "")).slice(0, 90) || "product";

export const freeValue = (
  catalog: Pick<Catalog, "products">,
  by: "slug" | "handle",
  value: string,
  exceptId: string | undefined,
): string => freeName(value, (name) => productWith(catalog, by, name, exceptId) !== undefined);
