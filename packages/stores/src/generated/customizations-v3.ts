// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the options and modifiers of products in a V3 catalog.
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
import type { BulkActionMetadata, CursorPagingMetadata, CursorQuery } from "@portico/core/types";
import type {
  ChoiceType,
  CustomizationRenderType,
  CustomizationType,
  ImageOfProductsV3,
  ImageOfProductsV3Input,
  ItemMetadataOfCustomizationsV3,
} from "./common.js";

export type {
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  Sorting,
  SortOrder,
} from "@portico/core/types";
export type {
  ChoiceType,
  CustomizationRenderType,
  CustomizationType,
  ImageOfProductsV3 as CommonImage,
  ImageOfProductsV3Input as CommonImageInput,
  ItemMetadataOfCustomizationsV3 as ItemMetadata,
} from "./common.js";

const choiceCodec: CodecTable = {
  displayImage: { urlExpirationDate: "d" },
  image: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
};

const customizationCodec: CodecTable = {
  choicesSettings: { choices: choiceCodec },
  createdDate: "d",
  updatedDate: "d",
};

/**
 * Application error codes for {@link createCustomization}, and how to fix the errors.
 *
 * - `OPTIONS_LIMIT_EXCEEDED`: The site has reached the limit for product options. Delete some
 *   of the options first.
 * - `MODIFIERS_LIMIT_EXCEEDED`: The site has reached the limit for modifiers. Delete some of
 *   the modifiers first.
 * - `INVALID_CUSTOMIZATION_RENDER_TYPE`: This render type is not supported for this type of
 *   option or modifier. Choose another render type.
 * - `INVALID_FREE_TEXT_SETTINGS`: The free-text settings are invalid. Send a key, a title and a
 *   length within the limits.
 * - `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`: The customization is an option, not a
 *   modifier. Omit the modifier settings from the request.
 */
export type CreateCustomizationErrorCode =
  | "OPTIONS_LIMIT_EXCEEDED"
  | "MODIFIERS_LIMIT_EXCEEDED"
  | "INVALID_CUSTOMIZATION_RENDER_TYPE"
  | "INVALID_FREE_TEXT_SETTINGS"
  | "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION";

/**
 * Creates an option or modifier with choices.
 *
 * `POST /stores/v3/customizations` (stores/customizations-v3)
 *
 * @param customization - The customization to create. Requires `customizationRenderType`,
 *   `freeTextInput` or `choicesSettings`, `customizationType` and `name`. `choicesSettings`
 *   requires `choices`.
 * @returns The created customization.
 * @remarks For error codes, see {@link CreateCustomizationErrorCode}. Requires the permission
 *   `WIX_STORES.CUSTOMIZATION_CREATE`.
 * @example
 * ```ts
 * const customization = await client.use(customizationsV3).createCustomization({
 *   freeTextInput: { title: "Linen shirt" },
 *   name: "Linen shirt",
 *   customizationType: "PRODUCT_OPTION",
 *   customizationRenderType: "FREE_TEXT",
 * });
 * ```
 */
export const createCustomization: ((
  customization: CustomizationToCreate,
) => Promise<Customization>) &
  Throws<CreateCustomizationErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.createCustomization",
  path: "/stores/v3/customizations",
  args: ["customization"],
  request: { customization: customizationCodec },
  response: { customization: customizationCodec },
  returns: "customization",
});

/** Options of {@link getCustomization}. */
export interface GetCustomizationOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns an option or modifier by id.
 *
 * `GET /stores/v3/customizations/{customizationId}` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param options - Optional fields: `fields`.
 * @returns The requested customization.
 * @remarks Requires the permission `WIX_STORES.CUSTOMIZATION_READ`.
 * @example
 * ```ts
 * const customization = await client.use(customizationsV3).getCustomization(
 *   "<customization id>",
 * );
 * ```
 */
export const getCustomization: (
  customizationId: string,
  options?: GetCustomizationOptions,
) => Promise<Customization> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.getCustomization",
  method: "GET",
  path: "/stores/v3/customizations/{customizationId}",
  args: ["customizationId", ["fields"]],
  response: { customization: customizationCodec },
  returns: "customization",
});

/**
 * Deletes an option or modifier by id.
 *
 * `DELETE /stores/v3/customizations/{customizationId}` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @remarks Requires the permission `WIX_STORES.CUSTOMIZATION_DELETE`.
 * @example
 * ```ts
 * await client.use(customizationsV3).deleteCustomization("<customization id>");
 * ```
 */
export const deleteCustomization: (customizationId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.customizationsV3.deleteCustomization",
    method: "DELETE",
    path: "/stores/v3/customizations/{customizationId}",
    args: ["customizationId"],
  });

/** Options of {@link updateCustomization}. */
export interface UpdateCustomizationOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link updateCustomization}, and how to fix the errors.
 *
 * - `INVALID_FREE_TEXT_SETTINGS`: The free-text settings are invalid. Send a key, a title and a
 *   length within the limits.
 * - `DOESNT_SUPPORT_FREE_TEXT`: This customization has choices. Omit the free-text settings
 *   from the request.
 * - `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`: The customization is an option, not a
 *   modifier. Omit the modifier settings from the request.
 */
export type UpdateCustomizationErrorCode =
  | "INVALID_FREE_TEXT_SETTINGS"
  | "DOESNT_SUPPORT_FREE_TEXT"
  | "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION";

