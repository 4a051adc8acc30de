// Tests reports about members, and the texts that members write about themselves.
import { beforeEach, describe, expect, test } from "vitest";
import { type Community, createCommunity, type Person } from "../../../../testing/community.js";
import type { Caller, Json } from "../../../../testing/test-client.js";

let site: Community;
beforeEach(async () => {
  site = await createCommunity();
});

describe("reports", () => {
  const REPORTS = "members.memberReport";
  const reason = { category: "SPAM", description: "Too much" };
  const reportOf = ({ id }: Person) => ({ memberReport: { reportedMemberId: id, reason } });
  const report = async (caller: Caller, person: Person) =>
    (await caller.call(`${REPORTS}.reportMember`, reportOf(person))).memberReport;
  const reportedMembers = async () =>
    (await site.owner.call(`${REPORTS}.listReportedMembers`)).reportedMembers;

  test("from members and visitors increase the reported member's report count", async () => {
    const { ada, bea, cyd, emulator, guest, owner, events } = site;
    const firstReport = await report(ada.caller, bea);
    expect(firstReport).toMatchObject({ reportingMemberId: ada.id, reason });
    await emulator.clock.advance(1000);
    const secondReport = await report(guest, bea);
    expect(secondReport).not.toHaveProperty("reportingMemberId");
    await report(cyd.caller, ada);
    expect((await events()).types).toEqual([
      "member_report_created",
      "member_report_reported_member_created",
      "member_report_created",
      "member_report_created",
      "member_report_reported_member_created",
    ]);
    expect(await reportedMembers()).toEqual([
      {
        reportedMemberId: bea.id,
        reportCount: "2",
        reviewed: false,
        lastReportDate: secondReport.createdDate,
      },
      expect.objectContaining({ reportedMemberId: ada.id, reportCount: "1" }),
    ]);
    const query = async (filter: Json) =>
      (await owner.call(`${REPORTS}.queryReportedMembers`, { query: { filter } })).reportedMembers;
    expect(await query({ reportingMemberId: ada.id })).toMatchObject([
      { reportedMemberId: bea.id, reportCount: "2" },
    ]);
    const { memberReports } = await owner.call(`${REPORTS}.queryMemberReports`, {
      query: { filter: { reportedMemberId: bea.id } },
    });
    expect(memberReports.map(({ id }: Json) => id)).toEqual([firstReport.id, secondReport.id]);
  });

  test("about a member can be deleted together, and are deleted with the reporting or reported member", async () => {
    const { ada, bea, cyd, owner, events } = site;
    await report(ada.caller, bea);
    await report(cyd.caller, bea);
    await report(bea.caller, ada);
    await events();
    await owner.call("members.members.deleteMember", { id: cyd.id });
    expect((await events()).types).toEqual(["member_report_deleted", "member_deleted"]);
    expect((await reportedMembers())[0].reportCount).toBe("1");
    await owner.call(`${REPORTS}.deleteMemberReports`, { memberId: bea.id });
    const deletionEvents = ["member_report_deleted", "member_report_reported_member_deleted"];
    expect((await events()).types).toEqual(deletionEvents);
    await owner.call("members.members.deleteMember", { id: ada.id });
    expect((await events()).types).toEqual([...deletionEvents, "member_deleted"]);
    expect(await reportedMembers()).toEqual([]);
  });

  test("about the caller, a blocked member or a hidden member are rejected", async () => {
    const { ada, bea, cyd, owner, events } = site;
    await owner.call("members.members.blockMember", { id: bea.id });
    await events();
    const fails = (person: Person) => ada.caller.fails(`${REPORTS}.reportMember`, reportOf(person));
    expect(await fails(ada)).toEqual({ status: 400, code: "SELF_REPORTING_FORBIDDEN" });
    expect(await fails(bea)).toEqual({ status: 428, code: "CANNOT_REPORT_BLOCKED_MEMBER" });
    expect(await fails(cyd)).toEqual({ status: 404, code: "MEMBER_NOT_FOUND" });
    expect(await ada.caller.fails(`${REPORTS}.queryMemberReports`, {})).toMatchObject({
      status: 403,
    });
    const about = { memberId: ada.id };
    expect(await ada.caller.fails(`${REPORTS}.deleteMemberReports`, about)).toMatchObject({
      status: 403,
    });
    expect((await events()).types).toEqual([]);
  });
});

