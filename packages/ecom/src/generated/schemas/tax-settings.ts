// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { dateTime, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const GetTaxSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const GetTaxSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxSettings: TaxSettings.optional() }),
);

export const TaxSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxIncludedInItemPrices: z.boolean().optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
  }),
);

export const UpsertTaxSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxSettings: TaxSettings }),
);

export const UpsertTaxSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxSettings: TaxSettings.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.taxSettings.getTaxSettings": GetTaxSettingsRequest,
  "ecom.taxSettings.upsertTaxSettings": UpsertTaxSettingsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.taxSettings.getTaxSettings": /* @__PURE__ */ responseSchema(GetTaxSettingsResponse),
  "ecom.taxSettings.upsertTaxSettings": /* @__PURE__ */ responseSchema(UpsertTaxSettingsResponse),
};
