// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  ApplicationError,
  atMostOne,
  CursorPagingMetadata,
  country,
  dateTime,
  guid,
  needing,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { ConditionalRates, QueryV2, StreetAddress } from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  Paging,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/schemas";
export {
  Condition,
  ConditionalRates,
  ConditionType,
  LogicalOperator,
  QueryV2,
  StreetAddress,
} from "./common.js";

export const CreatePickupLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocation: PickupLocation }),
);

export const PickupLocation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    name: z.string().min(1).max(100).nullish(),
    address: Address.optional(),
    deliveryTime: z.string().max(500).nullish(),
    instructions: z.string().max(1000).nullish(),
    active: z.boolean().nullish(),
    rates: z.array(ConditionalRates).max(50).optional(),
    deliveryRegionIds: z.array(guid).max(50).optional(),
  }),
);

export const Address: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      streetAddress: StreetAddress.optional(),
      addressLine: z.string().max(150).nullish(),
      country: country.nullish(),
      subdivision: z.string().nullish(),
      city: z.string().nullish(),
      postalCode: z.string().nullish(),
      addressLine2: z.string().max(100).nullish(),
      formattedAddress: z.string().nullish(),
    }),
    ["streetAddress", "addressLine"],
  ),
);

export const CreatePickupLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocation: PickupLocation.optional() }),
);

export const GetPickupLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocationId: guid }),
);

export const GetPickupLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocation: PickupLocation.optional() }),
);

export const UpdatePickupLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocation: PickupLocation }),
);

export const UpdatePickupLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocation: PickupLocation.optional() }),
);

export const DeletePickupLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocationId: guid }),
);

export const DeletePickupLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const QueryPickupLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: QueryV2.optional() }),
);

export const QueryPickupLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    pickupLocations: z.array(PickupLocation).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const AddDeliveryRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocationId: guid, deliveryRegionId: guid, revision: z.string() }),
);

export const AddDeliveryRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocation: PickupLocation.optional() }),
);

export const RemoveDeliveryRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocationId: guid, deliveryRegionId: guid, revision: z.string() }),
);

export const RemoveDeliveryRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocation: PickupLocation.optional() }),
);

export const BulkCreatePickupLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocations: z.array(PickupLocation).min(1).max(100) }),
);

export const BulkCreatePickupLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    pickupLocations: z.array(PickupLocation).max(100).optional(),
    errors: z.array(PickupLocationError).optional(),
  }),
);

export const PickupLocationError: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().optional(), error: ApplicationError.optional() }),
);

export const BulkUpdatePickupLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocations: z.array(PickupLocation).min(1).max(100) }),
);

export const BulkUpdatePickupLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    pickupLocations: z.array(PickupLocation).max(100).optional(),
    errors: z.array(PickupLocationError).optional(),
  }),
);

export const BulkDeletePickupLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ pickupLocationIds: z.array(guid).min(1).max(100) }),
);

export const BulkDeletePickupLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ errors: z.array(PickupLocationError).optional() }),
);

export const PickupRegionType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["SPECIFIC_DESTINATIONS", "WORLDWIDE"]),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.pickupLocations.createPickupLocation": /* @__PURE__ */ needing(
    CreatePickupLocationRequest,
    "pickupLocation.address",
  ),
  "ecom.pickupLocations.getPickupLocation": GetPickupLocationRequest,
  "ecom.pickupLocations.deletePickupLocation": DeletePickupLocationRequest,
  "ecom.pickupLocations.updatePickupLocation": /* @__PURE__ */ needing(
    UpdatePickupLocationRequest,
    "pickupLocation.id",
    "pickupLocation.revision",
  ),
  "ecom.pickupLocations.queryPickupLocation": QueryPickupLocationRequest,
  "ecom.pickupLocations.addDeliveryRegion": AddDeliveryRegionRequest,
  "ecom.pickupLocations.removeDeliveryRegion": RemoveDeliveryRegionRequest,
  "ecom.pickupLocations.bulkCreatePickupLocation": /* @__PURE__ */ needing(
    BulkCreatePickupLocationRequest,
    "pickupLocations.address",
  ),
  "ecom.pickupLocations.bulkUpdatePickupLocation": /* @__PURE__ */ needing(
    BulkUpdatePickupLocationRequest,
    "pickupLocations.id",
    "pickupLocations.revision",
  ),
  "ecom.pickupLocations.bulkDeletePickupLocation": BulkDeletePickupLocationRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.pickupLocations.createPickupLocation": /* @__PURE__ */ responseSchema(
    CreatePickupLocationResponse,
  ),
  "ecom.pickupLocations.getPickupLocation":
    /* @__PURE__ */ responseSchema(GetPickupLocationResponse),
  "ecom.pickupLocations.deletePickupLocation": /* @__PURE__ */ responseSchema(
    DeletePickupLocationResponse,
  ),
  "ecom.pickupLocations.updatePickupLocation": /* @__PURE__ */ responseSchema(
    UpdatePickupLocationResponse,
  ),
  "ecom.pickupLocations.queryPickupLocation": /* @__PURE__ */ responseSchema(
    QueryPickupLocationResponse,
  ),
  "ecom.pickupLocations.addDeliveryRegion":
    /* @__PURE__ */ responseSchema(AddDeliveryRegionResponse),
  "ecom.pickupLocations.removeDeliveryRegion": /* @__PURE__ */ responseSchema(
    RemoveDeliveryRegionResponse,
  ),
  "ecom.pickupLocations.bulkCreatePickupLocation": /* @__PURE__ */ responseSchema(
    BulkCreatePickupLocationResponse,
  ),
  "ecom.pickupLocations.bulkUpdatePickupLocation": /* @__PURE__ */ responseSchema(
    BulkUpdatePickupLocationResponse,
  ),
  "ecom.pickupLocations.bulkDeletePickupLocation": /* @__PURE__ */ responseSchema(
    BulkDeletePickupLocationResponse,
  ),
};
