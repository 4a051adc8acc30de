// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Let members follow each other, and list who follows whom.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type EventHandler, type EventMetadata, event, operation } from "@portico/core/runtime";
import type { PagingMetadataV2OfMemberFollowers } from "@portico/core/types";

export type {
  Cursors,
  PagingMetadataV2OfMemberFollowers as PagingMetadataV2,
} from "@portico/core/types";

/**
 * Follow another member as the logged-in member.
 *
 * `POST /members/v3/followers/{memberId}` (members/member-followers)
 *
 * @param memberId - Id of the member.
 * @remarks Needs MEMBERS.MEMBER_FOLLOW.
 * @example
 * ```ts
 * await client.use(memberFollowers).followMember("<member id>");
 * ```
 */
export const followMember: (memberId: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "members.memberFollowers.followMember",
  path: "/members/v3/followers/{memberId}",
  args: ["memberId"],
});

/**
 * Stop following a member as the logged-in member.
 *
 * `DELETE /members/v3/followers/{memberId}` (members/member-followers)
 *
 * @param memberId - Id of the member.
 * @remarks Needs MEMBERS.MEMBER_FOLLOW.
 * @example
 * ```ts
 * await client.use(memberFollowers).unfollowMember("<member id>");
 * ```
 */
export const unfollowMember: (memberId: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "members.memberFollowers.unfollowMember",
  method: "DELETE",
  path: "/members/v3/followers/{memberId}",
  args: ["memberId"],
});

/** The `options` of {@link listMemberFollowers}. */
export interface ListMemberFollowersOptions {
  /** Which page to answer, by a cursor and the size of a page. */
  paging?: CursorPaging;
}

/**
 * List the ids of those who follow a given member.
 *
 * `GET /members/v3/followers/{memberId}` (members/member-followers)
 *
 * @param memberId - Id of the member.
 * @param options - May hold `paging`.
 * @remarks Needs MEMBERS.FOLLOW_READ.
 * @example
 * ```ts
 * const answer = await client.use(memberFollowers).listMemberFollowers("<member id>");
 * ```
 */
export const listMemberFollowers: (
  memberId: string,
  options?: ListMemberFollowersOptions,
) => Promise<ListMemberFollowersResponse> = /* @__PURE__ */ operation({
  name: "members.memberFollowers.listMemberFollowers",
  method: "GET",
  path: "/members/v3/followers/{memberId}",
  args: ["memberId", ["paging"]],
});

/** The `options` of {@link listCurrentMemberFollowing}. */
export interface ListCurrentMemberFollowingOptions {
  /** Which page to answer, by a cursor and the size of a page. */
  paging?: CursorPaging;
}

/**
 * List the ids of those whom the logged-in member follows.
 *
 * `GET /members/v3/followers/my/following` (members/member-followers)
 *
 * @param options - May hold `paging`.
 * @remarks Needs MEMBERS.FOLLOW_READ_MY.
 * @example
 * ```ts
 * const answer = await client.use(memberFollowers).listCurrentMemberFollowing();
 * ```
 */
export const listCurrentMemberFollowing: (
  options?: ListCurrentMemberFollowingOptions,
) => Promise<ListMyMemberFollowingResponse> = /* @__PURE__ */ operation({
  name: "members.memberFollowers.listCurrentMemberFollowing",
  method: "GET",
  path: "/members/v3/followers/my/following",
  args: [["paging"]],
});

/** The `options` of {@link listMemberFollowing}. */
export interface ListMemberFollowingOptions {
  /** Which page to answer, by a cursor and the size of a page. */
  paging?: CursorPaging;
}

/**
 * List the ids of those whom a given member follows.
 *
 * `GET /members/v3/followers/{memberId}/following` (members/member-followers)
 *
 * @param memberId - Id of the member.
 * @param options - May hold `paging`.
 * @remarks Needs MEMBERS.FOLLOW_READ.
 * @example
 * ```ts
 * const answer = await client.use(memberFollowers).listMemberFollowing("<member id>");
 * ```
 */
