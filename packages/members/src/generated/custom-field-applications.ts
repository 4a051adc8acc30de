// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Decide which members a custom profile field applies to.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
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

/** Alias of {@link Type}. */
export type ExclusionType = Type;

const applicationsCodec: CodecTable = {
  applications: { customField: { createdDate: "d", updatedDate: "d" } },
};

/**
 * Creates the rule that determines which members a custom field applies to.
 *
 * `POST /members/v1/custom-fields-applications` (members/custom-field-applications)
 *
 * @param application - The custom field application to create. Requires `customFieldId`.
 * @returns The created custom field application.
 * @remarks Requires the permission `MEMBERS.CUSTOM_FIELDS_CREATE`.
 * @example
 * ```ts
 * const application = await client.use(customFieldApplications).createCustomFieldApplication({
 *   customFieldId: "<custom field id>",
 * });
 * ```
 */
export const createCustomFieldApplication: (
  application: CustomFieldApplicationToCreate,
) => Promise<CustomFieldApplication> = /* @__PURE__ */ operation({
  name: "members.customFieldApplications.createCustomFieldApplication",
  path: "/members/v1/custom-fields-applications",
  args: ["application"],
  returns: "application",
});

/**
 * Deletes the rule that limits a custom field to certain members.
 *
 * `DELETE /members/v1/custom-fields-applications/{customFieldId}`
 * (members/custom-field-applications)
 *
 * @param customFieldId - Id of the custom field.
 * @remarks Requires the permission `MEMBERS.CUSTOM_FIELDS_DELETE`.
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
 * Returns the rule that determines which members a custom field applies to.
 *
 * `GET /members/v1/custom-fields-applications/{customFieldId}`
 * (members/custom-field-applications)
 *
 * @param customFieldId - Id of the custom field application.
 * @remarks Requires the permission `MEMBERS.CUSTOM_FIELDS_READ`.
 * @example
 * ```ts
 * const response = await client.use(customFieldApplications).getCustomFieldApplication(
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
 * Updates which members a custom field applies to, and which members it excludes.
 *
 * `PATCH /members/v1/custom-fields-applications/{application.customFieldId}`
 * (members/custom-field-applications)
 *
 * @param customFieldId - Id of the custom field.
 * @param application - The custom field application, with the fields to update. Requires
 *   `revision`.
 * @returns The updated custom field application.
 * @remarks Requires the permission `MEMBERS.CUSTOM_FIELDS_UPDATE`.
 * @example
 * ```ts
 * const application = await client.use(customFieldApplications).updateCustomFieldApplication(
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
 * Returns the rules that determine which members up to 100 custom fields apply to.
 *
 * `POST /members/v1/custom-fields-applications/applications`
 * (members/custom-field-applications)
 *
 * @param customFieldIds - Ids of the custom fields.
 * @remarks Requires the permission `MEMBERS.CUSTOM_FIELDS_READ`.
 * @example
 * ```ts
 * const response = await client.use(customFieldApplications).getCustomFieldApplications([
 *   "<custom field id>",
 * ]);
 * ```
 */
export const getCustomFieldApplications: (
  customFieldIds: string[],
) => Promise<GetCustomFieldApplicationsResponse> = /* @__PURE__ */ operation({
  name: "members.customFieldApplications.getCustomFieldApplications",
  path: "/members/v1/custom-fields-applications/applications",
  args: ["customFieldIds"],
  read: true,
});

/**
 * Lists the custom fields that apply to each of up to 100 members.
 *
 * `POST /members/v1/custom-fields-applications/members` (members/custom-field-applications)
 *
 * @param memberIds - Ids of the members whose fields to return.
 * @example
 * ```ts
 * const response = await client.use(customFieldApplications).getMembersCustomFieldApplications([
 *   "<member id>",
 * ]);
 * ```
 */
export const getMembersCustomFieldApplications: (
  memberIds: string[],
) => Promise<GetMembersCustomFieldApplicationsResponse> = /* @__PURE__ */ operation({
  name: "members.customFieldApplications.getMembersCustomFieldApplications",
  path: "/members/v1/custom-fields-applications/members",
  args: ["memberIds"],
  response: { results: applicationsCodec },
  read: true,
});

