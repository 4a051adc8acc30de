// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  ActivationStatus,
  ApplicationError,
  atMostOne,
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  country,
  dateTime,
  decimal,
  ExtendedFields,
  guid,
  needing,
  responseSchema,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { UpdateExtendedFieldsRequest } from "./common.js";

export {
  ActivationStatus,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  Sorting,
  SortOrder,
} from "@portico/core/schemas";
export { UpdateExtendedFieldsRequest } from "./common.js";

export const CreateDeliveryProfileRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile }),
);

export const DeliveryProfile: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    name: z.string().min(1).max(256).nullish(),
    default: z.boolean().nullish(),
    deliveryRegions: z.array(DeliveryRegion).max(100).optional(),
    createdBy: CreatedBy.optional(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    extendedFields: ExtendedFields.optional(),
  }),
);

export const DeliveryRegion: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    name: z.string().min(1).max(256).nullish(),
    active: z.boolean().nullish(),
    deliveryCarriers: z.array(DeliveryCarrier).max(25).optional(),
    destinations: z.array(Destination).max(250).optional(),
    createdDate: dateTime.nullish(),
    status: ActivationStatus.nullish(),
  }),
);

export const DeliveryCarrier: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    appId: guid.optional(),
    backupRate: BackupRate.optional(),
    additionalCharges: z.array(AdditionalCharge).max(10).optional(),
  }),
);

export const BackupRate: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    title: z.string().min(1).max(256).nullish(),
    amount: decimal({ gte: 0, maxScale: 6 }).nullish(),
    active: z.boolean().optional(),
  }),
);

export const AdditionalCharge: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    description: z.string().max(250).nullish(),
    amount: z.string().max(16).optional(),
  }),
);

export const Destination: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    countryCode: country.optional(),
    subdivisions: z.array(z.string().min(1).max(256)).max(100).optional(),
  }),
);

export const CreatedBy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(z.looseObject({ appId: guid.nullish(), userId: guid.nullish() }), ["appId", "userId"]),
);

export const CreateDeliveryProfileResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile.optional() }),
);

export const GetDeliveryProfileRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfileId: guid }),
);

export const GetDeliveryProfileResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile.optional() }),
);

export const UpdateDeliveryProfileRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile }),
);

export const UpdateDeliveryProfileResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile.optional() }),
);

export const DeleteDeliveryProfileRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfileId: guid }),
);

export const DeleteDeliveryProfileResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const QueryDeliveryProfilesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery.optional() }),
);

export const QueryDeliveryProfilesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryProfiles: z.array(DeliveryProfile).max(100).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const AddDeliveryRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryProfileId: guid,
    deliveryRegion: DeliveryRegion,
    revision: z.string().nullish(),
  }),
);

export const AddDeliveryRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile.optional() }),
);

export const UpdateDeliveryRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryProfileId: guid,
    deliveryRegion: DeliveryRegion,
    revision: z.string().nullish(),
  }),
);

export const UpdateDeliveryRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile.optional() }),
);

export const GetDeliveryProfileByDeliveryRegionIdRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryRegionId: guid }),
);

export const GetDeliveryProfileByDeliveryRegionIdResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile.optional() }),
);

export const RemoveDeliveryRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryProfileId: guid,
    deliveryRegionId: guid,
    revision: z.string().nullish(),
  }),
);

export const RemoveDeliveryRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile.optional() }),
);

export const AddDeliveryCarrierRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryRegionId: guid, deliveryCarrier: DeliveryCarrier }),
);

export const AddDeliveryCarrierResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile.optional() }),
);

export const RemoveDeliveryCarrierRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryRegionId: guid, appId: guid }),
);

export const RemoveDeliveryCarrierResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile.optional() }),
);

export const UpdateDeliveryCarrierRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryRegionId: guid, deliveryCarrier: DeliveryCarrier.optional() }),
);

export const UpdateDeliveryCarrierResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile.optional() }),
);

export const ListInstalledDeliveryCarriersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const ListInstalledDeliveryCarriersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    installedDeliveryCarriers: z.array(InstalledDeliveryCarrier).max(100).optional(),
  }),
);

export const InstalledDeliveryCarrier: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    displayName: z.string().max(256).optional(),
    description: z.string().max(200).nullish(),
    learnMoreUrl: z.string().max(200).nullish(),
    dashboardUrl: webUrl.min(1).max(2048).nullish(),
    fallbackDefinitionMandatory: z.boolean().nullish(),
    thumbnailUrl: webUrl.nullish(),
    toggleGetCarrierSettingsEnabled: z.boolean().optional(),
  }),
);

export const GetDeliveryDestinationPropertiesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const GetDeliveryDestinationPropertiesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    restOfWorld: DeliveryDestinationProperties.optional(),
    countries: z.array(CountryDeliveryProperties).max(195).optional(),
  }),
);

