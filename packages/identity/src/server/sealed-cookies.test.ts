import fc from "fast-check";
import { decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";
import { AppStrategy } from "../app/app-strategy.js";
import {
  browser,
  COOKIE,
  memberBrowser,
  memberTokens,
  SECRET,
  serverKit,
} from "../testing/server-kit.js";
import { appInstalls } from "./app-installs.js";

type Kit = ReturnType<typeof serverKit>;
type Tab = ReturnType<typeof browser>;

const OTHER_SECRET = "another secret of the tests, as long as that";

const openClient = ({ server }: Pick<Kit, "server">, tab: Tab) =>
  server.createServerClient(tab.request("/"));

/** Opens the session. Returns its role and the cookies that the server sets. */
async function openSession(kit: Pick<Kit, "server">, tab: Tab) {
  const { session } = await openClient(kit, tab);
  const headers = await session.headers();
  return { role: session.role, setCookies: headers.getSetCookie(), headers };
}

const removedCookie = (name = COOKIE) => expect.stringMatching(`^${name}=; Max-Age=0; Path=/; `);

describe("a cookie that this server did not encrypt for this purpose", () => {
  it("is ignored and removed, wherever it has been changed or truncated", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit);
    const sealedValue = tab.cookies.get(COOKIE) ?? "";
    const changedValue = fc
      .tuple(fc.nat(sealedValue.length - 1), fc.constantFrom("A", "B", ".", "-", "%", '"', "é"))
      .map(
        ([index, character]) =>
          sealedValue.slice(0, index) + character + sealedValue.slice(index + 1),
      );
    const truncatedValue = fc
      .nat(sealedValue.length - 1)
      .map((length) => sealedValue.slice(0, length));
    await fc.assert(
      fc.asyncProperty(fc.oneof(changedValue, truncatedValue, fc.string()), async (value) => {
        fc.pre(value !== sealedValue && value !== "" && !/[;\s]/.test(value));
        // The last character of a base64url string may contain unused bits.
        fc.pre(value.slice(0, -1) !== sealedValue.slice(0, -1));
        tab.cookies.set(COOKIE, encodeURIComponent(value));
        const { role, setCookies } = await openSession(kit, tab);
        expect(role).toBe("none");
        expect(setCookies).toEqual([removedCookie()]);
      }),
      { numRuns: 60 },
    );
    expect(kit.requests).toEqual([]);
  });

  it("is ignored if it is a login cookie, or was set under another name, for another client id or with another secret", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit);
    const sealedValue = tab.cookies.get(COOKIE) ?? "";
    const otherKits = [
      serverKit({ cookie: { name: "other" } }),
      serverKit({ clientId: "other", cookie: { name: `portico.shop` } }),
      serverKit({ secret: OTHER_SECRET }),
    ];
    for (const otherKit of otherKits) {
      const otherTab = browser();
      const [name] = [...(await memberBrowser(otherKit)).cookies.keys()];
      otherTab.cookies.set(name ?? "", sealedValue);
      expect(await openSession(otherKit, otherTab)).toMatchObject({
        role: "none",
        setCookies: [removedCookie(name)],
      });
    }
    const loginTab = browser();
    loginTab.storeCookies(await kit.server.handlers.login(loginTab.request("/auth/login")));
    const [loginCookie] = [...loginTab.cookies].filter(([name]) => name.includes(".login."));
    const otherTab = browser();
    otherTab.cookies.set(COOKIE, loginCookie?.[1] ?? "");
    expect((await openSession(kit, otherTab)).role).toBe("none");
  });

  it("is ignored over HTTPS if it was set over HTTP", async () => {
    const kit = serverKit();
    const insecureTab = browser("http://shop.example");
    const client = await openClient(kit, insecureTab);
    client.auth.setTokens(memberTokens(kit.clock.now()));
    insecureTab.storeCookies(await client.session.headers());
    expect([...insecureTab.cookies.keys()]).toEqual(["portico.shop"]);
    const otherTab = browser();
    otherTab.cookies.set(COOKIE, insecureTab.cookies.get("portico.shop") ?? "");
    expect((await openSession(kit, otherTab)).role).toBe("none");
  });
});

