import { describe, expect, it } from "vitest";
import { browser, COOKIE, memberBrowser, memberTokens, serverKit } from "../testing/server-kit.js";

const EXPIRED_LIFETIME = -10;

describe("framework cookies", () => {
  const jarOf = (tab: ReturnType<typeof browser>) => {
    const writtenCookies: { name: string; value: string; maxAge?: number }[] = [];
    return {
      writtenCookies,
      cookies: {
        getAll: async () => [...tab.cookies].map(([name, value]) => ({ name, value })),
        setAll: async (newCookies: readonly { name: string; value: string; maxAge?: number }[]) => {
          writtenCookies.push(...newCookies);
          for (const { name, value } of newCookies) tab.cookies.set(name, value);
        },
      },
    };
  };

  it("are set as soon as the session changes, before the call resolves", async () => {
    const kit = serverKit();
    const tab = browser();
    const jar = jarOf(tab);
    const client = await kit.server.createServerClient(jar);
    await client.auth.getAuthHeaders();
    expect(jar.writtenCookies.map(({ name }) => name)).toEqual([COOKIE]);
    await client.auth.getAuthHeaders();
    expect(jar.writtenCookies).toHaveLength(1);
    client.auth.setTokens(memberTokens(kit.clock.now()));
    await client.auth.ready();
    expect(jar.writtenCookies).toHaveLength(2);
    const nextClient = await kit.server.createServerClient(jar);
    expect(nextClient.session.isMember).toBe(true);
    await nextClient.auth.logout("/");
    expect(jar.writtenCookies.at(-1)).toMatchObject({ name: COOKIE, value: "", maxAge: 0 });
  });

  it("cause calls to reject if they cannot be set, but the server keeps the refreshed session", async () => {
    const kit = serverKit();
    const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
    const jar = jarOf(tab);
    const reject = async () => {
      throw new Error("Cookies can only be modified in an action");
    };
    const client = await kit.server.createServerClient({
      cookies: { ...jar.cookies, setAll: reject },
    });
    await expect(client.fetchWithAuth("/mine")).rejects.toMatchObject({
      code: "SESSION_READ_ONLY",
      cause: expect.objectContaining({ message: expect.stringContaining("in an action") }),
    });
    const nextClient = await kit.server.createServerClient(jar);
    expect((await nextClient.auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
    expect(kit.grantTypes()).toEqual(["refresh_token"]);
  });

  it("are found over HTTP after a server without a known origin has set them", async () => {
    const kit = serverKit();
    const tab = browser("http://localhost:3000");
    const jar = jarOf(tab);
    const actionClient = await kit.server.createServerClient(jar);
    actionClient.auth.setTokens(memberTokens(kit.clock.now()));
    await actionClient.auth.ready();
    expect([...tab.cookies.keys()]).toEqual([COOKIE]);
    const nextClient = await kit.server.createServerClient(tab.request("/"));
    expect(nextClient.session.isMember).toBe(true);
  });

  it("are found under the name that the browser already uses", async () => {
    const kit = serverKit();
    const tab = browser("http://localhost:3000");
    const proxyClient = await kit.server.createServerClient(tab.request("/"));
    await proxyClient.auth.getAuthHeaders();
    tab.storeCookies(await proxyClient.session.headers());
    expect([...tab.cookies.keys()]).toEqual(["portico.shop"]);
    const actionClient = await kit.server.createServerClient(jarOf(tab));
    expect(actionClient.session.role).toBe("visitor");
  });
});
