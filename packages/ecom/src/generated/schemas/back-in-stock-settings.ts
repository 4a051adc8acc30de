// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const StartCollectingRequestsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid }),
);

export const StartCollectingRequestsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ settings: BackInStockSettings.optional() }),
);

export const BackInStockSettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ collectionStates: z.array(BackInStockCollectionState).optional() }),
);

export const BackInStockCollectionState: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid.optional(), collectingRequests: z.boolean().optional() }),
);

export const StopCollectingRequestsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid }),
);

export const StopCollectingRequestsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ settings: BackInStockSettings.optional() }),
);

export const GetSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const GetSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ settings: BackInStockSettings.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.backInStockSettings.startCollectingRequests": StartCollectingRequestsRequest,
  "ecom.backInStockSettings.stopCollectingRequests": StopCollectingRequestsRequest,
  "ecom.backInStockSettings.getSettings": GetSettingsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.backInStockSettings.startCollectingRequests": /* @__PURE__ */ responseSchema(
    StartCollectingRequestsResponse,
  ),
  "ecom.backInStockSettings.stopCollectingRequests": /* @__PURE__ */ responseSchema(
    StopCollectingRequestsResponse,
  ),
  "ecom.backInStockSettings.getSettings": /* @__PURE__ */ responseSchema(GetSettingsResponse),
};
