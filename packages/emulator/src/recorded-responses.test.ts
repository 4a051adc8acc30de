// Records the response of each operation for the reference in the docs. To update the recordings,
// run this file with -u.
import { beforeAll, expect, it } from "vitest";
import type { Access } from "./kernel/handler.js";
import { allServices } from "./services/all-services.js";
import { documentedCodes } from "./testing/documents.js";
import { minimalRequestOf } from "./testing/minimal/create.js";
import { type Setting, withFields } from "./testing/minimal/setting.js";
import { settings } from "./testing/minimal/settings.js";
import { isV1, sweptOperations } from "./testing/minimal/swept.js";
import { requests } from "./testing/recorded/requests.js";
import { shorten } from "./testing/recorded/shorten.js";
import { makeWorld, type World } from "./testing/shop-world.js";
import type { Json, Reply } from "./testing/test-client.js";

const NOW = Date.UTC(2026, 0, 15, 12);
const FOLDER = "../../../tools/docs/src/generated";

let worlds: { readonly v1: World; readonly v3: World };
beforeAll(async () => {
  const options = { seed: "fashion" as const, clock: { now: () => NOW } };
  worlds = {
    v1: await makeWorld(undefined, { catalogVersion: "V1_CATALOG" }, options),
    v3: await makeWorld(undefined, {}, options),
  };
});

const swept = new Set(sweptOperations.map(({ name }) => name));
const documented = documentedCodes().map(([name]) => name);
const serviceOf = (name: string) => name.slice(0, name.lastIndexOf("."));
const services = [...new Set(documented.map(serviceOf))];

async function requestOf(world: World, name: string, { request }: Setting): Promise<Json> {
  return swept.has(name)
    ? (await minimalRequestOf(world, name, request)).request
    : withFields(request ?? {});
}

/** Converts a redirect to the object that the client returns. */
const redirectResponse = ({ status, headers }: Reply) => ({
  redirectUrl: headers.get("Location"),
  statusCode: status,
  headers: shorten([...headers].map(([key, value]) => ({ key, value }))),
  body: "",
});

async function responseOf(name: string): Promise<Json> {
  const world = isV1(name) ? worlds.v1 : worlds.v3;
  world.emulator.restore(world.start);
  const setting = (await (requests[name] ?? settings[name])?.(world)) ?? {};
  const request = await requestOf(world, name, setting);
  const { callers } = world;
  let reply = await callers[setting.as ?? "server"].send(name, request);
  if (!setting.as && reply.status === 403) reply = await callers.member.send(name, request);
  if (reply.status === 302) return redirectResponse(reply);
  expect(reply.status, `${name}: ${JSON.stringify(reply.body)}`).toBe(200);
  return shorten(reply.body);
}

it.each(services)("the responses of %s match their recordings", async (service) => {
  const responses: Record<string, Json> = {};
  for (const name of documented.filter((documentedName) => serviceOf(documentedName) === service))
    responses[name.slice(service.length + 1)] = await responseOf(name);
  const text = `${JSON.stringify(responses, null, 1)}\n`;
  await expect(text).toMatchFileSnapshot(`${FOLDER}/responses/${service}.json`);
});

it("the required access of each operation matches the recording", async () => {
  const handlers = allServices({ rotateRefreshTokens: true }).flatMap((service) =>
    Object.entries(service.handlers),
  );
  const access = new Map(
    handlers.map(([name, handler]): [string, Access] => [name, handler.access]),
  );
  const rows = documented.map((name) => [name, access.get(name)]);
  const text = `${JSON.stringify(Object.fromEntries(rows), null, 1)}\n`;
  await expect(text).toMatchFileSnapshot(`${FOLDER}/access.json`);
});
