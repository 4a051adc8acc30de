// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Keep the stock of V1 products and their variants.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
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
 * @param productId - Id of the product.
 * @param inventoryItem - The product's stock, with the variants to change.
 * @remarks Requires the permission `WIX_STORES.MODIFY_INVENTORY`.
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
 * @param decrementData - Which variants to take from, and how many. 1 to 300 items.
 * @remarks Requires the permission `WIX_STORES.MODIFY_INVENTORY`.
 * @example
 * ```ts
 * await client.use(inventory).decrementInventory([{ inventoryId: "<inventory id>" }]);
 * ```
 */
export const decrementInventory: (decrementData: DecrementData[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.inventory.decrementInventory",
    path: "/stores/v2/inventoryItems/decrement",
    args: ["decrementData"],
  });

/**
 * Raise the stock of up to 300 variants.
 *
 * `POST /stores/v2/inventoryItems/increment` (stores/inventory)
 *
 * @param incrementData - Which variants to add to, and how many. 1 to 300 items.
 * @remarks Requires the permission `WIX_STORES.MODIFY_INVENTORY`.
 * @example
 * ```ts
 * await client.use(inventory).incrementInventory([{ inventoryId: "<inventory id>" }]);
 * ```
 */
export const incrementInventory: (incrementData: IncrementData[]) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.inventory.incrementInventory",
    path: "/stores/v2/inventoryItems/increment",
    args: ["incrementData"],
  });

/** Options of {@link getInventoryVariants}. */
export type GetInventoryVariantsOptions = {
  /** Ids of the variants to answer. */
  variantIds?: string[];
} & (
  | {
      /**
       * Id of the product; `productId` takes its place.
       *
       * @deprecated
       */
      externalId?: string;
      productId?: undefined;
    }
  | {
      externalId?: undefined;
      /** Id of the product. */
      productId?: string;
    }
);

/**
 * Get a product's inventory item with the stock of its variants.
 *
 * `POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants` (stores/inventory)
 *
 * @param inventoryId - Id of the inventory.
 * @param options - Can contain `externalId`, `productId` and `variantIds`.
 * @remarks Requires the permission `WIX_STORES.READ_INVENTORY`.
 * @example
 * ```ts
 * const response = await client.use(inventory).getInventoryVariants("<inventory id>");
 * ```
 */
export const getInventoryVariants: (
  inventoryId: string,
  options?: GetInventoryVariantsOptions,
) => Promise<GetInventoryVariantsResponse> = /* @__PURE__ */ operation({
  name: "stores.inventory.getInventoryVariants",
  path: "/stores-reader/v2/inventoryItems/{inventoryId}/getVariants",
  args: ["inventoryId", ["externalId", "productId", "variantIds"]],
  response: { inventoryItem: { lastUpdated: "d" } },
  read: true,
});

/** Options of {@link queryInventory}. */
export interface QueryInventoryOptions {
  /** Filter, sorting and paging of the inventory items. */
  query?: QueryOfAbandonedCarts;
}

/**
 * Query inventory items of V1 products with filters and paging.
 *
 * `POST /stores-reader/v2/inventoryItems/query` (stores/inventory)
 *
 * @param options - Can contain `query`.
 * @remarks Requires the permission `WIX_STORES.READ_INVENTORY`.
 * @example
 * ```ts
 * const response = await client.use(inventory).queryInventory();
 * ```
 */
export const queryInventory: (options?: QueryInventoryOptions) => Promise<QueryInventoryResponse> =
  /* @__PURE__ */ operation({
    name: "stores.inventory.queryInventory",
    path: "/stores-reader/v2/inventoryItems/query",
    args: [["query"]],
    response: { inventoryItems: { lastUpdated: "d" } },
    read: true,
  });

