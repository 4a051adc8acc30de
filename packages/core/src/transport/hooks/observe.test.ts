import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { call } from "../../call/call.js";
import { viewOf } from "../../client/client-view.js";
import { createClient } from "../../create-client.js";
import { fakeClock } from "../../time/testing/fake-clock.js";
import { postJson } from "../http.js";
import { debug } from "./debug.js";
import { type Hooks, observe } from "./observe.js";

const readOperation = {
  name: "a.b.read",
  method: "GET",
  path: "/read/{id}",
  args: ["id", "q"],
} as const;
const writeOperation = { name: "a.b.write", method: "POST", path: "/write", args: ["a"] } as const;
const things = {
  read: (...args: unknown[]) => call<Promise<unknown>>(readOperation, args),
  write: (...args: unknown[]) => call<Promise<unknown>>(writeOperation, args),
};
type Report = [kind: string, info: Record<string, unknown>];

/** Creates hooks that record their calls. */
function recordHooks() {
  const reports: Report[] = [];
  const record = (kind: string) => (info: object) => void reports.push([kind, { ...info }]);
  const hooks: Hooks = {
    request: record("request"),
    response: record("response"),
    retry: record("retry"),
    error: record("error"),
  };
  return { reports, hooks };
}

/** Creates a client that receives these responses in order, each after 20 ms. */
function createThingsClient(responses: (() => Response)[], hooks: Hooks) {
  const clock = fakeClock({ skip: 20_000 });
  const fetch = async () => {
    clock.time += 20;
    return (responses.shift() ?? (() => new Response("{}")))();
  };
  return createClient({ fetch, clock, hooks: observe(hooks), modules: { things } });
}
const replyWith =
  (status: number, headers = {}) =>
  () =>
    new Response("{}", { status, headers: { "x-wix-request-id": `id-${status}`, ...headers } });

