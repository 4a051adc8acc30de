// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { colorHex, dateTime, guid, needing, Paging, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import { DeleteBadgeResponse, PagingMetadata } from "./common.js";

export { Paging } from "@portico/core/schemas";
export { DeleteBadgeResponse, PagingMetadata } from "./common.js";

export const CreateBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badge: Badge }),
);

export const Badge: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    title: z.string().nullish(),
    description: z.string().nullish(),
    backgroundColor: colorHex.nullish(),
    textColor: colorHex.nullish(),
    icon: z.string().nullish(),
    permissionsEnabled: z.boolean().nullish(),
    slug: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
  }),
);

export const CreateBadgeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badge: Badge.optional() }),
);

export const UpdateBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badge: Badge }),
);

export const UpdateBadgeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badge: Badge.optional() }),
);

export const ListBadgesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paging: Paging.optional() }),
);

export const ListBadgesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badges: z.array(Badge).optional(), metadata: PagingMetadata.optional() }),
);

export const GetBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({ id: guid }));

export const GetBadgeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badge: Badge.optional() }),
);

export const DeleteBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const AssignBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, memberIds: z.array(guid) }),
);

export const AssignBadgeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberIds: z.array(guid).optional() }),
);

export const UnassignBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, memberIds: z.array(guid) }),
);

export const UnassignBadgeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const ListMembersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, paging: Paging.optional() }),
);

export const ListMembersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberIds: z.array(guid).optional(), metadata: PagingMetadata.optional() }),
);

export const ListMembersBadgeIdsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberIds: z.array(guid).min(1).max(100) }),
);

export const ListMembersBadgeIdsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberBadgeIds: z.array(MemberBadgeIds).optional() }),
);

export const MemberBadgeIds: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid.optional(), badgeIds: z.array(guid).optional() }),
);

export const GetMemberCountsPerBadgeRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const GetMemberCountsPerBadgeResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badgeMemberCounts: z.array(BadgeMemberCount).optional() }),
);

export const BadgeMemberCount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badgeId: guid.optional(), memberCount: z.number().optional() }),
);

export const UpdateBadgesDisplayOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badgeIds: z.array(guid).min(1) }),
);

export const UpdateBadgesDisplayOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ badges: z.array(Badge).optional() }),
);

export const BadgeAssigned: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid.optional() }),
);

export const BadgeUnassigned: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.badges.createBadge": /* @__PURE__ */ needing(
    CreateBadgeRequest,
    "badge.backgroundColor",
    "badge.textColor",
    "badge.title",
  ),
  "members.badges.listBadges": ListBadgesRequest,
  "members.badges.updateBadge": /* @__PURE__ */ needing(UpdateBadgeRequest, "badge.id"),
  "members.badges.getBadge": GetBadgeRequest,
  "members.badges.deleteBadge": DeleteBadgeRequest,
  "members.badges.assignBadge": AssignBadgeRequest,
  "members.badges.unassignBadge": UnassignBadgeRequest,
  "members.badges.listMembersByBadge": ListMembersRequest,
  "members.badges.listBadgesPerMember": ListMembersBadgeIdsRequest,
  "members.badges.getMemberCountsPerBadge": GetMemberCountsPerBadgeRequest,
  "members.badges.updateBadgesDisplayOrder": UpdateBadgesDisplayOrderRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.badges.createBadge": /* @__PURE__ */ responseSchema(CreateBadgeResponse),
  "members.badges.listBadges": /* @__PURE__ */ responseSchema(ListBadgesResponse),
  "members.badges.updateBadge": /* @__PURE__ */ responseSchema(UpdateBadgeResponse),
  "members.badges.getBadge": /* @__PURE__ */ responseSchema(GetBadgeResponse),
  "members.badges.deleteBadge": /* @__PURE__ */ responseSchema(DeleteBadgeResponse),
  "members.badges.assignBadge": /* @__PURE__ */ responseSchema(AssignBadgeResponse),
  "members.badges.unassignBadge": /* @__PURE__ */ responseSchema(UnassignBadgeResponse),
  "members.badges.listMembersByBadge": /* @__PURE__ */ responseSchema(ListMembersResponse),
  "members.badges.listBadgesPerMember": /* @__PURE__ */ responseSchema(ListMembersBadgeIdsResponse),
  "members.badges.getMemberCountsPerBadge": /* @__PURE__ */ responseSchema(
    GetMemberCountsPerBadgeResponse,
  ),
  "members.badges.updateBadgesDisplayOrder": /* @__PURE__ */ responseSchema(
    UpdateBadgesDisplayOrderResponse,
  ),
};