describe("a session that is too long for one cookie", () => {
  const longTokens = (kit: Kit, length: number) => {
    const tokens = memberTokens(kit.clock.now());
    return { ...tokens, accessToken: { ...tokens.accessToken, value: "x".repeat(length) } };
  };
  const login = async (kit: Kit, tab: Tab, length: number) => {
    const client = await openClient(kit, tab);
    client.auth.setTokens(longTokens(kit, length));
    tab.storeCookies(await client.session.headers());
  };

  it("is split into several cookies, which are removed when the session becomes shorter", async () => {
    const kit = serverKit();
    const tab = browser();
    await login(kit, tab, 9000);
    expect([...tab.cookies.keys()]).toEqual([COOKIE, `${COOKIE}.1`, `${COOKIE}.2`, `${COOKIE}.3`]);
    expect((await openClient(kit, tab)).auth.getActiveToken()).toHaveLength(9000);
    await login(kit, tab, 10);
    expect([...tab.cookies.keys()]).toEqual([COOKIE]);
    expect((await openClient(kit, tab)).session.isMember).toBe(true);
  });

  it("is ignored if one of its cookies is missing or replaced", async () => {
    const kit = serverKit();
    const [tab, otherTab] = [browser(), browser()];
    await login(kit, tab, 9000);
    await login(kit, otherTab, 9000);
    tab.cookies.set(`${COOKIE}.1`, otherTab.cookies.get(`${COOKIE}.1`) ?? "");
    expect((await openSession(kit, tab)).role).toBe("none");
    tab.cookies.delete(`${COOKIE}.1`);
    const { role, setCookies } = await openSession(kit, tab);
    expect(role).toBe("none");
    expect(setCookies).toEqual([
      removedCookie(),
      removedCookie(`${COOKIE}.2`),
      removedCookie(`${COOKIE}.3`),
    ]);
  });

  it("is ignored if it has too many cookies", async () => {
    const kit = serverKit();
    const tab = browser();
    for (let index = 0; index < 9; index++) {
      tab.cookies.set(index ? `${COOKIE}.${index}` : COOKIE, "x".repeat(3500));
    }
    const { role, setCookies } = await openSession(kit, tab);
    expect(role).toBe("none");
    expect(setCookies).toHaveLength(9);
  });

  it("cannot be stored if it would need too many cookies", async () => {
    const kit = serverKit();
    await expect(login(kit, browser(), 30_000)).rejects.toMatchObject({
      code: "SESSION_TOO_LARGE",
    });
  });
});

describe("sessionServer", () => {
  it("re-encrypts a cookie with the new secret, and removes a cookie that was encrypted with an unknown secret", async () => {
    const tab = await memberBrowser(serverKit());
    const rotatedKit = serverKit({ secret: [OTHER_SECRET, SECRET] });
    const { role, setCookies, headers } = await openSession(rotatedKit, tab);
    expect(role).toBe("member");
    expect(setCookies).toHaveLength(1);
    tab.storeCookies(headers);
    expect((await openSession(rotatedKit, tab)).setCookies).toEqual([]);
    expect((await openSession(serverKit({ secret: OTHER_SECRET }), tab)).role).toBe("member");
    const resultWithOldSecret = await openSession(serverKit(), tab);
    expect(resultWithOldSecret).toMatchObject({ role: "none", setCookies: [removedCookie()] });
  });

  it("renews the cookie before it expires if the session is in use", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit, "ada", 90 * 24 * 3600);
    const day = 24 * 3_600_000;
    for (let count = 0; count < 12; count++) {
      await kit.clock.advance(4 * day);
      const { role, setCookies, headers } = await openSession(kit, tab);
      expect([role, setCookies.length]).toEqual(["member", 1]);
      tab.storeCookies(headers);
    }
    await kit.clock.advance(31 * day);
    expect((await openSession(kit, tab)).role).toBe("none");
  });
});

it("sessionServer and appInstalls use a separate key for each kind of cookie", async () => {
  const kit = serverKit();
  const tab = await memberBrowser(kit);
  tab.storeCookies(await kit.server.handlers.login(tab.request("/auth/login")));
  const installs = appInstalls({
    app: AppStrategy({ appId: "app", appSecret: "secret" }),
    secret: SECRET,
    onInstalled: async () => {},
  });
  tab.storeCookies(await installs.handlers.install(tab.request("/app/install")));
  const keys = [...tab.cookies.values()].map((value) => decodeProtectedHeader(value).kid);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(3);
});

it("a session cookie reveals nothing about its content", async () => {
  const kit = serverKit();
  const tab = await memberBrowser(kit);
  for (const [name, value] of tab.cookies) {
    for (const text of [
      value,
      ...value.split(".").map((each) => atob(each.replace(/[-_]/g, "A"))),
    ]) {
      expect(name + text).not.toMatch(/member|access|refresh/);
    }
  }
});

describe("cookie attributes", () => {
  it.each([
    [
      { domain: "shop.example" },
      /^portico\.shop=.*; Domain=shop\.example; Path=\/; HttpOnly; Secure/,
    ],
    [{ path: "/shop" }, /^portico\.shop=.*; Path=\/shop; HttpOnly; Secure; SameSite=Lax$/],
    [{ sameSite: "strict" }, /^__Host-portico\.shop=.*; SameSite=Strict$/],
    [{ sameSite: "none" }, /^__Host-portico\.shop=.*; Secure; SameSite=None$/],
    [{ name: "s", maxAge: 60 }, /^__Host-s=[\w.-]+; Max-Age=60; Path=\//],
  ] as const)("match the options %j", async (cookie, expected) => {
    const kit = serverKit({ cookie });
    const client = await openClient(kit, browser());
    await client.auth.getAuthHeaders();
    expect((await client.session.headers()).getSetCookie()).toEqual([
      expect.stringMatching(expected),
    ]);
  });

  it('of the login cookie contain SameSite=Lax even if `sameSite` is "strict"', async () => {
    const kit = serverKit({ cookie: { sameSite: "strict" } });
    const response = await kit.server.handlers.login(browser().request("/auth/login"));
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-portico\.shop\.login\..*Max-Age=600;.*SameSite=Lax$/),
      expect.stringMatching(/^__Host-portico\.shop=.*SameSite=Strict$/),
    ]);
  });
});
