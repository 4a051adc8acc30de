// Checks that the emulator ignores undocumented fields at random places in requests.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { V1_CHANGES } from "./testing/changing-catalog-v1.js";
import { CHANGES as V3_CHANGES } from "./testing/changing-requests.js";
import { makeWorld, type World } from "./testing/shop-world.js";

/** Objects that may have any fields, and undocumented fields that the emulator supports. */
const OPEN_FIELDS =
  /^(filter|extendedFields|customFields|namespaces|namespaceData|options|choices|payments|merchantDiscounts|data|nodes|document)$/;
const OAUTH_NAME = /^identity\.oauth\./;

function objectsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsOf);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).filter(([name]) => !OPEN_FIELDS.test(name));
  return [value as Record<string, unknown>, ...inner.flatMap(([, field]) => objectsOf(field))];
}

let uuidCount = 0;
let world: World;
let worldV1: World;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  world = await makeWorld();
  worldV1 = await makeWorld(undefined, { catalogVersion: "V1_CATALOG" });
  vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
    uuidCount += 1;
    return `ffffffff-ffff-4fff-8fff-${String(uuidCount).padStart(12, "0")}`;
  });
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const stateOf = ({ emulator }: World): string =>
  JSON.stringify(emulator.snapshot().state, function (this: Record<string, unknown>, key, value) {
    // Signatures are random, and the emulator can send webhooks before the state is read again.
    if (key === "signature") return undefined;
    if ((key === "jwt" || key === "status") && "eventType" in this) return undefined;
    return value instanceof Map ? ["Map", ...value] : value;
  });

const v1Operations = new Set(V1_CHANGES.map(([operation]) => operation));
const CHANGES = [...V3_CHANGES, ...V1_CHANGES].filter(([operation]) => !OAUTH_NAME.test(operation));

test("an unknown field does not change the response or the state", async () => {
  const addition = fc.record({
    row: fc.constantFrom(...CHANGES),
    at: fc.nat(),
    name: fc.stringMatching(/^odd[A-Z][a-z]{0,8}$/),
    value: fc.oneof(fc.integer(), fc.string(), fc.constant({ odd: [1] })),
  });
  await fc.assert(
    fc.asyncProperty(addition, async ({ row: [operation, caller, request], at, name, value }) => {
      const target = v1Operations.has(operation) ? worldV1 : world;
      const outcome = async (sent: Record<string, unknown>) => {
        target.emulator.restore(target.start);
        uuidCount = 0;
        const { status, body } = await target.callers[caller].send(operation, sent);
        const state = stateOf(target);
        await target.emulator.settled();
        return { status, body, state };
      };
      target.emulator.restore(target.start);
      const content = structuredClone(request(target));
      const expected = await outcome(content);
      const objects = objectsOf(content);
      const object = objects[at % objects.length];
      if (object) object[name] = value;
      expect(await outcome(content)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
