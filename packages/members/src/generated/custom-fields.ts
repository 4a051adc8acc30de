// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the extra fields on member profiles.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { Paging } from "@portico/core/types";
import type {
  CustomFieldOfCustomFieldApplications,
  CustomFieldOfCustomFieldApplicationsInput,
  CustomFieldOfCustomFieldApplicationsToCreate,
  CustomFieldOfCustomFieldApplicationsToUpdate,
  PagingMetadata,
  Section,
} from "./common.js";

export type { Paging } from "@portico/core/types";
export type {
  AppliesToEnumAppliesTo as AppliesTo,
  CustomFieldOfCustomFieldApplications as CustomField,
  CustomFieldOfCustomFieldApplicationsInput as CustomFieldInput,
  CustomFieldOfCustomFieldApplicationsToCreate as CustomFieldToCreate,
  CustomFieldOfCustomFieldApplicationsToUpdate as CustomFieldToUpdate,
  OriginOfCustomFieldApplications as Origin,
  PagingMetadata,
  Privacy,
  Section,
  SocialTypeType,
  TypeOfCustomFieldSuggestions as Type,
} from "./common.js";

/**
 * Codes of the application errors of {@link createCustomField}, and what to do.
 *
 * - `INCORRECT_FIELD_TYPE`: Custom fields cannot have this type: choose one of the known ones.
 * - `INCORRECT_FIELD_PRIVACY`: A custom field of this kind cannot have this privacy: choose
 *   another one.
 * - `INVALID_FIELD_SOCIAL_TYPE`: The field's social network does not fit its type: leave it
 *   out, or choose another.
 */
export type CreateCustomFieldErrorCode =
  | "INCORRECT_FIELD_TYPE"
  | "INCORRECT_FIELD_PRIVACY"
  | "INVALID_FIELD_SOCIAL_TYPE";

/**
 * Add a custom field to member profiles.
 *
 * `POST /members/v1/custom-fields` (members/custom-fields)
 *
 * @param field - The custom field to create; needs `name`.
 * @returns The created custom field.
 * @remarks Its application errors have a {@link CreateCustomFieldErrorCode}. Needs
 *   MEMBERS.CUSTOM_FIELDS_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(customFields).createCustomField({ name: "Linen shirt" });
 * ```
 */
export const createCustomField: ((
  field: CustomFieldOfCustomFieldApplicationsToCreate,
) => Promise<CustomFieldOfCustomFieldApplications>) &
  Throws<CreateCustomFieldErrorCode> = /* @__PURE__ */ operation({
  name: "members.customFields.createCustomField",
  path: "/members/v1/custom-fields",
  args: ["field"],
  request: { field: { createdDate: "d", updatedDate: "d" } },
  response: { field: { createdDate: "d", updatedDate: "d" } },
  returns: "field",
});

/** The `options` of {@link listCustomFields}. */
export interface ListCustomFieldsOptions {
  /** Which page of the custom fields to answer. */
  paging?: Paging;
}

/**
 * List the site's custom profile fields.
 *
 * `GET /members/v1/custom-fields` (members/custom-fields)
 *
 * @param options - May hold `paging`.
 * @example
 * ```ts
 * const answer = await client.use(customFields).listCustomFields();
 * ```
 */
export const listCustomFields: (
  options?: ListCustomFieldsOptions,
) => Promise<ListCustomFieldsResponse> = /* @__PURE__ */ operation({
  name: "members.customFields.listCustomFields",
  method: "GET",
  path: "/members/v1/custom-fields",
  args: [["paging"]],
  response: { fields: { createdDate: "d", updatedDate: "d" } },
});

/**
 * Get a custom profile field by its id.
 *
 * `GET /members/v1/custom-fields/{id}` (members/custom-fields)
 *
 * @param id - Id of the custom field.
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_READ.
 * @example
 * ```ts
 * const answer = await client.use(customFields).getCustomField("<custom field id>");
 * ```
 */
export const getCustomField: (id: string) => Promise<GetCustomFieldResponse> =
  /* @__PURE__ */ operation({
    name: "members.customFields.getCustomField",
    method: "GET",
    path: "/members/v1/custom-fields/{id}",
    args: ["id"],
    response: { field: { createdDate: "d", updatedDate: "d" } },
  });

/**
 * Delete a custom profile field; needs its current revision.
 *
 * `DELETE /members/v1/custom-fields/{id}` (members/custom-fields)
 *
 * @param id - Id of the custom field.
 * @param revision - Current revision of the custom field.
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_DELETE.
 * @example
 * ```ts
 * await client.use(customFields).deleteCustomField("<custom field id>", "1");
 * ```
 */
export const deleteCustomField: (id: string, revision: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "members.customFields.deleteCustomField",
    method: "DELETE",
    path: "/members/v1/custom-fields/{id}",
    args: ["id", "revision"],
  });

/**
 * Codes of the application errors of {@link updateCustomField}, and what to do.
 *
 * - `INCORRECT_FIELD_PRIVACY`: A custom field of this kind cannot have this privacy: choose
 *   another one.
 * - `INVALID_FIELD_SOCIAL_TYPE`: The field's social network does not fit its type: leave it
 *   out, or choose another.
 * - `RESERVED_FIELD_NAME_NON_EDITABLE`: Fields of the platform keep their name: leave it out.
 */
export type UpdateCustomFieldErrorCode =
  | "INCORRECT_FIELD_PRIVACY"
  | "INVALID_FIELD_SOCIAL_TYPE"
  | "RESERVED_FIELD_NAME_NON_EDITABLE";

