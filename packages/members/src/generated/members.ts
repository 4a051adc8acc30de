// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage a site's members: profiles, status, community and deletion.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type EventHandler,
  type EventMetadata,
  event,
  type OffsetPage,
  type OffsetQueryBuilder,
  offsetQueryOperation,
  operation,
  type Throws,
  type TypedQuery,
} from "@portico/core/runtime";
import type {
  ActivationStatus,
  ApplicationError,
  BulkActionMetadata,
  DeletionStatus,
  Paging,
  SortingOfProducts,
} from "@portico/core/types";
import type {
  ActivityStatusStatus,
  ImageOfMembers,
  ImageOfMembersInput,
  PagingMetadata,
  PrivacyStatusStatus,
  Query,
  StatusOfMembers,
} from "./common.js";

export type {
  ActivationStatus,
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  DeletionStatus,
  Paging,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/types";
export type {
  ActivityStatusStatus,
  ImageOfMembers as Image,
  ImageOfMembersInput as ImageInput,
  PagingMetadata,
  PrivacyStatusStatus,
  Query,
  StatusOfMembers as Status,
} from "./common.js";

/**
 * Application error codes for {@link updateCurrentMemberSlug}, and how to fix the errors.
 *
 * - `SLUG_ALREADY_EXISTS`: Another member has this slug. Ask the member to choose a different
 *   slug.
 */
export type UpdateCurrentMemberSlugErrorCode = "SLUG_ALREADY_EXISTS";

/**
 * Updates the profile slug of the current member.
 *
 * `POST /members/v1/members/my/slug` (members/members)
 *
 * @param slug - Last part of the profile page's URL. At most 255 characters.
 * @remarks For error codes, see {@link UpdateCurrentMemberSlugErrorCode}. Requires the
 *   permission `MEMBERS.MEMBER_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(members).updateCurrentMemberSlug("linen-shirt");
 * ```
 */
export const updateCurrentMemberSlug: ((slug: string) => Promise<UpdateMySlugResponse>) &
  Throws<UpdateCurrentMemberSlugErrorCode> = /* @__PURE__ */ operation({
  name: "members.members.updateCurrentMemberSlug",
  path: "/members/v1/members/my/slug",
  args: ["slug"],
  response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
});

/**
 * Application error codes for {@link updateMemberSlug}, and how to fix the errors.
 *
 * - `SLUG_ALREADY_EXISTS`: Another member has this slug. Ask the member to choose a different
 *   slug.
 */
export type UpdateMemberSlugErrorCode = "SLUG_ALREADY_EXISTS";

/**
 * Updates the profile slug of any member.
 *
 * `POST /members/v1/members/{id}/slug` (members/members)
 *
 * @param id - Id of the member.
 * @param slug - Last part of the profile page's URL. At most 255 characters.
 * @remarks For error codes, see {@link UpdateMemberSlugErrorCode}. Requires the permission
 *   `MEMBERS.MEMBER_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(members).updateMemberSlug("<member id>", "linen-shirt");
 * ```
 */
export const updateMemberSlug: ((id: string, slug: string) => Promise<UpdateMemberSlugResponse>) &
  Throws<UpdateMemberSlugErrorCode> = /* @__PURE__ */ operation({
  name: "members.members.updateMemberSlug",
  path: "/members/v1/members/{id}/slug",
  args: ["id", "slug"],
  response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
});

/**
 * Application error codes for {@link joinCommunity}, and how to fix the errors.
 *
 * - `COMMUNITY_JOIN_IMPOSSIBLE`: The member's status does not allow joining the community.
 *   Check that the member is approved and is not blocked.
 */
export type JoinCommunityErrorCode = "COMMUNITY_JOIN_IMPOSSIBLE";

/**
 * Adds the current member to the community, by making the member's profile public.
 *
 * `POST /members/v1/members/join-community` (members/members)
 *
 * @remarks For error codes, see {@link JoinCommunityErrorCode}. This operation can be called by
 *   members. Requires the permission `MEMBERS.MEMBER_JOIN_COMMUNITY`.
 * @example
 * ```ts
 * const response = await client.use(members).joinCommunity();
 * ```
 */
export const joinCommunity: (() => Promise<JoinCommunityResponse>) &
  Throws<JoinCommunityErrorCode> = /* @__PURE__ */ operation({
  name: "members.members.joinCommunity",
  path: "/members/v1/members/join-community",
  response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
});

/**
 * Removes the current member from the community, by making the member's profile private.
 *
 * `POST /members/v1/members/leave-community` (members/members)
 *
 * @remarks This operation can be called by members. Requires the permission
 *   `MEMBERS.MEMBER_JOIN_COMMUNITY`.
 * @example
 * ```ts
 * const response = await client.use(members).leaveCommunity();
 * ```
 */
export const leaveCommunity: () => Promise<LeaveCommunityResponse> = /* @__PURE__ */ operation({
  name: "members.members.leaveCommunity",
  path: "/members/v1/members/leave-community",
  response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
});

/** Options of {@link getCurrentMember}. */
export interface GetCurrentMemberOptions {
  /** Sets of fields to return: 'PUBLIC', 'EXTENDED' or 'FULL'. Default: 'PUBLIC'. At most 3 items. */
  fieldsets?: Set[];
}

/**
 * Application error codes for {@link getCurrentMember}, and how to fix the errors.
 *
 * - `NOT_FOUND`: No entity has this id. Check the id, or fetch the list again.
 */
export type GetCurrentMemberErrorCode = "NOT_FOUND";

/**
 * Returns the current member.
 *
 * `GET /members/v1/members/my` (members/members)
 *
 * @param options - Optional fields: `fieldsets`.
 * @remarks For error codes, see {@link GetCurrentMemberErrorCode}. Requires the permission
 *   `MEMBERS.MEMBER_READ`.
 * @example
 * ```ts
 * const response = await client.use(members).getCurrentMember();
 * ```
 */
export const getCurrentMember: ((
  options?: GetCurrentMemberOptions,
) => Promise<GetMyMemberResponse>) &
  Throws<GetCurrentMemberErrorCode> = /* @__PURE__ */ operation({
  name: "members.members.getCurrentMember",
  method: "GET",
  path: "/members/v1/members/my",
  args: [["fieldsets"]],
  response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
});

/** Options of {@link deleteMyMember}. */
export interface DeleteMyMemberOptions {
  /** Id of the member who receives the deleted member's content. */
  contentAssigneeId?: string | null;
}

/**
 * Deletes the current member, optionally transferring the member's content to another member.
 *
 * `DELETE /members/v1/members/my` (members/members)
 *
 * @param options - Optional fields: `contentAssigneeId`.
 * @remarks Requires the permission `MEMBERS.MEMBER_DELETE`.
 * @example
 * ```ts
 * await client.use(members).deleteMyMember();
 * ```
 */
export const deleteMyMember: (options?: DeleteMyMemberOptions) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "members.members.deleteMyMember",
    method: "DELETE",
    path: "/members/v1/members/my",
    args: [["contentAssigneeId"]],
  });

