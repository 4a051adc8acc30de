import type {
  AdditionalFeeDetails,
  DiscountDetails,
  DraftSubscriptionContract,
  ItemDetails as Item,
  OrderLineItem,
} from "@portico/ecom/draft-subscription-contracts";
import type { SubscriptionContract } from "@portico/ecom/subscription-contracts";
import type { Json } from "../../kernel/wire-request.js";
import type { Entity } from "../../resource/declaration.js";

/** Entity of the API with the optional fields that the emulator always sets. */
type With<T, Field extends keyof T> = T & Required<Pick<T, Field>>;

export type Contract = With<
  Json<SubscriptionContract>,
  "createdDate" | "currency" | "subscriptionSettings"
>;

export type Line = Json<OrderLineItem>;

export type TaxInfo = Partial<NonNullable<Line["taxInfo"]>>;

export type ItemDetails = With<Json<Item>, "lineItem">;

export type Discount = NonNullable<Json<DiscountDetails>["discount"]>;
export type Fee = NonNullable<Json<AdditionalFeeDetails>["additionalFee"]>;

type ListFields = "lineItems" | "discounts" | "additionalFees";

export type Draft = With<
  Omit<Json<DraftSubscriptionContract>, ListFields>,
  "updatedDate" | "target" | "priceSummary" | "createdBy"
> & {
  lineItems: readonly ItemDetails[];
  discounts: readonly With<Json<DiscountDetails>, "discount">[];
  additionalFees: readonly With<Json<AdditionalFeeDetails>, "additionalFee">[];
};

export const linesOf = ({ lineItems }: { readonly lineItems: readonly unknown[] }) =>
  lineItems as readonly Line[];

export const discountsOf = ({ appliedDiscounts }: Entity) =>
  (appliedDiscounts ?? []) as readonly Discount[];

export const linesLeft = ({ lineItems }: Pick<Draft, "lineItems">): readonly Line[] =>
  lineItems.filter(({ changeType }) => changeType !== "REMOVED").map(({ lineItem }) => lineItem);
