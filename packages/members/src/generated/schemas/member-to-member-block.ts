// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { CursorPaging, guid, PagingMetadataV2, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import { BlockMemberResponse } from "./common.js";

export { CursorPaging, Cursors, PagingMetadataV2 } from "@portico/core/schemas";
export { BlockMemberResponse } from "./common.js";

export const BlockMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid }),
);

export const UnblockMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid }),
);

export const UnblockMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const ListCurrentMemberBlockingRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ cursorPaging: CursorPaging.optional() }),
);

export const ListCurrentMemberBlockingResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    blockedMemberIds: z.array(guid).optional(),
    pagingMetadata: PagingMetadataV2.optional(),
  }),
);

export const ListMemberBlocksRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid, cursorPaging: CursorPaging.optional() }),
);

export const ListMemberBlocksResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    memberBlocks: z.array(MemberBlock).optional(),
    pagingMetadata: PagingMetadataV2.optional(),
  }),
);

export const MemberBlock: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberId: guid.optional(), blockDirection: BlockDirection.optional() }),
);

export const BlockDirection: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "BLOCKING", "BLOCKED"]),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.memberToMemberBlock.blockMember": BlockMemberRequest,
  "members.memberToMemberBlock.listCurrentMemberBlocking": ListCurrentMemberBlockingRequest,
  "members.memberToMemberBlock.unblockMember": UnblockMemberRequest,
  "members.memberToMemberBlock.listMemberBlocks": ListMemberBlocksRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.memberToMemberBlock.blockMember": /* @__PURE__ */ responseSchema(BlockMemberResponse),
  "members.memberToMemberBlock.listCurrentMemberBlocking": /* @__PURE__ */ responseSchema(
    ListCurrentMemberBlockingResponse,
  ),
  "members.memberToMemberBlock.unblockMember":
    /* @__PURE__ */ responseSchema(UnblockMemberResponse),
  "members.memberToMemberBlock.listMemberBlocks":
    /* @__PURE__ */ responseSchema(ListMemberBlocksResponse),
};
