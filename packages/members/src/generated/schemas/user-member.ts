// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  CursorPagingMetadata,
  CursorQueryOfBadgesV2,
  dateTime,
  guid,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  ActivityStatusStatus,
  ImageOfMembers,
  PrivacyStatusStatus,
  StatusOfMembers,
} from "./common.js";

export {
  CursorPagingMetadata,
  CursorPagingOfBadgesV2 as CursorPaging,
  CursorQueryOfBadgesV2 as CursorQuery,
  Cursors,
  SortingOfBadgesV2 as Sorting,
  SortOrder,
} from "@portico/core/schemas";
export {
  ActivityStatusStatus,
  ImageOfMembers as Image,
  PrivacyStatusStatus,
  StatusOfMembers as Status,
} from "./common.js";

export const QueryUserMembersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQueryOfBadgesV2.optional() }),
);

export const QueryUserMembersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    userMembers: z.array(UserMember).optional(),
    metadata: CursorPagingMetadata.optional(),
  }),
);

export const UserMember: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    memberId: guid.nullish(),
    userId: guid.nullish(),
    contactId: guid.nullish(),
    siteMembersInstanceId: guid.nullish(),
    metaSiteId: guid.nullish(),
    photo: ImageOfMembers.optional(),
    nickname: z.string().nullish(),
    privacyStatus: PrivacyStatusStatus.optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    status: StatusOfMembers.optional(),
    activityStatus: ActivityStatusStatus.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.userMember.queryUserMembers": QueryUserMembersRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.userMember.queryUserMembers": /* @__PURE__ */ responseSchema(QueryUserMembersResponse),
};
