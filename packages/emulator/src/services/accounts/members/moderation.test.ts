// Tests what the site owner can do with members.
import { beforeEach, describe, expect, test } from "vitest";
import { type Community, createCommunity } from "../../../testing/community.js";
import { authorize, logIn, postedMessage } from "../../../testing/login.js";
import { orderInput } from "../../../testing/order-world.js";
import { type Json, merchant } from "../../../testing/test-client.js";

let site: Community;
beforeEach(async () => {
  site = await createCommunity();
});
const unknownId = "00000000-0000-4000-8000-00000000dead";

describe("a member", () => {
  test("cannot be blocked while their plan is active", async () => {
    const { ada, emulator, owner, fetchMember } = site;
    const order = orderInput({ status: "APPROVED" });
    order.buyerInfo = { memberId: ada.id };
    order.lineItems[0].catalogReference.appId = "1522827f-c56c-a5c9-2ac9-00f9e6ae12d3";
    order.lineItems[0].subscriptionInfo = {
      cycleNumber: 1,
      subscriptionSettings: {
        frequency: "WEEK",
        interval: 1,
        autoRenewal: false,
        billingCycles: 2,
        enableCustomerCancellation: true,
      },
    };
    await owner.call("ecom.orders.createOrder", { order });
    const blockRequest = { id: ada.id };
    emulator.clock.advance(13 * 24 * 60 * 60 * 1000);
    expect(await owner.fails("members.members.blockMember", blockRequest)).toEqual({
      status: 400,
      code: "ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN",
    });
    emulator.clock.advance(24 * 60 * 60 * 1000);
    await owner.call("members.members.blockMember", blockRequest);
    expect((await fetchMember(ada)).status).toBe("BLOCKED");
  });

  test("can be muted and unmuted without being logged out", async () => {
    const { ada, owner, fetchMember } = site;
    await owner.call("members.members.muteMember", { id: ada.id });
    expect(await fetchMember(ada)).toMatchObject({ activityStatus: "MUTED", status: "APPROVED" });
    await ada.caller.call("members.members.getCurrentMember");
    await owner.call("members.members.unmuteMember", { id: ada.id });
    expect((await fetchMember(ada)).activityStatus).toBe("ACTIVE");
  });

  test("is logged out when blocked, and can log in again after approval", async () => {
    const { ada, emulator, guest, owner, fetchMember, events } = site;
    const { sessionToken } = await guest.call("identity.authentication.loginV2", {
      loginId: { email: "ada@example.com" },
      password: "portico",
    });
    await owner.call("members.members.blockMember", { id: ada.id });
    expect((await fetchMember(ada)).status).toBe("BLOCKED");
    expect((await ada.caller.send("members.members.getCurrentMember")).status).toBe(401);
    const login = { loginId: { email: "ada@example.com" }, password: "portico" };
    expect(await guest.fails("identity.authentication.loginV2", login)).toMatchObject({
      status: 403,
    });
    await owner.call("members.members.approveMember", { id: ada.id });
    expect((await events()).types).toEqual(["member_updated", "member_updated"]);
    // An approval does not restore the sessions that the block ended.
    expect((await ada.caller.send("members.members.getCurrentMember")).status).toBe(401);
    const page = await authorize(guest, { responseMode: "web_message", sessionToken }, "none");
    const { message } = await postedMessage(await emulator.fetch(page));
    expect(message).toMatchObject({ error: "login_required" });
    await logIn(guest);
  });

  test("can be disconnected and then register as a new member", async () => {
    const { ada, guest, owner, fetchMember } = site;
    await owner.call("members.members.disconnectMember", { id: ada.id });
    expect((await fetchMember(ada)).status).toBe("OFFLINE");
    for (const verb of ["approve", "block", "mute", "unmute", "disconnect"]) {
      const rejected = await owner.fails(`members.members.${verb}Member`, { id: ada.id });
      expect([verb, rejected]).toEqual([verb, { status: 428, code: "FAILED_PRECONDITION" }]);
    }
    const login = { loginId: { email: "ada@example.com" }, password: "portico" };
    await guest.fails("identity.authentication.loginV2", login);
    const { identity } = await guest.call("identity.authentication.registerV2", login);
    expect(identity.id).not.toBe(ada.id);
    const adaAgain = await logIn(guest);
    const { member } = await adaAgain.call("members.members.getCurrentMember");
    expect([member.id, member.profile.slug]).toEqual([identity.id, "ada-1"]);
    await owner.call("members.members.disconnectMember", { id: identity.id });
    const email = "ada@example.com";
    const { member: created } = await owner.call("members.members.createMember", {
      member: { loginEmail: email },
    });
    await owner.call("members.members.disconnectMember", { id: created.id });
    const response = await owner.call("identity.authentication.signOn", { loginId: { email } });
    expect([ada.id, identity.id, created.id]).not.toContain(response.identity.id);
  });

  test("cannot be blocked if they are the caller or an owner", async () => {
    const { ada, bea, emulator, owner } = site;
    const server = merchant(emulator, ada.caller);
    const selfBlock = await server.fails("members.members.blockMember", { id: ada.id });
    expect(selfBlock).toEqual({ status: 400, code: "MEMBER_SELF_BLOCK_FORBIDDEN" });
    const role = { memberId: bea.id, roleKey: "OWNER" };
    await owner.call("members.authorization.assignRole", role);
    const rejected = await owner.fails("members.members.blockMember", { id: bea.id });
    expect(rejected).toEqual({ status: 400, code: "OWNER_MEMBER_BLOCK_FORBIDDEN" });
  });

  test.each([
    "approveMember",
    "blockMember",
    "disconnectMember",
    "muteMember",
    "unmuteMember",
    "deleteMember",
  ])("can be changed with %s only by the owner, and must exist", async (name) => {
    const operation = `members.members.${name}`;
    expect(await site.ada.caller.fails(operation, { id: site.ada.id })).toMatchObject({
      status: 403,
    });
    expect(await site.owner.fails(operation, { id: unknownId })).toEqual({
      status: 404,
      code: "MEMBER_NOT_FOUND",
    });
  });
});

