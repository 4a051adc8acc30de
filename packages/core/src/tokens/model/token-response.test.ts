import { describe, expect, it } from "vitest";
import { isTokenRejection, tokensFromResponse } from "./token-response.js";

const NOW = 1_700_000_000_900;
const NOW_IN_SECONDS = 1_700_000_000;
const expiryOf = (expires_in: unknown) =>
  tokensFromResponse({ access_token: "a", expires_in }, "visitor", NOW).accessToken.expiresAt -
  NOW_IN_SECONDS;

describe("the tokens from a response", () => {
  it("are the access token, its expiry in whole seconds, and the refresh token", () => {
    const response = { access_token: "a.b-c~", expires_in: 100, refresh_token: "r" };
    expect(tokensFromResponse(response, "member", NOW, "old")).toEqual({
      accessToken: { value: "a.b-c~", expiresAt: NOW_IN_SECONDS + 100 },
      refreshToken: { value: "r", role: "member" },
    });
  });

  it.each([
    ["a number", 100, 100],
    ["a string", "100", 100],
    ["missing", undefined, 14_400],
    ["null", null, 14_400],
    ["an empty string", "", 14_400],
    ["not a number", "soon", 14_400],
    ["zero", 0, 0],
    ["negative", -5, 0],
    ["thirty days", 2_592_000, 2_592_000],
    ["more than thirty days", 2_592_001, 2_592_000],
  ])("whose lifetime is %s (%j) expire after %i seconds", (_name, expiresIn, seconds) => {
    expect(expiryOf(expiresIn)).toBe(seconds);
  });

  it.each([undefined, null, "", 7])(
    "include the previous refresh token if the new one is %j",
    (missingToken) => {
      const response = { access_token: "a", refresh_token: missingToken };
      expect(tokensFromResponse(response, "member", NOW, "old").refreshToken.value).toBe("old");
      expect(tokensFromResponse(response, "visitor", NOW).refreshToken).toEqual({
        value: "",
        role: "visitor",
      });
    },
  );

  it.each([undefined, null, 7, "", "a b", "a\n", "\na", "ä"])(
    "cause an error that does not contain the response if the access token is %j",
    (access_token) => {
      const response = { access_token, refresh_token: "secret" };
      let error: unknown;
      try {
        tokensFromResponse(response, "visitor", NOW);
      } catch (failure) {
        error = failure;
      }
      expect(error).toMatchObject({
        name: "SystemError",
        code: "BAD_PAYLOAD",
        retryable: true,
        message: "Failed to fetch tokens from OAuth API: no access token in the response",
      });
      expect(JSON.stringify(error)).not.toContain("secret");
    },
  );

  it("cause an error if the response body is missing or not an object", () => {
    for (const response of [undefined, null, "text"]) {
      expect(() => tokensFromResponse(response, "visitor", NOW)).toThrow("no access token");
    }
  });
});

describe("isTokenRejection", () => {
  it.each([
    "invalid_grant",
    "invalidGrant",
    "INVALIDGRANT",
    "invalid_token",
    "INVALID_REFRESH_TOKEN",
    "TOKEN_EXPIRED",
    "REFRESH_TOKEN_NOT_FOUND",
    "tokenRevoked",
    "tokenNotFound",
    "unknown refresh token",
    "expiredToken",
  ])("returns true for the code %s with status 400 or 401", (code) => {
    for (const status of [400, 401]) expect(isTokenRejection({ status, code })).toBe(true);
  });

  it.each(["invalid_grant", "INVALIDGRANT", "INVALID_REFRESH_TOKEN", "REFRESH_TOKEN_NOT_FOUND"])(
    "returns true for the code %s with status 403",
    (code) => {
      expect(isTokenRejection({ status: 403, code })).toBe(true);
    },
  );

  it.each(["invalid_token", "TOKEN_EXPIRED", "tokenNotFound", "expiredToken", "refresh_token"])(
    "returns false for the code %s with status 403, which a gateway may send",
    (code) => {
      expect(isTokenRejection({ status: 403, code })).toBe(false);
    },
  );

  it.each(["an_invalid_grant", "invalid_grant_type", "invalid__grant", "not_found", ""])(
    "returns false for the code %j",
    (code) => {
      expect(isTokenRejection({ status: 400, code })).toBe(false);
    },
  );

  it.each([200, 399, 402, 404, 429, 500, undefined])(
    "returns false for the status %s",
    (status) => {
      expect(isTokenRejection({ status, code: "invalid_grant" })).toBe(false);
    },
  );

  it("returns false unless the error has a status and a code", () => {
    for (const error of [undefined, null, { status: 400 }, { code: "invalid_grant" }, "text"]) {
      expect(isTokenRejection(error)).toBe(false);
    }
  });
});
