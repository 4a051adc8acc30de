// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { dateTime, guid, Paging, SortingOfProducts } from "@portico/core/schemas";
import * as z from "zod/v4";

export const ActivityStatusStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "ACTIVE", "MUTED"]),
);

export const BlockMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const DeleteBadgeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const ImageOfMembers: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    url: z.string().optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    offsetX: z.number().nullish(),
    offsetY: z.number().nullish(),
  }),
);

export const OriginOfCustomFieldApplications: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "CUSTOM", "CONTACT", "SYSTEM"]),
);

export const PagingMetadata: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    count: z.number().nullish(),
    offset: z.number().nullish(),
    total: z.number().nullish(),
    tooManyToCount: z.boolean().nullish(),
  }),
);

export const Privacy: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "PUBLIC", "PRIVATE"]),
);

export const PrivacyStatusStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "PRIVATE", "PUBLIC"]),
);

export const Query: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.unknown().optional(),
    paging: Paging.optional(),
    sorting: z.array(SortingOfProducts).optional(),
  }),
);

export const Section: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["GENERAL", "SOCIAL", "DISPLAY_INFO", "ADDRESS"]),
);

export const SocialTypeType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNKNOWN",
    "FACEBOOK",
    "INSTAGRAM",
    "LINKEDIN",
    "TWITTER",
    "YOUTUBE",
    "PINTEREST",
    "TIKTOK",
    "DEVIANTART",
    "SOUNDCLOUD",
    "TUMBLR",
    "VIMEO",
    "VKONTAKTE",
    "ODNOKLASSNIKI",
    "OTHER",
  ]),
);

export const StatusOfMembers: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "PENDING", "APPROVED", "BLOCKED", "OFFLINE"]),
);

export const TypeOfCustomFieldSuggestions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "TEXT", "NUMBER", "DATE", "URL", "SOCIAL"]),
);

export const CustomFieldOfCustomFieldApplications: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    name: z.string().min(1).max(150).nullish(),
    key: z.string().nullish(),
    defaultPrivacy: Privacy.optional(),
    fieldType: TypeOfCustomFieldSuggestions.optional(),
    socialType: SocialTypeType.optional(),
    fieldOrigin: OriginOfCustomFieldApplications.optional(),
    appliesTo: AppliesToEnumAppliesTo.optional(),
    section: Section.optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    revision: z.string().nullish(),
  }),
);

export const AppliesToEnumAppliesTo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ALL_MEMBERS", "SELECTED_MEMBERS"]),
);
