// Tests badges through both badge APIs.
import { beforeEach, describe, expect, test } from "vitest";
import { type Community, createCommunity } from "../../../../testing/community.js";
import type { Json } from "../../../../testing/test-client.js";

let site: Community;
beforeEach(async () => {
  site = await createCommunity();
});
const COLORS = { backgroundColor: "#ffffff", textColor: "#000000" };
const unknownId = "00000000-0000-4000-8000-00000000dead";

const createBadge = async (title: string, more: Json = {}): Promise<Json> =>
  (await site.owner.call("members.badgesV2.createBadge", { badge: { title, ...COLORS, ...more } }))
    .badge;
const assign = async (badgeId: string, memberId: string): Promise<Json> =>
  (
    await site.owner.call("members.badgeAssignments.createBadgeAssignment", {
      badgeAssignment: { badgeId, memberId },
    })
  ).badgeAssignment;
const callV3 = (operation: string, request: Json = {}) =>
  site.owner.call(`members.badges.${operation}`, request);
const titles = async () => (await callV3("listBadges")).badges.map(({ title }: Json) => title);

describe("a badge", () => {
  test("is the same in both APIs", async () => {
    const { badge: gold } = await callV3("createBadge", {
      badge: { title: "Gold Star", ...COLORS, icon: "https://example.com/star.svg" },
    });
    const { badge } = await site.guest.call("members.badgesV2.getBadge", { badgeId: gold.id });
    expect(badge).toMatchObject({
      title: "Gold Star",
      slug: "gold-star",
      revision: "1",
      icon: { url: "https://example.com/star.svg" },
    });
    await site.owner.call("members.badgesV2.updateBadge", {
      badge: { ...badge, description: "For gold", slug: "other" },
    });
    const { badge: badgeV3 } = await callV3("getBadge", { id: gold.id });
    expect(badgeV3).toMatchObject({
      title: "Gold Star",
      slug: "gold-star",
      description: "For gold",
      icon: "https://example.com/star.svg",
    });
    const { badge: silver } = await callV3("updateBadge", {
      badge: { id: gold.id, title: "Silver" },
    });
    expect(silver).toMatchObject({ title: "Silver", description: "For gold" });
    expect((await createBadge("Gold Star")).slug).toBe("gold-star-1");
    await callV3("deleteBadge", { id: gold.id });
    const notFound = { status: 404, code: "BADGE_NOT_FOUND" };
    const request = { badgeId: gold.id };
    expect(await site.guest.fails("members.badgesV2.getBadge", request)).toEqual(notFound);
    expect(await site.owner.fails("members.badges.deleteBadge", { id: gold.id })).toEqual(notFound);
    expect((await site.events()).types).toEqual([
      "badge_created",
      "badge_updated",
      "badge_updated",
      "badge_created",
      "badge_deleted",
    ]);
  });

  test("can be created, assigned and moved only by the owner", async () => {
    const badge = { title: "x", ...COLORS };
    const { id } = await createBadge("x");
    const badgeAssignment = { badgeId: id, memberId: site.ada.id };
    for (const [operation, request] of [
      ["badgesV2.createBadge", { badge }],
      ["badges.createBadge", { badge }],
      ["badges.assignBadge", { id, memberIds: [site.ada.id] }],
      ["badgeAssignments.createBadgeAssignment", { badgeAssignment }],
      ["badgesV2.moveBadge", { badgeId: id }],
    ] as const) {
      const rejected = await site.ada.caller.fails(`members.${operation}`, request);
      expect([operation, rejected.status]).toEqual([operation, 403]);
    }
  });
});