/**
 * Updates an option or modifier. Requires the current revision.
 *
 * `PATCH /stores/v3/customizations/{customization.id}` (stores/customizations-v3)
 *
 * @param id - Id of the customization.
 * @param customization - The customization, with the fields to update. Requires `revision`.
 * @param options - Optional fields: `fields`.
 * @returns The updated customization.
 * @remarks For error codes, see {@link UpdateCustomizationErrorCode}. Requires the permission
 *   `WIX_STORES.CUSTOMIZATION_UPDATE`.
 * @example
 * ```ts
 * const customization = await client.use(customizationsV3).updateCustomization(
 *   "<customization id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const updateCustomization: ((
  id: string,
  customization: CustomizationToUpdate,
  options?: UpdateCustomizationOptions,
) => Promise<Customization>) &
  Throws<UpdateCustomizationErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.updateCustomization",
  method: "PATCH",
  path: "/stores/v3/customizations/{customization.id}",
  args: ["customization.id", "...customization", ["fields"]],
  request: { customization: customizationCodec, fieldMask: "m" },
  response: { customization: customizationCodec },
  returns: "customization",
  mask: "fieldMask",
});

/** Options of {@link queryCustomizations}. */
export interface QueryCustomizationsOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields that {@link queryCustomizations} can filter or sort by. */
export interface QueryCustomizationsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    name: string;
    customizationType: CustomizationType;
    customizationRenderType: CustomizationRenderType;
  };
  eq:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "name"
    | "customizationType"
    | "customizationRenderType";
  in: QueryCustomizationsFields["eq"];
  exists: QueryCustomizationsFields["eq"];
  compare: "id" | "createdDate" | "updatedDate" | "name";
  startsWith: "id" | "name";
  has: never;
  ascending: QueryCustomizationsFields["compare"];
  descending: QueryCustomizationsFields["compare"];
}

/** The query builder that {@link queryCustomizations} returns. */
export type CustomizationsQueryBuilder = CursorQueryBuilder<
  Customization,
  QueryCustomizationsFields
>;

/** A page of the query builder that {@link queryCustomizations} returns. */
export type CustomizationsQueryResult = CursorPage<Customization>;

/** The query object that {@link queryCustomizations} accepts. */
export interface QueryCustomizationsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryCustomizationsFields> {}

/**
 * Queries options and modifiers with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/customizations/query` (stores/customizations-v3)
 *
 * @param options - Optional fields: `fields`.
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `WIX_STORES.CUSTOMIZATION_READ`.
 * @example
 * ```ts
 * const page = await client.use(customizationsV3).queryCustomizations().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryCustomizations: {
  (options?: QueryCustomizationsOptions): CustomizationsQueryBuilder;
  /**
   * Queries options and modifiers with filters, sorting and cursor paging. Sends a query object
   * instead of returning a builder.
   */
  (
    query: QueryCustomizationsQuery,
    options?: QueryCustomizationsOptions,
  ): Promise<QueryCustomizationsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "stores.customizationsV3.queryCustomizations",
  method: "GET",
  path: "/stores/v3/customizations/query",
  args: ["query", ["fields"]],
  response: { customizations: customizationCodec },
  complex: true,
  fallback: true,
  query: { items: "customizations" },
});

/** Options of {@link countCustomizations}. */
export interface CountCustomizationsOptions {
  /** Filter object that selects customizations. */
  filter?: Record<string, unknown> | null;
}

/**
 * Counts the options and modifiers that match a filter.
 *
 * `POST /stores/v3/customizations/count` (stores/customizations-v3)
 *
 * @param options - Optional fields: `filter`.
 * @remarks Requires the permission `WIX_STORES.CUSTOMIZATION_READ`.
 * @example
 * ```ts
 * const response = await client.use(customizationsV3).countCustomizations();
 * ```
 */
export const countCustomizations: (
  options?: CountCustomizationsOptions,
) => Promise<CountCustomizationsResponse> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.countCustomizations",
  path: "/stores/v3/customizations/count",
  args: [["filter"]],
  read: true,
});

/** Options of {@link bulkCreateCustomizations}. */
export interface BulkCreateCustomizationsOptions {
  /** Whether each result includes the customization. */
  returnEntity?: boolean;
}

/**
 * Application error codes for {@link bulkCreateCustomizations}, and how to fix the errors.
 *
 * - `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`: The customization is an option, not a
 *   modifier. Omit the modifier settings from the request.
 * - `OPTIONS_LIMIT_EXCEEDED`: The site has reached the limit for product options. Delete some
 *   of the options first.
 * - `MODIFIERS_LIMIT_EXCEEDED`: The site has reached the limit for modifiers. Delete some of
 *   the modifiers first.
 * - `DOESNT_SUPPORT_CHOICES`: This customization is a free-text field and cannot have choices.
 *   Omit the choices from the request.
 * - `CHOICES_LIMIT_EXCEEDED`: The customization would have too many choices. Remove some of its
 *   choices first.
 */
export type BulkCreateCustomizationsErrorCode =
  | "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION"
  | "OPTIONS_LIMIT_EXCEEDED"
  | "MODIFIERS_LIMIT_EXCEEDED"
  | "DOESNT_SUPPORT_CHOICES"
  | "CHOICES_LIMIT_EXCEEDED";

