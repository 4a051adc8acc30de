// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Sort products into groups that are taxed alike.
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
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  ItemMetadataOfProducts,
} from "@portico/core/types";
import type { QueryV2 } from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  ApplicationErrorInput,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ItemMetadataOfProducts as ItemMetadata,
  Paging,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/types";
export type { QueryV2 } from "./common.js";

/**
 * Create a group of products that share the same tax treatment.
 *
 * `POST /billing/v1/tax-groups` (ecom/tax-groups)
 *
 * @param taxGroup - needs `name`
 * @remarks Needs BILLING.TAX_GROUP_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(taxGroups).createTaxGroup({ name: "Linen shirt" });
 * ```
 */
export const createTaxGroup: (taxGroup: TaxGroupInput) => Promise<TaxGroup> =
  /* @__PURE__ */ operation({
    name: "ecom.taxGroups.createTaxGroup",
    method: "POST",
    path: "/billing/v1/tax-groups",
    args: ["taxGroup"],
    request: { taxGroup: { createdDate: "d", updatedDate: "d" } },
    response: { taxGroup: { createdDate: "d", updatedDate: "d" } },
    returns: "taxGroup",
  });

/**
 * Fetch one tax group by ID.
 *
 * `GET /billing/v1/tax-groups/{taxGroupId}` (ecom/tax-groups)
 *
 * @param taxGroupId - id of the tax group
 * @remarks Needs BILLING.TAX_GROUP_READ.
 * @example
 * ```ts
 * const answer = await client.use(taxGroups).getTaxGroup("<tax group id>");
 * ```
 */
export const getTaxGroup: (taxGroupId: string) => Promise<TaxGroup> = /* @__PURE__ */ operation({
  name: "ecom.taxGroups.getTaxGroup",
  method: "GET",
  path: "/billing/v1/tax-groups/{taxGroupId}",
  args: ["taxGroupId"],
  response: { taxGroup: { createdDate: "d", updatedDate: "d" } },
  returns: "taxGroup",
});

/**
 * Delete a tax group.
 *
 * `DELETE /billing/v1/tax-groups/{taxGroupId}` (ecom/tax-groups)
 *
 * @param taxGroupId - id of the tax group
 * @remarks Needs BILLING.TAX_GROUP_DELETE.
 * @example
 * ```ts
 * await client.use(taxGroups).deleteTaxGroup("<tax group id>");
 * ```
 */
export const deleteTaxGroup: (taxGroupId: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.taxGroups.deleteTaxGroup",
  method: "DELETE",
  path: "/billing/v1/tax-groups/{taxGroupId}",
  args: ["taxGroupId"],
});

/**
 * Codes of the application errors of {@link updateTaxGroup}, and what to do.
 *
 * - `ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP`: Tax groups of the platform cannot be changed:
 *   create one of the site's own.
 */
export type UpdateTaxGroupErrorCode = "ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP";

/**
 * Rename a tax group; needs its revision, and built-in groups cannot be changed.
 *
 * `PATCH /billing/v1/tax-groups/{taxGroup.id}` (ecom/tax-groups)
 *
 * @param id - id of the tax group
 * @param taxGroup - needs `name`, `revision`
 * @remarks Its application errors have a {@link UpdateTaxGroupErrorCode}. Needs
 *   BILLING.TAX_GROUP_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(taxGroups).updateTaxGroup("<id>", {
 *   name: "Linen shirt",
 *   revision: "1",
 * });
 * ```
 */
export const updateTaxGroup: ((
  id: string,
  taxGroup: Omit<TaxGroupInput, "id">,
) => Promise<TaxGroup>) &
  Throws<UpdateTaxGroupErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.taxGroups.updateTaxGroup",
  method: "PATCH",
  path: "/billing/v1/tax-groups/{taxGroup.id}",
  args: ["taxGroup.id", "...taxGroup"],
  request: { fieldMask: "m", taxGroup: { createdDate: "d", updatedDate: "d" } },
  response: { taxGroup: { createdDate: "d", updatedDate: "d" } },
  returns: "taxGroup",
  mask: "fieldMask",
});

const queryTaxGroupsOperation: Operation = {
  name: "ecom.taxGroups.queryTaxGroups",
  method: "POST",
  path: "/billing/v1/tax-groups/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { taxGroups: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { paging: "cursor", items: "taxGroups", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryTaxGroups} takes. */
export interface QueryTaxGroupsFields {
  values: {
    id: string;
    name: string;
    createdDate: Date;
    updatedDate: Date;
  };
  eq: "id" | "name" | "createdDate" | "updatedDate";
  in: "id" | "name" | "createdDate" | "updatedDate";
  exists: "createdDate" | "updatedDate";
  compare: "createdDate" | "updatedDate";
  startsWith: never;
  has: never;
  ascending: "id" | "name" | "createdDate" | "updatedDate";
  descending: "id" | "name" | "createdDate" | "updatedDate";
}

/**
 * Look up tax groups by filter and sort order, with cursor paging.
 *
 * `POST /billing/v1/tax-groups/query` (ecom/tax-groups)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs BILLING.TAX_GROUP_READ.
 * @example
 * ```ts
 * const page = await client.use(taxGroups).queryTaxGroups().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryTaxGroups(): CursorQueryBuilder<TaxGroup, QueryTaxGroupsFields>;
/**
 * Look up tax groups by filter and sort order, with cursor paging. Sends the query as it
 * stands.
 */
export function queryTaxGroups(query: QueryV2): Promise<QueryTaxGroupsResponse>;
export function queryTaxGroups(query?: QueryV2): unknown {
  return call(queryTaxGroupsOperation, [query]);
}

/**
 * List the tax groups that are built in.
 *
 * `GET /billing/v1/tax-groups/default-tax-groups` (ecom/tax-groups)
 *
 * @remarks Needs BILLING.TAX_GROUP_READ.
 * @example
 * ```ts
 * const answer = await client.use(taxGroups).listDefaultTaxGroups();
 * ```
 */
export const listDefaultTaxGroups: () => Promise<ListDefaultTaxGroupsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.taxGroups.listDefaultTaxGroups",
    method: "GET",
    path: "/billing/v1/tax-groups/default-tax-groups",
    response: { taxGroups: { createdDate: "d", updatedDate: "d" } },
  });

