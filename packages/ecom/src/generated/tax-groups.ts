// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Group products that have the same tax treatment.
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
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  ItemMetadataOfProducts,
} from "@portico/core/types";
import type { QueryV2 } from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
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
 * Creates a group of products that have the same tax treatment.
 *
 * `POST /billing/v1/tax-groups` (ecom/tax-groups)
 *
 * @param taxGroup - The group to create. Requires `name`.
 * @returns The created group.
 * @remarks Requires the permission `BILLING.TAX_GROUP_CREATE`.
 * @example
 * ```ts
 * const taxGroup = await client.use(taxGroups).createTaxGroup({ name: "Linen shirt" });
 * ```
 */
export const createTaxGroup: (taxGroup: TaxGroupInput) => Promise<TaxGroup> =
  /* @__PURE__ */ operation({
    name: "ecom.taxGroups.createTaxGroup",
    path: "/billing/v1/tax-groups",
    args: ["taxGroup"],
    request: { taxGroup: { createdDate: "d", updatedDate: "d" } },
    response: { taxGroup: { createdDate: "d", updatedDate: "d" } },
    returns: "taxGroup",
  });

/**
 * Returns a tax group by id.
 *
 * `GET /billing/v1/tax-groups/{taxGroupId}` (ecom/tax-groups)
 *
 * @param taxGroupId - Id of the group.
 * @returns The requested group.
 * @remarks Requires the permission `BILLING.TAX_GROUP_READ`.
 * @example
 * ```ts
 * const taxGroup = await client.use(taxGroups).getTaxGroup("<tax group id>");
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
 * Deletes a tax group.
 *
 * `DELETE /billing/v1/tax-groups/{taxGroupId}` (ecom/tax-groups)
 *
 * @param taxGroupId - Id of the group.
 * @remarks Requires the permission `BILLING.TAX_GROUP_DELETE`.
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
 * Application error codes for {@link updateTaxGroup}, and how to fix the errors.
 *
 * - `ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP`: Predefined tax groups cannot be changed.
 *   Create a custom tax group instead.
 */
export type UpdateTaxGroupErrorCode = "ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP";

/**
 * Renames a tax group. Requires its current revision. You cannot rename predefined groups.
 *
 * `PATCH /billing/v1/tax-groups/{taxGroup.id}` (ecom/tax-groups)
 *
 * @param id - Id of the group.
 * @param taxGroup - The group, with the fields to update and the current revision. You cannot
 *   change predefined groups. Requires `name` and `revision`.
 * @returns The updated group.
 * @remarks For error codes, see {@link UpdateTaxGroupErrorCode}. Requires the permission
 *   `BILLING.TAX_GROUP_UPDATE`.
 * @example
 * ```ts
 * const taxGroup = await client.use(taxGroups).updateTaxGroup("<tax group id>", {
 *   name: "Linen shirt",
 *   revision: "1",
 * });
 * ```
 */
export const updateTaxGroup: ((id: string, taxGroup: TaxGroupToUpdate) => Promise<TaxGroup>) &
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

/** Fields that {@link queryTaxGroups} can filter or sort by. */
export interface QueryTaxGroupsFields {
  values: {
    id: string;
    name: string;
    createdDate: Date;
    updatedDate: Date;
  };
  eq: "id" | "name" | "createdDate" | "updatedDate";
  in: QueryTaxGroupsFields["eq"];
  exists: "createdDate" | "updatedDate";
  compare: QueryTaxGroupsFields["exists"];
  startsWith: never;
  has: never;
  ascending: QueryTaxGroupsFields["eq"];
  descending: QueryTaxGroupsFields["eq"];
}

/** The query builder that {@link queryTaxGroups} returns. */
export type TaxGroupsQueryBuilder = CursorQueryBuilder<TaxGroup, QueryTaxGroupsFields>;

/** A page of the query builder that {@link queryTaxGroups} returns. */
export type TaxGroupsQueryResult = CursorPage<TaxGroup>;

/** The query object that {@link queryTaxGroups} accepts. */
export interface QueryTaxGroupsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryTaxGroupsFields> {}

/**
 * Queries tax groups by filter and sort order, with cursor paging.
 *
 * `POST /billing/v1/tax-groups/query` (ecom/tax-groups)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `BILLING.TAX_GROUP_READ`.
 * @example
 * ```ts
 * const page = await client.use(taxGroups).queryTaxGroups().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryTaxGroups: {
  (): TaxGroupsQueryBuilder;
  /**
   * Queries tax groups by filter and sort order, with cursor paging. Sends a query object instead
   * of returning a builder.
   */
  (query: QueryTaxGroupsQuery): Promise<QueryTaxGroupsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.taxGroups.queryTaxGroups",
  path: "/billing/v1/tax-groups/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { taxGroups: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { items: "taxGroups" },
});