/**
 * Creates up to 100 options and modifiers, with a result for each.
 *
 * `POST /stores/v3/bulk/customizations/create` (stores/customizations-v3)
 *
 * @param customizations - The customizations to create. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks For error codes, see {@link BulkCreateCustomizationsErrorCode}. Requires the
 *   permission `WIX_STORES.CUSTOMIZATION_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(customizationsV3).bulkCreateCustomizations([
 *   { name: "Linen shirt" },
 * ]);
 * ```
 */
export const bulkCreateCustomizations: ((
  customizations: CustomizationInput[],
  options?: BulkCreateCustomizationsOptions,
) => Promise<BulkCreateCustomizationsResponse>) &
  Throws<BulkCreateCustomizationsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.bulkCreateCustomizations",
  path: "/stores/v3/bulk/customizations/create",
  args: ["customizations", ["returnEntity"]],
  request: { customizations: customizationCodec },
  response: { results: { customization: customizationCodec } },
});

/** Options of {@link addCustomizationChoices}. */
export interface AddCustomizationChoicesOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link addCustomizationChoices}, and how to fix the errors.
 *
 * - `CHOICES_LIMIT_EXCEEDED`: The customization would have too many choices. Remove some of its
 *   choices first.
 * - `DOESNT_SUPPORT_CHOICES`: This customization is a free-text field and cannot have choices.
 *   Omit the choices from the request.
 */
export type AddCustomizationChoicesErrorCode = "CHOICES_LIMIT_EXCEEDED" | "DOESNT_SUPPORT_CHOICES";

/**
 * Adds choices to an option or modifier, and keeps the existing choices.
 *
 * `POST /stores/v3/customizations/{customizationId}/add-choices` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param choices - The choices to add. 1 to 1,000 items.
 * @param options - Optional fields: `fields`.
 * @remarks For error codes, see {@link AddCustomizationChoicesErrorCode}. Requires the
 *   permission `WIX_STORES.CUSTOMIZATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(customizationsV3).addCustomizationChoices(
 *   "<customization id>",
 *   [{ name: "Linen shirt" }],
 * );
 * ```
 */
export const addCustomizationChoices: ((
  customizationId: string,
  choices: ChoiceInput[],
  options?: AddCustomizationChoicesOptions,
) => Promise<AddCustomizationChoicesResponse>) &
  Throws<AddCustomizationChoicesErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.addCustomizationChoices",
  path: "/stores/v3/customizations/{customizationId}/add-choices",
  args: ["customizationId", "choices", ["fields"]],
  request: { choices: choiceCodec },
  response: { customization: customizationCodec },
});

/** Options of {@link setCustomizationChoices}. */
export interface SetCustomizationChoicesOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link setCustomizationChoices}, and how to fix the errors.
 *
 * - `DOESNT_SUPPORT_CHOICES`: This customization is a free-text field and cannot have choices.
 *   Omit the choices from the request.
 * - `CHOICES_LIMIT_EXCEEDED`: The customization would have too many choices. Remove some of its
 *   choices first.
 */
export type SetCustomizationChoicesErrorCode = "DOESNT_SUPPORT_CHOICES" | "CHOICES_LIMIT_EXCEEDED";

/**
 * Replaces all choices of an option or modifier.
 *
 * `POST /stores/v3/customizations/{customizationId}/set-choices` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param choices - All choices of the customization. Choices that you do not list are removed.
 *   1 to 1,000 items.
 * @param options - Optional fields: `fields`.
 * @remarks For error codes, see {@link SetCustomizationChoicesErrorCode}. Requires the
 *   permission `WIX_STORES.CUSTOMIZATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(customizationsV3).setCustomizationChoices(
 *   "<customization id>",
 *   [{ name: "Linen shirt" }],
 * );
 * ```
 */
export const setCustomizationChoices: ((
  customizationId: string,
  choices: ChoiceInput[],
  options?: SetCustomizationChoicesOptions,
) => Promise<SetCustomizationChoicesResponse>) &
  Throws<SetCustomizationChoicesErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.setCustomizationChoices",
  path: "/stores/v3/customizations/{customizationId}/set-choices",
  args: ["customizationId", "choices", ["fields"]],
  request: { choices: choiceCodec },
  response: { customization: customizationCodec },
});

/** Options of {@link removeCustomizationChoices}. */
export interface RemoveCustomizationChoicesOptions {
  /** Current revision of the customization. */
  revision?: string;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link removeCustomizationChoices}, and how to fix the errors.
 *
 * - `CHOICE_NOT_FOUND`: The customization has no choice with this id. Fetch the customization
 *   again to see its current choices.
 * - `CHOICE_ASSIGNED_TO_PRODUCT`: Products use this choice. Remove the choice from these
 *   products first.
 */
export type RemoveCustomizationChoicesErrorCode = "CHOICE_NOT_FOUND" | "CHOICE_ASSIGNED_TO_PRODUCT";

/**
 * Removes up to 100 choices from an option or modifier.
 *
 * `POST /stores/v3/customizations/{customizationId}/remove-choices` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param choiceIds - Ids of the choices to remove.
 * @param options - Optional fields: `revision` and `fields`.
 * @remarks For error codes, see {@link RemoveCustomizationChoicesErrorCode}. Requires the
 *   permission `WIX_STORES.CUSTOMIZATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(customizationsV3).removeCustomizationChoices(
 *   "<customization id>",
 *   ["<choice id>"],
 * );
 * ```
 */
