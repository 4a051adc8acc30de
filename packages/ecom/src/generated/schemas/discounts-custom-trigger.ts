// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const ListTriggersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const ListTriggersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ triggers: z.array(ListTriggersResponseCustomTrigger).max(1000).optional() }),
);

export const ListTriggersResponseCustomTrigger: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(100).optional(),
    appId: guid.optional(),
    name: z.string().min(1).max(200).optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.discountsCustomTrigger.listTriggers": ListTriggersRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.discountsCustomTrigger.listTriggers": /* @__PURE__ */ responseSchema(ListTriggersResponse),
};
