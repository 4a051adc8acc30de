import type { Seed, Slice } from "../../kernel/slice.js";
import { share } from "../../store/freeze.js";

export interface Scope {
  readonly catalogItemFilter?: {
    readonly catalogAppId: string;
    readonly catalogItemIds?: readonly string[];
  };
  readonly customFilter?: {
    readonly appId: string;
    readonly params?: { readonly [name: string]: unknown };
  };
}

interface Range<Bound> {
  readonly scopes?: readonly Scope[];
  readonly from?: Bound;
  readonly to?: Bound;
}

/** Exactly one field is set. */
export interface Trigger {
  readonly and?: { readonly triggers: readonly Trigger[] };
  readonly or?: { readonly triggers: readonly Trigger[] };
  readonly customTrigger?: { readonly id: string; readonly appId: string };
  readonly subtotalRange?: Range<string>;
  readonly itemQuantityRange?: Range<number>;
  readonly customerEligibility?: {
    readonly individualMembersInfo?: { readonly memberIds: readonly string[] };
  };
  readonly triggerType?: string;
}

/** Exactly one of the first four fields is set. */
export interface Discount {
  readonly percentage?: number;
  readonly fixedAmount?: string;
  readonly fixedPrice?: string;
  readonly quantityBased?: {
    readonly configurations: readonly { readonly quantity: number; readonly price: string }[];
  };
  readonly specificItemsInfo?: { readonly scopes: readonly Scope[] };
  readonly discountType?: string;
}

export type DiscountRule = {
  readonly id: string;
  readonly name: string;
  readonly active?: boolean;
  readonly trigger?: Trigger;
  readonly activeTimeInfo?: { readonly start?: string; readonly end?: string };
  readonly discounts: { readonly values: readonly Discount[] };
  readonly status: "LIVE" | "EXPIRED" | "PENDING";
  readonly usageCount: number;
};

export interface Item {
  /** Absent for a custom line item, which is not in any catalog. */
  readonly reference?: {
    readonly appId: string;
    readonly itemId: string;
    readonly categoryIds: readonly string[];
  };
  readonly quantity: number;
}

/** Condition of a discount rule that an app decides. */
export interface CustomTrigger {
  readonly id: string;
  readonly appId: string;
  readonly name: string;
  /** Whether the app applies the condition to all carts or to none. */
  readonly eligible: boolean;
}

export interface DiscountData {
  /** Number of orders that used a rule, by rule ID. */
  readonly uses: Map<string, number>;
  triggers: readonly CustomTrigger[];
}

export const discountSlice: Slice<DiscountData, Seed, "discounts"> = {
  name: "discounts",
  slice: () => ({ uses: new Map(), triggers: [] }),
  copy: share,
};
