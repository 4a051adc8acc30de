// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { atMostOne, dateTime, guid, needing, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  PagingMetadataOfProducts,
  PreorderInfoOfProducts,
  QueryOfAbandonedCarts,
} from "./common.js";

export { PlatformPaging as Paging } from "@portico/core/schemas";
export {
  PagingMetadataOfProducts as PagingMetadata,
  PreorderInfoOfProducts as PreorderInfo,
  QueryOfAbandonedCarts as Query,
} from "./common.js";

export const UpdateInventoryVariantsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inventoryItem: InventoryItemV2 }),
);

export const InventoryItemV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().nullish(),
    externalId: z.string().nullish(),
    productId: z.string().nullish(),
    trackQuantity: z.boolean().nullish(),
    variants: z.array(InventoryVariantV2).optional(),
    lastUpdated: dateTime.nullish(),
    numericId: z.string().optional(),
    preorderInfo: PreorderInfoOfProducts.optional(),
  }),
);

export const InventoryVariantV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    variantId: z.string().optional(),
    inStock: z.boolean().nullish(),
    quantity: z.number().nullish(),
    availableForPreorder: z.boolean().optional(),
  }),
);

export const UpdateInventoryVariantsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const DecrementInventoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ decrementData: z.array(DecrementData).min(1).max(300).optional() }),
);

export const DecrementData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      inventoryId: z.string().max(36).optional(),
      externalId: z.string().max(36).optional(),
      productId: z.string().max(36).optional(),
      variantId: guid.optional(),
      decrementBy: z.number().min(1).optional(),
      preorderRequest: z.boolean().optional(),
    }),
    ["inventoryId", "externalId", "productId"],
  ),
);

export const DecrementInventoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const IncrementInventoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ incrementData: z.array(IncrementData).min(1).max(300).optional() }),
);

export const IncrementData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      inventoryId: z.string().max(36).optional(),
      productId: z.string().max(36).optional(),
      variantId: guid.optional(),
      incrementBy: z.number().min(1).optional(),
    }),
    ["inventoryId", "productId"],
  ),
);

export const IncrementInventoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const GetInventoryVariantsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      inventoryId: z.string(),
      externalId: z.string().optional(),
      productId: z.string().optional(),
      variantIds: z.array(z.string()).optional(),
    }),
    ["inventoryId", "externalId", "productId"],
  ),
);

export const GetInventoryVariantsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inventoryItem: InventoryItemV2.optional() }),
);

export const QueryInventoryRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: QueryOfAbandonedCarts.optional() }),
);

export const QueryInventoryResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    inventoryItems: z.array(InventoryItemV2).optional(),
    metadata: PagingMetadataOfProducts.optional(),
    totalResults: z.number().optional(),
  }),
);

export const InventoryItemChanged: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    inventoryItemId: z.string().optional(),
    productId: z.string().optional(),
    trackInventory: z.boolean().optional(),
    preorderInfo: PreorderInfoOfProducts.optional(),
    fieldMask: z.array(z.string()).optional(),
    updatedDate: dateTime.nullish(),
  }),
);

export const InventoryVariantsChanged: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    inventoryItemId: z.string().optional(),
    productId: z.string().optional(),
    variants: z.array(ChangedInventoryVariant).optional(),
    updatedDate: dateTime.nullish(),
  }),
);

export const ChangedInventoryVariant: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    oldValue: ChangedInventoryVariantData.optional(),
    newValue: ChangedInventoryVariantData.optional(),
  }),
);

export const ChangedInventoryVariantData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    quantity: z.number().nullish(),
    inStock: z.boolean().optional(),
    availableForPreorder: z.boolean().optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.inventory.updateInventoryVariants": /* @__PURE__ */ needing(
    UpdateInventoryVariantsRequest,
    "inventoryItem.productId",
  ),
  "stores.inventory.decrementInventory": /* @__PURE__ */ needing(
    DecrementInventoryRequest,
    "decrementData",
  ),
  "stores.inventory.incrementInventory": /* @__PURE__ */ needing(
    IncrementInventoryRequest,
    "incrementData",
  ),
  "stores.inventory.getInventoryVariants": GetInventoryVariantsRequest,
  "stores.inventory.queryInventory": QueryInventoryRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.inventory.updateInventoryVariants": /* @__PURE__ */ responseSchema(
    UpdateInventoryVariantsResponse,
  ),
  "stores.inventory.decrementInventory": /* @__PURE__ */ responseSchema(DecrementInventoryResponse),
  "stores.inventory.incrementInventory": /* @__PURE__ */ responseSchema(IncrementInventoryResponse),
  "stores.inventory.getInventoryVariants": /* @__PURE__ */ responseSchema(
    GetInventoryVariantsResponse,
  ),
  "stores.inventory.queryInventory": /* @__PURE__ */ responseSchema(QueryInventoryResponse),
};