describe("the badge order", () => {
  test.each([
    ["FIRST", undefined, "c", "c a b d"],
    ["LAST", undefined, "a", "b c d a"],
    ["AFTER", "c", "a", "b c a d"],
    ["AFTER", "a", "d", "a d b c"],
  ])(
    "changes when a badge is moved to the position %s (%#)",
    async (position, after, movedBadge, order) => {
      const ids: Record<string, string> = {};
      for (const title of "abcd") ids[title] = (await createBadge(title)).id;
      await site.owner.call("members.badgesV2.moveBadge", {
        badgeId: ids[movedBadge],
        position,
        ...(after && { moveAfterBadgeId: ids[after] }),
      });
      expect((await titles()).join(" ")).toBe(order);
      await createBadge("e");
      const { badges } = await site.owner.call("members.badgesV2.queryBadges", { query: {} });
      expect(badges.map(({ title }: Json) => title).join(" ")).toBe(`${order} e`);
    },
  );

  test("can be set with a list of ids in both APIs", async () => {
    const [a, b, c] = [await createBadge("a"), await createBadge("b"), await createBadge("c")];
    const { badges } = await site.owner.call("members.badgesV2.updateBadgesDisplayOrder", {
      ids: [c.id, a.id],
    });
    expect(badges.map(({ title }: Json) => title)).toEqual(["c", "a", "b"]);
    await callV3("updateBadgesDisplayOrder", { badgeIds: [b.id, a.id, c.id] });
    expect(await titles()).toEqual(["b", "a", "c"]);
    const unknownIds = { badgeIds: [c.id, unknownId] };
    const rejected = await site.owner.fails("members.badges.updateBadgesDisplayOrder", unknownIds);
    expect(rejected.status).toBe(404);
    const invalidMove = { badgeId: a.id, position: "AFTER", moveAfterBadgeId: unknownId };
    expect(await site.owner.fails("members.badgesV2.moveBadge", invalidMove)).toMatchObject({
      fields: ["moveAfterBadgeId OTHER"],
    });
    expect(await titles()).toEqual(["b", "a", "c"]);
  });
});

