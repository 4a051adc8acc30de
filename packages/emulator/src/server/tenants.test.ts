import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEmulatorClient } from "../client.js";
import { createEmulator } from "../emulator.js";
import type { ListeningServer } from "./listen.js";
import { originOf } from "./tenants.js";

let server: ListeningServer;
beforeEach(async () => {
  const emulator = createEmulator({
    seed: "minimal",
    webhooks: { url: "http://localhost:9/hook" },
  });
  server = await emulator.listen({ port: 0, tenants: 3 });
  await client("one").reset();
  await client("two").overview();
});
afterEach(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + path, { method, headers, redirect: "manual" });
const client = (tenant?: string) =>
  createEmulatorClient(server.url, tenant === undefined ? {} : { tenant });
const brands = async (...headers: [Record<string, string>?]) => {
  const answer = await ask("/_portico/control/state", ...headers);
  return (await answer.json()) as { origin: string; run: number };
};

describe("tenants of a server", () => {
  it("gives each name an emulator of its own, with the same options", async () => {
    const [one, two, none] = [client("one"), client("Two"), client()];
    await one.clock.advance(1000);
    await one.faults.add({ kind: "status", status: 503 });
    const runs = await Promise.all([one, two, none].map((each) => each.overview()));
    expect(runs.map(({ run, counts }) => [run, counts.products])).toEqual([
      [2, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(await two.faults.list()).toEqual([]);
    expect(await none.tenants.list()).toEqual(["one", "two"]);
    const path = "/stores/v3/products/query";
    expect((await ask(path, { "X-Portico-Tenant": "one" }, "POST")).status).toBe(503);
    expect((await ask(path, {}, "POST")).status).not.toBe(503);
  });

  it("gives its pages a name of their own, which says whose they are", async () => {
    const { port } = server;
    const { origin } = await brands({ "X-Portico-Tenant": "one" });
    expect(origin).toBe(`http://one.tenant.localhost:${port}`);
    expect((await client().overview()).origin).toBe(`http://localhost:${port}`);
    expect(originOf("https://emulator.example", "one")).toBe("https://emulator.example");
    expect(originOf("http://localhost", "one")).toBe("http://one.tenant.localhost");
  });

  it("takes the name from a page's address and its cookie where no header can be set", async () => {
    const visited = await ask("/_portico/?portico-tenant=one");
    expect(visited.status).toBe(200);
    expect(await visited.text()).toContain(`one.tenant.localhost:${server.port}`);
    const cookie = visited.headers.get("Set-Cookie") ?? "";
    expect(cookie).toBe("portico-tenant=one; Path=/; HttpOnly; SameSite=Lax");
    expect((await brands({ Cookie: `a=b; ${cookie}` })).run).toBe(2);
    // a header says it, whatever the browser has been to before
    expect((await brands({ Cookie: cookie, "X-Portico-Tenant": "two" })).run).toBe(1);
    const left = await ask("/_portico/?portico-tenant=", { Cookie: cookie });
    expect(left.headers.get("Set-Cookie")).toContain("portico-tenant=; ");
    const picture = await ask("/_portico/?portico-tenant=none", { "Sec-Fetch-Site": "cross-site" });
    expect(picture.headers.get("Set-Cookie")).toBeNull();
    // calls of the API are told by what their program says alone
    expect(
      (await ask("/oauth2/jwks?portico-tenant=none", { Cookie: "portico-tenant=none" })).status,
    ).toBe(200);
    expect(await client().tenants.list()).toEqual(["one", "two"]);
  });

  it("ends one, and makes it anew", async () => {
    await client().tenants.remove("one");
    expect(await client().tenants.list()).toEqual(["two"]);
    expect((await client("one").overview()).run).toBe(1);
    await expect(client().tenants.remove("nobody")).rejects.toThrow(
      "DELETE /_portico/tenants/nobody:",
    );
  });

  it("refuses names that are none, and more than it may have", async () => {
    await client("three").overview();
    await expect(client("four").overview()).rejects.toThrow(/3 tenants.*DELETE/);
    await expect(client("not a name").overview()).rejects.toThrow(/letters, digits/);
    await expect(client("../x").overview()).rejects.toThrow(/letters, digits/);
    expect(await client().tenants.list()).toEqual(["one", "two", "three"]);
  });

  it("lets nobody else list and end them", async () => {
    const page = { Origin: "https://evil.example", "X-Portico-Control": "1" };
    expect((await ask("/_portico/tenants/two", page, "DELETE")).status).toBe(403);
    expect((await ask("/_portico/tenants/two", {}, "DELETE")).status).toBe(403);
    expect((await ask("/_portico/tenants", page)).status).toBe(403);
    expect((await ask("/_portico/tenants", { "X-Portico-Control": "1" }, "POST")).status).toBe(405);
    expect(await client().tenants.list()).toContain("two");
  });
});
