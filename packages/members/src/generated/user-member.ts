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

/** What {@link queryUserMembers} is called with. */
export interface QueryUserMembersRequest {
  /** Filter, order and page of the user members to find. */
  query?: CursorQueryOfBadgesV2;
}

/** What {@link queryUserMembers} answers. */
export interface QueryUserMembersResponse {
  /** The user members of this page. */
  userMembers: UserMember[];
  /** Which page this is, and how to reach the others. */
  metadata?: CursorPagingMetadata;
}

/** A member of a site who also has an account with the platform. */
export interface UserMember {
  /** Id of the member. */
  memberId?: string | null;
  /** Id of the user. */
  userId?: string | null;
  /** Id of the contact. */
  contactId?: string | null;
  /** Id of the site's installation of the members app. */
  siteMembersInstanceId?: string | null;
  /** Id of the site that the person is a member of. */
  metaSiteId?: string | null;
  /** Profile picture of the member. */
  photo?: ImageOfMembers;
  /** Name that the member chose for the profile. */
  nickname?: string | null;
  /** Whether the profile is public. */
  privacyStatus: PrivacyStatusStatus;
  /** When the user member was created. */
  createdDate?: Date | null;
  /** When the user member was last changed. */
  updatedDate?: Date | null;
  /** Whether the member can log in. */
  status: StatusOfMembers;
  /** Whether the member may post and comment. */
  activityStatus: ActivityStatusStatus;
}
