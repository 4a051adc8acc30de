import { memoryStorage } from "@portico/core/internal";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod/v4";
import { browser, memberBrowser, memberTokens, SECRET, serverKit } from "../testing/server-kit.js";
import { sessionServer } from "./session-server.js";

const data = z.object({ theme: z.enum(["light", "dark"]), note: z.string().optional() });

it.each(["cookie", "storage"])(
  "sessionServer stores and removes session data (session in a %s)",
  async (kind) => {
    const kit = serverKit({ data, ...(kind === "storage" && { storage: memoryStorage() }) });
    const tab = await memberBrowser(kit);
    const firstClient = await kit.server.createServerClient(tab.request("/"));
    expect(firstClient.session.data).toBeUndefined();
    await firstClient.session.setData({ theme: "dark" });
    expect(firstClient.session.data).toEqual({ theme: "dark" });
    tab.storeCookies(await firstClient.session.headers());
    const secondClient = await kit.server.createServerClient(tab.request("/"));
    expect(secondClient.session.data).toEqual({ theme: "dark" });
    await secondClient.session.setData(undefined);
    tab.storeCookies(await secondClient.session.headers());
    const thirdClient = await kit.server.createServerClient(tab.request("/"));
    expect(thirdClient.session.data).toBeUndefined();
    expect([...tab.cookies.keys()].filter((name) => name.endsWith(".data"))).toEqual([]);
  },
);

it("sessionServer stores data for a visitor before the first call", async () => {
  const kit = serverKit({ data });
  const tab = browser();
  const client = await kit.server.createServerClient(tab.request("/"));
  await client.session.setData({ theme: "light" });
  tab.storeCookies(await client.session.headers());
  const nextClient = await kit.server.createServerClient(tab.request("/"));
  expect([nextClient.session.role, nextClient.session.data]).toEqual(["none", { theme: "light" }]);
});

it.each(["login", "logout"])("sessionServer removes the session data on %s", async (change) => {
  const kit = serverKit({ data });
  const tab = await memberBrowser(kit);
  const client = await kit.server.createServerClient(tab.request("/"));
  await client.session.setData({ theme: "dark" });
  tab.storeCookies(await client.session.headers());
  const nextClient = await kit.server.createServerClient(tab.request("/"));
  if (change === "login") await nextClient.auth.setTokens(memberTokens(kit.clock.now(), "grace"));
  else await nextClient.auth.logout("https://shop.example/");
  expect(nextClient.session.data).toBeUndefined();
  tab.storeCookies(await nextClient.session.headers());
  expect([...tab.cookies.keys()].filter((name) => name.endsWith(".data"))).toEqual([]);
});

it("sessionServer ignores data that belongs to another session, does not match the schema or was encrypted with another secret", async () => {
  const kit = serverKit({ data });
  const ada = await memberBrowser(kit, "ada");
  const client = await kit.server.createServerClient(ada.request("/"));
  await client.session.setData({ theme: "dark" });
  ada.storeCookies(await client.session.headers());
  const name = [...ada.cookies.keys()].find((key) => key.endsWith(".data")) ?? "";
  const stolenValue = ada.cookies.get(name) ?? "";

  const grace = await memberBrowser(kit, "grace");
  grace.cookies.set(name, stolenValue);
  expect((await kit.server.createServerClient(grace.request("/"))).session.data).toBeUndefined();

  const kitWithOtherSchema = serverKit({ data: z.object({ color: z.string() }), clock: kit.clock });
  expect(
    (await kitWithOtherSchema.server.createServerClient(ada.request("/"))).session.data,
  ).toBeUndefined();

  const kitWithOtherSecret = serverKit({ data, secret: `${SECRET} of another`, clock: kit.clock });
  expect(
    (await kitWithOtherSecret.server.createServerClient(ada.request("/"))).session.data,
  ).toBeUndefined();
});

it("sessionServer keeps the data for as long as the session", async () => {
  const kit = serverKit({ data, cookie: { maxAge: 1_000 } });
  const tab = await memberBrowser(kit, "ada", 1_000_000);
  const client = await kit.server.createServerClient(tab.request("/"));
  await client.session.setData({ theme: "dark" });
  tab.storeCookies(await client.session.headers());
  for (let round = 0; round < 4; round++) {
    await kit.clock.advance(600_000);
    const nextClient = await kit.server.createServerClient(tab.request("/"));
    expect(nextClient.session.data).toEqual({ theme: "dark" });
    tab.storeCookies(await nextClient.session.headers());
  }
});

describe("setData", () => {
  const openClient = async (options = {}) => {
    const kit = serverKit({ data, ...options });
    return kit.server.createServerClient((await memberBrowser(kit)).request("/"));
  };

  it.each([
    ["does not match the schema", { theme: "blue" }],
    ["is too large", { theme: "dark", note: "é".repeat(600) }],
  ])("rejects data that %s and keeps the old data", async (_, value) => {
    const { session } = await openClient();
    await session.setData({ theme: "light" });
    await expect(session.setData(value)).rejects.toMatchObject({ code: "INVALID_SESSION_DATA" });
    expect(session.data).toEqual({ theme: "light" });
  });

  it("rejects all data if there is no schema", async () => {
    const { session } = await openClient({ data: undefined });
    await expect(session.setData({ a: 1 })).rejects.toThrow(/the option `data`/);
  });

  it("rejects all data if cookies cannot be set", async () => {
    const kit = serverKit({ data });
    const tab = await memberBrowser(kit);
    const client = await kit.server.createServerClient(tab.request("/"), { readOnly: true });
    const pendingWrite = client.session.setData({ theme: "dark" });
    await expect(pendingWrite).rejects.toMatchObject({ code: "SESSION_READ_ONLY" });
  });
});

it("sessionServer infers the data type from the schema", async () => {
  const server = sessionServer({ clientId: "shop", secret: SECRET, data });
  const { session } = await server.createServerClient(browser().request("/"));
  expectTypeOf(session.data).toEqualTypeOf<z.output<typeof data> | undefined>();
});
