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

const send = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + path, { method, headers, redirect: "manual" });
const client = (tenant?: string) =>
  createEmulatorClient(server.url, tenant === undefined ? {} : { tenant });
const stateOf = async (...headers: [Record<string, string>?]) => {
  const response = await send("/_portico/control/state", ...headers);
  return (await response.json()) as { origin: string; run: number };
};

describe("a server with tenants", () => {
  it("creates a separate emulator with the same options for each name", async () => {
    const [first, second, defaultClient] = [client("one"), client("Two"), client()];
    await first.clock.advance(1000);
    await first.faults.add({ kind: "status", status: 503 });
    const overviews = await Promise.all(
      [first, second, defaultClient].map((each) => each.overview()),
    );
    expect(overviews.map(({ run, counts }) => [run, counts.products])).toEqual([
      [2, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(await second.faults.list()).toEqual([]);
    expect(await defaultClient.tenants.list()).toEqual(["one", "two"]);
    const path = "/stores/v3/products/query";
    expect((await send(path, { "X-Portico-Tenant": "one" }, "POST")).status).toBe(503);
    expect((await send(path, {}, "POST")).status).not.toBe(503);
  });

  it("uses a separate subdomain of localhost as a tenant's origin", async () => {
    const { port } = server;
    const { origin } = await stateOf({ "X-Portico-Tenant": "one" });
    expect(origin).toBe(`http://one.tenant.localhost:${port}`);
    expect((await client().overview()).origin).toBe(`http://localhost:${port}`);
    expect(originOf("https://emulator.example", "one")).toBe("https://emulator.example");
    expect(originOf("http://localhost", "one")).toBe("http://one.tenant.localhost");
  });

  it("selects the tenant for a page by query parameter or cookie", async () => {
    const visited = await send("/_portico/?portico-tenant=one");
    expect(visited.status).toBe(200);
    expect(await visited.text()).toContain(`one.tenant.localhost:${server.port}`);
    const cookie = visited.headers.get("Set-Cookie") ?? "";
    expect(cookie).toBe("portico-tenant=one; Path=/; HttpOnly; SameSite=Lax");
    expect((await stateOf({ Cookie: `a=b; ${cookie}` })).run).toBe(2);
    // The header takes precedence over the cookie.
    expect((await stateOf({ Cookie: cookie, "X-Portico-Tenant": "two" })).run).toBe(1);
    const cleared = await send("/_portico/?portico-tenant=", { Cookie: cookie });
    expect(cleared.headers.get("Set-Cookie")).toContain("portico-tenant=; ");
    const picture = await send("/_portico/?portico-tenant=none", {
      "Sec-Fetch-Site": "cross-site",
    });
    expect(picture.headers.get("Set-Cookie")).toBeNull();
    // API requests ignore the query parameter and the cookie.
    expect(
      (await send("/oauth2/jwks?portico-tenant=none", { Cookie: "portico-tenant=none" })).status,
    ).toBe(200);
    expect(await client().tenants.list()).toEqual(["one", "two"]);
  });

  it("removes a tenant, and recreates the tenant on the next request", async () => {
    await client().tenants.remove("one");
    expect(await client().tenants.list()).toEqual(["two"]);
    expect((await client("one").overview()).run).toBe(1);
    await expect(client().tenants.remove("nobody")).rejects.toThrow(
      "DELETE /_portico/tenants/nobody:",
    );
  });

  it("rejects invalid names, and rejects new tenants once the limit is reached", async () => {
    await client("three").overview();
    await expect(client("four").overview()).rejects.toThrow(/3 tenants.*DELETE/);
    await expect(client("not a name").overview()).rejects.toThrow(/letters, digits/);
    await expect(client("../x").overview()).rejects.toThrow(/letters, digits/);
    expect(await client().tenants.list()).toEqual(["one", "two", "three"]);
  });

  it("does not let other websites list or remove tenants", async () => {
    const page = { Origin: "https://evil.example", "X-Portico-Control": "1" };
    expect((await send("/_portico/tenants/two", page, "DELETE")).status).toBe(403);
    expect((await send("/_portico/tenants/two", {}, "DELETE")).status).toBe(403);
    expect((await send("/_portico/tenants", page)).status).toBe(403);
    expect((await send("/_portico/tenants", { "X-Portico-Control": "1" }, "POST")).status).toBe(
      405,
    );
    expect(await client().tenants.list()).toContain("two");
  });
});
