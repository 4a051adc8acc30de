import { memoryStorage, PorticoError } from "@portico/core/internal";
import { describe, expect, it } from "vitest";
import { ApiKeyStrategy, type ApiKeyStrategyOptions } from "./api-key-strategy.js";
import { AppStrategy, type AppStrategyOptions } from "./app/app-strategy.js";
import type { OAuthStrategyOptions } from "./oauth/oauth-types.js";
import { OAuthStrategy } from "./oauth-strategy.js";
import { ServerSessionStrategy } from "./server-session-strategy.js";

const emptyTokens = () => ({
  accessToken: { value: "", expiresAt: 0 },
  refreshToken: { value: "", role: "none" },
});

function errorOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    expect(error).toBeInstanceOf(PorticoError);
    expect(error).toMatchObject({ code: "INVALID_OPTION" });
    return (error as Error).message;
  }
  return "accepted";
}
const oauthError = (options: object) =>
  errorOf(() => OAuthStrategy({ clientId: "c", ...options } as OAuthStrategyOptions));
const appError = (options: object) =>
  errorOf(() => AppStrategy({ appId: "a", ...options } as AppStrategyOptions));
const keyError = (options: object) =>
  errorOf(() => ApiKeyStrategy({ apiKey: "k", siteId: "s", ...options } as ApiKeyStrategyOptions));

// Errors describe an invalid value, for example as "a number", but do not quote a possible secret.
const invalidValues: [unknown, string][] = [
  [undefined, "undefined"],
  [null, "null"],
  ["", "an empty string"],
  [Number.NaN, "NaN"],
  [1234567, "a number"],
  [{ s3cret: 1 }, "an object"],
  [["s3cret"], "a list"],
  [() => "s3cret", "a function"],
  [Symbol("s3cret"), "a symbol"],
  [true, "a boolean"],
];

describe("strategies with an unknown option", () => {
  it("throw an error that lists the known options", () => {
    const expectUnknownOption = (create: (options: object) => string, names: string, hint = "") =>
      expect(create({ tokenStore: "s3cret" })).toBe(
        `Unknown option "tokenStore".${hint} Known options: ${names}`,
      );
    expectUnknownOption(
      oauthError,
      "clientId, tokens, tokenStorage, tokenKey, tokenRequestOptions, leeway, redirectUri",
      ' Did you mean "tokenStorage"?',
    );
    expectUnknownOption(keyError, "apiKey, siteId, accountId, identify");
    expectUnknownOption(
      appError,
      "appId, appSecret, refreshToken, instanceId, accessToken, publicKey, tokenStorage, identify",
      ' Did you mean "tokenStorage"?',
    );
    expectUnknownOption(
      (options) => errorOf(() => ServerSessionStrategy(options)),
      "basePath, session, clientId, fetch",
    );
  });
});

