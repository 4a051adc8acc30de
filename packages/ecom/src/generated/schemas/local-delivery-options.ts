// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  AddressLocation,
  atMostOne,
  CursorPaging,
  CursorPagingMetadata,
  country,
  dateTime,
  decimal,
  guid,
  needing,
  notANumber,
  Paging,
  responseSchema,
  Sorting,
  subdivision,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { ConditionalRates } from "./common.js";

export {
  AddressLocation,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  Paging,
  Sorting,
  SortOrder,
} from "@portico/core/schemas";
export { Condition, ConditionalRates, ConditionType, LogicalOperator } from "./common.js";

export const CreateLocalDeliveryOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ localDeliveryOption: LocalDeliveryOption }),
);

export const LocalDeliveryOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      zipConfig: ZipCodeConfig.optional(),
      radiusConfig: RadiusConfig.optional(),
      customAreaConfig: CustomAreaConfig.optional(),
      cityConfig: CityConfig.optional(),
      id: guid.nullish(),
      areaName: z.string().max(100).nullish(),
      rate: decimal().nullish(),
      estimatedDeliveryTime: z.string().max(40).nullish(),
      minimumFreeDeliveryOrderAmount: z.union([z.number(), notANumber]).nullish(),
      destinations: z.array(Destination).max(100).optional(),
      revision: z.string().nullish(),
      scheduledDeliveryConfig: ScheduledDelivery.optional(),
      rates: z.array(ConditionalRates).max(50).optional(),
      createdDate: dateTime.nullish(),
      updatedDate: dateTime.nullish(),
      deliveryRegionIds: z.array(guid).max(50).optional(),
    }),
    ["zipConfig", "radiusConfig", "customAreaConfig", "cityConfig"],
  ),
);

export const ZipCodeConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ zipCodes: z.array(z.string().min(1).max(300)).optional() }),
);

export const RadiusConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    address: LocalDeliveryAddress.optional(),
    radius: z.union([z.number().min(0.1).max(50), notANumber]).optional(),
    lengthUnit: LengthUnit.optional(),
  }),
);

export const LocalDeliveryAddress: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    formattedAddress: z.string().max(400).nullish(),
    geocode: AddressLocation.optional(),
  }),
);

export const LengthUnit: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNSPECIFIED_LENGTH_UNIT", "KM", "MI"]),
);

export const CustomAreaConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ geocodes: z.array(AddressLocation).max(300).optional() }),
);

export const CityConfig: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cityItems: z.array(CityItem).min(1).max(50).optional() }),
);

export const CityItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cityName: z.string().min(1).max(100).optional(),
    subdivision: subdivision.nullish(),
    country: country.optional(),
    cityKey: z.string().max(100).nullish(),
  }),
);

export const Destination: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: country.optional(),
    subdivisions: z.array(z.string()).max(200).optional(),
  }),
);

export const ScheduledDelivery: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    days: Days.optional(),
    handlingDays: z.number().max(30).nullish(),
    cutOffTime: TimePoint.optional(),
    timeWindows: z.array(TimeWindow).max(100).optional(),
  }),
);

export const Days: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    monday: DaySlot.optional(),
    tuesday: DaySlot.optional(),
    wednesday: DaySlot.optional(),
    thursday: DaySlot.optional(),
    friday: DaySlot.optional(),
    saturday: DaySlot.optional(),
    sunday: DaySlot.optional(),
  }),
);

export const DaySlot: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    enabledForDelivery: z.boolean().nullish(),
    timeSlots: z.array(TimeSlot).max(8).optional(),
  }),
);

export const TimeSlot: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ from: TimePoint.optional(), to: TimePoint.optional() }),
);

export const TimePoint: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ hours: z.number().max(23).nullish(), minutes: z.number().max(59).nullish() }),
);

export const TimeWindow: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    day: DayOfWeek.optional(),
    start: TimeOfDay.optional(),
    end: TimeOfDay.optional(),
    enabled: z.boolean().nullish(),
  }),
);

export const DayOfWeek: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"]),
);

export const TimeOfDay: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ hours: z.number().max(23).optional(), minutes: z.number().max(59).optional() }),
);

export const CreateLocalDeliveryOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ localDeliveryOption: LocalDeliveryOption.optional() }),
);

