// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Sell V1 products as subscriptions: options, their products and one-time purchases.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { PlatformPaging, SubscriptionFrequency } from "@portico/core/types";
import type { PagingMetadataOfProducts } from "./common.js";

export type { PlatformPaging as Paging, SubscriptionFrequency } from "@portico/core/types";
export type { PagingMetadataOfProducts as PagingMetadata } from "./common.js";

/**
 * Create a subscription option.
 *
 * `POST /stores/v1/subscription-options` (stores/subscription-options)
 *
 * @param subscriptionOption - needs `subscriptionSettings`, `title`
 * @remarks Needs WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * const answer = await client.use(subscriptionOptions).createSubscriptionOption({
 *   title: "Linen shirt",
 *   subscriptionSettings: { frequency: "DAY" },
 * });
 * ```
 */
export const createSubscriptionOption: (
  subscriptionOption: SubscriptionOptionToCreate,
) => Promise<SubscriptionOption> = /* @__PURE__ */ operation({
  name: "stores.subscriptionOptions.createSubscriptionOption",
  method: "POST",
  path: "/stores/v1/subscription-options",
  args: ["subscriptionOption"],
  request: { subscriptionOption: { discount: { value: "f" } } },
  response: { subscriptionOption: { discount: { value: "f" } } },
  returns: "subscriptionOption",
});

/**
 * Update up to 100 subscription options in one call.
 *
 * `PATCH /stores/v1/subscription-options` (stores/subscription-options)
 *
 * @param subscriptionOptions - needs `id`; at most 100 items
 * @remarks Needs WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * const answer = await client.use(subscriptionOptions).bulkUpdateSubscriptionOptions([
 *   { id: "<subscription option id>" },
 * ]);
 * ```
 */
export const bulkUpdateSubscriptionOptions: (
  subscriptionOptions: SubscriptionOptionForBulkUpdateSubscriptionOptions[],
) => Promise<BulkUpdateSubscriptionOptionsResponse> = /* @__PURE__ */ operation({
  name: "stores.subscriptionOptions.bulkUpdateSubscriptionOptions",
  method: "PATCH",
  path: "/stores/v1/subscription-options",
  args: ["subscriptionOptions"],
  request: { subscriptionOptions: { discount: { value: "f" } } },
  response: { subscriptionOptions: { discount: { value: "f" } } },
});

/**
 * Change a subscription option.
 *
 * `PATCH /stores/v1/subscription-options/{subscriptionOption.id}` (stores/subscription-options)
 *
 * @param id - id of the subscription option
 * @remarks Needs WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * const answer = await client.use(subscriptionOptions).updateSubscriptionOption(
 *   "<subscription option id>",
 *   { title: "Linen shirt" },
 * );
 * ```
 */
export const updateSubscriptionOption: (
  id: string,
  subscriptionOption: SubscriptionOptionToUpdate,
) => Promise<SubscriptionOption> = /* @__PURE__ */ operation({
  name: "stores.subscriptionOptions.updateSubscriptionOption",
  method: "PATCH",
  path: "/stores/v1/subscription-options/{subscriptionOption.id}",
  args: ["subscriptionOption.id", "...subscriptionOption"],
  request: { subscriptionOption: { discount: { value: "f" } } },
  response: { subscriptionOption: { discount: { value: "f" } } },
  returns: "subscriptionOption",
});

/**
 * Delete a subscription option by its id.
 *
 * `DELETE /stores/v1/subscription-options/{id}` (stores/subscription-options)
 *
 * @param id - id of the subscription option
 * @remarks Needs WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * await client.use(subscriptionOptions).deleteSubscriptionOption("<subscription option id>");
 * ```
 */
export const deleteSubscriptionOption: (id: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.subscriptionOptions.deleteSubscriptionOption",
  method: "DELETE",
  path: "/stores/v1/subscription-options/{id}",
  args: ["id"],
});

/**
 * Create up to 100 subscription options in one call.
 *
 * `POST /stores/v1/subscription-options/createBulk` (stores/subscription-options)
 *
 * @param subscriptionOptions - needs `subscriptionSettings`, `title`; at most 100 items
 * @remarks Needs WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * const answer = await client.use(subscriptionOptions).bulkCreateSubscriptionOptions([
 *   { title: "Linen shirt", subscriptionSettings: { frequency: "DAY" } },
 * ]);
 * ```
 */
