import { memoryStorage } from "@portico/core/internal";
import { describe, expect, it } from "vitest";
import { memberTokens, serverKit } from "../testing/server-kit.js";
import { createSessionCookie } from "./testing.js";

describe("createSessionCookie", () => {
  it.each([
    ["https://localhost/", "cookie", {}],
    ["http://localhost:3000/account", "cookie", {}],
    ["https://localhost/", "storage", { storage: memoryStorage() }],
  ])("creates a cookie that logs a member in at %s (session in a %s)", async (url, _, options) => {
    const kit = serverKit(options);
    const Cookie = await createSessionCookie(kit.server, memberTokens(kit.clock.now()), url);
    const client = await kit.server.createServerClient(new Request(url, { headers: { Cookie } }));
    expect(client.session.isMember).toBe(true);
    expect((await client.auth.getAuthHeaders()).headers.Authorization).toBe("member-access");
  });
});
