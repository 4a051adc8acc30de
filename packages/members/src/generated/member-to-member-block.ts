// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Block members on behalf of other members.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { CursorPaging, PagingMetadataV2 } from "@portico/core/types";

export type { CursorPaging, Cursors, PagingMetadataV2 } from "@portico/core/types";
export type { BlockMemberResponse } from "./common.js";

/**
 * Application error codes for {@link blockMember}, and how to fix the errors.
 *
 * - `MEMBER_ALREADY_BLOCKED`: The member is already blocked. No action is needed.
 * - `SELF_BLOCKING_FORBIDDEN`: Members cannot block themselves. Do not show the logged-in
 *   member a way to block themselves.
 * - `ADMIN_BLOCKING_FORBIDDEN`: Members cannot block site admins. Hide the option to block a
 *   member if the member is an admin.
 */
export type BlockMemberErrorCode =
  | "MEMBER_ALREADY_BLOCKED"
  | "SELF_BLOCKING_FORBIDDEN"
  | "ADMIN_BLOCKING_FORBIDDEN";

/**
 * Blocks another member on behalf of the current member.
 *
 * `POST /members/v1/member-to-member-blocks/members/my` (members/member-to-member-block)
 *
 * @param memberId - Id of the member.
 * @remarks For error codes, see {@link BlockMemberErrorCode}. Requires the permission
 *   `MEMBERS.MEMBER_TO_MEMBER_BLOCKS_WRITE`.
 * @example
 * ```ts
 * await client.use(memberToMemberBlock).blockMember("<member id>");
 * ```
 */
export const blockMember: ((memberId: string) => Promise<void>) & Throws<BlockMemberErrorCode> =
  /* @__PURE__ */ operation({
    name: "members.memberToMemberBlock.blockMember",
    path: "/members/v1/member-to-member-blocks/members/my",
    args: ["memberId"],
  });

/** Options of {@link listCurrentMemberBlocking}. */
export interface ListCurrentMemberBlockingOptions {
  /** The page to return: a cursor and a page size. */
  cursorPaging?: CursorPaging;
}

/**
 * Lists the ids of the members that the current member has blocked.
 *
 * `GET /members/v1/member-to-member-blocks/members/my` (members/member-to-member-block)
 *
 * @param options - Optional fields: `cursorPaging`.
 * @remarks Requires the permission `MEMBERS.MEMBER_TO_MEMBER_BLOCKS_READ`.
 * @example
 * ```ts
 * const response = await client.use(memberToMemberBlock).listCurrentMemberBlocking();
 * ```
 */
export const listCurrentMemberBlocking: (
  options?: ListCurrentMemberBlockingOptions,
) => Promise<ListCurrentMemberBlockingResponse> = /* @__PURE__ */ operation({
  name: "members.memberToMemberBlock.listCurrentMemberBlocking",
  method: "GET",
  path: "/members/v1/member-to-member-blocks/members/my",
  args: [["cursorPaging"]],
});

/**
 * Application error codes for {@link unblockMember}, and how to fix the errors.
 *
 * - `SELF_UNBLOCKING_FORBIDDEN`: Members cannot unblock themselves. Do not show the logged-in
 *   member a way to unblock themselves.
 * - `BLOCK_DOES_NOT_EXIST`: The member is not blocked. No action is needed.
 */
export type UnblockMemberErrorCode = "SELF_UNBLOCKING_FORBIDDEN" | "BLOCK_DOES_NOT_EXIST";

/**
 * Unblocks a member on behalf of the current member.
 *
 * `DELETE /members/v1/member-to-member-blocks/members/my/{memberId}`
 * (members/member-to-member-block)
 *
 * @param memberId - Id of the member.
 * @remarks For error codes, see {@link UnblockMemberErrorCode}. Requires the permission
 *   `MEMBERS.MEMBER_TO_MEMBER_BLOCKS_WRITE`.
 * @example
 * ```ts
 * await client.use(memberToMemberBlock).unblockMember("<member id>");
 * ```
 */
export const unblockMember: ((memberId: string) => Promise<void>) & Throws<UnblockMemberErrorCode> =
  /* @__PURE__ */ operation({
    name: "members.memberToMemberBlock.unblockMember",
    method: "DELETE",
    path: "/members/v1/member-to-member-blocks/members/my/{memberId}",
    args: ["memberId"],
  });

/** Options of {@link listMemberBlocks}. */
export interface ListMemberBlocksOptions {
  /** The page to return: a cursor and a page size. */
  cursorPaging?: CursorPaging;
}

/**
 * Lists the blocks between a member and other members, with the direction of each.
 *
 * `GET /members/v1/member-to-member-blocks/members/{memberId}` (members/member-to-member-block)
 *
 * @param memberId - Id of the member.
 * @param options - Optional fields: `cursorPaging`.
 * @remarks Requires the permission `MEMBERS.MEMBER_TO_MEMBER_BLOCKS_READ_MEMBER_BLOCKS`.
 * @example
 * ```ts
 * const response = await client.use(memberToMemberBlock).listMemberBlocks("<member id>");
 * ```
 */
export const listMemberBlocks: (
  memberId: string,
  options?: ListMemberBlocksOptions,
) => Promise<ListMemberBlocksResponse> = /* @__PURE__ */ operation({
  name: "members.memberToMemberBlock.listMemberBlocks",
  method: "GET",
  path: "/members/v1/member-to-member-blocks/members/{memberId}",
  args: ["memberId", ["cursorPaging"]],
});

/** Request of {@link blockMember}. */
export interface BlockMemberRequest {
  /** Id of the member. */
  memberId: string;
}

/** Request of {@link unblockMember}. */
export interface UnblockMemberRequest {
  /** Id of the member. */
  memberId: string;
}

/** Response of {@link unblockMember}. */
export type UnblockMemberResponse = Record<string, never>;

/** Request of {@link listCurrentMemberBlocking}. */
export interface ListCurrentMemberBlockingRequest {
  /** The page to return: a cursor and a page size. */
  cursorPaging?: CursorPaging;
}

/** Response of {@link listCurrentMemberBlocking}. */
export interface ListCurrentMemberBlockingResponse {
  /** Ids of the members that the current member blocks. */
  blockedMemberIds: string[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2;
}

/** Request of {@link listMemberBlocks}. */
export interface ListMemberBlocksRequest {
  /** Id of the member. */
  memberId: string;
  /** The page to return: a cursor and a page size. */
  cursorPaging?: CursorPaging;
}

/** Response of {@link listMemberBlocks}. */
export interface ListMemberBlocksResponse {
  /** Blocks on this page. */
  memberBlocks: MemberBlock[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2;
}

/** A block between two members. */
export interface MemberBlock {
  /** Id of the other member. */
  memberId: string;
  /** Which of the two members blocks the other. */
  blockDirection: BlockDirection;
}

/** Which of two members blocks the other. */
export type BlockDirection = "UNKNOWN" | "BLOCKING" | "BLOCKED" | (string & {});
