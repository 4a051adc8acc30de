// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the options and modifiers that products of a V3 catalog share.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
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
 * Codes of the application errors of {@link createCustomization}, and what to do.
 *
 * - `OPTIONS_LIMIT_EXCEEDED`: The site has as many product options as it may: delete some
 *   first.
 * - `MODIFIERS_LIMIT_EXCEEDED`: The site has as many modifiers as it may: delete some first.
 * - `INVALID_CUSTOMIZATION_RENDER_TYPE`: An option or modifier of this type cannot be shown so:
 *   choose another render type.
 * - `INVALID_FREE_TEXT_SETTINGS`: The settings of the free text do not fit: give its key and
 *   title, and a length within the limits.
 * - `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`: The customization is an option: leave
 *   the settings of modifiers out.
 */
export type CreateCustomizationErrorCode =
  | "OPTIONS_LIMIT_EXCEEDED"
  | "MODIFIERS_LIMIT_EXCEEDED"
  | "INVALID_CUSTOMIZATION_RENDER_TYPE"
  | "INVALID_FREE_TEXT_SETTINGS"
  | "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION";

/**
 * Create an option or modifier with its choices.
 *
 * `POST /stores/v3/customizations` (stores/customizations-v3)
 *
 * @param customization - The customization to create; needs `customizationRenderType`,
 *   `freeTextInput|choicesSettings`, `customizationType`, `name`; `choicesSettings` needs
 *   `choices`.
 * @returns The created customization.
 * @remarks Its application errors have a {@link CreateCustomizationErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).createCustomization({
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

/** The `options` of {@link getCustomization}. */
export interface GetCustomizationOptions {
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get an option or modifier by its id.
 *
 * `GET /stores/v3/customizations/{customizationId}` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param options - May hold `fields`.
 * @returns The customization that was asked for.
 * @remarks Needs WIX_STORES.CUSTOMIZATION_READ.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).getCustomization("<customization id>");
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
 * Delete an option or modifier by its id.
 *
 * `DELETE /stores/v3/customizations/{customizationId}` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @remarks Needs WIX_STORES.CUSTOMIZATION_DELETE.
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

