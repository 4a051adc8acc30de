// Events that the documents name: what is served tells them when it should, and nothing when it is refused.
import { beforeAll, describe, expect, test } from "vitest";
import {
  entities,
  type OperationFacts,
  operations,
  type Verb,
} from "./kernel/generated/operations.js";
import { allServices } from "./services/all-services.js";
import { V1_CHANGES } from "./testing/changing-catalog-v1.js";
import { CHANGES } from "./testing/changing-requests.js";
import { eventConformance } from "./testing/conformance.js";
import { leastOf } from "./testing/least/create.js";
import { settings } from "./testing/least/settings.js";
import { isV1, swept } from "./testing/least/swept.js";
import { makeWorld, type World } from "./testing/shop-world.js";
import type { Reply } from "./testing/test-client.js";

/** What an operation of the platform's pattern tells, by the ends of event types: one of these. */
const TOLD: Partial<Record<Verb, readonly string[]>> = {
  create: ["created"],
  bulkCreate: ["created"],
  update: ["updated"],
  bulkUpdate: ["updated"],
  bulkUpdateByFilter: ["updated"],
  updateSettings: ["updated"],
  updateExtendedFields: ["updated"],
  bulkUpdateTags: ["tags_modified", "updated"],
  bulkUpdateTagsByFilter: ["tags_modified", "updated"],
  upsert: ["created", "updated"],
  bulkUpsert: ["created", "updated"],
  getOrCreate: ["created"],
  bulkGetOrCreate: ["created"],
  delete: ["deleted"],
  bulkDelete: ["deleted"],
  bulkDeleteByFilter: ["deleted"],
};

/** Operations whose row tells something else. */
const TOLD_BY: Readonly<Record<string, readonly string[]>> = {
  // the row's is a cart whose checkout nobody has opened
  "ecom.checkout.updateCheckout": ["created", "updated"],
};

/** Events that no one request brings about: what does, and the test that sees it. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "wix.ecom.v1.abandoned_checkout_recovered": "an order of what was left: abandoned.test.ts",
  "com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent":
    "an order of what was left: abandoned.test.ts",
  "wix.ecom.v1.checkout_template_used": "a template to open: checkout-templates.test.ts",
  "wix.ecom.v1.delivery_profile_region_added": "a profile to change: profiles.test.ts",
  "wix.ecom.v1.delivery_profile_region_removed": "a profile to change: profiles.test.ts",
  "wix.ecom.v1.delivery_profile_region_updated": "a profile to change: profiles.test.ts",
  "wix.ecom.v1.order_payment_request_expired": "the clock: payment-requests.test.ts",
  "wix.ecom.v1.order_transactions_chargeback_approved": "the bank: provider.test.ts",
  "wix.ecom.v1.order_transactions_chargeback_reversed": "the bank: provider.test.ts",
  "wix.ecom.subscription_contracts.v1.subscription_contract_created":
    "an approved order by subscription: subscription-contracts.test.ts",
  "wix.ecom.subscription_contracts.v1.subscription_contract_deleted":
    "a buyer whose data are erased: drafts.test.ts",
  "wix.ecom.subscription_contracts.v1.subscription_contract_updated":
    "a draft to commit: drafts.test.ts",
  "wix.ecom.v1.back_in_stock_notification_request_updated":
    "goods that are back: back-in-stock.test.ts",
  "wix.badges.v3.badge_badge_assigned": "a badge to carry: badges.test.ts",
  "wix.badges.v3.badge_badge_unassigned": "a badge that is carried: badges.test.ts",
  "wix.members.v1.member_report_created": "a member who may be reported: reports.test.ts",
  "wix.members.v1.member_report_deleted": "a report: reports.test.ts",
  "wix.members.v1.member_report_reported_member_created":
    "a member who may be reported: reports.test.ts",
  "wix.members.v1.member_report_reported_member_deleted": "a report: reports.test.ts",
};

const services = allServices({ rotateRefreshTokens: true });
/** Operations of services by declaration, which are named after their module: the engine tells their events. */
const declared = new Set(
  services.flatMap(({ name, handlers }) => (name.includes(".") ? Object.keys(handlers) : [])),
);
const ofName = new Map(operations.map((operation) => [operation.name, operation]));
let world: World;
/** The same with catalogue v1. */
let old: World;
const seen = new Set<string>();
beforeAll(async () => {
  world = await makeWorld();
  old = await makeWorld(undefined, { catalogVersion: "V1_CATALOG" });
});

