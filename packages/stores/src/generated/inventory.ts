// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the inventory of V1 products and their variants.
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
 * Sets the quantities of a product's variants, and whether quantities are tracked.
 *
 * `PATCH /stores/v2/inventoryItems/product/{inventoryItem.productId}` (stores/inventory)
 *
 * @param productId - Id of the product.
 * @param inventoryItem - The product's inventory, with the variants to update.
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
 * Reduces the quantity of up to 300 variants.
 *
 * `POST /stores/v2/inventoryItems/decrement` (stores/inventory)
 *
 * @param decrementData - Variants, and the quantities to remove. 1 to 300 items.
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
 * Increases the quantity of up to 300 variants.
 *
 * `POST /stores/v2/inventoryItems/increment` (stores/inventory)
 *
 * @param incrementData - Variants, and the quantities to add. 1 to 300 items.
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
  /** Ids of the variants to return. */
  variantIds?: string[];
} & (
  | {
      /**
       * Id of the product. Use `productId` instead.
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
 * Returns a product's inventory item with the inventory of its variants.
 *
 * `POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants` (stores/inventory)
 *
 * @param inventoryId - Id of the inventory.
 * @param options - Optional fields: `externalId`, `productId` and `variantIds`.
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
  /** Filter, sorting and paging for the inventory items. */
  query?: QueryOfAbandonedCarts;
}

/**
 * Queries inventory items of V1 products with filters and paging.
 *
 * `POST /stores-reader/v2/inventoryItems/query` (stores/inventory)
 *
 * @param options - Optional fields: `query`.
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
 * Calls the handler when a product's inventory settings change, such as tracking or preorder.
 *
 * The type of the event is `com.wix.ecommerce.inventory.api.v1.InventoryItemChanged`.
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
 * Calls the handler when the stock of a product's variants changes.
 *
 * The type of the event is `com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged`.
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
  /** The product's inventory, with the variants to update. */
  inventoryItem: InventoryItemV2Input;
}

/** Inventory of a product and its variants. */
export interface InventoryItemV2 {
  /** Id of the inventory item. */
  id?: string | null;
  /**
   * Id of the product. Use `productId` instead.
   *
   * @deprecated
   */
  externalId?: string | null;
  /** Id of the product. */
  productId?: string | null;
  /** Whether the quantity is tracked. If false, a variant is either in stock or not. */
  trackQuantity?: boolean | null;
  /** Inventory of each variant. */
  variants: InventoryVariantV2[];
  /** When the inventory was last updated. */
  lastUpdated?: Date | null;
  /** Numeric id of the item. Queries can sort by this id. */
  numericId: string;
  /** Preorder settings of the product. */
  preorderInfo?: PreorderInfoOfProducts;
}

/** Inventory of a product and its variants. */
export interface InventoryItemV2Input {
  /** Id of the inventory item. */
  id?: string | null;
  /** Id of the product. */
  productId?: string | null;
  /** Whether the quantity is tracked. If false, a variant is either in stock or not. */
  trackQuantity?: boolean | null;
  /** Inventory of each variant. */
  variants?: InventoryVariantV2Input[];
  /** Preorder settings of the product. */
  preorderInfo?: PreorderInfoOfProductsInput;
}

/** The variant of `InventoryItemV2Input` that `updateInventoryVariants` accepts. */
export interface InventoryItemV2ToUpdate extends Omit<InventoryItemV2Input, "productId"> {}

/** Inventory of a variant. */
export interface InventoryVariantV2 {
  /** Id of the variant. */
  variantId: string;
  /** Whether the variant is in stock. */
  inStock?: boolean | null;
  /** Quantity in stock. Absent if the quantity is not tracked. */
  quantity?: number | null;
  /** Whether the variant can be preordered. */
  availableForPreorder: boolean;
}

/** Inventory of a variant. */
export interface InventoryVariantV2Input {
  /** Id of the variant. */
  variantId?: string;
  /** Whether the variant is in stock. */
  inStock?: boolean | null;
  /** Quantity in stock. Absent if the quantity is not tracked. */
  quantity?: number | null;
}

/** Response of {@link updateInventoryVariants}. */
export type UpdateInventoryVariantsResponse = Record<string, never>;

/** Request of {@link decrementInventory}. */
export interface DecrementInventoryRequest {
  /** Variants, and the quantities to remove. 1 to 300 items. */
  decrementData: DecrementData[];
}

/**
 * A variant of an inventory item or product, and the quantity to remove.
 *
 * At most one of `inventoryId`, `externalId` and `productId` is set.
 */
