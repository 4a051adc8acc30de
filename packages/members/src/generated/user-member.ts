// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Find the sites where the current user is a member.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CursorPage,
  type CursorQueryBuilder,
  queryOperation,
  type TypedQuery,
} from "@portico/core/runtime";
import type { CursorPagingMetadata, CursorQueryOfBadgesV2 } from "@portico/core/types";
import type {
  ActivityStatusStatus,
  ImageOfMembers,
  PrivacyStatusStatus,
  StatusOfMembers,
} from "./common.js";

export type {
  CursorPagingMetadata,
  CursorPagingOfBadgesV2 as CursorPaging,
  CursorQueryOfBadgesV2 as CursorQuery,
  Cursors,
  SortingOfBadgesV2 as Sorting,
  SortOrder,
} from "@portico/core/types";
export type {
  ActivityStatusStatus,
  ImageOfMembers as Image,
  ImageOfMembersInput as ImageInput,
  PrivacyStatusStatus,
  StatusOfMembers as Status,
} from "./common.js";

/** Fields that {@link queryUserMembers} can filter or sort by. */
export interface QueryUserMembersFields {
  values: {
    memberId: string;
    userId: string;
    siteMembersInstanceId: string;
    metaSiteId: string;
    createdDate: Date;
    status: StatusOfMembers;
  };
  eq: "memberId" | "userId" | "siteMembersInstanceId" | "metaSiteId" | "createdDate" | "status";
  in: QueryUserMembersFields["eq"];
  exists: QueryUserMembersFields["eq"];
  compare: "memberId" | "userId" | "siteMembersInstanceId" | "metaSiteId" | "createdDate";
  startsWith: "memberId" | "userId" | "siteMembersInstanceId" | "metaSiteId";
  has: never;
  ascending: QueryUserMembersFields["eq"];
  descending: QueryUserMembersFields["eq"];
}

/** The query builder that {@link queryUserMembers} returns. */
export type UserMembersQueryBuilder = CursorQueryBuilder<UserMember, QueryUserMembersFields>;

/** A page of the query builder that {@link queryUserMembers} returns. */
export type UserMembersQueryResult = CursorPage<UserMember>;

/** The query object that {@link queryUserMembers} accepts. */
export interface QueryUserMembersQuery
  extends Omit<CursorQueryOfBadgesV2, "filter" | "sort">,
    TypedQuery<QueryUserMembersFields> {}

/**
 * Queries a user's memberships across sites.
 *
 * `POST /members/v1/user-members/query` (members/user-member)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `MEMBERS.USER_MEMBER_READ`.
 * @example
 * ```ts
 * const page = await client.use(userMember).queryUserMembers().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryUserMembers: {
  (): UserMembersQueryBuilder;
  /**
   * Queries a user's memberships across sites. Sends a query object instead of returning a
   * builder.
   */
  (query: QueryUserMembersQuery): Promise<QueryUserMembersResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "members.userMember.queryUserMembers",
  path: "/members/v1/user-members/query",
  args: ["query"],
  response: { userMembers: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { items: "userMembers", metadata: "metadata" },
});

/** Request of {@link queryUserMembers}. */
export interface QueryUserMembersRequest {
  /** Filter, sorting and paging for the user members. */
  query?: CursorQueryOfBadgesV2;
}

/** Response of {@link queryUserMembers}. */
export interface QueryUserMembersResponse {
  /** The user members on this page. */
  userMembers: UserMember[];
  /** Paging metadata, for fetching other pages. */
  metadata?: CursorPagingMetadata;
}

/** A site member who also has a Wix account. */
export interface UserMember {
  /** Id of the member. */
  memberId?: string | null;
  /** Id of the user. */
  userId?: string | null;
  /** Id of the contact. */
  contactId?: string | null;
  /** Id of the members app's installation on the site. */
  siteMembersInstanceId?: string | null;
  /** Id of the site. */
  metaSiteId?: string | null;
  /** Profile image of the member. */
  photo?: ImageOfMembers;
  /** Nickname in the profile. */
  nickname?: string | null;
  /** Whether the profile is public. */
  privacyStatus: PrivacyStatusStatus;
  /** When the user member was created. */
  createdDate?: Date | null;
  /** When the user member was last updated. */
  updatedDate?: Date | null;
  /** Whether the member can log in. */
  status: StatusOfMembers;
  /** Whether the member can post and comment. */
  activityStatus: ActivityStatusStatus;
}
