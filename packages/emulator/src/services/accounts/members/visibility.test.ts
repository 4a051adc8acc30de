// Tests which members a caller can see, and which of their fields.
import { beforeEach, describe, expect, test } from "vitest";
import { type Community, createCommunity } from "../../../testing/community.js";
import type { Caller, Json } from "../../../testing/test-client.js";

let site: Community;
beforeEach(async () => {
  site = await createCommunity();
});

const getMember = (caller: Caller, id: string, fieldset = "FULL") =>
  caller.call("members.members.getMember", { id, fieldsets: [fieldset] });
const idsOf = async (caller: Caller, request: Json = {}) =>
  (await caller.call("members.members.queryMembers", request)).members.map(({ id }: Json) => id);

describe("a profile", () => {
  test("is visible only to its member and the site owner if it is private", async () => {
    const { ada, cyd, guest, owner } = site;
    const notFound = { status: 404, code: "MEMBER_NOT_FOUND" };
    for (const caller of [guest, ada.caller]) {
      expect(await caller.fails("members.members.getMember", { id: cyd.id })).toEqual(notFound);
      expect(await idsOf(caller)).toEqual([ada.id, site.bea.id]);
    }
    for (const caller of [cyd.caller, owner]) await getMember(caller, cyd.id);
    expect(await idsOf(owner)).toHaveLength(3);
    expect(await idsOf(cyd.caller)).toContain(cyd.id);
  });

  test("is public while its member is in the community", async () => {
    const { cyd, guest, events } = site;
    const { member } = await cyd.caller.call("members.members.joinCommunity");
    expect(member.privacyStatus).toBe("PUBLIC");
    await getMember(guest, cyd.id);
    const { member: formerMember } = await cyd.caller.call("members.members.leaveCommunity");
    expect(formerMember.privacyStatus).toBe("PRIVATE");
    await guest.fails("members.members.getMember", { id: cyd.id });
    expect((await events()).types).toEqual(["member_updated", "member_updated"]);
    expect(await guest.fails("members.members.joinCommunity")).toMatchObject({ status: 403 });
  });

  test.each([
    ["PUBLIC", "UNKNOWN", []],
    ["EXTENDED", "APPROVED", ["loginEmail"]],
    ["FULL", "APPROVED", ["loginEmail", "contact"]],
  ])("with the fieldset %s has the status %s and fields %j", async (fieldset, status, fields) => {
    const { member } = await getMember(site.ada.caller, site.ada.id, fieldset);
    expect(member).toMatchObject({ status, profile: { slug: "ada", nickname: "ada" } });
    expect(["loginEmail", "contact"].filter((name) => name in member)).toEqual(fields);
    const statuses = status === "UNKNOWN" ? ["UNKNOWN", "UNKNOWN"] : ["PUBLIC", "ACTIVE"];
    expect([member.privacyStatus, member.activityStatus]).toEqual(statuses);
    // Other members see only public data, regardless of the fieldset.
    const { member: profile } = await getMember(site.bea.caller, site.ada.id, fieldset);
    expect(profile).toMatchObject({ status: "UNKNOWN", privacyStatus: "UNKNOWN" });
    expect(profile).not.toHaveProperty("loginEmail");
    expect(profile).not.toHaveProperty("contact");
  });

  test("can be found only by fields that the caller can see", async () => {
    const { ada, bea, guest, owner } = site;
    const search = { search: { expression: "ada@example" } };
    expect(await idsOf(owner, search)).toEqual([ada.id]);
    expect(await idsOf(guest, search)).toEqual([]);
    expect(await idsOf(guest, { search: { expression: "AD" } })).toEqual([ada.id]);
    const bySlug = { search: { expression: "ada", fields: ["profile.slug"] } };
    expect(await idsOf(guest, bySlug)).toEqual([ada.id]);
    const byName = { search: { expression: "ada", fields: ["contact.lastName"] } };
    expect(await idsOf(owner, byName)).toEqual([]);
    const byEmail = { query: { filter: { loginEmail: "ada@example.com" } } };
    expect(await idsOf(bea.caller, byEmail)).toEqual([]);
    expect(await idsOf(owner, byEmail)).toEqual([ada.id]);
  });

  test("is hidden if its member is blocked", async () => {
    await site.owner.call("members.members.blockMember", { id: site.ada.id });
    expect(await idsOf(site.guest)).toEqual([site.bea.id]);
    await site.guest.fails("members.members.getMember", { id: site.ada.id });
  });
});

