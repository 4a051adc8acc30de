import { memoryStorage } from "@portico/core/internal";
import { parseSetCookie } from "cookie";
import { describe, expect, it } from "vitest";
import { COOKIE, memberBrowser, memberTokens, roleOf, serverKit } from "../testing/server-kit.js";

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Lifetime of access tokens in seconds, longer than any test, so that no refresh is needed. */
const TOKEN_LIFETIME = 90 * DAY;

describe.each(["cookie", "storage"])("absoluteMaxAge (session in a %s)", (kind) => {
  const kitWith = (cookie: object) =>
    serverKit({ cookie, ...(kind === "storage" && { storage: memoryStorage() }) });

  it("ends a member session that is in use", async () => {
    const kit = kitWith({ maxAge: 10 * HOUR, absoluteMaxAge: 24 * HOUR });
    const tab = await memberBrowser(kit, "ada", TOKEN_LIFETIME);
    for (let hours = 0; hours < 20; hours += 5) {
      await kit.clock.advance(5 * HOUR * 1_000);
      const client = await kit.server.createServerClient(tab.request("/"));
      expect(client.session.role).toBe("member");
      tab.storeCookies(await client.session.headers());
    }
    await kit.clock.advance(4 * HOUR * 1_000);
    expect(await roleOf(kit, tab)).toBe("none");
  });

  it("limits the cookie's Max-Age", async () => {
    const kit = kitWith({ absoluteMaxAge: 10 * DAY });
    const tab = await memberBrowser(kit, "ada", TOKEN_LIFETIME);
    await kit.clock.advance(4 * DAY * 1_000);
    const client = await kit.server.createServerClient(tab.request("/"));
    const cookies = (await client.session.headers()).getSetCookie();
    expect(cookies.map((line) => parseSetCookie(line).maxAge)).toEqual([6 * DAY]);
  });

  it("restarts with the next login", async () => {
    const kit = kitWith({ absoluteMaxAge: 10 * HOUR });
    const tab = await memberBrowser(kit, "ada", TOKEN_LIFETIME);
    await kit.clock.advance(9 * HOUR * 1_000);
    const client = await kit.server.createServerClient(tab.request("/"));
    await client.auth.setTokens(memberTokens(kit.clock.now(), "grace", TOKEN_LIFETIME));
    tab.storeCookies(await client.session.headers());
    await kit.clock.advance(9 * HOUR * 1_000);
    expect(await roleOf(kit, tab)).toBe("member");
    await kit.clock.advance(HOUR * 1_000);
    expect(await roleOf(kit, tab)).toBe("none");
  });

  it("does not end a visitor's session", async () => {
    const kit = kitWith({ absoluteMaxAge: HOUR });
    const tab = await memberBrowser(kit, "ada", TOKEN_LIFETIME);
    const client = await kit.server.createServerClient(tab.request("/"));
    const { accessToken, refreshToken } = memberTokens(kit.clock.now(), "visitor", TOKEN_LIFETIME);
    await client.auth.setTokens({
      accessToken,
      refreshToken: { ...refreshToken, role: "visitor" },
    });
    tab.storeCookies(await client.session.headers());
    await kit.clock.advance(2 * HOUR * 1_000);
    expect(await roleOf(kit, tab)).toBe("visitor");
  });
});

it("sessionServer ends an existing session that exceeds a newly added limit", async () => {
  const storage = memoryStorage();
  const kitWithoutLimit = serverKit({ storage });
  const tab = await memberBrowser(kitWithoutLimit, "ada", TOKEN_LIFETIME);
  const { clock } = kitWithoutLimit;
  const kitWithLimit = serverKit({ storage, clock, cookie: { absoluteMaxAge: HOUR } });
  await clock.advance(HOUR * 1_000);
  expect(await roleOf(kitWithLimit, tab)).toBe("none");
});

it("sessionServer omits Max-Age for cookies that are not persistent", async () => {
  const kit = serverKit({ cookie: { persistent: false, absoluteMaxAge: HOUR } });
  const tab = await memberBrowser(kit);
  const client = await kit.server.createServerClient(tab.request("/"));
  await client.auth.setTokens(memberTokens(kit.clock.now()));
  const lines = (await client.session.headers()).getSetCookie();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${COOKIE}=`);
  expect(lines[0]).not.toMatch(/max-age|expires/i);
});

it.each([{ absoluteMaxAge: 0 }, { absoluteMaxAge: 1.5 }, { persistent: "no" }])(
  "sessionServer rejects the cookie options %j",
  (cookie) => {
    expect(() => serverKit({ cookie: cookie as object })).toThrow(/cookie\./);
  },
);
