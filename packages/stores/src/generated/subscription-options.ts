// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the subscription options that buyers can choose for products of a V1 catalog.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { PlatformPaging, SubscriptionFrequency } from "@portico/core/types";
import type { PagingMetadataOfProducts } from "./common.js";

export type { PlatformPaging as Paging, SubscriptionFrequency } from "@portico/core/types";
export type { PagingMetadataOfProducts as PagingMetadata } from "./common.js";

/**
 * Creates a subscription option.
 *
 * `POST /stores/v1/subscription-options` (stores/subscription-options)
 *
 * @param subscriptionOption - The subscription option to create. Requires
 *   `subscriptionSettings` and `title`.
 * @returns The created subscription option.
 * @remarks Requires the permission `WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
 * @example
 * ```ts
 * const subscriptionOption = await client.use(subscriptionOptions).createSubscriptionOption({
 *   title: "Linen shirt",
 *   subscriptionSettings: { frequency: "DAY" },
 * });
 * ```
 */
export const createSubscriptionOption: (
  subscriptionOption: SubscriptionOptionToCreate,
) => Promise<SubscriptionOption> = /* @__PURE__ */ operation({
  name: "stores.subscriptionOptions.createSubscriptionOption",
  path: "/stores/v1/subscription-options",
  args: ["subscriptionOption"],
  request: { subscriptionOption: { discount: { value: "f" } } },
  response: { subscriptionOption: { discount: { value: "f" } } },
  returns: "subscriptionOption",
});

/**
 * Updates up to 100 subscription options.
 *
 * `PATCH /stores/v1/subscription-options` (stores/subscription-options)
 *
 * @param subscriptionOptions - The options to update, each with its id. Each item requires
 *   `id`. At most 100 items.
 * @remarks Requires the permission `WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
 * @example
 * ```ts
 * const response = await client.use(subscriptionOptions).bulkUpdateSubscriptionOptions([
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
 * Updates a subscription option.
 *
 * `PATCH /stores/v1/subscription-options/{subscriptionOption.id}` (stores/subscription-options)
 *
 * @param id - Id of the subscription option.
 * @param subscriptionOption - The subscription option, with the fields to update.
 * @returns The updated subscription option.
 * @remarks Requires the permission `WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
 * @example
 * ```ts
 * const subscriptionOption = await client.use(subscriptionOptions).updateSubscriptionOption(
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
 * Deletes a subscription option by id.
 *
 * `DELETE /stores/v1/subscription-options/{id}` (stores/subscription-options)
 *
 * @param id - Id of the subscription option.
 * @remarks Requires the permission `WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
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
 * Creates up to 100 subscription options.
 *
 * `POST /stores/v1/subscription-options/createBulk` (stores/subscription-options)
 *
 * @param subscriptionOptions - The options to create. Each item requires `subscriptionSettings`
 *   and `title`. At most 100 items.
 * @remarks Requires the permission `WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
 * @example
 * ```ts
 * const response = await client.use(subscriptionOptions).bulkCreateSubscriptionOptions([
 *   { title: "Linen shirt", subscriptionSettings: { frequency: "DAY" } },
 * ]);
 * ```
 */
export const bulkCreateSubscriptionOptions: (
  subscriptionOptions: SubscriptionOptionToCreate[],
) => Promise<BulkCreateSubscriptionOptionsResponse> = /* @__PURE__ */ operation({
  name: "stores.subscriptionOptions.bulkCreateSubscriptionOptions",
  path: "/stores/v1/subscription-options/createBulk",
  args: ["subscriptionOptions"],
  request: { subscriptionOptions: { discount: { value: "f" } } },
  response: { subscriptionOptions: { discount: { value: "f" } } },
});

/**
 * Deletes up to 100 subscription options.
 *
 * `POST /stores/v1/subscription-options/deleteBulk` (stores/subscription-options)
 *
 * @param ids - Ids of the options to delete.
 * @remarks Requires the permission `WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
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
    path: "/stores/v1/subscription-options/deleteBulk",
    args: ["ids"],
  });

/** Options of {@link assignSubscriptionOptionsToProduct}. */
export interface AssignSubscriptionOptionsToProductOptions {
  /**
   * All subscription options for the product. Options that you do not list are removed. At most 6
   * items.
   */
  assignedSubscriptionOptions?: SubscriptionOptionInProductInput[];
}

