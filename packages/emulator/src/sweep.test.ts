// Every operation of the documents: the least request that they accept, and each mistake that they name.
import { beforeAll, describe, expect, test } from "vitest";
import type { Emulator } from "./emulator.js";
import { requestSchema } from "./kernel/checks/requests.js";
import { type OperationFacts, operations } from "./kernel/generated/operations.js";
import { allServices } from "./services/all-services.js";
import { conformance } from "./testing/conformance.js";
import { documented } from "./testing/documents.js";
import { type Field, leastRequest, mistakesOf } from "./testing/least/least-request.js";
import { withFields } from "./testing/least/setting.js";
import { settings } from "./testing/least/settings.js";
import { makeWorld, type World } from "./testing/shop-world.js";
import type { Reply } from "./testing/test-client.js";

const served = new Set(
  allServices({ rotateRefreshTokens: true }).flatMap(({ handlers }) => Object.keys(handlers)),
);
// Answers that are documents of their own, and requests whose form another standard describes.
const APART = /^identity\.oauth\.|^identity\.authentication\.logout$/;
const swept = operations.filter(({ name }) => served.has(name) && !APART.test(name));

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** Ids of what the world has, under the names that requests have for them. */
function pool(): Record<string, string> {
  const { emulator, ids } = world;
  const [product] = emulator.state.catalog.products.values();
  return {
    productId: product?.id ?? "",
    variantId: product?.variants[0]?.id ?? "",
    catalogItemId: product?.id ?? "",
    appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
    cartId: ids.plain ?? "",
    orderId: ids.order ?? "",
    memberId: ids.eve ?? "",
  };
}

const isRefusal = ({ status }: Reply) => status >= 400;
/** What a refusal names: a code, or fields. Only these two are the platform's way. */
const reasonOf = ({ body }: Reply): string | undefined =>
  body.details?.applicationError?.code ?? body.details?.validationError?.fieldViolations[0]?.field;

/** Asks as a merchant in a visitor's place; as a member what is for members alone. */
async function ask(name: string, request: Record<string, unknown>): Promise<Reply> {
  const { server, member } = world.callers;
  const reply = await server.send(name, request);
  return reply.status === 403 ? await member.send(name, request) : reply;
}

const least = async (operation: OperationFacts) =>
  leastRequest(operation, await requestSchema(operation), pool());

/** Fields that stand in the address cannot be left out, and any text may stand there. */
const inAddress = ({ path }: OperationFacts, { field }: Field) =>
  path.includes(`{${field}}`) || path.includes(`{${field}.`);

/** All that the emulator knows, as text. */
const written = (emulator: Emulator) =>
  JSON.stringify(emulator.snapshot(), (_key, value) =>
    value instanceof Map ? ["Map", ...value] : value,
  );

describe("the least request", () => {
  test.each(swept.map((operation) => [operation.name, operation] as const))(
    "%s",
    async (name, operation) => {
      world.emulator.restore(world.start);
      const { request } = await least(operation);
      const { request: fields, as, refused } = (await settings[name]?.(world)) ?? {};
      const whole = withFields(request, fields);
      const reply = as ? await world.callers[as].send(name, whole) : await ask(name, whole);
      if (refused) expect(reply.body.details?.applicationError?.code).toBe(refused.code);
      if (isRefusal(reply)) {
        // what is named is not there, or not as the operation needs it: told in the platform's way
        expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
        expect(reasonOf(reply), JSON.stringify(reply.body)).toBeTruthy();
      } else {
        expect(conformance(name, reply.body)).toEqual([]);
      }
    },
  );
});

describe("mistakes", () => {
  test.each(swept.map((operation) => [operation.name, operation] as const))(
    "%s",
    async (name, operation) => {
      world.emulator.restore(world.start);
      const { request, fields } = await least(operation);
      const named = fields.filter((field) => !inAddress(operation, field));
      const before = written(world.emulator);
      for (const { request: wrong, violation } of mistakesOf(request, named)) {
        const { status, body } = await ask(name, wrong);
        const { fieldViolations = [] } = body.details?.validationError ?? {};
        const told = fieldViolations.map(
          (one: { field: string; violatedRule: string }) => `${one.field} ${one.violatedRule}`,
        );
        expect({ status, told }, violation).toEqual({
          status: 400,
          told: expect.arrayContaining([violation]),
        });
      }
      expect(written(world.emulator)).toBe(before);
    },
  );
});

test("the documents name every operation that is served", () => {
  for (const { name } of swept) expect(documented(name), name).toBeDefined();
});
