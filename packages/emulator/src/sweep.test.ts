// Sends each tested operation's minimal request, and invalid variants of that request.
import { beforeAll, describe, expect, test } from "vitest";
import type { Emulator } from "./emulator.js";
import { entities, type OperationFacts } from "./generated/operations.js";
import { responseProblems } from "./testing/conformance.js";
import { documentedOperation } from "./testing/documents.js";
import { minimalRequestOf } from "./testing/minimal/create.js";
import { type Field, keysOf, mistakesOf, valueAt } from "./testing/minimal/minimal-request.js";
import { settings } from "./testing/minimal/settings.js";
import { isV1, sweptOperations } from "./testing/minimal/swept.js";
import { makeWorld, type World } from "./testing/shop-world.js";
import type { Json, Reply } from "./testing/test-client.js";

// Lists that may be empty in successful responses.
const MAY_BE_EMPTY =
  /\.(fields|errors|violations|nonDraftableReasons|failedPaymentIds|\w+Results|appliedDiscounts|additionalFees|listDefaultTaxExemptGroups\.\w+)$/;

let worlds: { readonly v1: World; readonly v3: World };
beforeAll(async () => {
  worlds = {
    v1: await makeWorld(undefined, { catalogVersion: "V1_CATALOG" }),
    v3: await makeWorld(),
  };
});

function worldOf(name: string): World {
  const world = isV1(name) ? worlds.v1 : worlds.v3;
  world.emulator.restore(world.start);
  return world;
}

/**
 * Returns the error code or the first invalid field. Every rejected response must contain one.
 */
const reasonOf = ({ body }: Reply): string | undefined =>
  body.details?.applicationError?.code ?? body.details?.validationError?.fieldViolations[0]?.field;

/**
 * Calls the operation as the merchant on behalf of a visitor, or as a member if the operation
 * requires one.
 */
async function send(
  { callers }: World,
  name: string,
  request: Record<string, unknown>,
): Promise<Reply> {
  const reply = await callers.server.send(name, request);
  return reply.status === 403 ? await callers.member.send(name, request) : reply;
}

/** Returns the parts of a response that report failures, as JSON. */
function failedItems(body: unknown): string[] {
  const failed: string[] = [];
  JSON.stringify(body, (_key, value) => {
    if (value?.success === false || value?.totalFailures > 0 || value?.errors?.length > 0)
      failed.push(JSON.stringify(value));
    return value;
  });
  return failed;
}

const emptyLists = ({ name, keys }: OperationFacts, body: Record<string, unknown>): string[] =>
  Object.entries(body)
    .filter(([, value]) => Array.isArray(value) && value.length === 0)
    .map(([field]) => field)
    .filter((field) => !MAY_BE_EMPTY.test(`${name}.${field}`))
    .concat(keys?.count && !Number(body[keys.count]) ? [keys.count] : []);

/**
 * Returns what the response must contain: the requested id, or the sent fields except the revision,
 * which the server increments.
 */
function expectedBody({ verb, entity = "", keys = {} }: OperationFacts, request: Json): object {
  const { responseItem, item, items, inner, returnEntity, results, resultItem } = keys;
  const withoutRevision = ({ revision: _revision, ...rest }: Json) => rest;
  const { id } = entities[entity] ?? {};
  if (verb === "get" && responseItem && keys.id && id)
    return { [responseItem]: { [keys.by ?? id]: valueAt(request, keysOf(keys.id)) } };
  if (responseItem && item) return { [responseItem]: withoutRevision(request[item] ?? {}) };
  if (!results || !resultItem || !items || request[returnEntity ?? ""] !== true) return {};
  const sent = request[items].map((entry: Json) => withoutRevision(inner ? entry[inner] : entry));
  return { [results]: sent.map((entry: Json) => ({ [resultItem]: entry })) };
}

/** Returns whether a field is or contains a path parameter, which is always present as text. */
const isPathParameter = ({ path }: OperationFacts, { field }: Field) =>
  path.includes(`{${field}}`) || path.includes(`{${field}.`);

const serialized = (emulator: Emulator) =>
  JSON.stringify(emulator.snapshot(), (_key, value) =>
    value instanceof Map ? ["Map", ...value] : value,
  );

describe("a minimal request", () => {
  test.each(sweptOperations.map((operation) => [operation.name, operation] as const))(
    "for %s succeeds, or is rejected with the expected code",
    async (name, operation) => {
      const world = worldOf(name);
      const { request: fields, as, rejected } = (await settings[name]?.(world)) ?? {};
      const { request } = await minimalRequestOf(world, name, fields);
      const reply = as
        ? await world.callers[as].send(name, request)
        : await send(world, name, request);
      const { status, body } = reply;
      const details = `${JSON.stringify(request)} ${JSON.stringify(body)}`;
      if (rejected) {
        expect(status, details).toBeGreaterThanOrEqual(400);
        expect(reasonOf(reply), details).toBe(rejected.code);
      } else if (status === 302) {
        expect(reply.headers.get("Location"), details).toMatch(/^https?:/);
      } else {
        expect(status, details).toBe(200);
        expect(responseProblems(name, body)).toEqual([]);
        expect(failedItems(body), details).toEqual([]);
        expect(emptyLists(operation, body), details).toEqual([]);
        expect(body).toMatchObject(expectedBody(operation, request));
      }
    },
  );
});

describe("an invalid request", () => {
  test.each(sweptOperations.map((operation) => [operation.name, operation] as const))(
    "for %s is rejected with the expected violation, and changes nothing",
    async (name, operation) => {
      const world = worldOf(name);
      const { request, fields } = await minimalRequestOf(world, name);
      const fieldsOutsideAddress = fields.filter((field) => !isPathParameter(operation, field));
      const before = serialized(world.emulator);
      for (const { request: wrong, violation } of mistakesOf(request, fieldsOutsideAddress)) {
        const { status, body } = await send(world, name, wrong);
        const { fieldViolations = [] } = body.details?.validationError ?? {};
        const details = fieldViolations.map(
          (one: { field: string; violatedRule: string }) => `${one.field} ${one.violatedRule}`,
        );
        expect({ status, details }, violation).toEqual({
          status: 400,
          details: expect.arrayContaining([violation]),
        });
      }
      expect(serialized(world.emulator)).toBe(before);
    },
  );
});

test("every tested operation is in the API documents", () => {
  for (const { name } of sweptOperations) expect(documentedOperation(name), name).toBeDefined();
});

test("every test setting belongs to a tested operation", () => {
  const names = new Set(sweptOperations.map(({ name }) => name));
  expect(Object.keys(settings).filter((name) => !names.has(name))).toEqual([]);
});
