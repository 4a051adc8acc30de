// Custom discounts and fees of the merchant, and which of all discounts and fees apply.

import type { Context } from "../../kernel/context.js";
import { notFound } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { listOf } from "../../resource/verbs/verb.js";
import {
  type AppliedDiscount,
  amountOf,
  type DiscountType,
  type DraftDiscount,
  type DraftFee,
  type DraftOrder,
  linesLeft,
  pricesIn,
  type Source,
  type Terms,
} from "./model.js";
import { noLine, refused, wrong } from "./refuse.js";
import type { DraftTotals } from "./sums.js";

/** A discount in the request format. */
export interface SentDiscount extends Entity {
  readonly discountType?: DiscountType;
  readonly percentage?: string;
  readonly applyToDraftOrder?: boolean;
}

/** A fee in the request format. */
export interface SentFee extends Entity {
  readonly name: string;
  readonly taxDetails?: DraftFee["taxDetails"];
  readonly applyToDraftOrder?: boolean;
  readonly lineItemIds?: readonly string[];
}

/** Whether a discount or fee applies. */
export interface IdAndApplied {
  readonly id: string;
  readonly applied: boolean;
}

function requireLine(draft: DraftOrder, id: string): void {
  if (!linesLeft(draft).some((line) => line.id === id)) throw noLine("LINE_ITEM_NOT_FOUND");
}

/** Creates a custom discount and its terms. */
export function customDiscount(
  context: Context,
  draft: DraftOrder,
  sent: SentDiscount,
): { readonly entry: DraftDiscount; readonly terms: Terms } {
  const { discountType: type = "GLOBAL", percentage, description } = sent;
  const line = objectOf(listOf(sent.lineItemDiscounts)[0]).id ?? sent.lineItemId;
  const lineItemId = type === "SPECIFIC_ITEMS" && line ? String(line) : undefined;
  if (lineItemId !== undefined) requireLine(draft, lineItemId);
  const id = context.guid("discount");
  const amount = amountOf(sent.priceAmount ?? sent.amount);
  const discount: AppliedDiscount = {
    id,
    merchantDiscount: {
      amount: pricesIn(context, draft.currency)(amount),
      ...(description ? { description } : { discountReason: "UNSPECIFIED" }),
    },
    discountType: type,
    lineItemIds: [],
    lineItemDiscounts: [],
  };
  const terms = {
    type,
    ...(percentage === undefined ? { amount: amount.toFixed() } : { percentage }),
    ...(lineItemId === undefined ? {} : { lineItemId }),
  };
  const applied = sent.applyToDraftOrder === true;
  return { entry: { discount, source: "CUSTOM", applied }, terms };
}

/** Creates a custom fee. */
export function customFee(context: Context, draft: DraftOrder, sent: SentFee): DraftFee {
  const lineItemIds = sent.lineItemIds ?? [];
  for (const id of lineItemIds) requireLine(draft, id);
  const additionalFee = {
    id: context.guid("additional-fee"),
    ...(sent.code ? { code: sent.code } : {}),
    name: sent.name,
    price: pricesIn(context, draft.currency)(amountOf(sent.price)),
    lineItemIds,
    source: "MANUAL",
  };
  const { taxDetails, applyToDraftOrder } = sent;
  const applied = applyToDraftOrder === true;
  return { additionalFee, ...(taxDetails ? { taxDetails } : {}), source: "CUSTOM", applied };
}

interface Entry {
  readonly source: Source;
  readonly applied: boolean;
}

/** Names and error codes of each kind. */
const KINDS = {
  discount: {
    noun: "Discount",
    missing: "DISCOUNT_NOT_FOUND",
    kept: "DISCOUNT_REMOVE_NOT_SUPPORTED",
  },
  fee: {
    noun: "Additional fee",
    missing: "ADDITIONAL_FEE_NOT_FOUND",
    kept: "ADDITIONAL_FEE_REMOVE_NOT_SUPPORTED",
  },
} as const;

/** Returns the entries with new `applied` flags. Entries that are not listed keep their flags. */
export function withApplied<T extends Entry>(
  entries: readonly T[],
  idOf: (entry: T) => string,
  named: readonly IdAndApplied[],
  kind: keyof typeof KINDS,
): T[] {
  const { noun, missing } = KINDS[kind];
  const known = new Set(entries.map(idOf));
  if (named.some(({ id }) => !known.has(id))) throw notFound(noun, missing);
  const state = new Map(named.map(({ id, applied }) => [id, applied]));
  return entries.map((entry) => ({ ...entry, applied: state.get(idOf(entry)) ?? entry.applied }));
}

/** Returns the entries without the given custom ones. */
export function without<T extends Entry>(
  entries: readonly T[],
  idOf: (entry: T) => string,
  ids: readonly string[],
  kind: keyof typeof KINDS,
): T[] {
  const { noun, missing, kept } = KINDS[kind];
  for (const id of ids) {
    const entry = entries.find((one) => idOf(one) === id);
    if (!entry) throw notFound(noun, missing);
    if (entry.source !== "CUSTOM")
      throw refused(kept, `${noun} ${id} was not created by the merchant`);
  }
  return entries.filter((entry) => !ids.includes(idOf(entry)));
}

export const discountId = ({ discount }: DraftDiscount): string => discount.id;

export const feeId = ({ additionalFee }: DraftFee): string => additionalFee.id;

/**
 * Throws if a new or newly applied discount exceeds the amount it applies to.
 *
 * @param ofAll - error code for discounts on the whole order
 */
export function requireCovered(
  draft: DraftOrder,
  sums: DraftTotals,
  ids: readonly string[],
  ofAll: "DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS" | "DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS",
): void {
  const codes: Record<DiscountType, string> = {
    GLOBAL: ofAll,
    SPECIFIC_ITEMS: "DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS",
    SHIPPING: "DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL",
  };
  for (const { discount, applied } of draft.discounts) {
    const exceeds = sums.discounts.get(discount.id)?.exceeds ?? false;
    if (!applied || !ids.includes(discount.id) || !exceeds) continue;
    throw wrong(codes[discount.discountType], "The discount exceeds the total");
  }
}
