// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Find abandoned checkouts, measure how many were recovered, and record follow-up activity.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorPage,
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  redirectBody,
  searchOperation,
  type TextSearchBuilder,
  type TypedQuery,
  type TypedTextSearch,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingOfBadgesV2,
  CursorsOfBadgesV2,
  ItemMetadata,
  Mode,
  PagingMetadataV2,
  PlatformPaging,
  RedirectResponse,
  SortOrder,
  StatusOfAbandonedCarts,
} from "@portico/core/types";
import type {
  CatalogReference,
  DescriptionLine,
  DiscountRule,
  DiscountType,
  FullAddressContactDetails,
  MultiCurrencyPrice,
  PhysicalProperties,
  ProductName,
  QueryV2,
} from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingOfBadgesV2 as CommonCursorPaging,
  Cursors,
  CursorsOfBadgesV2 as CommonCursors,
  HeadersEntry,
  HeadersEntryInput,
  ItemMetadata,
  Mode,
  Paging,
  PagingMetadataV2,
  PlatformPaging as CommonPaging,
  RedirectResponse,
  SortingOfProducts as Sorting,
  SortOrder,
  SortOrder as CommonSortOrder,
  StatusOfAbandonedCarts as Status,
} from "@portico/core/types";
export type {
  CatalogReference,
  CatalogReferenceInput,
  Color,
  ColorInput,
  DescriptionLine,
  DescriptionLineInput,
  DescriptionLineName,
  DescriptionLineNameInput,
  DiscountRule,
  DiscountRuleName,
  DiscountRuleNameInput,
  DiscountType,
  FullAddressContactDetails,
  FullAddressContactDetailsInput,
  MultiCurrencyPrice,
  MultiCurrencyPriceInput,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PlainTextValue,
  PlainTextValueInput,
  ProductName,
  ProductNameInput,
  QueryV2,
  VatId,
  VatIdInput,
  VatType,
} from "./common.js";

const abandonedCheckoutCodec: CodecTable = {
  activities: { createdDate: "d" },
  appliedDiscounts: { merchantDiscount: { percentage: "f" } },
  checkoutRecoveredDate: "d",
  createdDate: "d",
  lineItems: { physicalProperties: { weight: "f" } },
  updatedDate: "d",
};

/**
 * Returns an abandoned checkout by id.
 *
 * `GET /ecom/v1/abandoned-checkout/{abandonedCheckoutId}` (ecom/abandoned-checkouts)
 *
 * @param abandonedCheckoutId - Id of the abandoned checkout.
 * @returns The abandoned checkout with its items, totals and activities.
 * @remarks Requires the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 * @example
 * ```ts
 * const abandonedCheckout = await client.use(abandonedCheckouts).getAbandonedCheckout(
 *   "<abandoned checkout id>",
 * );
 * ```
 */
export const getAbandonedCheckout: (abandonedCheckoutId: string) => Promise<AbandonedCheckout> =
  /* @__PURE__ */ operation({
    name: "ecom.abandonedCheckouts.getAbandonedCheckout",
    method: "GET",
    path: "/ecom/v1/abandoned-checkout/{abandonedCheckoutId}",
    args: ["abandonedCheckoutId"],
    response: { abandonedCheckout: abandonedCheckoutCodec },
    returns: "abandonedCheckout",
  });

/**
 * Deletes an abandoned checkout.
 *
 * `DELETE /ecom/v1/abandoned-checkout/{abandonedCheckoutId}` (ecom/abandoned-checkouts)
 *
 * @param abandonedCheckoutId - Id of the abandoned checkout.
 * @remarks Requires the permission `ECOM.ABANDONED_CHECKOUT_DELETE`.
 * @example
 * ```ts
 * await client.use(abandonedCheckouts).deleteAbandonedCheckout("<abandoned checkout id>");
 * ```
 */
export const deleteAbandonedCheckout: (abandonedCheckoutId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.abandonedCheckouts.deleteAbandonedCheckout",
    method: "DELETE",
    path: "/ecom/v1/abandoned-checkout/{abandonedCheckoutId}",
    args: ["abandonedCheckoutId"],
  });

