// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Let members block each other.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { CursorPaging, PagingMetadataV2 } from "@portico/core/types";

export type { CursorPaging, Cursors, PagingMetadataV2 } from "@portico/core/types";
export type { BlockMemberResponse } from "./common.js";

/**
 * Codes of the application errors of {@link blockMember}, and what to do.
 *
 * - `MEMBER_ALREADY_BLOCKED`: The member is blocked already: there is nothing to do.
 * - `SELF_BLOCKING_FORBIDDEN`: Members cannot block themselves: choose another member.
 * - `ADMIN_BLOCKING_FORBIDDEN`: Members cannot block the site's team: offer it for other
 *   members only.
 */
export type BlockMemberErrorCode =
  | "MEMBER_ALREADY_BLOCKED"
  | "SELF_BLOCKING_FORBIDDEN"
  | "ADMIN_BLOCKING_FORBIDDEN";

/**
 * Block another member for the logged-in member.
 *
 * `POST /members/v1/member-to-member-blocks/members/my` (members/member-to-member-block)
 *
 * @param memberId - Id of the member.
 * @remarks Its application errors have a {@link BlockMemberErrorCode}. Needs
 *   MEMBERS.MEMBER_TO_MEMBER_BLOCKS_WRITE.
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

/** The `options` of {@link listCurrentMemberBlocking}. */
export interface ListCurrentMemberBlockingOptions {
  /** Which page to answer, by a cursor and the size of a page. */
  cursorPaging?: CursorPaging;
}

/**
 * List the ids of the members that the logged-in member has blocked.
 *
 * `GET /members/v1/member-to-member-blocks/members/my` (members/member-to-member-block)
 *
 * @param options - May hold `cursorPaging`.
 * @remarks Needs MEMBERS.MEMBER_TO_MEMBER_BLOCKS_READ.
 * @example
 * ```ts
 * const answer = await client.use(memberToMemberBlock).listCurrentMemberBlocking();
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
 * Codes of the application errors of {@link unblockMember}, and what to do.
 *
 * - `SELF_UNBLOCKING_FORBIDDEN`: Members cannot unblock themselves: choose another member.
 * - `BLOCK_DOES_NOT_EXIST`: The member is not blocked: there is nothing to undo.
 */
export type UnblockMemberErrorCode = "SELF_UNBLOCKING_FORBIDDEN" | "BLOCK_DOES_NOT_EXIST";

/**
 * Lift the logged-in member's block on another member.
 *
 * `DELETE /members/v1/member-to-member-blocks/members/my/{memberId}`
 * (members/member-to-member-block)
 *
 * @param memberId - Id of the member.
 * @remarks Its application errors have a {@link UnblockMemberErrorCode}. Needs
 *   MEMBERS.MEMBER_TO_MEMBER_BLOCKS_WRITE.
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

/** The `options` of {@link listMemberBlocks}. */
export interface ListMemberBlocksOptions {
  /** Which page to answer, by a cursor and the size of a page. */
  cursorPaging?: CursorPaging;
}

/**
 * List the blocks that involve a given member, with the direction of each.
 *
 * `GET /members/v1/member-to-member-blocks/members/{memberId}` (members/member-to-member-block)
 *
 * @param memberId - Id of the member.
 * @param options - May hold `cursorPaging`.
 * @remarks Needs MEMBERS.MEMBER_TO_MEMBER_BLOCKS_READ_MEMBER_BLOCKS.
 * @example
 * ```ts
 * const answer = await client.use(memberToMemberBlock).listMemberBlocks("<member id>");
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

/** What {@link blockMember} is called with. */
export interface BlockMemberRequest {
  /** Id of the member. */
  memberId: string;
}

/** What {@link unblockMember} is called with. */
export interface UnblockMemberRequest {
  /** Id of the member. */
  memberId: string;
}

/** What {@link unblockMember} answers. */
export type UnblockMemberResponse = Record<string, never>;

/** What {@link listCurrentMemberBlocking} is called with. */
export interface ListCurrentMemberBlockingRequest {
  /** Which page to answer, by a cursor and the size of a page. */
  cursorPaging?: CursorPaging;
}

/** What {@link listCurrentMemberBlocking} answers. */
export interface ListCurrentMemberBlockingResponse {
  /** Ids of the members whom the current one blocks. */
  blockedMemberIds: string[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: PagingMetadataV2;
}

/** What {@link listMemberBlocks} is called with. */
export interface ListMemberBlocksRequest {
  /** Id of the member. */
  memberId: string;
  /** Which page to answer, by a cursor and the size of a page. */
  cursorPaging?: CursorPaging;
}

/** What {@link listMemberBlocks} answers. */
export interface ListMemberBlocksResponse {
  /** The blocks of this page. */
  memberBlocks: MemberBlock[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: PagingMetadataV2;
}

/** That a member blocks another one, or is blocked. */
export interface MemberBlock {
  /** Id of the other member. */
  memberId: string;
  /** Which of the two blocks the other. */
  blockDirection: BlockDirection;
}

/** Which of two members blocks the other. */
export type BlockDirection = "UNKNOWN" | "BLOCKING" | "BLOCKED" | (string & {});
