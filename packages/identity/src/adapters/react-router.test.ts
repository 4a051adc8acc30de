import { describe, expect, it } from "vitest";
import { reactRouterApp } from "../testing/adapter-apps.js";
import { COOKIE, memberBrowser, SITE, serverKit } from "../testing/server-kit.js";

const EXPIRED_LIFETIME = -10;

describe("reactRouterServer", () => {
  const start = async () => {
    const kit = serverKit();
    return { ...kit, app: await reactRouterApp(kit.server) };
  };

  it.each(["/document", "/document.data"])(
    "sets the session cookie in responses to document and data requests (%s)",
    async (path) => {
      const kit = await start();
      const tab = await memberBrowser(kit, "ada", EXPIRED_LIFETIME);
      const response = await kit.app.fetch(tab.request(path));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("member");
      expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(`^${COOKIE}=`)]);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    },
  );

  it.each([14_400, EXPIRED_LIFETIME])(
    "logs the member out if a script submits the logout form (token valid for %d s)",
    async (lifetimeSeconds) => {
      const kit = await start();
      const tab = await memberBrowser(kit, "ada", lifetimeSeconds);
      const logoutResult = await kit.app.fetch(
        tab.request("/auth/logout.data", {
          method: "POST",
          headers: { Origin: SITE, "Content-Type": "application/x-www-form-urlencoded" },
          body: "returnTo=%2Fplain",
        }),
      );
      expect(logoutResult.status).toBe(202);
      expect(await logoutResult.text()).toContain("https://platform.example/logout");
      expect(JSON.stringify(kit.requests.at(-1)?.body)).toContain(`${SITE}/plain`);
      tab.storeCookies(logoutResult);
      expect(tab.cookies.size).toBe(0);
    },
  );
});
