// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Collect requests from shoppers who want to be notified when sold-out items are back in stock.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CursorPage,
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
 * Application error codes for {@link createBackInStockNotificationRequest}, and how to fix the
 * errors.
 *
 * - `BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS`: This email address is already
 *   subscribed to the item. Tell the visitor that they do not need to sign up again.
 * - `REQUEST_COLLECTION_DISABLED`: The site does not collect back-in-stock requests. Hide the
 *   form, or call `startCollectingRequests` to turn collection on.
 * - `INVALID_CATALOG_REFERENCE_OPTIONS`: The options do not identify a variant of the product.
 *   Send the id of the variant in `options.variantId`.
 * - `INVALID_ITEM_IMAGE_URL`: The item's image URL is invalid. Send an absolute URL that begins
 *   with `https`.
 */
export type CreateBackInStockNotificationRequestErrorCode =
  | "BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS"
  | "REQUEST_COLLECTION_DISABLED"
  | "INVALID_CATALOG_REFERENCE_OPTIONS"
  | "INVALID_ITEM_IMAGE_URL";

/**
 * Creates a back-in-stock notification request. Fails if the shopper has already requested one
 * for the item.
 *
 * `POST /back-in-stock-service/v1/back-in-stock-notification-requests`
 * (ecom/back-in-stock-notifications)
 *
 * @param request - The request to create, with the item and the shopper's email address.
 *   Requires `catalogReference` and `email`. `catalogReference` requires `appId` and
 *   `catalogItemId`.
 * @param itemDetails - Name, price and image of the item, for the notification email. Requires
 *   `name` and `price`.
 * @returns The new request.
 * @remarks For error codes, see {@link CreateBackInStockNotificationRequestErrorCode}. Requires
 *   the permission `ECOM.CREATE_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 * @example
 * ```ts
 * const request = await client.use(backInStockNotifications).createBackInStockNotificationRequest(
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

/** Fields that {@link queryBackInStockNotificationRequests} can filter or sort by. */
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

/** The query builder that {@link queryBackInStockNotificationRequests} returns. */
export type BackInStockNotificationRequestsQueryBuilder = CursorQueryBuilder<
  BackInStockNotificationRequest,
  QueryBackInStockNotificationRequestsFields
>;

/** A page of the query builder that {@link queryBackInStockNotificationRequests} returns. */
export type BackInStockNotificationRequestsQueryResult = CursorPage<BackInStockNotificationRequest>;

/** The query object that {@link queryBackInStockNotificationRequests} accepts. */
export interface QueryBackInStockNotificationRequestsQuery
  extends Omit<PlatformQuery, "filter" | "sort">,
    TypedQuery<QueryBackInStockNotificationRequestsFields> {}

/**
 * Queries back-in-stock notification requests by filter and sort order, with cursor paging.
 *
 * `GET /back-in-stock-service/v1/back-in-stock-notification-requests`
 * (ecom/back-in-stock-notifications)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 * @example
 * ```ts
 * const page = await client.use(backInStockNotifications).queryBackInStockNotificationRequests(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryBackInStockNotificationRequests: {
  (): BackInStockNotificationRequestsQueryBuilder;
  /**
   * Queries back-in-stock notification requests by filter and sort order, with cursor paging.
   * Sends a query object instead of returning a builder.
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
 * Returns a back-in-stock notification request by id.
 *
 * `GET /back-in-stock-service/v1/back-in-stock-notification-requests/{id}`
 * (ecom/back-in-stock-notifications)
 *
 * @param id - Id of the request.
 * @returns The request with its current status.
 * @remarks Requires the permission `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 * @example
 * ```ts
 * const request = await client.use(backInStockNotifications).getBackInStockNotificationRequest(
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
 * Deletes a back-in-stock notification request.
 *
 * `DELETE /back-in-stock-service/v1/back-in-stock-notification-requests/{id}`
 * (ecom/back-in-stock-notifications)
 *
 * @param id - Id of the request.
 * @remarks Requires the permission `ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
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
 * Application error codes for {@link markAsNotificationSent}, and how to fix the errors.
 *
 * - `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`: No notification request has this id. Check
 *   the id, or query the notification requests again.
 */
