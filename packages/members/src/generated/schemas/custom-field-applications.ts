// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, needing, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import { CustomFieldOfCustomFieldApplications } from "./common.js";

export {
  AppliesToEnumAppliesTo,
  CustomFieldOfCustomFieldApplications as CustomField,
  OriginOfCustomFieldApplications as Origin,
  Privacy,
  Section,
  SocialTypeType,
  TypeOfCustomFieldSuggestions as FieldTypeType,
} from "./common.js";
export { Type as ExclusionType };

export const CreateCustomFieldApplicationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ application: CustomFieldApplication }),
);

export const CustomFieldApplication: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customFieldId: guid.nullish(),
    customFieldKey: z.string().nullish(),
    applications: ApplicationsWrapper.optional(),
    exclusions: ExclusionsWrapper.optional(),
    revision: z.string().nullish(),
  }),
);

export const ApplicationsWrapper: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ items: z.array(AppliesTo).max(100).optional() }),
);

export const AppliesTo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ applicationType: Type.optional(), entityId: guid.nullish() }),
);

export const Type: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "ROLE", "BADGE", "PRICING_PLAN", "MEMBER"]),
);

export const ExclusionsWrapper: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ items: z.array(Exclusion).max(100).optional() }),
);

export const Exclusion: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ exclusionType: Type.optional(), entityId: guid.nullish() }),
);

export const CreateCustomFieldApplicationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ application: CustomFieldApplication.optional() }),
);

export const DeleteCustomFieldApplicationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customFieldId: guid }),
);

export const DeleteCustomFieldApplicationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const UpdateCustomFieldApplicationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ application: CustomFieldApplication }),
);

export const UpdateCustomFieldApplicationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ application: CustomFieldApplication.optional() }),
);

export const GetCustomFieldApplicationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customFieldId: guid }),
);

export const GetCustomFieldApplicationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ application: CustomFieldApplication.optional() }),
);

export const GetCustomFieldApplicationsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ customFieldIds: z.array(guid).min(1).max(100) }),
);

export const GetCustomFieldApplicationsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ applications: z.array(CustomFieldApplication).optional() }),
);

export const GetMembersCustomFieldApplicationsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberIds: z.array(guid).min(1).max(100) }),
);

export const GetMembersCustomFieldApplicationsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ results: z.array(MemberCustomFieldApplication).optional() }),
);

export const MemberCustomFieldApplication: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid.nullish(), applications: z.array(FieldApplication).optional() }),
);

export const FieldApplication: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    customFieldKey: z.string().nullish(),
    applies: z.boolean().optional(),
    customField: CustomFieldOfCustomFieldApplications.optional(),
  }),
);

export const GetRolesCustomFieldApplicationsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ roleIds: z.array(guid).min(1).max(100) }),
);

export const GetRolesCustomFieldApplicationsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ results: z.array(RoleCustomFieldApplication).optional() }),
);

export const RoleCustomFieldApplication: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ roleId: guid.nullish(), applications: z.array(FieldApplication).optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.customFieldApplications.createCustomFieldApplication": /* @__PURE__ */ needing(
    CreateCustomFieldApplicationRequest,
    "application.applications.items.entityId",
    "application.customFieldId",
    "application.exclusions.items.entityId",
  ),
  "members.customFieldApplications.deleteCustomFieldApplication":
    DeleteCustomFieldApplicationRequest,
  "members.customFieldApplications.getCustomFieldApplication": GetCustomFieldApplicationRequest,
  "members.customFieldApplications.updateCustomFieldApplication": /* @__PURE__ */ needing(
    UpdateCustomFieldApplicationRequest,
    "application.applications.items.entityId",
    "application.exclusions.items.entityId",
    "application.revision",
    "application.customFieldId",
  ),
  "members.customFieldApplications.getCustomFieldApplications": GetCustomFieldApplicationsRequest,
  "members.customFieldApplications.getMembersCustomFieldApplications":
    GetMembersCustomFieldApplicationsRequest,
  "members.customFieldApplications.getRolesCustomFieldApplications":
    GetRolesCustomFieldApplicationsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.customFieldApplications.createCustomFieldApplication": /* @__PURE__ */ responseSchema(
    CreateCustomFieldApplicationResponse,
  ),
  "members.customFieldApplications.deleteCustomFieldApplication": /* @__PURE__ */ responseSchema(
    DeleteCustomFieldApplicationResponse,
  ),
  "members.customFieldApplications.getCustomFieldApplication": /* @__PURE__ */ responseSchema(
    GetCustomFieldApplicationResponse,
  ),
  "members.customFieldApplications.updateCustomFieldApplication": /* @__PURE__ */ responseSchema(
    UpdateCustomFieldApplicationResponse,
  ),
  "members.customFieldApplications.getCustomFieldApplications": /* @__PURE__ */ responseSchema(
    GetCustomFieldApplicationsResponse,
  ),
  "members.customFieldApplications.getMembersCustomFieldApplications":
    /* @__PURE__ */ responseSchema(GetMembersCustomFieldApplicationsResponse),
  "members.customFieldApplications.getRolesCustomFieldApplications": /* @__PURE__ */ responseSchema(
    GetRolesCustomFieldApplicationsResponse,
  ),
};