/** Options of {@link getMember}. */
export interface GetMemberOptions {
  /** Sets of fields to return: 'PUBLIC', 'EXTENDED' or 'FULL'. Default: 'PUBLIC'. At most 3 items. */
  fieldsets?: Set[];
}

/**
 * Application error codes for {@link getMember}, and how to fix the errors.
 *
 * - `MEMBER_TO_MEMBER_BLOCKED`: One of the two members has blocked the other. Do not show this
 *   profile to the member.
 */
export type GetMemberErrorCode = "MEMBER_TO_MEMBER_BLOCKED";

/**
 * Returns a member by id. The fieldsets determine how much of the profile is returned.
 *
 * `GET /members/v1/members/{id}` (members/members)
 *
 * @param id - Id of the member.
 * @param options - Optional fields: `fieldsets`.
 * @returns The requested member.
 * @remarks For error codes, see {@link GetMemberErrorCode}. Requires the permission
 *   `MEMBERS.MEMBER_READ`.
 * @example
 * ```ts
 * const member = await client.use(members).getMember("<member id>");
 * ```
 */
export const getMember: ((id: string, options?: GetMemberOptions) => Promise<Member>) &
  Throws<GetMemberErrorCode> = /* @__PURE__ */ operation({
  name: "members.members.getMember",
  method: "GET",
  path: "/members/v1/members/{id}",
  args: ["id", ["fieldsets"]],
  response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  returns: "member",
});

/**
 * Deletes a member by id.
 *
 * `DELETE /members/v1/members/{id}` (members/members)
 *
 * @param id - Id of the member.
 * @remarks Requires the permission `MEMBERS.MEMBER_DELETE`.
 * @example
 * ```ts
 * await client.use(members).deleteMember("<member id>");
 * ```
 */
export const deleteMember: (id: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "members.members.deleteMember",
  method: "DELETE",
  path: "/members/v1/members/{id}",
  args: ["id"],
});

/** Options of {@link listMembers}. */
export interface ListMembersOptions {
  /** The page to return. */
  paging?: Paging;
  /** Sets of fields to return: 'PUBLIC', 'EXTENDED' or 'FULL'. Default: 'PUBLIC'. At most 3 items. */
  fieldsets?: Set[];
  /** Fields to sort by, in order of priority. */
  sorting?: SortingOfProducts[];
}

/**
 * Lists members with offset paging and sorting.
 *
 * `GET /members/v1/members` (members/members)
 *
 * @param options - Optional fields: `paging`, `fieldsets` and `sorting`.
 * @remarks Requires the permission `MEMBERS.MEMBER_READ`.
 * @example
 * ```ts
 * const response = await client.use(members).listMembers();
 * ```
 */
