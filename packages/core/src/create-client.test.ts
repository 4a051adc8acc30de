import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { call } from "./call/call.js";
import type { Environment } from "./client/auth-strategy.js";
import { createClient } from "./create-client.js";
import { isPorticoError } from "./errors/guards.js";
import type { PorticoError } from "./errors/portico-error.js";
import { retryPolicy } from "./transport/retry-policy.js";

const operation = (name: string) => ({ name, method: "GET", path: `/${name}` }) as const;
const things = {
  getThing: () => call<Promise<object>>(operation("getThing"), []),
  Kind: { NEW: "NEW" } as const,
  limit: 5,
};
/** A fetch that records what it is asked for. */
const recorder = () => {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return new Response("{}");
  };
  return { requests, fetch };
};

describe("createClient", () => {
  it("binds modules and single functions under their names", async () => {
    const { requests, fetch } = recorder();
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

  it("binds functions with `use`", async () => {
    const { requests, fetch } = recorder();
    const client = createClient({ fetch });
    await client.use(things).getThing();
    await client.use(things.getThing)();
    await client.use({ deep: { things } }).deep.things.getThing();
    expect(requests).toHaveLength(3);
  });

  it("keeps clients separate when their calls interleave", async () => {
    const a = recorder();
    const b = recorder();
    const first = createClient({ fetch: a.fetch, modules: things, headers: { "x-client": "a" } });
    const second = createClient({ fetch: b.fetch, modules: things, headers: { "x-client": "b" } });
    await Promise.all([first.getThing(), second.getThing(), first.getThing()]);
    expect(a.requests.map(({ headers }) => headers.get("x-client"))).toEqual(["a", "a"]);
    expect(b.requests.map(({ headers }) => headers.get("x-client"))).toEqual(["b"]);
  });

  it("sets headers of future calls without changing the caller's objects", async () => {
    const { requests, fetch } = recorder();
    const given = Object.freeze({ "X-A": "1" });
    const client = createClient({ fetch, modules: things, headers: given });
    const other = createClient({ fetch, modules: things, headers: given });
    const view = client.with({});
    view.setHeaders(Object.freeze({ "x-a": "2", "X-B": "3" }));
    await client.getThing();
    await view.getThing();
    await other.getThing();
    expect(requests.map(({ headers }) => [headers.get("x-a"), headers.get("x-b")])).toEqual([
      ["2", "3"],
      ["2", "3"],
      ["1", null],
    ]);
    expect(() => client.setHeaders({ "x-c": "bad\nvalue" })).toThrow('Header "x-c"');
  });

  it("merges the options of nested views", async () => {
    const { requests, fetch } = recorder();
    const client = createClient({ fetch, modules: { things } });
    const view = client.with({ headers: { a: "1", b: "1" } }).with({ headers: { b: "2" } });
    await view.things.getThing();
    await client.things.getThing();
    expect(requests.map(({ headers }) => [headers.get("a"), headers.get("b")])).toEqual([
      ["1", "2"],
      [null, null],
    ]);
    expect(view.auth).toBe(client.auth);
  });

  it("passes base URL, fetch, clock and timeout to its strategy", async () => {
    const connected: Environment[] = [];
    const { fetch, requests } = recorder();
    const auth = {
      connect: (environment: Environment) => connected.push(environment),
      getAuthHeaders: () => ({ headers: {} }),
      login: () => "typed",
    };
    const clock = { now: () => 7, sleep: async () => {} };
    const client = createClient({
      auth,
      fetch,
      clock,
      baseUrl: "http://localhost:1/",
      totalTimeout: 9,
    });
    expect(connected).toMatchObject([{ baseUrl: "http://localhost:1", clock, totalTimeout: 9 }]);
    await connected[0]?.fetch("http://localhost:1/x", { method: "PUT" });
    expect(requests[0]).toBeInstanceOf(Request);
    expect(requests[0]).toMatchObject({ method: "PUT", url: "http://localhost:1/x" });
    expect(client.auth.login()).toBe("typed");
    client.with({});
    expect(connected).toHaveLength(1);
  });

  const refusal = (make: () => unknown): string => {
    try {
      make();
    } catch (error) {
      expect(isPorticoError(error)).toBe(true);
      return `${(error as PorticoError).code}: ${(error as Error).message}`;
    }
    return "taken";
  };

  it("rejects base URLs that cannot be requested or that contain a secret", () => {
    const expected = "must be an http:// or https:// URL without credentials, query string or hash";
    for (const address of [
      ...["localhost", "localhost:3000", "/api", "", "ftp://host", "xhttp://host", "file:///etc"],
      ...["https://user@host", "https://user:secret@host", "https://:secret@host"],
      ...["https://host?a=secret", "https://host/?", "https://host/#secret"],
    ]) {
      const message = `INVALID_OPTION: baseUrl ${expected}`;
      expect(refusal(() => createClient({ baseUrl: address }))).toBe(message);
      expect(refusal(() => createClient({ allowedOrigins: ["https://a", address] }))).toBe(
        message.replace("baseUrl", "allowedOrigins"),
      );
    }
    for (const baseUrl of ["http://localhost:1", "HTTPS://host/path/", "https://[::1]"]) {
      expect(refusal(() => createClient({ baseUrl, allowedOrigins: [baseUrl] }))).toBe("taken");
    }
  });

  it("throws synchronously for options of a wrong type, with their name and type", () => {
    const secret = "secret";
    const [text, nothing] = ["a string", "null"];
    const [number, object, list] = ["a number, 0 or more", "an object", "a list"];
    const expected: Record<string, string> = {
      ...{ timeout: `${number}, or false`, totalTimeout: `${number}, or false` },
      ...{ retry: `${number}, an object or a function` },
      ...{ maxResponseSize: number, fetch: "a function" },
      ...{ headers: object, baseUrl: "a string", allowedOrigins: list },
      ...{ clock: object, auth: object, modules: object },
    };
    const wrong: Record<string, [value: unknown, kind: string][]> = {
      timeout: [
        [Number.NaN, "NaN"],
        [-1, "-1"],
        ["5", text],
        [null, nothing],
        [[], "a list"],
        [true, "a boolean"],
      ],
      totalTimeout: [
        [-1, "-1"],
        ["5", text],
      ],
      retry: [
        [Number.NaN, "NaN"],
        [-2, "-2"],
        ["2", text],
        [true, "a boolean"],
      ],
      maxResponseSize: [
        [Number.NaN, "NaN"],
        [-1, "-1"],
        [secret, text],
        [1n, "a bigint"],
      ],
      fetch: [
        [{}, "an object"],
        [secret, text],
        [null, nothing],
      ],
      headers: [
        [secret, text],
        [[["a", secret]], "a list"],
        [null, nothing],
        [() => {}, "a function"],
      ],
      baseUrl: [
        [new URL("https://a"), "an object"],
        [7, "a number"],
        [null, nothing],
        [Number.POSITIVE_INFINITY, "Infinity"],
      ],
      allowedOrigins: [
        ["https://a", text],
        [{}, "an object"],
      ],
      clock: [
        [() => 0, "a function"],
        [-7, "-7"],
      ],
      auth: [
        [secret, text],
        [() => secret, "a function"],
      ],
      modules: [
        [secret, text],
        [[], "a list"],
      ],
    };
    for (const [name, values] of Object.entries(wrong)) {
      for (const [value, kind] of values) {
        const message = refusal(() => createClient({ [name]: value }));
        expect(message).toBe(`INVALID_OPTION: ${name} must be ${expected[name]}, not ${kind}`);
        expect(message).not.toContain(secret);
      }
      expect(refusal(() => createClient({ [name]: undefined }))).toBe("taken");
    }
    for (const valid of [
      { timeout: Number.POSITIVE_INFINITY, totalTimeout: 0, retry: 0, maxResponseSize: 0 },
      { timeout: false, totalTimeout: false, retry: { limit: 3, jitter: false } },
      { retry: { delay: () => 5, jitter: (delay: number) => delay, retryOnTimeout: true } },
      { retry: retryPolicy() },
    ] as const) {
      expect(refusal(() => createClient(valid))).toBe("taken");
    }
  });

  it("rejects unknown options and lists the known ones", () => {
    for (const [name, nearest] of [
      ["retyr", "retry"],
      // the name of an earlier version
      ["retries", "retry"],
      ["baseURL", "baseUrl"],
      ["constructor", undefined],
    ] as const) {
      const hint = nearest ? ` Did you mean "${nearest}"?` : "";
      const refused = refusal(() => createClient({ [name]: "secret" }));
      expect(refused).toBe(refusal(() => createClient().with({ [name]: undefined })));
      expect(refused).toContain(
        `INVALID_OPTION: Unknown option "${name}".${hint} Known options: auth, modules, `,
      );
      expect(refused).toMatch(/, baseUrl, .*, retry, /);
      expect(refused).not.toContain("secret");
    }
  });

  it("rejects invalid fields of retry by name", () => {
    for (const [retry, message] of [
      [{ limit: -1 }, "retry.limit must be a number, 0 or more, not -1"],
      [{ delay: 5 }, "retry.delay must be a function, not a number"],
      [{ jitter: "full" }, "retry.jitter must be a boolean or a function, not a string"],
      [{ retryOnTimeout: 1 }, "retry.retryOnTimeout must be a boolean, not a number"],
      [{ limt: 3 }, 'Unknown option "limt". Did you mean "limit"? Known options: limit, delay, '],
      [null, "retry must be a number, 0 or more, an object or a function, not null"],
      [[], "retry must be a number, 0 or more, an object or a function, not a list"],
    ] as const) {
      const options = { retry } as object;
      expect(refusal(() => createClient(options))).toContain(`INVALID_OPTION: ${message}`);
      expect(refusal(() => createClient().with(options))).toContain(`INVALID_OPTION: ${message}`);
    }
  });

  it.each([
    ["a string", "productsV3"],
    ["undefined", undefined],
    ["null", null],
    ["a promise", Promise.resolve(things)],
  ])("rejects %s as a module, and names it", (kind, module) => {
    const message = `must be a module, as imported with "import * as", not ${kind}`;
    const modules = { things, productsV3: module };
    expect(refusal(() => createClient({ modules }))).toBe(
      `INVALID_OPTION: modules.productsV3 ${message}`,
    );
    expect(refusal(() => createClient().use(module as object))).toBe(
      `INVALID_OPTION: use ${message}`,
    );
  });

  it("rejects invalid options of a view", () => {
    const client = createClient({});
    const wrong: Record<string, [expected: string, ...values: unknown[]]> = {
      timeout: ["a number, 0 or more, or false", Number.NaN, "5"],
      retry: ["a number, 0 or more, an object or a function", -1, Number.NEGATIVE_INFINITY],
      headers: ["an object", "a: b", [], null],
      signal: ["an AbortSignal", new AbortController(), "abort", null],
      fieldMask: ["a list", "name", {}],
    };
    for (const [name, [expected, ...values]] of Object.entries(wrong)) {
      for (const value of values) {
        const message = refusal(() => client.with({ [name]: value }));
        expect(message).toContain(`INVALID_OPTION: ${name} must be ${expected}, not `);
      }
      expect(refusal(() => client.with({ [name]: undefined }))).toBe("taken");
    }
    const { signal } = new AbortController();
    expect(refusal(() => client.with({ signal, fieldMask: [], headers: {} }))).toBe("taken");
  });

  it("rejects headers that cannot be sent, without printing their values", () => {
    const makers = [
      (headers: object) => createClient({ headers: headers as Record<string, string> }),
      (headers: object) => createClient().with({ headers: headers as Record<string, string> }),
      (headers: object) => createClient().setHeaders(headers as Record<string, string>),
    ];
    for (const make of makers) {
      expect(refusal(() => make({ "x-a": "secret\nvalue" }))).toBe(
        'INVALID_HEADER: Header "x-a" has characters that HTTP does not allow',
      );
      expect(refusal(() => make({ "x a": "secret" }))).toBe(
        'INVALID_HEADER: Header "x a" has characters that HTTP does not allow',
      );
      for (const [value, kind] of [
        [undefined, "undefined"],
        [null, "null"],
        [7, "a number"],
        [Symbol("secret"), "a symbol"],
        [["secret"], "a list"],
      ]) {
        expect(refusal(() => make({ "x-a": value }))).toBe(
          `INVALID_HEADER: Header "x-a" must be a string, not ${kind as string}`,
        );
      }
    }
    expect(refusal(() => createClient().setHeaders(null as never))).toMatch(/headers must be/);
  });

  it("rejects modules with the name of a client member", () => {
    expect(() => createClient({ modules: { auth: things } })).toThrow(
      'modules.auth must be renamed: every client has its own "auth"',
    );
  });

  it("contains no secrets when it is printed", () => {
    const auth = { apiKey: "secret", getAuthHeaders: () => ({ headers: { a: "secret" } }) };
    const client = createClient({ auth, headers: { b: "secret" }, modules: { things } });
    client.setHeaders({ c: "secret" });
    const shown =
      inspect(client, { depth: 20 }) + JSON.stringify(client) + JSON.stringify({ client });
    expect(shown).not.toContain("secret");
    expect(JSON.parse(JSON.stringify(client))).toEqual({
      baseUrl: "https://www.wixapis.com",
      modules: ["things"],
    });
  });

  it("allows tests to replace a function of a namespace", async () => {
    const client = createClient({ modules: { things } });
    client.things.getThing = async () => ({ fake: true });
    expect(await client.things.getThing()).toEqual({ fake: true });
  });
});
