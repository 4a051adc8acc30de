// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  CursorPagingMetadata,
  CursorQuery,
  dateTime,
  decimal,
  ExtendedFields,
  guid,
  needing,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { Address, UpdateExtendedFieldsRequest } from "./common.js";

export {
  AddressLocation,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  Sorting,
  SortOrder,
} from "@portico/core/schemas";
export { Address, StreetAddress, UpdateExtendedFieldsRequest } from "./common.js";

export const CreateShippoConfigurationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    shippoConfiguration: ShippoConfiguration,
    backupRate: decimal({ gte: 0, maxScale: 6 }).nullish(),
  }),
);

export const ShippoConfiguration: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    deliveryRegionId: guid.nullish(),
    domesticServices: z.array(DomesticServiceSettings).max(3).optional(),
    internationalServices: z.array(InternationalServiceSettings).max(3).optional(),
    packageType: PackageType.optional(),
    packageDetails: PackageDetails.optional(),
    osLocationId: guid.nullish(),
    shipFromAddress: Address.optional(),
    deliveryRegionIds: z.array(guid).max(50).optional(),
    backupWeight: decimal({ gte: 0, maxScale: 5 }).nullish(),
    extendedFields: ExtendedFields.optional(),
  }),
);

export const DomesticServiceSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    service: DomesticService.optional(),
    serviceSettings: ServiceSettings.optional(),
  }),
);

export const DomesticService: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["GROUND_ADVANTAGE", "PRIORITY_MAIL", "PRIORITY_MAIL_EXPRESS"]),
);

export const ServiceSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    estimatedDeliveryTime: z.string().max(500).nullish(),
    handlingFee: HandlingFee.optional(),
    freeDeliveryMinimumAmount: decimal({ gte: 0, maxScale: 6 }).nullish(),
  }),
);

export const HandlingFee: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    value: decimal({ gte: 0, maxScale: 4 }).optional(),
    calculationType: CalculationType.optional(),
  }),
);

export const CalculationType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["FIXED", "PERCENTAGE"]),
);

export const InternationalServiceSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    service: InternationalService.optional(),
    serviceSettings: ServiceSettings.optional(),
  }),
);

export const InternationalService: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "FIRST_CLASS_PACKAGE_INTERNATIONAL",
    "PRIORITY_MAIL_INTERNATIONAL",
    "PRIORITY_MAIL_EXPRESS_INTERNATIONAL",
  ]),
);

export const PackageType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "CUSTOM",
    "FLAT_RATE_ENVELOPE",
    "PADDED_FLAT_RATE_ENVELOPE",
    "SMALL_FLAT_RATE_BOX",
    "MEDIUM_FLAT_RATE_BOX_1",
    "MEDIUM_FLAT_RATE_BOX_2",
    "LARGE_FLAT_RATE_BOX",
  ]),
);

export const PackageDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: z.string().max(255).nullish(),
    dimensions: PackageDimensions.optional(),
    maxNumberOfProducts: z.string().nullish(),
  }),
);

export const PackageDimensions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    length: decimal({ gte: 0, maxScale: 3 }).optional(),
    width: decimal({ gte: 0, maxScale: 3 }).optional(),
    height: decimal({ gte: 0, maxScale: 3 }).optional(),
  }),
);

export const CreateShippoConfigurationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippoConfiguration: ShippoConfiguration.optional() }),
);

export const GetShippoConfigurationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippoConfigurationId: guid }),
);

export const GetShippoConfigurationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippoConfiguration: ShippoConfiguration.optional() }),
);

export const UpdateShippoConfigurationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippoConfiguration: ShippoConfiguration }),
);

export const UpdateShippoConfigurationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippoConfiguration: ShippoConfiguration.optional() }),
);

export const DeleteShippoConfigurationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippoConfigurationId: guid }),
);

export const DeleteShippoConfigurationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const QueryShippoConfigurationsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery.optional() }),
);

export const QueryShippoConfigurationsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    shippoConfigurations: z.array(ShippoConfiguration).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const UpdateExtendedFieldsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippoConfiguration: ShippoConfiguration.optional() }),
);

export const AddDeliveryRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    shippoConfigurationId: guid,
    deliveryRegionId: guid,
    revision: z.string().nullish(),
  }),
);

export const AddDeliveryRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippoConfiguration: ShippoConfiguration.optional() }),
);

export const RemoveDeliveryRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    shippoConfigurationId: guid,
    deliveryRegionId: guid,
    revision: z.string().nullish(),
  }),
);

export const RemoveDeliveryRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippoConfiguration: ShippoConfiguration.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.shippoConfigurations.createShippoConfiguration": /* @__PURE__ */ needing(
    CreateShippoConfigurationRequest,
    "shippoConfiguration.deliveryRegionId",
    "shippoConfiguration.osLocationId",
    "shippoConfiguration.packageDetails",
    "shippoConfiguration.packageDetails.dimensions.height",
    "shippoConfiguration.packageDetails.dimensions.length",
    "shippoConfiguration.packageDetails.dimensions.width",
    "shippoConfiguration.packageType",
  ),
  "ecom.shippoConfigurations.getShippoConfiguration": GetShippoConfigurationRequest,
  "ecom.shippoConfigurations.deleteShippoConfiguration": DeleteShippoConfigurationRequest,
  "ecom.shippoConfigurations.updateShippoConfiguration": /* @__PURE__ */ needing(
    UpdateShippoConfigurationRequest,
    "shippoConfiguration.id",
    "shippoConfiguration.revision",
  ),
  "ecom.shippoConfigurations.queryShippoConfigurations": QueryShippoConfigurationsRequest,
  "ecom.shippoConfigurations.updateExtendedFields": UpdateExtendedFieldsRequest,
  "ecom.shippoConfigurations.addDeliveryRegion": AddDeliveryRegionRequest,
  "ecom.shippoConfigurations.removeDeliveryRegion": RemoveDeliveryRegionRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.shippoConfigurations.createShippoConfiguration": /* @__PURE__ */ responseSchema(
    CreateShippoConfigurationResponse,
  ),
  "ecom.shippoConfigurations.getShippoConfiguration": /* @__PURE__ */ responseSchema(
    GetShippoConfigurationResponse,
  ),
  "ecom.shippoConfigurations.deleteShippoConfiguration": /* @__PURE__ */ responseSchema(
    DeleteShippoConfigurationResponse,
  ),
  "ecom.shippoConfigurations.updateShippoConfiguration": /* @__PURE__ */ responseSchema(
    UpdateShippoConfigurationResponse,
  ),
  "ecom.shippoConfigurations.queryShippoConfigurations": /* @__PURE__ */ responseSchema(
    QueryShippoConfigurationsResponse,
  ),
  "ecom.shippoConfigurations.updateExtendedFields": /* @__PURE__ */ responseSchema(
    UpdateExtendedFieldsResponse,
  ),
  "ecom.shippoConfigurations.addDeliveryRegion":
    /* @__PURE__ */ responseSchema(AddDeliveryRegionResponse),
  "ecom.shippoConfigurations.removeDeliveryRegion": /* @__PURE__ */ responseSchema(
    RemoveDeliveryRegionResponse,
  ),
};
