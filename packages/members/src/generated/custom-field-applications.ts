// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Decide which members a custom profile field applies to.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type CodecTable, operation } from "@portico/core/runtime";
import type { CustomFieldOfCustomFieldApplications } from "./common.js";

export type {
  AppliesToEnumAppliesTo,
  CustomFieldOfCustomFieldApplications as CustomField,
  CustomFieldOfCustomFieldApplicationsInput as CustomFieldInput,
  OriginOfCustomFieldApplications as Origin,
  Privacy,
  Section,
  SocialTypeType,
  TypeOfCustomFieldSuggestions as FieldTypeType,
} from "./common.js";

export type ExclusionType = Type;

const applicationsCodec: CodecTable = {
  applications: { customField: { createdDate: "d", updatedDate: "d" } },
};

/**
 * Set for the first time which members a custom field applies to.
 *
 * `POST /members/v1/custom-fields-applications` (members/custom-field-applications)
 *
 * @param application - needs `customFieldId`
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(customFieldApplications).createCustomFieldApplication({
 *   customFieldId: "<custom field id>",
 * });
 * ```
 */
export const createCustomFieldApplication: (
  application: CustomFieldApplicationToCreate,
) => Promise<CustomFieldApplication> = /* @__PURE__ */ operation({
  name: "members.customFieldApplications.createCustomFieldApplication",
  method: "POST",
  path: "/members/v1/custom-fields-applications",
  args: ["application"],
  returns: "application",
});

/**
 * Delete the rule that limits a custom field to certain members.
 *
 * `DELETE /members/v1/custom-fields-applications/{customFieldId}`
 * (members/custom-field-applications)
 *
 * @param customFieldId - id of the custom field
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_DELETE.
 * @example
 * ```ts
 * await client.use(customFieldApplications).deleteCustomFieldApplication("<custom field id>");
 * ```
 */
export const deleteCustomFieldApplication: (customFieldId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "members.customFieldApplications.deleteCustomFieldApplication",
    method: "DELETE",
    path: "/members/v1/custom-fields-applications/{customFieldId}",
    args: ["customFieldId"],
  });

/**
 * Get the rule that says which members a custom field applies to.
 *
 * `GET /members/v1/custom-fields-applications/{customFieldId}`
 * (members/custom-field-applications)
 *
 * @param customFieldId - id of the custom field
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_READ.
 * @example
 * ```ts
 * const answer = await client.use(customFieldApplications).getCustomFieldApplication(
 *   "<custom field id>",
 * );
 * ```
 */
export const getCustomFieldApplication: (
  customFieldId: string,
) => Promise<GetCustomFieldApplicationResponse> = /* @__PURE__ */ operation({
  name: "members.customFieldApplications.getCustomFieldApplication",
  method: "GET",
  path: "/members/v1/custom-fields-applications/{customFieldId}",
  args: ["customFieldId"],
});

/**
 * Change which members a custom field applies to or leaves out.
 *
 * `PATCH /members/v1/custom-fields-applications/{application.customFieldId}`
 * (members/custom-field-applications)
 *
 * @param customFieldId - id of the custom field
 * @param application - needs `revision`
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customFieldApplications).updateCustomFieldApplication(
 *   "<custom field id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const updateCustomFieldApplication: (
  customFieldId: string,
  application: CustomFieldApplicationToUpdate,
) => Promise<CustomFieldApplication> = /* @__PURE__ */ operation({
  name: "members.customFieldApplications.updateCustomFieldApplication",
  method: "PATCH",
  path: "/members/v1/custom-fields-applications/{application.customFieldId}",
  args: ["application.customFieldId", "...application"],
  returns: "application",
});

/**
 * Get the application rules of up to 100 custom fields.
 *
 * `POST /members/v1/custom-fields-applications/applications`
 * (members/custom-field-applications)
 *
 * @param customFieldIds - ids of the custom fields
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_READ.
 * @example
 * ```ts
 * const answer = await client.use(customFieldApplications).getCustomFieldApplications([
 *   "<custom field id>",
 * ]);
 * ```
 */
export const getCustomFieldApplications: (
  customFieldIds: string[],
) => Promise<GetCustomFieldApplicationsResponse> = /* @__PURE__ */ operation({
  name: "members.customFieldApplications.getCustomFieldApplications",
  method: "POST",
  path: "/members/v1/custom-fields-applications/applications",
  args: ["customFieldIds"],
  read: true,
});

/**
 * List the custom fields that apply to each of up to 100 members.
 *
 * `POST /members/v1/custom-fields-applications/members` (members/custom-field-applications)
 *
 * @param memberIds - ids of the members
 * @example
 * ```ts
 * const answer = await client.use(customFieldApplications).getMembersCustomFieldApplications([
 *   "<member id>",
 * ]);
 * ```
 */
