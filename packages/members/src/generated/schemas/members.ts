// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  ActivationStatus,
  ApplicationError,
  atMostOne,
  BulkActionMetadata,
  DeletionStatus,
  dateTime,
  email,
  guid,
  needing,
  Paging,
  responseSchema,
  SortingOfProducts,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  ActivityStatusStatus,
  ImageOfMembers,
  PagingMetadata,
  PrivacyStatusStatus,
  Query,
  StatusOfMembers,
} from "./common.js";

export {
  ActivationStatus,
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  DeletionStatus,
  Paging,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/schemas";
export {
  ActivityStatusStatus,
  ImageOfMembers as Image,
  PagingMetadata,
  PrivacyStatusStatus,
  Query,
  StatusOfMembers as Status,
} from "./common.js";

export const UpdateMySlugRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ slug: z.string().max(255) }),
);

export const UpdateMySlugResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const Member: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    loginEmail: email.nullish(),
    loginEmailVerified: z.boolean().nullish(),
    status: StatusOfMembers.optional(),
    contactId: guid.nullish(),
    contact: Contact.optional(),
    profile: Profile.optional(),
    privacyStatus: PrivacyStatusStatus.optional(),
    activityStatus: ActivityStatusStatus.optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    lastLoginDate: dateTime.nullish(),
    state: ActivationStatus.nullish(),
    deleteStatus: DeletionStatus.nullish(),
  }),
);

export const Contact: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    phones: z.array(z.string()).nullish(),
    emails: z.array(email).nullish(),
    addresses: z.array(Address).optional(),
    birthdate: z.string().max(100).nullish(),
    company: z.string().max(100).nullish(),
    jobTitle: z.string().max(100).nullish(),
    customFields: z.record(z.string(), CustomField).optional(),
  }),
);

export const Address: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      streetAddress: StreetAddress.optional(),
      addressLine: z.string().max(200).nullish(),
      id: guid.nullish(),
      addressLine2: z.string().nullish(),
      city: z.string().nullish(),
      subdivision: z.string().nullish(),
      country: z.string().nullish(),
      postalCode: z.string().nullish(),
      formattedAddress: z.string().nullish(),
    }),
    ["streetAddress", "addressLine"],
  ),
);

export const StreetAddress: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    number: z.string().max(100).optional(),
    name: z.string().max(200).optional(),
    apt: z.string().nullish(),
  }),
);

export const CustomField: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ name: z.string().nullish(), value: z.unknown().optional() }),
);

export const Profile: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    nickname: z.string().nullish(),
    slug: z.string().nullish(),
    photo: ImageOfMembers.optional(),
    cover: ImageOfMembers.optional(),
    title: z.string().nullish(),
  }),
);

export const UpdateMemberSlugRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, slug: z.string().max(255) }),
);

export const UpdateMemberSlugResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const JoinCommunityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const JoinCommunityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const LeaveCommunityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const LeaveCommunityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const GetMyMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ fieldsets: z.array(Set).max(3).optional() }),
);

export const Set: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["PUBLIC", "EXTENDED", "FULL"]));

export const GetMyMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const GetMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid, fieldsets: z.array(Set).max(3).optional() }),
);

export const GetMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const ListMembersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paging: Paging.optional(),
    fieldsets: z.array(Set).max(3).optional(),
    sorting: z.array(SortingOfProducts).optional(),
  }),
);

export const ListMembersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ members: z.array(Member).optional(), metadata: PagingMetadata.optional() }),
);

export const QueryMembersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    query: Query.optional(),
    fieldsets: z.array(Set).max(3).optional(),
    search: Search.optional(),
  }),
);

export const Search: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    expression: z.string().min(1).max(100).nullish(),
    fields: z.array(z.string()).max(4).optional(),
  }),
);

export const QueryMembersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ members: z.array(Member).optional(), metadata: PagingMetadata.optional() }),
);

export const MuteMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const MuteMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const UnmuteMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const UnmuteMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const ApproveMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const ApproveMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const BlockMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const BlockMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const DisconnectMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const DisconnectMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const DeleteMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const DeleteMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const DeleteMyMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ contentAssigneeId: guid.nullish() }),
);

export const DeleteMyMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const BulkDeleteMembersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ memberIds: z.array(guid).min(1).max(100) }),
);

export const BulkDeleteMembersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkMemberResult).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkMemberResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const ItemMetadata: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().max(255).nullish(),
    originalIndex: z.number().optional(),
    success: z.boolean().optional(),
    error: ApplicationError.optional(),
  }),
);

export const BulkDeleteMembersByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.unknown(),
    contentAssigneeId: guid.nullish(),
    search: Search.optional(),
  }),
);

export const BulkDeleteMembersByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: z.string().optional() }),
);

export const BulkApproveMembersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ filter: z.unknown() }),
);

