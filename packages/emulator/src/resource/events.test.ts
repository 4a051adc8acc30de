import { decodeJwt } from "jose";
import { beforeEach, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../emulator.js";
import { eventProblems } from "../testing/conformance.js";
import { type Caller, type Json, merchant, STORES } from "../testing/test-client.js";

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000abc";

let emulator: Emulator;
let owner: Caller;
beforeEach(() => {
  emulator = createEmulator({
    seed: "minimal",
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 200 }),
  });
  owner = merchant(emulator);
});

/** Returns each event's payload and the last part of its type, after validating them. */
async function sentEvents(): Promise<[string, Json][]> {
  await emulator.settled();
  return emulator.webhooks.map(({ eventType, jwt }) => {
    const { data } = JSON.parse(decodeJwt(jwt).data as string);
    const payload = JSON.parse(data);
    expect([eventType, eventProblems(eventType, payload)]).toEqual([eventType, []]);
    return [eventType.split(".").at(-1) ?? "", payload];
  });
}

const scopes = [{ type: "CUSTOM_FILTER", customFilter: { appId: STORES } }];
const DISCOUNT_RULE = {
  name: "Sale",
  discounts: {
    values: [{ targetType: "SPECIFIC_ITEMS", specificItemsInfo: { scopes }, percentage: 10 }],
  },
};

test.each([
  ["discountRules", "discountRule", "DiscountRule", DISCOUNT_RULE, { name: "Sale 2" }],
  ["taxExemptGroups", "taxExemptGroup", "TaxExemptGroup", { name: "a" }, { name: "b" }],
  ["deliveryProfile", "deliveryProfile", "DeliveryProfile", { name: "a" }, { name: "b" }],
  [
    "shippingOptions",
    "shippingOption",
    "ShippingOption",
    { title: "a", deliveryRegionId: UNKNOWN_ID, rates: [{ amount: "5" }] },
    { title: "b" },
  ],
])(
  "the operations of %s send events when they create, update and delete an entity",
  async (module, noun, name, content, change) => {
    const made = (await owner.call(`ecom.${module}.create${name}`, { [noun]: content }))[noun];
    await owner.call(`ecom.${module}.update${name}`, {
      [noun]: { id: made.id, revision: "1", ...change },
    });
    await owner.call(`ecom.${module}.delete${name}`, { [`${noun}Id`]: made.id });
    const events = await sentEvents();
    expect(events.map(([type]) => type.split("_").at(-1))).toEqual([
      "created",
      "updated",
      "deleted",
    ]);
    const [created, updated, deleted] = events.map(([, payload]) => payload);
    expect(created.createdEvent.entity).toEqual(made);
    expect(updated.updatedEvent.currentEntity).toMatchObject(change);
    expect(Object.keys(updated.updatedEvent.modifiedFields)).toEqual(Object.keys(change));
    expect(deleted.deletedEvent.deletedEntity.id).toBe(made.id);
  },
);

test("an event for a tag change contains the assigned tags", async () => {
  const { taxExemptGroup } = await owner.call("ecom.taxExemptGroups.createTaxExemptGroup", {
    taxExemptGroup: { name: "Schools" },
  });
  await owner.call("ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTags", {
    taxExemptGroupIds: [taxExemptGroup.id],
    assignTags: { publicTags: { tagIds: ["vip"] } },
  });
  const tagged = (await sentEvents()).find(([type]) => type.endsWith("_tags_modified"))?.[1];
  expect(tagged.actionEvent.body).toMatchObject({
    taxExemptGroup: { id: taxExemptGroup.id, tags: { publicTags: { tagIds: ["vip"] } } },
    assignedTags: { publicTags: { tagIds: ["vip"] } },
  });
});

test("a rejected change sends no event", async () => {
  const discountRule = { id: UNKNOWN_ID, revision: "1", name: "x" };
  await owner.fails("ecom.discountRules.updateDiscountRule", { discountRule });
  expect(await sentEvents()).toEqual([]);
});