/**
 * Deletes up to 100 abandoned checkouts, with a result for each.
 *
 * `POST /ecom/v1/bulk/abandoned-checkout/delete` (ecom/abandoned-checkouts)
 *
 * @param abandonedCheckoutIds - Ids of the abandoned checkouts.
 * @remarks Requires the permission `ECOM.ABANDONED_CHECKOUT_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(abandonedCheckouts).bulkDeleteAbandonedCheckouts([
 *   "<abandoned checkout id>",
 * ]);
 * ```
 */
export const bulkDeleteAbandonedCheckouts: (
  abandonedCheckoutIds: string[],
) => Promise<BulkDeleteAbandonedCheckoutsResponse> = /* @__PURE__ */ operation({
  name: "ecom.abandonedCheckouts.bulkDeleteAbandonedCheckouts",
  path: "/ecom/v1/bulk/abandoned-checkout/delete",
  args: ["abandonedCheckoutIds"],
});

/** Fields that {@link queryAbandonedCheckouts} can filter or sort by. */
export interface QueryAbandonedCheckoutsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    status: StatusOfAbandonedCarts;
    "buyerInfo.visitorId": string;
    "buyerInfo.memberId": string;
    "buyerInfo.userId": string;
    "buyerInfo.contactId": string;
    "buyerInfo.email": string;
  };
  eq:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "status"
    | "buyerInfo.visitorId"
    | "buyerInfo.memberId"
    | "buyerInfo.userId"
    | "buyerInfo.contactId"
    | "buyerInfo.email";
  in: QueryAbandonedCheckoutsFields["eq"];
  exists: QueryAbandonedCheckoutsFields["eq"];
  compare:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "buyerInfo.visitorId"
    | "buyerInfo.memberId"
    | "buyerInfo.userId"
    | "buyerInfo.contactId"
    | "buyerInfo.email";
  startsWith:
    | "id"
    | "buyerInfo.visitorId"
    | "buyerInfo.memberId"
    | "buyerInfo.userId"
    | "buyerInfo.contactId"
    | "buyerInfo.email";
  has: never;
  ascending: QueryAbandonedCheckoutsFields["eq"];
  descending: QueryAbandonedCheckoutsFields["eq"];
}

/** The query builder that {@link queryAbandonedCheckouts} returns. */
export type AbandonedCheckoutsQueryBuilder = CursorQueryBuilder<
  AbandonedCheckout,
  QueryAbandonedCheckoutsFields
>;

/** A page of the query builder that {@link queryAbandonedCheckouts} returns. */
export type AbandonedCheckoutsQueryResult = CursorPage<AbandonedCheckout>;

/** The query object that {@link queryAbandonedCheckouts} accepts. */
export interface QueryAbandonedCheckoutsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryAbandonedCheckoutsFields> {}

/**
 * Queries abandoned checkouts by filter and sort order, with cursor paging.
 *
 * `POST /ecom/v1/abandoned-checkout/query` (ecom/abandoned-checkouts)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 * @example
 * ```ts
 * const page = await client.use(abandonedCheckouts).queryAbandonedCheckouts().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryAbandonedCheckouts: {
  (): AbandonedCheckoutsQueryBuilder;
  /**
   * Queries abandoned checkouts by filter and sort order, with cursor paging. Sends a query
   * object instead of returning a builder.
   */
  (query: QueryAbandonedCheckoutsQuery): Promise<QueryAbandonedCheckoutsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.abandonedCheckouts.queryAbandonedCheckouts",
  path: "/ecom/v1/abandoned-checkout/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { abandonedCheckouts: abandonedCheckoutCodec, results: abandonedCheckoutCodec },
  read: true,
  query: { items: "abandonedCheckouts", metadata: "metadata" },
});