export const removeCustomizationChoices: ((
  customizationId: string,
  choiceIds: string[],
  options?: RemoveCustomizationChoicesOptions,
) => Promise<RemoveCustomizationChoicesResponse>) &
  Throws<RemoveCustomizationChoicesErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.removeCustomizationChoices",
  path: "/stores/v3/customizations/{customizationId}/remove-choices",
  args: ["customizationId", "choiceIds", ["revision", "fields"]],
  response: { customization: customizationCodec },
});

/** Options of {@link updateCustomizationChoices}. */
export interface UpdateCustomizationChoicesOptions {
  /** The choices to update, each with its id. 1 to 100 items. */
  choices: MaskedChoice[];
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link updateCustomizationChoices}, and how to fix the errors.
 *
 * - `CHOICE_NOT_FOUND`: The customization has no choice with this id. Fetch the customization
 *   again to see its current choices.
 */
export type UpdateCustomizationChoicesErrorCode = "CHOICE_NOT_FOUND";

/**
 * Updates up to 100 choices of an option or modifier. Requires the current revision.
 *
 * `POST /stores/v3/customizations/{customizationId}/update-choices` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param revision - Current revision of the customization.
 * @param options - Required fields: `choices`. `choices` requires `choice`. Optional fields:
 *   `fields`.
 * @remarks For error codes, see {@link UpdateCustomizationChoicesErrorCode}. Requires the
 *   permission `WIX_STORES.CUSTOMIZATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(customizationsV3).updateCustomizationChoices(
 *   "<customization id>",
 *   "1",
 *   { choices: [{ choice: { name: "Linen shirt" } }] },
 * );
 * ```
 */
export const updateCustomizationChoices: ((
  customizationId: string,
  revision: string,
  options: UpdateCustomizationChoicesOptions,
) => Promise<UpdateCustomizationChoicesResponse>) &
  Throws<UpdateCustomizationChoicesErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.updateCustomizationChoices",
  path: "/stores/v3/customizations/{customizationId}/update-choices",
  args: ["customizationId", "revision", ["choices", "fields"]],
  request: { choices: { choice: choiceCodec, fieldMask: "m" } },
  response: { customization: customizationCodec },
  mask: "choices.fieldMask",
});

/** Options of {@link reorderCustomizationChoices}. */
export interface ReorderCustomizationChoicesOptions {
  /** Ids of all choices, in their new order. 1 to 1,000 items. */
  choiceIds: string[];
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link reorderCustomizationChoices}, and how to fix the errors.
 *
 * - `DOESNT_SUPPORT_CHOICES`: This customization is a free-text field and cannot have choices.
 *   Omit the choices from the request.
 * - `CHOICE_IDS_MISMATCH`: The list must contain every choice exactly once. Fetch the
 *   customization and send all of its choice ids.
 */
export type ReorderCustomizationChoicesErrorCode = "DOESNT_SUPPORT_CHOICES" | "CHOICE_IDS_MISMATCH";

/**
 * Sorts the choices of an option or modifier in the given order.
 *
 * `POST /stores/v3/customizations/{customizationId}/reorder-choices` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param revision - Current revision of the customization.
 * @param options - Required fields: `choiceIds`. Optional fields: `fields`.
 * @remarks For error codes, see {@link ReorderCustomizationChoicesErrorCode}. Requires the
 *   permission `WIX_STORES.CUSTOMIZATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(customizationsV3).reorderCustomizationChoices(
 *   "<customization id>",
 *   "1",
 *   { choiceIds: ["<choice id>"] },
 * );
 * ```
 */
export const reorderCustomizationChoices: ((
  customizationId: string,
  revision: string,
  options: ReorderCustomizationChoicesOptions,
) => Promise<ReorderCustomizationChoicesResponse>) &
  Throws<ReorderCustomizationChoicesErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.reorderCustomizationChoices",
  path: "/stores/v3/customizations/{customizationId}/reorder-choices",
  args: ["customizationId", "revision", ["choiceIds", "fields"]],
  response: { customization: customizationCodec },
});

/** Options of {@link bulkAddCustomizationChoices}. */
export interface BulkAddCustomizationChoicesOptions {
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link bulkAddCustomizationChoices}, and how to fix the errors.
 *
 * - `CHOICES_LIMIT_EXCEEDED`: The customization would have too many choices. Remove some of its
 *   choices first.
 * - `DOESNT_SUPPORT_CHOICES`: This customization is a free-text field and cannot have choices.
 *   Omit the choices from the request.
 */
export type BulkAddCustomizationChoicesErrorCode =
  | "CHOICES_LIMIT_EXCEEDED"
  | "DOESNT_SUPPORT_CHOICES";

/**
 * Adds choices to several options and modifiers, with a result for each.
 *
 * `POST /stores/v3/bulk/customizations/add-choices` (stores/customizations-v3)
 *
 * @param customizationsChoices - Customizations, and the choices to add to each. Each item
 *   requires `choices` and `customizationId`. 1 to 1,000 items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks For error codes, see {@link BulkAddCustomizationChoicesErrorCode}. Requires the
 *   permission `WIX_STORES.CUSTOMIZATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(customizationsV3).bulkAddCustomizationChoices([
 *   {
 *     customizationId: "<customization id>",
 *     choices: [{ name: "Linen shirt" }],
 *   },
 * ]);
 * ```
 */
