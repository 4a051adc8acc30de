import type { Amount } from "../../kernel/money.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import type { OrderLine } from "../orders/model/order.js";
import { amountOf, type Price } from "../orders/model/price.js";

export type ExtraSource = "ORIGINAL_ORDER" | "AUTOMATIC" | "CUSTOM";

export type DiscountType = "GLOBAL" | "SPECIFIC_ITEMS" | "SHIPPING";

export interface DraftLine {
  readonly added?: true;
  readonly removed?: true;
  readonly changedDetails?: object;
  readonly lineItem: OrderLine;
}

export interface AppliedDiscount extends Entity {
  readonly id: string;
  readonly discountType: DiscountType;
  readonly lineItemDiscounts: readonly { readonly id: string; readonly totalDiscount: Price }[];
}

export interface Extra {
  readonly source: ExtraSource;
  readonly applied: boolean;
}

export interface DraftDiscount extends Extra {
  readonly discount: AppliedDiscount;
}

export interface DraftFee extends Extra {
  readonly additionalFee: Entity & {
    readonly id: string;
    readonly name: string;
    readonly lineItemIds: readonly string[];
  };
  readonly taxDetails?: { readonly taxable?: boolean; readonly taxGroupId?: string };
}

export type Details = Entity & Omit<DraftLine, "lineItem">;

type DetailsByName = Partial<Record<(typeof DRAFT_FIELD_NAMES)[DetailsField], Details>>;

export interface DraftOrder extends Entity, DetailsByName {
  readonly id: string;
  readonly orderId?: string;
  lineItems: DraftLine[];
  discounts: DraftDiscount[];
  additionalFees: DraftFee[];
  readonly currency: string;
  status: "DRAFT" | "COMMITTED";
}

export const DRAFT_FIELD_NAMES = {
  shippingInfo: "shippingInfo",
  buyerInfo: "buyerDetails",
  recipientInfo: "recipientInfo",
  billingInfo: "billingDetails",
  businessLocation: "businessLocationDetails",
} as const;

export type DetailsField = keyof typeof DRAFT_FIELD_NAMES;

export const DETAILS_FIELDS = Object.keys(DRAFT_FIELD_NAMES) as DetailsField[];

export function detailsOf(draft: DraftOrder, field: DetailsField): unknown {
  const details = draft[DRAFT_FIELD_NAMES[field]];
  return details?.removed ? undefined : details?.[field];
}

/** How a discount is calculated. */
export interface Terms {
  readonly type: DiscountType;
  readonly amount?: string;
  readonly percentage?: string;
  readonly lineItemId?: string;
  readonly shares?: readonly { readonly id: string; readonly amount: string }[];
}

export type Deposit = Pick<Terms, "amount" | "percentage">;

/** Data of a draft that responses do not contain. */
export interface DraftFacts {
  readonly terms: Readonly<Record<string, Terms>>;
  readonly deposit?: Deposit;
  /** Whether the draft or its order was set to tax-exempt. If undefined, the tax group decides. */
  readonly taxExempt?: boolean;
  /** Delivery profiles of custom line items, keyed by line item id. */
  readonly profiles?: Readonly<Record<string, string>>;
}

/** Keyed by draft id. Entries are replaced, never changed in place. */
export const draftFacts: Slice<Map<string, DraftFacts>, Seed, "draft-order-facts"> = {
  name: "draft-order-facts",
  slice: () => new Map(),
  copy: (data) => new Map(data),
};

export type Drafts = Tools<DraftOrder>;

export const unitOf = (line: OrderLine): Amount =>
  amountOf(line.priceBeforeDiscounts ?? line.price);

export const liveLines = ({ lineItems }: Pick<DraftOrder, "lineItems">): OrderLine[] =>
  lineItems.filter(({ removed }) => !removed).map(({ lineItem }) => lineItem);

export const onlyDefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
