// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { dateTime, guid, needing, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const GetMemberPrivacySettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const GetMemberPrivacySettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberPrivacySettings: MemberPrivacySettings.optional() }),
);

export const MemberPrivacySettings: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    publicMemberVisibility: Visibility.optional(),
    publicMemberCandidates: Candidates.optional(),
    revision: z.string().nullish(),
    updatedDate: dateTime.nullish(),
  }),
);

export const Visibility: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "VISIBLE_TO_MEMBERS_ONLY", "VISIBLE_TO_ALL"]),
);

export const Candidates: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "NO_ONE", "ANYONE"]),
);

export const SetMemberPrivacySettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberPrivacySettings: MemberPrivacySettings }),
);

export const SetMemberPrivacySettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberPrivacySettings: MemberPrivacySettings.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.memberPrivacySettings.getMemberPrivacySettings": GetMemberPrivacySettingsRequest,
  "members.memberPrivacySettings.setMemberPrivacySettings": /* @__PURE__ */ needing(
    SetMemberPrivacySettingsRequest,
    "memberPrivacySettings.revision",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.memberPrivacySettings.getMemberPrivacySettings": /* @__PURE__ */ responseSchema(
    GetMemberPrivacySettingsResponse,
  ),
  "members.memberPrivacySettings.setMemberPrivacySettings": /* @__PURE__ */ responseSchema(
    SetMemberPrivacySettingsResponse,
  ),
};
