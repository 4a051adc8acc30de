// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  CursorPaging,
  dateTime,
  ExtendedFields,
  guid,
  notANumber,
  Paging,
  PagingMetadataV2,
  responseSchema,
  Sorting,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export {
  CursorPaging,
  Cursors,
  ExtendedFields,
  Paging,
  PagingMetadataV2,
  Sorting,
  SortOrder,
} from "@portico/core/schemas";

export const QueryTipSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: QueryV2 }),
);

export const QueryV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      paging: Paging.optional(),
      cursorPaging: CursorPaging.optional(),
      filter: z.record(z.string(), z.unknown()).nullish(),
      sort: z.array(Sorting).max(10).optional(),
      fields: z.array(z.string().max(200)).max(10).optional(),
      fieldsets: z.array(z.string().max(200)).max(10).optional(),
    }),
    ["paging", "cursorPaging"],
  ),
);

export const QueryTipSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    tipSettings: z.array(TipSettings).optional(),
    pagingMetadata: PagingMetadataV2.optional(),
  }),
);

export const TipSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      locationId: guid.nullish(),
      paymentTerminalId: z.string().max(30).nullish(),
      userId: guid.nullish(),
      id: guid.nullish(),
      tipType: TipType.optional(),
      presets: z.array(Preset).min(1).max(3).optional(),
      allowCustomerTip: z.boolean().nullish(),
      allowBusinessTipAtPayment: z.boolean().nullish(),
      allowCustomAmount: z.boolean().nullish(),
      allowEditDistribution: z.boolean().nullish(),
      autoTipOnCheckInEnabled: z.boolean().nullish(),
      autoTipOnCheckInPercentage: z.union([z.number(), notANumber]).nullish(),
      staffDistributionMethod: StaffDistributionMethod.optional(),
      revision: z.string().nullish(),
      createdDate: dateTime.nullish(),
      updatedDate: dateTime.nullish(),
      default: z.boolean().nullish(),
      appId: guid.nullish(),
      extendedFields: ExtendedFields.optional(),
    }),
    ["locationId", "paymentTerminalId", "userId"],
  ),
);

export const TipType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_TIP_TYPE", "PERCENTAGE", "AMOUNT"]),
);

export const Preset: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    value: z.union([z.number(), notANumber]).nullish(),
    default: z.boolean().nullish(),
  }),
);

export const StaffDistributionMethod: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_SPLIT_METHOD", "EQUAL", "PROPORTIONAL"]),
);

export const UpdateTipSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tipSettings: TipSettings }),
);

export const UpdateTipSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tipSettings: TipSettings.optional() }),
);

export const CreateTipSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tipSettings: TipSettings }),
);

export const CreateTipSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tipSettings: TipSettings.optional() }),
);

export const CreateDefaultTipSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tipSettings: TipSettings }),
);

export const CreateDefaultTipSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tipSettings: TipSettings.optional() }),
);

export const DeleteTipSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ tipSettingsId: guid }),
);

export const DeleteTipSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.tipSettings.queryTipSettings": QueryTipSettingsRequest,
  "ecom.tipSettings.updateTipSettings": UpdateTipSettingsRequest,
  "ecom.tipSettings.createTipSettings": CreateTipSettingsRequest,
  "ecom.tipSettings.createDefaultTipSettings": CreateDefaultTipSettingsRequest,
  "ecom.tipSettings.deleteTipSettings": DeleteTipSettingsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.tipSettings.queryTipSettings": /* @__PURE__ */ responseSchema(QueryTipSettingsResponse),
  "ecom.tipSettings.updateTipSettings": /* @__PURE__ */ responseSchema(UpdateTipSettingsResponse),
  "ecom.tipSettings.createTipSettings": /* @__PURE__ */ responseSchema(CreateTipSettingsResponse),
  "ecom.tipSettings.createDefaultTipSettings": /* @__PURE__ */ responseSchema(
    CreateDefaultTipSettingsResponse,
  ),
  "ecom.tipSettings.deleteTipSettings": /* @__PURE__ */ responseSchema(DeleteTipSettingsResponse),
};
