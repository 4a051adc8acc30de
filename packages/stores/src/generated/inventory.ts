// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Keep the stock of V1 products and their variants.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type EventHandler, type EventMetadata, event, operation } from "@portico/core/runtime";
import type {
  PagingMetadataOfProducts,
  PreorderInfoOfProducts,
  PreorderInfoOfProductsInput,
  QueryOfAbandonedCarts,
} from "./common.js";

export type { PlatformPaging as Paging } from "@portico/core/types";
export type {
  PagingMetadataOfProducts as PagingMetadata,
  PreorderInfoOfProducts as PreorderInfo,
  PreorderInfoOfProductsInput as PreorderInfoInput,
  QueryOfAbandonedCarts as Query,
} from "./common.js";

/**
 * Set the stock and tracking of a product's variants.
 *
 * `PATCH /stores/v2/inventoryItems/product/{inventoryItem.productId}` (stores/inventory)
 *
 * @param productId - id of the product
 * @remarks Needs WIX_STORES.MODIFY_INVENTORY.
 * @example
 * ```ts
 * await client.use(inventory).updateInventoryVariants("<product id>", { id: "<inventory id>" });
 * ```
 */
export const updateInventoryVariants: (
  productId: string,
  inventoryItem: InventoryItemV2ToUpdate,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.inventory.updateInventoryVariants",
  method: "PATCH",
  path: "/stores/v2/inventoryItems/product/{inventoryItem.productId}",
  args: ["inventoryItem.productId", "...inventoryItem"],
  request: { inventoryItem: { lastUpdated: "d" } },
});

/**
 * Lower the stock of up to 300 variants.
 *
 * `POST /stores/v2/inventoryItems/decrement` (stores/inventory)
 *
 * @param decrementData - 1 to 300 items
 * @remarks Needs WIX_STORES.MODIFY_INVENTORY.
 * @example
 * ```ts
 * await client.use(inventory).decrementInventory([{ inventoryId: "<inventory id>" }]);
 * ```
 */
export const decrementInventory: (decrementData: DecrementData[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.inventory.decrementInventory",
    method: "POST",
    path: "/stores/v2/inventoryItems/decrement",
    args: ["decrementData"],
  });

/**
 * Raise the stock of up to 300 variants.
 *
 * `POST /stores/v2/inventoryItems/increment` (stores/inventory)
 *
 * @param incrementData - 1 to 300 items
 * @remarks Needs WIX_STORES.MODIFY_INVENTORY.
 * @example
 * ```ts
 * await client.use(inventory).incrementInventory([{ inventoryId: "<inventory id>" }]);
 * ```
 */
export const incrementInventory: (incrementData: IncrementData[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.inventory.incrementInventory",
    method: "POST",
    path: "/stores/v2/inventoryItems/increment",
    args: ["incrementData"],
  });

/** The `options` of {@link getInventoryVariants}. */
export type GetInventoryVariantsOptions = {
  variantIds?: string[];
} & (
  | {
      /** @deprecated */
      externalId?: string;
      productId?: undefined;
    }
  | {
      externalId?: undefined;
      productId?: string;
    }
);

/**
 * Get a product's inventory item with the stock of its variants.
 *
 * `POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants` (stores/inventory)
 *
 * @param inventoryId - id of the inventory
 * @param options - may hold `externalId`, `productId`, `variantIds`
 * @remarks Needs WIX_STORES.READ_INVENTORY.
 * @example
 * ```ts
 * const answer = await client.use(inventory).getInventoryVariants("<inventory id>");
 * ```
 */
export const getInventoryVariants: (
  inventoryId: string,
  options?: GetInventoryVariantsOptions,
) => Promise<GetInventoryVariantsResponse> = /* @__PURE__ */ operation({
  name: "stores.inventory.getInventoryVariants",
  method: "POST",
  path: "/stores-reader/v2/inventoryItems/{inventoryId}/getVariants",
  args: ["inventoryId", ["externalId", "productId", "variantIds"]],
  response: { inventoryItem: { lastUpdated: "d" } },
  read: true,
});

/** The `options` of {@link queryInventory}. */
export interface QueryInventoryOptions {
  query?: QueryOfAbandonedCarts;
}

/**
 * Query inventory items of V1 products with filters and paging.
 *
 * `POST /stores-reader/v2/inventoryItems/query` (stores/inventory)
 *
 * @param options - may hold `query`
 * @remarks Needs WIX_STORES.READ_INVENTORY.
 * @example
 * ```ts
 * const answer = await client.use(inventory).queryInventory();
 * ```
 */
export const queryInventory: (options?: QueryInventoryOptions) => Promise<QueryInventoryResponse> =
  /* @__PURE__ */ operation({
    name: "stores.inventory.queryInventory",
    method: "POST",
    path: "/stores-reader/v2/inventoryItems/query",
    args: [["query"]],
    response: { inventoryItems: { lastUpdated: "d" } },
    read: true,
  });

/** What a handler of {@link onInventoryItemChanged} gets. */
export interface InventoryItemChangedEvent {
  data: InventoryItemChanged;
  metadata: EventMetadata;
}

