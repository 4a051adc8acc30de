// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Store a contact's tax data, such as VAT ID and tax exempt group.
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
  queryArguments,
  type Throws,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  ExtendedFields,
  ItemMetadata,
  TagList,
  Tags,
  TagsInput,
} from "@portico/core/types";

export type {
  ApplicationError,
  ApplicationErrorInput,
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

/** The `options` of {@link upsertContactTaxDetails}. */
export interface UpsertContactTaxDetailsOptions {
  /** At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

/**
 * Save a contact's tax details, creating the record if none exists yet.
 *
 * `POST /billing/v1/contact-tax-details` (ecom/contact-tax-details)
 *
 * @param contactTaxDetails - needs `id`, `taxExemptGroupId`
 * @param options - may hold `fields`
 * @remarks Needs BILLING.CONTACT_TAX_DETAILS_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(contactTaxDetails).upsertContactTaxDetails({
 *   id: "<id>",
 *   taxExemptGroupId: "<tax exempt group id>",
 * });
 * ```
 */
export const upsertContactTaxDetails: (
  contactTaxDetails: ContactTaxDetailsInput,
  options?: UpsertContactTaxDetailsOptions,
) => Promise<UpsertContactTaxDetailsResponse> = /* @__PURE__ */ operation({
  name: "ecom.contactTaxDetails.upsertContactTaxDetails",
  method: "POST",
  path: "/billing/v1/contact-tax-details",
  args: ["contactTaxDetails", ["fields"]],
  request: { contactTaxDetails: { createdDate: "d", updatedDate: "d" } },
  response: { contactTaxDetails: { createdDate: "d", updatedDate: "d" } },
});

/** The `options` of {@link getContactTaxDetails}. */
export interface GetContactTaxDetailsOptions {
  /** At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

/**
 * Fetch one contact's tax details, optionally with extra fields.
 *
 * `GET /billing/v1/contact-tax-details/{id}` (ecom/contact-tax-details)
 *
 * @param id - id of the contact tax details
 * @param options - may hold `fields`
 * @remarks Needs BILLING.CONTACT_TAX_DETAILS_READ.
 * @example
 * ```ts
 * const answer = await client.use(contactTaxDetails).getContactTaxDetails("<id>");
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
 * Delete the stored tax details of a contact.
 *
 * `DELETE /billing/v1/contact-tax-details/{contactTaxDetailsId}` (ecom/contact-tax-details)
 *
 * @param contactTaxDetailsId - id of the contact tax details
 * @remarks Needs BILLING.CONTACT_TAX_DETAILS_DELETE.
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

/** The `options` of {@link queryContactTaxDetails}. */
export interface QueryContactTaxDetailsOptions {
  /** At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

const queryContactTaxDetailsOperation: Operation = {
  name: "ecom.contactTaxDetails.queryContactTaxDetails",
  method: "GET",
  path: "/billing/v1/contact-tax-details/query",
  args: ["query", ["fields"]],
  response: { contactTaxDetails: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "contactTaxDetails", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryContactTaxDetails} takes. */
export interface QueryContactTaxDetailsFields {
  values: {
    id: string;
    taxExemptGroupId: string;
    tags: {
      /** Tags that only the merchant's side sees. */
      privateTags?: TagList;
      /** Tags that visitors may see too. */
      publicTags?: TagList;
    };
  };
  eq: "id" | "taxExemptGroupId";
  in: "id" | "taxExemptGroupId";
  exists: "id" | "taxExemptGroupId" | "tags";
  compare: "id" | "taxExemptGroupId";
  startsWith: "id" | "taxExemptGroupId";
  has: never;
  ascending: "id" | "taxExemptGroupId" | "tags";
  descending: "id" | "taxExemptGroupId" | "tags";
}

/**
 * Look up contacts' tax details by filter and sort order, with cursor paging.
 *
 * `GET /billing/v1/contact-tax-details/query` (ecom/contact-tax-details)
 *
 * @param options - may hold `fields`
 * @returns a builder; `find()` sends the query
 * @remarks Needs BILLING.CONTACT_TAX_DETAILS_READ.
 * @example
 * ```ts
 * const page = await client.use(contactTaxDetails).queryContactTaxDetails().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryContactTaxDetails(
  options?: QueryContactTaxDetailsOptions,
): CursorQueryBuilder<ContactTaxDetails, QueryContactTaxDetailsFields>;
/**
 * Look up contacts' tax details by filter and sort order, with cursor paging. Sends the query
 * as it stands.
 */
export function queryContactTaxDetails(
  query: CursorQuery,
  options?: QueryContactTaxDetailsOptions,
): Promise<QueryContactTaxDetailsResponse>;
export function queryContactTaxDetails(
  first?: CursorQuery | QueryContactTaxDetailsOptions,
  options?: QueryContactTaxDetailsOptions,
): unknown {
  return call(queryContactTaxDetailsOperation, queryArguments(first, options));
}

/** The `options` of {@link bulkUpsertContactTaxDetails}. */
export interface BulkUpsertContactTaxDetailsOptions {
  returnEntity?: boolean;
  /** At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

/**
 * Create or update tax details for up to 100 contacts; each gets its own result.
 *
 * `POST /billing/v1/bulk/contact-tax-details/upsert` (ecom/contact-tax-details)
 *
 * @param contactTaxDetails - 1 to 100 items
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Needs BILLING.CONTACT_TAX_DETAILS_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(contactTaxDetails).bulkUpsertContactTaxDetails([{}]);
 * ```
 */
export const bulkUpsertContactTaxDetails: (
  contactTaxDetails: ContactTaxDetailsInput[],
  options?: BulkUpsertContactTaxDetailsOptions,
) => Promise<BulkUpsertContactTaxDetailsResponse> = /* @__PURE__ */ operation({
  name: "ecom.contactTaxDetails.bulkUpsertContactTaxDetails",
  method: "POST",
  path: "/billing/v1/bulk/contact-tax-details/upsert",
  args: ["contactTaxDetails", ["returnEntity", "fields"]],
  request: { contactTaxDetails: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Delete up to 100 tax detail records, reporting success or failure per ID.
 *
 * `POST /billing/v1/bulk/contact-tax-details/delete` (ecom/contact-tax-details)
 *
 * @param contactTaxDetailsIds - ids of the contact tax details
 * @remarks Needs BILLING.CONTACT_TAX_DETAILS_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(contactTaxDetails).bulkDeleteContactTaxDetails([
 *   "<contact tax details id>",
 * ]);
 * ```
 */
export const bulkDeleteContactTaxDetails: (
  contactTaxDetailsIds: string[],
) => Promise<BulkDeleteContactTaxDetailsResponse> = /* @__PURE__ */ operation({
  name: "ecom.contactTaxDetails.bulkDeleteContactTaxDetails",
  method: "POST",
  path: "/billing/v1/bulk/contact-tax-details/delete",
  args: ["contactTaxDetailsIds"],
});

/** The `options` of {@link bulkUpdateContactTaxDetailsTags}. */
export interface BulkUpdateContactTaxDetailsTagsOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

/**
 * Codes of the application errors of {@link bulkUpdateContactTaxDetailsTags}, and what to do.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: There is no tag to add or to take away: name at least
 *   one.
 */
export type BulkUpdateContactTaxDetailsTagsErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Assign and unassign tags on up to 100 tax detail records by ID.
 *
 * `POST /billing/v1/bulk/contact-tax-details/update-tags` (ecom/contact-tax-details)
 *
 * @param contactTaxDetailsIds - ids of the contact tax details
 * @param options - may hold `assignTags`, `unassignTags`
 * @remarks Its application errors have a {@link BulkUpdateContactTaxDetailsTagsErrorCode}.
 *   Needs BILLING.CONTACT_TAX_DETAILS_UPDATE_TAGS.
 * @example
 * ```ts
 * const answer = await client.use(contactTaxDetails).bulkUpdateContactTaxDetailsTags([
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
  method: "POST",
  path: "/billing/v1/bulk/contact-tax-details/update-tags",
  args: ["contactTaxDetailsIds", ["assignTags", "unassignTags"]],
});

/** The `options` of {@link bulkUpdateContactTaxDetailsTagsByFilter}. */
export interface BulkUpdateContactTaxDetailsTagsByFilterOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

/**
 * Codes of the application errors of {@link bulkUpdateContactTaxDetailsTagsByFilter}, and what
 * to do.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: There is no tag to add or to take away: name at least
 *   one.
 */
export type BulkUpdateContactTaxDetailsTagsByFilterErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Start a background job that retags every tax detail record matching a filter.
 *
 * `POST /billing/v1/bulk/contact-tax-details/update-tags-by-filter` (ecom/contact-tax-details)
 *
 * @param options - may hold `assignTags`, `unassignTags`
 * @remarks Its application errors have a {@link
 *   BulkUpdateContactTaxDetailsTagsByFilterErrorCode}. Needs
 *   BILLING.CONTACT_TAX_DETAILS_UPDATE_TAGS.
 * @example
 * ```ts
 * const answer = await client.use(contactTaxDetails).bulkUpdateContactTaxDetailsTagsByFilter(
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
  method: "POST",
  path: "/billing/v1/bulk/contact-tax-details/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

/** The `options` of {@link countContactTaxDetails}. */
export interface CountContactTaxDetailsOptions {
  filter?: Record<string, unknown> | null;
}

/**
 * Codes of the application errors of {@link countContactTaxDetails}, and what to do.
 *
 * - `TOO_MANY_TO_COUNT`: More fit than can be counted: narrow the filter.
 */
export type CountContactTaxDetailsErrorCode = "TOO_MANY_TO_COUNT";

/**
 * Count the tax detail records that match a filter; very large counts are refused.
 *
 * `POST /billing/v1/contact-tax-details/count` (ecom/contact-tax-details)
 *
 * @param options - may hold `filter`
 * @remarks Its application errors have a {@link CountContactTaxDetailsErrorCode}. Needs
 *   BILLING.CONTACT_TAX_DETAILS_READ.
 * @example
 * ```ts
 * const answer = await client.use(contactTaxDetails).countContactTaxDetails();
 * ```
 */
export const countContactTaxDetails: ((
  options?: CountContactTaxDetailsOptions,
) => Promise<CountContactTaxDetailsResponse>) &
  Throws<CountContactTaxDetailsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.contactTaxDetails.countContactTaxDetails",
  method: "POST",
  path: "/billing/v1/contact-tax-details/count",
  args: [["filter"]],
  read: true,
});

/** What a handler of {@link onContactTaxDetailsCreated} gets. */
export interface ContactTaxDetailsCreatedEvent {
  entity: ContactTaxDetails;
  metadata: EventMetadata;
}

/**
 * Sent when tax details are stored for a contact.
 *
 * Event type `wix.billing.v1.contact_tax_details_created`.
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

/** What a handler of {@link onContactTaxDetailsDeleted} gets. */
export interface ContactTaxDetailsDeletedEvent {
  entity?: ContactTaxDetails;
  metadata: EventMetadata;
}

/**
 * Sent when a contact's tax details are removed.
 *
 * Event type `wix.billing.v1.contact_tax_details_deleted`.
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

/** What a handler of {@link onContactTaxDetailsTagsModified} gets. */
export interface ContactTaxDetailsTagsModifiedEvent {
  data: TagsModified;
  metadata: EventMetadata;
}

/**
 * Sent when tags on a tax details record are assigned or unassigned.
 *
 * Event type `wix.billing.v1.contact_tax_details_tags_modified`.
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

/** What a handler of {@link onContactTaxDetailsUpdated} gets. */
export interface ContactTaxDetailsUpdatedEvent {
  entity: ContactTaxDetails;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}

/**
 * Sent when a contact's tax details change.
 *
 * Event type `wix.billing.v1.contact_tax_details_updated`.
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

export interface UpsertContactTaxDetailsRequest {
  contactTaxDetails: ContactTaxDetailsInput;
  /** At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

export interface ContactTaxDetails {
  /** Guid. */
  id?: string | null;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** Guid. */
  taxExemptGroupId?: string | null;
  contactDetails?: ContactDetails;
  extendedFields?: ExtendedFields;
  tags?: Tags;
}

export interface ContactTaxDetailsInput {
  /** Guid. */
  id?: string | null;
  /** Guid. */
  taxExemptGroupId?: string | null;
  contactDetails?: ContactDetailsInput;
  extendedFields?: ExtendedFields;
  tags?: TagsInput;
}

export interface ContactDetails {
  /** At most 100 characters. */
  firstName?: string | null;
  /** At most 100 characters. */
  lastName?: string | null;
  /** At most 100 characters. */
  company?: string | null;
  /** Email. */
  email?: string | null;
  /** At most 100 characters. */
  vatId?: string | null;
}

export type ContactDetailsInput = Record<string, never>;

export type ContactTaxDetailsRequestedFields = "CONTACT_DETAILS";

export interface UpsertContactTaxDetailsResponse {
  contactTaxDetails?: ContactTaxDetails;
}

export interface GetContactTaxDetailsRequest {
  /** Guid. */
  id: string;
  /** At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

export interface GetContactTaxDetailsResponse {
  contactTaxDetails?: ContactTaxDetails;
}

export interface DeleteContactTaxDetailsRequest {
  /** Guid. */
  contactTaxDetailsId: string;
}

export type DeleteContactTaxDetailsResponse = Record<string, never>;

export interface QueryContactTaxDetailsRequest {
  query?: CursorQuery;
  /** At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

export interface QueryContactTaxDetailsResponse {
  contactTaxDetails: ContactTaxDetails[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface BulkUpsertContactTaxDetailsRequest {
  /** 1 to 100 items. */
  contactTaxDetails: ContactTaxDetailsInput[];
  returnEntity?: boolean;
  /** At most 10 items. */
  fields?: ContactTaxDetailsRequestedFields[];
}

export interface BulkUpsertContactTaxDetailsResponse {
  /** 1 to 100 items. */
  results: BulkUpsertContactTaxDetailsResponseBulkContactTaxDetailsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpsertContactTaxDetailsResponseBulkContactTaxDetailsResult {
  itemMetadata?: ItemMetadata;
  item?: ContactTaxDetails;
}

export interface BulkDeleteContactTaxDetailsRequest {
  /** 1 to 100 items. */
  contactTaxDetailsIds: string[];
}

export interface BulkDeleteContactTaxDetailsResponse {
  /** 1 to 100 items. */
  results: BulkContactTaxDetailsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkContactTaxDetailsResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkUpdateContactTaxDetailsTagsRequest {
  /** 1 to 100 items. */
  contactTaxDetailsIds: string[];
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface BulkUpdateContactTaxDetailsTagsResponse {
  /** 1 to 100 items. */
  results: BulkUpdateContactTaxDetailsTagsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdateContactTaxDetailsTagsResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkUpdateContactTaxDetailsTagsByFilterRequest {
  filter: Record<string, unknown> | null;
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface BulkUpdateContactTaxDetailsTagsByFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface CountContactTaxDetailsRequest {
  filter?: Record<string, unknown> | null;
}

export interface CountContactTaxDetailsResponse {
  count: number;
}

export interface TagsModified {
  contactTaxDetails?: ContactTaxDetails;
  assignedTags?: Tags;
  unassignedTags?: Tags;
}
