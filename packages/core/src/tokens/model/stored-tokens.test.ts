import { describe, expect, it } from "vitest";
import { tokensOf } from "./stored-tokens.js";
import { emptyTokens, sameTokens, type Tokens } from "./token.js";

const ADA: Tokens = {
  accessToken: { value: "a", expiresAt: 7 },
  refreshToken: { value: "r", role: "member" },
};
const serialize = (fields: object) => JSON.stringify({ ...ADA, ...fields });

describe("stored tokens", () => {
  it("are parsed from a string or an object without any added fields", () => {
    expect(tokensOf(serialize({}))).toStrictEqual(ADA);
    expect(tokensOf(ADA)).toStrictEqual(ADA);
    const memberToken = { memberRefreshToken: { value: "s", role: "member" } };
    expect(tokensOf(serialize(memberToken))).toStrictEqual({ ...ADA, ...memberToken });
  });

  it.each(["none", "visitor", "member"])("keep the role %s", (role) => {
    const refreshToken = { value: "r", role };
    expect(tokensOf(serialize({ refreshToken })).refreshToken).toEqual(refreshToken);
  });

  it("keep valid parts when other parts are invalid", () => {
    const { refreshToken, accessToken } = ADA;
    for (const invalidToken of [null, 7, "text"]) {
      expect(tokensOf(serialize({ accessToken: invalidToken }))).toEqual({
        ...emptyTokens(),
        refreshToken,
      });
      expect(tokensOf(serialize({ refreshToken: invalidToken }))).toEqual({
        ...emptyTokens(),
        accessToken,
      });
    }
    expect(
      tokensOf(serialize({ memberRefreshToken: { value: "s", role: "owner" } })),
    ).toStrictEqual(ADA);
    expect(tokensOf(serialize({ accessToken: { value: "a" } })).accessToken.expiresAt).toBe(0);
  });

  it("are ignored if they have a version other than 1", () => {
    expect(tokensOf(serialize({ version: 1 }))).toEqual(ADA);
    for (const version of [0, 2, "1", null]) {
      expect(tokensOf(serialize({ version }))).toEqual(emptyTokens());
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
  ] as const)("detects %s", (_name, changes, expected) => {
    expect(sameTokens(ADA, { ...ADA, ...changes })).toBe(expected);
  });
});