export const bulkAddCustomizationChoices: ((
  customizationsChoices: CustomizationChoices[],
  options?: BulkAddCustomizationChoicesOptions,
) => Promise<BulkAddCustomizationChoicesResponse>) &
  Throws<BulkAddCustomizationChoicesErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.bulkAddCustomizationChoices",
  path: "/stores/v3/bulk/customizations/add-choices",
  args: ["customizationsChoices", ["returnEntity", "fields"]],
  request: { customizationsChoices: { choices: choiceCodec } },
  response: { results: { customization: customizationCodec } },
});

/** Options of {@link bulkUpdateCustomizations}. */
export interface BulkUpdateCustomizationsOptions {
  /** Whether each result includes the customization. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Application error codes for {@link bulkUpdateCustomizations}, and how to fix the errors.
 *
 * - `INVALID_FREE_TEXT_SETTINGS`: The free-text settings are invalid. Send a key, a title and a
 *   length within the limits.
 * - `DOESNT_SUPPORT_FREE_TEXT`: This customization has choices. Omit the free-text settings
 *   from the request.
 * - `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`: The customization is an option, not a
 *   modifier. Omit the modifier settings from the request.
 */
export type BulkUpdateCustomizationsErrorCode =
  | "INVALID_FREE_TEXT_SETTINGS"
  | "DOESNT_SUPPORT_FREE_TEXT"
  | "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION";

/**
 * Updates up to 100 options and modifiers, with a result for each.
 *
 * `POST /stores/v3/bulk/customizations/update` (stores/customizations-v3)
 *
 * @param customizations - The customizations to update, each with the fields to change.
 *   `customization` requires `id`, `name` and `revision`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks For error codes, see {@link BulkUpdateCustomizationsErrorCode}. Requires the
 *   permission `WIX_STORES.CUSTOMIZATION_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(customizationsV3).bulkUpdateCustomizations([
 *   {
 *     customization: { id: "<customization id>", revision: "1", name: "Linen shirt" },
 *   },
 * ]);
 * ```
 */
export const bulkUpdateCustomizations: ((
  customizations: MaskedCustomization[],
  options?: BulkUpdateCustomizationsOptions,
) => Promise<BulkUpdateCustomizationsResponse>) &
  Throws<BulkUpdateCustomizationsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.bulkUpdateCustomizations",
  path: "/stores/v3/bulk/customizations/update",
  args: ["customizations", ["returnEntity", "fields"]],
  request: { customizations: { customization: customizationCodec, fieldMask: "m" } },
  response: { results: { customization: customizationCodec } },
  mask: "customizations.fieldMask",
});

/** Event that {@link onCustomizationCreated} passes to its handler. */
export interface CustomizationCreatedEvent {
  /** The created entity. */
  entity: Customization;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an option or modifier is created.
 *
 * The type of the event is `wix.stores.catalog.v3.customization_created`.
 *
 * @example
 * ```ts
 * client.use(customizationsV3).onCustomizationCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onCustomizationCreated: (handler: EventHandler<CustomizationCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.customization_created",
    codec: { entity: customizationCodec },
  });

/** Event that {@link onCustomizationDeleted} passes to its handler. */
export interface CustomizationDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: Customization;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an option or modifier is deleted.
 *
 * The type of the event is `wix.stores.catalog.v3.customization_deleted`.
 *
 * @example
 * ```ts
 * client.use(customizationsV3).onCustomizationDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onCustomizationDeleted: (handler: EventHandler<CustomizationDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.customization_deleted",
    codec: { entity: customizationCodec },
  });

