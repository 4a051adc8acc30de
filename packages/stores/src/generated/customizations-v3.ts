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
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
  queryArguments,
  type Throws,
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
  ApplicationErrorInput,
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
 * @param customization - needs `choicesSettings.choices`, `customizationRenderType`,
 *   `customizationSettings`, `customizationType`, `name`
 * @remarks Its application errors have a {@link CreateCustomizationErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).createCustomization({
 *   choicesSettings: { choices: [{}] },
 *   name: "Linen shirt",
 *   customizationType: "PRODUCT_OPTION",
 *   customizationRenderType: "FREE_TEXT",
 * });
 * ```
 */
export const createCustomization: ((customization: CustomizationInput) => Promise<Customization>) &
  Throws<CreateCustomizationErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.createCustomization",
  method: "POST",
  path: "/stores/v3/customizations",
  args: ["customization"],
  request: { customization: customizationCodec },
  response: { customization: customizationCodec },
  returns: "customization",
});

/** The `options` of {@link getCustomization}. */
export interface GetCustomizationOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get an option or modifier by its id.
 *
 * `GET /stores/v3/customizations/{customizationId}` (stores/customizations-v3)
 *
 * @param customizationId - id of the customization
 * @param options - may hold `fields`
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
 * @param customizationId - id of the customization
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
  /** At most 100 items. */
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
 * @param id - id of the customization
 * @param customization - needs `revision`
 * @param options - may hold `fields`
 * @remarks Its application errors have a {@link UpdateCustomizationErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).updateCustomization("<id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updateCustomization: ((
  id: string,
  customization: Omit<CustomizationInput, "id">,
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
  /** At most 100 items. */
  fields?: RequestedFields[];
}

const queryCustomizationsOperation: Operation = {
  name: "stores.customizationsV3.queryCustomizations",
  method: "GET",
  path: "/stores/v3/customizations/query",
  args: ["query", ["fields"]],
  response: { customizations: customizationCodec },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "customizations", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryCustomizations} takes. */
export interface QueryCustomizationsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    name: string;
    customizationType: "PRODUCT_OPTION" | "MODIFIER" | (string & {});
    customizationRenderType: "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});
  };
  eq:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "name"
    | "customizationType"
    | "customizationRenderType";
  in:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "name"
    | "customizationType"
    | "customizationRenderType";
  exists:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "name"
    | "customizationType"
    | "customizationRenderType";
  compare: "id" | "createdDate" | "updatedDate" | "name";
  startsWith: "id" | "name";
  has: never;
  ascending: "id" | "createdDate" | "updatedDate" | "name";
  descending: "id" | "createdDate" | "updatedDate" | "name";
}

/**
 * Query options and modifiers with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/customizations/query` (stores/customizations-v3)
 *
 * @param options - may hold `fields`
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_STORES.CUSTOMIZATION_READ.
 * @example
 * ```ts
 * const page = await client.use(customizationsV3).queryCustomizations().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryCustomizations(
  options?: QueryCustomizationsOptions,
): CursorQueryBuilder<Customization, QueryCustomizationsFields>;
/**
 * Query options and modifiers with filters, sorting and cursor paging. Sends the query as it
 * stands.
 */
export function queryCustomizations(
  query: CursorQuery,
  options?: QueryCustomizationsOptions,
): Promise<QueryCustomizationsResponse>;
export function queryCustomizations(
  first?: CursorQuery | QueryCustomizationsOptions,
  options?: QueryCustomizationsOptions,
): unknown {
  return call(queryCustomizationsOperation, queryArguments(first, options));
}

/** The `options` of {@link countCustomizations}. */
export interface CountCustomizationsOptions {
  filter?: Record<string, unknown> | null;
}

/**
 * Count the options and modifiers that match a filter.
 *
 * `POST /stores/v3/customizations/count` (stores/customizations-v3)
 *
 * @param options - may hold `filter`
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
  method: "POST",
  path: "/stores/v3/customizations/count",
  args: [["filter"]],
  read: true,
});

/** The `options` of {@link bulkCreateCustomizations}. */
export interface BulkCreateCustomizationsOptions {
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
 * @param customizations - 1 to 100 items
 * @param options - may hold `returnEntity`
 * @remarks Its application errors have a {@link BulkCreateCustomizationsErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).bulkCreateCustomizations([{}]);
 * ```
 */
