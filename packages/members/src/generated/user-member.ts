// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Find the sites where the current user is a member.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type CursorQueryBuilder, queryOperation, type TypedQuery } from "@portico/core/runtime";
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

/** The fields that the query of {@link queryUserMembers} takes. */
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

/** The query of {@link queryUserMembers} as it is sent. */
export interface QueryUserMembersQuery
  extends Omit<CursorQueryOfBadgesV2, "filter" | "sort">,
    TypedQuery<QueryUserMembersFields> {}

/**
 * Query a user's memberships across sites.
 *
 * `POST /members/v1/user-members/query` (members/user-member)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs MEMBERS.USER_MEMBER_READ.
 * @example
 * ```ts
 * const page = await client.use(userMember).queryUserMembers().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryUserMembers: {
  (): CursorQueryBuilder<UserMember, QueryUserMembersFields>;
  /** Query a user's memberships across sites. Sends the query as it stands. */
  (query: QueryUserMembersQuery): Promise<QueryUserMembersResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "members.userMember.queryUserMembers",
  path: "/members/v1/user-members/query",
  args: ["query"],
  response: { userMembers: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { items: "userMembers", metadata: "metadata" },
});

export interface QueryUserMembersRequest {
  query?: CursorQueryOfBadgesV2;
}

export interface QueryUserMembersResponse {
  userMembers: UserMember[];
  metadata?: CursorPagingMetadata;
}

export interface UserMember {
  /** Guid. */
  memberId?: string | null;
  /** Guid. */
  userId?: string | null;
  /** Guid. */
  contactId?: string | null;
  /** Guid. */
  siteMembersInstanceId?: string | null;
  /** Guid. */
  metaSiteId?: string | null;
  photo?: ImageOfMembers;
  nickname?: string | null;
  privacyStatus: PrivacyStatusStatus;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  status: StatusOfMembers;
  activityStatus: ActivityStatusStatus;
}
