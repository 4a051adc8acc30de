// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  CursorPagingMetadata,
  CursorQuery,
  dateTime,
  ExtendedFields,
  guid,
  needing,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { ConditionalRates, UpdateExtendedFieldsRequest } from "./common.js";

export {
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  Sorting,
  SortOrder,
} from "@portico/core/schemas";
export {
  Condition,
  ConditionalRates,
  ConditionType,
  LogicalOperator,
  UpdateExtendedFieldsRequest,
} from "./common.js";

export const CreateShippingOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippingOption: ShippingOption }),
);

export const ShippingOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    deliveryRegionId: guid.optional(),
    deliveryRegionIds: z.array(guid).max(50).optional(),
    title: z.string().max(1000).nullish(),
    estimatedDeliveryTime: z.string().max(500).nullish(),
    rates: z.array(ConditionalRates).min(1).max(50).optional(),
    extendedFields: ExtendedFields.optional(),
  }),
);

export const CreateShippingOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippingOption: ShippingOption.optional() }),
);

export const GetShippingOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippingOptionId: guid }),
);

export const GetShippingOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippingOption: ShippingOption.optional() }),
);

export const UpdateShippingOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippingOption: ShippingOption }),
);

export const UpdateShippingOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippingOption: ShippingOption.optional() }),
);

export const DeleteShippingOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippingOptionId: guid }),
);

export const DeleteShippingOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const QueryShippingOptionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery.optional() }),
);

export const QueryShippingOptionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    shippingOptions: z.array(ShippingOption).max(100).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const UpdateExtendedFieldsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippingOption: ShippingOption.optional() }),
);

export const AddDeliveryRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryRegionId: guid, shippingOptionId: guid, revision: z.string() }),
);

export const AddDeliveryRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippingOption: ShippingOption.optional() }),
);

export const RemoveDeliveryRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryRegionId: guid, shippingOptionId: guid, revision: z.string() }),
);

export const RemoveDeliveryRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippingOption: ShippingOption.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.shippingOptions.createShippingOption": CreateShippingOptionRequest,
  "ecom.shippingOptions.getShippingOption": GetShippingOptionRequest,
  "ecom.shippingOptions.deleteShippingOption": DeleteShippingOptionRequest,
  "ecom.shippingOptions.updateShippingOption": /* @__PURE__ */ needing(
    UpdateShippingOptionRequest,
    "shippingOption.id",
    "shippingOption.revision",
  ),
  "ecom.shippingOptions.queryShippingOptions": QueryShippingOptionsRequest,
  "ecom.shippingOptions.updateExtendedFields": UpdateExtendedFieldsRequest,
  "ecom.shippingOptions.addDeliveryRegion": AddDeliveryRegionRequest,
  "ecom.shippingOptions.removeDeliveryRegion": RemoveDeliveryRegionRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.shippingOptions.createShippingOption": /* @__PURE__ */ responseSchema(
    CreateShippingOptionResponse,
  ),
  "ecom.shippingOptions.getShippingOption":
    /* @__PURE__ */ responseSchema(GetShippingOptionResponse),
  "ecom.shippingOptions.deleteShippingOption": /* @__PURE__ */ responseSchema(
    DeleteShippingOptionResponse,
  ),
  "ecom.shippingOptions.updateShippingOption": /* @__PURE__ */ responseSchema(
    UpdateShippingOptionResponse,
  ),
  "ecom.shippingOptions.queryShippingOptions": /* @__PURE__ */ responseSchema(
    QueryShippingOptionsResponse,
  ),
  "ecom.shippingOptions.updateExtendedFields": /* @__PURE__ */ responseSchema(
    UpdateExtendedFieldsResponse,
  ),
  "ecom.shippingOptions.addDeliveryRegion":
    /* @__PURE__ */ responseSchema(AddDeliveryRegionResponse),
  "ecom.shippingOptions.removeDeliveryRegion": /* @__PURE__ */ responseSchema(
    RemoveDeliveryRegionResponse,
  ),
};
