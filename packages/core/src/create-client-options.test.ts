import { describe, expect, it } from "vitest";
import { createClient } from "./create-client.js";
import { isPorticoError } from "./errors/guards.js";
import type { PorticoError } from "./errors/portico-error.js";
import { retryPolicy } from "./transport/hooks/retry-policy.js";

const things = { getThing: async () => ({}) };

/** Returns the error's code and message if an option is rejected, otherwise "accepted". */
const outcomeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    expect(isPorticoError(error)).toBe(true);
    return `${(error as PorticoError).code}: ${(error as Error).message}`;
  }
  return "accepted";
};

describe("createClient", () => {
  it("rejects base URLs and allowed origins that are not HTTP or may contain a secret", () => {
    const expected = "must be an http:// or https:// URL without credentials, query string or hash";
    for (const address of [
      ...["localhost", "localhost:3000", "/api", "", "ftp://host", "xhttp://host", "file:///etc"],
      ...["https://user@host", "https://user:secret@host", "https://:secret@host"],
      ...["https://host?a=secret", "https://host/?", "https://host/#secret"],
    ]) {
      const message = `INVALID_OPTION: baseUrl ${expected}`;
      expect(outcomeOf(() => createClient({ baseUrl: address }))).toBe(message);
      expect(outcomeOf(() => createClient({ allowedOrigins: ["https://a", address] }))).toBe(
        message.replace("baseUrl", "allowedOrigins"),
      );
    }
    for (const baseUrl of ["http://localhost:1", "HTTPS://host/path/", "https://[::1]"]) {
      expect(outcomeOf(() => createClient({ baseUrl, allowedOrigins: [baseUrl] }))).toBe(
        "accepted",
      );
    }
  });

  it("throws synchronously for an invalid option value, without showing a value that may be a secret", () => {
    const secret = "secret";
    const [stringKind, nullKind] = ["a string", "null"];
    const [numberKind, objectKind, listKind] = ["a number, 0 or more", "an object", "a list"];
    const expected: Record<string, string> = {
      ...{ timeout: `${numberKind}, or false`, totalTimeout: `${numberKind}, or false` },
      ...{ retry: `${numberKind}, an object or a function` },
      ...{ maxResponseSize: numberKind, fetch: "a function" },
      ...{ headers: objectKind, baseUrl: "a string", allowedOrigins: listKind },
      ...{ clock: objectKind, auth: objectKind, modules: objectKind },
    };
    const invalidValues: Record<string, [value: unknown, kind: string][]> = {
      timeout: [
        [Number.NaN, "NaN"],
        [-1, "-1"],
        ["5", stringKind],
        [null, nullKind],
        [[], "a list"],
        [true, "a boolean"],
      ],
      totalTimeout: [
        [-1, "-1"],
        ["5", stringKind],
      ],
      retry: [
        [Number.NaN, "NaN"],
        [-2, "-2"],
        ["2", stringKind],
        [true, "a boolean"],
      ],
      maxResponseSize: [
        [Number.NaN, "NaN"],
        [-1, "-1"],
        [secret, stringKind],
        [1n, "a bigint"],
      ],
      fetch: [
        [{}, "an object"],
        [secret, stringKind],
        [null, nullKind],
      ],
      headers: [
        [secret, stringKind],
        [[["a", secret]], "a list"],
        [null, nullKind],
        [() => {}, "a function"],
      ],
      baseUrl: [
        [new URL("https://a"), "an object"],
        [7, "a number"],
        [null, nullKind],
        [Number.POSITIVE_INFINITY, "Infinity"],
      ],
      allowedOrigins: [
        ["https://a", stringKind],
        [{}, "an object"],
      ],
      clock: [
        [() => 0, "a function"],
        [-7, "-7"],
      ],
      auth: [
        [secret, stringKind],
        [() => secret, "a function"],
      ],
      modules: [
        [secret, stringKind],
        [[], "a list"],
      ],
    };
    for (const [name, values] of Object.entries(invalidValues)) {
      for (const [value, kind] of values) {
        const message = outcomeOf(() => createClient({ [name]: value }));
        expect(message).toBe(`INVALID_OPTION: ${name} must be ${expected[name]}, not ${kind}`);
        expect(message).not.toContain(secret);
      }
      expect(outcomeOf(() => createClient({ [name]: undefined }))).toBe("accepted");
    }
    for (const validOptions of [
      { timeout: Number.POSITIVE_INFINITY, totalTimeout: 0, retry: 0, maxResponseSize: 0 },
      { timeout: false, totalTimeout: false, retry: { limit: 3, jitter: false } },
      { retry: { delay: () => 5, jitter: (delay: number) => delay, retryOnTimeout: true } },
      { retry: retryPolicy() },
    ] as const) {
      expect(outcomeOf(() => createClient(validOptions))).toBe("accepted");
    }
  });

  it("rejects unknown options, lists the known ones and suggests a similar one", () => {
    for (const [name, similarName] of [
      ["retyr", "retry"],
      ["baseURL", "baseUrl"],
      ["constructor", undefined],
    ] as const) {
      const hint = similarName ? ` Did you mean "${similarName}"?` : "";
      const message = outcomeOf(() => createClient({ [name]: "secret" }));
      expect(message).toBe(outcomeOf(() => createClient().with({ [name]: undefined })));
      expect(message).toContain(
        `INVALID_OPTION: Unknown option "${name}".${hint} Known options: auth, modules, `,
      );
      expect(message).toMatch(/, baseUrl, .*, retry, /);
      expect(message).not.toContain("secret");
    }
  });

  it("reports the names of invalid fields in the retry option", () => {
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
      expect(outcomeOf(() => createClient(options))).toContain(`INVALID_OPTION: ${message}`);
      expect(outcomeOf(() => createClient().with(options))).toContain(`INVALID_OPTION: ${message}`);
    }
  });

  it.each([
    ["a string", "productsV3"],
    ["undefined", undefined],
    ["null", null],
    ["a promise", Promise.resolve(things)],
  ])("rejects %s as a module, with an error that names the option", (kind, module) => {
    const message = `must be a module, as imported with "import * as", not ${kind}`;
    const modules = { things, productsV3: module };
    expect(outcomeOf(() => createClient({ modules }))).toBe(
      `INVALID_OPTION: modules.productsV3 ${message}`,
    );
    expect(outcomeOf(() => createClient().use(module as object))).toBe(
      `INVALID_OPTION: use ${message}`,
    );
  });

  it("returns a client whose `with` rejects invalid options", () => {
    const client = createClient({});
    const invalidValues: Record<string, [expected: string, ...values: unknown[]]> = {
      timeout: ["a number, 0 or more, or false", Number.NaN, "5"],
      retry: ["a number, 0 or more, an object or a function", -1, Number.NEGATIVE_INFINITY],
      headers: ["an object", "a: b", [], null],
      signal: ["an AbortSignal", new AbortController(), "abort", null],
      fieldMask: ["a list", "name", {}],
    };
    for (const [name, [expected, ...values]] of Object.entries(invalidValues)) {
      for (const value of values) {
        const message = outcomeOf(() => client.with({ [name]: value }));
        expect(message).toContain(`INVALID_OPTION: ${name} must be ${expected}, not `);
      }
      expect(outcomeOf(() => client.with({ [name]: undefined }))).toBe("accepted");
    }
    const { signal } = new AbortController();
    expect(outcomeOf(() => client.with({ signal, fieldMask: [], headers: {} }))).toBe("accepted");
  });

  it("rejects headers that cannot be sent, without printing their values", () => {
    const headerSetters = [
      (headers: object) => createClient({ headers: headers as Record<string, string> }),
      (headers: object) => createClient().with({ headers: headers as Record<string, string> }),
      (headers: object) => createClient().setHeaders(headers as Record<string, string>),
    ];
    for (const applyHeaders of headerSetters) {
      expect(outcomeOf(() => applyHeaders({ "x-a": "secret\nvalue" }))).toBe(
        'INVALID_HEADER: Header "x-a" has characters that HTTP does not allow',
      );
      expect(outcomeOf(() => applyHeaders({ "x a": "secret" }))).toBe(
        'INVALID_HEADER: Header "x a" has characters that HTTP does not allow',
      );
      for (const [value, kind] of [
        [undefined, "undefined"],
        [null, "null"],
        [7, "a number"],
        [Symbol("secret"), "a symbol"],
        [["secret"], "a list"],
      ]) {
        expect(outcomeOf(() => applyHeaders({ "x-a": value }))).toBe(
          `INVALID_HEADER: Header "x-a" must be a string, not ${kind as string}`,
        );
      }
    }
    expect(outcomeOf(() => createClient().setHeaders(null as never))).toMatch(/headers must be/);
  });

  it("rejects modules whose name is already a property of the client", () => {
    expect(() => createClient({ modules: { auth: things } })).toThrow(
      'modules.auth must be renamed: every client has its own "auth"',
    );
  });
});
