/** Product in an event. Field names follow Google Analytics 4. */
export interface AnalyticsItem {
  /** Id of the product, or of the line if it has no product id. */
  readonly item_id: string;
  readonly item_name?: string | undefined;
  /** Selected options, such as "Sky / M". */
  readonly item_variant?: string | undefined;
  readonly item_brand?: string | undefined;
  readonly item_category?: string | undefined;
  readonly item_list_id?: string | undefined;
  readonly item_list_name?: string | undefined;
  /** Position in a list, from 0. */
  readonly index?: number | undefined;
  /** Price per unit. */
  readonly price?: number | undefined;
  readonly quantity?: number | undefined;
}

/** Parameters of item events. `value` is missing if the platform has not calculated it. */
export interface ItemsParams {
  /** ISO 4217 code, such as `"EUR"`. */
  readonly currency?: string | undefined;
  readonly value?: number | undefined;
  readonly items: readonly AnalyticsItem[];
}

/** Parameters of list events. */
export interface ListParams {
  readonly item_list_id?: string | undefined;
  readonly item_list_name?: string | undefined;
  readonly items: readonly AnalyticsItem[];
}

/** Google Analytics 4 parameters by event name. */
export interface AnalyticsParams {
  readonly view_item_list: ListParams;
  readonly select_item: ListParams;
  readonly view_item: ItemsParams;
  readonly add_to_cart: ItemsParams;
  readonly remove_from_cart: ItemsParams;
  readonly view_cart: ItemsParams;
  readonly begin_checkout: ItemsParams & { readonly coupon?: string | undefined };
  readonly add_shipping_info: ItemsParams & {
    readonly coupon?: string | undefined;
    /** Code of the delivery option. */
    readonly shipping_tier?: string | undefined;
  };
  readonly purchase: ItemsParams & {
    /** Id of the order. */
    readonly transaction_id: string;
    readonly tax?: number | undefined;
    readonly shipping?: number | undefined;
    readonly coupon?: string | undefined;
  };
  readonly add_to_wishlist: ItemsParams;
  readonly login: { readonly method?: string | undefined };
  readonly sign_up: { readonly method?: string | undefined };
  readonly search: { readonly search_term: string };
}

/** Analytics event. Events from the hooks contain no personal data. */
export type AnalyticsEvent = {
  readonly [Name in keyof AnalyticsParams]: {
    readonly name: Name;
    readonly params: AnalyticsParams[Name];
  };
}[keyof AnalyticsParams];
