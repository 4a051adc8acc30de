import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { API_KEY, Caller } from "../../testing/test-client.js";
import type { Pair } from "./pair.js";
import { PSEUDONYM } from "./pseudonyms.js";
import { recorder } from "./recorder.js";
import { replay } from "./replay.js";
import {
  emulatorWithClock,
  record,
  replayPairs,
  type Session,
  sessions,
} from "./testing/session.js";

/** All steps, in an order that lets most of them succeed. */
const LONG_SESSION: Session = [0, 1, 2, 4, 3, 5, 6, 7, 7, 8, 8, 9, 9, 10, 11, 12].map(
  (step, choice) => ({ step, choice }),
);

type Path = (string | number)[];

/** Yields all values except nulls, pseudonyms, ids, dates, URLs, messages and descriptions. */
function* leaves(value: unknown, path: Path = []): Generator<[Path, string | number | boolean]> {
  if (typeof value === "object" && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      if (key === "message" || key === "description") continue;
      yield* leaves(field, [...path, Array.isArray(value) ? Number(key) : key]);
    }
    return;
  }
  if (typeof value === "number" || typeof value === "boolean") yield [path, value];
  if (typeof value !== "string" || value.match(PSEUDONYM)) return;
  if (!/^\d{4}-\d\d-\d\d|^https?:/.test(value)) yield [path, value];
}

const pathText = (path: Path) =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .replace(/^\./, "");

function withLeaf(value: unknown, path: Path, leaf: unknown): unknown {
  const copy = structuredClone(value);
  let node = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) node = node[key] as typeof node;
  const last = path.at(-1) ?? "";
  if (leaf === undefined) delete node[last];
  else node[last] = leaf;
  return copy;
}

const changedLeaf = (value: string | number | boolean) => {
  if (typeof value === "boolean") return !value;
  return typeof value === "number" ? value + 1 : `${value}~`;
};

const differencesOf = (results: Awaited<ReturnType<typeof replayPairs>>) =>
  results.flatMap(({ differences }, index) =>
    differences.map(({ path }) => [index, path] as const),
  );

describe("verify", () => {
  it("finds no differences if a new emulator handles the recorded requests", async () => {
    const expectSame = async (session: Session) => {
      const results = await replayPairs(await record(session));
      expect(
        results.flatMap(({ pair, differences }) =>
          differences.map((difference) => [pair.operation, difference]),
        ),
      ).toEqual([]);
    };
    await expectSame(LONG_SESSION);
    await fc.assert(fc.asyncProperty(sessions, expectSame), { numRuns: 25 });
  });

  it("finds a changed value, missing field or changed status", async () => {
    const unchangedPairs = await record(LONG_SESSION);
    const property = fc.asyncProperty(
      fc.nat(),
      fc.nat(),
      fc.constantFrom("value", "field", "status"),
      async (responseChoice, leafChoice, kind) => {
        // Skip the first response, because it contains the token for all other requests.
        const index = 1 + (responseChoice % (unchangedPairs.length - 1));
        const fields = [...leaves(unchangedPairs[index]?.response.body)];
        const usableFields =
          kind === "field" ? fields.filter(([path]) => typeof path.at(-1) === "string") : fields;
        const [path, value] = usableFields[leafChoice % usableFields.length] ?? [];
        fc.pre(path !== undefined && value !== undefined);
        const changed = await record(LONG_SESSION, ({ status, body }, at) => {
          if (at !== index) return undefined;
          if (kind === "status") return { status: status === 200 ? 202 : status + 1, body };
          return {
            status,
            body: withLeaf(body, path, kind === "field" ? undefined : changedLeaf(value)),
          };
        });
        const expected = kind === "status" ? "status" : pathText(path);
        expect(differencesOf(await replayPairs(changed))).toEqual([[index, expected]]);
      },
    );
    await fc.assert(property, { numRuns: 40 });
  });

  it("finds a changed error code, and ignores a changed message", async () => {
    const rejected = await record([{ step: 6, choice: 0 }], ({ status, body }) => {
      if (status < 400) return undefined;
      const details = { applicationError: { ...body.details.applicationError, code: "OTHER" } };
      return { status, body: { message: "other words", details } };
    });
    const [, , response] = await replayPairs(rejected);
    expect(response?.differences.map(({ path, recorded }) => [path, recorded])).toContainEqual([
      "details.applicationError.code",
      '"OTHER"',
    ]);
    expect(response?.differences.map(({ path }) => path)).not.toContain("message");
  });

  it("finds an id that refers to a different entity", async () => {
    const pairs = await record([{ step: 1, choice: 0 }]);
    const text = JSON.stringify(pairs[2]);
    const [, list, single] = pairs as [Pair, Pair, Pair];
    const { products } = list.response.body as { products: { id: string }[] };
    const [first, second] = products.map(({ id }) => id) as [string, string];
    expect(text).toContain(first);
    const body = JSON.parse(JSON.stringify(single.response.body).replaceAll(first, second));
    const swapped = [
      pairs[0],
      pairs[1],
      { ...single, response: { ...single.response, body } },
    ] as Pair[];
    expect(differencesOf(await replayPairs(swapped))).toContainEqual([2, "product.id"]);
  });

  it("skips requests that depend on values from hosted pages, and reports them", async () => {
    const [token] = (await record([])) as [Pair];
    const code = {
      ...token,
      body: { as: "json", value: { grantType: "authorization_code" } },
    } as Pair;
    const body = { access_token: "portico-token-9" };
    const after = { ...token, authorization: "portico-token-9" };
    const results = await replayPairs([{ ...code, response: { status: 200, body } }, after, token]);
    expect(results.map(({ skipped }) => skipped !== undefined)).toEqual([true, true, false]);
    expect(differencesOf(results)).toEqual([]);
  });

  it("replaces an unknown token with a visitor token", async () => {
    const pairs = await record([{ step: 2, choice: 0 }]);
    const [, ...rest] = pairs;
    expect(differencesOf(await replayPairs(rest))).toEqual([]);
  });
});

