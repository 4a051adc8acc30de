import type { CallRow } from "./shop-world.js";

const emptyRequest = () => ({});
const eveId: CallRow[2] = ({ ids }) => ({ id: ids.eve });
const allMembersFilter = () => ({ filter: {} });
const beaMemberId: CallRow[2] = ({ ids }) => ({ memberId: ids.bea });

/** Valid requests, one for each operation that changes members. */
export const MEMBER_CHANGES: readonly CallRow[] = [
  [
    "members.members.updateMember",
    "owner",
    ({ ids }) => ({ member: { id: ids.ada, profile: { nickname: "x" } } }),
  ],
  ["members.members.createMember", "owner", () => ({ member: { profile: { nickname: "x" } } })],
  ["members.members.updateCurrentMemberSlug", "member", () => ({ slug: "x" })],
  ["members.members.updateMemberSlug", "owner", ({ ids }) => ({ id: ids.ada, slug: "x" })],
  ["members.members.joinCommunity", "member", emptyRequest],
  ["members.members.leaveCommunity", "member", emptyRequest],
  ["members.members.muteMember", "owner", eveId],
  ["members.members.unmuteMember", "owner", eveId],
  ["members.members.approveMember", "owner", ({ ids }) => ({ id: ids.pending })],
  ["members.members.blockMember", "owner", eveId],
  ["members.members.disconnectMember", "owner", eveId],
  ["members.members.deleteMemberPhones", "member", eveId],
  ["members.members.deleteMemberEmails", "member", eveId],
  ["members.members.deleteMemberAddresses", "member", eveId],
  ["members.members.deleteMember", "owner", eveId],
  ["members.members.deleteMyMember", "member", emptyRequest],
  [
    "members.members.bulkDeleteMembers",
    "owner",
    ({ ids }) => ({ memberIds: [ids.eve, "00000000-0000-4000-8000-00000000dead"] }),
  ],
  ["members.members.bulkDeleteMembersByFilter", "owner", allMembersFilter],
  ["members.members.bulkApproveMembers", "owner", allMembersFilter],
  ["members.members.bulkBlockMembers", "owner", allMembersFilter],

  [
    "members.authentication.register",
    "new",
    () => ({ email: "x@example.com", password: "x", contactInfo: { firstName: "X" } }),
  ],
  [
    "members.authentication.login",
    "new",
    () => ({ email: "ada@example.com", password: "portico" }),
  ],
  ["members.authentication.sendSetPasswordEmail", "owner", () => ({ email: "ada@example.com" })],
  [
    "members.authentication.changeLoginEmail",
    "member",
    ({ ids }) => ({ id: ids.eve, newEmail: "x@example.com", revokeCurrentSessions: true }),
  ],
  ["members.authentication.approve", "owner", () => ({ email: "new@example.com" })],
  ["members.authentication.block", "owner", () => ({ email: "eve@example.com" })],

  ["members.memberFollowers.followMember", "member", beaMemberId],
  ["members.memberFollowers.unfollowMember", "member", ({ ids }) => ({ memberId: ids.ada })],
  ["members.memberToMemberBlock.blockMember", "member", ({ ids }) => ({ memberId: ids.ada })],
  ["members.memberToMemberBlock.unblockMember", "member", ({ ids }) => ({ memberId: ids.pending })],
  [
    "members.authorization.assignRole",
    "owner",
    ({ ids }) => ({ memberId: ids.ada, roleKey: "OWNER" }),
  ],
  [
    "members.authorization.unassignRole",
    "owner",
    ({ ids }) => ({ memberId: ids.ada, roleKey: "MEMBER" }),
  ],
];
