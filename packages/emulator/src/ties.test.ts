// Tests the order of entities with equal creation times, and cursors in lists that change.
import { describe, expect, test } from "vitest";
import { createEmulator } from "./emulator.js";
import { createCommunity } from "./testing/community.js";
import { orderInput } from "./testing/order-world.js";
import { type Json, merchant, TREE } from "./testing/test-client.js";

function shopWithStoppedClock() {
  const now = Date.parse("2030-05-01T10:00:00Z");
  const emulator = createEmulator({ clock: { now: () => now } });
  return { emulator, owner: merchant(emulator) };
}

describe("orders with the same date", () => {
  const ORDER = orderInput({ lines: [["10", 1]], status: "APPROVED" });

  async function shopWithOrders(count: number) {
    const { owner } = shopWithStoppedClock();
    const create = async (): Promise<string> =>
      (await owner.call("ecom.orders.createOrder", { order: ORDER })).order.id;
    const ids: string[] = [];
    while (ids.length < count) ids.push(await create());
    const search = async (request: object) => {
      const { orders, metadata } = await owner.call("ecom.orders.searchOrders", {
        search: request,
      });
      return { ids: orders.map(({ id }: Json) => id), next: metadata.cursors.next };
    };
    return { owner, ids, create, search };
  }

  test("are returned in the sort direction, or newest first by default", async () => {
    const { ids, search } = await shopWithOrders(4);
    const newestFirst = ids.toReversed();
    const by = (order: string) => ({ sort: [{ fieldName: "createdDate", order }] });
    expect((await search(by("ASC"))).ids).toEqual(ids);
    expect((await search(by("DESC"))).ids).toEqual(newestFirst);
    expect((await search({})).ids).toEqual(newestFirst);
  });

  test("are not skipped or repeated if another order is created between two pages", async () => {
    const { ids, create, search } = await shopWithOrders(3);
    const ascending = { sort: [{ fieldName: "createdDate", order: "ASC" }] };
    const oldest = await search({ ...ascending, cursorPaging: { limit: 2 } });
    const newest = await search({ cursorPaging: { limit: 2 } });
    const lateId = await create();
    const rest = await search({ cursorPaging: { cursor: oldest.next } });
    expect([oldest.ids, rest.ids]).toEqual([ids.slice(0, 2), [ids[2], lateId]]);
    expect((await search({ cursorPaging: { cursor: newest.next } })).ids).toEqual([ids[0]]);
  });

  test("precede an older order that was imported later, if the request specifies no sorting", async () => {
    const { owner, ids, search } = await shopWithOrders(1);
    const createdDate = "2020-01-01T00:00:00.000Z";
    const { order } = await owner.call("ecom.orders.importOrder", {
      order: { ...ORDER, createdDate, paymentStatus: "PAID" },
    });
    expect(order.createdDate).toBe(createdDate);
    expect((await search({})).ids).toEqual([...ids, order.id]);
  });
});

test("a category cursor does not skip a category when an earlier category is deleted", async () => {
  const { owner } = shopWithStoppedClock();
  const create = async (name: string): Promise<string> => {
    const request = { category: { name }, treeReference: TREE };
    return (await owner.call("stores.categories.createCategory", request)).category.id;
  };
  const ids = [await create("One"), await create("Two"), await create("Three")];
  const query = async (request: object) => {
    const { categories, pagingMetadata } = await owner.call("stores.categories.queryCategories", {
      query: request,
      treeReference: TREE,
      returnNonVisibleCategories: true,
    });
    return {
      ids: categories.map(({ id }: Json) => id),
      next: pagingMetadata.cursors.next,
    };
  };
  const sort = [{ fieldName: "createdDate", order: "DESC" }];
  const newestFirst = ids.toReversed();
  const first = await query({ sort, cursorPaging: { limit: 2 } });
  expect(first.ids).toEqual(newestFirst.slice(0, 2));
  await owner.call("stores.categories.deleteCategory", {
    categoryId: ids[1],
    treeReference: TREE,
  });
  expect((await query({ cursorPaging: { cursor: first.next, limit: 1 } })).ids).toEqual([ids[0]]);
});

test("a cursor for reported members does not skip a member when an earlier report is deleted", async () => {
  const { ada, bea, cyd, owner } = await createCommunity();
  const report = (person: { readonly id: string }) =>
    cyd.caller.call("members.memberReport.reportMember", {
      memberReport: {
        reportedMemberId: person.id,
        reason: { category: "SPAM", description: "Spam" },
      },
    });
  await report(ada);
  await report(bea);
  const list = async (cursorPaging: object) => {
    const response = await owner.call("members.memberReport.listReportedMembers", { cursorPaging });
    return {
      ids: response.reportedMembers.map(({ reportedMemberId }: Json) => reportedMemberId),
      next: response.pagingMetadata.cursors.next,
    };
  };
  const first = await list({ limit: 1 });
  expect(first.ids).toEqual([ada.id]);
  await owner.call("members.memberReport.deleteMemberReports", { memberId: ada.id });
  expect((await list({ cursor: first.next })).ids).toEqual([bea.id]);
});

test("a membership cursor does not skip a membership when an earlier member is deleted", async () => {
  const { ada, bea, cyd, owner } = await createCommunity();
  const query = async (request: object) => {
    const response = await owner.call("members.userMember.queryUserMembers", { query: request });
    return {
      ids: response.userMembers.map(({ memberId }: Json) => memberId),
      next: response.metadata.cursors.next,
    };
  };
  const first = await query({ cursorPaging: { limit: 1 } });
  expect(first.ids).toEqual([ada.id]);
  await owner.call("members.members.deleteMember", { id: ada.id });
  expect((await query({ cursorPaging: { cursor: first.next, limit: 2 } })).ids).toEqual([
    bea.id,
    cyd.id,
  ]);
  const sort = [{ fieldName: "createdDate", order: "DESC" }];
  expect((await query({ sort })).ids).toEqual([cyd.id, bea.id]);
});

test("a cursor for tip shares does not skip a share when an earlier tip is removed", async () => {
  const { owner } = shopWithStoppedClock();
  const createTippedOrder = async (): Promise<string> => {
    const order = orderInput({ lines: [["10", 1]], status: "APPROVED" });
    const { id } = (await owner.call("ecom.orders.createOrder", { order })).order;
    const tip = { amount: "1", distributions: [{ amount: "1" }] };
    await owner.call("ecom.tips.setTipOnOrder", { orderId: id, tip });
    return id;
  };
  const [one, two] = [await createTippedOrder(), await createTippedOrder()];
  const query = async (cursorPaging: object) => {
    const response = await owner.call("ecom.tips.queryTipDistributions", {
      query: { cursorPaging },
    });
    return {
      ids: response.tipDistributions.map(({ orderId }: Json) => orderId),
      next: response.pagingMetadata.cursors.next,
    };
  };
  const first = await query({ limit: 1 });
  expect(first.ids).toEqual([one]);
  await owner.call("ecom.tips.removeTipFromOrder", { orderId: one });
  expect((await query({ cursor: first.next })).ids).toEqual([two]);
});