export const bulkCreateSubscriptionOptions: (
  subscriptionOptions: SubscriptionOptionToCreate[],
) => Promise<BulkCreateSubscriptionOptionsResponse> = /* @__PURE__ */ operation({
  name: "stores.subscriptionOptions.bulkCreateSubscriptionOptions",
  method: "POST",
  path: "/stores/v1/subscription-options/createBulk",
  args: ["subscriptionOptions"],
  request: { subscriptionOptions: { discount: { value: "f" } } },
  response: { subscriptionOptions: { discount: { value: "f" } } },
});

/**
 * Delete up to 100 subscription options in one call.
 *
 * `POST /stores/v1/subscription-options/deleteBulk` (stores/subscription-options)
 *
 * @param ids - ids of the subscription options
 * @remarks Needs WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * await client.use(subscriptionOptions).bulkDeleteSubscriptionOptions([
 *   "<subscription option id>",
 * ]);
 * ```
 */
export const bulkDeleteSubscriptionOptions: (ids: string[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.subscriptionOptions.bulkDeleteSubscriptionOptions",
    method: "POST",
    path: "/stores/v1/subscription-options/deleteBulk",
    args: ["ids"],
  });

/** The `options` of {@link assignSubscriptionOptionsToProduct}. */
export interface AssignSubscriptionOptionsToProductOptions {
  /** At most 6 items. */
  assignedSubscriptionOptions?: SubscriptionOptionInProductInput[];
}

/**
 * Set the subscription options of a product, at most six.
 *
 * `POST /stores/v1/subscription-options/product/{productId}/assign`
 * (stores/subscription-options)
 *
 * @param productId - id of the product
 * @param options - may hold `assignedSubscriptionOptions`
 * @remarks Needs WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * await client.use(subscriptionOptions).assignSubscriptionOptionsToProduct("<product id>");
 * ```
 */
export const assignSubscriptionOptionsToProduct: (
  productId: string,
  options?: AssignSubscriptionOptionsToProductOptions,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.subscriptionOptions.assignSubscriptionOptionsToProduct",
  method: "POST",
  path: "/stores/v1/subscription-options/product/{productId}/assign",
  args: ["productId", ["assignedSubscriptionOptions"]],
  request: { assignedSubscriptionOptions: { discount: { value: "f" } } },
});

/**
 * Allow or forbid buying a product once, without a subscription.
 *
 * `PATCH /stores/v1/subscription-options/product/{productId}/allowOneTimePurchase`
 * (stores/subscription-options)
 *
 * @param productId - id of the product
 * @remarks Needs WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * await client.use(subscriptionOptions).allowOneTimePurchases("<product id>", true);
 * ```
 */
export const allowOneTimePurchases: (productId: string, allowed: boolean) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.subscriptionOptions.allowOneTimePurchases",
    method: "PATCH",
    path: "/stores/v1/subscription-options/product/{productId}/allowOneTimePurchase",
    args: ["productId", "allowed"],
  });

/**
 * Get a subscription option by its id.
 *
 * `GET /_api/subscription-options-reader-server/v1/subscription-options/{id}`
 * (stores/subscription-options)
 *
 * @param id - id of the subscription option
 * @remarks Needs WIX_STORES.READ_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * const answer = await client.use(subscriptionOptions).getSubscriptionOption(
 *   "<subscription option id>",
 * );
 * ```
 */
export const getSubscriptionOption: (id: string) => Promise<SubscriptionOption> =
  /* @__PURE__ */ operation({
    name: "stores.subscriptionOptions.getSubscriptionOption",
    method: "GET",
    path: "/_api/subscription-options-reader-server/v1/subscription-options/{id}",
    args: ["id"],
    response: { subscriptionOption: { discount: { value: "f" } } },
    returns: "subscriptionOption",
  });

/** The `options` of {@link getSubscriptionOptionsForProduct}. */
export interface GetSubscriptionOptionsForProductOptions {
  includeHiddenSubscriptionOptions?: boolean;
}

