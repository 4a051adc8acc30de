// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Collect shoppers' requests to hear about sold-out items and tell them when the items return.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  type Throws,
  type TypedQuery,
} from "@portico/core/runtime";
import type { ImageInput, PlatformPagingMetadata, PlatformQuery } from "@portico/core/types";
import { backgroundFillCodec } from "./codecs.js";
import type { CatalogReference, CatalogReferenceInput, CatalogReferenceToSend } from "./common.js";

export type {
  AddressLocation,
  CursorPaging,
  Cursors,
  Image,
  ImageInput,
  PlatformPaging,
  PlatformPagingMetadata,
  PlatformQuery,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/types";
export type { CatalogReference, CatalogReferenceInput, CatalogReferenceToSend } from "./common.js";

/**
 * Codes of the application errors of {@link createBackInStockNotificationRequest}, and what to
 * do.
 *
 * - `BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS`: This address is waiting for the item
 *   already: tell the visitor so.
 * - `REQUEST_COLLECTION_DISABLED`: The shop does not take such requests: hide the form, or call
 *   `startCollectingRequests`.
 * - `INVALID_CATALOG_REFERENCE_OPTIONS`: The options do not name a variant of the product: send
 *   `options.variantId`.
 * - `INVALID_ITEM_IMAGE_URL`: The address of the item's picture is none: send a full https
 *   address.
 */
export type CreateBackInStockNotificationRequestErrorCode =
  | "BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS"
  | "REQUEST_COLLECTION_DISABLED"
  | "INVALID_CATALOG_REFERENCE_OPTIONS"
  | "INVALID_ITEM_IMAGE_URL";

/**
 * Register a shopper's wish to be told when a sold-out item returns; fails if already
 * registered.
 *
 * `POST /back-in-stock-service/v1/back-in-stock-notification-requests`
 * (ecom/back-in-stock-notifications)
 *
 * @param request - The request to create: item and email address; needs `catalogReference`,
 *   `email`; `catalogReference` needs `appId`, `catalogItemId`.
 * @param itemDetails - Name, price and image of the item, for the email; needs `name`, `price`.
 * @returns The new request.
 * @remarks Its application errors have a {@link CreateBackInStockNotificationRequestErrorCode}.
 *   Needs ECOM.CREATE_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockNotifications).createBackInStockNotificationRequest(
 *   {
 *     catalogReference: { catalogItemId: "<catalog item id>", appId: "<app id>" },
 *     email: "ada@example.com",
 *   },
 *   { name: "Linen shirt", price: "19.90" },
 * );
 * ```
 */
export const createBackInStockNotificationRequest: ((
  request: BackInStockNotificationRequestInput,
  itemDetails: BackInStockItemDetails,
) => Promise<BackInStockNotificationRequest>) &
  Throws<CreateBackInStockNotificationRequestErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.backInStockNotifications.createBackInStockNotificationRequest",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests",
  args: ["request", "itemDetails"],
  request: { itemDetails: backgroundFillCodec, request: { createdDate: "d" } },
  response: { request: { createdDate: "d" } },
  returns: "request",
});

/** The fields that the query of {@link queryBackInStockNotificationRequests} takes. */
export interface QueryBackInStockNotificationRequestsFields {
  values: {
    id: string;
    contactId: string;
    status: Status;
    autoNotified: boolean;
    createdDate: Date;
    itemUrl: string;
  };
  eq: "id" | "contactId" | "status" | "autoNotified" | "createdDate" | "itemUrl";
  in: QueryBackInStockNotificationRequestsFields["eq"];
  exists: QueryBackInStockNotificationRequestsFields["eq"];
  compare: "id" | "contactId" | "createdDate" | "itemUrl";
  startsWith: "id" | "contactId" | "itemUrl";
  has: never;
  ascending: QueryBackInStockNotificationRequestsFields["eq"];
  descending: QueryBackInStockNotificationRequestsFields["eq"];
}

/** The query of {@link queryBackInStockNotificationRequests} as it is sent. */
export interface QueryBackInStockNotificationRequestsQuery
  extends Omit<PlatformQuery, "filter" | "sort">,
    TypedQuery<QueryBackInStockNotificationRequestsFields> {}