/**
 * Change a custom profile field.
 *
 * `PATCH /members/v1/custom-fields/{field.id}` (members/custom-fields)
 *
 * @param id - Id of the custom field.
 * @param field - The custom field with the fields to change; needs `revision`.
 * @returns The custom field after the change.
 * @remarks Its application errors have a {@link UpdateCustomFieldErrorCode}. Needs
 *   MEMBERS.CUSTOM_FIELDS_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customFields).updateCustomField("<custom field id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updateCustomField: ((
  id: string,
  field: CustomFieldOfCustomFieldApplicationsToUpdate,
) => Promise<CustomFieldOfCustomFieldApplications>) &
  Throws<UpdateCustomFieldErrorCode> = /* @__PURE__ */ operation({
  name: "members.customFields.updateCustomField",
  method: "PATCH",
  path: "/members/v1/custom-fields/{field.id}",
  args: ["field.id", "...field"],
  request: { field: { createdDate: "d", updatedDate: "d" } },
  response: { field: { createdDate: "d", updatedDate: "d" } },
  returns: "field",
});

/**
 * Hide a custom profile field without deleting it; needs its current revision.
 *
 * `POST /members/v1/custom-fields/{id}/hide` (members/custom-fields)
 *
 * @param id - Id of the custom field.
 * @param revision - Current revision of the custom field.
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_HIDE.
 * @example
 * ```ts
 * await client.use(customFields).hideCustomField("<custom field id>", "1");
 * ```
 */
export const hideCustomField: (id: string, revision: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "members.customFields.hideCustomField",
    path: "/members/v1/custom-fields/{id}/hide",
    args: ["id", "revision"],
  });

/** The `options` of {@link updateCustomFieldsOrder}. */
export interface UpdateCustomFieldsOrderOptions {
  /** Part of the profile whose fields are ordered. */
  section?: Section;
}

/**
 * Set the order of up to 100 custom fields within a section of the profile.
 *
 * `POST /members/v1/custom-fields/order` (members/custom-fields)
 *
 * @param fieldIds - Ids of all fields of that part, in their new order.
 * @param options - May hold `section`.
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customFields).updateCustomFieldsOrder(["<field id>"]);
 * ```
 */
export const updateCustomFieldsOrder: (
  fieldIds: string[],
  options?: UpdateCustomFieldsOrderOptions,
) => Promise<UpdateCustomFieldsOrderResponse> = /* @__PURE__ */ operation({
  name: "members.customFields.updateCustomFieldsOrder",
  path: "/members/v1/custom-fields/order",
  args: ["fieldIds", ["section"]],
  response: { fields: { createdDate: "d", updatedDate: "d" } },
});

/** What {@link createCustomField} is called with. */
export interface CreateCustomFieldRequest {
  /** The custom field to create. */
  field: CustomFieldOfCustomFieldApplicationsToCreate;
}

/** What {@link createCustomField} answers. */
export interface CreateCustomFieldResponse {
  /** The created custom field. */
  field?: CustomFieldOfCustomFieldApplications;
}

/** What {@link getCustomField} is called with. */
export interface GetCustomFieldRequest {
  /** Id of the custom field. */
  id: string;
}

/** What {@link getCustomField} answers. */
export interface GetCustomFieldResponse {
  /** The custom field that was asked for. */
  field?: CustomFieldOfCustomFieldApplications;
}

/** What {@link listCustomFields} is called with. */
export interface ListCustomFieldsRequest {
  /** Which page of the custom fields to answer. */
  paging?: Paging;
}

/** What {@link listCustomFields} answers. */
export interface ListCustomFieldsResponse {
  /** The custom fields of this page. */
  fields: CustomFieldOfCustomFieldApplications[];
  /** Which page this is, and how to reach the others. */
  metadata?: PagingMetadata;
}

/** What {@link updateCustomField} is called with. */
export interface UpdateCustomFieldRequest {
  /** The custom field with the fields to change. */
  field: CustomFieldOfCustomFieldApplicationsInput;
}

/** What {@link updateCustomField} answers. */
export interface UpdateCustomFieldResponse {
  /** The custom field after the change. */
  field?: CustomFieldOfCustomFieldApplications;
}

/** What {@link deleteCustomField} is called with. */
export interface DeleteCustomFieldRequest {
  /** Id of the custom field. */
  id: string;
  /** Current revision of the custom field. */
  revision: string;
}

/** What {@link deleteCustomField} answers. */
export type DeleteCustomFieldResponse = Record<string, never>;

/** What {@link hideCustomField} is called with. */
export interface HideCustomFieldRequest {
  /** Id of the custom field. */
  id: string;
  /** Current revision of the custom field. */
  revision: string;
}

/** What {@link hideCustomField} answers. */
export type HideCustomFieldResponse = Record<string, never>;

/** What {@link updateCustomFieldsOrder} is called with. */
export interface UpdateCustomFieldsOrderRequest {
  /** Ids of all fields of that part, in their new order. 1 to 100 items. */
  fieldIds: string[];
  /** Part of the profile whose fields are ordered. */
  section?: Section;
}

/** What {@link updateCustomFieldsOrder} answers. */
export interface UpdateCustomFieldsOrderResponse {
  /** The fields in their new order. */
  fields: CustomFieldOfCustomFieldApplications[];
  /** Part of the profile that they stand in. */
  section: Section;
}