describe("several members", () => {
  const statuses = async () => {
    const { members } = await site.owner.call("members.members.listMembers", {
      fieldsets: ["EXTENDED"],
    });
    return members.map(({ status }: Json) => status);
  };

  test("can be blocked and approved by filter, except members that cannot be changed", async () => {
    const { ada, bea, cyd, owner } = site;
    await owner.call("members.members.disconnectMember", { id: cyd.id });
    await owner.call("members.authorization.assignRole", {
      memberId: bea.id,
      roleKey: "CONTRIBUTOR",
    });
    const { jobId } = await owner.call("members.members.bulkBlockMembers", { filter: {} });
    expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await statuses()).toEqual(["BLOCKED", "APPROVED", "OFFLINE"]);
    expect((await ada.caller.send("members.members.getCurrentMember")).status).toBe(401);
    await owner.call("members.members.bulkApproveMembers", { filter: { status: "BLOCKED" } });
    expect(await statuses()).toEqual(["APPROVED", "APPROVED", "OFFLINE"]);
    for (const name of ["bulkBlockMembers", "bulkApproveMembers", "bulkDeleteMembersByFilter"]) {
      const rejected = await bea.caller.fails(`members.members.${name}`, { filter: {} });
      expect(rejected).toMatchObject({ status: 403 });
    }
  });

  test("can be deleted by id, and unknown ids do not affect the other members", async () => {
    const { ada, bea, owner, events } = site;
    const response = await owner.call("members.members.bulkDeleteMembers", {
      memberIds: [ada.id, unknownId, bea.id, ada.id],
    });
    expect(response.results.map(({ itemMetadata }: Json) => itemMetadata.success)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(response.results[1].itemMetadata).toMatchObject({
      id: unknownId,
      error: { code: "MEMBER_NOT_FOUND" },
    });
    expect(response.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 2 });
    expect((await events()).types).toEqual(["member_deleted", "member_deleted"]);
    expect((await ada.caller.send("members.members.getCurrentMember")).status).toBe(401);
  });

  test("can be deleted by filter or search, except the recipient of their content", async () => {
    const { bea, owner } = site;
    const operation = "members.members.bulkDeleteMembersByFilter";
    const wrongAssignee = { filter: {}, contentAssigneeId: unknownId };
    expect(await owner.fails(operation, wrongAssignee)).toMatchObject({ code: "MEMBER_NOT_FOUND" });
    await owner.call(operation, { filter: {}, search: { expression: "cyd" } });
    expect(await statuses()).toHaveLength(2);
    await owner.call(operation, { filter: {}, contentAssigneeId: bea.id });
    const { members } = await owner.call("members.members.listMembers", {});
    expect(members.map(({ id }: Json) => id)).toEqual([bea.id]);
  });
});

test("a member created by the owner is approved, and the event contains contact data", async () => {
  const { emulator, owner, events } = site;
  emulator.state.site.signOn.requireOwnerApproval = true;
  const { member } = await owner.call("members.members.createMember", {
    member: { loginEmail: "ada.b@example.com", contact: { firstName: "Ada" } },
  });
  expect(member).toMatchObject({ status: "APPROVED", contact: { firstName: "Ada" } });
  const { types, bodies } = await events();
  expect(types).toEqual(["member_created"]);
  expect(bodies[0].createdEvent.entity).toMatchObject({ contact: { firstName: "Ada" } });
});