/** Event that {@link onCustomizationUpdated} passes to its handler. */
export interface CustomizationUpdatedEvent {
  /** The entity after the change. */
  entity: Customization;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an option, a modifier or its choices change.
 *
 * The type of the event is `wix.stores.catalog.v3.customization_updated`.
 *
 * @example
 * ```ts
 * client.use(customizationsV3).onCustomizationUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onCustomizationUpdated: (handler: EventHandler<CustomizationUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.customization_updated",
    codec: { entity: customizationCodec, modifiedFields: customizationCodec },
  });

/** Request of {@link createCustomization}. */
export interface CreateCustomizationRequest {
  /** The customization to create. */
  customization: CustomizationToCreate;
}

/**
 * An option or a modifier that products share, such as a size or an engraving.
 *
 * At most one of `freeTextInput` and `choicesSettings` is set.
 */
export type Customization = {
  /** Id of the customization. 1 to 36 characters. */
  id: string;
  /**
   * Revision of the customization. It increases with every update. An update must send the
   * current value.
   */
  revision: string;
  /** When the customization was created. */
  createdDate?: Date | null;
  /** When the customization was last updated. */
  updatedDate?: Date | null;
  /**
   * Key that identifies the customization in carts and orders. It is generated from the name. 1
   * to 50 characters.
   */
  key?: string | null;
  /** Name of the customization, such as "Size". 1 to 50 characters. */
  name: string;
  /**
   * Whether the customization creates variants or is a modifier. Cannot be changed after
   * creation.
   */
  customizationType: CustomizationType;
  /** How the customization is shown to buyers. Cannot be changed after creation. */
  customizationRenderType: CustomizationRenderType;
  /** Number of products that have the customization. Returned only if you request it. */
  assignedProductsCount?: number | null;
} & (
  | {
      /**
       * Label and limits of the text that the buyer enters. Set only if `customizationRenderType` is
       * `FREE_TEXT`.
       */
      freeTextInput?: FreeTextSettings;
      choicesSettings?: undefined;
    }
  | {
      freeTextInput?: undefined;
      /** Available choices. Not set if `customizationRenderType` is `FREE_TEXT`. */
      choicesSettings?: ChoicesSettings;
    }
);

/**
 * An option or a modifier that products share, such as a size or an engraving.
 *
 * At most one of `freeTextInput` and `choicesSettings` is set.
 */
export type CustomizationInput = {
  /** Id of the customization. 1 to 36 characters. */
  id?: string | null;
  /**
   * Revision of the customization. It increases with every update. An update must send the
   * current value.
   */
  revision?: string | null;
  /** Name of the customization, such as "Size". 1 to 50 characters. */
  name?: string;
  /**
   * Whether the customization creates variants or is a modifier. Cannot be changed after
   * creation.
   */
  customizationType?: CustomizationType;
  /** How the customization is shown to buyers. Cannot be changed after creation. */
  customizationRenderType?: CustomizationRenderType;
} & (
  | {
      /**
       * Label and limits of the text that the buyer enters. Set only if `customizationRenderType` is
       * `FREE_TEXT`.
       */
      freeTextInput?: FreeTextSettingsInput;
      choicesSettings?: undefined;
    }
  | {
      freeTextInput?: undefined;
      /** Available choices. Not set if `customizationRenderType` is `FREE_TEXT`. */
      choicesSettings?: ChoicesSettingsInput;
    }
);

/** The variant of `CustomizationInput` that `createCustomization` accepts. */
export type CustomizationToCreate = {
  /** Id of the customization. 1 to 36 characters. */
  id?: string | null;
  /**
   * Revision of the customization. It increases with every update. An update must send the
   * current value.
   */
  revision?: string | null;
  /** Name of the customization, such as "Size". 1 to 50 characters. */
  name: string;
  /**
   * Whether the customization creates variants or is a modifier. Cannot be changed after
   * creation.
   */
  customizationType: CustomizationType;
  /** How the customization is shown to buyers. Cannot be changed after creation. */
  customizationRenderType: CustomizationRenderType;
} & (
  | {
      /**
       * Label and limits of the text that the buyer enters. Set only if `customizationRenderType` is
       * `FREE_TEXT`.
       */
      freeTextInput: FreeTextSettingsInput;
      choicesSettings?: undefined;
    }
  | {
      freeTextInput?: undefined;
      /** Available choices. Not set if `customizationRenderType` is `FREE_TEXT`. */
      choicesSettings: ChoicesSettingsToCreate;
    }
);

/** The variant of `CustomizationInput` that `updateCustomization` accepts. */
export type CustomizationToUpdate = {
  /**
   * Revision of the customization. It increases with every update. An update must send the
   * current value.
   */
  revision: string;
  /** Name of the customization, such as "Size". 1 to 50 characters. */
  name?: string;
  /**
   * Whether the customization creates variants or is a modifier. Cannot be changed after
   * creation.
   */
  customizationType?: CustomizationType;
  /** How the customization is shown to buyers. Cannot be changed after creation. */
  customizationRenderType?: CustomizationRenderType;
} & (
  | {
      /**
       * Label and limits of the text that the buyer enters. Set only if `customizationRenderType` is
       * `FREE_TEXT`.
       */
      freeTextInput?: FreeTextSettingsInput;
      choicesSettings?: undefined;
    }
  | {
      freeTextInput?: undefined;
      /** Available choices. Not set if `customizationRenderType` is `FREE_TEXT`. */
      choicesSettings?: ChoicesSettingsInput;
    }
);

/** The variant of `CustomizationInput` that `bulkUpdateCustomizations` accepts. */
export type CustomizationForBulkUpdateCustomizations = {
  /** Id of the customization. 1 to 36 characters. */
  id: string;
  /**
   * Revision of the customization. It increases with every update. An update must send the
   * current value.
   */
  revision: string;
  /** Name of the customization, such as "Size". 1 to 50 characters. */
  name: string;
  /**
   * Whether the customization creates variants or is a modifier. Cannot be changed after
   * creation.
   */
  customizationType?: CustomizationType;
  /** How the customization is shown to buyers. Cannot be changed after creation. */
  customizationRenderType?: CustomizationRenderType;
} & (
  | {
      /**
       * Label and limits of the text that the buyer enters. Set only if `customizationRenderType` is
       * `FREE_TEXT`.
       */
      freeTextInput?: FreeTextSettingsInput;
      choicesSettings?: undefined;
    }
  | {
      freeTextInput?: undefined;
      /** Available choices. Not set if `customizationRenderType` is `FREE_TEXT`. */
      choicesSettings?: ChoicesSettingsInput;
    }
);

/** Settings of a text that the buyer enters. */
export interface FreeTextSettings {
  /** Minimum number of characters. It is 0 if the text is optional. */
  minCharCount: number;
  /** Maximum number of characters. At most 500. */
  maxCharCount: number;
  /**
   * Amount that is added to the price if the buyer enters text, in the store's currency. A
   * decimal string.
   */
  defaultAddedPrice?: string | null;
  /** Label of the text field. 1 to 100 characters. */
  title: string;
  /**
   * Key that identifies the text in carts and orders. It is generated from the title. 1 to 150
   * characters.
   */
  key?: string | null;
}

/** Settings of a text that the buyer enters. */
export interface FreeTextSettingsInput {
  /** Minimum number of characters. It is 0 if the text is optional. */
  minCharCount?: number;
  /** Maximum number of characters. At most 500. */
  maxCharCount?: number;
  /**
   * Amount that is added to the price if the buyer enters text, in the store's currency. A
   * decimal string.
   */
  defaultAddedPrice?: string | null;
  /** Label of the text field. 1 to 100 characters. */
  title?: string;
}

/** Choices of a customization. */
export interface ChoicesSettings {
  /** The choices, in display order. 1 to 1,000 items. Cannot be changed after creation. */
  choices: Choice[];
}

/** Choices of a customization. */
export interface ChoicesSettingsInput {
  /** The choices, in display order. 1 to 1,000 items. Cannot be changed after creation. */
  choices?: ChoiceInput[];
}

/** The variant of `ChoicesSettingsInput` that `createCustomization` accepts. */
export interface ChoicesSettingsToCreate extends ChoicesSettingsInput {
  /** The choices, in display order. 1 to 1,000 items. Cannot be changed after creation. */
  choices: ChoiceInput[];
}

/** A choice of a customization, such as "Large". */
export interface Choice {
  /** Color as a hex code. Set only if `choiceType` is `ONE_COLOR`. 3 to 20 characters. */
  colorCode?: string;
  /** Id of the choice. */
  id: string;
  /**
   * Whether the choice is shown as text, as a color or as an image. Cannot be changed after
   * creation.
   */
  choiceType: ChoiceType;
  /**
   * Key that identifies the choice in carts and orders. It is generated from the name. 1 to 50
   * characters.
   */
  key?: string | null;
  /** Name of the choice. 1 to 50 characters. */
  name: string;
  /**
   * Amount that the choice adds to the price, in the store's currency. Used only for modifiers. A
   * decimal string.
   */
  defaultAddedPrice?: string | null;
  /** Image of the choice, with its current URL. Returned only if you request it. */
  displayImage?: ImageOfProductsV3;
  /** Ids of the primary choices. At most 4 items. */
  primaryChoiceIds: string[];
  /** Image of the choice. Set only if `choiceType` is `IMAGE`. */
  image?: {
    /** Id of the file in the site's Media Manager. */
    id: string;
    /** URL to load the file from. */
    url: string;
    /** Height of the image in pixels. */
    height: number;
    /** Width of the image in pixels. */
    width: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Original file name. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
    /** Point of the image that stays visible when it is cropped. */
    focalPoint?: {
      /** Horizontal position, as a fraction of the width from the left. */
      x?: number | null;
      /** Vertical position, as a fraction of the height from the top. */
      y?: number | null;
    };
  };
}

/** A choice of a customization, such as "Large". */
export interface ChoiceInput {
  /** Color as a hex code. Set only if `choiceType` is `ONE_COLOR`. 3 to 20 characters. */
  colorCode?: string;
  /**
   * Whether the choice is shown as text, as a color or as an image. Cannot be changed after
   * creation.
   */
  choiceType?: ChoiceType;
  /** Name of the choice. 1 to 50 characters. */
  name?: string;
  /**
   * Amount that the choice adds to the price, in the store's currency. Used only for modifiers. A
   * decimal string.
   */
  defaultAddedPrice?: string | null;
  /** Image of the choice, with its current URL. Returned only if you request it. */
  displayImage?: ImageOfProductsV3Input;
  /** Ids of the primary choices. At most 4 items. */
  primaryChoiceIds?: string[];
  /** Image of the choice. Set only if `choiceType` is `IMAGE`. */
  image?: {
    /** Id of the file in the site's Media Manager. */
    id?: string;
    /** URL to load the file from. */
    url?: string;
    /** Height of the image in pixels. */
    height?: number;
    /** Width of the image in pixels. */
    width?: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Original file name. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
    /** Point of the image that stays visible when it is cropped. */
    focalPoint?: {
      /** Horizontal position, as a fraction of the width from the left. */
      x?: number | null;
      /** Vertical position, as a fraction of the height from the top. */
      y?: number | null;
    };
  };
}

/** Response of {@link createCustomization}. */
export interface CreateCustomizationResponse {
  /** The created customization. */
  customization?: Customization;
}

/** Request of {@link getCustomization}. */
export interface GetCustomizationRequest {
  /** Id of the customization. */
  customizationId: string;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields of a customization that are returned only if you request them. */
export type RequestedFields = "ASSIGNED_PRODUCTS_COUNT" | "CHOICE_DISPLAY_IMAGE";

/** Response of {@link getCustomization}. */
export interface GetCustomizationResponse {
  /** The requested customization. */
  customization?: Customization;
}

/** Request of {@link updateCustomization}. */
export interface UpdateCustomizationRequest {
  /** The customization, with the fields to update. */
  customization: CustomizationInput;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link updateCustomization}. */
export interface UpdateCustomizationResponse {
  /** The updated customization. */
  customization?: Customization;
}

/** Request of {@link deleteCustomization}. */
export interface DeleteCustomizationRequest {
  /** Id of the customization. */
  customizationId: string;
}

/** Response of {@link deleteCustomization}. */
export type DeleteCustomizationResponse = Record<string, never>;

/** Request of {@link queryCustomizations}. */
export interface QueryCustomizationsRequest {
  /** Filter, sorting and paging for the customizations. */
  query?: CursorQuery;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link queryCustomizations}. */
export interface QueryCustomizationsResponse {
  /** The customizations on this page. 1 to 200 items. */
  customizations: Customization[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link countCustomizations}. */
export interface CountCustomizationsRequest {
  /** Filter object that selects customizations. */
  filter?: Record<string, unknown> | null;
}

/** Response of {@link countCustomizations}. */
export interface CountCustomizationsResponse {
  /** Number of customizations that match the filter. */
  count: number;
}

/** Request of {@link bulkCreateCustomizations}. */
export interface BulkCreateCustomizationsRequest {
  /** The customizations to create. 1 to 100 items. */
  customizations: CustomizationInput[];
  /** Whether each result includes the customization. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateCustomizations}. */
export interface BulkCreateCustomizationsResponse {
  /** One result for each of the customizations. 1 to 100 items. */
  results: BulkCustomizationResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the customizations. */
export interface BulkCustomizationResult {
  /** Id and index of the customization, and whether the change succeeded. */
  itemMetadata?: ItemMetadataOfCustomizationsV3;
  /** The customization. Present only if `returnEntity` is true. */
  customization?: Customization;
}

/** Request of {@link addCustomizationChoices}. */
export interface AddCustomizationChoicesRequest {
  /** Id of the customization. */
  customizationId: string;
  /** The choices to add. 1 to 1,000 items. */
  choices: ChoiceInput[];
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link addCustomizationChoices}. */
export interface AddCustomizationChoicesResponse {
  /** The customization after the call. */
  customization?: Customization;
}

/** Request of {@link setCustomizationChoices}. */
export interface SetCustomizationChoicesRequest {
  /** Id of the customization. */
  customizationId: string;
  /** All choices of the customization. Choices that you do not list are removed. 1 to 1,000 items. */
  choices: ChoiceInput[];
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link setCustomizationChoices}. */
export interface SetCustomizationChoicesResponse {
  /** The customization after the call. */
  customization?: Customization;
}

/** Request of {@link removeCustomizationChoices}. */
export interface RemoveCustomizationChoicesRequest {
  /** Id of the customization. */
  customizationId: string;
  /** Ids of the choices to remove. 1 to 100 items. */
  choiceIds: string[];
  /** Current revision of the customization. */
  revision?: string;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link removeCustomizationChoices}. */
export interface RemoveCustomizationChoicesResponse {
  /** The customization after the call. */
  customization?: Customization;
}

/** Request of {@link updateCustomizationChoices}. */
export interface UpdateCustomizationChoicesRequest {
  /** Id of the customization. */
  customizationId: string;
  /** Current revision of the customization. */
  revision: string;
  /** The choices to update, each with its id. 1 to 100 items. */
  choices: MaskedChoice[];
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** A choice and the fields to update. */
export interface MaskedChoice {
  /** The choice, with the fields to update. */
  choice: ChoiceInput;
}

/** Response of {@link updateCustomizationChoices}. */
export interface UpdateCustomizationChoicesResponse {
  /** The customization after the call. */
  customization?: Customization;
}

/** Request of {@link reorderCustomizationChoices}. */
export interface ReorderCustomizationChoicesRequest {
  /** Id of the customization. */
  customizationId: string;
  /** Current revision of the customization. */
  revision: string;
  /** Ids of all choices, in their new order. 1 to 1,000 items. */
  choiceIds: string[];
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link reorderCustomizationChoices}. */
export interface ReorderCustomizationChoicesResponse {
  /** The customization after the call. */
  customization?: Customization;
}

/** Request of {@link bulkAddCustomizationChoices}. */
export interface BulkAddCustomizationChoicesRequest {
  /** Customizations, and the choices to add to each. 1 to 1,000 items. */
  customizationsChoices: CustomizationChoices[];
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Choices to add to a customization. */
export interface CustomizationChoices {
  /** Id of the customization. 1 to 36 characters. */
  customizationId: string;
  /** The choices to add. 1 to 100 items. */
  choices: ChoiceInput[];
}

/** Response of {@link bulkAddCustomizationChoices}. */
export interface BulkAddCustomizationChoicesResponse {
  /** One result for each item in the request. 1 to 1,000 items. */
  results: BulkCustomizationResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkUpdateCustomizations}. */
export interface BulkUpdateCustomizationsRequest {
  /** The customizations to update, each with the fields to change. 1 to 100 items. */
  customizations: MaskedCustomization[];
  /** Whether each result includes the customization. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** A customization and the fields to update. */
export interface MaskedCustomization {
  /** The customization, with the fields to update. */
  customization?: CustomizationForBulkUpdateCustomizations;
}

/** Response of {@link bulkUpdateCustomizations}. */
export interface BulkUpdateCustomizationsResponse {
  /** One result for each of the customizations. 1 to 100 items. */
  results: BulkCustomizationResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}
