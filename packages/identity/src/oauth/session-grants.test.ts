import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { memberTokens, platformKit } from "../testing/platform-kit.js";

const REFRESH_TOKEN = { value: "old", role: "member" } as const;

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

describe("a grant request", () => {
  it("is sent three times if the responses are unreadable, and then fails", async () => {
    for (const body of ["<html>", {}]) {
      const { auth, mockReply, requestsTo } = platformKit();
      mockReply("/oauth2/token", 200, body);
      await expect(auth.renewToken(REFRESH_TOKEN)).rejects.toMatchObject({ code: "BAD_PAYLOAD" });
      expect(requestsTo("/oauth2/token")).toHaveLength(3);
      nock.cleanAll();
    }
  });

  it("is not retried if it is rejected", async () => {
    const { auth, mockReply, requestsTo } = platformKit();
    mockReply("/oauth2/token", 400, { error: "invalid_grant" });
    await expect(auth.renewToken(REFRESH_TOKEN)).rejects.toMatchObject({ code: "invalid_grant" });
    expect(requestsTo("/oauth2/token")).toHaveLength(1);
  });

  it("is retried after a response with status 500", async () => {
    const { auth, mockTokenService } = platformKit();
    nock("https://www.wixapis.com").post("/oauth2/token").times(2).reply(500, {});
    mockTokenService();
    expect((await auth.renewToken(REFRESH_TOKEN)).accessToken.value).toBe("access-1");
  });
});

describe("a session's tokens", () => {
  it("are ignored if the refresh token is missing", async () => {
    const { auth, mockTokenService, clock } = platformKit();
    mockTokenService();
    const { accessToken } = memberTokens(clock);
    expect(await auth.generateVisitorTokens({ accessToken })).toMatchObject({
      accessToken: { value: "access-1" },
      refreshToken: { value: "refresh-1", role: "visitor" },
    });
  });

  it("cannot be generated if the token service rejects the request", async () => {
    const { auth, mockReply } = platformKit();
    mockReply("/oauth2/token", 403, {});
    await expect(auth.generateVisitorTokens()).rejects.toMatchObject({ status: 403 });
  });

  it("are requested for a call that was sent without a token", async () => {
    const { auth, mockTokenService } = platformKit();
    mockTokenService();
    expect(await auth.recover({ headers: {} })).toBe(true);
    expect(auth.getActiveToken()).toBe("access-1");
  });
});
