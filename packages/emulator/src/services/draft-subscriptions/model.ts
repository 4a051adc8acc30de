// Drafts of subscriptions as the platform's interface has them.

import type { OrderLine } from "../orders/model.js";
import type { Price } from "../orders/price.js";
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

/** What becomes of a part of a contract. */
export type ChangeType = "EMPTY" | "ADDED" | "CHANGED" | "REMOVED";

/** The taxes on a line, the delivery or a fee. */
export interface TaxInfo {
  readonly taxRate?: string;
  readonly taxBreakdown?: readonly { readonly rate?: string; readonly taxName?: string }[];
}

/** A line of a contract, as far as its price goes. */
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

/** A line of a draft, and what it was before. */
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

/** How a contract's items are delivered, and what that costs. */
export interface Shipping {
  readonly logistics?: { readonly shippingDestination?: { readonly address?: TaxPlace } };
  readonly cost?: {
    readonly price?: Price;
    readonly taxInfo?: TaxInfo;
    readonly taxDetails?: { readonly taxRate?: string };
  };
}

/** Who began a draft. */
export type CreatedBy =
  | { readonly userId: string }
  | { readonly appId: string }
  | { readonly memberId: string };

/** Totals, by their names. */
export type Summary = Readonly<Record<string, Price>>;

/** Changes to a subscription that are not in force yet. */
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

/** The lines of a contract. */
export const linesOf = ({ lineItems }: Contract) => lineItems as readonly Line[];

/** The discounts of a contract. */
export const discountsOf = ({ appliedDiscounts }: Readonly<Record<string, unknown>>) =>
  (appliedDiscounts ?? []) as readonly Discount[];

/** The fees of a contract. */
export const feesOf = ({ additionalFees }: Contract) => (additionalFees ?? []) as readonly Fee[];
