// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, needing, Paging, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import { CustomFieldOfCustomFieldApplications, PagingMetadata, Section } from "./common.js";

export { Paging } from "@portico/core/schemas";
export {
  AppliesToEnumAppliesTo as AppliesTo,
  CustomFieldOfCustomFieldApplications as CustomField,
  OriginOfCustomFieldApplications as Origin,
  PagingMetadata,
  Privacy,
  Section,
  SocialTypeType,
  TypeOfCustomFieldSuggestions as Type,
} from "./common.js";

export const CreateCustomFieldRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ field: CustomFieldOfCustomFieldApplications }),
);

export const CreateCustomFieldResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ field: CustomFieldOfCustomFieldApplications.optional() }),
);

export const GetCustomFieldRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const GetCustomFieldResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ field: CustomFieldOfCustomFieldApplications.optional() }),
);

export const ListCustomFieldsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paging: Paging.optional() }),
);

export const ListCustomFieldsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    fields: z.array(CustomFieldOfCustomFieldApplications).optional(),
    metadata: PagingMetadata.optional(),
  }),
);

export const UpdateCustomFieldRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ field: CustomFieldOfCustomFieldApplications }),
);

export const UpdateCustomFieldResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ field: CustomFieldOfCustomFieldApplications.optional() }),
);

export const DeleteCustomFieldRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, revision: z.string() }),
);

export const DeleteCustomFieldResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const HideCustomFieldRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, revision: z.string() }),
);

export const HideCustomFieldResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const UpdateCustomFieldsOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ fieldIds: z.array(z.string()).min(1).max(100), section: Section.optional() }),
);

export const UpdateCustomFieldsOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    fields: z.array(CustomFieldOfCustomFieldApplications).optional(),
    section: Section.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.customFields.createCustomField": /* @__PURE__ */ needing(
    CreateCustomFieldRequest,
    "field.name",
  ),
  "members.customFields.listCustomFields": ListCustomFieldsRequest,
  "members.customFields.getCustomField": GetCustomFieldRequest,
  "members.customFields.deleteCustomField": DeleteCustomFieldRequest,
  "members.customFields.updateCustomField": /* @__PURE__ */ needing(
    UpdateCustomFieldRequest,
    "field.id",
    "field.revision",
  ),
  "members.customFields.hideCustomField": HideCustomFieldRequest,
  "members.customFields.updateCustomFieldsOrder": UpdateCustomFieldsOrderRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.customFields.createCustomField":
    /* @__PURE__ */ responseSchema(CreateCustomFieldResponse),
  "members.customFields.listCustomFields": /* @__PURE__ */ responseSchema(ListCustomFieldsResponse),
  "members.customFields.getCustomField": /* @__PURE__ */ responseSchema(GetCustomFieldResponse),
  "members.customFields.deleteCustomField":
    /* @__PURE__ */ responseSchema(DeleteCustomFieldResponse),
  "members.customFields.updateCustomField":
    /* @__PURE__ */ responseSchema(UpdateCustomFieldResponse),
  "members.customFields.hideCustomField": /* @__PURE__ */ responseSchema(HideCustomFieldResponse),
  "members.customFields.updateCustomFieldsOrder": /* @__PURE__ */ responseSchema(
    UpdateCustomFieldsOrderResponse,
  ),
};
