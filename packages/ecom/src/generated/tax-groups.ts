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
 * Create a group of products that share the same tax treatment.
 *
 * `POST /billing/v1/tax-groups` (ecom/tax-groups)
 *
 * @param taxGroup - The group to create; needs `name`.
 * @returns The new group.
 * @remarks Needs BILLING.TAX_GROUP_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(taxGroups).createTaxGroup({ name: "Linen shirt" });
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
 * Fetch one tax group by ID.
 *
 * `GET /billing/v1/tax-groups/{taxGroupId}` (ecom/tax-groups)
 *
 * @param taxGroupId - Id of the group.
 * @returns The group that was asked for.
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
 * @param taxGroupId - Id of the group.
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
 * @param id - Id of the group.
 * @param taxGroup - The fields to change, with the current revision; built-in groups cannot be
 *   changed; needs `name`, `revision`.
 * @returns The group after the change.
 * @remarks Its application errors have a {@link UpdateTaxGroupErrorCode}. Needs
 *   BILLING.TAX_GROUP_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(taxGroups).updateTaxGroup("<tax group id>", {
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

/** The fields that the query of {@link queryTaxGroups} takes. */
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

/** The query of {@link queryTaxGroups} as it is sent. */
export interface QueryTaxGroupsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryTaxGroupsFields> {}

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
export const queryTaxGroups: {
  (): CursorQueryBuilder<TaxGroup, QueryTaxGroupsFields>;
  /**
   * Look up tax groups by filter and sort order, with cursor paging. Sends the query as it
   * stands.
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
 * @param appIds - Ids of the apps, 300 at most.
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
  path: "/billing/v1/tax-groups/list-default-tax-groups-by-app-ids",
  args: ["appIds"],
  response: { results: { taxGroup: { createdDate: "d", updatedDate: "d" } } },
  read: true,
});

/** What a handler of {@link onTaxGroupCreated} gets. */
export interface TaxGroupCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: TaxGroup;
  /** Which event it is, about which entity, and when it happened. */
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
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: TaxGroup;
  /** Which event it is, about which entity, and when it happened. */
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
  /** What the event is about, as it was after the change. */
  entity: TaxGroup;
  /** Which event it is, about which entity, and when it happened. */
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

/** What {@link createTaxGroup} is called with. */
export interface CreateTaxGroupRequest {
  /** The group to create. */
  taxGroup: TaxGroupInput;
}

/** A group of products that are taxed alike. */
export interface TaxGroup {
  /** Id of the group. */
  id: string;
  /** Name of the group. 1 to 200 characters. */
  name: string;
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
  /** When the group was created. */
  createdDate?: Date | null;
  /** When the group was last changed. */
  updatedDate?: Date | null;
}

/** A group of products that are taxed alike. */
export interface TaxGroupInput {
  /** Id of the group. */
  id?: string | null;
  /** Name of the group. 1 to 200 characters. */
  name: string;
  /** Revision number, raised by every change; send the current one with an update. */
  revision?: string | null;
}

/** What `updateTaxGroup` takes as `TaxGroupInput`. */
export interface TaxGroupToUpdate extends Omit<TaxGroupInput, "id"> {
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
}

/** What {@link createTaxGroup} answers. */
export interface CreateTaxGroupResponse {
  /** The new group. */
  taxGroup?: TaxGroup;
}

/** What {@link getTaxGroup} is called with. */
export interface GetTaxGroupRequest {
  /** Id of the group. */
  taxGroupId: string;
}

/** What {@link getTaxGroup} answers. */
export interface GetTaxGroupResponse {
  /** The group that was asked for. */
  taxGroup?: TaxGroup;
}

/** What {@link updateTaxGroup} is called with. */
export interface UpdateTaxGroupRequest {
  /** The fields to change, with the current revision; built-in groups cannot be changed. */
  taxGroup: TaxGroupInput;
}

/** What {@link updateTaxGroup} answers. */
export interface UpdateTaxGroupResponse {
  /** The group after the change. */
  taxGroup?: TaxGroup;
}

/** What {@link deleteTaxGroup} is called with. */
export interface DeleteTaxGroupRequest {
  /** Id of the group. */
  taxGroupId: string;
}

/** What {@link deleteTaxGroup} answers. */
export type DeleteTaxGroupResponse = Record<string, never>;

/** What {@link queryTaxGroups} is called with. */
export interface QueryTaxGroupsRequest {
  /** Filter, order and page. */
  query: QueryV2;
}

/** What {@link queryTaxGroups} answers. */
export interface QueryTaxGroupsResponse {
  /** Groups on this page. */
  taxGroups: TaxGroup[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
}

/** What {@link listDefaultTaxGroups} is called with. */
export type ListDefaultTaxGroupsRequest = Record<string, never>;

/** What {@link listDefaultTaxGroups} answers. */
export interface ListDefaultTaxGroupsResponse {
  /** The built-in groups. */
  taxGroups: TaxGroup[];
}

/** What {@link listDefaultTaxGroupsByAppIds} is called with. */
export interface ListDefaultTaxGroupsByAppIdsRequest {
  /** Ids of the apps, 300 at most. 1 to 300 items. */
  appIds: string[];
}

/** What {@link listDefaultTaxGroupsByAppIds} answers. */
export interface ListDefaultTaxGroupsByAppIdsResponse {
  /** One entry per app. 1 to 300 items. */
  results: ListDefaultTaxGroupsByAppIdsResult[];
  /** Counts of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** The built-in group of one app. */
export interface ListDefaultTaxGroupsByAppIdsResult {
  /** Id of the app, and its error where it failed. */
  taxGroupMetadata?: ItemMetadataOfProducts;
  /** The app's built-in group. */
  taxGroup?: TaxGroup;
}