/** Fields that {@link searchAbandonedCheckouts} can search, filter, sort or aggregate by. */
export interface SearchAbandonedCheckoutsFields {
  values: {
    "contactDetails.firstName": string;
    "contactDetails.lastName": string;
    createdDate: Date;
    updatedDate: Date;
    id: string;
    "buyerInfo.contactId": string;
    "buyerInfo.email": string;
    "buyerInfo.memberId": string;
    "buyerInfo.userId": string;
    "buyerInfo.visitorId": string;
    status: StatusOfAbandonedCarts;
    "activities.type": ActivityType;
    "appliedDiscounts.coupon.code": string;
  };
  eq:
    | "contactDetails.firstName"
    | "contactDetails.lastName"
    | "createdDate"
    | "updatedDate"
    | "id"
    | "buyerInfo.contactId"
    | "buyerInfo.email"
    | "buyerInfo.memberId"
    | "buyerInfo.userId"
    | "buyerInfo.visitorId"
    | "status";
  in: SearchAbandonedCheckoutsFields["eq"];
  exists: "contactDetails.firstName" | "contactDetails.lastName" | "createdDate" | "updatedDate";
  compare: SearchAbandonedCheckoutsFields["exists"];
  startsWith: "contactDetails.firstName" | "contactDetails.lastName";
  has: "activities.type" | "appliedDiscounts.coupon.code";
  ascending: "createdDate" | "updatedDate";
  descending: SearchAbandonedCheckoutsFields["ascending"];
  match: never;
  text: "buyerInfo.email" | "contactDetails.firstName" | "contactDetails.lastName";
  aggregate: never;
}

/** The search object that {@link searchAbandonedCheckouts} accepts. */
export interface SearchAbandonedCheckoutsSearch
  extends Omit<Search, "filter" | "sort" | "search">,
    TypedTextSearch<SearchAbandonedCheckoutsFields> {}

/**
 * Searches abandoned checkouts by text and filters.
 *
 * `POST /ecom/v1/abandoned-checkout/search` (ecom/abandoned-checkouts)
 *
 * @returns A search builder. Call `find()` to send the search.
 * @remarks Requires the permission `ECOM.ABANDONED_CHECKOUT_READ`.
 * @example
 * ```ts
 * const page = await client.use(abandonedCheckouts).searchAbandonedCheckouts().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const searchAbandonedCheckouts: {
  (): TextSearchBuilder<AbandonedCheckout, SearchAbandonedCheckoutsFields>;
  /**
   * Searches abandoned checkouts by text and filters. Sends a search object instead of returning
   * a builder.
   */
  (search: SearchAbandonedCheckoutsSearch): Promise<SearchAbandonedCheckoutsResponse>;
} = /* @__PURE__ */ searchOperation({
  name: "ecom.abandonedCheckouts.searchAbandonedCheckouts",
  path: "/ecom/v1/abandoned-checkout/search",
  args: ["search"],
  response: { abandonedCheckouts: abandonedCheckoutCodec },
  read: true,
  query: { items: "abandonedCheckouts" },
});

/** Options of {@link addAbandonedCheckoutActivity}. */
export interface AddAbandonedCheckoutActivityOptions {
  /** Kind of activity. */
  activityType?: ActivityType;
}

/**
 * Records a recovery activity, such as a sent email, for an abandoned checkout.
 *
 * `POST /ecom/v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity`
 * (ecom/abandoned-checkouts)
 *
 * @param abandonedCheckoutId - Id of the abandoned checkout.
 * @param options - Optional fields: `activityType`.
 * @example
 * ```ts
 * const response = await client.use(abandonedCheckouts).addAbandonedCheckoutActivity(
 *   "<abandoned checkout id>",
 * );
 * ```
 */
export const addAbandonedCheckoutActivity: (
  abandonedCheckoutId: string,
  options?: AddAbandonedCheckoutActivityOptions,
) => Promise<AddAbandonedCheckoutActivityResponse> = /* @__PURE__ */ operation({
  name: "ecom.abandonedCheckouts.addAbandonedCheckoutActivity",
  path: "/ecom/v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity",
  args: ["abandonedCheckoutId", ["activityType"]],
  response: { abandonedCheckout: abandonedCheckoutCodec },
});

/** Options of {@link getAbandonedCheckoutAnalytics}. */
export interface GetAbandonedCheckoutAnalyticsOptions {
  /** Last day of the period, such as '2026-01-31'. A date as YYYY-MM-DD, at least 10 characters. */
  endDate: string;
  /** Metrics to calculate. At most 6 items. */
  metrics?: Metric[];
  /** Statuses of the abandoned checkouts to include. At most 2 items. */
  statuses?: StatusOfAbandonedCarts[];
}

