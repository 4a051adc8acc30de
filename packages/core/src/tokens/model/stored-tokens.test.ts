import { describe, expect, it } from "vitest";
import { tokensOf } from "./stored-tokens.js";
import { emptyTokens, sameTokens, type Tokens } from "./token.js";

const ADA: Tokens = {
  accessToken: { value: "a", expiresAt: 7 },
  refreshToken: { value: "r", role: "member" },
};
const asText = (more: object) => JSON.stringify({ ...ADA, ...more });

describe("stored tokens", () => {
  it("are parsed from a string or an object without any added fields", () => {
    expect(tokensOf(asText({}))).toStrictEqual(ADA);
    expect(tokensOf(ADA)).toStrictEqual(ADA);
    const aside = { memberRefreshToken: { value: "s", role: "member" } };
    expect(tokensOf(asText(aside))).toStrictEqual({ ...ADA, ...aside });
  });

  it.each(["none", "visitor", "member"])("keep the role %s", (role) => {
    const refreshToken = { value: "r", role };
    expect(tokensOf(asText({ refreshToken })).refreshToken).toEqual(refreshToken);
  });

  it("keep valid parts when other parts are invalid", () => {
    const { refreshToken, accessToken } = ADA;
    for (const none of [null, 7, "text"]) {
      expect(tokensOf(asText({ accessToken: none }))).toEqual({ ...emptyTokens(), refreshToken });
      expect(tokensOf(asText({ refreshToken: none }))).toEqual({ ...emptyTokens(), accessToken });
    }
    expect(tokensOf(asText({ memberRefreshToken: { value: "s", role: "owner" } }))).toStrictEqual(
      ADA,
    );
    expect(tokensOf(asText({ accessToken: { value: "a" } })).accessToken.expiresAt).toBe(0);
  });

  it("are ignored if they have a different version", () => {
    expect(tokensOf(asText({ version: 1 }))).toEqual(ADA);
    for (const version of [0, 2, "1", null]) {
      expect(tokensOf(asText({ version }))).toEqual(emptyTokens());
    }
  });
});

describe("the comparison of two sessions", () => {
  it.each([
    ["equal values", {}, true],
    ["another access token", { accessToken: { value: "b", expiresAt: 7 } }, false],
    ["another expiry", { accessToken: { value: "a", expiresAt: 8 } }, false],
    ["another refresh token", { refreshToken: { value: "s", role: "member" } }, false],
    ["another role", { refreshToken: { value: "r", role: "visitor" } }, false],
    [
      "another member token that was set aside",
      { memberRefreshToken: { value: "s", role: "member" } },
      false,
    ],
  ] as const)("detects %s", (_name, more, same) => {
    expect(sameTokens(ADA, { ...ADA, ...more })).toBe(same);
  });
});
