// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Find checkouts that buyers left unfinished, measure how many came back, and record follow-up
 * activity.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingOfBadgesV2,
  CursorsOfBadgesV2,
  ItemMetadata,
  Mode,
  PagingMetadataV2,
  PlatformPaging,
  RawHttpResponse,
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
  ApplicationErrorInput,
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
  RawHttpResponse,
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
  DiscountRuleInput,
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
 * Fetch one abandoned checkout by its ID.
 *
 * `GET /ecom/v1/abandoned-checkout/{abandonedCheckoutId}` (ecom/abandoned-checkouts)
 *
 * @param abandonedCheckoutId - id of the abandoned checkout
 * @remarks Needs ECOM.ABANDONED_CHECKOUT_READ.
 * @example
 * ```ts
 * const answer = await client.use(abandonedCheckouts).getAbandonedCheckout(
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
 * Delete one abandoned checkout record.
 *
 * `DELETE /ecom/v1/abandoned-checkout/{abandonedCheckoutId}` (ecom/abandoned-checkouts)
 *
 * @param abandonedCheckoutId - id of the abandoned checkout
 * @remarks Needs ECOM.ABANDONED_CHECKOUT_DELETE.
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
 * Delete up to 100 abandoned checkouts in one call, with a separate result for each ID.
 *
 * `POST /ecom/v1/bulk/abandoned-checkout/delete` (ecom/abandoned-checkouts)
 *
 * @param abandonedCheckoutIds - ids of the abandoned checkouts
 * @remarks Needs ECOM.ABANDONED_CHECKOUT_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(abandonedCheckouts).bulkDeleteAbandonedCheckouts([
 *   "<abandoned checkout id>",
 * ]);
 * ```
 */
export const bulkDeleteAbandonedCheckouts: (
  abandonedCheckoutIds: string[],
) => Promise<BulkDeleteAbandonedCheckoutsResponse> = /* @__PURE__ */ operation({
  name: "ecom.abandonedCheckouts.bulkDeleteAbandonedCheckouts",
  method: "POST",
  path: "/ecom/v1/bulk/abandoned-checkout/delete",
  args: ["abandonedCheckoutIds"],
});

const queryAbandonedCheckoutsOperation: Operation = {
  name: "ecom.abandonedCheckouts.queryAbandonedCheckouts",
  method: "POST",
  path: "/ecom/v1/abandoned-checkout/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { abandonedCheckouts: abandonedCheckoutCodec, results: abandonedCheckoutCodec },
  read: true,
  query: { paging: "cursor", items: "abandonedCheckouts", metadata: "metadata" },
};

/** The fields that the query of {@link queryAbandonedCheckouts} takes. */
export interface QueryAbandonedCheckoutsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    status: "ABANDONED" | "RECOVERED" | (string & {});
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
  in:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "status"
    | "buyerInfo.visitorId"
    | "buyerInfo.memberId"
    | "buyerInfo.userId"
    | "buyerInfo.contactId"
    | "buyerInfo.email";
  exists:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "status"
    | "buyerInfo.visitorId"
    | "buyerInfo.memberId"
    | "buyerInfo.userId"
    | "buyerInfo.contactId"
    | "buyerInfo.email";
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
  ascending:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "status"
    | "buyerInfo.visitorId"
    | "buyerInfo.memberId"
    | "buyerInfo.userId"
    | "buyerInfo.contactId"
    | "buyerInfo.email";
  descending:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "status"
    | "buyerInfo.visitorId"
    | "buyerInfo.memberId"
    | "buyerInfo.userId"
    | "buyerInfo.contactId"
    | "buyerInfo.email";
}

/**
 * Look up abandoned checkouts by filter and sort order, one cursor page at a time.
 *
 * `POST /ecom/v1/abandoned-checkout/query` (ecom/abandoned-checkouts)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.ABANDONED_CHECKOUT_READ.
 * @example
 * ```ts
 * const page = await client.use(abandonedCheckouts).queryAbandonedCheckouts().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryAbandonedCheckouts(): CursorQueryBuilder<
  AbandonedCheckout,
  QueryAbandonedCheckoutsFields
>;
/**
 * Look up abandoned checkouts by filter and sort order, one cursor page at a time. Sends the
 * query as it stands.
 */
export function queryAbandonedCheckouts(query: QueryV2): Promise<QueryAbandonedCheckoutsResponse>;
export function queryAbandonedCheckouts(query?: QueryV2): unknown {
  return call(queryAbandonedCheckoutsOperation, [query]);
}