describe("the privacy settings", () => {
  const setPrivacy = (settings: Json, revision = "1") =>
    site.owner.call("members.memberPrivacySettings.setMemberPrivacySettings", {
      memberPrivacySettings: { ...settings, revision },
    });

  test("can hide all members from visitors", async () => {
    await setPrivacy({ publicMemberVisibility: "VISIBLE_TO_MEMBERS_ONLY" });
    expect(await idsOf(site.guest)).toEqual([]);
    expect(await idsOf(site.bea.caller)).toEqual([site.ada.id, site.bea.id]);
  });

  test("can forbid public profiles, including existing ones", async () => {
    const { ada, events, fetchMember } = site;
    await setPrivacy({ publicMemberCandidates: "NO_ONE" });
    expect((await fetchMember(ada)).privacyStatus).toBe("PRIVATE");
    expect((await events()).types).toEqual(["member_updated", "member_updated"]);
    const rejected = { status: 428, code: "COMMUNITY_JOIN_IMPOSSIBLE" };
    expect(await ada.caller.fails("members.members.joinCommunity")).toEqual(rejected);
    const member = { id: ada.id, profile: { nickname: "x" }, privacyStatus: "PUBLIC" };
    expect(await ada.caller.fails("members.members.updateMember", { member })).toEqual(rejected);
    expect((await fetchMember(ada)).profile.nickname).toBe("ada");
    await setPrivacy({ publicMemberCandidates: "ANYONE" }, "2");
    await ada.caller.call("members.members.joinCommunity");
  });

  test("can be updated only by the owner, with valid settings and the current revision", async () => {
    const operation = "members.memberPrivacySettings.setMemberPrivacySettings";
    const fails = (memberPrivacySettings: Json) =>
      site.owner.fails(operation, { memberPrivacySettings });
    expect(await fails({ publicMemberCandidates: "NO_ONE" })).toMatchObject({ status: 400 });
    expect(await fails({ publicMemberCandidates: "UNKNOWN", revision: "1" })).toEqual({
      status: 400,
      code: "INVALID_SETTINGS",
    });
    expect(await fails({ publicMemberCandidates: "NO_ONE", revision: "7" })).toMatchObject({
      code: "INVALID_REVISION",
    });
    expect(await site.ada.caller.fails(operation, {})).toMatchObject({ status: 403 });
    const { memberPrivacySettings } = await site.guest.call(
      "members.memberPrivacySettings.getMemberPrivacySettings",
    );
    expect(memberPrivacySettings).toMatchObject({ publicMemberCandidates: "ANYONE" });
  });

  test("override the default privacy of new members", async () => {
    const { guest, owner } = site;
    const { defaultPrivacy } = await guest.call("members.defaultPrivacy.getDefaultPrivacyStatus");
    expect(defaultPrivacy).toMatchObject({ defaultPrivacy: "PRIVATE", revision: "1" });
    await owner.call("members.defaultPrivacy.setDefaultPrivacyStatus", {
      defaultPrivacy: { defaultPrivacy: "PUBLIC", revision: "1" },
    });
    const createMember = async () => (await owner.call("members.members.createMember", {})).member;
    expect((await createMember()).privacyStatus).toBe("PUBLIC");
    await setPrivacy({ publicMemberCandidates: "NO_ONE" });
    expect((await createMember()).privacyStatus).toBe("PRIVATE");
  });
});
