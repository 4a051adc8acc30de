import { createClient } from "@portico/core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { version } from "../../package.json";
import { ApiKeyStrategy } from "../api-key-strategy.js";
import { sessionServer } from "../server/session-server.js";
import { userAgent } from "./user-agent.js";

const nodeUserAgent = expect.stringMatching(/^portico\/\d+\.\d+\.\d+ \(Node\.js\/\d+\)$/);

async function sentUserAgent(options: { auth: ApiKeyStrategy; headers?: Record<string, string> }) {
  let sentHeader: string | null = null;
  const fetch = async (request: Request) => {
    sentHeader = request.headers.get("User-Agent");
    return new Response();
  };
  await createClient({ ...options, fetch }).fetchWithAuth("/v1/things");
  return sentHeader;
}

describe("userAgent", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ["Node.js/24", `portico/${version} (Node.js/24)`],
    ["Cloudflare-Workers", `portico/${version} (Cloudflare-Workers)`],
    [undefined, `portico/${version}`],
  ])("returns the SDK name and version, and the runtime if any: %s", (runtime, expected) => {
    vi.stubGlobal("navigator", runtime && { userAgent: runtime });
    expect(userAgent()).toEqual({ "User-Agent": expected });
  });

  it("returns no header in browsers", () => {
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" });
    expect(userAgent()).toEqual({});
  });

  it("adds the header to calls with an API key, unless `identify` is false", async () => {
    const key = { apiKey: "key", siteId: "s" };
    expect(await sentUserAgent({ auth: ApiKeyStrategy(key) })).toEqual(nodeUserAgent);
    const headers = { "user-agent": "my-shop/1" };
    const withoutUserAgent = () => ApiKeyStrategy({ ...key, identify: false });
    expect(await sentUserAgent({ auth: withoutUserAgent() })).toBeNull();
    expect(await sentUserAgent({ auth: withoutUserAgent(), headers })).toBe("my-shop/1");
  });

  it("adds the header to calls of a session server's clients, unless `identify` is false or `headers` already contains it", async () => {
    const receivedHeaders: (string | null)[] = [];
    const fetch = async (request: Request) => {
      receivedHeaders.push(request.headers.get("User-Agent"));
      return Response.json({
        access_token: "a",
        refresh_token: "r",
        token_type: "Bearer",
        expires_in: 14_400,
      });
    };
    const secret = "0123456789abcdef0123456789abcdef";
    const base = { clientId: "c", secret, fetch };
    const headers = { "user-agent": "my-shop/1" };
    for (const options of [base, { ...base, identify: false }, { ...base, headers }]) {
      const server = sessionServer(options);
      const client = await server.createServerClient(new Request("https://shop.example/"));
      await client.fetchWithAuth("/v1/things");
    }
    expect(receivedHeaders.filter((_, index) => index % 2 === 1)).toEqual([
      nodeUserAgent,
      null,
      "my-shop/1",
    ]);
  });

  it("rejects a value of `identify` that is not a boolean", () => {
    expect(() => userAgent("no")).toThrow(
      expect.objectContaining({ name: "PorticoError", code: "INVALID_OPTION" }),
    );
  });
});
