import { inspect } from "node:util";
import { memoryStorage } from "@portico/core/internal";
import { afterEach, expect, it, vi } from "vitest";
import { browser, memberBrowser, SECRET, SITE, serverKit } from "../testing/server-kit.js";

afterEach(() => {
  vi.restoreAllMocks();
});

const SECRET_PATTERN = /member-(access|refresh)|access-\d|refresh-\d|the-code/;

/** Checks responses, errors and logs. */
it.each(["cookie", "storage"])(
  "sessionServer exposes no token, code, state or secret (session in a %s)",
  async (kind) => {
    const loggedArguments: unknown[][] = [];
    for (const level of ["log", "info", "warn", "error", "debug"] as const) {
      vi.spyOn(console, level).mockImplementation((...all) => void loggedArguments.push(all));
    }
    const kit = serverKit(kind === "storage" ? { storage: memoryStorage() } : {});
    const { handlers } = kit.server;
    const tab = browser();
    tab.storeCookies(await handlers.login(tab.request("/auth/login?returnTo=/x")));
    const { auth } = kit.requests.at(-1)?.body ?? {};
    const state = JSON.stringify(auth).match(/"state":"([\w-]+)"/)?.[1] ?? "";
    expect(state).not.toBe("");
    const visibleText: unknown[] = [];
    const recordResponse = async (response: Response) => {
      // Responses of `session` contain the access token on purpose.
      if (response.status === 200) return;
      const headers = [...response.headers].filter(([name]) => name !== "set-cookie");
      visibleText.push(headers, await response.text());
    };
    const path = `/auth/callback?code=the-code&state=${state}`;
    for (const status of [500, 401, 400, 429]) {
      kit.platform.respond = ({ body }) => Response.json({ error: "x", sent: body }, { status });
      const memberTab = await memberBrowser(kit, "member", -10);
      for (const each of [tab, memberTab, browser()]) {
        await recordResponse(await handlers.callback(each.request(path)));
        await recordResponse(await handlers.login(each.request("/auth/login")));
        await recordResponse(
          await handlers.session(each.request("/auth/session?rejected=member-access")),
        );
        await recordResponse(
          await handlers.session(
            each.request("/auth/session", {
              method: "POST",
              headers: { Origin: SITE },
              body: JSON.stringify({ rejected: "member-access" }),
            }),
          ),
        );
        const client = await kit.server.createServerClient(each.request("/"));
        const error = await client.fetchWithAuth("/x").then(
          () => undefined,
          (reason: unknown) => reason,
        );
        visibleText.push(
          error,
          JSON.stringify(error),
          client,
          client.session,
          client.session.snapshot(),
        );
        visibleText.push(JSON.stringify(client), kit.server);
      }
      await recordResponse(
        await handlers.logout(
          memberTab.request("/auth/logout", { method: "POST", headers: { Origin: SITE } }),
        ),
      );
    }
    const text = inspect([visibleText, loggedArguments], {
      depth: 8,
      maxArrayLength: null,
      maxStringLength: null,
    });
    expect(text).not.toMatch(SECRET_PATTERN);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(state);
    expect(text).toMatch(/retry-after/);
  },
);
