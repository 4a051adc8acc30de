import { describe, expect, it } from "vitest";
import { browser, serverKit } from "../testing/server-kit.js";

async function openChangedSession() {
  const { server } = serverKit();
  const client = await server.createServerClient(browser().request("/"));
  await client.auth.getAuthHeaders();
  return client.session;
}

describe("applyTo", () => {
  it("adds the session's headers to the same response, and disables caching", async () => {
    const session = await openChangedSession();
    const headers = { "Cache-Control": "public, max-age=600", Vary: "Accept", "Set-Cookie": "a=b" };
    const response = new Response("page", { status: 201, headers });
    expect(await session.applyTo(response)).toBe(response);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("vary")).toBe("Accept, Cookie");
    expect(response.headers.getSetCookie()).toEqual(["a=b", expect.stringMatching(/^__Host-/)]);
  });

  it.each(["Cookie", "accept, cookie", "*"])(
    "keeps a Vary header that already covers cookies: %s",
    async (vary) => {
      const session = await openChangedSession();
      const response = await session.applyTo(new Response(null, { headers: { Vary: vary } }));
      expect(response.headers.get("vary")).toBe(vary);
    },
  );

  it("returns a copy if the headers are immutable", async () => {
    const session = await openChangedSession();
    const redirectResponse = Response.redirect("https://shop.example/cart", 303);
    const response = await session.applyTo(redirectResponse);
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "https://shop.example/cart",
    ]);
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(redirectResponse.headers.getSetCookie()).toEqual([]);
  });
});