/**
 * Calculates metrics for a period, such as the value of recovered checkouts.
 *
 * `POST /ecom/v1/abandoned-checkout/get-analytics` (ecom/abandoned-checkouts)
 *
 * @param startDate - First day of the period, such as '2026-01-31'. A date as YYYY-MM-DD, at
 *   least 10 characters.
 * @param options - Required fields: `endDate`. Optional fields: `metrics` and `statuses`.
 * @remarks Requires the permission
 *   `ecom:v1:abandoned_checkout:get_abandoned_checkout_analytics`.
 * @example
 * ```ts
 * const response = await client.use(abandonedCheckouts).getAbandonedCheckoutAnalytics(
 *   "<start date>",
 *   { endDate: "<end date>" },
 * );
 * ```
 */
export const getAbandonedCheckoutAnalytics: (
  startDate: string,
  options: GetAbandonedCheckoutAnalyticsOptions,
) => Promise<GetAbandonedCheckoutAnalyticsResponse> = /* @__PURE__ */ operation({
  name: "ecom.abandonedCheckouts.getAbandonedCheckoutAnalytics",
  path: "/ecom/v1/abandoned-checkout/get-analytics",
  args: ["startDate", ["endDate", "metrics", "statuses"]],
  response: { recoveryRate: "f" },
  read: true,
});

/**
 * Returns the URL of the checkout page for an abandoned checkout.
 *
 * `GET /ecom/v1/abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout`
 * (ecom/abandoned-checkouts)
 *
 * @param abandonedCheckoutId - Id of the abandoned checkout.
 * @param metasiteId - Id of the site.
 * @example
 * ```ts
 * const response = await client.use(abandonedCheckouts).redirectToCheckout(
 *   "<abandoned checkout id>",
 *   "<metasite id>",
 * );
 * ```
 */
export const redirectToCheckout: (
  abandonedCheckoutId: string,
  metasiteId: string,
) => Promise<RedirectResponse> = /* @__PURE__ */ operation({
  name: "ecom.abandonedCheckouts.redirectToCheckout",
  method: "GET",
  path: "/ecom/v1/abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout",
  args: ["abandonedCheckoutId", "metasiteId"],
  response: { body: "b" },
  read: false,
  redirect: redirectBody,
});

/** Event that {@link onAbandonedCheckoutCreated} passes to its handler. */
export interface AbandonedCheckoutCreatedEvent {
  /** The created entity. */
  entity: AbandonedCheckout;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a checkout is first considered abandoned.
 *
 * The type of the event is `wix.ecom.v1.abandoned_checkout_created`.
 *
 * @example
 * ```ts
 * client.use(abandonedCheckouts).onAbandonedCheckoutCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onAbandonedCheckoutCreated: (
  handler: EventHandler<AbandonedCheckoutCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.abandoned_checkout_created",
  codec: { entity: abandonedCheckoutCodec },
});

/** Event that {@link onAbandonedCheckoutDeleted} passes to its handler. */
export interface AbandonedCheckoutDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: AbandonedCheckout;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an abandoned checkout is deleted.
 *
 * The type of the event is `wix.ecom.v1.abandoned_checkout_deleted`.
 *
 * @example
 * ```ts
 * client.use(abandonedCheckouts).onAbandonedCheckoutDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onAbandonedCheckoutDeleted: (
  handler: EventHandler<AbandonedCheckoutDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.abandoned_checkout_deleted",
  codec: { entity: abandonedCheckoutCodec },
});

/** Event that {@link onAbandonedCheckoutRecovered} passes to its handler. */
export interface AbandonedCheckoutRecoveredEvent {
  /** Event-specific data. */
  data: AbandonedCheckoutRecovered;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a buyer completes a checkout that was abandoned.
 *
 * The type of the event is `wix.ecom.v1.abandoned_checkout_recovered`.
 *
 * @example
 * ```ts
 * client.use(abandonedCheckouts).onAbandonedCheckoutRecovered(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onAbandonedCheckoutRecovered: (
  handler: EventHandler<AbandonedCheckoutRecoveredEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.abandoned_checkout_recovered",
  codec: { data: { abandonedCheckout: abandonedCheckoutCodec } },
});

/** Event that {@link onAbandonedCheckoutUpdated} passes to its handler. */
export interface AbandonedCheckoutUpdatedEvent {
  /** The entity after the change. */
  entity: AbandonedCheckout;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when any field of an abandoned checkout changes.
 *
 * The type of the event is `wix.ecom.v1.abandoned_checkout_updated`.
 *
 * @example
 * ```ts
 * client.use(abandonedCheckouts).onAbandonedCheckoutUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onAbandonedCheckoutUpdated: (
  handler: EventHandler<AbandonedCheckoutUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.abandoned_checkout_updated",
  codec: { entity: abandonedCheckoutCodec },
});

