import { createClient } from "@portico/core";
import { environmentOf } from "@portico/core/internal";
import { describe, expect, it } from "vitest";
import { ApiKeyStrategy } from "../api-key-strategy.js";
import { AppStrategy } from "../app/app-strategy.js";
import { OAuthStrategy } from "../oauth-strategy.js";
import { createConnection } from "./connection.js";

const FIRST_URL = "https://one.example";
const SECOND_URL = "https://two.example";

function recordingFetch() {
  const requests: string[] = [];
  return {
    requests,
    async fetch(request: Request) {
      requests.push(request.url);
      return Response.json({ access_token: "a", expires_in: 0, refresh_token: "r" });
    },
  };
}

const strategies = {
  OAuthStrategy: () => OAuthStrategy({ clientId: "client" }),
  AppStrategy: () => AppStrategy({ appId: "app", appSecret: "secret", refreshToken: "refresh" }),
  ApiKeyStrategy: () => ApiKeyStrategy({ apiKey: "the-key", siteId: "site" }),
};

describe.each(Object.entries(strategies))("one %s shared by two clients", (name, create) => {
  it("rejects a second base URL and keeps using the first", async () => {
    const auth = create();
    const firstRecorder = recordingFetch();
    const secondRecorder = recordingFetch();
    createClient({ auth, baseUrl: FIRST_URL, fetch: firstRecorder.fetch });
    const createSecond = () =>
      createClient({ auth, baseUrl: SECOND_URL, fetch: secondRecorder.fetch });
    expect(createSecond).toThrow(
      "This strategy is already used for https://one.example: create another one for https://two.example",
    );
    expect(createSecond).toThrow(expect.objectContaining({ code: "STRATEGY_IN_USE" }));
    // Except for API keys, each call requests a token, because tokens expire immediately.
    await auth.getAuthHeaders();
    await auth.getAuthHeaders();
    expect(secondRecorder.requests).toEqual([]);
    expect(firstRecorder.requests.every((url) => url.startsWith(`${FIRST_URL}/oauth`))).toBe(true);
    expect(firstRecorder.requests).toHaveLength(name === "ApiKeyStrategy" ? 0 : 2);
  });

  it("accepts a second client and a client view with the same base URL, but does not use the second client's fetch", async () => {
    const auth = create();
    const firstRecorder = recordingFetch();
    const secondRecorder = recordingFetch();
    const client = createClient({ auth, baseUrl: `${FIRST_URL}/`, fetch: firstRecorder.fetch });
    createClient({ auth, baseUrl: FIRST_URL, fetch: secondRecorder.fetch });
    expect(client.with({ retry: 0 }).auth).toBe(auth);
    await auth.getAuthHeaders();
    expect(secondRecorder.requests).toEqual([]);
  });
});

describe("a strategy without a client", () => {
  it("is bound to the platform's URL after its first request", () => {
    const connection = createConnection();
    expect(connection.environment().baseUrl).toBe("https://www.wixapis.com");
    expect(() => connection.connect(environmentOf({ baseUrl: FIRST_URL }))).toThrow(
      "www.wixapis.com",
    );
    const environment = environmentOf();
    connection.connect(environment);
    expect(connection.environment()).toBe(environment);
    expect(connection.clock()).toBe(environment.clock);
  });

  it("is not bound to a URL before its first request", () => {
    const connection = createConnection();
    connection.clock();
    const environment = environmentOf({ baseUrl: FIRST_URL });
    connection.connect(environment);
    expect(connection.environment()).toBe(environment);
    expect(connection.clock()).toBe(environment.clock);
  });

  it("is not bound to a URL by reads and subscriptions before a client is created", () => {
    const auth = OAuthStrategy({ clientId: "client" });
    auth.subscribe(() => {});
    auth.getTokens();
    auth.loggedIn();
    auth.sessions.isSessionSynced();
    createClient({ auth, baseUrl: FIRST_URL });
  });
});
