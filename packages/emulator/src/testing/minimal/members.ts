import { MEMBER_CHANGES } from "../changing-members.js";
import { logInAs } from "../community.js";
import type { World } from "../shop-world.js";
import type { Json } from "../test-client.js";
import { callMinimal, entityRequests, settingsOf } from "./create.js";
import { type Settings, setField } from "./setting.js";

const badge = entityRequests("members.badgesV2.createBadge");
const olderBadge = entityRequests("members.badges.createBadge");
const assignment = entityRequests(
  "members.badgeAssignments.createBadgeAssignment",
  async (world) => ({
    "badgeAssignment.badgeId": (await badge.make(world)).id,
  }),
);
const field = entityRequests("members.customFields.createCustomField");
const application = entityRequests(
  "members.customFieldApplications.createCustomFieldApplication",
  async (world) => ({ "application.customFieldId": (await field.make(world)).id }),
);
const role = entityRequests("members.memberRoleDefinition.createMemberRoleDefinition");
const memberAbout = entityRequests("members.membersAbout.createMemberAbout", () => ({}), "member");

const idRequest = ({ id }: Json) => ({ id });
const eveRequest = ({ ids }: World) => ({ request: { id: ids.eve } });
const adaRequest = ({ ids }: World) => ({ request: { memberId: ids.ada } });
const createReport = async (world: World) => {
  const fields = { "memberReport.reportedMemberId": world.ids.ada };
  await callMinimal(world, "members.memberReport.reportMember", fields, "member");
  return {};
};
const asMember = () => ({ as: "member" as const });

export const members: Settings = {
  ...badge.settings({
    updateBadge: setField("badge.title", "New"),
    updateBadgesDisplayOrder: ({ id }) => ({ ids: [id] }),
    moveBadge: ({ id }) => ({ badgeId: id }),
  }),
  ...olderBadge.settings({
    updateBadge: setField("badge.title", "New"),
    assignBadge: idRequest,
    unassignBadge: idRequest,
    listMembersByBadge: async ({ id }, world) => {
      await callMinimal(world, "members.badges.assignBadge", { id });
      return { id };
    },
    getMemberCountsPerBadge: () => undefined,
    updateBadgesDisplayOrder: ({ id }) => ({ badgeIds: [id] }),
  }),
  ...assignment.settings(),
  ...field.settings({
    updateCustomField: setField("field.name", "New"),
    hideCustomField: ({ id, revision }) => ({ id, revision }),
    updateCustomFieldsOrder: ({ id }) => ({ fieldIds: [id] }),
  }),
  ...application.settings({
    updateCustomFieldApplication: ({ customFieldId }, { ids }) => ({
      "application.customFieldId": customFieldId,
      "application.applications.items": [{ applicationType: "MEMBER", entityId: ids.ada }],
    }),
    getCustomFieldApplications: ({ customFieldId }) => ({ customFieldIds: [customFieldId] }),
  }),
  ...role.settings({
    updateMemberRoleDefinition: ({ roleKey, revision }) => ({ key: roleKey, revision }),
  }),
  ...memberAbout.settings({
    updateMemberAbout: setField("memberAbout.content.nodes", [{ type: "DIVIDER", id: "a" }]),
    getMyMemberAbout: () => undefined,
  }),
  "members.defaultPrivacy.setDefaultPrivacyStatus": () => ({
    request: { "defaultPrivacy.defaultPrivacy": "PUBLIC" },
  }),
  "members.memberPrivacySettings.setMemberPrivacySettings": () => ({
    request: { "memberPrivacySettings.publicMemberVisibility": "VISIBLE_TO_MEMBERS_ONLY" },
  }),
  ...settingsOf(MEMBER_CHANGES),
  "members.members.getMember": eveRequest,
  "members.members.getCurrentMember": asMember,
  "members.members.bulkDeleteMembers": ({ ids }) => ({ request: { memberIds: [ids.eve] } }),
  "members.memberFollowers.listCurrentMemberFollowing": asMember,
  "members.memberFollowers.listMemberFollowers": adaRequest,
  "members.memberFollowers.listCurrentMemberFollowers": async ({ callers, ids }) => {
    const ada = await logInAs(callers.new, ids.ada ?? "");
    await ada.call("members.memberFollowers.followMember", { memberId: ids.eve });
    return { as: "member" };
  },
  "members.memberFollowers.queryCurrentMemberConnections": asMember,
  "members.memberToMemberBlock.listCurrentMemberBlocking": asMember,
  "members.authorization.getRoles": adaRequest,
  "members.memberReport.reportMember": ({ ids }) => ({
    as: "member",
    request: { "memberReport.reportedMemberId": ids.ada },
  }),
  "members.memberReport.queryMemberReports": createReport,
  "members.memberReport.listReportedMembers": createReport,
  "members.memberReport.queryReportedMembers": createReport,
  "members.memberReport.deleteMemberReports": async (world) => {
    await createReport(world);
    return adaRequest(world);
  },
};