describe("the about section", () => {
  const ABOUT = "members.membersAbout";
  const richText = (words: string) => ({
    nodes: [
      {
        type: "PARAGRAPH",
        id: "p",
        nodes: [{ type: "TEXT", id: "", nodes: [], textData: { text: words, decorations: [] } }],
      },
    ],
  });
  const create = async (caller: Caller, more: Json = {}) =>
    (
      await caller.call(`${ABOUT}.createMemberAbout`, {
        memberAbout: { content: richText("I"), ...more },
      })
    ).memberAbout;

  test("can be created and updated by its member, and deleted by the owner", async () => {
    const { ada, bea, owner, events } = site;
    expect(await ada.caller.fails(`${ABOUT}.getMyMemberAbout`)).toEqual({
      status: 404,
      code: "MEMBER_ABOUT_NOT_FOUND",
    });
    const created = await create(ada.caller);
    expect(created).toMatchObject({ memberId: ada.id, revision: "1" });
    const change = { id: created.id, revision: "1", content: richText("me"), memberId: bea.id };
    const { memberAbout } = await ada.caller.call(`${ABOUT}.updateMemberAbout`, {
      memberAbout: change,
    });
    expect(memberAbout).toMatchObject({ memberId: ada.id, revision: "2", content: richText("me") });
    const staleChange = { memberAbout: change };
    expect(await ada.caller.fails(`${ABOUT}.updateMemberAbout`, staleChange)).toMatchObject({
      code: "INVALID_REVISION",
    });
    const { memberAbout: ownAbout } = await ada.caller.call(`${ABOUT}.getMyMemberAbout`);
    expect(ownAbout).toEqual(memberAbout);
    await owner.call(`${ABOUT}.deleteMemberAbout`, { id: created.id });
    expect((await events()).types).toEqual([
      "member_about_created",
      "member_about_updated",
      "member_about_deleted",
    ]);
  });

  test("is visible to all who can see its member, but read-only for other members", async () => {
    const { ada, bea, cyd, guest, owner } = site;
    const about = await create(ada.caller);
    const hiddenAbout = await create(owner, { memberId: cyd.id });
    await guest.call(`${ABOUT}.getMemberAbout`, { id: about.id });
    expect((await guest.fails(`${ABOUT}.getMemberAbout`, { id: hiddenAbout.id })).status).toBe(404);
    const count = async (caller: Caller) =>
      (await caller.call(`${ABOUT}.queryMemberAbouts`, { query: {} })).memberAbouts.length;
    expect([await count(guest), await count(owner), await count(cyd.caller)]).toEqual([1, 2, 2]);
    const change = { memberAbout: { ...about, content: richText("not me") } };
    const denied = { status: 403, code: "PERMISSION_DENIED" };
    expect(await bea.caller.fails(`${ABOUT}.updateMemberAbout`, change)).toEqual(denied);
    expect(await bea.caller.fails(`${ABOUT}.deleteMemberAbout`, { id: about.id })).toEqual(denied);
    const forgedAbout = { memberAbout: { content: richText("I"), memberId: cyd.id } };
    expect(await bea.caller.fails(`${ABOUT}.createMemberAbout`, forgedAbout)).toEqual(denied);
    const duplicate = { memberAbout: { content: richText("I") } };
    expect(await ada.caller.fails(`${ABOUT}.createMemberAbout`, duplicate)).toEqual({
      status: 409,
      code: "ALREADY_EXISTS",
    });
    await owner.call("members.members.deleteMember", { id: ada.id });
    expect(await count(owner)).toBe(1);
  });
});