/** The events that an operation owes, if it changes something. */
function owed({ entity = "", name, verb }: OperationFacts): readonly string[] {
  const known = Object.values(entities[entity]?.events ?? {});
  const slugs = TOLD_BY[name] ?? (verb && TOLD[verb]) ?? [];
  return known.filter((type) => slugs.some((slug) => type.endsWith(`_${slug}`)));
}

const written = ({ emulator }: World) =>
  JSON.stringify(emulator.snapshot().state.slices, (_key, value) =>
    value instanceof Map ? [...value] : value,
  );

/** Asks in a world at its start: a refusal tells nothing, a change what it owes. */
async function told(at: World, operation: OperationFacts, ask: () => Promise<Reply>) {
  const { callers, emulator } = at;
  // settings that nobody has looked at yet are made by looking
  const get = operations.find(({ entity, verb }) => {
    return entity === operation.entity && verb === "getSettings";
  });
  if (get && operation.verb === "updateSettings") await callers.server.send(get.name);
  const any = owed(operation);
  const before = any.length > 0 ? written(at) : "";
  const { length } = emulator.webhooks;
  const { status, body } = await ask();
  const types = emulator.webhooks.slice(length).map(({ eventType }) => eventType);
  for (const { data, eventType } of emulator.webhooks.slice(length)) {
    seen.add(eventType);
    const problems = eventConformance(eventType, JSON.parse(JSON.parse(data).data));
    expect([eventType, problems]).toEqual([eventType, []]);
  }
  if (status >= 400) expect(types).toEqual([]);
  if (any.length === 0 || status >= 400 || body.bulkActionMetadata?.totalSuccesses === 0) return;
  if (written(at) === before) return;
  expect(
    any.some((type) => types.includes(type)),
    `${any.join(" or ")} in ${types}`,
  ).toBe(true);
}

describe("changes", () => {
  const rows = [
    ...CHANGES.map(([name, who, request]) => [name, who, request, () => world] as const),
    ...V1_CHANGES.map(([name, who, request]) => [name, who, request, () => old] as const),
  ];
  test.each(rows)("%s by %s", async (name, who, request, worldOf) => {
    const at = worldOf();
    at.emulator.restore(at.start);
    const operation = ofName.get(name) as OperationFacts;
    await told(at, operation, () => at.callers[who].send(name, request(at)));
  });
});

describe("the least request", () => {
  test.each(swept.map((operation) => [operation.name, operation] as const))(
    "%s",
    async (name, operation) => {
      const at = isV1(name) ? old : world;
      at.emulator.restore(at.start);
      const { request: fields, as = "server" } = (await settings[name]?.(at)) ?? {};
      const { request } = await leastOf(at, name, fields);
      await told(at, operation, () => at.callers[as].send(name, request));
    },
  );
});

describe("all events of the documents", () => {
  const all = Object.entries(entities).flatMap(([entity, { events = {} }]) =>
    Object.values(events).map((type) => [type, entity] as const),
  );
  test.each(all)("%s", (type, entity) => {
    const byEngine = operations.some(
      (one) => one.entity === entity && declared.has(one.name) && owed(one).includes(type),
    );
    expect(byEngine || seen.has(type) || ELSEWHERE[type] !== undefined).toBe(true);
  });

  test("the reasons are of events that there are", () => {
    const types = all.map(([type]) => type);
    expect(Object.keys(ELSEWHERE).filter((type) => !types.includes(type))).toEqual([]);
  });
});