/**
 * Look up restock notification requests by filter and sort order, with cursor paging.
 *
 * `GET /back-in-stock-service/v1/back-in-stock-notification-requests`
 * (ecom/back-in-stock-notifications)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
 * @example
 * ```ts
 * const page = await client.use(backInStockNotifications).queryBackInStockNotificationRequests(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryBackInStockNotificationRequests: {
  (): CursorQueryBuilder<
    BackInStockNotificationRequest,
    QueryBackInStockNotificationRequestsFields
  >;
  /**
   * Look up restock notification requests by filter and sort order, with cursor paging. Sends the
   * query as it stands.
   */
  (
    query: QueryBackInStockNotificationRequestsQuery,
  ): Promise<QueryBackInStockNotificationRequestsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.backInStockNotifications.queryBackInStockNotificationRequests",
  method: "GET",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { requests: { createdDate: "d" } },
  complex: true,
  fallback: true,
  query: { items: "requests", metadata: "metadata" },
});

/**
 * Fetch one restock notification request by its ID.
 *
 * `GET /back-in-stock-service/v1/back-in-stock-notification-requests/{id}`
 * (ecom/back-in-stock-notifications)
 *
 * @param id - Id of the request.
 * @returns The request with its present status.
 * @remarks Needs ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockNotifications).getBackInStockNotificationRequest(
 *   "<back in stock notification request id>",
 * );
 * ```
 */
export const getBackInStockNotificationRequest: (
  id: string,
) => Promise<BackInStockNotificationRequest> = /* @__PURE__ */ operation({
  name: "ecom.backInStockNotifications.getBackInStockNotificationRequest",
  method: "GET",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests/{id}",
  args: ["id"],
  response: { request: { createdDate: "d" } },
  returns: "request",
});

/**
 * Delete a restock notification request so its shopper is no longer on the list.
 *
 * `DELETE /back-in-stock-service/v1/back-in-stock-notification-requests/{id}`
 * (ecom/back-in-stock-notifications)
 *
 * @param id - Id of the request.
 * @remarks Needs ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
 * @example
 * ```ts
 * await client.use(backInStockNotifications).deleteBackInStockNotificationRequest(
 *   "<back in stock notification request id>",
 * );
 * ```
 */
export const deleteBackInStockNotificationRequest: (id: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.backInStockNotifications.deleteBackInStockNotificationRequest",
    method: "DELETE",
    path: "/back-in-stock-service/v1/back-in-stock-notification-requests/{id}",
    args: ["id"],
  });

/**
 * Codes of the application errors of {@link markAsNotificationSent}, and what to do.
 *
 * - `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`: No request has this id: query the requests
 *   again.
 */
export type MarkAsNotificationSentErrorCode = "BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND";

/**
 * Flag a request as already notified, for when you contacted the shopper yourself.
 *
 * `PUT
 * /back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent`
 * (ecom/back-in-stock-notifications)
 *
 * @param id - Id of the request.
 * @remarks Its application errors have a {@link MarkAsNotificationSentErrorCode}. Needs
 *   ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockNotifications).markAsNotificationSent(
 *   "<back in stock notification request id>",
 * );
 * ```
 */
export const markAsNotificationSent: ((id: string) => Promise<MarkAsNotificationSentResponse>) &
  Throws<MarkAsNotificationSentErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.backInStockNotifications.markAsNotificationSent",
  method: "PUT",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent",
  args: ["id"],
  response: { request: { createdDate: "d" } },
});

/**
 * Count the waiting requests for each of up to 100 catalog items.
 *
 * `GET
 * /back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference`
 * (ecom/back-in-stock-notifications)
 *
 * @param catalogReferences - Items whose requests to count; 1 to 100 items.
 * @remarks Needs ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockNotifications).getBackInStockNotificationRequestsCountByCatalogReferences(
 *   [{ catalogItemId: "<catalog item id>" }],
 * );
 * ```
 */
export const getBackInStockNotificationRequestsCountByCatalogReferences: (
  catalogReferences: CatalogReferenceInput[],
) => Promise<GetBackInStockNotificationRequestsCountByCatalogReferencesResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences",
    method: "GET",
    path: "/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference",
    args: ["catalogReferences"],
    complex: true,
  });

