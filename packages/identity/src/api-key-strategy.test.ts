import { inspect } from "node:util";
import { createClient } from "@portico/core";
import nock from "nock";
import { afterEach, describe, expect, it } from "vitest";
import { ApiKeyStrategy } from "./api-key-strategy.js";
import * as redirects from "./generated/redirects.js";
import { API, REDIRECT } from "./testing/platform-kit.js";

describe("ApiKeyStrategy", () => {
  afterEach(() => nock.cleanAll());

  it("sends the API key with the current site id and account id", () => {
    const auth = ApiKeyStrategy({ apiKey: "key", siteId: "s", identify: false });
    expect(auth.getAuthHeaders()).toEqual({
      headers: { Authorization: "key", "wix-site-id": "s" },
    });
    auth.setAccountId("a");
    auth.setSiteId("t");
    expect(auth.getAuthHeaders().headers).toEqual({
      Authorization: "key",
      "wix-site-id": "t",
      "wix-account-id": "a",
    });
    auth.setSiteId();
    auth.setAccountId(undefined);
    expect(auth.getAuthHeaders().headers).toEqual({ Authorization: "key" });
    expect(
      ApiKeyStrategy({ apiKey: "key", accountId: "a", identify: false }).getAuthHeaders().headers,
    ).toEqual({
      Authorization: "key",
      "wix-account-id": "a",
    });
  });

  it("protects its headers from changes by callers", () => {
    const auth = ApiKeyStrategy({ apiKey: "key", siteId: "s" });
    auth.getAuthHeaders().headers["x-mine"] = "1";
    expect(auth.getAuthHeaders().headers).not.toHaveProperty("x-mine");
  });

  it("does not expose its key when it is printed or serialized", () => {
    const auth = ApiKeyStrategy({ apiKey: "the-key", siteId: "s" });
    const client = createClient({ auth });
    for (const visibleText of [
      inspect(auth, { depth: 9 }),
      inspect(client),
      JSON.stringify({ auth, client }),
    ]) {
      expect(visibleText).not.toContain("the-key");
    }
  });

  it("does not retry a call after a 401 response", async () => {
    let count = 0;
    nock(API)
      .persist()
      .post(REDIRECT)
      .reply(() => {
        count += 1;
        return [401, {}] as never;
      });
    const auth = ApiKeyStrategy({ apiKey: "key", siteId: "s" });
    const client = createClient({ auth, modules: { redirects } });
    await expect(client.redirects.createRedirectSession({ login: {} })).rejects.toMatchObject({
      status: 401,
    });
    expect(count).toBe(1);
  });
});
