// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  CursorPagingMetadataOfBadgesV2,
  CursorQueryOfBadgesV2,
  colorHex,
  dateTime,
  guid,
  needing,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { DeleteBadgeResponse } from "./common.js";

export {
  CursorPagingMetadataOfBadgesV2 as CursorPagingMetadata,
  CursorPagingOfBadgesV2 as CursorPaging,
  CursorQueryOfBadgesV2 as CursorQuery,
  CursorsOfBadgesV2 as Cursors,
  SortingOfBadgesV2 as Sorting,
  SortOrder,
} from "@portico/core/schemas";
export { DeleteBadgeResponse } from "./common.js";

export const CreateBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badge: Badge }),
);

export const Badge: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    title: z.string().min(1).max(50).nullish(),
    description: z.string().max(1500).nullish(),
    backgroundColor: colorHex.nullish(),
    textColor: colorHex.nullish(),
    icon: Image.optional(),
    permissionsEnabled: z.boolean().nullish(),
    slug: z.string().min(1).max(255).nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
  }),
);

export const Image: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    url: z.string().optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    altText: z.string().nullish(),
    filename: z.string().nullish(),
    urlExpirationDate: dateTime.nullish(),
  }),
);

export const CreateBadgeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badge: Badge.optional() }),
);

export const GetBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badgeId: guid }),
);

export const GetBadgeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badge: Badge.optional() }),
);

export const QueryBadgesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQueryOfBadgesV2.optional() }),
);

export const QueryBadgesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    badges: z.array(Badge).optional(),
    pagingMetadata: CursorPagingMetadataOfBadgesV2.optional(),
  }),
);

export const UpdateBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badge: Badge }),
);

export const UpdateBadgeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badge: Badge.optional() }),
);

export const DeleteBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badgeId: guid }),
);

export const UpdateBadgesDisplayOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ids: z.array(guid).min(1).max(100) }),
);

export const UpdateBadgesDisplayOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badges: z.array(Badge).optional() }),
);

export const MoveBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badgeId: guid, position: Position.optional(), moveAfterBadgeId: guid.nullish() }),
);

export const Position: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["LAST", "FIRST", "AFTER"]));

export const MoveBadgeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.badgesV2.createBadge": /* @__PURE__ */ needing(
    CreateBadgeRequest,
    "badge.backgroundColor",
    "badge.textColor",
    "badge.title",
  ),
  "members.badgesV2.getBadge": GetBadgeRequest,
  "members.badgesV2.deleteBadge": DeleteBadgeRequest,
  "members.badgesV2.queryBadges": QueryBadgesRequest,
  "members.badgesV2.updateBadge": /* @__PURE__ */ needing(UpdateBadgeRequest, "badge.id"),
  "members.badgesV2.updateBadgesDisplayOrder": UpdateBadgesDisplayOrderRequest,
  "members.badgesV2.moveBadge": MoveBadgeRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.badgesV2.createBadge": /* @__PURE__ */ responseSchema(CreateBadgeResponse),
  "members.badgesV2.getBadge": /* @__PURE__ */ responseSchema(GetBadgeResponse),
  "members.badgesV2.deleteBadge": /* @__PURE__ */ responseSchema(DeleteBadgeResponse),
  "members.badgesV2.queryBadges": /* @__PURE__ */ responseSchema(QueryBadgesResponse),
  "members.badgesV2.updateBadge": /* @__PURE__ */ responseSchema(UpdateBadgeResponse),
  "members.badgesV2.updateBadgesDisplayOrder": /* @__PURE__ */ responseSchema(
    UpdateBadgesDisplayOrderResponse,
  ),
  "members.badgesV2.moveBadge": /* @__PURE__ */ responseSchema(MoveBadgeResponse),
};