export const listMembers: (options?: ListMembersOptions) => Promise<ListMembersResponse> =
  /* @__PURE__ */ operation({
    name: "members.members.listMembers",
    method: "GET",
    path: "/members/v1/members",
    args: [["paging", "fieldsets", "sorting"]],
    request: { sorting: { origin: { latitude: "f", longitude: "f" } } },
    response: { members: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
    complex: true,
  });

/** Options of {@link createMember}. */
export interface CreateMemberOptions {
  /** The member to create. It must have a login email. */
  member?: MemberInput;
}

/**
 * Creates a member on behalf of the site, without a password.
 *
 * `POST /members/v1/members` (members/members)
 *
 * @param options - Optional fields: `member`.
 * @returns The created member.
 * @remarks Requires the permission `MEMBERS.MEMBER_CREATE`.
 * @example
 * ```ts
 * const member = await client.use(members).createMember();
 * ```
 */
export const createMember: (options?: CreateMemberOptions) => Promise<Member> =
  /* @__PURE__ */ operation({
    name: "members.members.createMember",
    path: "/members/v1/members",
    args: [["member"]],
    request: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
    response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
    returns: "member",
  });

/** Options of {@link queryMembers}. */
export interface QueryMembersOptions {
  /** Sets of fields to return: 'PUBLIC', 'EXTENDED' or 'FULL'. Default: 'PUBLIC'. At most 3 items. */
  fieldsets?: Set[];
  /** Free text to search for. */
  search?: Search;
}

/** Fields that {@link queryMembers} can filter or sort by. */
export interface QueryMembersFields {
  values: {
    id: string;
    loginEmail: string;
    status: StatusOfMembers;
    contactId: string;
    "contact.firstName": string;
    "contact.lastName": string;
    "profile.nickname": string;
    "profile.slug": string;
    privacyStatus: PrivacyStatusStatus;
  };
  eq:
    | "id"
    | "loginEmail"
    | "status"
    | "contactId"
    | "contact.firstName"
    | "contact.lastName"
    | "profile.nickname"
    | "profile.slug"
    | "privacyStatus";
  in: QueryMembersFields["eq"];
  exists: QueryMembersFields["eq"];
  compare:
    | "id"
    | "loginEmail"
    | "contactId"
    | "contact.firstName"
    | "contact.lastName"
    | "profile.nickname"
    | "profile.slug";
  startsWith: QueryMembersFields["compare"];
  has: never;
  ascending: never;
  descending: never;
}

/** The query builder that {@link queryMembers} returns. */
export type MembersQueryBuilder = OffsetQueryBuilder<Member, QueryMembersFields>;

/** A page of the query builder that {@link queryMembers} returns. */
export type MembersQueryResult = OffsetPage<Member>;

/** The query object that {@link queryMembers} accepts. */
export interface QueryMembersQuery
  extends Omit<Query, "filter" | "sort">,
    TypedQuery<QueryMembersFields> {}

/**
 * Queries members with filters, free text and fieldsets.
 *
 * `POST /members/v1/members/query` (members/members)
 *
 * @param options - Optional fields: `fieldsets` and `search`.
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `MEMBERS.MEMBER_READ`.
 * @example
 * ```ts
 * const page = await client.use(members).queryMembers().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryMembers: {
  (options?: QueryMembersOptions): MembersQueryBuilder;
  /**
   * Queries members with filters, free text and fieldsets. Sends a query object instead of
   * returning a builder.
   */
  (query: QueryMembersQuery, options?: QueryMembersOptions): Promise<QueryMembersResponse>;
} = /* @__PURE__ */ offsetQueryOperation({
  name: "members.members.queryMembers",
  path: "/members/v1/members/query",
  args: ["query", ["fieldsets", "search"]],
  request: { query: { sorting: { origin: { latitude: "f", longitude: "f" } } } },
  response: { members: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  read: true,
  query: { items: "members", metadata: "metadata" },
});

/**
 * Mutes a member, who then cannot comment, like or share.
 *
 * `POST /members/v1/members/{id}/mute` (members/members)
 *
 * @param id - Id of the member.
 * @remarks Requires the permission `MEMBERS.MEMBER_MUTE`.
 * @example
 * ```ts
 * const response = await client.use(members).muteMember("<member id>");
 * ```
 */
export const muteMember: (id: string) => Promise<MuteMemberResponse> = /* @__PURE__ */ operation({
  name: "members.members.muteMember",
  path: "/members/v1/members/{id}/mute",
  args: ["id"],
  response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
});

/**
 * Unmutes a member, who can then comment, like and share again.
 *
 * `POST /members/v1/members/{id}/unmute` (members/members)
 *
 * @param id - Id of the member.
 * @remarks Requires the permission `MEMBERS.MEMBER_MUTE`.
 * @example
 * ```ts
 * const response = await client.use(members).unmuteMember("<member id>");
 * ```
 */
export const unmuteMember: (id: string) => Promise<UnmuteMemberResponse> =
  /* @__PURE__ */ operation({
    name: "members.members.unmuteMember",
    path: "/members/v1/members/{id}/unmute",
    args: ["id"],
    response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  });

/**
 * Approves a pending member, or unblocks a blocked member.
 *
 * `POST /members/v1/members/{id}/approve` (members/members)
 *
 * @param id - Id of the member.
 * @remarks Requires the permission `MEMBERS.MEMBER_APPROVE`.
 * @example
 * ```ts
 * const response = await client.use(members).approveMember("<member id>");
 * ```
 */
export const approveMember: (id: string) => Promise<ApproveMemberResponse> =
  /* @__PURE__ */ operation({
    name: "members.members.approveMember",
    path: "/members/v1/members/{id}/approve",
    args: ["id"],
    response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  });

/**
 * Application error codes for {@link blockMember}, and how to fix the errors.
 *
 * - `MEMBER_SELF_BLOCK_FORBIDDEN`: Members cannot block themselves. Do not show the logged-in
 *   member a way to block themselves.
 * - `OWNER_MEMBER_BLOCK_FORBIDDEN`: The site owner cannot be blocked. Choose another member.
 * - `ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN`: The member has an active paid plan. Cancel
 *   the plan before you block the member.
 */
export type BlockMemberErrorCode =
  | "MEMBER_SELF_BLOCK_FORBIDDEN"
  | "OWNER_MEMBER_BLOCK_FORBIDDEN"
  | "ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN";

/**
 * Blocks a member from logging in to members-only pages.
 *
 * `POST /members/v1/members/{id}/block` (members/members)
 *
 * @param id - Id of the member.
 * @remarks For error codes, see {@link BlockMemberErrorCode}. Requires the permission
 *   `MEMBERS.MEMBER_BLOCK`.
 * @example
 * ```ts
 * const response = await client.use(members).blockMember("<member id>");
 * ```
 */
export const blockMember: ((id: string) => Promise<BlockMemberResponse>) &
  Throws<BlockMemberErrorCode> = /* @__PURE__ */ operation({
  name: "members.members.blockMember",
  path: "/members/v1/members/{id}/block",
  args: ["id"],
  response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
});

/**
 * Removes a member's login and dashboard entry permanently. If the member returns, they are a
 * new member with a new slug.
 *
 * `POST /members/v1/members/{id}/disconnect` (members/members)
 *
 * @param id - Id of the member.
 * @remarks Requires the permission `MEMBERS.MEMBER_DISCONNECT`.
 * @example
 * ```ts
 * const response = await client.use(members).disconnectMember("<member id>");
 * ```
 */
export const disconnectMember: (id: string) => Promise<DisconnectMemberResponse> =
  /* @__PURE__ */ operation({
    name: "members.members.disconnectMember",
    path: "/members/v1/members/{id}/disconnect",
    args: ["id"],
    response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  });

/**
 * Deletes up to 100 members by id, with a result for each.
 *
 * `POST /members/v1/members/bulk/delete` (members/members)
 *
 * @param memberIds - Ids of the members.
 * @remarks Requires the permission `MEMBERS.MEMBER_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(members).bulkDeleteMembers(["<member id>"]);
 * ```
 */
export const bulkDeleteMembers: (memberIds: string[]) => Promise<BulkDeleteMembersResponse> =
  /* @__PURE__ */ operation({
    name: "members.members.bulkDeleteMembers",
    path: "/members/v1/members/bulk/delete",
    args: ["memberIds"],
  });

/** Options of {@link bulkDeleteMembersByFilter}. */
export interface BulkDeleteMembersByFilterOptions {
  /** Id of the member who receives the deleted members' content. */
  contentAssigneeId?: string | null;
  /** Search text, filter, sorting, paging and aggregations for the members. */
  search?: Search;
}

/**
 * Starts a job that deletes all members that match a filter.
 *
 * `POST /members/v1/members/bulk/delete-by-filter` (members/members)
 *
 * @param filter - Filter object that selects members.
 * @param options - Optional fields: `contentAssigneeId` and `search`.
 * @remarks Requires the permission `MEMBERS.MEMBER_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(members).bulkDeleteMembersByFilter({});
 * ```
 */
export const bulkDeleteMembersByFilter: (
  filter: unknown,
  options?: BulkDeleteMembersByFilterOptions,
) => Promise<BulkDeleteMembersByFilterResponse> = /* @__PURE__ */ operation({
  name: "members.members.bulkDeleteMembersByFilter",
  path: "/members/v1/members/bulk/delete-by-filter",
  args: ["filter", ["contentAssigneeId", "search"]],
});

/**
 * Starts a job that approves all members that match a filter.
 *
 * `POST /members/v1/members/bulk/approve-by-filter` (members/members)
 *
 * @param filter - Filter that selects the members to approve.
 * @remarks Requires the permission `MEMBERS.MEMBER_APPROVE`.
 * @example
 * ```ts
 * const response = await client.use(members).bulkApproveMembers({});
 * ```
 */
export const bulkApproveMembers: (filter: unknown) => Promise<BulkApproveMembersResponse> =
  /* @__PURE__ */ operation({
    name: "members.members.bulkApproveMembers",
    path: "/members/v1/members/bulk/approve-by-filter",
    args: ["filter"],
  });

/**
 * Starts a job that blocks all members that match a filter.
 *
 * `POST /members/v1/members/bulk/block-by-filter` (members/members)
 *
 * @param filter - Filter that selects the members to block.
 * @remarks Requires the permission `MEMBERS.MEMBER_BLOCK`.
 * @example
 * ```ts
 * const response = await client.use(members).bulkBlockMembers({});
 * ```
 */
export const bulkBlockMembers: (filter: unknown) => Promise<BulkBlockMembersResponse> =
  /* @__PURE__ */ operation({
    name: "members.members.bulkBlockMembers",
    path: "/members/v1/members/bulk/block-by-filter",
    args: ["filter"],
  });

/**
 * Updates a member. Empty lists of phones, emails or addresses are ignored.
 *
 * `PATCH /members/v1/members/{member.id}` (members/members)
 *
 * @param id - Id of the member.
 * @param member - The member, with its id and the fields to update. Empty lists of phones,
 *   emails or addresses are ignored. To clear them, use `deleteMemberPhones`,
 *   `deleteMemberEmails` or `deleteMemberAddresses`.
 * @returns The updated member.
 * @remarks Requires the permission `MEMBERS.MEMBER_UPDATE`.
 * @example
 * ```ts
 * const member = await client.use(members).updateMember("<member id>", {
 *   loginEmail: "ada@example.com",
 * });
 * ```
 */
export const updateMember: (id: string, member: MemberToUpdate) => Promise<Member> =
  /* @__PURE__ */ operation({
    name: "members.members.updateMember",
    method: "PATCH",
    path: "/members/v1/members/{member.id}",
    args: ["member.id", "...member"],
    request: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
    response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
    returns: "member",
  });

/**
 * Deletes all phone numbers of a member.
 *
 * `DELETE /members/v1/members/{id}/phones` (members/members)
 *
 * @param id - Id of the member.
 * @remarks Requires the permission `MEMBERS.MEMBER_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(members).deleteMemberPhones("<member id>");
 * ```
 */
export const deleteMemberPhones: (id: string) => Promise<DeleteMemberPhonesResponse> =
  /* @__PURE__ */ operation({
    name: "members.members.deleteMemberPhones",
    method: "DELETE",
    path: "/members/v1/members/{id}/phones",
    args: ["id"],
    response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  });

/**
 * Deletes all email addresses of a member, except the login email.
 *
 * `DELETE /members/v1/members/{id}/emails` (members/members)
 *
 * @param id - Id of the member.
 * @remarks Requires the permission `MEMBERS.MEMBER_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(members).deleteMemberEmails("<member id>");
 * ```
 */
export const deleteMemberEmails: (id: string) => Promise<DeleteMemberEmailsResponse> =
  /* @__PURE__ */ operation({
    name: "members.members.deleteMemberEmails",
    method: "DELETE",
    path: "/members/v1/members/{id}/emails",
    args: ["id"],
    response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  });

/**
 * Deletes all postal addresses of a member.
 *
 * `DELETE /members/v1/members/{id}/addresses` (members/members)
 *
 * @param id - Id of the member.
 * @remarks Requires the permission `MEMBERS.MEMBER_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(members).deleteMemberAddresses("<member id>");
 * ```
 */
export const deleteMemberAddresses: (id: string) => Promise<DeleteMemberAddressesResponse> =
  /* @__PURE__ */ operation({
    name: "members.members.deleteMemberAddresses",
    method: "DELETE",
    path: "/members/v1/members/{id}/addresses",
    args: ["id"],
    response: { member: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  });

/** Event that {@link onMemberCreated} passes to its handler. */
export interface MemberCreatedEvent {
  /** The created entity. */
  entity: Member;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a member is created.
 *
 * The type of the event is `wix.members.v1.member_created`.
 *
 * @example
 * ```ts
 * client.use(members).onMemberCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onMemberCreated: (handler: EventHandler<MemberCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.members.v1.member_created",
    codec: { entity: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  });

/** Event that {@link onMemberDeleted} passes to its handler. */
export interface MemberDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: Member;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a member is deleted.
 *
 * The type of the event is `wix.members.v1.member_deleted`.
 *
 * @example
 * ```ts
 * client.use(members).onMemberDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onMemberDeleted: (handler: EventHandler<MemberDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.members.v1.member_deleted",
    codec: { entity: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  });

/** Event that {@link onMemberUpdated} passes to its handler. */
export interface MemberUpdatedEvent {
  /** The entity after the change. */
  entity: Member;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a member's data or status changes.
 *
 * The type of the event is `wix.members.v1.member_updated`.
 *
 * @example
 * ```ts
 * client.use(members).onMemberUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onMemberUpdated: (handler: EventHandler<MemberUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.members.v1.member_updated",
    codec: { entity: { createdDate: "d", lastLoginDate: "d", updatedDate: "d" } },
  });

/** Request of {@link updateCurrentMemberSlug}. */
export interface UpdateMySlugRequest {
  /** Last part of the profile page's URL. At most 255 characters. */
  slug: string;
}

/** Response of {@link updateCurrentMemberSlug}. */
export interface UpdateMySlugResponse {
  /** The updated current member. */
  member?: Member;
}

/** A registered member of the site. */
export interface Member {
  /** Id of the member. */
  id: string;
  /** Email address that the member logs in with. Cannot be changed after creation. */
  loginEmail?: string | null;
  /** Whether the login email is verified. */
  loginEmailVerified?: boolean | null;
  /** Whether the member is pending, approved or blocked. */
  status: StatusOfMembers;
  /** Id of the member in the site's contact list. */
  contactId?: string | null;
  /** Private contact details, such as name, phone numbers and addresses. */
  contact?: Contact;
  /** Public profile, with nickname, photo and title. */
  profile?: Profile;
  /** Whether the profile is public or private. */
  privacyStatus: PrivacyStatusStatus;
  /** Whether the member is active or muted in the community. */
  activityStatus: ActivityStatusStatus;
  /** When the member joined. */
  createdDate?: Date | null;
  /** When the member was last updated. */
  updatedDate?: Date | null;
  /** When the member last logged in. */
  lastLoginDate?: Date | null;
  /** Whether the member is active. */
  state?: ActivationStatus | null;
  /** Status of the member's deletion. */
  deleteStatus?: DeletionStatus | null;
}

/** A registered member of the site. */
export interface MemberInput {
  /** Id of the member. */
  id?: string | null;
  /** Email address that the member logs in with. Cannot be changed after creation. */
  loginEmail?: string | null;
  /** Private contact details, such as name, phone numbers and addresses. */
  contact?: ContactInput;
  /** Public profile, with nickname, photo and title. */
  profile?: ProfileInput;
  /** Whether the profile is public or private. */
  privacyStatus?: PrivacyStatusStatus;
}

/** The variant of `MemberInput` that `updateMember` accepts. */
export interface MemberToUpdate extends Omit<MemberInput, "id"> {}

/** Private contact details of a member. */
export interface Contact {
  /** First name of the member. */
  firstName?: string | null;
  /** Last name of the member. */
  lastName?: string | null;
  /** Phone numbers of the member. An update ignores an empty list. */
  phones?: string[] | null;
  /** Email addresses of the member. An update ignores an empty list. */
  emails?: string[] | null;
  /** Postal addresses of the member. An update ignores an empty list. */
  addresses: Address[];
  /** Date of birth as 'YYYY-MM-DD'. At most 100 characters. */
  birthdate?: string | null;
  /** Company of the member. At most 100 characters. */
  company?: string | null;
  /** Job title of the member. At most 100 characters. */
  jobTitle?: string | null;
  /** Values of the site's custom fields, keyed by field key. */
  customFields?: Record<string, CustomField>;
}

/** Private contact details of a member. */
export interface ContactInput {
  /** First name of the member. */
  firstName?: string | null;
  /** Last name of the member. */
  lastName?: string | null;
  /** Phone numbers of the member. An update ignores an empty list. */
  phones?: string[] | null;
  /** Email addresses of the member. An update ignores an empty list. */
  emails?: string[] | null;
  /** Postal addresses of the member. An update ignores an empty list. */
  addresses?: AddressInput[];
  /** Date of birth as 'YYYY-MM-DD'. At most 100 characters. */
  birthdate?: string | null;
  /** Company of the member. At most 100 characters. */
  company?: string | null;
  /** Job title of the member. At most 100 characters. */
  jobTitle?: string | null;
  /** Values of the site's custom fields, keyed by field key. */
  customFields?: Record<string, CustomField>;
}

/**
 * A postal address of a member.
 *
 * At most one of `streetAddress` and `addressLine` is set.
 */
export type Address = {
  /** Id of the address. */
  id: string;
  /** Second address line, such as an apartment or floor. */
  addressLine2?: string | null;
  /** City or town. */
  city?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
  /** The complete address as one string. */
  formattedAddress?: string | null;
} & (
  | {
      /** Street and house number as separate fields. Use either this or `addressLine`. */
      streetAddress?: StreetAddress;
      addressLine?: null;
    }
  | {
      streetAddress?: undefined;
      /** First line of the address. Use either this or `streetAddress`. At most 200 characters. */
      addressLine?: string | null;
    }
);

/**
 * A postal address of a member.
 *
 * At most one of `streetAddress` and `addressLine` is set.
 */
export type AddressInput = {
  /** Second address line, such as an apartment or floor. */
  addressLine2?: string | null;
  /** City or town. */
  city?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
} & (
  | {
      /** Street and house number as separate fields. Use either this or `addressLine`. */
      streetAddress?: StreetAddressInput;
      addressLine?: null;
    }
  | {
      streetAddress?: undefined;
      /** First line of the address. Use either this or `streetAddress`. At most 200 characters. */
      addressLine?: string | null;
    }
);

/** Street and house number as separate fields. */
export interface StreetAddress {
  /** House number of the address. At most 100 characters. */
  number: string;
  /** Name of the street. At most 200 characters. */
  name: string;
  /** Apartment number of the address. */
  apt?: string | null;
}

/** Street and house number as separate fields. */
export interface StreetAddressInput {
  /** House number of the address. At most 100 characters. */
  number?: string;
  /** Name of the street. At most 200 characters. */
  name?: string;
  /** Apartment number of the address. */
  apt?: string | null;
}

/** A custom field and its value. */
export interface CustomField {
  /** Name of the field. */
  name?: string | null;
  /** Value of the custom field. Its shape depends on the kind of field. */
  value?: unknown;
}

/** Public profile of a member. */
export interface Profile {
  /** Name that other members see. */
  nickname?: string | null;
  /** Last part of the profile page's URL. */
  slug?: string | null;
  /** Photo of the member. */
  photo?: ImageOfMembers;
  /** Cover image of the profile page. */
  cover?: ImageOfMembers;
  /** Short title below the name. */
  title?: string | null;
}

/** Public profile of a member. */
export interface ProfileInput {
  /** Name that other members see. */
  nickname?: string | null;
  /** Photo of the member. */
  photo?: ImageOfMembersInput;
  /** Cover image of the profile page. */
  cover?: ImageOfMembersInput;
  /** Short title below the name. */
  title?: string | null;
}

/** Request of {@link updateMemberSlug}. */
export interface UpdateMemberSlugRequest {
  /** Id of the member. */
  id: string;
  /** Last part of the profile page's URL. At most 255 characters. */
  slug: string;
}

/** Response of {@link updateMemberSlug}. */
export interface UpdateMemberSlugResponse {
  /** The updated member. */
  member?: Member;
}

/** Request of {@link joinCommunity}. */
export type JoinCommunityRequest = Record<string, never>;

/** Response of {@link joinCommunity}. */
export interface JoinCommunityResponse {
  /** The current member with a public profile. */
  member?: Member;
}

/** Request of {@link leaveCommunity}. */
export type LeaveCommunityRequest = Record<string, never>;

/** Response of {@link leaveCommunity}. */
export interface LeaveCommunityResponse {
  /** The current member. The profile is now private. */
  member?: Member;
}

/** Request of {@link getCurrentMember}. */
export interface GetMyMemberRequest {
  /** Sets of fields to return: 'PUBLIC', 'EXTENDED' or 'FULL'. Default: 'PUBLIC'. At most 3 items. */
  fieldsets?: Set[];
}

/** How many fields of a member are returned: only public fields, some more, or all of them. */
export type Set = "PUBLIC" | "EXTENDED" | "FULL";

/** Response of {@link getCurrentMember}. */
export interface GetMyMemberResponse {
  /** The current member. Absent if no member is logged in. */
  member?: Member;
}

/** Request of {@link getMember}. */
export interface GetMemberRequest {
  /** Id of the member. */
  id: string;
  /** Sets of fields to return: 'PUBLIC', 'EXTENDED' or 'FULL'. Default: 'PUBLIC'. At most 3 items. */
  fieldsets?: Set[];
}

/** Response of {@link getMember}. */
export interface GetMemberResponse {
  /** The requested member. */
  member?: Member;
}

/** Request of {@link listMembers}. */
export interface ListMembersRequest {
  /** The page to return. */
  paging?: Paging;
  /** Sets of fields to return: 'PUBLIC', 'EXTENDED' or 'FULL'. Default: 'PUBLIC'. At most 3 items. */
  fieldsets?: Set[];
  /** Fields to sort by, in order of priority. */
  sorting?: SortingOfProducts[];
}

/** Response of {@link listMembers}. */
export interface ListMembersResponse {
  /** Members on this page. */
  members: Member[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadata;
}

/** Request of {@link queryMembers}. */
export interface QueryMembersRequest {
  /** Filter, sorting and paging. */
  query?: Query;
  /** Sets of fields to return: 'PUBLIC', 'EXTENDED' or 'FULL'. Default: 'PUBLIC'. At most 3 items. */
  fieldsets?: Set[];
  /** Free text to search for. */
  search?: Search;
}

/** Free text to search for. */
export interface Search {
  /** Text to search for. 1 to 100 characters. */
  expression?: string | null;
  /** Paths of the fields to search. At most 4 items. */
  fields?: string[];
}

/** Response of {@link queryMembers}. */
export interface QueryMembersResponse {
  /** Members on this page. */
  members: Member[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PagingMetadata;
}

/** Request of {@link muteMember}. */
export interface MuteMemberRequest {
  /** Id of the member. */
  id: string;
}

/** Response of {@link muteMember}. */
export interface MuteMemberResponse {
  /** The member after the call. */
  member?: Member;
}

/** Request of {@link unmuteMember}. */
export interface UnmuteMemberRequest {
  /** Id of the member. */
  id: string;
}

/** Response of {@link unmuteMember}. */
export interface UnmuteMemberResponse {
  /** The member after the call. */
  member?: Member;
}

/** Request of {@link approveMember}. */
export interface ApproveMemberRequest {
  /** Id of the member. */
  id: string;
}

/** Response of {@link approveMember}. */
export interface ApproveMemberResponse {
  /** The member after the call. */
  member?: Member;
}

/** Request of {@link blockMember}. */
export interface BlockMemberRequest {
  /** Id of the member. */
  id: string;
}

/** Response of {@link blockMember}. */
export interface BlockMemberResponse {
  /** The member after the call. */
  member?: Member;
}

/** Request of {@link disconnectMember}. */
export interface DisconnectMemberRequest {
  /** Id of the member. */
  id: string;
}

/** Response of {@link disconnectMember}. */
export interface DisconnectMemberResponse {
  /** The member after the call. */
  member?: Member;
}

/** Request of {@link deleteMember}. */
export interface DeleteMemberRequest {
  /** Id of the member. */
  id: string;
}

/** Response of {@link deleteMember}. */
export type DeleteMemberResponse = Record<string, never>;

/** Request of {@link deleteMyMember}. */
export interface DeleteMyMemberRequest {
  /** Id of the member who receives the deleted member's content. */
  contentAssigneeId?: string | null;
}

/** Response of {@link deleteMyMember}. */
export type DeleteMyMemberResponse = Record<string, never>;

/** Request of {@link bulkDeleteMembers}. */
export interface BulkDeleteMembersRequest {
  /** Ids of the members. 1 to 100 items. */
  memberIds: string[];
}

/** Response of {@link bulkDeleteMembers}. */
export interface BulkDeleteMembersResponse {
  /** One result for each of the members. */
  results: BulkMemberResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the members. */
export interface BulkMemberResult {
  /** Id and index of the member, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** Result of a bulk operation for one item. */
export interface ItemMetadata {
  /** Id of the item. Absent if a new item could not be created. At most 255 characters. */
  id?: string | null;
  /** Index of the item in the request, starting at 0. */
  originalIndex: number;
  /** Whether the operation succeeded for this item. */
  success: boolean;
  /** Why the operation failed for this item. */
  error?: ApplicationError;
}

/** Request of {@link bulkDeleteMembersByFilter}. */
export interface BulkDeleteMembersByFilterRequest {
  /** Filter object that selects members. */
  filter: unknown;
  /** Id of the member who receives the deleted members' content. */
  contentAssigneeId?: string | null;
  /** Search text, filter, sorting, paging and aggregations for the members. */
  search?: Search;
}

/** Response of {@link bulkDeleteMembersByFilter}. */
export interface BulkDeleteMembersByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link bulkApproveMembers}. */
export interface BulkApproveMembersRequest {
  /** Filter that selects the members to approve. */
  filter: unknown;
}

/** Response of {@link bulkApproveMembers}. */
export interface BulkApproveMembersResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link bulkBlockMembers}. */
export interface BulkBlockMembersRequest {
  /** Filter that selects the members to block. */
  filter: unknown;
}

/** Response of {@link bulkBlockMembers}. */
export interface BulkBlockMembersResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link createMember}. */
export interface CreateMemberRequest {
  /** The member to create. It must have a login email. */
  member?: MemberInput;
}

/** Response of {@link createMember}. */
export interface CreateMemberResponse {
  /** The created member. */
  member?: Member;
}

/** Request of {@link updateMember}. */
export interface UpdateMemberRequest {
  /**
   * The member, with its id and the fields to update. Empty lists of phones, emails or addresses
   * are ignored. To clear them, use `deleteMemberPhones`, `deleteMemberEmails` or
   * `deleteMemberAddresses`.
   */
  member: MemberInput;
}

/** Response of {@link updateMember}. */
export interface UpdateMemberResponse {
  /** The updated member. */
  member?: Member;
}

/** Request of {@link deleteMemberPhones}. */
export interface DeleteMemberPhonesRequest {
  /** Id of the member. */
  id: string;
}

/** Response of {@link deleteMemberPhones}. */
export interface DeleteMemberPhonesResponse {
  /** The member without phone numbers. */
  member?: Member;
}

/** Request of {@link deleteMemberEmails}. */
export interface DeleteMemberEmailsRequest {
  /** Id of the member. */
  id: string;
}

/** Response of {@link deleteMemberEmails}. */
export interface DeleteMemberEmailsResponse {
  /** The member without email addresses, except the login email. */
  member?: Member;
}

/** Request of {@link deleteMemberAddresses}. */
export interface DeleteMemberAddressesRequest {
  /** Id of the member. */
  id: string;
}

/** Response of {@link deleteMemberAddresses}. */
export interface DeleteMemberAddressesResponse {
  /** The member without postal addresses. */
  member?: Member;
}