export type DecrementData = {
  /** Id of the variant. */
  variantId?: string;
  /** Quantity to remove. At least 1. */
  decrementBy?: number;
  /** Whether the quantity was preordered. */
  preorderRequest?: boolean;
} & (
  | {
      /** Id of the inventory item. Send either this or `productId`. At most 36 characters. */
      inventoryId?: string;
      externalId?: undefined;
      productId?: undefined;
    }
  | {
      inventoryId?: undefined;
      /**
       * Id of the product. Use `productId` instead. At most 36 characters.
       *
       * @deprecated
       */
      externalId?: string;
      productId?: undefined;
    }
  | {
      inventoryId?: undefined;
      externalId?: undefined;
      /** Id of the product. Send either this or `inventoryId`. At most 36 characters. */
      productId?: string;
    }
);

/** Response of {@link decrementInventory}. */
export type DecrementInventoryResponse = Record<string, never>;

/** Request of {@link incrementInventory}. */
export interface IncrementInventoryRequest {
  /** Variants, and the quantities to add. 1 to 300 items. */
  incrementData: IncrementData[];
}

/**
 * A variant of an inventory item or product, and the quantity to add.
 *
 * At most one of `inventoryId` and `productId` is set.
 */
export type IncrementData = {
  /** Id of the variant. */
  variantId?: string;
  /** Quantity to add. At least 1. */
  incrementBy?: number;
} & (
  | {
      /** Id of the inventory item. Send either this or `productId`. At most 36 characters. */
      inventoryId?: string;
      productId?: undefined;
    }
  | {
      inventoryId?: undefined;
      /** Id of the product. Send either this or `inventoryId`. At most 36 characters. */
      productId?: string;
    }
);

/** Response of {@link incrementInventory}. */
export type IncrementInventoryResponse = Record<string, never>;

/**
 * Request of {@link getInventoryVariants}.
 *
 * At most one of `inventoryId`, `externalId` and `productId` is set.
 */
export interface GetInventoryVariantsRequest {
  /** Id of the inventory. */
  inventoryId: string;
  /**
   * Id of the product. Use `productId` instead.
   *
   * @deprecated
   */
  externalId?: string;
  /** Id of the product. */
  productId?: string;
  /** Ids of the variants to return. */
  variantIds?: string[];
}

/** Response of {@link getInventoryVariants}. */
export interface GetInventoryVariantsResponse {
  /** The product's inventory, with the requested variants. */
  inventoryItem?: InventoryItemV2;
}

/** Request of {@link queryInventory}. */
export interface QueryInventoryRequest {
  /** Filter, sorting and paging for the inventory items. */
  query?: QueryOfAbandonedCarts;
}

/** Response of {@link queryInventory}. */
export interface QueryInventoryResponse {
  /** The inventory items on this page. */
  inventoryItems: InventoryItemV2[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadataOfProducts;
  /** Total number of inventory items across all pages. */
  totalResults: number;
}

/** Data of the {@link onInventoryItemChanged} event. */
export interface InventoryItemChanged {
  /** Id of the inventory item. */
  inventoryItemId: string;
  /** Id of the product. */
  productId: string;
  /** Whether the quantity is tracked. */
  trackInventory: boolean;
  /** Preorder settings of the product. */
  preorderInfo?: PreorderInfoOfProducts;
  /** Names of the fields that changed. */
  fieldMask: string[];
  /** When the inventory was updated. */
  updatedDate?: Date | null;
}

/** Data of the {@link onInventoryVariantsChanged} event. */
export interface InventoryVariantsChanged {
  /** Id of the inventory item. */
  inventoryItemId: string;
  /** Id of the product. */
  productId: string;
  /** The variants whose inventory changed. */
  variants: ChangedInventoryVariant[];
  /** When the inventory was updated. */
  updatedDate?: Date | null;
}

/** A variant whose inventory changed. */
export interface ChangedInventoryVariant {
  /** Id of the variant. */
  id: string;
  /** Inventory of the variant before the change. */
  oldValue?: ChangedInventoryVariantData;
  /** Inventory of the variant after the change. */
  newValue?: ChangedInventoryVariantData;
}

/** Inventory of a variant before or after a change. */
export interface ChangedInventoryVariantData {
  /** Quantity in stock. Absent if the quantity is not tracked. */
  quantity?: number | null;
  /** Whether the variant is in stock. */
  inStock: boolean;
  /** Whether the variant can be preordered. */
  availableForPreorder: boolean;
}