export const bulkCreateCustomizations: ((
  customizations: CustomizationInput[],
  options?: BulkCreateCustomizationsOptions,
) => Promise<BulkCreateCustomizationsResponse>) &
  Throws<BulkCreateCustomizationsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.bulkCreateCustomizations",
  method: "POST",
  path: "/stores/v3/bulk/customizations/create",
  args: ["customizations", ["returnEntity"]],
  request: { customizations: customizationCodec },
  response: { results: { customization: customizationCodec } },
});

/** The `options` of {@link addCustomizationChoices}. */
export interface AddCustomizationChoicesOptions {
  /** At most 100 items. */
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
 * @param customizationId - id of the customization
 * @param choices - 1 to 1000 items
 * @param options - may hold `fields`
 * @remarks Its application errors have a {@link AddCustomizationChoicesErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).addCustomizationChoices(
 *   "<customization id>",
 *   [{}],
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
  method: "POST",
  path: "/stores/v3/customizations/{customizationId}/add-choices",
  args: ["customizationId", "choices", ["fields"]],
  request: { choices: choiceCodec },
  response: { customization: customizationCodec },
});

/** The `options` of {@link setCustomizationChoices}. */
export interface SetCustomizationChoicesOptions {
  /** At most 100 items. */
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
 * @param customizationId - id of the customization
 * @param choices - 1 to 1000 items
 * @param options - may hold `fields`
 * @remarks Its application errors have a {@link SetCustomizationChoicesErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).setCustomizationChoices(
 *   "<customization id>",
 *   [{}],
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
  method: "POST",
  path: "/stores/v3/customizations/{customizationId}/set-choices",
  args: ["customizationId", "choices", ["fields"]],
  request: { choices: choiceCodec },
  response: { customization: customizationCodec },
});

/** The `options` of {@link removeCustomizationChoices}. */
export interface RemoveCustomizationChoicesOptions {
  revision?: string;
  /** At most 100 items. */
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
 * @param customizationId - id of the customization
 * @param choiceIds - ids of the choices
 * @param options - may hold `revision`, `fields`
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
  method: "POST",
  path: "/stores/v3/customizations/{customizationId}/remove-choices",
  args: ["customizationId", "choiceIds", ["revision", "fields"]],
  response: { customization: customizationCodec },
});

/** The `options` of {@link updateCustomizationChoices}. */
export interface UpdateCustomizationChoicesOptions {
  /** 1 to 100 items. */
  choices: MaskedChoice[];
  /** At most 100 items. */
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
 * @param customizationId - id of the customization
 * @param options - needs `choices`, `choices.choice`; may hold `fields`
 * @remarks Its application errors have a {@link UpdateCustomizationChoicesErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).updateCustomizationChoices(
 *   "<customization id>",
 *   "1",
 *   { choices: [{ choice: {} }] },
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
  method: "POST",
  path: "/stores/v3/customizations/{customizationId}/update-choices",
  args: ["customizationId", "revision", ["choices", "fields"]],
  request: { choices: { choice: choiceCodec, fieldMask: "m" } },
  response: { customization: customizationCodec },
  mask: "choices.fieldMask",
});

/** The `options` of {@link reorderCustomizationChoices}. */
export interface ReorderCustomizationChoicesOptions {
  /** 1 to 1000 items. */
  choiceIds: string[];
  /** At most 100 items. */
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
 * @param customizationId - id of the customization
 * @param options - needs `choiceIds`; may hold `fields`
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
  method: "POST",
  path: "/stores/v3/customizations/{customizationId}/reorder-choices",
  args: ["customizationId", "revision", ["choiceIds", "fields"]],
  response: { customization: customizationCodec },
});