/**
 * Sent when a product's inventory settings change, such as tracking or pre-order.
 *
 * Event type `com.wix.ecommerce.inventory.api.v1.InventoryItemChanged`.
 *
 * @example
 * ```ts
 * client.use(inventory).onInventoryItemChanged(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onInventoryItemChanged: (handler: EventHandler<InventoryItemChangedEvent>) => void =
  /* @__PURE__ */ event({
    type: "com.wix.ecommerce.inventory.api.v1.InventoryItemChanged",
    plain: true,
    codec: { data: { updatedDate: "d" } },
  });

/** What a handler of {@link onInventoryVariantsChanged} gets. */
export interface InventoryVariantsChangedEvent {
  data: InventoryVariantsChanged;
  metadata: EventMetadata;
}

/**
 * Sent when the stock of a product's variants changes.
 *
 * Event type `com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged`.
 *
 * @example
 * ```ts
 * client.use(inventory).onInventoryVariantsChanged(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onInventoryVariantsChanged: (
  handler: EventHandler<InventoryVariantsChangedEvent>,
) => void = /* @__PURE__ */ event({
  type: "com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged",
  plain: true,
  codec: { data: { updatedDate: "d" } },
});

export interface UpdateInventoryVariantsRequest {
  inventoryItem: InventoryItemV2Input;
}

export interface InventoryItemV2 {
  id?: string | null;
  /** @deprecated */
  externalId?: string | null;
  productId?: string | null;
  trackQuantity?: boolean | null;
  variants: InventoryVariantV2[];
  lastUpdated?: Date | null;
  numericId: string;
  preorderInfo?: PreorderInfoOfProducts;
}

export interface InventoryItemV2Input {
  id?: string | null;
  productId?: string | null;
  trackQuantity?: boolean | null;
  variants?: InventoryVariantV2Input[];
  preorderInfo?: PreorderInfoOfProductsInput;
}

/** What `updateInventoryVariants` takes as `InventoryItemV2Input`. */
export interface InventoryItemV2ToUpdate extends Omit<InventoryItemV2Input, "productId"> {}

export interface InventoryVariantV2 {
  variantId: string;
  inStock?: boolean | null;
  quantity?: number | null;
  availableForPreorder: boolean;
}

export interface InventoryVariantV2Input {
  variantId?: string;
  inStock?: boolean | null;
  quantity?: number | null;
}

export type UpdateInventoryVariantsResponse = Record<string, never>;

export interface DecrementInventoryRequest {
  /** 1 to 300 items. */
  decrementData: DecrementData[];
}

/** At most one of: `inventoryId`, `externalId`, `productId`. */
export type DecrementData = {
  /** Guid. */
  variantId?: string;
  /** At least 1. */
  decrementBy?: number;
  preorderRequest?: boolean;
} & (
  | {
      /** At most 36 characters. */
      inventoryId?: string;
      externalId?: undefined;
      productId?: undefined;
    }
  | {
      inventoryId?: undefined;
      /**
       * At most 36 characters.
       *
       * @deprecated
       */
      externalId?: string;
      productId?: undefined;
    }
  | {
      inventoryId?: undefined;
      externalId?: undefined;
      /** At most 36 characters. */
      productId?: string;
    }
);

export type DecrementInventoryResponse = Record<string, never>;

export interface IncrementInventoryRequest {
  /** 1 to 300 items. */
  incrementData: IncrementData[];
}

/** At most one of: `inventoryId`, `productId`. */
export type IncrementData = {
  /** Guid. */
  variantId?: string;
  /** At least 1. */
  incrementBy?: number;
} & (
  | {
      /** At most 36 characters. */
      inventoryId?: string;
      productId?: undefined;
    }
  | {
      inventoryId?: undefined;
      /** At most 36 characters. */
      productId?: string;
    }
);

export type IncrementInventoryResponse = Record<string, never>;

/** At most one of: `inventoryId`, `externalId`, `productId`. */
export interface GetInventoryVariantsRequest {
  inventoryId: string;
  /** @deprecated */
  externalId?: string;
  productId?: string;
  variantIds?: string[];
}

export interface GetInventoryVariantsResponse {
  inventoryItem?: InventoryItemV2;
}

export interface QueryInventoryRequest {
  query?: QueryOfAbandonedCarts;
}

export interface QueryInventoryResponse {
  inventoryItems: InventoryItemV2[];
  metadata?: PagingMetadataOfProducts;
  totalResults: number;
}

export interface InventoryItemChanged {
  inventoryItemId: string;
  productId: string;
  trackInventory: boolean;
  preorderInfo?: PreorderInfoOfProducts;
  fieldMask: string[];
  updatedDate?: Date | null;
}

export interface InventoryVariantsChanged {
  inventoryItemId: string;
  productId: string;
  variants: ChangedInventoryVariant[];
  updatedDate?: Date | null;
}

export interface ChangedInventoryVariant {
  id: string;
  oldValue?: ChangedInventoryVariantData;
  newValue?: ChangedInventoryVariantData;
}

export interface ChangedInventoryVariantData {
  quantity?: number | null;
  inStock: boolean;
  availableForPreorder: boolean;
}