/**
 * Lists the custom fields that apply to each of up to 100 roles.
 *
 * `POST /members/v1/custom-fields-applications/roles` (members/custom-field-applications)
 *
 * @param roleIds - Ids of the roles whose fields to return.
 * @example
 * ```ts
 * const response = await client.use(customFieldApplications).getRolesCustomFieldApplications([
 *   "<role id>",
 * ]);
 * ```
 */
export const getRolesCustomFieldApplications: (
  roleIds: string[],
) => Promise<GetRolesCustomFieldApplicationsResponse> = /* @__PURE__ */ operation({
  name: "members.customFieldApplications.getRolesCustomFieldApplications",
  path: "/members/v1/custom-fields-applications/roles",
  args: ["roleIds"],
  response: { results: applicationsCodec },
  read: true,
});

/** Request of {@link createCustomFieldApplication}. */
export interface CreateCustomFieldApplicationRequest {
  /** The custom field application to create. */
  application: CustomFieldApplicationToCreate;
}

/** Rule that determines which members a custom field applies to. */
export interface CustomFieldApplication {
  /** Id of the custom field. */
  customFieldId?: string | null;
  /** Key of the custom field in member profiles. */
  customFieldKey?: string | null;
  /** Groups of members that have the field. */
  applications?: ApplicationsWrapper;
  /** Groups of members that do not have the field, even if `applications` includes them. */
  exclusions?: ExclusionsWrapper;
  /**
   * Revision of the custom field application. It increases with every update. An update must send
   * the current value.
   */
  revision: string;
}

/** Rule that determines which members a custom field applies to. */
export interface CustomFieldApplicationInput {
  /** Id of the custom field. */
  customFieldId?: string | null;
  /** Groups of members that have the field. */
  applications?: ApplicationsWrapperInput;
  /** Groups of members that do not have the field, even if `applications` includes them. */
  exclusions?: ExclusionsWrapperInput;
  /**
   * Revision of the custom field application. It increases with every update. An update must send
   * the current value.
   */
  revision?: string | null;
}

/** The variant of `CustomFieldApplicationInput` that `createCustomFieldApplication` accepts. */
export interface CustomFieldApplicationToCreate extends CustomFieldApplicationInput {
  /** Id of the custom field. */
  customFieldId: string;
}

/** The variant of `CustomFieldApplicationInput` that `updateCustomFieldApplication` accepts. */
export interface CustomFieldApplicationToUpdate
  extends Omit<CustomFieldApplicationInput, "customFieldId"> {
  /**
   * Revision of the custom field application. It increases with every update. An update must send
   * the current value.
   */
  revision: string;
}

/**
 * Groups of members that have a custom field. An update can omit this object to keep the
 * current groups.
 */
export interface ApplicationsWrapper {
  /** Groups of members that have the field. They replace the current groups. At most 100 items. */
  items: AppliesTo[];
}

/**
 * Groups of members that have a custom field. An update can omit this object to keep the
 * current groups.
 */
export interface ApplicationsWrapperInput {
  /** Groups of members that have the field. They replace the current groups. At most 100 items. */
  items?: AppliesToInput[];
}

/** A group of members that has a custom field. */
export interface AppliesTo {
  /** Kind of group. */
  applicationType: Type;
  /** Id of the role, badge, plan or member, depending on the kind of group. */
  entityId: string;
}

/** A group of members that has a custom field. */
export interface AppliesToInput {
  /** Kind of group. */
  applicationType?: Type;
  /** Id of the role, badge, plan or member, depending on the kind of group. */
  entityId: string;
}

/** Kinds of groups of members. */
export type Type = "UNKNOWN" | "ROLE" | "BADGE" | "PRICING_PLAN" | "MEMBER" | (string & {});

/**
 * Groups of members that do not have a custom field. An update can omit this object to keep the
 * current groups.
 */
export interface ExclusionsWrapper {
  /**
   * Groups of members that do not have the field. They replace the current groups. At most 100
   * items.
   */
  items: Exclusion[];
}

