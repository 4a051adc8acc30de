import { describe, expect, it } from "vitest";
import { reactRouterApp } from "../testing/adapter-apps.js";
import { COOKIE, memberBrowser, SITE, serverKit } from "../testing/server-kit.js";

const EXPIRED = -10;

describe("React Router's documents and data requests", () => {
  const start = async () => {
    const kit = serverKit();
    return { ...kit, app: await reactRouterApp(kit.server) };
  };

  it.each(["/document", "/document.data"])("get the session's cookies (%s)", async (path) => {
    const kit = await start();
    const page = await memberBrowser(kit, "ada", EXPIRED);
    const answer = await kit.app.fetch(page.request(path));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("member");
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(`^${COOKIE}=`)]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it.each([14_400, EXPIRED])(
    "a form that a script sends logs out (token of %d s)",
    async (left) => {
      const kit = await start();
      const page = await memberBrowser(kit, "ada", left);
      const out = await kit.app.fetch(
        page.request("/auth/logout.data", {
          method: "POST",
          headers: { Origin: SITE, "Content-Type": "application/x-www-form-urlencoded" },
          body: "returnTo=%2Fplain",
        }),
      );
      expect(out.status).toBe(202);
      expect(await out.text()).toContain("https://platform.example/logout");
      expect(JSON.stringify(kit.asked.at(-1)?.body)).toContain(`${SITE}/plain`);
      page.take(out);
      expect(page.cookies.size).toBe(0);
    },
  );
});
