// Tests how members follow and block each other.
import { beforeEach, describe, expect, test } from "vitest";
import { type Community, createCommunity, type Person } from "../../../../testing/community.js";
import type { Caller, Json } from "../../../../testing/test-client.js";

let site: Community;
beforeEach(async () => {
  site = await createCommunity();
});
const FOLLOWERS = "members.memberFollowers";
const BLOCKS = "members.memberToMemberBlock";
const follow = (from: Person, to: Person) =>
  from.caller.call(`${FOLLOWERS}.followMember`, { memberId: to.id });
const unfollow = (from: Person, to: Person) =>
  from.caller.call(`${FOLLOWERS}.unfollowMember`, { memberId: to.id });
const block = (from: Person, to: Person) =>
  from.caller.call(`${BLOCKS}.blockMember`, { memberId: to.id });
const idsOf = async (caller: Caller, operation: string, request: Json = {}) =>
  (await caller.call(`${FOLLOWERS}.${operation}`, request)).memberIds;

describe("a follow", () => {
  test("emits one event when it starts and one when it ends", async () => {
    const { ada, bea, events } = site;
    await follow(ada, bea);
    await follow(ada, bea);
    await unfollow(ada, bea);
    await unfollow(ada, bea);
    const { types, bodies } = await events();
    expect(types).toEqual(["follow_member_followed", "follow_member_unfollowed"]);
    const memberConnection = { memberId: ada.id, affectedMemberId: bea.id };
    expect(bodies.map(({ actionEvent }) => actionEvent.body)).toEqual([
      { memberConnection },
      { memberConnection },
    ]);
    expect(await idsOf(ada.caller, "listCurrentMemberFollowing")).toEqual([]);
  });

  test("appears in the lists of both members, and is hidden from visitors if the follower leaves", async () => {
    const { ada, bea, cyd, guest, owner } = site;
    await cyd.caller.call("members.members.joinCommunity");
    await follow(ada, bea);
    await follow(cyd, bea);
    await follow(bea, cyd);
    expect(await idsOf(bea.caller, "listCurrentMemberFollowers")).toEqual([ada.id, cyd.id]);
    expect(await idsOf(ada.caller, "listCurrentMemberFollowing")).toEqual([bea.id]);
    const beaRequest = { memberId: bea.id };
    for (const caller of [guest, ada.caller, owner]) {
      expect(await idsOf(caller, "listMemberFollowers", beaRequest)).toEqual([ada.id, cyd.id]);
      expect(await idsOf(caller, "listMemberFollowing", beaRequest)).toEqual([cyd.id]);
    }
    const firstPage = await owner.call(`${FOLLOWERS}.listMemberFollowers`, {
      ...beaRequest,
      paging: { limit: 1 },
    });
    expect(firstPage.memberIds).toEqual([ada.id]);
    await unfollow(ada, bea);
    const { cursors } = firstPage.pagingMetadata;
    const nextPage = { ...beaRequest, paging: { cursor: cursors.next } };
    expect(await idsOf(owner, "listMemberFollowers", nextPage)).toEqual([cyd.id]);
    // Members who leave the community are hidden from visitors.
    await cyd.caller.call("members.members.leaveCommunity");
    expect(await idsOf(guest, "listMemberFollowers", beaRequest)).toEqual([]);
    expect(await idsOf(owner, "listMemberFollowers", beaRequest)).toEqual([cyd.id]);
    const rejected = await guest.fails(`${FOLLOWERS}.listMemberFollowers`, { memberId: cyd.id });
    expect(rejected.code).toBe("MEMBER_NOT_FOUND");
  });

  test("appears in the connections of both members", async () => {
    const { ada, bea, cyd, guest } = site;
    await follow(ada, bea);
    const connectedMemberIds = [bea.id, cyd.id];
    const { connectedMembers } = await ada.caller.call(
      `${FOLLOWERS}.queryCurrentMemberConnections`,
      { connectedMemberIds },
    );
    expect(connectedMembers).toEqual([
      { connectedMemberId: bea.id, followedByMember: true, followingMember: false },
      { connectedMemberId: cyd.id, followedByMember: false, followingMember: false },
    ]);
    const { connectedMembers: forBea } = await guest.call(`${FOLLOWERS}.queryMemberConnections`, {
      memberId: bea.id,
      connectedMemberIds: [ada.id],
    });
    expect(forBea).toEqual([
      { connectedMemberId: ada.id, followedByMember: false, followingMember: true },
    ]);
  });

  test("requires both members to be in the community", async () => {
    const { ada, bea, cyd, guest, events } = site;
    const fails = (caller: Caller, { id }: Person) =>
      caller.fails(`${FOLLOWERS}.followMember`, { memberId: id });
    expect(await fails(ada.caller, ada)).toMatchObject({ status: 400, fields: ["memberId OTHER"] });
    expect(await fails(ada.caller, cyd)).toMatchObject({ code: "MEMBER_NOT_FOUND" });
    expect(await fails(cyd.caller, bea)).toMatchObject({ status: 403 });
    expect(await fails(guest, bea)).toMatchObject({ status: 403 });
    expect((await events()).types).toEqual([]);
  });

  test("ends when one of the members is deleted", async () => {
    const { ada, bea, owner, events } = site;
    await follow(ada, bea);
    await follow(bea, ada);
    await events();
    await owner.call("members.members.deleteMember", { id: ada.id });
    expect((await events()).types).toEqual([
      "follow_member_unfollowed",
      "follow_member_unfollowed",
      "member_deleted",
    ]);
    expect(await idsOf(bea.caller, "listCurrentMemberFollowers")).toEqual([]);
  });
});

