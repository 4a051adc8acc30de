// What catalog v3 knows of products and variants beyond what both catalogs share. Kept as it was sent.

/** Custom data and tags, as they travel. */
export interface Tags {
  readonly privateTags?: { readonly tagIds?: readonly string[] };
  readonly publicTags?: { readonly tagIds?: readonly string[] };
}

/** How much one item holds, for prices per unit. */
export interface UnitSettings {
  readonly quantity?: number;
  readonly measurementUnit?: string;
}

/** A subscription under which a product is sold. */
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

/** What catalog v3 knows of a product besides. */
export interface ProductDetails {
  /** The merchant's own key, which outlives a new name; absent: the slug. */
  handle?: string;
  visibleInPos?: boolean;
  /** The description as HTML and as rich content, where it was written as such: the paragraphs are its text. */
  html?: string;
  rich?: object;
  seoData?: object;
  taxGroupId?: string;
  additionalRibbonIds?: readonly string[];
  extendedFields?: object;
  tags?: Tags;
  subscriptionDetails?: {
    readonly subscriptions?: readonly Subscription[];
    readonly allowOneTimePurchases?: boolean;
  };
  pricePerUnit?: UnitSettings;
  fulfillerId?: string;
  deliveryProfileId?: string;
  /** Assigned by the older service of subscription options. */
  subscriptionOptions?: readonly { readonly id: string; readonly hidden: boolean }[];
  oneTimePurchases?: boolean;
}

/** What catalog v3 knows of a variant besides. */
export interface VariantDetails {
  pricePerUnit?: UnitSettings;
  productDimensions?: object;
  packageDimensions?: object;
  digitalFile?: { readonly id: string };
}

/** What is known of an inventory item besides the stock itself. */
export interface StockRecord {
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  /** Of ordering ahead: a text, how many at most, how many so far. */
  readonly message?: string;
  readonly limit?: number;
  readonly counter?: number;
  readonly extendedFields?: object;
}
