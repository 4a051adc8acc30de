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
  PagingMetadata,
  Section,
} from "./common.js";

export type { Paging } from "@portico/core/types";
export type {
  AppliesToEnumAppliesTo as AppliesTo,
  CustomFieldOfCustomFieldApplications as CustomField,
  CustomFieldOfCustomFieldApplicationsInput as CustomFieldInput,
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
 * @param field - needs `name`
 * @remarks Its application errors have a {@link CreateCustomFieldErrorCode}. Needs
 *   MEMBERS.CUSTOM_FIELDS_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(customFields).createCustomField({ name: "Linen shirt" });
 * ```
 */
export const createCustomField: ((
  field: CustomFieldOfCustomFieldApplicationsInput,
) => Promise<CustomFieldOfCustomFieldApplications>) &
  Throws<CreateCustomFieldErrorCode> = /* @__PURE__ */ operation({
  name: "members.customFields.createCustomField",
  method: "POST",
  path: "/members/v1/custom-fields",
  args: ["field"],
  request: { field: { createdDate: "d", updatedDate: "d" } },
  response: { field: { createdDate: "d", updatedDate: "d" } },
  returns: "field",
});

/** The `options` of {@link listCustomFields}. */
export interface ListCustomFieldsOptions {
  paging?: Paging;
}

/**
 * List the site's custom profile fields.
 *
 * `GET /members/v1/custom-fields` (members/custom-fields)
 *
 * @param options - may hold `paging`
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
 * @param id - id of the custom field
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_READ.
 * @example
 * ```ts
 * const answer = await client.use(customFields).getCustomField("<id>");
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
 * @param id - id of the custom field
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_DELETE.
 * @example
 * ```ts
 * await client.use(customFields).deleteCustomField("<id>", "1");
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
 * @param id - id of the custom field
 * @param field - needs `revision`
 * @remarks Its application errors have a {@link UpdateCustomFieldErrorCode}. Needs
 *   MEMBERS.CUSTOM_FIELDS_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customFields).updateCustomField("<id>", { revision: "1" });
 * ```
 */
export const updateCustomField: ((
  id: string,
  field: Omit<CustomFieldOfCustomFieldApplicationsInput, "id">,
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
 * @param id - id of the custom field
 * @remarks Needs MEMBERS.CUSTOM_FIELDS_HIDE.
 * @example
 * ```ts
 * await client.use(customFields).hideCustomField("<id>", "1");
 * ```
 */
export const hideCustomField: (id: string, revision: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "members.customFields.hideCustomField",
    method: "POST",
    path: "/members/v1/custom-fields/{id}/hide",
    args: ["id", "revision"],
  });

/** The `options` of {@link updateCustomFieldsOrder}. */
export interface UpdateCustomFieldsOrderOptions {
  section?: Section;
}

/**
 * Set the order of up to 100 custom fields within a section of the profile.
 *
 * `POST /members/v1/custom-fields/order` (members/custom-fields)
 *
 * @param fieldIds - ids of the fields
 * @param options - may hold `section`
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
  method: "POST",
  path: "/members/v1/custom-fields/order",
  args: ["fieldIds", ["section"]],
  response: { fields: { createdDate: "d", updatedDate: "d" } },
});

export interface CreateCustomFieldRequest {
  field: CustomFieldOfCustomFieldApplicationsInput;
}

export interface CreateCustomFieldResponse {
  field?: CustomFieldOfCustomFieldApplications;
}

export interface GetCustomFieldRequest {
  /** Guid. */
  id: string | null;
}

export interface GetCustomFieldResponse {
  field?: CustomFieldOfCustomFieldApplications;
}

export interface ListCustomFieldsRequest {
  paging?: Paging;
}

export interface ListCustomFieldsResponse {
  fields: CustomFieldOfCustomFieldApplications[];
  metadata?: PagingMetadata;
}

export interface UpdateCustomFieldRequest {
  field: CustomFieldOfCustomFieldApplicationsInput;
}

export interface UpdateCustomFieldResponse {
  field?: CustomFieldOfCustomFieldApplications;
}

export interface DeleteCustomFieldRequest {
  /** Guid. */
  id: string | null;
  revision: string | null;
}

export type DeleteCustomFieldResponse = Record<string, never>;

export interface HideCustomFieldRequest {
  /** Guid. */
  id: string | null;
  revision: string | null;
}

export type HideCustomFieldResponse = Record<string, never>;

export interface UpdateCustomFieldsOrderRequest {
  /** 1 to 100 items. */
  fieldIds: string[];
  section?: Section;
}

export interface UpdateCustomFieldsOrderResponse {
  fields: CustomFieldOfCustomFieldApplications[];
  section: Section;
}
