// Drafts of orders, as the platform's document has them.

import type { Reader } from "../../kernel/context.js";
import { type Amount, amount } from "../../kernel/money.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import type { OrderLine } from "../orders/model.js";
import { type Price, priceIn } from "../orders/price.js";

/** Where a discount or fee comes from. */
export type Source = "ORIGINAL_ORDER" | "AUTOMATIC" | "CUSTOM";

/** What a discount is taken off. */
export type DiscountType = "GLOBAL" | "SPECIFIC_ITEMS" | "SHIPPING";

/** A line, and what the draft does to it. */
export interface DraftLine {
  readonly added?: true;
  readonly removed?: true;
  readonly changedDetails?: object;
  readonly lineItem: OrderLine;
}

/** A discount as an order has it. */
export interface AppliedDiscount extends Entity {
  readonly id: string;
  readonly discountType: DiscountType;
  readonly lineItemDiscounts: readonly { readonly id: string; readonly totalDiscount: Price }[];
}

/** A discount, and whether it is taken off. */
export interface DraftDiscount {
  readonly discount: AppliedDiscount;
  readonly source: Source;
  readonly applied: boolean;
}

/** A fee as an order has it. */
export interface OrderFee extends Entity {
  readonly id: string;
  readonly name: string;
  readonly lineItemIds: readonly string[];
}

/** A fee, and whether it is charged. */
export interface DraftFee {
  readonly additionalFee: OrderFee;
  readonly taxDetails?: { readonly taxable?: boolean; readonly taxGroupId?: string };
  readonly source: Source;
  readonly applied: boolean;
}

/** Details that stand in a field of their own name, with what they were before. */
export type Details = Entity & {
  readonly added?: true;
  readonly removed?: true;
  readonly changedDetails?: object;
};

/** A new order, or a change of one. */
export interface DraftOrder extends Entity {
  readonly id: string;
  readonly orderId?: string;
  lineItems: DraftLine[];
  discounts: DraftDiscount[];
  additionalFees: DraftFee[];
  shippingInfo?: Details;
  buyerDetails?: Details;
  billingDetails?: Details;
  recipientInfo?: Details;
  businessLocationDetails?: Details;
  readonly currency: string;
  status: "DRAFT" | "COMMITTED";
}

/** What a discount was given as: so much, a part, or so much of each line. */
export interface Terms {
  readonly type: DiscountType;
  readonly amount?: string;
  readonly percentage?: string;
  /** The one line that it is for. */
  readonly lineItemId?: string;
  readonly shares?: readonly { readonly id: string; readonly amount: string }[];
}

/** A deposit: so much, or a part. */
export interface Deposit {
  readonly amount?: string;
  readonly percentage?: string;
}

/** What the document of a draft does not tell. */
export interface DraftFacts {
  /** By the ids of discounts. */
  readonly terms: Readonly<Record<string, Terms>>;
  readonly deposit?: Deposit;
  /** Whether it was said to be free of tax; else its buyer's group tells. */
  readonly taxExempt?: boolean;
  /** Which delivery profiles custom lines have, by the lines' ids. */
  readonly profiles?: Readonly<Record<string, string>>;
}

/** What is known of drafts beside their documents, by their ids; never changed in place. */
export const draftFacts: Slice<Map<string, DraftFacts>, Seed, "draft-order-facts"> = {
  name: "draft-order-facts",
  slice: () => new Map(),
  copy: (data) => new Map(data),
};

/** The amount of a price. */
export function amountOf(price: unknown): Amount {
  const { amount: value } = objectOf(price);
  return amount(typeof value === "string" && value !== "" ? value : "0");
}

/** The price of one of a line, before discounts. */
export const unitOf = (line: OrderLine): Amount =>
  amountOf(line.priceBeforeDiscounts ?? line.price);

/** Amounts in one currency, written out. */
export const pricesIn =
  (reader: Reader, currency: string) =>
  (value: Amount | string): Price =>
    priceIn(reader, value, currency);

/** The lines that the order will have. */
export const linesLeft = ({ lineItems }: DraftOrder): OrderLine[] =>
  lineItems.filter(({ removed }) => !removed).map(({ lineItem }) => lineItem);