export type MarkAsNotificationSentErrorCode = "BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND";

/**
 * Marks a request as notified. Use this after you contact the shopper yourself.
 *
 * `PUT
 * /back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent`
 * (ecom/back-in-stock-notifications)
 *
 * @param id - Id of the request.
 * @remarks For error codes, see {@link MarkAsNotificationSentErrorCode}. Requires the
 *   permission `ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 * @example
 * ```ts
 * const response = await client.use(backInStockNotifications).markAsNotificationSent(
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
 * Counts the pending requests for each of up to 100 catalog items.
 *
 * `GET
 * /back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference`
 * (ecom/back-in-stock-notifications)
 *
 * @param catalogReferences - Items to count requests for. 1 to 100 items.
 * @remarks Requires the permission `ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
 * @example
 * ```ts
 * const response = await client.use(backInStockNotifications).getBackInStockNotificationRequestsCountByCatalogReferences(
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

/** Options of {@link reportItemsBackInStock}. */
export interface ReportItemsBackInStockOptions {
  /** The item that is back in stock. */
  catalogReference?: CatalogReferenceInput;
  /** Ids of the requests whose shoppers should be notified. */
  requestIds?: string[];
  /** Additional variables for the email template, keyed by name. */
  extraAutomationTemplateParameters?: Record<string, string>;
}

/**
 * Application error codes for {@link reportItemsBackInStock}, and how to fix the errors.
 *
 * - `REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS`: The request contains both a
 *   catalog item and request ids. Send either the catalog item or the request ids.
 * - `INVALID_ITEM_IMAGE_URL`: The item's image URL is invalid. Send an absolute URL that begins
 *   with `https`.
 */
export type ReportItemsBackInStockErrorCode =
  | "REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS"
  | "INVALID_ITEM_IMAGE_URL";

