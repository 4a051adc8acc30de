// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  dateTime,
  ExtendedFields,
  email,
  guid,
  ItemMetadata,
  needing,
  responseSchema,
  Tags,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export {
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
  Tags,
} from "@portico/core/schemas";

export const UpsertContactTaxDetailsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    contactTaxDetails: ContactTaxDetails,
    fields: z.array(ContactTaxDetailsRequestedFields).max(10).optional(),
  }),
);

export const ContactTaxDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    taxExemptGroupId: guid.nullish(),
    contactDetails: ContactDetails.optional(),
    extendedFields: ExtendedFields.optional(),
    tags: Tags.optional(),
  }),
);

export const ContactDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    firstName: z.string().max(100).nullish(),
    lastName: z.string().max(100).nullish(),
    company: z.string().max(100).nullish(),
    email: email.nullish(),
    vatId: z.string().max(100).nullish(),
  }),
);

export const ContactTaxDetailsRequestedFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["CONTACT_DETAILS"]),
);

export const UpsertContactTaxDetailsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ contactTaxDetails: ContactTaxDetails.optional() }),
);

export const GetContactTaxDetailsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, fields: z.array(ContactTaxDetailsRequestedFields).max(10).optional() }),
);

export const GetContactTaxDetailsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ contactTaxDetails: ContactTaxDetails.optional() }),
);

export const DeleteContactTaxDetailsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ contactTaxDetailsId: guid }),
);

export const DeleteContactTaxDetailsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const QueryContactTaxDetailsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    query: CursorQuery.optional(),
    fields: z.array(ContactTaxDetailsRequestedFields).max(10).optional(),
  }),
);

export const QueryContactTaxDetailsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    contactTaxDetails: z.array(ContactTaxDetails).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const BulkUpsertContactTaxDetailsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    contactTaxDetails: z.array(ContactTaxDetails).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(ContactTaxDetailsRequestedFields).max(10).optional(),
  }),
);

export const BulkUpsertContactTaxDetailsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z
      .array(BulkUpsertContactTaxDetailsResponseBulkContactTaxDetailsResult)
      .min(1)
      .max(100)
      .optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpsertContactTaxDetailsResponseBulkContactTaxDetailsResult: z.ZodType =
  /* @__PURE__ */ z.lazy(() =>
    z.looseObject({ itemMetadata: ItemMetadata.optional(), item: ContactTaxDetails.optional() }),
  );

export const BulkDeleteContactTaxDetailsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ contactTaxDetailsIds: z.array(guid).min(1).max(100) }),
);

export const BulkDeleteContactTaxDetailsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkContactTaxDetailsResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkContactTaxDetailsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const BulkUpdateContactTaxDetailsTagsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    contactTaxDetailsIds: z.array(guid).min(1).max(100),
    assignTags: Tags.optional(),
    unassignTags: Tags.optional(),
  }),
);

export const BulkUpdateContactTaxDetailsTagsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkUpdateContactTaxDetailsTagsResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateContactTaxDetailsTagsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const BulkUpdateContactTaxDetailsTagsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(
  () =>
    z.looseObject({
      filter: z.record(z.string(), z.unknown()),
      assignTags: Tags.optional(),
      unassignTags: Tags.optional(),
    }),
);

export const BulkUpdateContactTaxDetailsTagsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(
  () => z.looseObject({ jobId: guid.optional() }),
);

export const CountContactTaxDetailsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ filter: z.record(z.string(), z.unknown()).nullish() }),
);

export const CountContactTaxDetailsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ count: z.number().optional() }),
);

export const TagsModified: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    contactTaxDetails: ContactTaxDetails.optional(),
    assignedTags: Tags.optional(),
    unassignedTags: Tags.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.contactTaxDetails.upsertContactTaxDetails": /* @__PURE__ */ needing(
    UpsertContactTaxDetailsRequest,
    "contactTaxDetails.id",
    "contactTaxDetails.taxExemptGroupId",
  ),
  "ecom.contactTaxDetails.getContactTaxDetails": GetContactTaxDetailsRequest,
  "ecom.contactTaxDetails.deleteContactTaxDetails": DeleteContactTaxDetailsRequest,
  "ecom.contactTaxDetails.queryContactTaxDetails": QueryContactTaxDetailsRequest,
  "ecom.contactTaxDetails.bulkUpsertContactTaxDetails": BulkUpsertContactTaxDetailsRequest,
  "ecom.contactTaxDetails.bulkDeleteContactTaxDetails": BulkDeleteContactTaxDetailsRequest,
  "ecom.contactTaxDetails.bulkUpdateContactTaxDetailsTags": BulkUpdateContactTaxDetailsTagsRequest,
  "ecom.contactTaxDetails.bulkUpdateContactTaxDetailsTagsByFilter":
    BulkUpdateContactTaxDetailsTagsByFilterRequest,
  "ecom.contactTaxDetails.countContactTaxDetails": CountContactTaxDetailsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.contactTaxDetails.upsertContactTaxDetails": /* @__PURE__ */ responseSchema(
    UpsertContactTaxDetailsResponse,
  ),
  "ecom.contactTaxDetails.getContactTaxDetails": /* @__PURE__ */ responseSchema(
    GetContactTaxDetailsResponse,
  ),
  "ecom.contactTaxDetails.deleteContactTaxDetails": /* @__PURE__ */ responseSchema(
    DeleteContactTaxDetailsResponse,
  ),
  "ecom.contactTaxDetails.queryContactTaxDetails": /* @__PURE__ */ responseSchema(
    QueryContactTaxDetailsResponse,
  ),
  "ecom.contactTaxDetails.bulkUpsertContactTaxDetails": /* @__PURE__ */ responseSchema(
    BulkUpsertContactTaxDetailsResponse,
  ),
  "ecom.contactTaxDetails.bulkDeleteContactTaxDetails": /* @__PURE__ */ responseSchema(
    BulkDeleteContactTaxDetailsResponse,
  ),
  "ecom.contactTaxDetails.bulkUpdateContactTaxDetailsTags": /* @__PURE__ */ responseSchema(
    BulkUpdateContactTaxDetailsTagsResponse,
  ),
  "ecom.contactTaxDetails.bulkUpdateContactTaxDetailsTagsByFilter": /* @__PURE__ */ responseSchema(
    BulkUpdateContactTaxDetailsTagsByFilterResponse,
  ),
  "ecom.contactTaxDetails.countContactTaxDetails": /* @__PURE__ */ responseSchema(
    CountContactTaxDetailsResponse,
  ),
};