export const getMembersCustomFieldApplications: (
  memberIds: string[],
) => Promise<GetMembersCustomFieldApplicationsResponse> = /* @__PURE__ */ operation({
  name: "members.customFieldApplications.getMembersCustomFieldApplications",
  method: "POST",
  path: "/members/v1/custom-fields-applications/members",
  args: ["memberIds"],
  response: { results: applicationsCodec },
  read: true,
});

/**
 * List the custom fields that apply to each of up to 100 roles.
 *
 * `POST /members/v1/custom-fields-applications/roles` (members/custom-field-applications)
 *
 * @param roleIds - ids of the roles
 * @example
 * ```ts
 * const answer = await client.use(customFieldApplications).getRolesCustomFieldApplications([
 *   "<role id>",
 * ]);
 * ```
 */
export const getRolesCustomFieldApplications: (
  roleIds: string[],
) => Promise<GetRolesCustomFieldApplicationsResponse> = /* @__PURE__ */ operation({
  name: "members.customFieldApplications.getRolesCustomFieldApplications",
  method: "POST",
  path: "/members/v1/custom-fields-applications/roles",
  args: ["roleIds"],
  response: { results: applicationsCodec },
  read: true,
});

export interface CreateCustomFieldApplicationRequest {
  application: CustomFieldApplicationToCreate;
}

export interface CustomFieldApplication {
  /** Guid. */
  customFieldId?: string | null;
  customFieldKey?: string | null;
  applications?: ApplicationsWrapper;
  exclusions?: ExclusionsWrapper;
  revision: string;
}

export interface CustomFieldApplicationInput {
  /** Guid. */
  customFieldId?: string | null;
  applications?: ApplicationsWrapperInput;
  exclusions?: ExclusionsWrapperInput;
  revision?: string | null;
}

/** What `createCustomFieldApplication` takes as `CustomFieldApplicationInput`. */
export interface CustomFieldApplicationToCreate extends CustomFieldApplicationInput {
  /** Guid. */
  customFieldId: string;
}

/** What `updateCustomFieldApplication` takes as `CustomFieldApplicationInput`. */
export interface CustomFieldApplicationToUpdate
  extends Omit<CustomFieldApplicationInput, "customFieldId"> {
  revision: string;
}

export interface ApplicationsWrapper {
  /** At most 100 items. */
  items: AppliesTo[];
}

export interface ApplicationsWrapperInput {
  /** At most 100 items. */
  items?: AppliesToInput[];
}

export interface AppliesTo {
  applicationType: Type;
  /** Guid. */
  entityId: string;
}

export interface AppliesToInput {
  applicationType?: Type;
  /** Guid. */
  entityId: string;
}

export type Type = "UNKNOWN" | "ROLE" | "BADGE" | "PRICING_PLAN" | "MEMBER" | (string & {});

export interface ExclusionsWrapper {
  /** At most 100 items. */
  items: Exclusion[];
}

export interface ExclusionsWrapperInput {
  /** At most 100 items. */
  items?: ExclusionInput[];
}

export interface Exclusion {
  exclusionType: Type;
  /** Guid. */
  entityId: string;
}

export interface ExclusionInput {
  exclusionType?: Type;
  /** Guid. */
  entityId: string;
}

export interface CreateCustomFieldApplicationResponse {
  application?: CustomFieldApplication;
}

export interface DeleteCustomFieldApplicationRequest {
  /** Guid. */
  customFieldId: string;
}

export type DeleteCustomFieldApplicationResponse = Record<string, never>;

export interface UpdateCustomFieldApplicationRequest {
  application: CustomFieldApplicationInput;
}

export interface UpdateCustomFieldApplicationResponse {
  application?: CustomFieldApplication;
}

export interface GetCustomFieldApplicationRequest {
  /** Guid. */
  customFieldId: string;
}

export interface GetCustomFieldApplicationResponse {
  application?: CustomFieldApplication;
}

export interface GetCustomFieldApplicationsRequest {
  /** 1 to 100 items. */
  customFieldIds: string[];
}

export interface GetCustomFieldApplicationsResponse {
  applications: CustomFieldApplication[];
}

export interface GetMembersCustomFieldApplicationsRequest {
  /** 1 to 100 items. */
  memberIds: string[];
}

export interface GetMembersCustomFieldApplicationsResponse {
  results: MemberCustomFieldApplication[];
}

export interface MemberCustomFieldApplication {
  /** Guid. */
  memberId?: string | null;
  applications: FieldApplication[];
}

export interface FieldApplication {
  customFieldKey?: string | null;
  applies: boolean;
  customField?: CustomFieldOfCustomFieldApplications;
}

export interface GetRolesCustomFieldApplicationsRequest {
  /** 1 to 100 items. */
  roleIds: string[];
}

export interface GetRolesCustomFieldApplicationsResponse {
  results: RoleCustomFieldApplication[];
}

export interface RoleCustomFieldApplication {
  /** Guid. */
  roleId?: string | null;
  applications: FieldApplication[];
}