/**
 * Reports that an item is available again, and notifies the waiting shoppers. Selects requests
 * by item or by id.
 *
 * `POST
 * /back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock`
 * (ecom/back-in-stock-notifications)
 *
 * @param itemDetails - Name, price and image of the item, for the notification email. Requires
 *   `name` and `price`.
 * @param options - Optional fields: `catalogReference`, `requestIds` and
 *   `extraAutomationTemplateParameters`.
 * @remarks For error codes, see {@link ReportItemsBackInStockErrorCode}. Requires the
 *   permission `ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS`.
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

/** Event that {@link onBackInStockNotificationRequestCreated} passes to its handler. */
export interface BackInStockNotificationRequestCreatedEvent {
  /** The created entity. */
  entity: BackInStockNotificationRequest;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a shopper requests a notification for a sold-out item.
 *
 * The type of the event is `wix.ecom.v1.back_in_stock_notification_request_created`.
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

/** Event that {@link onBackInStockNotificationRequestDeleted} passes to its handler. */
export interface BackInStockNotificationRequestDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: BackInStockNotificationRequest;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a back-in-stock notification request is deleted.
 *
 * The type of the event is `wix.ecom.v1.back_in_stock_notification_request_deleted`.
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

/** Event that {@link onBackInStockNotificationRequestUpdated} passes to its handler. */
export interface BackInStockNotificationRequestUpdatedEvent {
  /** The entity after the change. */
  entity: BackInStockNotificationRequest;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a back-in-stock notification request changes, for example when its
 * status changes.
 *
 * The type of the event is `wix.ecom.v1.back_in_stock_notification_request_updated`.
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

/** Request of {@link createBackInStockNotificationRequest}. */
export interface CreateBackInStockNotificationRequestRequest {
  /** The request to create, with the item and the shopper's email address. */
  request: BackInStockNotificationRequestInput;
  /** Name, price and image of the item, for the notification email. */
  itemDetails: BackInStockItemDetails;
}

/** A shopper's request to be notified when a sold-out item is back in stock. */
export interface BackInStockNotificationRequest {
  /** Id of the request. */
  id: string;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Email address that receives the notification. */
  email: string;
  /** Id of the shopper in the site's contact list. */
  contactId?: string | null;
  /** Status of the request. */
  status: Status;
  /** Whether an automation sent the notification. False if it was sent manually. */
  autoNotified?: boolean | null;
  /** When the request was created. */
  createdDate?: Date | null;
  /** URL of the item's page. */
  itemUrl?: string | null;
}

/** A shopper's request to be notified when a sold-out item is back in stock. */
export interface BackInStockNotificationRequestInput {
  /** The catalog item and its options. */
  catalogReference: CatalogReferenceToSend;
  /** Email address that receives the notification. */
  email: string;
  /** URL of the item's page. */
  itemUrl?: string | null;
}

/** Status of a request: received, being processed, sent or failed. */
export type Status =
  | "UNSPECIFIED"
  | "RECEIVED"
  | "PROCESSING"
  | "NOTIFICATION_SENT"
  | "FAILED"
  | (string & {});

/** Name, price and image of an item, for the notification email. */
export interface BackInStockItemDetails {
  /** Name of the item. */
  name: string;
  /** Price of the item as a decimal string. */
  price: string;
  /** Image of the item. */
  image?: ImageInput;
}

/** Response of {@link createBackInStockNotificationRequest}. */
export interface CreateBackInStockNotificationRequestResponse {
  /** The new request. */
  request?: BackInStockNotificationRequest;
}

/** Request of {@link getBackInStockNotificationRequest}. */
export interface GetBackInStockNotificationRequestRequest {
  /** Id of the request. */
  id: string;
}

/** Response of {@link getBackInStockNotificationRequest}. */
export interface GetBackInStockNotificationRequestResponse {
  /** The request with its current status. */
  request?: BackInStockNotificationRequest;
}

/** Request of {@link deleteBackInStockNotificationRequest}. */
export interface DeleteBackInStockNotificationRequestRequest {
  /** Id of the request. */
  id: string;
}

/** Response of {@link deleteBackInStockNotificationRequest}. */
export type DeleteBackInStockNotificationRequestResponse = Record<string, never>;

/** Request of {@link markAsNotificationSent}. */
export interface MarkAsNotificationSentRequest {
  /** Id of the request. */
  id: string;
}

/** Response of {@link markAsNotificationSent}. */
export interface MarkAsNotificationSentResponse {
  /** The request with its new status. */
  request?: BackInStockNotificationRequest;
}

/** Request of {@link queryBackInStockNotificationRequests}. */
export interface QueryBackInStockNotificationRequestsRequest {
  /** Filter, sorting and paging. */
  query?: PlatformQuery;
}

/** Response of {@link queryBackInStockNotificationRequests}. */
export interface QueryBackInStockNotificationRequestsResponse {
  /** Requests on this page. */
  requests: BackInStockNotificationRequest[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PlatformPagingMetadata;
}

/** Request of {@link getBackInStockNotificationRequestsCountByCatalogReferences}. */
export interface GetBackInStockNotificationRequestsCountByCatalogReferencesRequest {
  /** Items to count requests for. 1 to 100 items. */
  catalogReferences: CatalogReferenceInput[];
}

/** Response of {@link getBackInStockNotificationRequestsCountByCatalogReferences}. */
export interface GetBackInStockNotificationRequestsCountByCatalogReferencesResponse {
  /** One entry per item. */
  countsPerCatalogReference: BackInStockNotificationRequestsCount[];
}

/** Number of pending requests for one item. */
export interface BackInStockNotificationRequestsCount {
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Number of requests for the item. */
  count: number;
}

/** Request of {@link reportItemsBackInStock}. */
export interface ReportItemsBackInStockRequest {
  /** The item that is back in stock. */
  catalogReference?: CatalogReferenceInput;
  /** Ids of the requests whose shoppers should be notified. */
  requestIds?: string[];
  /** Name, price and image of the item, for the notification email. */
  itemDetails: BackInStockItemDetails;
  /** Additional variables for the email template, keyed by name. */
  extraAutomationTemplateParameters?: Record<string, string>;
}

/** Response of {@link reportItemsBackInStock}. */
export type ReportItemsBackInStockResponse = Record<string, never>;
