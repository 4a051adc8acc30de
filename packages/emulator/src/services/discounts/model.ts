// Automatic discounts as the platform's interface has them.

/** Which items something is about: some of a catalog, or those that an app's own filter finds. */
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

/** From and to, both included, of the items in the scopes. */
interface Range<Bound> {
  readonly scopes?: readonly Scope[];
  readonly from?: Bound;
  readonly to?: Bound;
}

/** What has to be true for a rule to apply; one of the fields is set. */
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

/** What a rule takes off the items in its scopes; one of the first four fields is set. */
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

/** A rule. */
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

/** A line of a cart, as far as rules look at it. */
export interface Item {
  /** Absent: a line of the merchant's own, which no catalog has. */
  readonly reference?: {
    readonly appId: string;
    readonly itemId: string;
    readonly categoryIds: readonly string[];
  };
  readonly quantity: number;
}