/**
 * List the built-in tax groups of up to 300 apps, with one result per app.
 *
 * `POST /billing/v1/tax-groups/list-default-tax-groups-by-app-ids` (ecom/tax-groups)
 *
 * @param appIds - ids of the apps
 * @remarks Needs BILLING.TAX_GROUP_READ.
 * @example
 * ```ts
 * const answer = await client.use(taxGroups).listDefaultTaxGroupsByAppIds(["<app id>"]);
 * ```
 */
export const listDefaultTaxGroupsByAppIds: (
  appIds: string[],
) => Promise<ListDefaultTaxGroupsByAppIdsResponse> = /* @__PURE__ */ operation({
  name: "ecom.taxGroups.listDefaultTaxGroupsByAppIds",
  method: "POST",
  path: "/billing/v1/tax-groups/list-default-tax-groups-by-app-ids",
  args: ["appIds"],
  response: { results: { taxGroup: { createdDate: "d", updatedDate: "d" } } },
  read: true,
});

/** What a handler of {@link onTaxGroupCreated} gets. */
export interface TaxGroupCreatedEvent {
  entity: TaxGroup;
  metadata: EventMetadata;
}

/**
 * Sent when a tax group is created.
 *
 * Event type `wix.billing.v1.tax_group_created`.
 *
 * @example
 * ```ts
 * client.use(taxGroups).onTaxGroupCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onTaxGroupCreated: (handler: EventHandler<TaxGroupCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.billing.v1.tax_group_created",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** What a handler of {@link onTaxGroupDeleted} gets. */
export interface TaxGroupDeletedEvent {
  entity?: TaxGroup;
  metadata: EventMetadata;
}

/**
 * Sent when a tax group is deleted.
 *
 * Event type `wix.billing.v1.tax_group_deleted`.
 *
 * @example
 * ```ts
 * client.use(taxGroups).onTaxGroupDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onTaxGroupDeleted: (handler: EventHandler<TaxGroupDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.billing.v1.tax_group_deleted",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** What a handler of {@link onTaxGroupUpdated} gets. */
export interface TaxGroupUpdatedEvent {
  entity: TaxGroup;
  metadata: EventMetadata;
}

/**
 * Sent when a tax group changes.
 *
 * Event type `wix.billing.v1.tax_group_updated`.
 *
 * @example
 * ```ts
 * client.use(taxGroups).onTaxGroupUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onTaxGroupUpdated: (handler: EventHandler<TaxGroupUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.billing.v1.tax_group_updated",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

export interface CreateTaxGroupRequest {
  taxGroup: TaxGroupInput;
}

export interface TaxGroup {
  /** Guid. */
  id: string;
  /** 1 to 200 characters. */
  name: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
}

export interface TaxGroupInput {
  /** Guid. */
  id?: string | null;
  /** 1 to 200 characters. */
  name?: string;
  revision?: string | null;
}

export interface CreateTaxGroupResponse {
  taxGroup?: TaxGroup;
}

export interface GetTaxGroupRequest {
  /** Guid. */
  taxGroupId: string;
}

export interface GetTaxGroupResponse {
  taxGroup?: TaxGroup;
}

export interface UpdateTaxGroupRequest {
  taxGroup: TaxGroupInput;
}

export interface UpdateTaxGroupResponse {
  taxGroup?: TaxGroup;
}

export interface DeleteTaxGroupRequest {
  /** Guid. */
  taxGroupId: string;
}

export type DeleteTaxGroupResponse = Record<string, never>;

export interface QueryTaxGroupsRequest {
  query: QueryV2;
}

export interface QueryTaxGroupsResponse {
  taxGroups: TaxGroup[];
  pagingMetadata?: CursorPagingMetadata;
}

export type ListDefaultTaxGroupsRequest = Record<string, never>;

export interface ListDefaultTaxGroupsResponse {
  taxGroups: TaxGroup[];
}

export interface ListDefaultTaxGroupsByAppIdsRequest {
  /** 1 to 300 items. */
  appIds: string[];
}

export interface ListDefaultTaxGroupsByAppIdsResponse {
  /** 1 to 300 items. */
  results: ListDefaultTaxGroupsByAppIdsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface ListDefaultTaxGroupsByAppIdsResult {
  taxGroupMetadata?: ItemMetadataOfProducts;
  taxGroup?: TaxGroup;
}