describe("strategies", () => {
  it.each(invalidValues)("throw if a required string is missing or invalid: %o", (value, kind) => {
    const messageFor = (name: string) => `${name} must be a non-empty string, not ${kind}`;
    expect(oauthError({ clientId: value })).toBe(messageFor("clientId"));
    expect(appError({ appId: value })).toBe(messageFor("appId"));
    expect(keyError({ apiKey: value })).toBe(messageFor("apiKey"));
    if (value !== undefined) expect(oauthError({ tokenKey: value })).toBe(messageFor("tokenKey"));
  });

  it.each(invalidValues)(
    "accept any falsy value for an optional string, and throw for other values except strings: %o",
    (value, kind) => {
      const names = ["appSecret", "refreshToken", "instanceId", "accessToken", "publicKey"];
      for (const name of names) {
        const message = value && `${name} must be a string, not ${kind}`;
        expect(appError({ [name]: value })).toBe(message || "accepted");
      }
      for (const name of ["siteId", "accountId"]) {
        const message = value && `${name} must be a string, not ${kind}`;
        expect(keyError({ siteId: "s", accountId: "a", [name]: value })).toBe(
          message || "accepted",
        );
      }
    },
  );

  it("throw if the site id or account id for an API key is invalid, or if both are missing", () => {
    expect(keyError({ siteId: undefined })).toBe(
      "siteId or accountId of ApiKeyStrategy must be a non-empty string, not undefined",
    );
    expect(keyError({ siteId: "", accountId: "" })).toContain("not an empty string");
    expect(keyError({ siteId: undefined, accountId: "" })).toContain("not an empty string");
    expect(keyError({ siteId: undefined, accountId: "a" })).toBe("accepted");
    const auth = ApiKeyStrategy({ apiKey: "k", siteId: "s", identify: false });
    expect(errorOf(() => auth.setSiteId(5 as never))).toBe("siteId must be a string, not a number");
    expect(errorOf(() => auth.setAccountId({} as never))).toBe(
      "accountId must be a string, not an object",
    );
    expect(auth.getAuthHeaders().headers).toEqual({ Authorization: "k", "wix-site-id": "s" });
  });

  it.each([
    [Number.NaN, "NaN"],
    [Number.POSITIVE_INFINITY, "Infinity"],
    [-1, "-1"],
    ["60", "a string"],
    [null, "null"],
  ])("throw if the leeway is %o", (leeway, kind) => {
    expect(oauthError({ leeway })).toBe(
      `leeway must be a number of seconds, 0 or more, not ${kind}`,
    );
  });

  it("accept a valid leeway and token storage", () => {
    for (const leeway of [undefined, 0, 0.5, 3600]) expect(oauthError({ leeway })).toBe("accepted");
    for (const tokenStorage of [undefined, null, memoryStorage(), new Map()]) {
      expect(oauthError({ tokenStorage })).toBe("accepted");
      expect(appError({ tokenStorage })).toBe("accepted");
    }
  });

  it.each([
    [5, "a number"],
    ["local", "a string"],
    [{}, "an object"],
    [{ get: () => undefined }, "an object"],
    [{ getTokens: emptyTokens }, "an object"],
    [{ getTokens: "s3cret", setTokens: () => {} }, "an object"],
    [memoryStorage, "a function"],
  ])("throw if the storage is invalid: %o", (tokenStorage, kind) => {
    expect(oauthError({ tokenStorage })).toBe(
      `tokenStorage must be { get, set } or { getTokens, setTokens }, not ${kind}`,
    );
    expect(appError({ tokenStorage })).toBe(`tokenStorage must be { get, set }, not ${kind}`);
  });

  it("throw if an app installation has no state or no valid URL", async () => {
    const auth = AppStrategy({ appId: "a", appSecret: "s" });
    expect(errorOf(() => auth.getInstallUrl({ redirectUrl: "x" } as never))).toBe(
      "state must be a non-empty, unguessable string, not undefined",
    );
    expect(errorOf(() => auth.getInstallUrl({ state: "s" } as never))).toBe(
      "redirectUrl must be a non-empty string, not undefined",
    );
    const url = "https://app.example/?code=s3cret&instanceId=i";
    for (const [expected, kind] of [
      [undefined, "undefined"],
      [{}, "undefined"],
      [{ state: "" }, "an empty string"],
      [{ state: null }, "null"],
    ] as const) {
      await expect(auth.handleOAuthCallback(`${url}&state=`, expected as never)).rejects.toThrow(
        `state must be the non-empty string that was passed to getInstallUrl, not ${kind}`,
      );
    }
    const error = await auth
      .handleOAuthCallback("//s3cret", { state: "s" })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "INVALID_CALLBACK" });
    expect(JSON.stringify(error) + (error as Error).stack).not.toContain("s3cret");
  });
});

describe("a shared storage", () => {
  it("is rejected for a second client id if it can hold only one session", () => {
    const tokenStorage = { getTokens: emptyTokens, setTokens: () => {} };
    const open = (clientId: string) => () => OAuthStrategy({ clientId, tokenStorage });
    open("one")();
    open("one")();
    expect(open("two")).toThrow("tokenStorage already stores the session of another client id");
    expect(open("two")).toThrow(expect.objectContaining({ code: "STORAGE_IN_USE" }));
    open("one")();
  });

  it("keeps the sessions of several client ids separate if it supports keys", () => {
    const tokenStorage = memoryStorage();
    const [firstAuth, secondAuth] = ["one", "two"].map((clientId) =>
      OAuthStrategy({ clientId, tokenStorage }),
    );
    const memberTokens = {
      accessToken: { value: "one's", expiresAt: 1e10 },
      refreshToken: { value: "one's", role: "member" },
    };
    firstAuth?.setTokens(memberTokens);
    expect(secondAuth?.loggedIn()).toBe(false);
    expect(secondAuth?.getTokens().accessToken.value).toBe("");
    expect(OAuthStrategy({ clientId: "one", tokenStorage }).getTokens()).toEqual(memberTokens);
  });
});