describe("a block", () => {
  test("hides the members from each other and ends their follows", async () => {
    const { ada, bea, guest, events } = site;
    await follow(ada, bea);
    await follow(bea, ada);
    await events();
    await block(ada, bea);
    expect((await events()).types).toEqual([
      "follow_member_unfollowed",
      "follow_member_unfollowed",
    ]);
    const failToGet = (from: Person, to: Person) =>
      from.caller.fails("members.members.getMember", { id: to.id });
    expect(await failToGet(ada, bea)).toEqual({ status: 404, code: "MEMBER_TO_MEMBER_BLOCKED" });
    // The response does not reveal the block to the blocked member.
    expect(await failToGet(bea, ada)).toEqual({ status: 404, code: "MEMBER_NOT_FOUND" });
    const { members } = await bea.caller.call("members.members.listMembers", {});
    expect(members.map(({ id }: Json) => id)).toEqual([bea.id]);
    await guest.call("members.members.getMember", { id: bea.id });
    await ada.caller.call(`${BLOCKS}.unblockMember`, { memberId: bea.id });
    await follow(bea, ada);
  });

  test("is listed for the member who created it, and in both directions for the owner", async () => {
    const { ada, bea, cyd, owner } = site;
    await block(ada, bea);
    await block(cyd, ada);
    const adasBlocks = await ada.caller.call(`${BLOCKS}.listCurrentMemberBlocking`);
    expect(adasBlocks).toMatchObject({ blockedMemberIds: [bea.id], pagingMetadata: { count: 1 } });
    const { memberBlocks } = await owner.call(`${BLOCKS}.listMemberBlocks`, { memberId: ada.id });
    expect(memberBlocks).toEqual([
      { memberId: bea.id, blockDirection: "BLOCKING" },
      { memberId: cyd.id, blockDirection: "BLOCKED" },
    ]);
    expect(
      await ada.caller.fails(`${BLOCKS}.listMemberBlocks`, { memberId: ada.id }),
    ).toMatchObject({ status: 403 });
    await owner.call("members.members.deleteMember", { id: ada.id });
    expect((await cyd.caller.call(`${BLOCKS}.listCurrentMemberBlocking`)).blockedMemberIds).toEqual(
      [],
    );
  });

  test("is rejected for already blocked members, the caller and site collaborators", async () => {
    const { ada, bea, cyd, guest, owner } = site;
    await block(ada, bea);
    await owner.call("members.authorization.assignRole", { memberId: cyd.id, roleKey: "OWNER" });
    const fails = (caller: Caller, operation: string, { id }: Person) =>
      caller.fails(`${BLOCKS}.${operation}`, { memberId: id });
    const rejectedCalls = [
      [ada.caller, "blockMember", bea, 409, "MEMBER_ALREADY_BLOCKED"],
      [bea.caller, "blockMember", ada, 409, "MEMBER_ALREADY_BLOCKED"],
      [ada.caller, "blockMember", ada, 400, "SELF_BLOCKING_FORBIDDEN"],
      [ada.caller, "blockMember", cyd, 400, "ADMIN_BLOCKING_FORBIDDEN"],
      [cyd.caller, "blockMember", ada, 400, "ADMIN_BLOCKING_FORBIDDEN"],
      [bea.caller, "unblockMember", ada, 404, "BLOCK_DOES_NOT_EXIST"],
      [bea.caller, "unblockMember", bea, 400, "SELF_UNBLOCKING_FORBIDDEN"],
      [guest, "blockMember", ada, 403, "PERMISSION_DENIED"],
    ] as const;
    for (const [caller, operation, person, status, code] of rejectedCalls) {
      expect(await fails(caller, operation, person)).toEqual({ status, code });
    }
  });

  test("ends when one of the members becomes a contributor", async () => {
    const { ada, bea, owner } = site;
    await block(ada, bea);
    const role = { memberId: bea.id, roleKey: "CONTRIBUTOR" };
    await owner.call("members.authorization.assignRole", role);
    await ada.caller.call("members.members.getMember", { id: bea.id });
  });
});
