// Fields that only catalog V3 has, stored exactly as sent.

export interface Tags {
  readonly privateTags?: { readonly tagIds?: readonly string[] };
  readonly publicTags?: { readonly tagIds?: readonly string[] };
}

export interface UnitSettings {
  readonly quantity?: number;
  readonly measurementUnit?: string;
}

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

export type ProductDetails = {
  /**
   * The merchant's key, which does not change when the product is renamed. Defaults to the slug.
   */
  readonly handle?: string;
  readonly visibleInPos?: boolean;
  /** Set if the description was sent as HTML or rich content. The paragraphs contain its text. */
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
  /** Assigned by the older subscription options service. */
  readonly subscriptionOptions?: readonly { readonly id: string; readonly hidden: boolean }[];
  readonly oneTimePurchases?: boolean;
};

export interface VariantDetails {
  readonly pricePerUnit?: UnitSettings;
  readonly productDimensions?: object;
  readonly packageDimensions?: object;
  readonly digitalFile?: { readonly id: string };
}

export interface StockRecord {
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly message?: string;
  readonly limit?: number;
  readonly counter?: number;
  readonly extendedFields?: object;
}