/** Request of {@link getAbandonedCheckout}. */
export interface GetAbandonedCheckoutRequest {
  /** Id of the abandoned checkout. */
  abandonedCheckoutId: string;
}

/** Response of {@link getAbandonedCheckout}. */
export interface GetAbandonedCheckoutResponse {
  /** The abandoned checkout with its items, totals and activities. */
  abandonedCheckout?: AbandonedCheckout;
}

/**
 * A checkout that the buyer did not complete, or the cart of a member who did not reach
 * checkout.
 */
export interface AbandonedCheckout {
  /** Id of the abandoned checkout. */
  id: string;
  /** When the record was created. */
  createdDate?: Date | null;
  /** When the abandoned checkout was last updated. */
  updatedDate?: Date | null;
  /** Id of the abandoned checkout. */
  checkoutId?: string | null;
  /** Id of the abandoned checkout's cart. */
  cartId?: string | null;
  /** Whether the checkout is abandoned or recovered. */
  status: StatusOfAbandonedCarts;
  /** Language of the buyer, such as 'en'. */
  buyerLanguage?: string | null;
  /** The buyer. */
  buyerInfo?: V1BuyerInfo;
  /** Name, phone number and company of the buyer, if known. */
  contactDetails?: FullAddressContactDetails;
  /** Currency of the store, as an ISO 4217 code such as 'EUR'. */
  currency: string;
  /** Currency shown to the buyer, as an ISO 4217 code. */
  conversionCurrency?: string | null;
  /** Total after discounts, gift cards and tax. */
  totalPrice?: MultiCurrencyPrice;
  /** Automated activities that try to bring the buyer back. At most 20 items. */
  activities: Activity[];
  /** When the buyer completed the checkout. Absent while it is abandoned. */
  checkoutRecoveredDate?: Date | null;
  /** URL where the buyer can continue the checkout. */
  checkoutUrl: string;
  /** Total price of the items before discounts and tax. */
  subtotalPrice?: MultiCurrencyPrice;
  /** Items in the checkout. 1 to 300 items. */
  lineItems: LineItem[];
  /** Discounts on the checkout. At most 100 items. */
  appliedDiscounts: AppliedDiscount[];
}

/**
 * The buyer of an abandoned checkout. One of `visitorId`, `memberId` and `userId` is set.
 *
 * At most one of `visitorId`, `memberId` and `userId` is set.
 */
export type V1BuyerInfo = {
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
  /** Buyer's email address. At most 50 characters. */
  email?: string | null;
} & (
  | {
      /** Visitor id of a buyer who is not logged in. A GUID. */
      visitorId?: string;
      memberId?: undefined;
      userId?: undefined;
    }
  | {
      visitorId?: undefined;
      /** Member id of a buyer who is logged in. A GUID. */
      memberId?: string;
      userId?: undefined;
    }
  | {
      visitorId?: undefined;
      memberId?: undefined;
      /** User id, if the buyer is a site owner or contributor. A GUID. */
      userId?: string;
    }
);

/** An automated activity that tries to bring a buyer back. */
export interface Activity {
  /** When the activity happened. */
  createdDate?: Date | null;
  /** Kind of activity. */
  type: ActivityType;
}

/** Kinds of recovery activities, such as sent emails or created tasks. */
export type ActivityType =
  | "SCHEDULED"
  | "EMAIL_SENT"
  | "EMAIL_NOT_SENT"
  | "NOTIFICATION_SENT"
  | "TASK_CREATED"
  | "AUTOMATION_SKIPPED"
  | (string & {});