/**
 * Sets up to six subscription options for a product.
 *
 * `POST /stores/v1/subscription-options/product/{productId}/assign`
 * (stores/subscription-options)
 *
 * @param productId - Id of the product.
 * @param options - Optional fields: `assignedSubscriptionOptions`.
 * @remarks Requires the permission `WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
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
  path: "/stores/v1/subscription-options/product/{productId}/assign",
  args: ["productId", ["assignedSubscriptionOptions"]],
  request: { assignedSubscriptionOptions: { discount: { value: "f" } } },
});

/**
 * Sets whether buyers can buy a product once, without a subscription.
 *
 * `PATCH /stores/v1/subscription-options/product/{productId}/allowOneTimePurchase`
 * (stores/subscription-options)
 *
 * @param productId - Id of the product.
 * @param allowed - Whether buyers can also buy the product without a subscription.
 * @remarks Requires the permission `WIX_STORES.MODIFY_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
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
 * Returns a subscription option by id.
 *
 * `GET /_api/subscription-options-reader-server/v1/subscription-options/{id}`
 * (stores/subscription-options)
 *
 * @param id - Id of the subscription option.
 * @returns The requested subscription option.
 * @remarks Requires the permission `WIX_STORES.READ_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
 * @example
 * ```ts
 * const subscriptionOption = await client.use(subscriptionOptions).getSubscriptionOption(
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

/** Options of {@link getSubscriptionOptionsForProduct}. */
export interface GetSubscriptionOptionsForProductOptions {
  /** Whether to include options that are hidden from buyers. */
  includeHiddenSubscriptionOptions?: boolean;
}

/**
 * Lists the subscription options for a product, optionally including hidden ones.
 *
 * `GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}`
 * (stores/subscription-options)
 *
 * @param productId - Id of the product.
 * @param options - Optional fields: `includeHiddenSubscriptionOptions`.
 * @remarks Requires the permission `WIX_STORES.READ_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
 * @example
 * ```ts
 * const response = await client.use(subscriptionOptions).getSubscriptionOptionsForProduct(
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

/** Options of {@link getProductIdsForSubscriptionOption}. */
export interface GetProductIdsForSubscriptionOptionOptions {
  /** Whether to include the ids of hidden products. */
  includeHiddenProducts?: boolean;
  /** The page to return, as an offset and a limit. */
  paging?: PlatformPaging;
}

/**
 * Lists the ids of the products that have a subscription option.
 *
 * `GET /_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds`
 * (stores/subscription-options)
 *
 * @param id - Id of the subscription option.
 * @param options - Optional fields: `includeHiddenProducts` and `paging`.
 * @remarks Requires the permission `WIX_STORES.READ_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
 * @example
 * ```ts
 * const response = await client.use(subscriptionOptions).getProductIdsForSubscriptionOption(
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
 * Returns whether buyers can buy a product once, without a subscription.
 *
 * `GET
 * /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus`
 * (stores/subscription-options)
 *
 * @param productId - Id of the product.
 * @remarks Requires the permission `WIX_STORES.READ_SUBSCRIPTION_OPTIONS`.
 * @deprecated The platform documents no replacement.
 * @example
 * ```ts
 * const response = await client.use(subscriptionOptions).getOneTimePurchasesStatus(
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

/** Request of {@link getSubscriptionOption}. */
export interface GetSubscriptionOptionRequest {
  /** Id of the subscription option. At least 1 character. */
  id: string;
}

/** Response of {@link getSubscriptionOption}. */
export interface GetSubscriptionOptionResponse {
  /** The requested subscription option. */
  subscriptionOption?: SubscriptionOption;
}

/** A subscription for products, such as a monthly delivery at a discount. */
export interface SubscriptionOption {
  /** Id of the subscription option. */
  id?: string | null;
  /** Title of the option, as shown to buyers. 1 to 20 characters. */
  title?: string | null;
  /** Description of the option, as shown to buyers. At most 60 characters. */
  description?: string | null;
  /** Delivery frequency and duration. */
  subscriptionSettings?: SubscriptionSettings;
  /** Discount on each delivery, compared with a one-time purchase. */
  discount?: Discount;
}

