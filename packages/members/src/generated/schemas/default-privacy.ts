// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, needing, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const GetDefaultPrivacyStatusRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const GetDefaultPrivacyStatusResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ defaultPrivacy: DefaultPrivacy.optional() }),
);

export const DefaultPrivacy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    defaultPrivacy: Privacy.optional(),
    revision: z.string().nullish(),
  }),
);

export const Privacy: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["PRIVATE", "PUBLIC"]));

export const SetDefaultPrivacyStatusRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ defaultPrivacy: DefaultPrivacy }),
);

export const SetDefaultPrivacyStatusResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ defaultPrivacy: DefaultPrivacy.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.defaultPrivacy.getDefaultPrivacyStatus": GetDefaultPrivacyStatusRequest,
  "members.defaultPrivacy.setDefaultPrivacyStatus": /* @__PURE__ */ needing(
    SetDefaultPrivacyStatusRequest,
    "defaultPrivacy.revision",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.defaultPrivacy.getDefaultPrivacyStatus": /* @__PURE__ */ responseSchema(
    GetDefaultPrivacyStatusResponse,
  ),
  "members.defaultPrivacy.setDefaultPrivacyStatus": /* @__PURE__ */ responseSchema(
    SetDefaultPrivacyStatusResponse,
  ),
};