/** The `options` of {@link reportItemsBackInStock}. */
export interface ReportItemsBackInStockOptions {
  /** The item that is back. */
  catalogReference?: CatalogReferenceInput;
  /** Ids of the requests to answer. */
  requestIds?: string[];
  /** Further texts for the email's template, by name. */
  extraAutomationTemplateParameters?: Record<string, string>;
}

/**
 * Codes of the application errors of {@link reportItemsBackInStock}, and what to do.
 *
 * - `REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS`: Say what is back by item or by
 *   request ids, not by both.
 * - `INVALID_ITEM_IMAGE_URL`: The address of the item's picture is none: send a full https
 *   address.
 */
export type ReportItemsBackInStockErrorCode =
  | "REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS"
  | "INVALID_ITEM_IMAGE_URL";

/**
 * Announce that an item is available again so waiting shoppers are notified, by item or by
 * request IDs.
 *
 * `POST
 * /back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock`
 * (ecom/back-in-stock-notifications)
 *
 * @param itemDetails - Name, price and image of the item, for the email; needs `name`, `price`.
 * @param options - May hold `catalogReference`, `requestIds`,
 *   `extraAutomationTemplateParameters`.
 * @remarks Its application errors have a {@link ReportItemsBackInStockErrorCode}. Needs
 *   ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
 * @example
 * ```ts
 * await client.use(backInStockNotifications).reportItemsBackInStock({
 *   name: "Linen shirt",
 *   price: "19.90",
 * });
 * ```
 */
export const reportItemsBackInStock: ((
  itemDetails: BackInStockItemDetails,
  options?: ReportItemsBackInStockOptions,
) => Promise<void>) &
  Throws<ReportItemsBackInStockErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.backInStockNotifications.reportItemsBackInStock",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock",
  args: ["itemDetails", ["catalogReference", "requestIds", "extraAutomationTemplateParameters"]],
  order: ["catalogReference", "requestIds", "itemDetails", "extraAutomationTemplateParameters"],
  request: { itemDetails: backgroundFillCodec },
});

/** What a handler of {@link onBackInStockNotificationRequestCreated} gets. */
export interface BackInStockNotificationRequestCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: BackInStockNotificationRequest;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a shopper asks to be told about a sold-out item.
 *
 * Event type `wix.ecom.v1.back_in_stock_notification_request_created`.
 *
 * @example
 * ```ts
 * client.use(backInStockNotifications).onBackInStockNotificationRequestCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onBackInStockNotificationRequestCreated: (
  handler: EventHandler<BackInStockNotificationRequestCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.back_in_stock_notification_request_created",
  codec: { entity: { createdDate: "d" } },
});

/** What a handler of {@link onBackInStockNotificationRequestDeleted} gets. */
export interface BackInStockNotificationRequestDeletedEvent {
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: BackInStockNotificationRequest;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a restock notification request is removed.
 *
 * Event type `wix.ecom.v1.back_in_stock_notification_request_deleted`.
 *
 * @example
 * ```ts
 * client.use(backInStockNotifications).onBackInStockNotificationRequestDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onBackInStockNotificationRequestDeleted: (
  handler: EventHandler<BackInStockNotificationRequestDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.back_in_stock_notification_request_deleted",
  codec: { entity: { createdDate: "d" } },
});