export const GetLocalDeliveryOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().max(50).optional(), localDeliveryOptionId: z.string().max(50) }),
);

export const GetLocalDeliveryOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ localDeliveryOption: LocalDeliveryOption.optional() }),
);

export const ListLocalDeliveryOptionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ externalId: guid }),
);

export const ListLocalDeliveryOptionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ localDeliveryOptions: z.array(LocalDeliveryOption).optional() }),
);

export const QueryLocalDeliveryOptionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: QueryV2 }),
);

export const QueryV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      paging: Paging.optional(),
      cursorPaging: CursorPaging.optional(),
      filter: z.record(z.string(), z.unknown()).nullish(),
      sort: z.array(Sorting).max(5).optional(),
      fields: z.array(z.string().max(20)).max(100).optional(),
      fieldsets: z.array(z.string().max(20)).max(100).optional(),
    }),
    ["paging", "cursorPaging"],
  ),
);

export const QueryLocalDeliveryOptionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    localDeliveryOptions: z.array(LocalDeliveryOption).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const UpdateLocalDeliveryOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ localDeliveryOption: LocalDeliveryOption }),
);

export const UpdateLocalDeliveryOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ localDeliveryOption: LocalDeliveryOption.optional() }),
);

export const DeleteLocalDeliveryOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().max(50).optional(), localDeliveryOptionId: z.string().max(50) }),
);

export const DeleteLocalDeliveryOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const BulkCreateLocalDeliveryOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ localDeliveryOptions: z.array(LocalDeliveryOption).min(1).max(100) }),
);

export const BulkCreateLocalDeliveryOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    localDeliveryOptions: z.array(LocalDeliveryOption).optional(),
    errors: z.array(LocalDeliveryOptionError).optional(),
  }),
);

export const LocalDeliveryOptionError: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string().optional(), error: z.string().optional() }),
);

export const BulkUpdateLocalDeliveryOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ localDeliveryOptions: z.array(LocalDeliveryOption).min(1).max(100) }),
);

export const BulkUpdateLocalDeliveryOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    localDeliveryOptions: z.array(LocalDeliveryOption).optional(),
    errors: z.array(LocalDeliveryOptionError).optional(),
  }),
);

export const BulkDeleteLocalDeliveryOptionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ids: z.array(guid).min(1).max(100) }),
);

export const BulkDeleteLocalDeliveryOptionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const AddDeliveryRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryRegionId: guid,
    localDeliveryOptionId: guid,
    revision: z.string().nullish(),
  }),
);

export const AddDeliveryRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ localDeliveryOption: LocalDeliveryOption.optional() }),
);

export const RemoveDeliveryRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryRegionId: guid,
    localDeliveryOptionId: guid,
    revision: z.string().nullish(),
  }),
);

