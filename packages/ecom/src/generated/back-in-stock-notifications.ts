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
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
  type Throws,
} from "@portico/core/runtime";
import type { ImageInput, PlatformPagingMetadata, PlatformQuery } from "@portico/core/types";
import { backgroundFillCodec } from "./codecs.js";
import type { CatalogReference, CatalogReferenceInput } from "./common.js";

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
export type { CatalogReference, CatalogReferenceInput } from "./common.js";

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
 * @param request - needs `catalogReference`, `catalogReference.appId`,
 *   `catalogReference.catalogItemId`, `email`
 * @param itemDetails - needs `name`, `price`
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
  method: "POST",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests",
  args: ["request", "itemDetails"],
  request: { itemDetails: backgroundFillCodec, request: { createdDate: "d" } },
  response: { request: { createdDate: "d" } },
  returns: "request",
});

const queryBackInStockNotificationRequestsOperation: Operation = {
  name: "ecom.backInStockNotifications.queryBackInStockNotificationRequests",
  method: "GET",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { requests: { createdDate: "d" } },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "requests", metadata: "metadata" },
};

/** The fields that the query of {@link queryBackInStockNotificationRequests} takes. */
export interface QueryBackInStockNotificationRequestsFields {
  values: {
    id: string;
    contactId: string;
    status:
      | "UNSPECIFIED"
      | "RECEIVED"
      | "PROCESSING"
      | "NOTIFICATION_SENT"
      | "FAILED"
      | (string & {});
    autoNotified: boolean;
    createdDate: Date;
    itemUrl: string;
  };
  eq: "id" | "contactId" | "status" | "autoNotified" | "createdDate" | "itemUrl";
  in: "id" | "contactId" | "status" | "autoNotified" | "createdDate" | "itemUrl";
  exists: "id" | "contactId" | "status" | "autoNotified" | "createdDate" | "itemUrl";
  compare: "id" | "contactId" | "createdDate" | "itemUrl";
  startsWith: "id" | "contactId" | "itemUrl";
  has: never;
  ascending: "id" | "contactId" | "status" | "autoNotified" | "createdDate" | "itemUrl";
  descending: "id" | "contactId" | "status" | "autoNotified" | "createdDate" | "itemUrl";
}

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
export function queryBackInStockNotificationRequests(): CursorQueryBuilder<
  BackInStockNotificationRequest,
  QueryBackInStockNotificationRequestsFields
>;
/**
 * Look up restock notification requests by filter and sort order, with cursor paging. Sends the
 * query as it stands.
 */
export function queryBackInStockNotificationRequests(
  query: PlatformQuery,
): Promise<QueryBackInStockNotificationRequestsResponse>;
export function queryBackInStockNotificationRequests(query?: PlatformQuery): unknown {
  return call(queryBackInStockNotificationRequestsOperation, [query]);
}

/**
 * Fetch one restock notification request by its ID.
 *
 * `GET /back-in-stock-service/v1/back-in-stock-notification-requests/{id}`
 * (ecom/back-in-stock-notifications)
 *
 * @param id - id of the back in stock notification request
 * @remarks Needs ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockNotifications).getBackInStockNotificationRequest(
 *   "<id>",
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
 * @param id - id of the back in stock notification request
 * @remarks Needs ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
 * @example
 * ```ts
 * await client.use(backInStockNotifications).deleteBackInStockNotificationRequest("<id>");
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
 * @param id - id of the back in stock notification request
 * @remarks Its application errors have a {@link MarkAsNotificationSentErrorCode}. Needs
 *   ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockNotifications).markAsNotificationSent("<id>");
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
 * @param catalogReferences - 1 to 100 items
 * @remarks Needs ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS.
 * @example
 * ```ts
 * const answer = await client.use(backInStockNotifications).getBackInStockNotificationRequestsCountByCatalogReferences(
 *   [{}],
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
  catalogReference?: CatalogReferenceInput;
  requestIds?: string[];
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
 * @param itemDetails - needs `name`, `price`
 * @param options - may hold `catalogReference`, `requestIds`,
 *   `extraAutomationTemplateParameters`
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
  method: "POST",
  path: "/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock",
  args: ["itemDetails", ["catalogReference", "requestIds", "extraAutomationTemplateParameters"]],
  order: ["catalogReference", "requestIds", "itemDetails", "extraAutomationTemplateParameters"],
  request: { itemDetails: backgroundFillCodec },
});

/** What a handler of {@link onBackInStockNotificationRequestCreated} gets. */
export interface BackInStockNotificationRequestCreatedEvent {
  entity: BackInStockNotificationRequest;
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
  entity?: BackInStockNotificationRequest;
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
  entity: BackInStockNotificationRequest;
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

export interface CreateBackInStockNotificationRequestRequest {
  request: BackInStockNotificationRequestInput;
  itemDetails: BackInStockItemDetails;
}

export interface BackInStockNotificationRequest {
  /** Guid. */
  id: string;
  catalogReference?: CatalogReference;
  /** Email. */
  email: string;
  /** Guid. */
  contactId?: string | null;
  status: Status;
  autoNotified?: boolean | null;
  createdDate?: Date | null;
  /** Web url. */
  itemUrl?: string | null;
}

export interface BackInStockNotificationRequestInput {
  catalogReference?: CatalogReferenceInput;
  /** Email. */
  email?: string;
  /** Web url. */
  itemUrl?: string | null;
}

export type Status =
  | "UNSPECIFIED"
  | "RECEIVED"
  | "PROCESSING"
  | "NOTIFICATION_SENT"
  | "FAILED"
  | (string & {});

export interface BackInStockItemDetails {
  name?: string;
  /** Decimal in a string. */
  price?: string;
  image?: ImageInput;
}

export interface CreateBackInStockNotificationRequestResponse {
  request?: BackInStockNotificationRequest;
}

export interface GetBackInStockNotificationRequestRequest {
  /** Guid. */
  id: string;
}

export interface GetBackInStockNotificationRequestResponse {
  request?: BackInStockNotificationRequest;
}

export interface DeleteBackInStockNotificationRequestRequest {
  /** Guid. */
  id: string;
}

export type DeleteBackInStockNotificationRequestResponse = Record<string, never>;

export interface MarkAsNotificationSentRequest {
  /** Guid. */
  id: string;
}

export interface MarkAsNotificationSentResponse {
  request?: BackInStockNotificationRequest;
}

export interface QueryBackInStockNotificationRequestsRequest {
  query?: PlatformQuery;
}

export interface QueryBackInStockNotificationRequestsResponse {
  requests: BackInStockNotificationRequest[];
  metadata?: PlatformPagingMetadata;
}

export interface GetBackInStockNotificationRequestsCountByCatalogReferencesRequest {
  /** 1 to 100 items. */
  catalogReferences: CatalogReferenceInput[];
}

export interface GetBackInStockNotificationRequestsCountByCatalogReferencesResponse {
  countsPerCatalogReference: BackInStockNotificationRequestsCount[];
}

export interface BackInStockNotificationRequestsCount {
  catalogReference?: CatalogReference;
  count: number;
}

export interface ReportItemsBackInStockRequest {
  catalogReference?: CatalogReferenceInput;
  requestIds?: string[];
  itemDetails: BackInStockItemDetails;
  extraAutomationTemplateParameters?: Record<string, string>;
}

export type ReportItemsBackInStockResponse = Record<string, never>;