/** One item in an abandoned checkout. */
export interface LineItem {
  /** Id of the line item. */
  id: string;
  /** Quantity of the item. 1 to 100,000. */
  quantity: number;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Name of the item. */
  productName?: ProductName;
  /** Unit price after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Unit price before discounts. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Lines that describe the item, such as the chosen options. At most 300 items. */
  descriptionLines: DescriptionLine[];
  /** Image of the item. */
  image?: Image;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalProperties;
}

/** Image in the site's Media Manager. */
export interface Image {
  /** Id of the media file. At most 400 characters. */
  id: string;
  /** URL of the image file. */
  url: string;
  /** Height of the original image in pixels. */
  height: number;
  /** Width of the original image in pixels. */
  width: number;
  /** Alternative text for screen readers. At most 200 characters. */
  altText?: string | null;
}

/**
 * An applied discount: a coupon, a merchant discount or a discount rule.
 *
 * At most one of `coupon`, `merchantDiscount` and `discountRule` is set.
 */
export type AppliedDiscount = {
  /** What the discount applies to. */
  discountType: DiscountType;
  /** Ids of the affected line items. At most 300 items. */
  lineItemIds: string[];
} & (
  | {
      /** Coupon of the discount. */
      coupon?: Coupon;
      merchantDiscount?: undefined;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      /** Discount that the merchant applied manually. */
      merchantDiscount?: MerchantDiscount;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      merchantDiscount?: undefined;
      /** Discount rule that created the discount. */
      discountRule?: DiscountRule;
    }
);

/** A coupon that was applied. */
export interface Coupon {
  /** Id of the coupon. At most 50 characters. */
  id: string;
  /** Coupon code that the buyer entered. At most 50 characters. */
  code: string;
  /** Discount amount from the coupon. */
  amount?: MultiCurrencyPrice;
  /** Name of the coupon. At most 60 characters. */
  name: string;
}

/** Discount that the merchant applied manually. */
export interface MerchantDiscount {
  /** Amount of the discount. */
  amount?: MultiCurrencyPrice;
  /** Discount percentage, from 0.01 to 100. */
  percentage?: number | null;
}

/** Request of {@link deleteAbandonedCheckout}. */
export interface DeleteAbandonedCheckoutRequest {
  /** Id of the abandoned checkout. */
  abandonedCheckoutId: string;
}

/** Response of {@link deleteAbandonedCheckout}. */
export type DeleteAbandonedCheckoutResponse = Record<string, never>;

/** Request of {@link bulkDeleteAbandonedCheckouts}. */
export interface BulkDeleteAbandonedCheckoutsRequest {
  /** Ids of the abandoned checkouts. 1 to 100 items. */
  abandonedCheckoutIds: string[];
}

/** Response of {@link bulkDeleteAbandonedCheckouts}. */
export interface BulkDeleteAbandonedCheckoutsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkAbandonedCheckoutResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one abandoned checkout in a bulk operation. */
export interface BulkAbandonedCheckoutResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link queryAbandonedCheckouts}. */
export interface QueryAbandonedCheckoutsRequest {
  /** Filter, sorting and paging. */
  query: QueryV2;
}