/** The `options` of {@link bulkAddCustomizationChoices}. */
export interface BulkAddCustomizationChoicesOptions {
  returnEntity?: boolean;
  /** At most 100 items. */
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
 * @param customizationsChoices - needs `choices`, `customizationId`; 1 to 1000 items
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Its application errors have a {@link BulkAddCustomizationChoicesErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).bulkAddCustomizationChoices([
 *   { customizationId: "<customization id>", choices: [{}] },
 * ]);
 * ```
 */
export const bulkAddCustomizationChoices: ((
  customizationsChoices: CustomizationChoices[],
  options?: BulkAddCustomizationChoicesOptions,
) => Promise<BulkAddCustomizationChoicesResponse>) &
  Throws<BulkAddCustomizationChoicesErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.bulkAddCustomizationChoices",
  method: "POST",
  path: "/stores/v3/bulk/customizations/add-choices",
  args: ["customizationsChoices", ["returnEntity", "fields"]],
  request: { customizationsChoices: { choices: choiceCodec } },
  response: { results: { customization: customizationCodec } },
});

/** The `options` of {@link bulkUpdateCustomizations}. */
export interface BulkUpdateCustomizationsOptions {
  returnEntity?: boolean;
  /** At most 100 items. */
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
 * @param customizations - needs `customization.id`, `customization.name`,
 *   `customization.revision`; 1 to 100 items
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Its application errors have a {@link BulkUpdateCustomizationsErrorCode}. Needs
 *   WIX_STORES.CUSTOMIZATION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(customizationsV3).bulkUpdateCustomizations([
 *   { customization: { id: "<id>", revision: "1", name: "Linen shirt" } },
 * ]);
 * ```
 */
export const bulkUpdateCustomizations: ((
  customizations: MaskedCustomization[],
  options?: BulkUpdateCustomizationsOptions,
) => Promise<BulkUpdateCustomizationsResponse>) &
  Throws<BulkUpdateCustomizationsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.customizationsV3.bulkUpdateCustomizations",
  method: "POST",
  path: "/stores/v3/bulk/customizations/update",
  args: ["customizations", ["returnEntity", "fields"]],
  request: { customizations: { customization: customizationCodec, fieldMask: "m" } },
  response: { results: { customization: customizationCodec } },
  mask: "customizations.fieldMask",
});

