// Situations in which operations answer with the codes that they document.
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documented } from "./testing/documents.js";
import type { Case } from "./testing/error-cases/case.js";
import { cases } from "./testing/error-cases/cases.js";
import { codesIn } from "./testing/error-codes/record.js";
import { makeWorld, type World } from "./testing/shop-world.js";

let world: World;
let ids: World["ids"];
beforeAll(async () => {
  world = await makeWorld();
  ids = { ...world.ids };
});
beforeEach(() => {
  Object.assign(world.ids, ids);
  world.emulator.restore(world.start);
});
afterEach(() => world.emulator.settled());

const rows = cases.flatMap((one) =>
  one.operations.map((operation) => [one.code, operation, one] as const),
);

describe("error codes", () => {
  test.each(rows)("%s of %s", async (code, operation, { who, before, request }: Case) => {
    expect(documented(operation)?.errorCodes).toContain(code);
    const made = await before?.(world);
    const sent = await request(world, made, operation);
    const { body } = await world.callers[who].send(operation, sent);
    expect([...codesIn(JSON.stringify(body))], JSON.stringify(body)).toContain(code);
  });
});