/** A subscription for products, such as a monthly delivery at a discount. */
export interface SubscriptionOptionInput {
  /** Id of the subscription option. */
  id?: string | null;
  /** Title of the option, as shown to buyers. 1 to 20 characters. */
  title?: string | null;
  /** Description of the option, as shown to buyers. At most 60 characters. */
  description?: string | null;
  /** Delivery frequency and duration. */
  subscriptionSettings?: SubscriptionSettingsInput;
  /** Discount on each delivery, compared with a one-time purchase. */
  discount?: DiscountInput;
}

/**
 * The variant of `SubscriptionOptionInput` that `createSubscriptionOption` and
 * `bulkCreateSubscriptionOptions` accept.
 */
export interface SubscriptionOptionToCreate extends SubscriptionOptionInput {
  /** Title of the option, as shown to buyers. 1 to 20 characters. */
  title: string;
  /** Delivery frequency and duration. */
  subscriptionSettings: SubscriptionSettingsInput;
}

/** The variant of `SubscriptionOptionInput` that `bulkUpdateSubscriptionOptions` accepts. */
export interface SubscriptionOptionForBulkUpdateSubscriptionOptions
  extends SubscriptionOptionInput {
  /** Id of the subscription option. */
  id: string;
}

/** The variant of `SubscriptionOptionInput` that `updateSubscriptionOption` accepts. */
export interface SubscriptionOptionToUpdate extends Omit<SubscriptionOptionInput, "id"> {}

/** Billing settings of a subscription. */
export interface SubscriptionSettings {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency: SubscriptionFrequency;
  /** Whether the subscription renews until it is canceled. */
  autoRenewal: boolean;
  /** Total number of charges. Not used if the subscription renews automatically. 2 to 999. */
  billingCycles?: number | null;
}

/** Billing settings of a subscription. */
export interface SubscriptionSettingsInput {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency?: SubscriptionFrequency;
  /** Whether the subscription renews until it is canceled. */
  autoRenewal?: boolean;
  /** Total number of charges. Not used if the subscription renews automatically. 2 to 999. */
  billingCycles?: number | null;
}

/** Discount on a delivery, compared with a one-time purchase. */
export interface Discount {
  /** Whether the discount is an amount or a percentage. */
  type: DiscountType;
  /** Amount in the store's currency, or a percentage, depending on `type`. */
  value: number;
}

/** Discount on a delivery, compared with a one-time purchase. */
export interface DiscountInput {
  /** Whether the discount is an amount or a percentage. */
  type?: DiscountType;
  /** Amount in the store's currency, or a percentage, depending on `type`. */
  value?: number;
}

/** Kinds of discounts: an amount or a percentage. */
export type DiscountType = "UNDEFINED" | "AMOUNT" | "PERCENT" | (string & {});

/** Request of {@link getSubscriptionOptionsForProduct}. */
export interface GetSubscriptionOptionsForProductRequest {
  /** Id of the product. At least 1 character. */
  productId: string;
  /** Whether to include options that are hidden from buyers. */
  includeHiddenSubscriptionOptions?: boolean;
}

/** Response of {@link getSubscriptionOptionsForProduct}. */
export interface GetSubscriptionOptionsForProductResponse {
  /** The subscription options for the product, in display order. */
  subscriptionOptions: SubscriptionOptionInProduct[];
}

/** A subscription option of a product. */
export interface SubscriptionOptionInProduct {
  /** Id of the subscription option. */
  id: string;
  /** Whether the option is hidden from buyers of the product. */
  hidden: boolean;
  /** Title of the option, as shown to buyers. 1 to 20 characters. */
  title?: string | null;
  /** Description of the option, as shown to buyers. At most 60 characters. */
  description?: string | null;
  /** Delivery frequency and duration. */
  subscriptionSettings?: SubscriptionSettings;
  /** Discount on each delivery, compared with a one-time purchase. */
  discount?: Discount;
}

/** A subscription option of a product. */
export interface SubscriptionOptionInProductInput {
  /** Id of the subscription option. */
  id?: string;
  /** Whether the option is hidden from buyers of the product. */
  hidden?: boolean;
}