/** The `options` of {@link updateCustomization}. */
export interface UpdateCustomizationOptions {
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Codes of the application errors of {@link updateCustomization}, and what to do.
 *
 * - `INVALID_FREE_TEXT_SETTINGS`: The settings of the free text do not fit: give its key and
 *   title, and a length within the limits.
 * - `DOESNT_SUPPORT_FREE_TEXT`: This customization has choices: leave the settings of a free
 *   text out.
 * - `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`: The customization is an option: leave
 *   the settings of modifiers out.
 */
export type UpdateCustomizationErrorCode =
  | "INVALID_FREE_TEXT_SETTINGS"
  | "DOESNT_SUPPORT_FREE_TEXT"
  | "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION";

/**
 * Change an option or modifier; needs its current revision.
 *
 * `PATCH /stores/v3/customizations/{customization.id}` (stores/customizations-v3)
 *
 * @param id - Id of the customization.
 * @param customization - The customization with the fields to change; needs `revision`.
 * @param options - May hold `fields`.
 * @returns The customization after the change.
 * @remarks Its application errors have a {@link UpdateCustomizationErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).updateCustomization("<customization id>", {
 *   revision: "1",
 * });
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

/** The `options` of {@link queryCustomizations}. */
export interface QueryCustomizationsOptions {
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** The fields that the query of {@link queryCustomizations} takes. */
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

/** The query of {@link queryCustomizations} as it is sent. */
export interface QueryCustomizationsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryCustomizationsFields> {}

/**
 * Query options and modifiers with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/customizations/query` (stores/customizations-v3)
 *
 * @param options - May hold `fields`.
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_STORES.CUSTOMIZATION_READ.
 * @example
 * ```ts
 * const page = await client.use(customizationsV3).queryCustomizations().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryCustomizations: {
  (
    options?: QueryCustomizationsOptions,
  ): CursorQueryBuilder<Customization, QueryCustomizationsFields>;
  /**
   * Query options and modifiers with filters, sorting and cursor paging. Sends the query as it
   * stands.
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

/** The `options` of {@link countCustomizations}. */
export interface CountCustomizationsOptions {
  /** Conditions that a customization must meet, as a filter object. */
  filter?: Record<string, unknown> | null;
}

/**
 * Count the options and modifiers that match a filter.
 *
 * `POST /stores/v3/customizations/count` (stores/customizations-v3)
 *
 * @param options - May hold `filter`.
 * @remarks Needs WIX_STORES.CUSTOMIZATION_READ.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).countCustomizations();
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

/** The `options` of {@link bulkCreateCustomizations}. */
export interface BulkCreateCustomizationsOptions {
  /** True when each result should carry the customization itself. */
  returnEntity?: boolean;
}

/**
 * Codes of the application errors of {@link bulkCreateCustomizations}, and what to do.
 *
 * - `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`: The customization is an option: leave
 *   the settings of modifiers out.
 * - `OPTIONS_LIMIT_EXCEEDED`: The site has as many product options as it may: delete some
 *   first.
 * - `MODIFIERS_LIMIT_EXCEEDED`: The site has as many modifiers as it may: delete some first.
 * - `DOESNT_SUPPORT_CHOICES`: This customization is a free text: it has no choices.
 * - `CHOICES_LIMIT_EXCEEDED`: The customization would have too many choices: remove some first.
 */
export type BulkCreateCustomizationsErrorCode =
  | "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION"
  | "OPTIONS_LIMIT_EXCEEDED"
  | "MODIFIERS_LIMIT_EXCEEDED"
  | "DOESNT_SUPPORT_CHOICES"
  | "CHOICES_LIMIT_EXCEEDED";

/**
 * Create up to 100 options and modifiers, with a result for each.
 *
 * `POST /stores/v3/bulk/customizations/create` (stores/customizations-v3)
 *
 * @param customizations - The customizations to create; 1 to 100 items.
 * @param options - May hold `returnEntity`.
 * @remarks Its application errors have a {@link BulkCreateCustomizationsErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).bulkCreateCustomizations([
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

/** The `options` of {@link addCustomizationChoices}. */
export interface AddCustomizationChoicesOptions {
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Codes of the application errors of {@link addCustomizationChoices}, and what to do.
 *
 * - `CHOICES_LIMIT_EXCEEDED`: The customization would have too many choices: remove some first.
 * - `DOESNT_SUPPORT_CHOICES`: This customization is a free text: it has no choices.
 */
export type AddCustomizationChoicesErrorCode = "CHOICES_LIMIT_EXCEEDED" | "DOESNT_SUPPORT_CHOICES";

/**
 * Add choices to an option or modifier, keeping those it has.
 *
 * `POST /stores/v3/customizations/{customizationId}/add-choices` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param choices - The choices to add; 1 to 1000 items.
 * @param options - May hold `fields`.
 * @remarks Its application errors have a {@link AddCustomizationChoicesErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).addCustomizationChoices(
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

/** The `options` of {@link setCustomizationChoices}. */
export interface SetCustomizationChoicesOptions {
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Codes of the application errors of {@link setCustomizationChoices}, and what to do.
 *
 * - `DOESNT_SUPPORT_CHOICES`: This customization is a free text: it has no choices.
 * - `CHOICES_LIMIT_EXCEEDED`: The customization would have too many choices: remove some first.
 */
export type SetCustomizationChoicesErrorCode = "DOESNT_SUPPORT_CHOICES" | "CHOICES_LIMIT_EXCEEDED";

/**
 * Replace all choices of an option or modifier.
 *
 * `POST /stores/v3/customizations/{customizationId}/set-choices` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param choices - All choices that the customization is to have; those not given go; 1 to 1000
 *   items.
 * @param options - May hold `fields`.
 * @remarks Its application errors have a {@link SetCustomizationChoicesErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).setCustomizationChoices(
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

/** The `options` of {@link removeCustomizationChoices}. */
export interface RemoveCustomizationChoicesOptions {
  /** Current revision of the customization. */
  revision?: string;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Codes of the application errors of {@link removeCustomizationChoices}, and what to do.
 *
 * - `CHOICE_NOT_FOUND`: The customization has no choice of this id: read it again.
 * - `CHOICE_ASSIGNED_TO_PRODUCT`: Products use this choice: take it from them first.
 */
export type RemoveCustomizationChoicesErrorCode = "CHOICE_NOT_FOUND" | "CHOICE_ASSIGNED_TO_PRODUCT";

/**
 * Remove up to 100 choices from an option or modifier.
 *
 * `POST /stores/v3/customizations/{customizationId}/remove-choices` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param choiceIds - Ids of the choices to remove.
 * @param options - May hold `revision`, `fields`.
 * @remarks Its application errors have a {@link RemoveCustomizationChoicesErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).removeCustomizationChoices(
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

/** The `options` of {@link updateCustomizationChoices}. */
export interface UpdateCustomizationChoicesOptions {
  /** The choices to change, each by its id. 1 to 100 items. */
  choices: MaskedChoice[];
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Codes of the application errors of {@link updateCustomizationChoices}, and what to do.
 *
 * - `CHOICE_NOT_FOUND`: The customization has no choice of this id: read it again.
 */
export type UpdateCustomizationChoicesErrorCode = "CHOICE_NOT_FOUND";

/**
 * Change up to 100 existing choices of an option or modifier; needs its current revision.
 *
 * `POST /stores/v3/customizations/{customizationId}/update-choices` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param revision - Current revision of the customization.
 * @param options - Has to hold `choices`; `choices` needs `choice`; may hold `fields`.
 * @remarks Its application errors have a {@link UpdateCustomizationChoicesErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).updateCustomizationChoices(
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

/** The `options` of {@link reorderCustomizationChoices}. */
export interface ReorderCustomizationChoicesOptions {
  /** Ids of all choices, in their new order. 1 to 1000 items. */
  choiceIds: string[];
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Codes of the application errors of {@link reorderCustomizationChoices}, and what to do.
 *
 * - `DOESNT_SUPPORT_CHOICES`: This customization is a free text: it has no choices.
 * - `CHOICE_IDS_MISMATCH`: An order needs every choice exactly once: read the customization and
 *   send all its ids.
 */
export type ReorderCustomizationChoicesErrorCode = "DOESNT_SUPPORT_CHOICES" | "CHOICE_IDS_MISMATCH";

/**
 * Put an option's or modifier's choices into the order of the given ids.
 *
 * `POST /stores/v3/customizations/{customizationId}/reorder-choices` (stores/customizations-v3)
 *
 * @param customizationId - Id of the customization.
 * @param revision - Current revision of the customization.
 * @param options - Has to hold `choiceIds`; may hold `fields`.
 * @remarks Its application errors have a {@link ReorderCustomizationChoicesErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).reorderCustomizationChoices(
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

/** The `options` of {@link bulkAddCustomizationChoices}. */
export interface BulkAddCustomizationChoicesOptions {
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Codes of the application errors of {@link bulkAddCustomizationChoices}, and what to do.
 *
 * - `CHOICES_LIMIT_EXCEEDED`: The customization would have too many choices: remove some first.
 * - `DOESNT_SUPPORT_CHOICES`: This customization is a free text: it has no choices.
 */
export type BulkAddCustomizationChoicesErrorCode =
  | "CHOICES_LIMIT_EXCEEDED"
  | "DOESNT_SUPPORT_CHOICES";

/**
 * Add choices to many options and modifiers, with a result for each.
 *
 * `POST /stores/v3/bulk/customizations/add-choices` (stores/customizations-v3)
 *
 * @param customizationsChoices - Customizations and the choices to add to each; needs
 *   `choices`, `customizationId`; 1 to 1000 items.
 * @param options - May hold `returnEntity`, `fields`.
 * @remarks Its application errors have a {@link BulkAddCustomizationChoicesErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).bulkAddCustomizationChoices([
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

/** The `options` of {@link bulkUpdateCustomizations}. */
export interface BulkUpdateCustomizationsOptions {
  /** True when each result should carry the customization itself. */
  returnEntity?: boolean;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Codes of the application errors of {@link bulkUpdateCustomizations}, and what to do.
 *
 * - `INVALID_FREE_TEXT_SETTINGS`: The settings of the free text do not fit: give its key and
 *   title, and a length within the limits.
 * - `DOESNT_SUPPORT_FREE_TEXT`: This customization has choices: leave the settings of a free
 *   text out.
 * - `MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION`: The customization is an option: leave
 *   the settings of modifiers out.
 */
export type BulkUpdateCustomizationsErrorCode =
  | "INVALID_FREE_TEXT_SETTINGS"
  | "DOESNT_SUPPORT_FREE_TEXT"
  | "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION";

/**
 * Update up to 100 options and modifiers, with a result for each.
 *
 * `POST /stores/v3/bulk/customizations/update` (stores/customizations-v3)
 *
 * @param customizations - The customizations to change, each with what is to change;
 *   `customization` needs `id`, `name`, `revision`; 1 to 100 items.
 * @param options - May hold `returnEntity`, `fields`.
 * @remarks Its application errors have a {@link BulkUpdateCustomizationsErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).bulkUpdateCustomizations([
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

/** What a handler of {@link onCustomizationCreated} gets. */
export interface CustomizationCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: Customization;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when an option or modifier is created.
 *
 * Event type `wix.stores.catalog.v3.customization_created`.
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

/** What a handler of {@link onCustomizationDeleted} gets. */
export interface CustomizationDeletedEvent {
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: Customization;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when an option or modifier is deleted.
 *
 * Event type `wix.stores.catalog.v3.customization_deleted`.
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

/** What a handler of {@link onCustomizationUpdated} gets. */
export interface CustomizationUpdatedEvent {
  /** What the event is about, as it was after the change. */
  entity: Customization;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when an option, a modifier or its choices change.
 *
 * Event type `wix.stores.catalog.v3.customization_updated`.
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

/** What {@link createCustomization} is called with. */
export interface CreateCustomizationRequest {
  /** The customization to create. */
  customization: CustomizationToCreate;
}

/**
 * An option or a modifier that products of the catalog share, such as a size or an engraving.
 *
 * At most one of: `freeTextInput`, `choicesSettings`.
 */
export type Customization = {
  /** Id of the customization. 1 to 36 characters. */
  id: string;
  /**
   * Number that rises with each change of the customization; an update has to send the current
   * one.
   */
  revision: string;
  /** When the customization was created. */
  createdDate?: Date | null;
  /** When the customization was last changed. */
  updatedDate?: Date | null;
  /** Key made from the name; it names the customization in carts and orders. 1 to 50 characters. */
  key?: string | null;
  /** What the customization is called, such as "Size". 1 to 50 characters. */
  name: string;
  /** Whether it makes variants or is asked of the buyer with each item. Set on creation only. */
  customizationType: CustomizationType;
  /** How it is shown to buyers. Set on creation only. */
  customizationRenderType: CustomizationRenderType;
  /** How many products have it; answered only when asked for. */
  assignedProductsCount?: number | null;
} & (
  | {
      /** How long a text the buyer may write; for the type `FREE_TEXT`. */
      freeTextInput?: FreeTextSettings;
      choicesSettings?: undefined;
    }
  | {
      freeTextInput?: undefined;
      /** What can be chosen; for the types with choices. */
      choicesSettings?: ChoicesSettings;
    }
);

/**
 * An option or a modifier that products of the catalog share, such as a size or an engraving.
 *
 * At most one of: `freeTextInput`, `choicesSettings`.
 */
export type CustomizationInput = {
  /** Id of the customization. 1 to 36 characters. */
  id?: string | null;
  /**
   * Number that rises with each change of the customization; an update has to send the current
   * one.
   */
  revision?: string | null;
  /** What the customization is called, such as "Size". 1 to 50 characters. */
  name?: string;
  /** Whether it makes variants or is asked of the buyer with each item. Set on creation only. */
  customizationType?: CustomizationType;
  /** How it is shown to buyers. Set on creation only. */
  customizationRenderType?: CustomizationRenderType;
} & (
  | {
      /** How long a text the buyer may write; for the type `FREE_TEXT`. */
      freeTextInput?: FreeTextSettingsInput;
      choicesSettings?: undefined;
    }
  | {
      freeTextInput?: undefined;
      /** What can be chosen; for the types with choices. */
      choicesSettings?: ChoicesSettingsInput;
    }
);

/** What `createCustomization` takes as `CustomizationInput`. */
export type CustomizationToCreate = {
  /** Id of the customization. 1 to 36 characters. */
  id?: string | null;
  /**
   * Number that rises with each change of the customization; an update has to send the current
   * one.
   */
  revision?: string | null;
  /** What the customization is called, such as "Size". 1 to 50 characters. */
  name: string;
  /** Whether it makes variants or is asked of the buyer with each item. Set on creation only. */
  customizationType: CustomizationType;
  /** How it is shown to buyers. Set on creation only. */
  customizationRenderType: CustomizationRenderType;
} & (
  | {
      /** How long a text the buyer may write; for the type `FREE_TEXT`. */
      freeTextInput: FreeTextSettingsInput;
      choicesSettings?: undefined;
    }
  | {
      freeTextInput?: undefined;
      /** What can be chosen; for the types with choices. */
      choicesSettings: ChoicesSettingsToCreate;
    }
);

/** What `updateCustomization` takes as `CustomizationInput`. */
export type CustomizationToUpdate = {
  /**
   * Number that rises with each change of the customization; an update has to send the current
   * one.
   */
  revision: string;
  /** What the customization is called, such as "Size". 1 to 50 characters. */
  name?: string;
  /** Whether it makes variants or is asked of the buyer with each item. Set on creation only. */
  customizationType?: CustomizationType;
  /** How it is shown to buyers. Set on creation only. */
  customizationRenderType?: CustomizationRenderType;
} & (
  | {
      /** How long a text the buyer may write; for the type `FREE_TEXT`. */
      freeTextInput?: FreeTextSettingsInput;
      choicesSettings?: undefined;
    }
  | {
      freeTextInput?: undefined;
      /** What can be chosen; for the types with choices. */
      choicesSettings?: ChoicesSettingsInput;
    }
);

/** What `bulkUpdateCustomizations` takes as `CustomizationInput`. */
export type CustomizationForBulkUpdateCustomizations = {
  /** Id of the customization. 1 to 36 characters. */
  id: string;
  /**
   * Number that rises with each change of the customization; an update has to send the current
   * one.
   */
  revision: string;
  /** What the customization is called, such as "Size". 1 to 50 characters. */
  name: string;
  /** Whether it makes variants or is asked of the buyer with each item. Set on creation only. */
  customizationType?: CustomizationType;
  /** How it is shown to buyers. Set on creation only. */
  customizationRenderType?: CustomizationRenderType;
} & (
  | {
      /** How long a text the buyer may write; for the type `FREE_TEXT`. */
      freeTextInput?: FreeTextSettingsInput;
      choicesSettings?: undefined;
    }
  | {
      freeTextInput?: undefined;
      /** What can be chosen; for the types with choices. */
      choicesSettings?: ChoicesSettingsInput;
    }
);

/** A text that the buyer writes. */
export interface FreeTextSettings {
  /** Least number of characters; 0 when the text may be left out. */
  minCharCount: number;
  /** Largest number of characters. At most 500. */
  maxCharCount: number;
  /** Added to the price when a text is given, in the shop's currency. Decimal in a string. */
  defaultAddedPrice?: string | null;
  /** What is asked of the buyer, as it is shown. 1 to 100 characters. */
  title: string;
  /** Key made from the title; it names the text in carts and orders. 1 to 150 characters. */
  key?: string | null;
}

/** A text that the buyer writes. */
export interface FreeTextSettingsInput {
  /** Least number of characters; 0 when the text may be left out. */
  minCharCount?: number;
  /** Largest number of characters. At most 500. */
  maxCharCount?: number;
  /** Added to the price when a text is given, in the shop's currency. Decimal in a string. */
  defaultAddedPrice?: string | null;
  /** What is asked of the buyer, as it is shown. 1 to 100 characters. */
  title?: string;
}

/** What can be chosen in a customization. */
export interface ChoicesSettings {
  /** The choices, in the order in which they are shown. 1 to 1000 items, set on creation only. */
  choices: Choice[];
}

/** What can be chosen in a customization. */
export interface ChoicesSettingsInput {
  /** The choices, in the order in which they are shown. 1 to 1000 items, set on creation only. */
  choices?: ChoiceInput[];
}

/** What `createCustomization` takes as `ChoicesSettingsInput`. */
export interface ChoicesSettingsToCreate extends ChoicesSettingsInput {
  /** The choices, in the order in which they are shown. 1 to 1000 items, set on creation only. */
  choices: ChoiceInput[];
}

/** One choice of a customization, such as "Large". */
export interface Choice {
  /** Color that is shown, as a hex code; for the type `ONE_COLOR`. 3 to 20 characters. */
  colorCode?: string;
  /** Id of the choice. */
  id: string;
  /** Whether it is shown as text, as a color or as a picture. Set on creation only. */
  choiceType: ChoiceType;
  /** Key made from the name; it names the choice in carts and orders. 1 to 50 characters. */
  key?: string | null;
  /** What the choice is called. 1 to 50 characters. */
  name: string;
  /**
   * Added to the price with this choice, in the shop's currency; for modifiers. Decimal in a
   * string.
   */
  defaultAddedPrice?: string | null;
  /** The picture that is shown, with its current address; answered only when asked for. */
  displayImage?: ImageOfProductsV3;
  /** Ids of the primary choices. At most 4 items. */
  primaryChoiceIds: string[];
  /** Picture that is shown; for the type `IMAGE`. */
  image?: {
    /** Id of the file in the site's media store. */
    id: string;
    /** Address that the file is loaded from. */
    url: string;
    /** How high the picture is, in pixels. */
    height: number;
    /** How wide the picture is, in pixels. */
    width: number;
    /** What is read out instead of the picture. */
    altText?: string | null;
    /** What the file was called when it was stored. */
    filename?: string | null;
    /** When the address stops working; absent where it does not. */
    urlExpirationDate?: Date | null;
    /** The place that stays in view when the picture is cropped. */
    focalPoint?: {
      /** How far from the left, as a share of the width. */
      x?: number | null;
      /** How far from the top, as a share of the height. */
      y?: number | null;
    };
  };
}

/** One choice of a customization, such as "Large". */
export interface ChoiceInput {
  /** Color that is shown, as a hex code; for the type `ONE_COLOR`. 3 to 20 characters. */
  colorCode?: string;
  /** Whether it is shown as text, as a color or as a picture. Set on creation only. */
  choiceType?: ChoiceType;
  /** What the choice is called. 1 to 50 characters. */
  name?: string;
  /**
   * Added to the price with this choice, in the shop's currency; for modifiers. Decimal in a
   * string.
   */
  defaultAddedPrice?: string | null;
  /** The picture that is shown, with its current address; answered only when asked for. */
  displayImage?: ImageOfProductsV3Input;
  /** Ids of the primary choices. At most 4 items. */
  primaryChoiceIds?: string[];
  /** Picture that is shown; for the type `IMAGE`. */
  image?: {
    /** Id of the file in the site's media store. */
    id?: string;
    /** Address that the file is loaded from. */
    url?: string;
    /** How high the picture is, in pixels. */
    height?: number;
    /** How wide the picture is, in pixels. */
    width?: number;
    /** What is read out instead of the picture. */
    altText?: string | null;
    /** What the file was called when it was stored. */
    filename?: string | null;
    /** When the address stops working; absent where it does not. */
    urlExpirationDate?: Date | null;
    /** The place that stays in view when the picture is cropped. */
    focalPoint?: {
      /** How far from the left, as a share of the width. */
      x?: number | null;
      /** How far from the top, as a share of the height. */
      y?: number | null;
    };
  };
}

/** What {@link createCustomization} answers. */
export interface CreateCustomizationResponse {
  /** The created customization. */
  customization?: Customization;
}

/** What {@link getCustomization} is called with. */
export interface GetCustomizationRequest {
  /** Id of the customization. */
  customizationId: string;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields of customizations that are answered only when asked for. */
export type RequestedFields = "ASSIGNED_PRODUCTS_COUNT" | "CHOICE_DISPLAY_IMAGE";

/** What {@link getCustomization} answers. */
export interface GetCustomizationResponse {
  /** The customization that was asked for. */
  customization?: Customization;
}

/** What {@link updateCustomization} is called with. */
export interface UpdateCustomizationRequest {
  /** The customization with the fields to change. */
  customization: CustomizationInput;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link updateCustomization} answers. */
export interface UpdateCustomizationResponse {
  /** The customization after the change. */
  customization?: Customization;
}

/** What {@link deleteCustomization} is called with. */
export interface DeleteCustomizationRequest {
  /** Id of the customization. */
  customizationId: string;
}

/** What {@link deleteCustomization} answers. */
export type DeleteCustomizationResponse = Record<string, never>;

/** What {@link queryCustomizations} is called with. */
export interface QueryCustomizationsRequest {
  /** Filter, order and page of the customizations to find. */
  query?: CursorQuery;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link queryCustomizations} answers. */
export interface QueryCustomizationsResponse {
  /** The customizations of this page. 1 to 200 items. */
  customizations: Customization[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: CursorPagingMetadata;
}

/** What {@link countCustomizations} is called with. */
export interface CountCustomizationsRequest {
  /** Conditions that a customization must meet, as a filter object. */
  filter?: Record<string, unknown> | null;
}

/** What {@link countCustomizations} answers. */
export interface CountCustomizationsResponse {
  /** How many customizations match the filter. */
  count: number;
}

/** What {@link bulkCreateCustomizations} is called with. */
export interface BulkCreateCustomizationsRequest {
  /** The customizations to create. 1 to 100 items. */
  customizations: CustomizationInput[];
  /** True when each result should carry the customization itself. */
  returnEntity?: boolean;
}

/** What {@link bulkCreateCustomizations} answers. */
export interface BulkCreateCustomizationsResponse {
  /** One result for each of the customizations. 1 to 100 items. */
  results: BulkCustomizationResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the customizations. */
export interface BulkCustomizationResult {
  /** Which of the customizations it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadataOfCustomizationsV3;
  /** The customization; absent unless `returnEntity` was true. */
  customization?: Customization;
}

/** What {@link addCustomizationChoices} is called with. */
export interface AddCustomizationChoicesRequest {
  /** Id of the customization. */
  customizationId: string;
  /** The choices to add. 1 to 1000 items. */
  choices: ChoiceInput[];
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link addCustomizationChoices} answers. */
export interface AddCustomizationChoicesResponse {
  /** The customization as it is now. */
  customization?: Customization;
}

/** What {@link setCustomizationChoices} is called with. */
export interface SetCustomizationChoicesRequest {
  /** Id of the customization. */
  customizationId: string;
  /** All choices that the customization is to have; those not given go. 1 to 1000 items. */
  choices: ChoiceInput[];
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link setCustomizationChoices} answers. */
export interface SetCustomizationChoicesResponse {
  /** The customization as it is now. */
  customization?: Customization;
}

/** What {@link removeCustomizationChoices} is called with. */
export interface RemoveCustomizationChoicesRequest {
  /** Id of the customization. */
  customizationId: string;
  /** Ids of the choices to remove. 1 to 100 items. */
  choiceIds: string[];
  /** Current revision of the customization. */
  revision?: string;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link removeCustomizationChoices} answers. */
export interface RemoveCustomizationChoicesResponse {
  /** The customization as it is now. */
  customization?: Customization;
}

/** What {@link updateCustomizationChoices} is called with. */
export interface UpdateCustomizationChoicesRequest {
  /** Id of the customization. */
  customizationId: string;
  /** Current revision of the customization. */
  revision: string;
  /** The choices to change, each by its id. 1 to 100 items. */
  choices: MaskedChoice[];
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** A choice to change. */
export interface MaskedChoice {
  /** The choice with the fields to change. */
  choice: ChoiceInput;
}

/** What {@link updateCustomizationChoices} answers. */
export interface UpdateCustomizationChoicesResponse {
  /** The customization as it is now. */
  customization?: Customization;
}

/** What {@link reorderCustomizationChoices} is called with. */
export interface ReorderCustomizationChoicesRequest {
  /** Id of the customization. */
  customizationId: string;
  /** Current revision of the customization. */
  revision: string;
  /** Ids of all choices, in their new order. 1 to 1000 items. */
  choiceIds: string[];
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link reorderCustomizationChoices} answers. */
export interface ReorderCustomizationChoicesResponse {
  /** The customization as it is now. */
  customization?: Customization;
}

/** What {@link bulkAddCustomizationChoices} is called with. */
export interface BulkAddCustomizationChoicesRequest {
  /** Customizations and the choices to add to each. 1 to 1000 items. */
  customizationsChoices: CustomizationChoices[];
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** Choices to add to one customization. */
export interface CustomizationChoices {
  /** Id of the customization. 1 to 36 characters. */
  customizationId: string;
  /** The choices to add. 1 to 100 items. */
  choices: ChoiceInput[];
}

/** What {@link bulkAddCustomizationChoices} answers. */
export interface BulkAddCustomizationChoicesResponse {
  /** One result for each item that was sent. 1 to 1000 items. */
  results: BulkCustomizationResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link bulkUpdateCustomizations} is called with. */
export interface BulkUpdateCustomizationsRequest {
  /** The customizations to change, each with what is to change. 1 to 100 items. */
  customizations: MaskedCustomization[];
  /** True when each result should carry the customization itself. */
  returnEntity?: boolean;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** A customization, and which of its fields to change. */
export interface MaskedCustomization {
  /** The customization with the fields to change. */
  customization?: CustomizationForBulkUpdateCustomizations;
}

/** What {@link bulkUpdateCustomizations} answers. */
export interface BulkUpdateCustomizationsResponse {
  /** One result for each of the customizations. 1 to 100 items. */
  results: BulkCustomizationResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}