export const listMemberFollowing: (
  memberId: string,
  options?: ListMemberFollowingOptions,
) => Promise<ListMemberFollowingResponse> = /* @__PURE__ */ operation({
  name: "members.memberFollowers.listMemberFollowing",
  method: "GET",
  path: "/members/v3/followers/{memberId}/following",
  args: ["memberId", ["paging"]],
});

/** The `options` of {@link listCurrentMemberFollowers}. */
export interface ListCurrentMemberFollowersOptions {
  /** Which page to answer, by a cursor and the size of a page. */
  paging?: CursorPaging;
}

/**
 * List the ids of those who follow the logged-in member.
 *
 * `GET /members/v3/followers/my` (members/member-followers)
 *
 * @param options - May hold `paging`.
 * @remarks Needs MEMBERS.FOLLOW_READ_MY.
 * @example
 * ```ts
 * const answer = await client.use(memberFollowers).listCurrentMemberFollowers();
 * ```
 */
export const listCurrentMemberFollowers: (
  options?: ListCurrentMemberFollowersOptions,
) => Promise<ListMyMemberFollowersResponse> = /* @__PURE__ */ operation({
  name: "members.memberFollowers.listCurrentMemberFollowers",
  method: "GET",
  path: "/members/v3/followers/my",
  args: [["paging"]],
});

/**
 * Tell how up to 100 members and the logged-in member follow each other.
 *
 * `POST /members/v3/followers/my/connections` (members/member-followers)
 *
 * @param connectedMemberIds - Ids of the other members to ask about.
 * @remarks Needs MEMBERS.FOLLOW_READ_MY.
 * @example
 * ```ts
 * const answer = await client.use(memberFollowers).queryCurrentMemberConnections([
 *   "<connected member id>",
 * ]);
 * ```
 */
export const queryCurrentMemberConnections: (
  connectedMemberIds: string[],
) => Promise<QueryMyMemberConnectionsResponse> = /* @__PURE__ */ operation({
  name: "members.memberFollowers.queryCurrentMemberConnections",
  path: "/members/v3/followers/my/connections",
  args: ["connectedMemberIds"],
  read: true,
});

/**
 * Tell how up to 100 members and a given member follow each other.
 *
 * `POST /members/v3/followers/{memberId}/connections` (members/member-followers)
 *
 * @param memberId - Id of the member.
 * @param connectedMemberIds - Ids of the other members to ask about.
 * @remarks Needs MEMBERS.FOLLOW_READ.
 * @example
 * ```ts
 * const answer = await client.use(memberFollowers).queryMemberConnections("<member id>", [
 *   "<connected member id>",
 * ]);
 * ```
 */
export const queryMemberConnections: (
  memberId: string,
  connectedMemberIds: string[],
) => Promise<QueryMemberConnectionsResponse> = /* @__PURE__ */ operation({
  name: "members.memberFollowers.queryMemberConnections",
  path: "/members/v3/followers/{memberId}/connections",
  args: ["memberId", "connectedMemberIds"],
  order: ["connectedMemberIds", "memberId"],
  read: true,
});

