// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage which members follow each other.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
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
 * Follows a member on behalf of the current member.
 *
 * `POST /members/v3/followers/{memberId}` (members/member-followers)
 *
 * @param memberId - Id of the member.
 * @remarks Requires the permission `MEMBERS.MEMBER_FOLLOW`.
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
 * Unfollows a member on behalf of the current member.
 *
 * `DELETE /members/v3/followers/{memberId}` (members/member-followers)
 *
 * @param memberId - Id of the member.
 * @remarks Requires the permission `MEMBERS.MEMBER_FOLLOW`.
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

/** Options of {@link listMemberFollowers}. */
export interface ListMemberFollowersOptions {
  /** The page to return: a cursor and a page size. */
  paging?: CursorPaging;
}

/**
 * Lists the ids of a member's followers.
 *
 * `GET /members/v3/followers/{memberId}` (members/member-followers)
 *
 * @param memberId - Id of the member.
 * @param options - Optional fields: `paging`.
 * @remarks Requires the permission `MEMBERS.FOLLOW_READ`.
 * @example
 * ```ts
 * const response = await client.use(memberFollowers).listMemberFollowers("<member id>");
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

/** Options of {@link listCurrentMemberFollowing}. */
export interface ListCurrentMemberFollowingOptions {
  /** The page to return: a cursor and a page size. */
  paging?: CursorPaging;
}

/**
 * Lists the ids of the members that the current member follows.
 *
 * `GET /members/v3/followers/my/following` (members/member-followers)
 *
 * @param options - Optional fields: `paging`.
 * @remarks Requires the permission `MEMBERS.FOLLOW_READ_MY`.
 * @example
 * ```ts
 * const response = await client.use(memberFollowers).listCurrentMemberFollowing();
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

/** Options of {@link listMemberFollowing}. */
export interface ListMemberFollowingOptions {
  /** The page to return: a cursor and a page size. */
  paging?: CursorPaging;
}

/**
 * Lists the ids of the members that a member follows.
 *
 * `GET /members/v3/followers/{memberId}/following` (members/member-followers)
 *
 * @param memberId - Id of the member.
 * @param options - Optional fields: `paging`.
 * @remarks Requires the permission `MEMBERS.FOLLOW_READ`.
 * @example
 * ```ts
 * const response = await client.use(memberFollowers).listMemberFollowing("<member id>");
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

/** Options of {@link listCurrentMemberFollowers}. */
export interface ListCurrentMemberFollowersOptions {
  /** The page to return: a cursor and a page size. */
  paging?: CursorPaging;
}

