// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the custom fields of member profiles.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
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
 * Application error codes for {@link createCustomField}, and how to fix the errors.
 *
 * - `INCORRECT_FIELD_TYPE`: The custom field type is not supported. Choose one of the types
 *   that the operation's documentation lists.
 * - `INCORRECT_FIELD_PRIVACY`: A custom field of this type cannot have this privacy setting.
 *   Choose a different privacy setting.
 * - `INVALID_FIELD_SOCIAL_TYPE`: The social network type does not match the field type. Choose
 *   a different social network type, or omit it.
 */
export type CreateCustomFieldErrorCode =
  | "INCORRECT_FIELD_TYPE"
  | "INCORRECT_FIELD_PRIVACY"
  | "INVALID_FIELD_SOCIAL_TYPE";

/**
 * Adds a custom field to member profiles.
 *
 * `POST /members/v1/custom-fields` (members/custom-fields)
 *
 * @param field - The custom field to create. Requires `name`.
 * @returns The created custom field.
 * @remarks For error codes, see {@link CreateCustomFieldErrorCode}. Requires the permission
 *   `MEMBERS.CUSTOM_FIELDS_CREATE`.
 * @example
 * ```ts
 * const field = await client.use(customFields).createCustomField({ name: "Linen shirt" });
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

/** Options of {@link listCustomFields}. */
export interface ListCustomFieldsOptions {
  /** The page of custom fields to return. */
  paging?: Paging;
}

/**
 * Lists the site's custom profile fields.
 *
 * `GET /members/v1/custom-fields` (members/custom-fields)
 *
 * @param options - Optional fields: `paging`.
 * @example
 * ```ts
 * const response = await client.use(customFields).listCustomFields();
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
 * Returns a custom profile field by id.
 *
 * `GET /members/v1/custom-fields/{id}` (members/custom-fields)
 *
 * @param id - Id of the custom field.
 * @remarks Requires the permission `MEMBERS.CUSTOM_FIELDS_READ`.
 * @example
 * ```ts
 * const response = await client.use(customFields).getCustomField("<custom field id>");
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
 * Deletes a custom profile field. Requires the current revision.
 *
 * `DELETE /members/v1/custom-fields/{id}` (members/custom-fields)
 *
 * @param id - Id of the custom field.
 * @param revision - Current revision of the custom field.
 * @remarks Requires the permission `MEMBERS.CUSTOM_FIELDS_DELETE`.
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
 * Application error codes for {@link updateCustomField}, and how to fix the errors.
 *
 * - `INCORRECT_FIELD_PRIVACY`: A custom field of this type cannot have this privacy setting.
 *   Choose a different privacy setting.
 * - `INVALID_FIELD_SOCIAL_TYPE`: The social network type does not match the field type. Choose
 *   a different social network type, or omit it.
 * - `RESERVED_FIELD_NAME_NON_EDITABLE`: The name of a predefined field cannot change. Omit the
 *   name from the request.
 */
export type UpdateCustomFieldErrorCode =
  | "INCORRECT_FIELD_PRIVACY"
  | "INVALID_FIELD_SOCIAL_TYPE"
  | "RESERVED_FIELD_NAME_NON_EDITABLE";

/**
 * Updates a custom profile field.
 *
 * `PATCH /members/v1/custom-fields/{field.id}` (members/custom-fields)
 *
 * @param id - Id of the custom field.
 * @param field - The custom field, with the fields to update. Requires `revision`.
 * @returns The updated custom field.
 * @remarks For error codes, see {@link UpdateCustomFieldErrorCode}. Requires the permission
 *   `MEMBERS.CUSTOM_FIELDS_UPDATE`.
 * @example
 * ```ts
 * const field = await client.use(customFields).updateCustomField("<custom field id>", {
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
 * Hides a custom profile field without deleting it. Requires the current revision.
 *
 * `POST /members/v1/custom-fields/{id}/hide` (members/custom-fields)
 *
 * @param id - Id of the custom field.
 * @param revision - Current revision of the custom field.
 * @remarks Requires the permission `MEMBERS.CUSTOM_FIELDS_HIDE`.
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

/** Options of {@link updateCustomFieldsOrder}. */
export interface UpdateCustomFieldsOrderOptions {
  /** Section of the profile. */
  section?: Section;
}

/**
 * Sets the order of up to 100 custom fields in a section of the profile.
 *
 * `POST /members/v1/custom-fields/order` (members/custom-fields)
 *
 * @param fieldIds - Ids of all fields in the section, in their new order.
 * @param options - Optional fields: `section`.
 * @remarks Requires the permission `MEMBERS.CUSTOM_FIELDS_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(customFields).updateCustomFieldsOrder(["<field id>"]);
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

/** Request of {@link createCustomField}. */
export interface CreateCustomFieldRequest {
  /** The custom field to create. */
  field: CustomFieldOfCustomFieldApplicationsToCreate;
}

/** Response of {@link createCustomField}. */
export interface CreateCustomFieldResponse {
  /** The created custom field. */
  field?: CustomFieldOfCustomFieldApplications;
}

/** Request of {@link getCustomField}. */
export interface GetCustomFieldRequest {
  /** Id of the custom field. */
  id: string;
}

/** Response of {@link getCustomField}. */
export interface GetCustomFieldResponse {
  /** The requested custom field. */
  field?: CustomFieldOfCustomFieldApplications;
}

/** Request of {@link listCustomFields}. */
export interface ListCustomFieldsRequest {
  /** The page of custom fields to return. */
  paging?: Paging;
}

/** Response of {@link listCustomFields}. */
export interface ListCustomFieldsResponse {
  /** The custom fields on this page. */
  fields: CustomFieldOfCustomFieldApplications[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadata;
}

/** Request of {@link updateCustomField}. */
export interface UpdateCustomFieldRequest {
  /** The custom field, with the fields to update. */
  field: CustomFieldOfCustomFieldApplicationsInput;
}

/** Response of {@link updateCustomField}. */
export interface UpdateCustomFieldResponse {
  /** The updated custom field. */
  field?: CustomFieldOfCustomFieldApplications;
}

/** Request of {@link deleteCustomField}. */
export interface DeleteCustomFieldRequest {
  /** Id of the custom field. */
  id: string;
  /** Current revision of the custom field. */
  revision: string;
}

/** Response of {@link deleteCustomField}. */
export type DeleteCustomFieldResponse = Record<string, never>;

/** Request of {@link hideCustomField}. */
export interface HideCustomFieldRequest {
  /** Id of the custom field. */
  id: string;
  /** Current revision of the custom field. */
  revision: string;
}

/** Response of {@link hideCustomField}. */
export type HideCustomFieldResponse = Record<string, never>;

/** Request of {@link updateCustomFieldsOrder}. */
export interface UpdateCustomFieldsOrderRequest {
  /** Ids of all fields in the section, in their new order. 1 to 100 items. */
  fieldIds: string[];
  /** Section of the profile. */
  section?: Section;
}

/** Response of {@link updateCustomFieldsOrder}. */
export interface UpdateCustomFieldsOrderResponse {
  /** The fields in their new order. */
  fields: CustomFieldOfCustomFieldApplications[];
  /** Section of the profile. */
  section: Section;
}