export const BulkApproveMembersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: z.string().optional() }),
);

export const BulkBlockMembersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ filter: z.unknown() }),
);

export const BulkBlockMembersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: z.string().optional() }),
);

export const CreateMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const CreateMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const UpdateMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const UpdateMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const DeleteMemberPhonesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const DeleteMemberPhonesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const DeleteMemberEmailsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const DeleteMemberEmailsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const DeleteMemberAddressesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const DeleteMemberAddressesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.members.updateCurrentMemberSlug": UpdateMySlugRequest,
  "members.members.updateMemberSlug": UpdateMemberSlugRequest,
  "members.members.joinCommunity": JoinCommunityRequest,
  "members.members.leaveCommunity": LeaveCommunityRequest,
  "members.members.getCurrentMember": GetMyMemberRequest,
  "members.members.deleteMyMember": DeleteMyMemberRequest,
  "members.members.getMember": GetMemberRequest,
  "members.members.deleteMember": DeleteMemberRequest,
  "members.members.listMembers": ListMembersRequest,
  "members.members.createMember": CreateMemberRequest,
  "members.members.queryMembers": QueryMembersRequest,
  "members.members.muteMember": MuteMemberRequest,
  "members.members.unmuteMember": UnmuteMemberRequest,
  "members.members.approveMember": ApproveMemberRequest,
  "members.members.blockMember": BlockMemberRequest,
  "members.members.disconnectMember": DisconnectMemberRequest,
  "members.members.bulkDeleteMembers": BulkDeleteMembersRequest,
  "members.members.bulkDeleteMembersByFilter": BulkDeleteMembersByFilterRequest,
  "members.members.bulkApproveMembers": BulkApproveMembersRequest,
  "members.members.bulkBlockMembers": BulkBlockMembersRequest,
  "members.members.updateMember": /* @__PURE__ */ needing(
    UpdateMemberRequest,
    "member.id",
    "member",
  ),
  "members.members.deleteMemberPhones": DeleteMemberPhonesRequest,
  "members.members.deleteMemberEmails": DeleteMemberEmailsRequest,
  "members.members.deleteMemberAddresses": DeleteMemberAddressesRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.members.updateCurrentMemberSlug": /* @__PURE__ */ responseSchema(UpdateMySlugResponse),
  "members.members.updateMemberSlug": /* @__PURE__ */ responseSchema(UpdateMemberSlugResponse),
  "members.members.joinCommunity": /* @__PURE__ */ responseSchema(JoinCommunityResponse),
  "members.members.leaveCommunity": /* @__PURE__ */ responseSchema(LeaveCommunityResponse),
  "members.members.getCurrentMember": /* @__PURE__ */ responseSchema(GetMyMemberResponse),
  "members.members.deleteMyMember": /* @__PURE__ */ responseSchema(DeleteMyMemberResponse),
  "members.members.getMember": /* @__PURE__ */ responseSchema(GetMemberResponse),
  "members.members.deleteMember": /* @__PURE__ */ responseSchema(DeleteMemberResponse),
  "members.members.listMembers": /* @__PURE__ */ responseSchema(ListMembersResponse),
  "members.members.createMember": /* @__PURE__ */ responseSchema(CreateMemberResponse),
  "members.members.queryMembers": /* @__PURE__ */ responseSchema(QueryMembersResponse),
  "members.members.muteMember": /* @__PURE__ */ responseSchema(MuteMemberResponse),
  "members.members.unmuteMember": /* @__PURE__ */ responseSchema(UnmuteMemberResponse),
  "members.members.approveMember": /* @__PURE__ */ responseSchema(ApproveMemberResponse),
  "members.members.blockMember": /* @__PURE__ */ responseSchema(BlockMemberResponse),
  "members.members.disconnectMember": /* @__PURE__ */ responseSchema(DisconnectMemberResponse),
  "members.members.bulkDeleteMembers": /* @__PURE__ */ responseSchema(BulkDeleteMembersResponse),
  "members.members.bulkDeleteMembersByFilter": /* @__PURE__ */ responseSchema(
    BulkDeleteMembersByFilterResponse,
  ),
  "members.members.bulkApproveMembers": /* @__PURE__ */ responseSchema(BulkApproveMembersResponse),
  "members.members.bulkBlockMembers": /* @__PURE__ */ responseSchema(BulkBlockMembersResponse),
  "members.members.updateMember": /* @__PURE__ */ responseSchema(UpdateMemberResponse),
  "members.members.deleteMemberPhones": /* @__PURE__ */ responseSchema(DeleteMemberPhonesResponse),
  "members.members.deleteMemberEmails": /* @__PURE__ */ responseSchema(DeleteMemberEmailsResponse),
  "members.members.deleteMemberAddresses": /* @__PURE__ */ responseSchema(
    DeleteMemberAddressesResponse,
  ),
};
