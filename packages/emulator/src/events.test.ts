// Checks that operations emit the documented events and that rejected requests emit no events.
import { beforeAll, describe, expect, test } from "vitest";
import type { Emulator } from "./emulator.js";
import { events } from "./generated/events.js";
import { entities, type OperationFacts, operations, type Verb } from "./generated/operations.js";
import { V1_CHANGES } from "./testing/changing-catalog-v1.js";
import { CHANGES } from "./testing/changing-requests.js";
import { eventProblems } from "./testing/conformance.js";
import { documentFiles, documentOf } from "./testing/documents.js";
import { SCENARIOS } from "./testing/event-scenarios.js";
import { minimalRequestOf } from "./testing/minimal/create.js";
import { settings } from "./testing/minimal/settings.js";
import { isV1, sweptOperations } from "./testing/minimal/swept.js";
import { webhookOptions } from "./testing/sent-events.js";
import { makeWorld, type World } from "./testing/shop-world.js";
import { merchant, type Reply, shop } from "./testing/test-client.js";

/** Last parts of event types, by verb. Operations must emit at least one of these events. */
const EVENTS_BY_VERB: Partial<Record<Verb, readonly string[]>> = {
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

/** Operations whose events differ from the events that their verb suggests. */
const EVENTS_BY_OPERATION: Readonly<Record<string, readonly string[]>> = {
  // The request updates a cart whose checkout does not exist yet.
  "ecom.checkout.updateCheckout": ["created", "updated"],
};

const operationByName = new Map(operations.map((operation) => [operation.name, operation]));
let world: World;
let worldV1: World;
const recordedTypes = new Set<string>();

/** Records the types of sent events, and checks the events against the API documents. */
function recordTypes(webhooks: Emulator["webhooks"]): string[] {
  return webhooks.map(({ data, eventType }) => {
    const problems = eventProblems(eventType, JSON.parse(JSON.parse(data).data));
    expect([eventType, problems]).toEqual([eventType, []]);
    recordedTypes.add(eventType);
    return eventType;
  });
}
beforeAll(async () => {
  world = await makeWorld();
  worldV1 = await makeWorld(undefined, { catalogVersion: "V1_CATALOG" });
});

function expectedEvents({ entity = "", name, verb }: OperationFacts): readonly string[] {
  const documented = Object.values(entities[entity]?.events ?? {});
  const slugs = EVENTS_BY_OPERATION[name] ?? (verb && EVENTS_BY_VERB[verb]) ?? [];
  return documented.filter((type) => slugs.some((slug) => type.endsWith(`_${slug}`)));
}

const dataOf = ({ emulator }: World) =>
  JSON.stringify(emulator.snapshot().state.slices, (_key, value) =>
    value instanceof Map ? [...value] : value,
  );

/**
 * Calls `send` and checks the events. A rejected request must emit no events. A successful change
 * must emit at least one of its documented events.
 */
async function expectEvents(target: World, operation: OperationFacts, send: () => Promise<Reply>) {
  const { callers, emulator } = target;
  // Reading settings for the first time creates them.
  const getSettings = operations.find(({ entity, verb }) => {
    return entity === operation.entity && verb === "getSettings";
  });
  if (getSettings && operation.verb === "updateSettings")
    await callers.server.send(getSettings.name);
  const expected = expectedEvents(operation);
  const before = expected.length > 0 ? dataOf(target) : "";
  const { length } = emulator.webhooks;
  const { status, body } = await send();
  const types = recordTypes(emulator.webhooks.slice(length));
  if (status >= 400) expect(types).toEqual([]);
  if (expected.length === 0 || status >= 400 || body.bulkActionMetadata?.totalSuccesses === 0)
    return;
  if (dataOf(target) === before) return;
  expect(
    expected.some((type) => types.includes(type)),
    `${expected.join(" or ")} in ${types}`,
  ).toBe(true);
}

// The last test checks the event types that the other tests recorded.
describe("events", { shuffle: false }, () => {
  describe("a change", () => {
    const rows = [
      ...CHANGES.map(([name, caller, request]) => [name, caller, request, () => world] as const),
      ...V1_CHANGES.map(
        ([name, caller, request]) => [name, caller, request, () => worldV1] as const,
      ),
    ];
    test.each(rows)(
      "emits its documented event, if any: %s called by %s",
      async (name, caller, request, worldOf) => {
        const target = worldOf();
        target.emulator.restore(target.start);
        const operation = operationByName.get(name) as OperationFacts;
        await expectEvents(target, operation, () =>
          target.callers[caller].send(name, request(target)),
        );
      },
    );
  });

  describe("a minimal request", () => {
    test.each(sweptOperations.map((operation) => [operation.name, operation] as const))(
      "for %s emits a documented event if it changes data",
      async (name, operation) => {
        const target = isV1(name) ? worldV1 : world;
        target.emulator.restore(target.start);
        const { request: fields, as = "server" } = (await settings[name]?.(target)) ?? {};
        const { request } = await minimalRequestOf(target, name, fields);
        await expectEvents(target, operation, () => target.callers[as].send(name, request));
      },
    );
  });

  describe("a scenario with several requests", () => {
    test.each(Object.entries(SCENARIOS))("emits %s", async (type, runScenario) => {
      const { emulator, guest } = await shop({ seed: "minimal", ...webhookOptions() });
      await runScenario({ emulator, guest, owner: merchant(emulator) });
      expect(recordTypes(emulator.webhooks)).toContain(type);
    });
  });

  describe("the tests above", () => {
    // Two documents describe the cart events, so each title contains the file.
    const all = documentFiles().flatMap((file) =>
      Object.keys(documentOf(file).webhooks ?? {}).map((type) => [file, type] as const),
    );
    test.each(all)("cover all documented events: %s: %s", (_file, type) => {
      expect(recordedTypes).toContain(type);
      expect(Object.keys(events)).toContain(type);
    });
  });
});
