// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, PagingMetadataV2OfMemberFollowers, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export {
  Cursors,
  PagingMetadataV2OfMemberFollowers as PagingMetadataV2,
} from "@portico/core/schemas";

export const FollowMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid }),
);

export const FollowMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const UnfollowMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid }),
);

export const UnfollowMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const ListMyMemberFollowingRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paging: CursorPaging.optional() }),
);

export const CursorPaging: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ limit: z.number().min(1).max(100).nullish(), cursor: z.string().nullish() }),
);

export const ListMyMemberFollowingResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    memberIds: z.array(guid).optional(),
    pagingMetadata: PagingMetadataV2OfMemberFollowers.optional(),
  }),
);

export const ListMemberFollowingRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid, paging: CursorPaging.optional() }),
);

export const ListMemberFollowingResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    memberIds: z.array(guid).optional(),
    pagingMetadata: PagingMetadataV2OfMemberFollowers.optional(),
  }),
);

export const ListMyMemberFollowersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paging: CursorPaging.optional() }),
);

export const ListMyMemberFollowersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    memberIds: z.array(guid).optional(),
    pagingMetadata: PagingMetadataV2OfMemberFollowers.optional(),
  }),
);

export const ListMemberFollowersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid, paging: CursorPaging.optional() }),
);

export const ListMemberFollowersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    memberIds: z.array(guid).optional(),
    pagingMetadata: PagingMetadataV2OfMemberFollowers.optional(),
  }),
);

export const QueryMyMemberConnectionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ connectedMemberIds: z.array(guid).max(100) }),
);

export const QueryMyMemberConnectionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ connectedMembers: z.array(ConnectedMembers).optional() }),
);

export const ConnectedMembers: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    connectedMemberId: guid.optional(),
    followedByMember: z.boolean().optional(),
    followingMember: z.boolean().optional(),
  }),
);

export const QueryMemberConnectionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ connectedMemberIds: z.array(guid).max(100), memberId: guid }),
);

export const QueryMemberConnectionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ connectedMembers: z.array(ConnectedMembers).optional() }),
);

export const MemberFollowed: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberConnection: Follower.optional() }),
);

export const Follower: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid.optional(), affectedMemberId: guid.optional() }),
);

export const MemberUnfollowed: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberConnection: Follower.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.memberFollowers.followMember": FollowMemberRequest,
  "members.memberFollowers.unfollowMember": UnfollowMemberRequest,
  "members.memberFollowers.listMemberFollowers": ListMemberFollowersRequest,
  "members.memberFollowers.listCurrentMemberFollowing": ListMyMemberFollowingRequest,
  "members.memberFollowers.listMemberFollowing": ListMemberFollowingRequest,
  "members.memberFollowers.listCurrentMemberFollowers": ListMyMemberFollowersRequest,
  "members.memberFollowers.queryCurrentMemberConnections": QueryMyMemberConnectionsRequest,
  "members.memberFollowers.queryMemberConnections": QueryMemberConnectionsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.memberFollowers.followMember": /* @__PURE__ */ responseSchema(FollowMemberResponse),
  "members.memberFollowers.unfollowMember": /* @__PURE__ */ responseSchema(UnfollowMemberResponse),
  "members.memberFollowers.listMemberFollowers": /* @__PURE__ */ responseSchema(
    ListMemberFollowersResponse,
  ),
  "members.memberFollowers.listCurrentMemberFollowing": /* @__PURE__ */ responseSchema(
    ListMyMemberFollowingResponse,
  ),
  "members.memberFollowers.listMemberFollowing": /* @__PURE__ */ responseSchema(
    ListMemberFollowingResponse,
  ),
  "members.memberFollowers.listCurrentMemberFollowers": /* @__PURE__ */ responseSchema(
    ListMyMemberFollowersResponse,
  ),
  "members.memberFollowers.queryCurrentMemberConnections": /* @__PURE__ */ responseSchema(
    QueryMyMemberConnectionsResponse,
  ),
  "members.memberFollowers.queryMemberConnections": /* @__PURE__ */ responseSchema(
    QueryMemberConnectionsResponse,
  ),
};
