// Draft subscription contracts in the platform's format.

import type { OrderLine } from "../orders/model/model.js";
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
  readonly taxBreakdown?: readonly { readonly rate?: string; readonly taxName?: string }[];
}

/** The price fields of a contract line. */
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

/** A discount of a contract. */
export interface Discount {
  readonly coupon?: Named;
  readonly discountRule?: Named;
  readonly merchantDiscount?: Named;
  readonly discountType?: string;
  readonly lineItemIds?: readonly string[];
  readonly lineItemDiscounts?: readonly { readonly id: string; readonly totalDiscount: Price }[];
}

/** A fee of a contract. */
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
  readonly cost?: {
    readonly price?: Price;
    readonly taxInfo?: TaxInfo;
    readonly taxDetails?: { readonly taxRate?: string };
  };
}

/** The creator of a draft. */
export type CreatedBy =
  | { readonly userId: string }
  | { readonly appId: string }
  | { readonly memberId: string };

/** Totals by name. */
export type Summary = Readonly<Record<string, Price>>;

/** Uncommitted changes of a subscription. */
export type Draft = {
  readonly id: string;
  readonly subscriptionContractId: string;
  readonly target: {
    readonly contractTarget?: { readonly nextCycleNumber?: number };
    readonly cycleTarget?: { readonly cycleNumber?: number };
  };
  readonly updatedDate: string;
  readonly createdBy: CreatedBy;
  status: "DRAFT" | "COMMITTED";
  lineItems: readonly ItemDetails[];
  discounts: readonly {
    readonly discount: Discount;
    readonly source: string;
    readonly applied: boolean;
  }[];
  additionalFees: readonly {
    readonly additionalFee: Fee;
    readonly source: string;
    readonly applied: boolean;
  }[];
  priceSummary: Summary;
  taxInfo: object;
  readonly currency: string;
  readonly weightUnit: string;
  shippingDetails?: {
    readonly shippingInfo?: Shipping;
    readonly changeType: ChangeType;
    readonly changed?: object;
  };
  recipientDetails?: {
    readonly recipientInfo?: object;
    readonly changeType: ChangeType;
    readonly changed?: object;
  };
  [field: string]: unknown;
};

/** Returns the lines of a contract. */
export const linesOf = ({ lineItems }: Contract) => lineItems as readonly Line[];

/** Returns the discounts of a contract. */
export const discountsOf = ({ appliedDiscounts }: Readonly<Record<string, unknown>>) =>
  (appliedDiscounts ?? []) as readonly Discount[];

/** Returns the fees of a contract. */
export const feesOf = ({ additionalFees }: Contract) => (additionalFees ?? []) as readonly Fee[];