/**
 * Lists the predefined tax groups.
 *
 * `GET /billing/v1/tax-groups/default-tax-groups` (ecom/tax-groups)
 *
 * @remarks Requires the permission `BILLING.TAX_GROUP_READ`.
 * @example
 * ```ts
 * const response = await client.use(taxGroups).listDefaultTaxGroups();
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
 * Lists the predefined tax groups of up to 300 apps, with a result for each app.
 *
 * `POST /billing/v1/tax-groups/list-default-tax-groups-by-app-ids` (ecom/tax-groups)
 *
 * @param appIds - Ids of the apps.
 * @remarks Requires the permission `BILLING.TAX_GROUP_READ`.
 * @example
 * ```ts
 * const response = await client.use(taxGroups).listDefaultTaxGroupsByAppIds(["<app id>"]);
 * ```
 */
export const listDefaultTaxGroupsByAppIds: (
  appIds: string[],
) => Promise<ListDefaultTaxGroupsByAppIdsResponse> = /* @__PURE__ */ operation({
  name: "ecom.taxGroups.listDefaultTaxGroupsByAppIds",
  path: "/billing/v1/tax-groups/list-default-tax-groups-by-app-ids",
  args: ["appIds"],
  response: { results: { taxGroup: { createdDate: "d", updatedDate: "d" } } },
  read: true,
});

/** Event that {@link onTaxGroupCreated} passes to its handler. */
export interface TaxGroupCreatedEvent {
  /** The created entity. */
  entity: TaxGroup;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a tax group is created.
 *
 * The type of the event is `wix.billing.v1.tax_group_created`.
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

/** Event that {@link onTaxGroupDeleted} passes to its handler. */
export interface TaxGroupDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: TaxGroup;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a tax group is deleted.
 *
 * The type of the event is `wix.billing.v1.tax_group_deleted`.
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

/** Event that {@link onTaxGroupUpdated} passes to its handler. */
export interface TaxGroupUpdatedEvent {
  /** The entity after the change. */
  entity: TaxGroup;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a tax group changes.
 *
 * The type of the event is `wix.billing.v1.tax_group_updated`.
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

/** Request of {@link createTaxGroup}. */
export interface CreateTaxGroupRequest {
  /** The group to create. */
  taxGroup: TaxGroupInput;
}

/** A group of products that have the same tax treatment. */
export interface TaxGroup {
  /** Id of the group. */
  id: string;
  /** Name of the group. 1 to 200 characters. */
  name: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the group was created. */
  createdDate?: Date | null;
  /** When the group was last updated. */
  updatedDate?: Date | null;
}

/** A group of products that have the same tax treatment. */
export interface TaxGroupInput {
  /** Id of the group. */
  id?: string | null;
  /** Name of the group. 1 to 200 characters. */
  name: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
}

/** The variant of `TaxGroupInput` that `updateTaxGroup` accepts. */
export interface TaxGroupToUpdate extends Omit<TaxGroupInput, "id"> {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/** Response of {@link createTaxGroup}. */
export interface CreateTaxGroupResponse {
  /** The created group. */
  taxGroup?: TaxGroup;
}

/** Request of {@link getTaxGroup}. */
export interface GetTaxGroupRequest {
  /** Id of the group. */
  taxGroupId: string;
}

/** Response of {@link getTaxGroup}. */
export interface GetTaxGroupResponse {
  /** The requested group. */
  taxGroup?: TaxGroup;
}

/** Request of {@link updateTaxGroup}. */
export interface UpdateTaxGroupRequest {
  /**
   * The group, with the fields to update and the current revision. You cannot change predefined
   * groups.
   */
  taxGroup: TaxGroupInput;
}

/** Response of {@link updateTaxGroup}. */
export interface UpdateTaxGroupResponse {
  /** The updated group. */
  taxGroup?: TaxGroup;
}

/** Request of {@link deleteTaxGroup}. */
export interface DeleteTaxGroupRequest {
  /** Id of the group. */
  taxGroupId: string;
}

/** Response of {@link deleteTaxGroup}. */
export type DeleteTaxGroupResponse = Record<string, never>;

/** Request of {@link queryTaxGroups}. */
export interface QueryTaxGroupsRequest {
  /** Filter, sorting and paging. */
  query: QueryV2;
}

/** Response of {@link queryTaxGroups}. */
export interface QueryTaxGroupsResponse {
  /** Groups on this page. */
  taxGroups: TaxGroup[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link listDefaultTaxGroups}. */
export type ListDefaultTaxGroupsRequest = Record<string, never>;

/** Response of {@link listDefaultTaxGroups}. */
export interface ListDefaultTaxGroupsResponse {
  /** The predefined groups. */
  taxGroups: TaxGroup[];
}

/** Request of {@link listDefaultTaxGroupsByAppIds}. */
export interface ListDefaultTaxGroupsByAppIdsRequest {
  /** Ids of the apps. 1 to 300 items. */
  appIds: string[];
}

/** Response of {@link listDefaultTaxGroupsByAppIds}. */
export interface ListDefaultTaxGroupsByAppIdsResponse {
  /** The predefined group of each app, one entry per app. 1 to 300 items. */
  results: ListDefaultTaxGroupsByAppIdsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** The predefined group of an app. */
export interface ListDefaultTaxGroupsByAppIdsResult {
  /** Id of the app, and the error if its group could not be loaded. */
  taxGroupMetadata?: ItemMetadataOfProducts;
  /** The app's predefined group. */
  taxGroup?: TaxGroup;
}
