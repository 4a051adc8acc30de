// Product and variant fields that only catalog V3 has, stored exactly as sent.

/** Custom data and tags in the format of the API. */
export interface Tags {
  readonly privateTags?: { readonly tagIds?: readonly string[] };
  readonly publicTags?: { readonly tagIds?: readonly string[] };
}

/** The quantity in one item, for unit prices. */
export interface UnitSettings {
  readonly quantity?: number;
  readonly measurementUnit?: string;
}

/** A subscription plan of a product. */
export interface Subscription {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly visible?: boolean;
  readonly frequency?: string;
  readonly interval?: number;
  readonly autoRenewal?: boolean;
  readonly billingCycles?: number;
  readonly discount?: {
    readonly type?: string;
    readonly amountOff?: string;
    readonly percentOff?: number;
  };
}

/** Product fields that only catalog V3 has. */
export interface ProductDetails {
  /**
   * The merchant's key, which does not change when the product is renamed. Defaults to the slug.
   */
  readonly handle?: string;
  readonly visibleInPos?: boolean;
  /**
   * The description as HTML and as rich content, if it was sent in that form. The paragraphs
   * contain its text.
   */
  readonly html?: string;
  readonly rich?: object;
  readonly seoData?: object;
  readonly taxGroupId?: string;
  readonly additionalRibbonIds?: readonly string[];
  readonly extendedFields?: object;
  readonly tags?: Tags;
  readonly subscriptionDetails?: {
    readonly subscriptions?: readonly Subscription[];
    readonly allowOneTimePurchases?: boolean;
  };
  readonly pricePerUnit?: UnitSettings;
  readonly fulfillerId?: string;
  readonly deliveryProfileId?: string;
  /** Subscription options assigned by the older subscription options service. */
  readonly subscriptionOptions?: readonly { readonly id: string; readonly hidden: boolean }[];
  readonly oneTimePurchases?: boolean;
}

/** Variant fields that only catalog V3 has. */
export interface VariantDetails {
  readonly pricePerUnit?: UnitSettings;
  readonly productDimensions?: object;
  readonly packageDimensions?: object;
  readonly digitalFile?: { readonly id: string };
}

/** Fields of an inventory item other than the stock. */
export interface StockRecord {
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  /** Preorder message, limit, and the number of preorders so far. */
  readonly message?: string;
  readonly limit?: number;
  readonly counter?: number;
  readonly extendedFields?: object;
}