/** Event that {@link onInventoryItemChanged} passes to its handler. */
export interface InventoryItemChangedEvent {
  /** Event-specific data. */
  data: InventoryItemChanged;
  /** Event type, entity id, time and other metadata. */
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

/** Event that {@link onInventoryVariantsChanged} passes to its handler. */
export interface InventoryVariantsChangedEvent {
  /** Event-specific data. */
  data: InventoryVariantsChanged;
  /** Event type, entity id, time and other metadata. */
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

/** Request of {@link updateInventoryVariants}. */
export interface UpdateInventoryVariantsRequest {
  /** The product's stock, with the variants to change. */
  inventoryItem: InventoryItemV2Input;
}

/** What is in stock of a product and of each of its variants. */
export interface InventoryItemV2 {
  /** Id of the inventory item. */
  id?: string | null;
  /**
   * Id of the product; `productId` takes its place.
   *
   * @deprecated
   */
  externalId?: string | null;
  /** Id of the product. */
  productId?: string | null;
  /** True when the stock is counted; otherwise a variant is in stock or it is not. */
  trackQuantity?: boolean | null;
  /** Stock of each variant. */
  variants: InventoryVariantV2[];
  /** When the stock was last changed. */
  lastUpdated?: Date | null;
  /** A number that stands for the item; queries can order by it. */
  numericId: string;
  /** Whether the product can be ordered before it is in stock. */
  preorderInfo?: PreorderInfoOfProducts;
}

/** What is in stock of a product and of each of its variants. */
export interface InventoryItemV2Input {
  /** Id of the inventory item. */
  id?: string | null;
  /** Id of the product. */
  productId?: string | null;
  /** True when the stock is counted; otherwise a variant is in stock or it is not. */
  trackQuantity?: boolean | null;
  /** Stock of each variant. */
  variants?: InventoryVariantV2Input[];
  /** Whether the product can be ordered before it is in stock. */
  preorderInfo?: PreorderInfoOfProductsInput;
}

/** `InventoryItemV2Input` as an argument of `updateInventoryVariants`. */
export interface InventoryItemV2ToUpdate extends Omit<InventoryItemV2Input, "productId"> {}

/** What is in stock of a variant. */
export interface InventoryVariantV2 {
  /** Id of the variant. */
  variantId: string;
  /** True when the variant can be bought. */
  inStock?: boolean | null;
  /** How many are in stock; absent when the stock is not counted. */
  quantity?: number | null;
  /** True when the variant can be ordered before it is in stock. */
  availableForPreorder: boolean;
}

/** What is in stock of a variant. */
export interface InventoryVariantV2Input {
  /** Id of the variant. */
  variantId?: string;
  /** True when the variant can be bought. */
  inStock?: boolean | null;
  /** How many are in stock; absent when the stock is not counted. */
  quantity?: number | null;
}

/** Response of {@link updateInventoryVariants}. */
export type UpdateInventoryVariantsResponse = Record<string, never>;

/** Request of {@link decrementInventory}. */
export interface DecrementInventoryRequest {
  /** Which variants to take from, and how many. 1 to 300 items. */
  decrementData: DecrementData[];
}

/**
 * A variant to take from, found by the inventory item or by the product.
 *
 * At most one of: `inventoryId`, `externalId`, `productId`.
 */
export type DecrementData = {
  /** Id of the variant to take from. */
  variantId?: string;
  /** How many to take away. At least 1. */
  decrementBy?: number;
  /** True when what is taken was ordered before it is in stock. */
  preorderRequest?: boolean;
} & (
  | {
      /** Id of the inventory item; given instead of the product's id. At most 36 characters. */
      inventoryId?: string;
      externalId?: undefined;
      productId?: undefined;
    }
  | {
      inventoryId?: undefined;
      /**
       * Id of the product; `productId` takes its place. At most 36 characters.
       *
       * @deprecated
       */
      externalId?: string;
      productId?: undefined;
    }
  | {
      inventoryId?: undefined;
      externalId?: undefined;
      /** Id of the product; given instead of the inventory item's id. At most 36 characters. */
      productId?: string;
    }
);

/** Response of {@link decrementInventory}. */
export type DecrementInventoryResponse = Record<string, never>;

/** Request of {@link incrementInventory}. */
export interface IncrementInventoryRequest {
  /** Which variants to add to, and how many. 1 to 300 items. */
  incrementData: IncrementData[];
}

/**
 * A variant to add to, found by the inventory item or by the product.
 *
 * At most one of: `inventoryId`, `productId`.
 */
export type IncrementData = {
  /** Id of the variant to add to. */
  variantId?: string;
  /** How many to add. At least 1. */
  incrementBy?: number;
} & (
  | {
      /** Id of the inventory item; given instead of the product's id. At most 36 characters. */
      inventoryId?: string;
      productId?: undefined;
    }
  | {
      inventoryId?: undefined;
      /** Id of the product; given instead of the inventory item's id. At most 36 characters. */
      productId?: string;
    }
);

/** Response of {@link incrementInventory}. */
export type IncrementInventoryResponse = Record<string, never>;

/**
 * Request of {@link getInventoryVariants}.
 *
 * At most one of: `inventoryId`, `externalId`, `productId`.
 */
export interface GetInventoryVariantsRequest {
  /** Id of the inventory. */
  inventoryId: string;
  /**
   * Id of the product; `productId` takes its place.
   *
   * @deprecated
   */
  externalId?: string;
  /** Id of the product. */
  productId?: string;
  /** Ids of the variants to answer. */
  variantIds?: string[];
}

/** Response of {@link getInventoryVariants}. */
export interface GetInventoryVariantsResponse {
  /** The product's stock, with the variants asked for. */
  inventoryItem?: InventoryItemV2;
}

/** Request of {@link queryInventory}. */
export interface QueryInventoryRequest {
  /** Filter, sorting and paging of the inventory items. */
  query?: QueryOfAbandonedCarts;
}

/** Response of {@link queryInventory}. */
export interface QueryInventoryResponse {
  /** The inventory items on this page. */
  inventoryItems: InventoryItemV2[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadataOfProducts;
  /** Total number of inventory items on all pages. */
  totalResults: number;
}

/** Data of the {@link onInventoryItemChanged} event. */
export interface InventoryItemChanged {
  /** Id of the inventory item. */
  inventoryItemId: string;
  /** Id of the product. */
  productId: string;
  /** True when the stock is counted. */
  trackInventory: boolean;
  /** Whether the product can be ordered before it is in stock. */
  preorderInfo?: PreorderInfoOfProducts;
  /** Names of the fields that changed. */
  fieldMask: string[];
  /** When the stock was changed. */
  updatedDate?: Date | null;
}

/** Data of the {@link onInventoryVariantsChanged} event. */
export interface InventoryVariantsChanged {
  /** Id of the inventory item. */
  inventoryItemId: string;
  /** Id of the product. */
  productId: string;
  /** The variants whose stock changed. */
  variants: ChangedInventoryVariant[];
  /** When the stock was changed. */
  updatedDate?: Date | null;
}

/** A variant whose stock changed. */
export interface ChangedInventoryVariant {
  /** Id of the variant. */
  id: string;
  /** Its stock before the change. */
  oldValue?: ChangedInventoryVariantData;
  /** Its stock after the change. */
  newValue?: ChangedInventoryVariantData;
}

/** What was or is in stock of a variant. */
export interface ChangedInventoryVariantData {
  /** How many are in stock; absent when the stock is not counted. */
  quantity?: number | null;
  /** True when the variant can be bought. */
  inStock: boolean;
  /** True when the variant can be ordered before it is in stock. */
  availableForPreorder: boolean;
}