/**
 * Search abandoned checkouts with free text as well as filters.
 *
 * `POST /ecom/v1/abandoned-checkout/search` (ecom/abandoned-checkouts)
 *
 * @remarks Needs ECOM.ABANDONED_CHECKOUT_READ.
 * @example
 * ```ts
 * const answer = await client.use(abandonedCheckouts).searchAbandonedCheckouts({});
 * ```
 */
export const searchAbandonedCheckouts: (
  search: Search,
) => Promise<SearchAbandonedCheckoutsResponse> = /* @__PURE__ */ operation({
  name: "ecom.abandonedCheckouts.searchAbandonedCheckouts",
  method: "POST",
  path: "/ecom/v1/abandoned-checkout/search",
  args: ["search"],
  response: { abandonedCheckouts: abandonedCheckoutCodec },
  read: true,
});

/** The `options` of {@link addAbandonedCheckoutActivity}. */
export interface AddAbandonedCheckoutActivityOptions {
  activityType?: ActivityType;
}

/**
 * Log a recovery activity, such as an email that was sent, on an abandoned checkout.
 *
 * `POST /ecom/v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity`
 * (ecom/abandoned-checkouts)
 *
 * @param abandonedCheckoutId - id of the abandoned checkout
 * @param options - may hold `activityType`
 * @example
 * ```ts
 * const answer = await client.use(abandonedCheckouts).addAbandonedCheckoutActivity(
 *   "<abandoned checkout id>",
 * );
 * ```
 */
export const addAbandonedCheckoutActivity: (
  abandonedCheckoutId: string,
  options?: AddAbandonedCheckoutActivityOptions,
) => Promise<AddAbandonedCheckoutActivityResponse> = /* @__PURE__ */ operation({
  name: "ecom.abandonedCheckouts.addAbandonedCheckoutActivity",
  method: "POST",
  path: "/ecom/v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity",
  args: ["abandonedCheckoutId", ["activityType"]],
  response: { abandonedCheckout: abandonedCheckoutCodec },
});

/** The `options` of {@link getAbandonedCheckoutAnalytics}. */
export interface GetAbandonedCheckoutAnalyticsOptions {
  /** Local date, at least 10 characters. */
  endDate: string;
  /** At most 6 items. */
  metrics?: Metric[];
  /** At most 2 items. */
  statuses?: StatusOfAbandonedCarts[];
}

/**
 * Compute recoverable and recovered value, counts and recovery rate for a period that you
 * choose.
 *
 * `POST /ecom/v1/abandoned-checkout/get-analytics` (ecom/abandoned-checkouts)
 *
 * @param startDate - local date, at least 10 characters
 * @param options - needs `endDate`; may hold `metrics`, `statuses`
 * @remarks Needs ecom:v1:abandoned_checkout:get_abandoned_checkout_analytics.
 * @example
 * ```ts
 * const answer = await client.use(abandonedCheckouts).getAbandonedCheckoutAnalytics(
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
  method: "POST",
  path: "/ecom/v1/abandoned-checkout/get-analytics",
  args: ["startDate", ["endDate", "metrics", "statuses"]],
  response: { recoveryRate: "f" },
  read: true,
});

/**
 * Send the buyer back to the checkout they left, as an HTTP redirect response.
 *
 * `GET /ecom/v1/abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout`
 * (ecom/abandoned-checkouts)
 *
 * @param abandonedCheckoutId - id of the abandoned checkout
 * @param metasiteId - id of the metasite
 * @example
 * ```ts
 * const answer = await client.use(abandonedCheckouts).redirectToCheckout(
 *   "<abandoned checkout id>",
 *   "<metasite id>",
 * );
 * ```
 */
export const redirectToCheckout: (
  abandonedCheckoutId: string,
  metasiteId: string,
) => Promise<RawHttpResponse> = /* @__PURE__ */ operation({
  name: "ecom.abandonedCheckouts.redirectToCheckout",
  method: "GET",
  path: "/ecom/v1/abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout",
  args: ["abandonedCheckoutId", "metasiteId"],
  response: { body: "b" },
});

/** What a handler of {@link onAbandonedCheckoutCreated} gets. */
export interface AbandonedCheckoutCreatedEvent {
  entity: AbandonedCheckout;
  metadata: EventMetadata;
}

