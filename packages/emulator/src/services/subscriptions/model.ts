// Draft subscription contracts in the platform's format.

import type { Entity } from "../../resource/declaration.js";
import type { OrderLine } from "../orders/model/order.js";
import type { Price } from "../orders/model/price.js";
import type { TaxPlace } from "../tax/rules.js";

/** The terms of a subscription. */
export type Contract = {
  readonly id: string;
  readonly revision: string;
  readonly createdDate: string;
  readonly currency: string;
  readonly weightUnit: string;
  readonly taxIncludedInPrices: boolean;
  readonly subscriptionSettings: {
    readonly autoRenewal?: boolean;
    readonly billingCycles?: number;
    readonly frequency?: string;
    readonly interval?: number;
  };
  lineItems: OrderLine[];
  readonly buyerInfo?: { readonly memberId?: string };
  readonly activities: readonly object[];
  readonly shippingInfo?: Shipping;
  [field: string]: unknown;
};

/** How a draft changes a part of a contract. */
export type ChangeType = "EMPTY" | "ADDED" | "CHANGED" | "REMOVED";

/** Tax of a line, the delivery or a fee. */
export interface TaxInfo {
  readonly taxRate?: string;
  readonly taxBreakdown?: readonly (Entity & {
    readonly rate?: string;
    readonly taxAmount?: Price;
  })[];
}

export interface Line extends OrderLine {
  readonly price?: Price;
  readonly priceBeforeDiscounts?: Price;
  readonly totalDiscount?: Price;
  readonly productName?: object;
  readonly catalogReference?: { readonly appId?: string };
  readonly subscriptionInfo?: { readonly id?: string; readonly cycleNumber?: number };
  readonly taxInfo?: TaxInfo;
  readonly taxDetails?: { readonly taxRate?: string };
}

/** A line of a draft with its previous values. */
export interface ItemDetails {
  readonly lineItem: Line;
  readonly changeType: ChangeType;
  readonly changed?: {
    readonly quantityBeforeChange?: number;
    readonly priceBeforeChange?: Price;
    readonly modifierGroupsBeforeChange: readonly unknown[];
  };
}

interface Named {
  readonly id?: string;
  readonly name?: unknown;
  readonly amount?: Price;
}

export interface Discount {
  readonly coupon?: Named;
  readonly discountRule?: Named;
  readonly merchantDiscount?: Named;
  readonly discountType?: string;
  readonly lineItemIds?: readonly string[];
  readonly lineItemDiscounts?: readonly { readonly id: string; readonly totalDiscount: Price }[];
}

export interface Fee {
  readonly id: string;
  readonly name?: string;
  readonly price?: Price;
  readonly taxDetails?: { readonly totalTax?: Price };
  readonly lineItemIds?: readonly string[];
}

/** Delivery of a contract's items, and its price. */
export interface Shipping {
  readonly logistics?: { readonly shippingDestination?: { readonly address?: TaxPlace } };
  readonly cost?: Pick<Line, "price" | "taxInfo" | "taxDetails">;
}

/** Totals by name. */
export type Summary = Readonly<Record<string, Price>>;

/** A discount or fee of a draft. */
interface Extra {
  readonly source: string;
  readonly applied: boolean;
}

interface Details {
  readonly changeType: ChangeType;
  readonly changed?: object;
}

/** Uncommitted changes of a subscription. */
export type Draft = {
  readonly id: string;
  readonly subscriptionContractId: string;
  readonly target: {
    readonly contractTarget?: { readonly nextCycleNumber?: number };
    readonly cycleTarget?: { readonly cycleNumber?: number };
  };
  readonly updatedDate: string;
  readonly createdBy: object;
  status: "DRAFT" | "COMMITTED";
  lineItems: readonly ItemDetails[];
  discounts: readonly (Extra & { readonly discount: Discount })[];
  additionalFees: readonly (Extra & { readonly additionalFee: Fee })[];
  priceSummary: Summary;
  taxInfo: object;
  readonly currency: string;
  readonly weightUnit: string;
  shippingDetails?: Details & { readonly shippingInfo?: Shipping };
  recipientDetails?: Details & { readonly recipientInfo?: object };
  [field: string]: unknown;
};

export const linesOf = ({ lineItems }: Pick<Contract, "lineItems">) => lineItems as readonly Line[];

export const discountsOf = ({ appliedDiscounts }: Entity) =>
  (appliedDiscounts ?? []) as readonly Discount[];

/** Returns the lines that a draft does not remove. */
export const linesLeft = ({ lineItems }: Pick<Draft, "lineItems">): readonly Line[] =>
  lineItems.filter(({ changeType }) => changeType !== "REMOVED").map(({ lineItem }) => lineItem);