describe("record", () => {
  const EMAIL = "grace.hopper@shop.de";

  async function recordRegistration(
    keepIds = false,
  ): Promise<{ text: string; secrets: string[]; id: string }> {
    const { emulator } = emulatorWithClock();
    const pairs: Pair[] = [];
    const handle = recorder({
      target: "https://www.wixapis.com",
      onPair: (pair) => pairs.push(pair),
      fetch: emulator.fetch,
      keepIds,
    });
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const headers = {
        ...init?.headers,
        Cookie: "session=cookie-secret",
        "X-Secret": "header-secret",
      };
      return handle(new Request(input, { ...init, headers }));
    };
    const recordedEmulator = { ...emulator, fetch } as typeof emulator;
    const send = async (operation: string, request: Record<string, unknown>, token = "") =>
      (await new Caller(recordedEmulator, token).send(operation, request)).body;
    const tokens = await send("identity.oauth.token", { clientId: "shop", grantType: "anonymous" });
    const loginId = { email: EMAIL };
    const password = "correct horse battery";
    const { stateToken, sessionToken, identity } = await send(
      "identity.authentication.registerV2",
      { loginId, password },
      tokens.access_token,
    );
    // The name contains a password and an email address.
    const name = `of ${EMAIL.toUpperCase()} with the password ${password}`;
    await send("stores.brandsV3.createBrand", { brand: { name } }, API_KEY);
    await send("identity.oauth.token", {
      grantType: "refresh_token",
      refreshToken: tokens.refresh_token,
    });
    const secrets = [
      tokens.access_token,
      tokens.refresh_token,
      API_KEY,
      password,
      stateToken,
      sessionToken,
    ];
    const text = JSON.stringify(pairs);
    expect(pairs).toHaveLength(4);
    return { text, secrets: secrets.filter(Boolean), id: identity?.id ?? "" };
  }

  it("removes tokens, keys, passwords, cookies, other headers, email addresses and ids", async () => {
    const { text, secrets, id } = await recordRegistration();
    for (const secret of [...secrets, id, "cookie-secret", "header-secret"])
      expect(text).not.toContain(secret);
    expect(text.toLowerCase()).not.toContain(EMAIL);
    expect(text).toContain("of person-1@recorded.example with the password portico-password-1");
    expect(text).toContain('"refreshToken":"portico-token-');
  });

  it("keeps ids if the keepIds option is set", async () => {
    const { text, id } = await recordRegistration(true);
    expect(id).not.toBe("");
    expect(text).toContain(id);
  });

  it("forwards but does not record requests for files, and responds with 502 if the site is unreachable", async () => {
    const recorded: Pair[] = [];
    const requests: Request[] = [];
    const makeRecorder = (response: () => Promise<Response>) =>
      recorder({
        target: "https://shop.example",
        onPair: (pair) => recorded.push(pair),
        fetch: async (input, init) => {
          requests.push(new Request(input, init));
          return await response();
        },
      });
    const picture = new Uint8Array([255, 216, 0]);
    const pictureResponse = await makeRecorder(
      async () => new Response(picture, { headers: { "Content-Encoding": "br", ETag: "1" } }),
    )(
      new Request("http://localhost:4478/media/a.jpg?w=5", { headers: { Authorization: "token" } }),
    );
    expect(new Uint8Array(await pictureResponse.arrayBuffer())).toEqual(picture);
    expect([
      pictureResponse.headers.get("ETag"),
      pictureResponse.headers.get("Content-Encoding"),
    ]).toEqual(["1", null]);
    expect([requests[0]?.url, requests[0]?.headers.get("Authorization")]).toEqual([
      "https://shop.example/media/a.jpg?w=5",
      "token",
    ]);
    const failure = await makeRecorder(() => Promise.reject(new TypeError("fetch failed")))(
      new Request("http://localhost:4478/ecom/v2/carts/current"),
    );
    expect([failure.status, recorded]).toEqual([502, []]);
  });
});

describe("replay", () => {
  it("sends one request for each recorded request", async () => {
    const pairs = await record([{ step: 0, choice: 0 }]);
    const requests: Request[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json({}, { status: 500 });
    };
    const target = { fetch, setTime: () => {}, apiKey: undefined, lastCode: () => undefined };
    const results = await replay(pairs, target);
    expect(requests.map(({ method }) => method)).toEqual(pairs.map(({ method }) => method));
    expect(differencesOf(results)).toEqual(pairs.map((_, index) => [index, "status"]));
  });
});