export const DeliveryDestinationProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ postalCodeRequired: z.boolean().optional(), pickupOnly: z.boolean().optional() }),
);

export const CountryDeliveryProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    country: country.optional(),
    deliveryDestinationProperties: DeliveryDestinationProperties.optional(),
    subdivisions: z.array(SubdivisionDeliveryProperties).max(100).optional(),
  }),
);

export const SubdivisionDeliveryProperties: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    subdivision: z.string().min(1).max(5).optional(),
    deliveryDestinationProperties: DeliveryDestinationProperties.optional(),
  }),
);

export const ListDeliveryCarriersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfileId: guid, appIds: z.array(guid).min(1).max(25).optional() }),
);

export const ListDeliveryCarriersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(ListDeliveryCarriersResult).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const ListDeliveryCarriersResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryCarrierMetadata: ItemMetadata.optional(),
    deliveryCarrierDetails: DeliveryCarrierDetails.optional(),
    deliveryCarrierRegionalSettings: z
      .array(DeliveryCarrierRegionalSettings)
      .min(1)
      .max(5)
      .optional(),
  }),
);

export const ItemMetadata: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    success: z.boolean().optional(),
    error: ApplicationError.optional(),
  }),
);

export const DeliveryCarrierDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    displayName: z.string().max(256).optional(),
    description: z.string().max(200).nullish(),
    learnMoreUrl: z.string().max(200).nullish(),
    dashboardUrl: webUrl.min(1).max(2048).nullish(),
    fallbackDefinitionMandatory: z.boolean().nullish(),
    thumbnailUrl: webUrl.nullish(),
    toggleGetCarrierSettingsEnabled: z.boolean().optional(),
    toggleUpdateCarrierActiveStatusEnabled: z.boolean().optional(),
  }),
);

export const DeliveryCarrierRegionalSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryRegionId: guid.optional(),
    dashboardTables: z.array(DashboardTable).min(1).max(5).optional(),
  }),
);

export const DashboardTable: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    title: z.string().max(256).optional(),
    columns: z.array(Column).max(200).optional(),
    rows: z.array(Row).max(25).optional(),
  }),
);

export const Column: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ key: z.string().max(256).optional(), name: z.string().max(256).optional() }),
);

export const Row: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    key: z.string().max(256).optional(),
    data: z.record(z.string(), z.unknown()).nullish(),
    active: z.boolean().optional(),
  }),
);

export const UpdateCarrierSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ carrierId: guid, rowId: guid, active: z.boolean() }),
);

export const UpdateCarrierSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const SetDeliveryCarrierActiveStatusRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ carrierAppId: guid, rowId: guid, active: z.boolean() }),
);

export const SetDeliveryCarrierActiveStatusResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const UpdateExtendedFieldsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfile: DeliveryProfile.optional() }),
);

export const DeliveryRegionAdded: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryProfileId: guid.optional(),
    deliveryRegionId: guid.nullish(),
    name: z.string().min(1).max(256).nullish(),
    active: z.boolean().nullish(),
    deliveryCarriers: z.array(DeliveryCarrier).max(25).optional(),
    destinations: z.array(Destination).max(200).optional(),
    createdDate: dateTime.nullish(),
  }),
);

export const DeliveryRegionRemoved: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ deliveryProfileId: guid.optional(), deliveryRegionId: guid.optional() }),
);