/**
 * Lists the ids of the current member's followers.
 *
 * `GET /members/v3/followers/my` (members/member-followers)
 *
 * @param options - Optional fields: `paging`.
 * @remarks Requires the permission `MEMBERS.FOLLOW_READ_MY`.
 * @example
 * ```ts
 * const response = await client.use(memberFollowers).listCurrentMemberFollowers();
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
 * Returns whether up to 100 members and the current member follow each other.
 *
 * `POST /members/v3/followers/my/connections` (members/member-followers)
 *
 * @param connectedMemberIds - Ids of the other members.
 * @remarks Requires the permission `MEMBERS.FOLLOW_READ_MY`.
 * @example
 * ```ts
 * const response = await client.use(memberFollowers).queryCurrentMemberConnections([
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
 * Returns whether up to 100 members and a given member follow each other.
 *
 * `POST /members/v3/followers/{memberId}/connections` (members/member-followers)
 *
 * @param memberId - Id of the member.
 * @param connectedMemberIds - Ids of the other members.
 * @remarks Requires the permission `MEMBERS.FOLLOW_READ`.
 * @example
 * ```ts
 * const response = await client.use(memberFollowers).queryMemberConnections("<member id>", [
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

/** Event that {@link onFollowMemberFollowed} passes to its handler. */
export interface FollowMemberFollowedEvent {
  /** Event-specific data. */
  data: MemberFollowed;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a member starts following another member.
 *
 * The type of the event is `wix.members.v3.follow_member_followed`.
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

/** Event that {@link onFollowMemberUnfollowed} passes to its handler. */
export interface FollowMemberUnfollowedEvent {
  /** Event-specific data. */
  data: MemberUnfollowed;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a member stops following another member.
 *
 * The type of the event is `wix.members.v3.follow_member_unfollowed`.
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

/** Request of {@link followMember}. */
export interface FollowMemberRequest {
  /** Id of the member. */
  memberId: string;
}

/** Response of {@link followMember}. */
export type FollowMemberResponse = Record<string, never>;

/** Request of {@link unfollowMember}. */
export interface UnfollowMemberRequest {
  /** Id of the member. */
  memberId: string;
}

/** Response of {@link unfollowMember}. */
export type UnfollowMemberResponse = Record<string, never>;

/** Request of {@link listCurrentMemberFollowing}. */
export interface ListMyMemberFollowingRequest {
  /** The page to return: a cursor and a page size. */
  paging?: CursorPaging;
}

/** Page size and cursor. */
export interface CursorPaging {
  /** Maximum number of items on the page. 1 to 100. */
  limit?: number | null;
  /** Cursor from a previous response. Omit it for the first page. */
  cursor?: string | null;
}

/** Response of {@link listCurrentMemberFollowing}. */
export interface ListMyMemberFollowingResponse {
  /** Ids of the members that the current member follows, on this page. */
  memberIds: string[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

/** Request of {@link listMemberFollowing}. */
export interface ListMemberFollowingRequest {
  /** Id of the member. */
  memberId: string;
  /** The page to return: a cursor and a page size. */
  paging?: CursorPaging;
}

/** Response of {@link listMemberFollowing}. */
export interface ListMemberFollowingResponse {
  /** Ids of the members that the member follows, on this page. */
  memberIds: string[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

/** Request of {@link listCurrentMemberFollowers}. */
export interface ListMyMemberFollowersRequest {
  /** The page to return: a cursor and a page size. */
  paging?: CursorPaging;
}

/** Response of {@link listCurrentMemberFollowers}. */
export interface ListMyMemberFollowersResponse {
  /** Ids of the current member's followers, on this page. */
  memberIds: string[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

/** Request of {@link listMemberFollowers}. */
export interface ListMemberFollowersRequest {
  /** Id of the member. */
  memberId: string;
  /** The page to return: a cursor and a page size. */
  paging?: CursorPaging;
}

/** Response of {@link listMemberFollowers}. */
export interface ListMemberFollowersResponse {
  /** Ids of the member's followers, on this page. */
  memberIds: string[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

/** Request of {@link queryCurrentMemberConnections}. */
export interface QueryMyMemberConnectionsRequest {
  /** Ids of the other members. At most 100 items. */
  connectedMemberIds: string[];
}

/** Response of {@link queryCurrentMemberConnections}. */
export interface QueryMyMemberConnectionsResponse {
  /** The requested members, and whether each of them and the member follow each other. */
  connectedMembers: ConnectedMembers[];
}

/** Whether two members follow each other. */
export interface ConnectedMembers {
  /** Id of the connected member. */
  connectedMemberId: string;
  /** Whether the member follows the other member. */
  followedByMember: boolean;
  /** Whether the other member follows the member. */
  followingMember: boolean;
}

/** Request of {@link queryMemberConnections}. */
export interface QueryMemberConnectionsRequest {
  /** Ids of the other members. At most 100 items. */
  connectedMemberIds: string[];
  /** Id of the member. */
  memberId: string;
}

/** Response of {@link queryMemberConnections}. */
export interface QueryMemberConnectionsResponse {
  /** The requested members, and whether each of them and the member follow each other. */
  connectedMembers: ConnectedMembers[];
}

/** Data of the {@link onFollowMemberFollowed} event. */
export interface MemberFollowed {
  /** The follower and the followed member. */
  memberConnection?: Follower;
}

/** The follower and the followed member. */
export interface Follower {
  /** Id of the follower. */
  memberId: string;
  /** Id of the followed member. */
  affectedMemberId: string;
}

/** Data of the {@link onFollowMemberUnfollowed} event. */
export interface MemberUnfollowed {
  /** The member who stopped following, and the member who was followed. */
  memberConnection?: Follower;
}