/**
 * List the subscription options of a product, hidden ones on request.
 *
 * `GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}`
 * (stores/subscription-options)
 *
 * @param productId - id of the product
 * @param options - may hold `includeHiddenSubscriptionOptions`
 * @remarks Needs WIX_STORES.READ_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * const answer = await client.use(subscriptionOptions).getSubscriptionOptionsForProduct(
 *   "<product id>",
 * );
 * ```
 */
export const getSubscriptionOptionsForProduct: (
  productId: string,
  options?: GetSubscriptionOptionsForProductOptions,
) => Promise<GetSubscriptionOptionsForProductResponse> = /* @__PURE__ */ operation({
  name: "stores.subscriptionOptions.getSubscriptionOptionsForProduct",
  method: "GET",
  path: "/_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}",
  args: ["productId", ["includeHiddenSubscriptionOptions"]],
  response: { subscriptionOptions: { discount: { value: "f" } } },
});

/** The `options` of {@link getProductIdsForSubscriptionOption}. */
export interface GetProductIdsForSubscriptionOptionOptions {
  includeHiddenProducts?: boolean;
  paging?: PlatformPaging;
}

/**
 * List the ids of the products that have a subscription option.
 *
 * `GET /_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds`
 * (stores/subscription-options)
 *
 * @param id - id of the subscription option
 * @param options - may hold `includeHiddenProducts`, `paging`
 * @remarks Needs WIX_STORES.READ_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * const answer = await client.use(subscriptionOptions).getProductIdsForSubscriptionOption(
 *   "<subscription option id>",
 * );
 * ```
 */
export const getProductIdsForSubscriptionOption: (
  id: string,
  options?: GetProductIdsForSubscriptionOptionOptions,
) => Promise<GetProductIdsForSubscriptionOptionResponse> = /* @__PURE__ */ operation({
  name: "stores.subscriptionOptions.getProductIdsForSubscriptionOption",
  method: "GET",
  path: "/_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds",
  args: ["id", ["includeHiddenProducts", "paging"]],
});

/**
 * Tell whether a product can also be bought once, without a subscription.
 *
 * `GET
 * /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus`
 * (stores/subscription-options)
 *
 * @param productId - id of the product
 * @remarks Needs WIX_STORES.READ_SUBSCRIPTION_OPTIONS.
 * @deprecated
 * @example
 * ```ts
 * const answer = await client.use(subscriptionOptions).getOneTimePurchasesStatus(
 *   "<product id>",
 * );
 * ```
 */
export const getOneTimePurchasesStatus: (
  productId: string,
) => Promise<GetOneTimePurchasesStatusResponse> = /* @__PURE__ */ operation({
  name: "stores.subscriptionOptions.getOneTimePurchasesStatus",
  method: "GET",
  path: "/_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus",
  args: ["productId"],
});

export interface GetSubscriptionOptionRequest {
  /** Guid, at least 1 characters. */
  id: string;
}

export interface GetSubscriptionOptionResponse {
  subscriptionOption?: SubscriptionOption;
}

export interface SubscriptionOption {
  /** Guid. */
  id?: string | null;
  /** 1 to 20 characters. */
  title?: string | null;
  /** At most 60 characters. */
  description?: string | null;
  subscriptionSettings?: SubscriptionSettings;
  discount?: Discount;
}

export interface SubscriptionOptionInput {
  /** Guid. */
  id?: string | null;
  /** 1 to 20 characters. */
  title?: string | null;
  /** At most 60 characters. */
  description?: string | null;
  subscriptionSettings?: SubscriptionSettingsInput;
  discount?: DiscountInput;
}

/**
 * What `createSubscriptionOption` and `bulkCreateSubscriptionOptions` take as
 * `SubscriptionOptionInput`.
 */
export interface SubscriptionOptionToCreate extends SubscriptionOptionInput {
  /** 1 to 20 characters. */
  title: string;
  subscriptionSettings: SubscriptionSettingsInput;
}

/** What `bulkUpdateSubscriptionOptions` takes as `SubscriptionOptionInput`. */
export interface SubscriptionOptionForBulkUpdateSubscriptionOptions
  extends SubscriptionOptionInput {
  /** Guid. */
  id: string;
}

/** What `updateSubscriptionOption` takes as `SubscriptionOptionInput`. */
export interface SubscriptionOptionToUpdate extends Omit<SubscriptionOptionInput, "id"> {}