/** Request of {@link getProductIdsForSubscriptionOption}. */
export interface GetProductIdsForSubscriptionOptionRequest {
  /** Id of the subscription option. At least 1 character. */
  id: string;
  /** Whether to include the ids of hidden products. */
  includeHiddenProducts?: boolean;
  /** The page to return, as an offset and a limit. */
  paging?: PlatformPaging;
}

/** Response of {@link getProductIdsForSubscriptionOption}. */
export interface GetProductIdsForSubscriptionOptionResponse {
  /** Ids of the products. */
  productIds: string[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadataOfProducts;
  /** Number of products that have the option. */
  totalResults: number;
}

/** Request of {@link getOneTimePurchasesStatus}. */
export interface GetOneTimePurchasesStatusRequest {
  /** Id of the product. At least 1 character. */
  productId: string;
}

/** Response of {@link getOneTimePurchasesStatus}. */
export interface GetOneTimePurchasesStatusResponse {
  /** Whether buyers can also buy the product without a subscription. */
  allowed: boolean;
}

/** Request of {@link createSubscriptionOption}. */
export interface CreateSubscriptionOptionRequest {
  /** The subscription option to create. */
  subscriptionOption: SubscriptionOptionToCreate;
}

/** Response of {@link createSubscriptionOption}. */
export interface CreateSubscriptionOptionResponse {
  /** The created subscription option. */
  subscriptionOption?: SubscriptionOption;
}

/** Request of {@link updateSubscriptionOption}. */
export interface UpdateSubscriptionOptionRequest {
  /** The subscription option, with the fields to update. */
  subscriptionOption: SubscriptionOptionForBulkUpdateSubscriptionOptions;
}

/** Response of {@link updateSubscriptionOption}. */
export interface UpdateSubscriptionOptionResponse {
  /** The updated subscription option. */
  subscriptionOption?: SubscriptionOption;
}

/** Request of {@link deleteSubscriptionOption}. */
export interface DeleteSubscriptionOptionRequest {
  /** Id of the subscription option. At least 1 character. */
  id: string;
}

/** Response of {@link deleteSubscriptionOption}. */
export type DeleteSubscriptionOptionResponse = Record<string, never>;

/** Request of {@link bulkCreateSubscriptionOptions}. */
export interface BulkCreateSubscriptionOptionsRequest {
  /** The options to create. At most 100 items. */
  subscriptionOptions: SubscriptionOptionToCreate[];
}

/** Response of {@link bulkCreateSubscriptionOptions}. */
export interface BulkCreateSubscriptionOptionsResponse {
  /** The created options. */
  subscriptionOptions: SubscriptionOption[];
}

/** Request of {@link bulkUpdateSubscriptionOptions}. */
export interface BulkUpdateSubscriptionOptionsRequest {
  /** The options to update, each with its id. At most 100 items. */
  subscriptionOptions: SubscriptionOptionForBulkUpdateSubscriptionOptions[];
}

/** Response of {@link bulkUpdateSubscriptionOptions}. */
export interface BulkUpdateSubscriptionOptionsResponse {
  /** The updated options. */
  subscriptionOptions: SubscriptionOption[];
}

/** Request of {@link bulkDeleteSubscriptionOptions}. */
export interface BulkDeleteSubscriptionOptionsRequest {
  /** Ids of the options to delete. At most 100 items. */
  ids: string[];
}

/** Response of {@link bulkDeleteSubscriptionOptions}. */
export type BulkDeleteSubscriptionOptionsResponse = Record<string, never>;

/** Request of {@link assignSubscriptionOptionsToProduct}. */
export interface AssignSubscriptionOptionsToProductRequest {
  /** Id of the product. At least 1 character. */
  productId: string;
  /**
   * All subscription options for the product. Options that you do not list are removed. At most 6
   * items.
   */
  assignedSubscriptionOptions?: SubscriptionOptionInProductInput[];
}

/** Response of {@link assignSubscriptionOptionsToProduct}. */
export type AssignSubscriptionOptionsToProductResponse = Record<string, never>;

/** Request of {@link allowOneTimePurchases}. */
export interface AllowOneTimePurchasesRequest {
  /** Id of the product. At least 1 character. */
  productId: string;
  /** Whether buyers can also buy the product without a subscription. */
  allowed: boolean;
}

/** Response of {@link allowOneTimePurchases}. */
export type AllowOneTimePurchasesResponse = Record<string, never>;