/** What a handler of {@link onFollowMemberFollowed} gets. */
export interface FollowMemberFollowedEvent {
  /** What the event tells besides which it is. */
  data: MemberFollowed;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a member starts to follow another.
 *
 * Event type `wix.members.v3.follow_member_followed`.
 *
 * @example
 * ```ts
 * client.use(memberFollowers).onFollowMemberFollowed(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onFollowMemberFollowed: (handler: EventHandler<FollowMemberFollowedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.members.v3.follow_member_followed",
  });

/** What a handler of {@link onFollowMemberUnfollowed} gets. */
export interface FollowMemberUnfollowedEvent {
  /** What the event tells besides which it is. */
  data: MemberUnfollowed;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a member stops following another.
 *
 * Event type `wix.members.v3.follow_member_unfollowed`.
 *
 * @example
 * ```ts
 * client.use(memberFollowers).onFollowMemberUnfollowed(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onFollowMemberUnfollowed: (
  handler: EventHandler<FollowMemberUnfollowedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.members.v3.follow_member_unfollowed",
});

/** What {@link followMember} is called with. */
export interface FollowMemberRequest {
  /** Id of the member. */
  memberId: string;
}

/** What {@link followMember} answers. */
export type FollowMemberResponse = Record<string, never>;

/** What {@link unfollowMember} is called with. */
export interface UnfollowMemberRequest {
  /** Id of the member. */
  memberId: string;
}

/** What {@link unfollowMember} answers. */
export type UnfollowMemberResponse = Record<string, never>;

/** What {@link listCurrentMemberFollowing} is called with. */
export interface ListMyMemberFollowingRequest {
  /** Which page to answer, by a cursor and the size of a page. */
  paging?: CursorPaging;
}

/** How many items a page holds and where it starts. */
export interface CursorPaging {
  /** Largest number of items on the page. 1 to 100. */
  limit?: number | null;
  /** Cursor of an earlier answer that says where this page starts; leave out for the first page. */
  cursor?: string | null;
}

/** What {@link listCurrentMemberFollowing} answers. */
export interface ListMyMemberFollowingResponse {
  /** Ids of the members whom the current one follows, on this page. */
  memberIds: string[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

/** What {@link listMemberFollowing} is called with. */
export interface ListMemberFollowingRequest {
  /** Id of the member. */
  memberId: string;
  /** Which page to answer, by a cursor and the size of a page. */
  paging?: CursorPaging;
}

/** What {@link listMemberFollowing} answers. */
export interface ListMemberFollowingResponse {
  /** Ids of the members whom the named one follows, on this page. */
  memberIds: string[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

/** What {@link listCurrentMemberFollowers} is called with. */
export interface ListMyMemberFollowersRequest {
  /** Which page to answer, by a cursor and the size of a page. */
  paging?: CursorPaging;
}

/** What {@link listCurrentMemberFollowers} answers. */
export interface ListMyMemberFollowersResponse {
  /** Ids of the members who follow the current one, on this page. */
  memberIds: string[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

/** What {@link listMemberFollowers} is called with. */
export interface ListMemberFollowersRequest {
  /** Id of the member. */
  memberId: string;
  /** Which page to answer, by a cursor and the size of a page. */
  paging?: CursorPaging;
}

/** What {@link listMemberFollowers} answers. */
export interface ListMemberFollowersResponse {
  /** Ids of the members who follow the named one, on this page. */
  memberIds: string[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

/** What {@link queryCurrentMemberConnections} is called with. */
export interface QueryMyMemberConnectionsRequest {
  /** Ids of the other members to ask about. At most 100 items. */
  connectedMemberIds: string[];
}

/** What {@link queryCurrentMemberConnections} answers. */
export interface QueryMyMemberConnectionsResponse {
  /** Each member that was asked for, and whether the two follow each other. */
  connectedMembers: ConnectedMembers[];
}

/** Whether the current or named member and another one follow each other. */
export interface ConnectedMembers {
  /** Id of the connected member. */
  connectedMemberId: string;
  /** True when the other one is followed. */
  followedByMember: boolean;
  /** True when the other one follows. */
  followingMember: boolean;
}

/** What {@link queryMemberConnections} is called with. */
export interface QueryMemberConnectionsRequest {
  /** Ids of the other members to ask about. At most 100 items. */
  connectedMemberIds: string[];
  /** Id of the member. */
  memberId: string;
}

/** What {@link queryMemberConnections} answers. */
export interface QueryMemberConnectionsResponse {
  /** Each member that was asked for, and whether the two follow each other. */
  connectedMembers: ConnectedMembers[];
}

/** What an event of {@link onFollowMemberFollowed} tells. */
export interface MemberFollowed {
  /** Who follows whom. */
  memberConnection?: Follower;
}

/** Who follows whom. */
export interface Follower {
  /** Id of the member that follows. */
  memberId: string;
  /** Id of the member that is followed. */
  affectedMemberId: string;
}

/** What an event of {@link onFollowMemberUnfollowed} tells. */
export interface MemberUnfollowed {
  /** Who followed whom. */
  memberConnection?: Follower;
}
