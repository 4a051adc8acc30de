// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import { IdentificationData } from "./common.js";

export { IdentificationData } from "./common.js";

export const ListTippableStaffRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    includeWixUsers: z.boolean().optional(),
    filterByName: z.string().max(500).nullish(),
    filterByIds: z.array(guid).max(100).nullish(),
  }),
);

export const ListTippableStaffResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ staff: z.array(Staff).max(100).optional() }),
);

export const Staff: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    name: z.string().max(500).nullish(),
    staffMemberId: guid.nullish(),
    identificationData: IdentificationData.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.tippableStaff.listTippableStaff": ListTippableStaffRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.tippableStaff.listTippableStaff": /* @__PURE__ */ responseSchema(ListTippableStaffResponse),
};