export const RemoveDeliveryRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ localDeliveryOption: LocalDeliveryOption.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.localDeliveryOptions.createLocalDeliveryOption": /* @__PURE__ */ needing(
    CreateLocalDeliveryOptionRequest,
    "localDeliveryOption.areaName",
    "localDeliveryOption.cityConfig.cityItems.cityName",
    "localDeliveryOption.cityConfig.cityItems.country",
    "localDeliveryOption.radiusConfig.address",
    "localDeliveryOption.radiusConfig.address.formattedAddress",
    "localDeliveryOption.radiusConfig.address.geocode",
    "localDeliveryOption.rate",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.handlingDays",
  ),
  "ecom.localDeliveryOptions.getLocalDeliveryOption": GetLocalDeliveryOptionRequest,
  "ecom.localDeliveryOptions.deleteLocalDeliveryOption": DeleteLocalDeliveryOptionRequest,
  "ecom.localDeliveryOptions.listLocalDeliveryOptions": ListLocalDeliveryOptionsRequest,
  "ecom.localDeliveryOptions.queryLocalDeliveryOptions": QueryLocalDeliveryOptionsRequest,
  "ecom.localDeliveryOptions.updateLocalDeliveryOption": /* @__PURE__ */ needing(
    UpdateLocalDeliveryOptionRequest,
    "localDeliveryOption.id",
    "localDeliveryOption.cityConfig.cityItems.cityName",
    "localDeliveryOption.cityConfig.cityItems.country",
    "localDeliveryOption.radiusConfig.address",
    "localDeliveryOption.radiusConfig.address.formattedAddress",
    "localDeliveryOption.radiusConfig.address.geocode",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.friday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.monday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.saturday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.sunday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.thursday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.tuesday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.enabledForDelivery",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.from",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.from.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.from.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.to",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.to.hours",
    "localDeliveryOption.scheduledDeliveryConfig.days.wednesday.timeSlots.to.minutes",
    "localDeliveryOption.scheduledDeliveryConfig.handlingDays",
  ),
  "ecom.localDeliveryOptions.bulkCreateLocalDeliveryOption": /* @__PURE__ */ needing(
    BulkCreateLocalDeliveryOptionRequest,
    "localDeliveryOptions.cityConfig.cityItems.cityName",
    "localDeliveryOptions.cityConfig.cityItems.country",
    "localDeliveryOptions.radiusConfig.address",
    "localDeliveryOptions.radiusConfig.address.formattedAddress",
    "localDeliveryOptions.radiusConfig.address.geocode",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.handlingDays",
  ),
  "ecom.localDeliveryOptions.bulkUpdateLocalDeliveryOption": /* @__PURE__ */ needing(
    BulkUpdateLocalDeliveryOptionRequest,
    "localDeliveryOptions.cityConfig.cityItems.cityName",
    "localDeliveryOptions.cityConfig.cityItems.country",
    "localDeliveryOptions.radiusConfig.address",
    "localDeliveryOptions.radiusConfig.address.formattedAddress",
    "localDeliveryOptions.radiusConfig.address.geocode",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.friday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.monday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.saturday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.sunday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.thursday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.tuesday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.enabledForDelivery",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.from",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.from.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.from.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.to",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.to.hours",
    "localDeliveryOptions.scheduledDeliveryConfig.days.wednesday.timeSlots.to.minutes",
    "localDeliveryOptions.scheduledDeliveryConfig.handlingDays",
  ),
  "ecom.localDeliveryOptions.bulkDeleteLocalDeliveryOption": BulkDeleteLocalDeliveryOptionRequest,
  "ecom.localDeliveryOptions.addDeliveryRegion": AddDeliveryRegionRequest,
  "ecom.localDeliveryOptions.removeDeliveryRegion": RemoveDeliveryRegionRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.localDeliveryOptions.createLocalDeliveryOption": /* @__PURE__ */ responseSchema(
    CreateLocalDeliveryOptionResponse,
  ),
  "ecom.localDeliveryOptions.getLocalDeliveryOption": /* @__PURE__ */ responseSchema(
    GetLocalDeliveryOptionResponse,
  ),
  "ecom.localDeliveryOptions.deleteLocalDeliveryOption": /* @__PURE__ */ responseSchema(
    DeleteLocalDeliveryOptionResponse,
  ),
  "ecom.localDeliveryOptions.listLocalDeliveryOptions": /* @__PURE__ */ responseSchema(
    ListLocalDeliveryOptionsResponse,
  ),
  "ecom.localDeliveryOptions.queryLocalDeliveryOptions": /* @__PURE__ */ responseSchema(
    QueryLocalDeliveryOptionsResponse,
  ),
  "ecom.localDeliveryOptions.updateLocalDeliveryOption": /* @__PURE__ */ responseSchema(
    UpdateLocalDeliveryOptionResponse,
  ),
  "ecom.localDeliveryOptions.bulkCreateLocalDeliveryOption": /* @__PURE__ */ responseSchema(
    BulkCreateLocalDeliveryOptionResponse,
  ),
  "ecom.localDeliveryOptions.bulkUpdateLocalDeliveryOption": /* @__PURE__ */ responseSchema(
    BulkUpdateLocalDeliveryOptionResponse,
  ),
  "ecom.localDeliveryOptions.bulkDeleteLocalDeliveryOption": /* @__PURE__ */ responseSchema(
    BulkDeleteLocalDeliveryOptionResponse,
  ),
  "ecom.localDeliveryOptions.addDeliveryRegion":
    /* @__PURE__ */ responseSchema(AddDeliveryRegionResponse),
  "ecom.localDeliveryOptions.removeDeliveryRegion": /* @__PURE__ */ responseSchema(
    RemoveDeliveryRegionResponse,
  ),
};