describe("observe", () => {
  it("reports requests, responses, retries and the error in order", async () => {
    const { reports, hooks } = recordHooks();
    const client = createThingsClient(
      [replyWith(503, { "retry-after": "2" }), replyWith(404)],
      hooks,
    );
    const error = await client.things.read("x", "secret").catch((reason: unknown) => reason);
    const request = {
      operation: "a.b.read",
      method: "GET",
      url: "https://www.wixapis.com/read/x",
    };
    const failedError = expect.objectContaining({ status: 503 });
    expect(reports).toEqual([
      ["request", { ...request, attempt: 1 }],
      ["response", { ...request, attempt: 1, status: 503, duration: 20, requestId: "id-503" }],
      ["retry", { ...request, attempt: 1, error: failedError, delay: 2_000 }],
      ["request", { ...request, attempt: 2 }],
      ["response", { ...request, attempt: 2, status: 404, duration: 20, requestId: "id-404" }],
      ["error", { ...request, attempt: 2, error, duration: 2_040 }],
    ]);
  });

  it("counts attempts across a token refresh", async () => {
    const { reports, hooks } = recordHooks();
    const tokens = ["old", "new"];
    const auth = {
      getAuthHeaders: () => ({ headers: { Authorization: tokens[0] ?? "" } }),
      recover: async () => Boolean(tokens.shift()),
    };
    const responses = [replyWith(401), replyWith(200)];
    const client = createClient({
      auth,
      fetch: async () => (responses.shift() ?? replyWith(200))(),
      hooks: observe(hooks),
      modules: { things },
    });
    await client.things.write({});
    expect(reports.map(([kind, { attempt, status }]) => [kind, attempt, status])).toEqual([
      ["request", 1, undefined],
      ["response", 1, 401],
      ["request", 2, undefined],
      ["response", 2, 200],
    ]);
  });

  it("reports calls that were never sent", async () => {
    const { reports, hooks } = recordHooks();
    const client = createThingsClient([], hooks);
    const signal = AbortSignal.abort();
    await expect(client.with({ signal }).things.write({})).rejects.toThrow("aborted");
    expect(reports).toMatchObject([["error", { attempt: 0, error: { code: "ABORTED" } }]]);
  });

  it("reports requests from fetchWithAuth and from a strategy", async () => {
    const { reports, hooks } = recordHooks();
    const client = createThingsClient([replyWith(200), replyWith(500)], hooks);
    expect((await client.fetchWithAuth("/plain?token=secret", { method: "PUT" })).status).toBe(200);
    const { environment } = viewOf(client).state;
    await postJson(environment, "/oauth2/token", {}, { retries: 0 }).catch(() => {});
    expect(
      reports.map(([kind, { operation, method, url }]) => [kind, operation, method, url]),
    ).toEqual([
      ["request", undefined, "PUT", "https://www.wixapis.com/plain"],
      ["response", undefined, "PUT", "https://www.wixapis.com/plain"],
      ["request", undefined, "POST", "https://www.wixapis.com/oauth2/token"],
      ["response", undefined, "POST", "https://www.wixapis.com/oauth2/token"],
      ["error", undefined, "POST", "https://www.wixapis.com/oauth2/token"],
    ]);
  });

  it("runs hooks passed to a view only for calls through that view", async () => {
    const { reports, hooks } = recordHooks();
    const client = createThingsClient([], hooks);
    const viewHooks = recordHooks();
    const view = client.with({ hooks: observe({ response: viewHooks.hooks.response }) });
    await view.things.read("1");
    await client.things.read("2");
    expect(reports).toHaveLength(4);
    expect(viewHooks.reports).toMatchObject([
      ["response", { url: "https://www.wixapis.com/read/1" }],
    ]);
  });

  it("ignores hooks that throw or reject", async () => {
    const rejectingHook = async () => Promise.reject(new Error("rejected"));
    const throwingHook = () => {
      throw new Error("thrown");
    };
    for (const hook of [rejectingHook, throwingHook]) {
      const hooks = { request: hook, response: hook, retry: hook, error: hook };
      expect(await createThingsClient([replyWith(500)], hooks).things.read("1")).toEqual({});
      await expect(
        createThingsClient([replyWith(404)], hooks).things.read("1"),
      ).rejects.toMatchObject({
        status: 404,
      });
    }
  });

  it("reports no token, header, body or query string", async () => {
    const token = fc.stringMatching(/^[A-Za-z0-9._~-]{12,40}$/).map((text) => `s3cret${text}`);
    await fc.assert(
      fc.asyncProperty(token, fc.constantFrom(200, 404, 500, 0), async (secret, status) => {
        const { reports, hooks } = recordHooks();
        const fetch = async () => {
          if (status === 0) throw new TypeError("fetch failed");
          return new Response(JSON.stringify({ secret }), { status });
        };
        const auth = { getAuthHeaders: () => ({ headers: { Authorization: secret } }) };
        const clock = fakeClock({ skip: 20_000 });
        const headers = { "x-own": secret };
        const client = createClient({
          auth,
          fetch,
          clock,
          headers,
          hooks: observe(hooks),
          modules: { things },
        });
        await client.things.read("1", secret).catch(() => {});
        await client.things.write({ secret }).catch(() => {});
        await client.fetchWithAuth(`/a?token=${secret}#${secret}`).catch(() => {});
        expect(reports.length).toBeGreaterThan(2);
        expect(JSON.stringify(reports)).not.toContain("s3cret");
      }),
      { numRuns: 40 },
    );
  });
});

describe("debug", () => {
  it("writes a line for each response, and for each failure without a response", async () => {
    const lines: string[] = [];
    const testConsole = {
      log: (line: string) => lines.push(line),
      warn: (line: string) => lines.push(`! ${line}`),
    };
    const clock = fakeClock({ skip: 20_000 });
    const responses = [
      replyWith(500),
      replyWith(200),
      replyWith(404),
      new TypeError("fetch failed"),
    ];
    const fetch = async () => {
      clock.time += 5;
      const nextResponse = responses.shift();
      if (typeof nextResponse !== "function") throw nextResponse;
      return nextResponse();
    };
    const hooks = debug({ console: testConsole });
    const client = createClient({ fetch, clock, hooks, modules: { things } });
    await client.things.read("1");
    await client.things.write({}).catch(() => {});
    await client.things.write({}).catch(() => {});
    expect(lines).toEqual([
      "! GET a.b.read: 500, 5 ms, request-id id-500",
      "GET a.b.read (attempt 2): 200, 5 ms, request-id id-200",
      "! POST a.b.write: 404, 5 ms, request-id id-404",
      "! POST a.b.write: NETWORK, 5 ms, fetch failed",
    ]);
  });
});