/**
 * Sent when a checkout is first counted as abandoned.
 *
 * Event type `wix.ecom.v1.abandoned_checkout_created`.
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

/** What a handler of {@link onAbandonedCheckoutDeleted} gets. */
export interface AbandonedCheckoutDeletedEvent {
  entity?: AbandonedCheckout;
  metadata: EventMetadata;
}

/**
 * Sent when an abandoned checkout record is removed.
 *
 * Event type `wix.ecom.v1.abandoned_checkout_deleted`.
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

/** What a handler of {@link onAbandonedCheckoutRecovered} gets. */
export interface AbandonedCheckoutRecoveredEvent {
  data: AbandonedCheckoutRecovered;
  metadata: EventMetadata;
}

/**
 * Sent when a buyer returns and finishes a checkout they had abandoned.
 *
 * Event type `wix.ecom.v1.abandoned_checkout_recovered`.
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

/** What a handler of {@link onAbandonedCheckoutUpdated} gets. */
export interface AbandonedCheckoutUpdatedEvent {
  entity: AbandonedCheckout;
  metadata: EventMetadata;
}

/**
 * Sent when any field of an abandoned checkout changes.
 *
 * Event type `wix.ecom.v1.abandoned_checkout_updated`.
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

export interface GetAbandonedCheckoutRequest {
  /** Guid. */
  abandonedCheckoutId: string;
}

export interface GetAbandonedCheckoutResponse {
  abandonedCheckout?: AbandonedCheckout;
}

export interface AbandonedCheckout {
  /** Guid. */
  id: string;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** Guid. */
  checkoutId?: string | null;
  /** Guid. */
  cartId?: string | null;
  status: StatusOfAbandonedCarts;
  buyerLanguage?: string | null;
  buyerInfo?: V1BuyerInfo;
  contactDetails?: FullAddressContactDetails;
  /** Currency. */
  currency: string;
  /** Currency. */
  conversionCurrency?: string | null;
  totalPrice?: MultiCurrencyPrice;
  /** At most 20 items. */
  activities: Activity[];
  checkoutRecoveredDate?: Date | null;
  /** Web url. */
  checkoutUrl: string;
  subtotalPrice?: MultiCurrencyPrice;
  /** 1 to 300 items. */
  lineItems: LineItem[];
  /** At most 100 items. */
  appliedDiscounts: AppliedDiscount[];
}

/** At most one of: `visitorId`, `memberId`, `userId`. */
export interface V1BuyerInfo {
  /** Guid. */
  visitorId?: string;
  /** Guid. */
  memberId?: string;
  /** Guid. */
  userId?: string;
  /** Guid. */
  contactId?: string | null;
  /** Email, at most 50 characters. */
  email?: string | null;
}

export interface Activity {
  createdDate?: Date | null;
  type: ActivityType;
}

export type ActivityType =
  | "SCHEDULED"
  | "EMAIL_SENT"
  | "EMAIL_NOT_SENT"
  | "NOTIFICATION_SENT"
  | "TASK_CREATED"
  | "AUTOMATION_SKIPPED"
  | (string & {});

export interface LineItem {
  /** Guid. */
  id: string;
  /** 1 to 100000. */
  quantity: number;
  catalogReference?: CatalogReference;
  productName?: ProductName;
  price?: MultiCurrencyPrice;
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** At most 300 items. */
  descriptionLines: DescriptionLine[];
  image?: Image;
  physicalProperties?: PhysicalProperties;
}

/** Image in the site's media store. */
export interface Image {
  /** Id of the media file. At most 400 characters. */
  id: string;
  /** Address of the image file. Web url. */
  url: string;
  /** Height of the original in pixels. */
  height: number;
  /** Width of the original in pixels. */
  width: number;
  /** Text for readers who cannot see the image. At most 200 characters. */
  altText?: string | null;
}

/**
 * A discount that was taken off: a coupon, the merchant's own or an automatic rule.
 *
 * At most one of: `coupon`, `merchantDiscount`, `discountRule`.
 */
export interface AppliedDiscount {
  /** Coupon behind the discount. */
  coupon?: Coupon;
  /** Discount that the merchant gave by hand. */
  merchantDiscount?: MerchantDiscount;
  /** Automatic rule behind the discount. */
  discountRule?: DiscountRule;
  /** What the discount was taken off. */
  discountType: DiscountType;
  /** Ids of the line items that it touches. At most 300 items. */
  lineItemIds: string[];
}