export const DeliveryRegionUpdated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryProfileId: guid.optional(),
    deliveryRegionId: guid.nullish(),
    name: z.string().min(1).max(256).nullish(),
    active: z.boolean().nullish(),
    deliveryCarriers: z.array(DeliveryCarrier).max(25).optional(),
    destinations: z.array(Destination).max(200).optional(),
    createdDate: dateTime.nullish(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.deliveryProfile.createDeliveryProfile": /* @__PURE__ */ needing(
    CreateDeliveryProfileRequest,
    "deliveryProfile.deliveryRegions.destinations.countryCode",
    "deliveryProfile.deliveryRegions.name",
    "deliveryProfile.name",
  ),
  "ecom.deliveryProfile.getDeliveryProfile": GetDeliveryProfileRequest,
  "ecom.deliveryProfile.deleteDeliveryProfile": DeleteDeliveryProfileRequest,
  "ecom.deliveryProfile.updateDeliveryProfile": /* @__PURE__ */ needing(
    UpdateDeliveryProfileRequest,
    "deliveryProfile.id",
    "deliveryProfile.revision",
  ),
  "ecom.deliveryProfile.queryDeliveryProfiles": QueryDeliveryProfilesRequest,
  "ecom.deliveryProfile.addDeliveryRegion": /* @__PURE__ */ needing(
    AddDeliveryRegionRequest,
    "deliveryRegion.destinations.countryCode",
    "deliveryRegion.name",
  ),
  "ecom.deliveryProfile.updateDeliveryRegion": /* @__PURE__ */ needing(
    UpdateDeliveryRegionRequest,
    "deliveryRegion.id",
  ),
  "ecom.deliveryProfile.getDeliveryProfileByDeliveryRegionId":
    GetDeliveryProfileByDeliveryRegionIdRequest,
  "ecom.deliveryProfile.removeDeliveryRegion": RemoveDeliveryRegionRequest,
  "ecom.deliveryProfile.addDeliveryCarrier": /* @__PURE__ */ needing(
    AddDeliveryCarrierRequest,
    "deliveryCarrier.backupRate.amount",
  ),
  "ecom.deliveryProfile.removeDeliveryCarrier": RemoveDeliveryCarrierRequest,
  "ecom.deliveryProfile.updateDeliveryCarrier": /* @__PURE__ */ needing(
    UpdateDeliveryCarrierRequest,
    "deliveryCarrier.appId",
  ),
  "ecom.deliveryProfile.listInstalledDeliveryCarriers": ListInstalledDeliveryCarriersRequest,
  "ecom.deliveryProfile.getDeliveryDestinationProperties": GetDeliveryDestinationPropertiesRequest,
  "ecom.deliveryProfile.listDeliveryCarriers": ListDeliveryCarriersRequest,
  "ecom.deliveryProfile.updateCarrierSettings": UpdateCarrierSettingsRequest,
  "ecom.deliveryProfile.setDeliveryCarrierActiveStatus": SetDeliveryCarrierActiveStatusRequest,
  "ecom.deliveryProfile.updateExtendedFields": UpdateExtendedFieldsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.deliveryProfile.createDeliveryProfile": /* @__PURE__ */ responseSchema(
    CreateDeliveryProfileResponse,
  ),
  "ecom.deliveryProfile.getDeliveryProfile": /* @__PURE__ */ responseSchema(
    GetDeliveryProfileResponse,
  ),
  "ecom.deliveryProfile.deleteDeliveryProfile": /* @__PURE__ */ responseSchema(
    DeleteDeliveryProfileResponse,
  ),
  "ecom.deliveryProfile.updateDeliveryProfile": /* @__PURE__ */ responseSchema(
    UpdateDeliveryProfileResponse,
  ),
  "ecom.deliveryProfile.queryDeliveryProfiles": /* @__PURE__ */ responseSchema(
    QueryDeliveryProfilesResponse,
  ),
  "ecom.deliveryProfile.addDeliveryRegion":
    /* @__PURE__ */ responseSchema(AddDeliveryRegionResponse),
  "ecom.deliveryProfile.updateDeliveryRegion": /* @__PURE__ */ responseSchema(
    UpdateDeliveryRegionResponse,
  ),
  "ecom.deliveryProfile.getDeliveryProfileByDeliveryRegionId": /* @__PURE__ */ responseSchema(
    GetDeliveryProfileByDeliveryRegionIdResponse,
  ),
  "ecom.deliveryProfile.removeDeliveryRegion": /* @__PURE__ */ responseSchema(
    RemoveDeliveryRegionResponse,
  ),
  "ecom.deliveryProfile.addDeliveryCarrier": /* @__PURE__ */ responseSchema(
    AddDeliveryCarrierResponse,
  ),
  "ecom.deliveryProfile.removeDeliveryCarrier": /* @__PURE__ */ responseSchema(
    RemoveDeliveryCarrierResponse,
  ),
  "ecom.deliveryProfile.updateDeliveryCarrier": /* @__PURE__ */ responseSchema(
    UpdateDeliveryCarrierResponse,
  ),
  "ecom.deliveryProfile.listInstalledDeliveryCarriers": /* @__PURE__ */ responseSchema(
    ListInstalledDeliveryCarriersResponse,
  ),
  "ecom.deliveryProfile.getDeliveryDestinationProperties": /* @__PURE__ */ responseSchema(
    GetDeliveryDestinationPropertiesResponse,
  ),
  "ecom.deliveryProfile.listDeliveryCarriers": /* @__PURE__ */ responseSchema(
    ListDeliveryCarriersResponse,
  ),
  "ecom.deliveryProfile.updateCarrierSettings": /* @__PURE__ */ responseSchema(
    UpdateCarrierSettingsResponse,
  ),
  "ecom.deliveryProfile.setDeliveryCarrierActiveStatus": /* @__PURE__ */ responseSchema(
    SetDeliveryCarrierActiveStatusResponse,
  ),
  "ecom.deliveryProfile.updateExtendedFields": /* @__PURE__ */ responseSchema(
    UpdateExtendedFieldsResponse,
  ),
};
