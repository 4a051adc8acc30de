import type { AdditionalFeeOption, DiscountOption } from "@portico/ecom/draft-orders";
import type { Context } from "../../kernel/context.js";
import { badRequest, notFound, rejection } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { objectOf } from "../../resource/merge.js";
import { listOf } from "../../resource/verbs/verb.js";
import { amountOf, priceIn } from "../orders/model/price.js";
import {
  type DiscountType,
  type DraftDiscount,
  type DraftFee,
  type DraftOrder,
  liveLines,
  type Terms,
} from "./model.js";
import type { DraftTotals } from "./sums.js";

function requireLine(draft: DraftOrder, id: string): void {
  if (liveLines(draft).some((line) => line.id === id)) return;
  throw notFound("Line item", "LINE_ITEM_NOT_FOUND");
}

function customDiscount(
  context: Context,
  draft: DraftOrder,
  request: Sent<DiscountOption>,
): { readonly entry: DraftDiscount; readonly terms: Terms } {
  const input = objectOf(request);
  const { percentage, description } = input;
  const type = (input.discountType ?? "GLOBAL") as DiscountType;
  const requestedId = objectOf(listOf(input.lineItemDiscounts)[0]).id ?? input.lineItemId;
  const lineItemId = type === "SPECIFIC_ITEMS" && requestedId ? String(requestedId) : undefined;
  if (lineItemId !== undefined) requireLine(draft, lineItemId);
  const amount = amountOf(input.priceAmount ?? input.amount);
  const discount = {
    id: context.guid("discount"),
    merchantDiscount: {
      amount: priceIn(context, amount, draft.currency),
      ...(description ? { description } : { discountReason: "UNSPECIFIED" }),
    },
    discountType: type,
    lineItemIds: [],
    lineItemDiscounts: [],
  };
  return {
    entry: { discount, source: "CUSTOM", applied: input.applyToDraftOrder === true },
    terms: {
      type,
      ...(percentage === undefined
        ? { amount: amount.toFixed() }
        : { percentage: String(percentage) }),
      ...(lineItemId === undefined ? {} : { lineItemId }),
    },
  };
}

export function customDiscounts(
  context: Context,
  draft: DraftOrder,
  requests: readonly Sent<DiscountOption>[] = [],
) {
  const newDiscounts = requests.map((request) => customDiscount(context, draft, request));
  return {
    entries: newDiscounts.map(({ entry }) => entry),
    terms: Object.fromEntries(newDiscounts.map(({ entry, terms }) => [entry.discount.id, terms])),
  };
}

export function customFee(
  context: Context,
  draft: DraftOrder,
  input: Sent<AdditionalFeeOption>,
): DraftFee {
  const { name = "", code, lineItemIds = [], taxDetails, applyToDraftOrder } = input;
  for (const id of lineItemIds) requireLine(draft, id);
  const additionalFee = {
    id: context.guid("additional-fee"),
    code: code || undefined,
    name,
    price: priceIn(context, amountOf(input.price), draft.currency),
    lineItemIds,
    source: "MANUAL",
  };
  return { additionalFee, taxDetails, source: "CUSTOM", applied: applyToDraftOrder === true };
}

const EXTRA_KINDS = {
  discount: { noun: "Discount", code: "DISCOUNT" },
  fee: { noun: "Additional fee", code: "ADDITIONAL_FEE" },
} as const;

type Applicable = DraftDiscount | DraftFee;

const extraId = (entry: Applicable): string =>
  "discount" in entry ? entry.discount.id : entry.additionalFee.id;

export function withApplied<T extends Applicable>(
  entries: readonly T[],
  flags: readonly { readonly id: string; readonly applied: boolean }[],
  kind: keyof typeof EXTRA_KINDS,
): T[] {
  const { noun, code } = EXTRA_KINDS[kind];
  const ids = new Set(entries.map(extraId));
  if (flags.some(({ id }) => !ids.has(id))) throw notFound(noun, `${code}_NOT_FOUND`);
  const appliedById = new Map(flags.map(({ id, applied }) => [id, applied]));
  return entries.map((entry) => ({
    ...entry,
    applied: appliedById.get(extraId(entry)) ?? entry.applied,
  }));
}

export function withoutEntries<T extends Applicable>(
  entries: readonly T[],
  ids: readonly string[],
  kind: keyof typeof EXTRA_KINDS,
): T[] {
  const { noun, code } = EXTRA_KINDS[kind];
  for (const id of ids) {
    const entry = entries.find((candidate) => extraId(candidate) === id);
    if (!entry) throw notFound(noun, `${code}_NOT_FOUND`);
    if (entry.source === "CUSTOM") continue;
    const message = `${noun} ${id} was not created by the merchant`;
    throw rejection(`${code}_REMOVE_NOT_SUPPORTED`, message);
  }
  return entries.filter((entry) => !ids.includes(extraId(entry)));
}

/** `globalCode` is the error code for discounts on the whole order. */
export function requireWithinTotals(
  draft: DraftOrder,
  totals: DraftTotals,
  ids: readonly string[],
  globalCode: string,
): void {
  const codes: Record<DiscountType, string> = {
    GLOBAL: globalCode,
    SPECIFIC_ITEMS: "DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS",
    SHIPPING: "DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL",
  };
  for (const { discount, applied } of draft.discounts) {
    if (!applied || !ids.includes(discount.id)) continue;
    if (!totals.discounts.get(discount.id)?.exceeds) continue;
    throw badRequest(codes[discount.discountType], "The discount exceeds the total");
  }
}
