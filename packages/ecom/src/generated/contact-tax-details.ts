// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the tax data of contacts, such as VAT ids and tax exempt groups.
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
  type Throws,
  type TypedQuery,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  ExtendedFields,
  ItemMetadata,
  Tags,
  TagsInput,
} from "@portico/core/types";

export type {
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  ItemMetadata,
  Sorting,
  SortOrder,
  TagList,
  TagListInput,
  Tags,
  TagsInput,
} from "@portico/core/types";

const contactTaxDetailsCodec: CodecTable = {
  contactTaxDetails: { createdDate: "d", updatedDate: "d" },
};

/** Options of {@link upsertContactTaxDetails}. */
export interface UpsertContactTaxDetailsOptions {
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

/**
 * Creates or updates a contact's tax details.
 *
 * `POST /billing/v1/contact-tax-details` (ecom/contact-tax-details)
 *
 * @param contactTaxDetails - The tax details to store. Their id is the id of the contact.
 *   Requires `id` and `taxExemptGroupId`.
 * @param options - Optional fields: `fields`.
 * @remarks Requires the permission `BILLING.CONTACT_TAX_DETAILS_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(contactTaxDetails).upsertContactTaxDetails({
 *   id: "<contact tax details id>",
 *   taxExemptGroupId: "<tax exempt group id>",
 * });
 * ```
 */
export const upsertContactTaxDetails: (
  contactTaxDetails: ContactTaxDetailsToUpsert,
  options?: UpsertContactTaxDetailsOptions,
) => Promise<UpsertContactTaxDetailsResponse> = /* @__PURE__ */ operation({
  name: "ecom.contactTaxDetails.upsertContactTaxDetails",
  path: "/billing/v1/contact-tax-details",
  args: ["contactTaxDetails", ["fields"]],
  request: { contactTaxDetails: { createdDate: "d", updatedDate: "d" } },
  response: { contactTaxDetails: { createdDate: "d", updatedDate: "d" } },
});

/** Options of {@link getContactTaxDetails}. */
export interface GetContactTaxDetailsOptions {
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

/**
 * Returns the tax details of a contact, optionally with additional fields.
 *
 * `GET /billing/v1/contact-tax-details/{id}` (ecom/contact-tax-details)
 *
 * @param id - Id of the contact.
 * @param options - Optional fields: `fields`.
 * @returns The contact's tax details.
 * @remarks Requires the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
 * @example
 * ```ts
 * const result = await client.use(contactTaxDetails).getContactTaxDetails(
 *   "<contact tax details id>",
 * );
 * ```
 */
export const getContactTaxDetails: (
  id: string,
  options?: GetContactTaxDetailsOptions,
) => Promise<ContactTaxDetails> = /* @__PURE__ */ operation({
  name: "ecom.contactTaxDetails.getContactTaxDetails",
  method: "GET",
  path: "/billing/v1/contact-tax-details/{id}",
  args: ["id", ["fields"]],
  response: { contactTaxDetails: { createdDate: "d", updatedDate: "d" } },
  returns: "contactTaxDetails",
});

/**
 * Deletes the tax details of a contact.
 *
 * `DELETE /billing/v1/contact-tax-details/{contactTaxDetailsId}` (ecom/contact-tax-details)
 *
 * @param contactTaxDetailsId - Id of the contact.
 * @remarks Requires the permission `BILLING.CONTACT_TAX_DETAILS_DELETE`.
 * @example
 * ```ts
 * await client.use(contactTaxDetails).deleteContactTaxDetails("<contact tax details id>");
 * ```
 */
export const deleteContactTaxDetails: (contactTaxDetailsId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.contactTaxDetails.deleteContactTaxDetails",
    method: "DELETE",
    path: "/billing/v1/contact-tax-details/{contactTaxDetailsId}",
    args: ["contactTaxDetailsId"],
  });

/** Options of {@link queryContactTaxDetails}. */
export interface QueryContactTaxDetailsOptions {
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

/** Fields that {@link queryContactTaxDetails} can filter or sort by. */
export interface QueryContactTaxDetailsFields {
  values: {
    id: string;
    taxExemptGroupId: string;
    tags: Tags;
  };
  eq: "id" | "taxExemptGroupId";
  in: QueryContactTaxDetailsFields["eq"];
  exists: "id" | "taxExemptGroupId" | "tags";
  compare: QueryContactTaxDetailsFields["eq"];
  startsWith: QueryContactTaxDetailsFields["eq"];
  has: never;
  ascending: QueryContactTaxDetailsFields["exists"];
  descending: QueryContactTaxDetailsFields["exists"];
}

/** The query builder that {@link queryContactTaxDetails} returns. */
export type ContactTaxDetailsQueryBuilder = CursorQueryBuilder<
  ContactTaxDetails,
  QueryContactTaxDetailsFields
>;

/** A page of the query builder that {@link queryContactTaxDetails} returns. */
export type ContactTaxDetailsQueryResult = CursorPage<ContactTaxDetails>;

/** The query object that {@link queryContactTaxDetails} accepts. */
export interface QueryContactTaxDetailsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryContactTaxDetailsFields> {}

/**
 * Queries contacts' tax details by filter and sort order, with cursor paging.
 *
 * `GET /billing/v1/contact-tax-details/query` (ecom/contact-tax-details)
 *
 * @param options - Optional fields: `fields`.
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
 * @example
 * ```ts
 * const page = await client.use(contactTaxDetails).queryContactTaxDetails().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryContactTaxDetails: {
  (options?: QueryContactTaxDetailsOptions): ContactTaxDetailsQueryBuilder;
  /**
   * Queries contacts' tax details by filter and sort order, with cursor paging. Sends a query
   * object instead of returning a builder.
   */
  (
    query: QueryContactTaxDetailsQuery,
    options?: QueryContactTaxDetailsOptions,
  ): Promise<QueryContactTaxDetailsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.contactTaxDetails.queryContactTaxDetails",
  method: "GET",
  path: "/billing/v1/contact-tax-details/query",
  args: ["query", ["fields"]],
  response: { contactTaxDetails: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { items: "contactTaxDetails" },
});

/** Options of {@link bulkUpsertContactTaxDetails}. */
export interface BulkUpsertContactTaxDetailsOptions {
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

/**
 * Creates or updates the tax details of up to 100 contacts, with a result for each.
 *
 * `POST /billing/v1/bulk/contact-tax-details/upsert` (ecom/contact-tax-details)
 *
 * @param contactTaxDetails - Tax details to store. Their ids are the ids of the contacts. 1 to
 *   100 items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks Requires the permission `BILLING.CONTACT_TAX_DETAILS_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(contactTaxDetails).bulkUpsertContactTaxDetails([
 *   { id: "<contact tax details id>" },
 * ]);
 * ```
 */
export const bulkUpsertContactTaxDetails: (
  contactTaxDetails: ContactTaxDetailsInput[],
  options?: BulkUpsertContactTaxDetailsOptions,
) => Promise<BulkUpsertContactTaxDetailsResponse> = /* @__PURE__ */ operation({
  name: "ecom.contactTaxDetails.bulkUpsertContactTaxDetails",
  path: "/billing/v1/bulk/contact-tax-details/upsert",
  args: ["contactTaxDetails", ["returnEntity", "fields"]],
  request: { contactTaxDetails: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Deletes the tax details of up to 100 contacts, with a result for each.
 *
 * `POST /billing/v1/bulk/contact-tax-details/delete` (ecom/contact-tax-details)
 *
 * @param contactTaxDetailsIds - Ids of the contacts.
 * @remarks Requires the permission `BILLING.CONTACT_TAX_DETAILS_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(contactTaxDetails).bulkDeleteContactTaxDetails([
 *   "<contact tax details id>",
 * ]);
 * ```
 */
export const bulkDeleteContactTaxDetails: (
  contactTaxDetailsIds: string[],
) => Promise<BulkDeleteContactTaxDetailsResponse> = /* @__PURE__ */ operation({
  name: "ecom.contactTaxDetails.bulkDeleteContactTaxDetails",
  path: "/billing/v1/bulk/contact-tax-details/delete",
  args: ["contactTaxDetailsIds"],
});

/** Options of {@link bulkUpdateContactTaxDetailsTags}. */
export interface BulkUpdateContactTaxDetailsTagsOptions {
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/**
 * Application error codes for {@link bulkUpdateContactTaxDetailsTags}, and how to fix the
 * errors.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: The request does not contain any tags. Send at least one
 *   tag to assign or unassign.
 */
export type BulkUpdateContactTaxDetailsTagsErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Assigns tags to the tax details of up to 100 contacts, or removes tags from them.
 *
 * `POST /billing/v1/bulk/contact-tax-details/update-tags` (ecom/contact-tax-details)
 *
 * @param contactTaxDetailsIds - Ids of the contacts.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @remarks For error codes, see {@link BulkUpdateContactTaxDetailsTagsErrorCode}. Requires the
 *   permission `BILLING.CONTACT_TAX_DETAILS_UPDATE_TAGS`.
 * @example
 * ```ts
 * const response = await client.use(contactTaxDetails).bulkUpdateContactTaxDetailsTags([
 *   "<contact tax details id>",
 * ]);
 * ```
 */
export const bulkUpdateContactTaxDetailsTags: ((
  contactTaxDetailsIds: string[],
  options?: BulkUpdateContactTaxDetailsTagsOptions,
) => Promise<BulkUpdateContactTaxDetailsTagsResponse>) &
  Throws<BulkUpdateContactTaxDetailsTagsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.contactTaxDetails.bulkUpdateContactTaxDetailsTags",
  path: "/billing/v1/bulk/contact-tax-details/update-tags",
  args: ["contactTaxDetailsIds", ["assignTags", "unassignTags"]],
});

/** Options of {@link bulkUpdateContactTaxDetailsTagsByFilter}. */
export interface BulkUpdateContactTaxDetailsTagsByFilterOptions {
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/**
 * Application error codes for {@link bulkUpdateContactTaxDetailsTagsByFilter}, and how to fix
 * the errors.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: The request does not contain any tags. Send at least one
 *   tag to assign or unassign.
 */
export type BulkUpdateContactTaxDetailsTagsByFilterErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Starts a job that updates the tags of all tax details that match a filter.
 *
 * `POST /billing/v1/bulk/contact-tax-details/update-tags-by-filter` (ecom/contact-tax-details)
 *
 * @param filter - Filter that the tax details must match. An empty filter matches all tax
 *   details.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @remarks For error codes, see {@link BulkUpdateContactTaxDetailsTagsByFilterErrorCode}.
 *   Requires the permission `BILLING.CONTACT_TAX_DETAILS_UPDATE_TAGS`.
 * @example
 * ```ts
 * const response = await client.use(contactTaxDetails).bulkUpdateContactTaxDetailsTagsByFilter(
 *   {},
 * );
 * ```
 */
export const bulkUpdateContactTaxDetailsTagsByFilter: ((
  filter: Record<string, unknown>,
  options?: BulkUpdateContactTaxDetailsTagsByFilterOptions,
) => Promise<BulkUpdateContactTaxDetailsTagsByFilterResponse>) &
  Throws<BulkUpdateContactTaxDetailsTagsByFilterErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.contactTaxDetails.bulkUpdateContactTaxDetailsTagsByFilter",
  path: "/billing/v1/bulk/contact-tax-details/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

/** Options of {@link countContactTaxDetails}. */
export interface CountContactTaxDetailsOptions {
  /** Filter that the tax details must match. */
  filter?: Record<string, unknown> | null;
}

/**
 * Application error codes for {@link countContactTaxDetails}, and how to fix the errors.
 *
 * - `TOO_MANY_TO_COUNT`: The number of matches exceeds the limit. Use a filter that matches
 *   fewer items.
 */
export type CountContactTaxDetailsErrorCode = "TOO_MANY_TO_COUNT";

/**
 * Counts the tax details that match a filter. Fails if the number is too large.
 *
 * `POST /billing/v1/contact-tax-details/count` (ecom/contact-tax-details)
 *
 * @param options - Optional fields: `filter`.
 * @remarks For error codes, see {@link CountContactTaxDetailsErrorCode}. Requires the
 *   permission `BILLING.CONTACT_TAX_DETAILS_READ`.
 * @example
 * ```ts
 * const response = await client.use(contactTaxDetails).countContactTaxDetails();
 * ```
 */
export const countContactTaxDetails: ((
  options?: CountContactTaxDetailsOptions,
) => Promise<CountContactTaxDetailsResponse>) &
  Throws<CountContactTaxDetailsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.contactTaxDetails.countContactTaxDetails",
  path: "/billing/v1/contact-tax-details/count",
  args: [["filter"]],
  read: true,
});

/** Event that {@link onContactTaxDetailsCreated} passes to its handler. */
export interface ContactTaxDetailsCreatedEvent {
  /** The created entity. */
  entity: ContactTaxDetails;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when the tax details of a contact are created.
 *
 * The type of the event is `wix.billing.v1.contact_tax_details_created`.
 *
 * @example
 * ```ts
 * client.use(contactTaxDetails).onContactTaxDetailsCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onContactTaxDetailsCreated: (
  handler: EventHandler<ContactTaxDetailsCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.billing.v1.contact_tax_details_created",
  codec: { entity: { createdDate: "d", updatedDate: "d" } },
});

/** Event that {@link onContactTaxDetailsDeleted} passes to its handler. */
export interface ContactTaxDetailsDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: ContactTaxDetails;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when the tax details of a contact are deleted.
 *
 * The type of the event is `wix.billing.v1.contact_tax_details_deleted`.
 *
 * @example
 * ```ts
 * client.use(contactTaxDetails).onContactTaxDetailsDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onContactTaxDetailsDeleted: (
  handler: EventHandler<ContactTaxDetailsDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.billing.v1.contact_tax_details_deleted",
  codec: { entity: { createdDate: "d", updatedDate: "d" } },
});

/** Event that {@link onContactTaxDetailsTagsModified} passes to its handler. */
export interface ContactTaxDetailsTagsModifiedEvent {
  /** Event-specific data. */
  data: TagsModified;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when tags are assigned to the tax details of a contact, or removed from
 * them.
 *
 * The type of the event is `wix.billing.v1.contact_tax_details_tags_modified`.
 *
 * @example
 * ```ts
 * client.use(contactTaxDetails).onContactTaxDetailsTagsModified(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onContactTaxDetailsTagsModified: (
  handler: EventHandler<ContactTaxDetailsTagsModifiedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.billing.v1.contact_tax_details_tags_modified",
  codec: { data: contactTaxDetailsCodec },
});

/** Event that {@link onContactTaxDetailsUpdated} passes to its handler. */
export interface ContactTaxDetailsUpdatedEvent {
  /** The entity after the change. */
  entity: ContactTaxDetails;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when the tax details of a contact are updated.
 *
 * The type of the event is `wix.billing.v1.contact_tax_details_updated`.
 *
 * @example
 * ```ts
 * client.use(contactTaxDetails).onContactTaxDetailsUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onContactTaxDetailsUpdated: (
  handler: EventHandler<ContactTaxDetailsUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.billing.v1.contact_tax_details_updated",
  codec: {
    entity: { createdDate: "d", updatedDate: "d" },
    modifiedFields: { createdDate: "d", updatedDate: "d" },
  },
});

/** Request of {@link upsertContactTaxDetails}. */
export interface UpsertContactTaxDetailsRequest {
  /** The tax details to store. Their id is the id of the contact. */
  contactTaxDetails: ContactTaxDetailsToUpsert;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

/** Tax data for one contact. */
export interface ContactTaxDetails {
  /** Id of the contact, which is also the id of its tax details. */
  id?: string | null;
  /** Revision number. It increases with every update. */
  revision?: string | null;
  /** When the tax details were created. */
  createdDate?: Date | null;
  /** When the tax details were last updated. */
  updatedDate?: Date | null;
  /** Id of the tax exempt group that applies at checkout. */
  taxExemptGroupId?: string | null;
  /**
   * Name, email address and VAT id of the contact. Returned only if you request
   * `CONTACT_DETAILS`.
   */
  contactDetails?: ContactDetails;
  /** Extended fields of the tax details. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the tax details. */
  tags?: Tags;
}

/** Tax data for one contact. */
export interface ContactTaxDetailsInput {
  /** Id of the contact, which is also the id of its tax details. */
  id?: string | null;
  /** Id of the tax exempt group that applies at checkout. */
  taxExemptGroupId?: string | null;
  /** Extended fields of the tax details. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the tax details. */
  tags?: TagsInput;
}

/** The variant of `ContactTaxDetailsInput` that `upsertContactTaxDetails` accepts. */
export interface ContactTaxDetailsToUpsert extends ContactTaxDetailsInput {
  /** Id of the contact, which is also the id of its tax details. */
  id: string;
  /** Id of the tax exempt group that applies at checkout. */
  taxExemptGroupId: string;
}

/** Details from the site's contact list. */
export interface ContactDetails {
  /** First name of the contact. At most 100 characters. */
  firstName?: string | null;
  /** Last name of the contact. At most 100 characters. */
  lastName?: string | null;
  /** Name of the company. At most 100 characters. */
  company?: string | null;
  /** Email address of the contact. */
  email?: string | null;
  /** VAT registration number of the contact. At most 100 characters. */
  vatId?: string | null;
}

/** Details from the site's contact list. */
export type ContactDetailsInput = Record<string, never>;

/** Fields that you can request in addition to the base fields. */
export type ContactTaxDetailsRequestedFields = "CONTACT_DETAILS";

/** Response of {@link upsertContactTaxDetails}. */
export interface UpsertContactTaxDetailsResponse {
  /** The stored details. */
  contactTaxDetails?: ContactTaxDetails;
}

/** Request of {@link getContactTaxDetails}. */
export interface GetContactTaxDetailsRequest {
  /** Id of the contact. */
  id: string;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

/** Response of {@link getContactTaxDetails}. */
export interface GetContactTaxDetailsResponse {
  /** The contact's tax details. */
  contactTaxDetails?: ContactTaxDetails;
}

/** Request of {@link deleteContactTaxDetails}. */
export interface DeleteContactTaxDetailsRequest {
  /** Id of the contact. */
  contactTaxDetailsId: string;
}

/** Response of {@link deleteContactTaxDetails}. */
export type DeleteContactTaxDetailsResponse = Record<string, never>;

/** Request of {@link queryContactTaxDetails}. */
export interface QueryContactTaxDetailsRequest {
  /** Filter, sorting and paging. */
  query?: CursorQuery;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

/** Response of {@link queryContactTaxDetails}. */
export interface QueryContactTaxDetailsResponse {
  /** Tax details on this page. */
  contactTaxDetails: ContactTaxDetails[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link bulkUpsertContactTaxDetails}. */
export interface BulkUpsertContactTaxDetailsRequest {
  /** Tax details to store. Their ids are the ids of the contacts. 1 to 100 items. */
  contactTaxDetails: ContactTaxDetailsInput[];
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

/** Response of {@link bulkUpsertContactTaxDetails}. */
export interface BulkUpsertContactTaxDetailsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkUpsertContactTaxDetailsResponseBulkContactTaxDetailsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one contact in a bulk operation. */
export interface BulkUpsertContactTaxDetailsResponseBulkContactTaxDetailsResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
  /** The tax details. Absent if the operation failed or you did not request them. */
  item?: ContactTaxDetails;
}

/** Request of {@link bulkDeleteContactTaxDetails}. */
export interface BulkDeleteContactTaxDetailsRequest {
  /** Ids of the contacts. 1 to 100 items. */
  contactTaxDetailsIds: string[];
}

/** Response of {@link bulkDeleteContactTaxDetails}. */
export interface BulkDeleteContactTaxDetailsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkContactTaxDetailsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one contact in a bulk operation. */
export interface BulkContactTaxDetailsResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdateContactTaxDetailsTags}. */
export interface BulkUpdateContactTaxDetailsTagsRequest {
  /** Ids of the contacts. 1 to 100 items. */
  contactTaxDetailsIds: string[];
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateContactTaxDetailsTags}. */
export interface BulkUpdateContactTaxDetailsTagsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkUpdateContactTaxDetailsTagsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result of updating the tags of a contact's tax details. */
export interface BulkUpdateContactTaxDetailsTagsResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdateContactTaxDetailsTagsByFilter}. */
export interface BulkUpdateContactTaxDetailsTagsByFilterRequest {
  /** Filter that the tax details must match. An empty filter matches all tax details. */
  filter: Record<string, unknown>;
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateContactTaxDetailsTagsByFilter}. */
export interface BulkUpdateContactTaxDetailsTagsByFilterResponse {
  /** Id of the background job that updates the tags. */
  jobId: string;
}

/** Request of {@link countContactTaxDetails}. */
export interface CountContactTaxDetailsRequest {
  /** Filter that the tax details must match. */
  filter?: Record<string, unknown> | null;
}

/** Response of {@link countContactTaxDetails}. */
export interface CountContactTaxDetailsResponse {
  /** Number of matching tax details. */
  count: number;
}

/** Payload of the event emitted when the tags of a contact's tax details change. */
export interface TagsModified {
  /** The updated tax details. */
  contactTaxDetails?: ContactTaxDetails;
  /** Tags that were assigned. */
  assignedTags?: Tags;
  /** Tags that were removed. */
  unassignedTags?: Tags;
}
