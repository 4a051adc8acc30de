import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { call } from "./call/call.js";
import type { Environment } from "./client/auth-strategy.js";
import { createClient } from "./create-client.js";

const operation = (name: string) => ({ name, method: "GET", path: `/${name}` }) as const;
const things = {
  getThing: () => call<Promise<object>>(operation("getThing"), []),
  Kind: { NEW: "NEW" } as const,
  limit: 5,
};
const createRecorder = () => {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return new Response("{}");
  };
  return { requests, fetch };
};

describe("createClient", () => {
  it("binds modules and single functions under their names", async () => {
    const { requests, fetch } = createRecorder();
    const client = createClient({ fetch, modules: { things, alone: things.getThing } });
    await client.things.getThing();
    await client.alone();
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(["/getThing", "/getThing"]);
    expect(client.things.Kind).toEqual({ NEW: "NEW" });
    expect(client.things.limit).toBe(5);
    expect(client.things.getThing).toBe(client.things.getThing);
  });

  it("does not change the original namespace", async () => {
    createClient({ modules: { things: Object.freeze(things) } });
    await expect(things.getThing()).rejects.toMatchObject({ code: "NO_CONTEXT" });
  });

  it("returns a client that binds modules and functions with `use`", async () => {
    const { requests, fetch } = createRecorder();
    const client = createClient({ fetch });
    await client.use(things).getThing();
    await client.use(things.getThing)();
    await client.use({ deep: { things } }).deep.things.getThing();
    expect(requests).toHaveLength(3);
  });

  it("keeps the requests of two clients separate when their calls interleave", async () => {
    const a = createRecorder();
    const b = createRecorder();
    const firstClient = createClient({
      fetch: a.fetch,
      modules: things,
      headers: { "x-client": "a" },
    });
    const secondClient = createClient({
      fetch: b.fetch,
      modules: things,
      headers: { "x-client": "b" },
    });
    await Promise.all([firstClient.getThing(), secondClient.getThing(), firstClient.getThing()]);
    expect(a.requests.map(({ headers }) => headers.get("x-client"))).toEqual(["a", "a"]);
    expect(b.requests.map(({ headers }) => headers.get("x-client"))).toEqual(["b"]);
  });

  it("returns a client whose `setHeaders` changes all its views, but no other client", async () => {
    const { requests, fetch } = createRecorder();
    const sharedHeaders = Object.freeze({ "X-A": "1" });
    const client = createClient({ fetch, modules: things, headers: sharedHeaders });
    const otherClient = createClient({ fetch, modules: things, headers: sharedHeaders });
    const view = client.with({});
    view.setHeaders(Object.freeze({ "x-a": "2", "X-B": "3" }));
    await client.getThing();
    await view.getThing();
    await otherClient.getThing();
    expect(requests.map(({ headers }) => [headers.get("x-a"), headers.get("x-b")])).toEqual([
      ["2", "3"],
      ["2", "3"],
      ["1", null],
    ]);
  });

  it("returns a client whose `setHeaders` rejects invalid headers", () => {
    expect(() => createClient().setHeaders({ "x-c": "bad\nvalue" })).toThrow('Header "x-c"');
  });

  it("merges the headers of nested views", async () => {
    const { requests, fetch } = createRecorder();
    const client = createClient({ fetch, modules: { things } });
    const view = client.with({ headers: { a: "1", b: "1" } }).with({ headers: { b: "2" } });
    await view.things.getThing();
    await client.things.getThing();
    expect(requests.map(({ headers }) => [headers.get("a"), headers.get("b")])).toEqual([
      ["1", "2"],
      [null, null],
    ]);
  });

  it("passes the base URL, fetch, clock and total timeout to the strategy once", async () => {
    const connectedEnvironments: Environment[] = [];
    const { fetch, requests } = createRecorder();
    const auth = {
      connect: (environment: Environment) => connectedEnvironments.push(environment),
      getAuthHeaders: () => ({ headers: {} }),
    };
    const clock = { now: () => 7, sleep: async () => {} };
    const client = createClient({
      auth,
      fetch,
      clock,
      baseUrl: "http://localhost:1/",
      totalTimeout: 9,
    });
    expect(connectedEnvironments).toMatchObject([
      { baseUrl: "http://localhost:1", clock, totalTimeout: 9 },
    ]);
    await connectedEnvironments[0]?.fetch("http://localhost:1/x", { method: "PUT" });
    expect(requests[0]).toBeInstanceOf(Request);
    expect(requests[0]).toMatchObject({ method: "PUT", url: "http://localhost:1/x" });
    client.with({});
    expect(connectedEnvironments).toHaveLength(1);
  });

  it("returns a client that has the strategy as `auth`, as do its views", () => {
    const auth = { getAuthHeaders: () => ({ headers: {} }), login: () => "typed" };
    const client = createClient({ auth });
    expect(client.auth.login()).toBe("typed");
    expect(client.with({}).auth).toBe(auth);
  });

  it("returns a client that does not expose secrets when it is printed", () => {
    const auth = { apiKey: "secret", getAuthHeaders: () => ({ headers: { a: "secret" } }) };
    const client = createClient({ auth, headers: { b: "secret" }, modules: { things } });
    client.setHeaders({ c: "secret" });
    const printedText =
      inspect(client, { depth: 20 }) + JSON.stringify(client) + JSON.stringify({ client });
    expect(printedText).not.toContain("secret");
    expect(JSON.parse(JSON.stringify(client))).toEqual({
      baseUrl: "https://www.wixapis.com",
      modules: ["things"],
    });
  });

  it("lets tests replace a function in a namespace", async () => {
    const client = createClient({ modules: { things } });
    client.things.getThing = async () => ({ fake: true });
    expect(await client.things.getThing()).toEqual({ fake: true });
  });
});