/** What a handler of {@link onCustomizationCreated} gets. */
export interface CustomizationCreatedEvent {
  entity: Customization;
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
  entity?: Customization;
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
  entity: Customization;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
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

export interface CreateCustomizationRequest {
  customization: CustomizationInput;
}

/** At most one of: `freeTextInput`, `choicesSettings`. */
export interface Customization {
  freeTextInput?: FreeTextSettings;
  choicesSettings?: ChoicesSettings;
  /** 1 to 36 characters. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** 1 to 50 characters. */
  key?: string | null;
  /** 1 to 50 characters. */
  name: string;
  /** Set on creation only. */
  customizationType: CustomizationType;
  /** Set on creation only. */
  customizationRenderType: CustomizationRenderType;
  assignedProductsCount?: number | null;
}

/** At most one of: `freeTextInput`, `choicesSettings`. */
export interface CustomizationInput {
  freeTextInput?: FreeTextSettingsInput;
  choicesSettings?: ChoicesSettingsInput;
  /** 1 to 36 characters. */
  id?: string | null;
  revision?: string | null;
  /** 1 to 50 characters. */
  name?: string;
  /** Set on creation only. */
  customizationType?: CustomizationType;
  /** Set on creation only. */
  customizationRenderType?: CustomizationRenderType;
}

export interface FreeTextSettings {
  minCharCount: number;
  /** At most 500. */
  maxCharCount: number;
  /** Decimal in a string. */
  defaultAddedPrice?: string | null;
  /** 1 to 100 characters. */
  title: string;
  /** 1 to 150 characters. */
  key?: string | null;
}

export interface FreeTextSettingsInput {
  minCharCount?: number;
  /** At most 500. */
  maxCharCount?: number;
  /** Decimal in a string. */
  defaultAddedPrice?: string | null;
  /** 1 to 100 characters. */
  title?: string;
}

export interface ChoicesSettings {
  /** 1 to 1000 items, set on creation only. */
  choices: Choice[];
}

export interface ChoicesSettingsInput {
  /** 1 to 1000 items, set on creation only. */
  choices?: ChoiceInput[];
}

export interface Choice {
  /** Color hex, 3 to 20 characters. */
  colorCode?: string;
  /** Guid. */
  id: string;
  /** Set on creation only. */
  choiceType: ChoiceType;
  /** 1 to 50 characters. */
  key?: string | null;
  /** 1 to 50 characters. */
  name: string;
  /** Decimal in a string. */
  defaultAddedPrice?: string | null;
  displayImage?: ImageOfProductsV3;
  /** At most 4 items. */
  primaryChoiceIds: string[];
  image?: {
    id: string;
    url: string;
    height: number;
    width: number;
    altText?: string | null;
    filename?: string | null;
    urlExpirationDate?: Date | null;
    focalPoint?: {
      x?: number | null;
      y?: number | null;
    };
  };
}

export interface ChoiceInput {
  /** Color hex, 3 to 20 characters. */
  colorCode?: string;
  /** Set on creation only. */
  choiceType?: ChoiceType;
  /** 1 to 50 characters. */
  name?: string;
  /** Decimal in a string. */
  defaultAddedPrice?: string | null;
  displayImage?: ImageOfProductsV3Input;
  /** At most 4 items. */
  primaryChoiceIds?: string[];
  image?: {
    id?: string;
    url?: string;
    height?: number;
    width?: number;
    altText?: string | null;
    filename?: string | null;
    urlExpirationDate?: Date | null;
    focalPoint?: {
      x?: number | null;
      y?: number | null;
    };
  };
}

export interface CreateCustomizationResponse {
  customization?: Customization;
}

export interface GetCustomizationRequest {
  /** Guid. */
  customizationId: string;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export type RequestedFields = "ASSIGNED_PRODUCTS_COUNT" | "CHOICE_DISPLAY_IMAGE";

export interface GetCustomizationResponse {
  customization?: Customization;
}

export interface UpdateCustomizationRequest {
  customization: CustomizationInput;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface UpdateCustomizationResponse {
  customization?: Customization;
}

export interface DeleteCustomizationRequest {
  /** Guid. */
  customizationId: string;
}

export type DeleteCustomizationResponse = Record<string, never>;

export interface QueryCustomizationsRequest {
  query?: CursorQuery;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface QueryCustomizationsResponse {
  /** 1 to 200 items. */
  customizations: Customization[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface CountCustomizationsRequest {
  filter?: Record<string, unknown> | null;
}

export interface CountCustomizationsResponse {
  count: number;
}

export interface BulkCreateCustomizationsRequest {
  /** 1 to 100 items. */
  customizations: CustomizationInput[];
  returnEntity?: boolean;
}

export interface BulkCreateCustomizationsResponse {
  /** 1 to 100 items. */
  results: BulkCustomizationResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkCustomizationResult {
  itemMetadata?: ItemMetadataOfCustomizationsV3;
  customization?: Customization;
}

export interface AddCustomizationChoicesRequest {
  /** Guid. */
  customizationId: string;
  /** 1 to 1000 items. */
  choices: ChoiceInput[];
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface AddCustomizationChoicesResponse {
  customization?: Customization;
}

export interface SetCustomizationChoicesRequest {
  /** Guid. */
  customizationId: string;
  /** 1 to 1000 items. */
  choices: ChoiceInput[];
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface SetCustomizationChoicesResponse {
  customization?: Customization;
}

export interface RemoveCustomizationChoicesRequest {
  /** Guid. */
  customizationId: string;
  /** 1 to 100 items. */
  choiceIds: string[];
  revision?: string;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface RemoveCustomizationChoicesResponse {
  customization?: Customization;
}

export interface UpdateCustomizationChoicesRequest {
  /** Guid. */
  customizationId: string;
  revision: string;
  /** 1 to 100 items. */
  choices: MaskedChoice[];
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface MaskedChoice {
  choice?: ChoiceInput;
}

export interface UpdateCustomizationChoicesResponse {
  customization?: Customization;
}

export interface ReorderCustomizationChoicesRequest {
  /** Guid. */
  customizationId: string;
  revision: string;
  /** 1 to 1000 items. */
  choiceIds: string[];
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface ReorderCustomizationChoicesResponse {
  customization?: Customization;
}

export interface BulkAddCustomizationChoicesRequest {
  /** 1 to 1000 items. */
  customizationsChoices: CustomizationChoices[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface CustomizationChoices {
  /** 1 to 36 characters. */
  customizationId?: string;
  /** 1 to 100 items. */
  choices?: ChoiceInput[];
}

export interface BulkAddCustomizationChoicesResponse {
  /** 1 to 1000 items. */
  results: BulkCustomizationResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdateCustomizationsRequest {
  /** 1 to 100 items. */
  customizations: MaskedCustomization[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

export interface MaskedCustomization {
  customization?: CustomizationInput;
}

export interface BulkUpdateCustomizationsResponse {
  /** 1 to 100 items. */
  results: BulkCustomizationResult[];
  bulkActionMetadata?: BulkActionMetadata;
}