/** Response of {@link queryAbandonedCheckouts}. */
export interface QueryAbandonedCheckoutsResponse {
  /**
   * Use `abandonedCheckouts` instead.
   *
   * @deprecated
   */
  results?: AbandonedCheckout[];
  /** Abandoned checkouts on this page. */
  abandonedCheckouts: AbandonedCheckout[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadataV2;
}

/** Request of {@link searchAbandonedCheckouts}. */
export interface SearchAbandonedCheckoutsRequest {
  /** Search text, filter, sorting and paging. */
  search: Search;
}

/**
 * Search text, filter, sorting and paging.
 *
 * At most one of `paging` and `cursorPaging` is set.
 */
export type Search = {
  /** Filter object, such as { status: 'ABANDONED' }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 4 items. */
  sort?: CommonSorting[];
  /** Free text to search for. */
  search?: SearchDetails;
} & (
  | {
      /** The page to return, by offset. Send either this or `cursorPaging`. */
      paging?: PlatformPaging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      /** The page to return, by cursor. Send either this or `paging`. */
      cursorPaging?: CursorPagingOfBadgesV2;
    }
);

/** A field to sort by. */
export interface CommonSorting {
  /** Field to sort by, such as 'createdDate'. At most 40 characters. */
  fieldName?: string;
  /** Sort order. Default: ascending. */
  order?: SortOrder;
}

/** Free text to search for, and how to match it. */
export interface SearchDetails {
  /** Whether all words must match, or any of them. */
  mode?: Mode;
  /** Text to search for. At most 100 characters. */
  expression?: string | null;
  /** Paths of the fields to search. Default: all searchable fields. At most 20 items. */
  fields?: string[];
  /** Whether to tolerate small spelling differences. */
  fuzzy?: boolean;
}

/** Response of {@link searchAbandonedCheckouts}. */
export interface SearchAbandonedCheckoutsResponse {
  /** Abandoned checkouts on this page. */
  abandonedCheckouts: AbandonedCheckout[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CommonPagingMetadataV2;
}

/** Position of a page among all results. */
export interface CommonPagingMetadataV2 {
  /** Number of results on the page. */
  count?: number | null;
  /** Number of results before the page. Absent when paging by cursor. */
  offset?: number | null;
  /** Total number of results. Absent if the platform did not count the results. */
  total?: number | null;
  /** Whether the number of results exceeds the limit for counting. */
  tooManyToCount?: boolean | null;
  /** Cursors to the next and previous pages. */
  cursors?: CursorsOfBadgesV2;
}

/** Request of {@link addAbandonedCheckoutActivity}. */
export interface AddAbandonedCheckoutActivityRequest {
  /** Id of the abandoned checkout. */
  abandonedCheckoutId: string;
  /** Kind of activity. */
  activityType?: ActivityType;
}

/** Response of {@link addAbandonedCheckoutActivity}. */
export interface AddAbandonedCheckoutActivityResponse {
  /** The updated abandoned checkout, including the new activity. */
  abandonedCheckout?: AbandonedCheckout;
}

/** Request of {@link getAbandonedCheckoutAnalytics}. */
export interface GetAbandonedCheckoutAnalyticsRequest {
  /** First day of the period, such as '2026-01-31'. A date as YYYY-MM-DD, at least 10 characters. */
  startDate: string;
  /** Last day of the period, such as '2026-01-31'. A date as YYYY-MM-DD, at least 10 characters. */
  endDate: string;
  /** Metrics to calculate. At most 6 items. */
  metrics?: Metric[];
  /** Statuses of the abandoned checkouts to include. At most 2 items. */
  statuses?: StatusOfAbandonedCarts[];
}

/** Metrics for abandoned checkouts, such as values, counts and the recovery rate. */
export type Metric =
  | "RECOVERABLE_VALUE"
  | "RECOVERABLE_CHECKOUT_COUNT"
  | "AVERAGE_RECOVERABLE_CHECKOUT_VALUE"
  | "RECOVERED_VALUE"
  | "RECOVERED_CHECKOUT_COUNT"
  | "RECOVERY_RATE";

/** Response of {@link getAbandonedCheckoutAnalytics}. */
export interface GetAbandonedCheckoutAnalyticsResponse {
  /** Currency of the values, as an ISO 4217 code. */
  currency: string;
  /** Value of the checkouts that can still be recovered, as a decimal string. */
  recoverableValue?: string | null;
  /** Number of checkouts that can still be recovered. */
  recoverableCheckoutCount?: number | null;
  /** Average value of a checkout that can still be recovered, as a decimal string. */
  averageRecoverableCheckoutValue?: string | null;
  /** Value of the checkouts that were recovered, as a decimal string. */
  recoveredValue?: string | null;
  /** Number of checkouts that were recovered. */
  recoveredCheckoutCount?: number | null;
  /** Share of abandoned checkouts that were recovered. */
  recoveryRate?: number | null;
}

/** Request of {@link redirectToCheckout}. */
export interface RedirectToCheckoutRequest {
  /** Id of the abandoned checkout. */
  abandonedCheckoutId: string;
  /** Id of the site. */
  metasiteId: string;
}

/** Payload of the event emitted when a buyer completes an abandoned checkout. */
export interface AbandonedCheckoutRecovered {
  /** The recovered checkout. */
  abandonedCheckout?: AbandonedCheckout;
}