/**
 * Groups of members that do not have a custom field. An update can omit this object to keep the
 * current groups.
 */
export interface ExclusionsWrapperInput {
  /**
   * Groups of members that do not have the field. They replace the current groups. At most 100
   * items.
   */
  items?: ExclusionInput[];
}

/** A group of members that does not have a custom field. */
export interface Exclusion {
  /** Kind of group. */
  exclusionType: Type;
  /** Id of the role, badge, plan or member, depending on the kind of group. */
  entityId: string;
}

/** A group of members that does not have a custom field. */
export interface ExclusionInput {
  /** Kind of group. */
  exclusionType?: Type;
  /** Id of the role, badge, plan or member, depending on the kind of group. */
  entityId: string;
}

/** Response of {@link createCustomFieldApplication}. */
export interface CreateCustomFieldApplicationResponse {
  /** The created custom field application. */
  application?: CustomFieldApplication;
}

/** Request of {@link deleteCustomFieldApplication}. */
export interface DeleteCustomFieldApplicationRequest {
  /** Id of the custom field. */
  customFieldId: string;
}

/** Response of {@link deleteCustomFieldApplication}. */
export type DeleteCustomFieldApplicationResponse = Record<string, never>;

/** Request of {@link updateCustomFieldApplication}. */
export interface UpdateCustomFieldApplicationRequest {
  /** The custom field application, with the fields to update. */
  application: CustomFieldApplicationInput;
}

/** Response of {@link updateCustomFieldApplication}. */
export interface UpdateCustomFieldApplicationResponse {
  /** The updated custom field application. */
  application?: CustomFieldApplication;
}

/** Request of {@link getCustomFieldApplication}. */
export interface GetCustomFieldApplicationRequest {
  /** Id of the custom field application. */
  customFieldId: string;
}

/** Response of {@link getCustomFieldApplication}. */
export interface GetCustomFieldApplicationResponse {
  /** The requested custom field application. */
  application?: CustomFieldApplication;
}

/** Request of {@link getCustomFieldApplications}. */
export interface GetCustomFieldApplicationsRequest {
  /** Ids of the custom fields. 1 to 100 items. */
  customFieldIds: string[];
}

/** Response of {@link getCustomFieldApplications}. */
export interface GetCustomFieldApplicationsResponse {
  /** Rules for the requested custom fields. */
  applications: CustomFieldApplication[];
}

/** Request of {@link getMembersCustomFieldApplications}. */
export interface GetMembersCustomFieldApplicationsRequest {
  /** Ids of the members whose fields to return. 1 to 100 items. */
  memberIds: string[];
}

/** Response of {@link getMembersCustomFieldApplications}. */
export interface GetMembersCustomFieldApplicationsResponse {
  /** One result for each item in the request. */
  results: MemberCustomFieldApplication[];
}

/** Custom fields, and whether each of them applies to a member. */
export interface MemberCustomFieldApplication {
  /** Id of the member. */
  memberId?: string | null;
  /** The custom fields, and whether each of them applies to the member. */
  applications: FieldApplication[];
}

/** Whether a custom field applies to a member or a role. */
export interface FieldApplication {
  /** Key of the custom field in member profiles. */
  customFieldKey?: string | null;
  /** Whether the custom field applies. */
  applies: boolean;
  /** The custom field, with its settings. */
  customField?: CustomFieldOfCustomFieldApplications;
}

/** Request of {@link getRolesCustomFieldApplications}. */
export interface GetRolesCustomFieldApplicationsRequest {
  /** Ids of the roles whose fields to return. 1 to 100 items. */
  roleIds: string[];
}

/** Response of {@link getRolesCustomFieldApplications}. */
export interface GetRolesCustomFieldApplicationsResponse {
  /** One result for each item in the request. */
  results: RoleCustomFieldApplication[];
}

/** Custom fields, and whether each of them applies to members with a role. */
export interface RoleCustomFieldApplication {
  /** Id of the role. */
  roleId?: string | null;
  /** The custom fields, and whether each of them applies to the role. */
  applications: FieldApplication[];
}
