// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  guid,
  needing,
  notANumber,
  PlatformPaging,
  responseSchema,
  SubscriptionFrequency,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { PagingMetadataOfProducts } from "./common.js";

export { PlatformPaging as Paging, SubscriptionFrequency } from "@portico/core/schemas";
export { PagingMetadataOfProducts as PagingMetadata } from "./common.js";

export const GetSubscriptionOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.min(1) }),
);

export const GetSubscriptionOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionOption: SubscriptionOption.optional() }),
);

export const SubscriptionOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    title: z.string().min(1).max(20).nullish(),
    description: z.string().max(60).nullish(),
    subscriptionSettings: SubscriptionSettings.optional(),
    discount: Discount.optional(),
  }),
);

export const SubscriptionSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    frequency: SubscriptionFrequency.optional(),
    autoRenewal: z.boolean().optional(),
    billingCycles: z.number().min(2).max(999).nullish(),
  }),
);

export const Discount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: DiscountType.optional(),
    value: z.union([z.number(), notANumber]).optional(),
  }),
);

export const DiscountType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDEFINED", "AMOUNT", "PERCENT"]),
);

export const GetSubscriptionOptionsForProductRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productId: z.string().min(1),
    includeHiddenSubscriptionOptions: z.boolean().optional(),
  }),
);

export const GetSubscriptionOptionsForProductResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionOptions: z.array(SubscriptionOptionInProduct).optional() }),
);

export const SubscriptionOptionInProduct: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    hidden: z.boolean().optional(),
    title: z.string().min(1).max(20).nullish(),
    description: z.string().max(60).nullish(),
    subscriptionSettings: SubscriptionSettings.optional(),
    discount: Discount.optional(),
  }),
);

export const GetProductIdsForSubscriptionOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.min(1),
    includeHiddenProducts: z.boolean().optional(),
    paging: PlatformPaging.optional(),
  }),
);

export const GetProductIdsForSubscriptionOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productIds: z.array(z.string()).optional(),
    metadata: PagingMetadataOfProducts.optional(),
    totalResults: z.number().optional(),
  }),
);

export const GetOneTimePurchasesStatusRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ productId: z.string().min(1) }),
);

export const GetOneTimePurchasesStatusResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ allowed: z.boolean().optional() }),
);

export const CreateSubscriptionOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionOption: SubscriptionOption }),
);

export const CreateSubscriptionOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionOption: SubscriptionOption.optional() }),
);

export const UpdateSubscriptionOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionOption: SubscriptionOption }),
);

export const UpdateSubscriptionOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionOption: SubscriptionOption.optional() }),
);

export const DeleteSubscriptionOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.min(1) }),
);

export const DeleteSubscriptionOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const BulkCreateSubscriptionOptionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionOptions: z.array(SubscriptionOption).max(100) }),
);

export const BulkCreateSubscriptionOptionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionOptions: z.array(SubscriptionOption).optional() }),
);

export const BulkUpdateSubscriptionOptionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionOptions: z.array(SubscriptionOption).max(100) }),
);

export const BulkUpdateSubscriptionOptionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ subscriptionOptions: z.array(SubscriptionOption).optional() }),
);

export const BulkDeleteSubscriptionOptionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ids: z.array(guid).max(100) }),
);

export const BulkDeleteSubscriptionOptionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const AssignSubscriptionOptionsToProductRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    productId: z.string().min(1),
    assignedSubscriptionOptions: z.array(SubscriptionOptionInProduct).max(6).optional(),
  }),
);

export const AssignSubscriptionOptionsToProductResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const AllowOneTimePurchasesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ productId: z.string().min(1), allowed: z.boolean() }),
);

export const AllowOneTimePurchasesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.subscriptionOptions.createSubscriptionOption": /* @__PURE__ */ needing(
    CreateSubscriptionOptionRequest,
    "subscriptionOption.subscriptionSettings",
    "subscriptionOption.title",
  ),
  "stores.subscriptionOptions.bulkUpdateSubscriptionOptions": /* @__PURE__ */ needing(
    BulkUpdateSubscriptionOptionsRequest,
    "subscriptionOptions.id",
  ),
  "stores.subscriptionOptions.updateSubscriptionOption": /* @__PURE__ */ needing(
    UpdateSubscriptionOptionRequest,
    "subscriptionOption.id",
  ),
  "stores.subscriptionOptions.deleteSubscriptionOption": DeleteSubscriptionOptionRequest,
  "stores.subscriptionOptions.bulkCreateSubscriptionOptions": /* @__PURE__ */ needing(
    BulkCreateSubscriptionOptionsRequest,
    "subscriptionOptions.subscriptionSettings",
    "subscriptionOptions.title",
  ),
  "stores.subscriptionOptions.bulkDeleteSubscriptionOptions": BulkDeleteSubscriptionOptionsRequest,
  "stores.subscriptionOptions.assignSubscriptionOptionsToProduct":
    AssignSubscriptionOptionsToProductRequest,
  "stores.subscriptionOptions.allowOneTimePurchases": AllowOneTimePurchasesRequest,
  "stores.subscriptionOptions.getSubscriptionOption": GetSubscriptionOptionRequest,
  "stores.subscriptionOptions.getSubscriptionOptionsForProduct":
    GetSubscriptionOptionsForProductRequest,
  "stores.subscriptionOptions.getProductIdsForSubscriptionOption":
    GetProductIdsForSubscriptionOptionRequest,
  "stores.subscriptionOptions.getOneTimePurchasesStatus": GetOneTimePurchasesStatusRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.subscriptionOptions.createSubscriptionOption": /* @__PURE__ */ responseSchema(
    CreateSubscriptionOptionResponse,
  ),
  "stores.subscriptionOptions.bulkUpdateSubscriptionOptions": /* @__PURE__ */ responseSchema(
    BulkUpdateSubscriptionOptionsResponse,
  ),
  "stores.subscriptionOptions.updateSubscriptionOption": /* @__PURE__ */ responseSchema(
    UpdateSubscriptionOptionResponse,
  ),
  "stores.subscriptionOptions.deleteSubscriptionOption": /* @__PURE__ */ responseSchema(
    DeleteSubscriptionOptionResponse,
  ),
  "stores.subscriptionOptions.bulkCreateSubscriptionOptions": /* @__PURE__ */ responseSchema(
    BulkCreateSubscriptionOptionsResponse,
  ),
  "stores.subscriptionOptions.bulkDeleteSubscriptionOptions": /* @__PURE__ */ responseSchema(
    BulkDeleteSubscriptionOptionsResponse,
  ),
  "stores.subscriptionOptions.assignSubscriptionOptionsToProduct": /* @__PURE__ */ responseSchema(
    AssignSubscriptionOptionsToProductResponse,
  ),
  "stores.subscriptionOptions.allowOneTimePurchases": /* @__PURE__ */ responseSchema(
    AllowOneTimePurchasesResponse,
  ),
  "stores.subscriptionOptions.getSubscriptionOption": /* @__PURE__ */ responseSchema(
    GetSubscriptionOptionResponse,
  ),
  "stores.subscriptionOptions.getSubscriptionOptionsForProduct": /* @__PURE__ */ responseSchema(
    GetSubscriptionOptionsForProductResponse,
  ),
  "stores.subscriptionOptions.getProductIdsForSubscriptionOption": /* @__PURE__ */ responseSchema(
    GetProductIdsForSubscriptionOptionResponse,
  ),
  "stores.subscriptionOptions.getOneTimePurchasesStatus": /* @__PURE__ */ responseSchema(
    GetOneTimePurchasesStatusResponse,
  ),
};