/** What a handler of {@link onBackInStockNotificationRequestUpdated} gets. */
export interface BackInStockNotificationRequestUpdatedEvent {
  /** What the event is about, as it was after the change. */
  entity: BackInStockNotificationRequest;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a restock notification request changes, for example its status.
 *
 * Event type `wix.ecom.v1.back_in_stock_notification_request_updated`.
 *
 * @example
 * ```ts
 * client.use(backInStockNotifications).onBackInStockNotificationRequestUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onBackInStockNotificationRequestUpdated: (
  handler: EventHandler<BackInStockNotificationRequestUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.back_in_stock_notification_request_updated",
  codec: { entity: { createdDate: "d" } },
});

/** What {@link createBackInStockNotificationRequest} is called with. */
export interface CreateBackInStockNotificationRequestRequest {
  /** The request to create: item and email address. */
  request: BackInStockNotificationRequestInput;
  /** Name, price and image of the item, for the email. */
  itemDetails: BackInStockItemDetails;
}

/** A shopper's request to hear when a sold-out item is back. */
export interface BackInStockNotificationRequest {
  /** Id of the request. */
  id: string;
  /** The item and the choice within it. */
  catalogReference?: CatalogReference;
  /** Email address to notify. */
  email: string;
  /** Id of the shopper in the site's contact list. */
  contactId?: string | null;
  /** How far the request has come. */
  status: Status;
  /** True when the notification was sent by an automation; false when by hand. */
  autoNotified?: boolean | null;
  /** When the request was created. */
  createdDate?: Date | null;
  /** Page of the item. A web address. */
  itemUrl?: string | null;
}

/** A shopper's request to hear when a sold-out item is back. */
export interface BackInStockNotificationRequestInput {
  /** The item and the choice within it. */
  catalogReference: CatalogReferenceToSend;
  /** Email address to notify. */
  email: string;
  /** Page of the item. A web address. */
  itemUrl?: string | null;
}

/** How far a request has come: received, being processed, notification sent or failed. */
export type Status =
  | "UNSPECIFIED"
  | "RECEIVED"
  | "PROCESSING"
  | "NOTIFICATION_SENT"
  | "FAILED"
  | (string & {});

/** An item as the notification shows it. */
export interface BackInStockItemDetails {
  /** Name of the item. */
  name: string;
  /** Price of the item as a decimal string. */
  price: string;
  /** Image of the item. */
  image?: ImageInput;
}

/** What {@link createBackInStockNotificationRequest} answers. */
export interface CreateBackInStockNotificationRequestResponse {
  /** The new request. */
  request?: BackInStockNotificationRequest;
}

/** What {@link getBackInStockNotificationRequest} is called with. */
export interface GetBackInStockNotificationRequestRequest {
  /** Id of the request. */
  id: string;
}

/** What {@link getBackInStockNotificationRequest} answers. */
export interface GetBackInStockNotificationRequestResponse {
  /** The request with its present status. */
  request?: BackInStockNotificationRequest;
}

/** What {@link deleteBackInStockNotificationRequest} is called with. */
export interface DeleteBackInStockNotificationRequestRequest {
  /** Id of the request. */
  id: string;
}

/** What {@link deleteBackInStockNotificationRequest} answers. */
export type DeleteBackInStockNotificationRequestResponse = Record<string, never>;

/** What {@link markAsNotificationSent} is called with. */
export interface MarkAsNotificationSentRequest {
  /** Id of the request. */
  id: string;
}

/** What {@link markAsNotificationSent} answers. */
export interface MarkAsNotificationSentResponse {
  /** The request with its new status. */
  request?: BackInStockNotificationRequest;
}

/** What {@link queryBackInStockNotificationRequests} is called with. */
export interface QueryBackInStockNotificationRequestsRequest {
  /** Filter, order and page. */
  query?: PlatformQuery;
}

/** What {@link queryBackInStockNotificationRequests} answers. */
export interface QueryBackInStockNotificationRequestsResponse {
  /** Requests on this page. */
  requests: BackInStockNotificationRequest[];
  /** Where the page stands. */
  metadata?: PlatformPagingMetadata;
}

/** What {@link getBackInStockNotificationRequestsCountByCatalogReferences} is called with. */
export interface GetBackInStockNotificationRequestsCountByCatalogReferencesRequest {
  /** Items whose requests to count. 1 to 100 items. */
  catalogReferences: CatalogReferenceInput[];
}

/** What {@link getBackInStockNotificationRequestsCountByCatalogReferences} answers. */
export interface GetBackInStockNotificationRequestsCountByCatalogReferencesResponse {
  /** One entry per item. */
  countsPerCatalogReference: BackInStockNotificationRequestsCount[];
}

/** How many shoppers wait for one item. */
export interface BackInStockNotificationRequestsCount {
  /** The item and the choice within it. */
  catalogReference?: CatalogReference;
  /** Number of requests for it. */
  count: number;
}

/** What {@link reportItemsBackInStock} is called with. */
export interface ReportItemsBackInStockRequest {
  /** The item that is back. */
  catalogReference?: CatalogReferenceInput;
  /** Ids of the requests to answer. */
  requestIds?: string[];
  /** Name, price and image of the item, for the email. */
  itemDetails: BackInStockItemDetails;
  /** Further texts for the email's template, by name. */
  extraAutomationTemplateParameters?: Record<string, string>;
}

/** What {@link reportItemsBackInStock} answers. */
export type ReportItemsBackInStockResponse = Record<string, never>;
