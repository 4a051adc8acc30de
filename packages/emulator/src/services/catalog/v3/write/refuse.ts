import { amount } from "../../../../kernel/money.js";
import {
  applicationError,
  type PlatformError,
  validationError,
} from "../../../../kernel/platform-error.js";
import type { MoneyContent } from "./content.js";

/** A rule of the catalog that a request breaks. */
export function refusal(
  code: string,
  description: string,
  data?: Record<string, unknown>,
): PlatformError {
  return applicationError(428, code, description, data);
}

/** What there is already. */
export function taken(
  code: string,
  description: string,
  data?: Record<string, unknown>,
): PlatformError {
  return applicationError(409, code, description, data);
}

/** What a request names and there is not. */
export function missing(
  code: string,
  description: string,
  data?: Record<string, unknown>,
): PlatformError {
  return applicationError(404, code, description, data);
}

const DECIMAL = /^\d{1,9}(\.\d{1,9})?$/;

/** A price of a request: decimal text. */
export function moneyOf(money: MoneyContent | null | undefined, field: string): string | undefined {
  const value = money?.amount;
  if (value === undefined || value === null || value === "") return undefined;
  if (!DECIMAL.test(value)) {
    const violation = { field: `${field}.amount`, description: "must be a decimal number" };
    throw validationError([{ ...violation, violatedRule: "FORMAT" }]);
  }
  return amount(value).toFixed();
}