/** A coupon that was applied. */
export interface Coupon {
  /** Id of the coupon. At most 50 characters. */
  id: string;
  /** Code that the buyer typed. At most 50 characters. */
  code: string;
  /** Amount that the coupon takes off. */
  amount?: MultiCurrencyPrice;
  /** Name of the coupon. At most 60 characters. */
  name: string;
}

/** Discount that the merchant gave by hand. */
export interface MerchantDiscount {
  /** Amount that it takes off. */
  amount?: MultiCurrencyPrice;
  /** Percentage that it takes off, from 0.01 to 100. */
  percentage?: number | null;
}

export interface DeleteAbandonedCheckoutRequest {
  /** Guid. */
  abandonedCheckoutId: string;
}

export type DeleteAbandonedCheckoutResponse = Record<string, never>;

export interface BulkDeleteAbandonedCheckoutsRequest {
  /** 1 to 100 items. */
  abandonedCheckoutIds: string[];
}

export interface BulkDeleteAbandonedCheckoutsResponse {
  /** 1 to 100 items. */
  results: BulkAbandonedCheckoutResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkAbandonedCheckoutResult {
  itemMetadata?: ItemMetadata;
}

export interface QueryAbandonedCheckoutsRequest {
  query: QueryV2;
}

export interface QueryAbandonedCheckoutsResponse {
  /** @deprecated */
  results?: AbandonedCheckout[];
  abandonedCheckouts: AbandonedCheckout[];
  metadata?: PagingMetadataV2;
}

export interface SearchAbandonedCheckoutsRequest {
  search: Search;
}

/** At most one of: `paging`, `cursorPaging`. */
export type Search = {
  filter?: Record<string, unknown> | null;
  /** At most 4 items. */
  sort?: CommonSorting[];
  search?: SearchDetails;
} & (
  | {
      paging?: PlatformPaging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      cursorPaging?: CursorPagingOfBadgesV2;
    }
);

export interface CommonSorting {
  /** At most 40 characters. */
  fieldName?: string;
  order?: SortOrder;
}

/** Free text to look for and how to match it. */
export interface SearchDetails {
  /** How several words combine: any of them or all of them. */
  mode?: Mode;
  /** Text to look for, 100 characters at most. At most 100 characters. */
  expression?: string | null;
  /** Paths of the fields to look in; the searchable ones when left out. At most 20 items. */
  fields?: string[];
  /** True to tolerate small spelling differences. */
  fuzzy?: boolean;
}

export interface SearchAbandonedCheckoutsResponse {
  abandonedCheckouts: AbandonedCheckout[];
  pagingMetadata?: CommonPagingMetadataV2;
}

export interface CommonPagingMetadataV2 {
  count?: number | null;
  offset?: number | null;
  total?: number | null;
  tooManyToCount?: boolean | null;
  cursors?: CursorsOfBadgesV2;
}

export interface AddAbandonedCheckoutActivityRequest {
  /** Guid. */
  abandonedCheckoutId: string;
  activityType?: ActivityType;
}

export interface AddAbandonedCheckoutActivityResponse {
  abandonedCheckout?: AbandonedCheckout;
}

export interface GetAbandonedCheckoutAnalyticsRequest {
  /** Local date, at least 10 characters. */
  startDate: string;
  /** Local date, at least 10 characters. */
  endDate: string;
  /** At most 6 items. */
  metrics?: Metric[];
  /** At most 2 items. */
  statuses?: StatusOfAbandonedCarts[];
}

export type Metric =
  | "RECOVERABLE_VALUE"
  | "RECOVERABLE_CHECKOUT_COUNT"
  | "AVERAGE_RECOVERABLE_CHECKOUT_VALUE"
  | "RECOVERED_VALUE"
  | "RECOVERED_CHECKOUT_COUNT"
  | "RECOVERY_RATE";

export interface GetAbandonedCheckoutAnalyticsResponse {
  /** Currency. */
  currency: string;
  /** Decimal in a string. */
  recoverableValue?: string | null;
  recoverableCheckoutCount?: number | null;
  /** Decimal in a string. */
  averageRecoverableCheckoutValue?: string | null;
  /** Decimal in a string. */
  recoveredValue?: string | null;
  recoveredCheckoutCount?: number | null;
  recoveryRate?: number | null;
}

export interface RedirectToCheckoutRequest {
  /** Guid. */
  abandonedCheckoutId: string;
  /** Guid. */
  metasiteId: string;
}

export interface AbandonedCheckoutRecovered {
  abandonedCheckout?: AbandonedCheckout;
}