/** How often and for how long a subscription charges. */
export interface SubscriptionSettings {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency: SubscriptionFrequency;
  /** True when it runs until it is canceled. */
  autoRenewal: boolean;
  /** Number of charges before it ends; unused with automatic renewal. 2 to 999. */
  billingCycles?: number | null;
}

/** How often and for how long a subscription charges. */
export interface SubscriptionSettingsInput {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency?: SubscriptionFrequency;
  /** True when it runs until it is canceled. */
  autoRenewal?: boolean;
  /** Number of charges before it ends; unused with automatic renewal. 2 to 999. */
  billingCycles?: number | null;
}

export interface Discount {
  type: DiscountType;
  value: number;
}

export interface DiscountInput {
  type?: DiscountType;
  value?: number;
}

export type DiscountType = "UNDEFINED" | "AMOUNT" | "PERCENT" | (string & {});

export interface GetSubscriptionOptionsForProductRequest {
  /** At least 1 characters. */
  productId: string;
  includeHiddenSubscriptionOptions?: boolean;
}

export interface GetSubscriptionOptionsForProductResponse {
  subscriptionOptions: SubscriptionOptionInProduct[];
}

export interface SubscriptionOptionInProduct {
  /** Guid. */
  id: string;
  hidden: boolean;
  /** 1 to 20 characters. */
  title?: string | null;
  /** At most 60 characters. */
  description?: string | null;
  subscriptionSettings?: SubscriptionSettings;
  discount?: Discount;
}

export interface SubscriptionOptionInProductInput {
  /** Guid. */
  id?: string;
  hidden?: boolean;
}

export interface GetProductIdsForSubscriptionOptionRequest {
  /** Guid, at least 1 characters. */
  id: string;
  includeHiddenProducts?: boolean;
  paging?: PlatformPaging;
}

export interface GetProductIdsForSubscriptionOptionResponse {
  productIds: string[];
  metadata?: PagingMetadataOfProducts;
  totalResults: number;
}

export interface GetOneTimePurchasesStatusRequest {
  /** At least 1 characters. */
  productId: string;
}

export interface GetOneTimePurchasesStatusResponse {
  allowed: boolean;
}

export interface CreateSubscriptionOptionRequest {
  subscriptionOption: SubscriptionOptionToCreate;
}

export interface CreateSubscriptionOptionResponse {
  subscriptionOption?: SubscriptionOption;
}

export interface UpdateSubscriptionOptionRequest {
  subscriptionOption: SubscriptionOptionForBulkUpdateSubscriptionOptions;
}

export interface UpdateSubscriptionOptionResponse {
  subscriptionOption?: SubscriptionOption;
}

export interface DeleteSubscriptionOptionRequest {
  /** Guid, at least 1 characters. */
  id: string;
}

export type DeleteSubscriptionOptionResponse = Record<string, never>;

export interface BulkCreateSubscriptionOptionsRequest {
  /** At most 100 items. */
  subscriptionOptions: SubscriptionOptionToCreate[];
}

export interface BulkCreateSubscriptionOptionsResponse {
  subscriptionOptions: SubscriptionOption[];
}

export interface BulkUpdateSubscriptionOptionsRequest {
  /** At most 100 items. */
  subscriptionOptions: SubscriptionOptionForBulkUpdateSubscriptionOptions[];
}

export interface BulkUpdateSubscriptionOptionsResponse {
  subscriptionOptions: SubscriptionOption[];
}

export interface BulkDeleteSubscriptionOptionsRequest {
  /** At most 100 items. */
  ids: string[];
}

export type BulkDeleteSubscriptionOptionsResponse = Record<string, never>;

export interface AssignSubscriptionOptionsToProductRequest {
  /** At least 1 characters. */
  productId: string;
  /** At most 6 items. */
  assignedSubscriptionOptions?: SubscriptionOptionInProductInput[];
}

export type AssignSubscriptionOptionsToProductResponse = Record<string, never>;

export interface AllowOneTimePurchasesRequest {
  /** At least 1 characters. */
  productId: string;
  allowed: boolean;
}

export type AllowOneTimePurchasesResponse = Record<string, never>;