describe("a badge assignment", () => {
  test("is the same in both APIs, and emits events for both", async () => {
    const { ada, bea, cyd, owner, events } = site;
    const { id } = await createBadge("x");
    await events();
    const assignment = await assign(id, ada.id);
    expect((await events()).types).toEqual(["badge_badge_assigned", "badge_assignment_created"]);
    const { memberIds } = await callV3("assignBadge", {
      id,
      memberIds: [ada.id, bea.id, unknownId],
    });
    expect(memberIds).toEqual([ada.id, bea.id]);
    const query = async (filter: Json) =>
      (await owner.call("members.badgeAssignments.queryBadgeAssignments", { query: { filter } }))
        .badgeAssignments;
    expect(await query({ badgeId: id })).toHaveLength(2);
    expect(await query({ memberId: ada.id })).toMatchObject([{ id: assignment.id }]);
    const duplicate = { badgeAssignment: { badgeId: id, memberId: bea.id } };
    const operation = "members.badgeAssignments.createBadgeAssignment";
    expect(await owner.fails(operation, duplicate)).toMatchObject({ status: 409 });
    await events();
    await owner.call("members.badgeAssignments.deleteBadgeAssignment", {
      badgeAssignmentId: assignment.id,
    });
    await callV3("unassignBadge", { id, memberIds: [bea.id, cyd.id] });
    const removalEvents = ["badge_badge_unassigned", "badge_assignment_deleted"];
    expect((await events()).types).toEqual([...removalEvents, ...removalEvents]);
    expect((await callV3("listMembersByBadge", { id })).memberIds).toEqual([]);
  });

  test("requires an existing member and an existing badge", async () => {
    const { id } = await createBadge("x");
    const fails = (badgeId: string, memberId: string) =>
      site.owner.fails("members.badgeAssignments.createBadgeAssignment", {
        badgeAssignment: { badgeId, memberId },
      });
    expect((await fails(unknownId, site.ada.id)).code).toBe("BADGE_NOT_FOUND");
    expect((await fails(id, unknownId)).code).toBe("MEMBER_NOT_FOUND");
    const { results } = await site.owner.call(
      "members.badgeAssignments.bulkCreateBadgeAssignments",
      {
        badgeAssignments: [
          { badgeId: id, memberId: site.ada.id },
          { badgeId: id, memberId: unknownId },
        ],
        returnEntity: true,
      },
    );
    expect(results).toMatchObject([
      { itemMetadata: { success: true }, item: { memberId: site.ada.id } },
      { itemMetadata: { success: false, error: { code: "MEMBER_NOT_FOUND" } } },
    ]);
    const { results: deleted } = await site.owner.call(
      "members.badgeAssignments.bulkDeleteBadgeAssignments",
      { badgeAssignmentIds: [results[0].item.id, unknownId] },
    );
    expect(deleted.map(({ itemMetadata }: Json) => itemMetadata.success)).toEqual([true, false]);
  });

  test("appears in badge counts and badge lists if the caller can see the member", async () => {
    const { ada, bea, cyd, guest } = site;
    const [x, y] = [await createBadge("x"), await createBadge("y")];
    await callV3("assignBadge", { id: y.id, memberIds: [ada.id, cyd.id] });
    await callV3("assignBadge", { id: x.id, memberIds: [ada.id] });
    const memberIds = [ada.id, bea.id, cyd.id];
    const badgeIds = async (caller = site.owner) =>
      (await caller.call("members.badges.listBadgesPerMember", { memberIds })).memberBadgeIds.map(
        (member: Json) => member.badgeIds,
      );
    expect(await badgeIds()).toEqual([[x.id, y.id], [], [y.id]]);
    // Cyd's profile is private, so visitors cannot see Cyd's badges.
    expect(await badgeIds(guest)).toEqual([[x.id, y.id], [], []]);
    const counts = async (caller = site.owner) =>
      (await caller.call("members.badges.getMemberCountsPerBadge")).badgeMemberCounts;
    expect(await counts()).toEqual([
      { badgeId: x.id, memberCount: 1 },
      { badgeId: y.id, memberCount: 2 },
    ]);
    expect((await counts(guest))[1].memberCount).toBe(1);
    const page = await callV3("listMembersByBadge", { id: y.id, paging: { limit: 1, offset: 1 } });
    expect(page).toMatchObject({ memberIds: [cyd.id], metadata: { total: 2 } });
  });

  test("can have public tags, and private tags that visitors cannot see", async () => {
    const { ada, bea, guest, owner } = site;
    const { id } = await createBadge("x");
    const ids = [(await assign(id, ada.id)).id, (await assign(id, bea.id)).id];
    const tags = { privateTags: { tagIds: ["a"] }, tags: { tagIds: ["b", "c"] } };
    const operation = "members.badgeAssignments.bulkUpdateBadgeAssignmentTags";
    await owner.call(operation, { ids, assignTags: tags });
    await owner.call("members.badgeAssignments.bulkUpdateBadgeAssignmentTagsByFilter", {
      filter: { memberId: bea.id },
      assignTags: { privateTags: { tagIds: ["d"] } },
      unassignTags: { tags: { tagIds: ["b"] } },
    });
    const query = async (caller = owner) =>
      (
        await caller.call("members.badgeAssignments.queryBadgeAssignments", {})
      ).badgeAssignments.map((assignment: Json) => assignment.tags);
    expect(await query()).toEqual([
      tags,
      { privateTags: { tagIds: ["a", "d"] }, tags: { tagIds: ["c"] } },
    ]);
    expect(await query(guest)).toEqual([{ tags: tags.tags }, { tags: { tagIds: ["c"] } }]);
  });

  test("is deleted together with the badge or the member", async () => {
    const { ada, bea, owner, events } = site;
    const [x, y] = [await createBadge("x"), await createBadge("y")];
    await callV3("assignBadge", { id: x.id, memberIds: [ada.id, bea.id] });
    await callV3("assignBadge", { id: y.id, memberIds: [ada.id] });
    const remainingAssignments = async () =>
      (await owner.call("members.badgeAssignments.queryBadgeAssignments", {})).badgeAssignments;
    await events();
    await owner.call("members.members.deleteMember", { id: ada.id });
    expect(await remainingAssignments()).toMatchObject([{ badgeId: x.id, memberId: bea.id }]);
    const removalEvents = ["badge_badge_unassigned", "badge_assignment_deleted"];
    expect((await events()).types).toEqual([...removalEvents, ...removalEvents, "member_deleted"]);
    await owner.call("members.badgesV2.deleteBadge", { badgeId: x.id });
    expect(await remainingAssignments()).toEqual([]);
    expect((await events()).types).toEqual([...removalEvents, "badge_deleted"]);
  });
});
