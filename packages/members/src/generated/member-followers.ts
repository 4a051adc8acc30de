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
 * @param memberId - id of the member
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
 * @param memberId - id of the member
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
  paging?: CursorPaging;
}

/**
 * List the ids of those who follow a given member.
 *
 * `GET /members/v3/followers/{memberId}` (members/member-followers)
 *
 * @param memberId - id of the member
 * @param options - may hold `paging`
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
  paging?: CursorPaging;
}

/**
 * List the ids of those whom the logged-in member follows.
 *
 * `GET /members/v3/followers/my/following` (members/member-followers)
 *
 * @param options - may hold `paging`
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
  paging?: CursorPaging;
}

/**
 * List the ids of those whom a given member follows.
 *
 * `GET /members/v3/followers/{memberId}/following` (members/member-followers)
 *
 * @param memberId - id of the member
 * @param options - may hold `paging`
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
  paging?: CursorPaging;
}

/**
 * List the ids of those who follow the logged-in member.
 *
 * `GET /members/v3/followers/my` (members/member-followers)
 *
 * @param options - may hold `paging`
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
 * @param connectedMemberIds - ids of the connected members
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
 * @param memberId - id of the member
 * @param connectedMemberIds - ids of the connected members
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
  data: MemberFollowed;
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
  data: MemberUnfollowed;
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

export interface FollowMemberRequest {
  /** Guid. */
  memberId: string;
}

export type FollowMemberResponse = Record<string, never>;

export interface UnfollowMemberRequest {
  /** Guid. */
  memberId: string;
}

export type UnfollowMemberResponse = Record<string, never>;

export interface ListMyMemberFollowingRequest {
  paging?: CursorPaging;
}

/** How many items a page holds and where it starts. */
export interface CursorPaging {
  /** Largest number of items on the page. 1 to 100. */
  limit?: number | null;
  /** Cursor of an earlier answer that says where this page starts; leave out for the first page. */
  cursor?: string | null;
}

export interface ListMyMemberFollowingResponse {
  memberIds: string[];
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

export interface ListMemberFollowingRequest {
  /** Guid. */
  memberId: string;
  paging?: CursorPaging;
}

export interface ListMemberFollowingResponse {
  memberIds: string[];
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

export interface ListMyMemberFollowersRequest {
  paging?: CursorPaging;
}

export interface ListMyMemberFollowersResponse {
  memberIds: string[];
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

export interface ListMemberFollowersRequest {
  /** Guid. */
  memberId: string;
  paging?: CursorPaging;
}

export interface ListMemberFollowersResponse {
  memberIds: string[];
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

export interface QueryMyMemberConnectionsRequest {
  /** At most 100 items. */
  connectedMemberIds: string[];
}

export interface QueryMyMemberConnectionsResponse {
  connectedMembers: ConnectedMembers[];
}

export interface ConnectedMembers {
  /** Guid. */
  connectedMemberId: string;
  followedByMember: boolean;
  followingMember: boolean;
}

export interface QueryMemberConnectionsRequest {
  /** At most 100 items. */
  connectedMemberIds: string[];
  /** Guid. */
  memberId: string;
}

export interface QueryMemberConnectionsResponse {
  connectedMembers: ConnectedMembers[];
}

export interface MemberFollowed {
  memberConnection?: Follower;
}

export interface Follower {
  /** Guid. */
  memberId: string;
  /** Guid. */
  affectedMemberId: string;
}

export interface MemberUnfollowed {
  memberConnection?: Follower;
}
