import { describe, expect, it, vi } from "vitest";
import { emptyTokens, type Tokens } from "../model/token.js";
import { outageError, rejectionError } from "../testing/fake-grants.js";
import { renewSession, type TokenGrants } from "./renewal.js";

const tokensOf = (role: "visitor" | "member", name: string): Tokens => ({
  accessToken: { value: `access-${name}`, expiresAt: 1 },
  refreshToken: { value: name, role },
});
const ADA = tokensOf("member", "ada");
const VISITOR = tokensOf("visitor", "v");
const NEW_VISITOR = tokensOf("visitor", "new");
const memberToken = ADA.refreshToken;
const expiredState = { alive: false, rejected: false };
const validState = { alive: true, rejected: false };
const mockFailure = (error: unknown) => vi.fn(() => Promise.reject(error));
const mockStart = () => vi.fn<Required<TokenGrants>["start"]>(async () => NEW_VISITOR);

describe("renewSession", () => {
  it("does not require a signal or a function that rereads the store", async () => {
    const start = mockStart();
    const renewalAfterRejection = await renewSession(
      ADA,
      { renew: mockFailure(rejectionError()), start },
      expiredState,
    );
    expect(renewalAfterRejection).toMatchObject({ tokens: NEW_VISITOR, expired: true });
    const renewalAfterOutage = await renewSession(
      ADA,
      { renew: mockFailure(outageError()), start },
      expiredState,
    );
    expect(renewalAfterOutage).toMatchObject({
      tokens: { ...NEW_VISITOR, memberRefreshToken: memberToken },
      expired: false,
    });
  });

  it("rejects with the abort reason of the signal instead of the request error", async () => {
    const signal = AbortSignal.abort("left");
    const start = mockStart();
    const grants = { renew: mockFailure(outageError()), start };
    await expect(renewSession(ADA, grants, expiredState, signal)).rejects.toBe("left");
    expect(start).not.toHaveBeenCalled();
  });

  it("does not report a visitor session as expired", async () => {
    const grants = { renew: mockFailure(rejectionError()), start: mockStart() };
    const { expired, tokens } = await renewSession(VISITOR, grants, expiredState);
    expect([expired, tokens]).toEqual([false, NEW_VISITOR]);
  });

  it("does not set aside a visitor token during an outage", async () => {
    const grants = { renew: mockFailure(outageError()), start: mockStart() };
    const renewal = await renewSession(VISITOR, grants, expiredState);
    expect(renewal.tokens).toStrictEqual(NEW_VISITOR);
    expect(renewal.transient).toBe(true);
  });

  it("starts a new session if the refresh token or `renew` is missing, even while the access token is valid", async () => {
    const start = mockStart();
    for (const currentTokens of [emptyTokens(), ADA]) {
      expect((await renewSession(currentTokens, { start }, validState)).tokens).toEqual(
        NEW_VISITOR,
      );
    }
    expect(start).toHaveBeenCalledTimes(2);
  });

  it("allows two retries, but none for a token that was set aside or for a new session during an outage", async () => {
    const { signal } = new AbortController();
    const start = mockStart();
    const renew = mockFailure(rejectionError());
    await renewSession(ADA, { renew, start }, expiredState, signal);
    expect(renew).toHaveBeenLastCalledWith(memberToken, { retries: 2, signal });
    expect(start).toHaveBeenLastCalledWith({ retries: 2, signal });
    const renewDuringOutage = mockFailure(outageError());
    await renewSession(
      { ...VISITOR, memberRefreshToken: memberToken },
      { renew: renewDuringOutage, start },
      expiredState,
      signal,
    );
    expect(renewDuringOutage.mock.calls).toEqual([
      [memberToken, { retries: 0, signal }],
      [VISITOR.refreshToken, { retries: 2, signal }],
    ]);
    expect(start).toHaveBeenLastCalledWith({ retries: 0, signal });
  });

  it("keeps a member token, whether or not it was set aside, if every request fails", async () => {
    const grants = { renew: mockFailure(outageError()), start: mockFailure(outageError()) };
    const currentTokens = { ...VISITOR, memberRefreshToken: memberToken };
    const { tokens, error } = await renewSession(currentTokens, grants, expiredState);
    expect(tokens).toStrictEqual(currentTokens);
    expect(error).toEqual(outageError());
    expect((await renewSession(ADA, grants, expiredState)).tokens).toStrictEqual(ADA);
  });

  it("returns an error if no new session can be started", async () => {
    const error = rejectionError();
    const failedRenewal = await renewSession(ADA, { renew: mockFailure(error) }, expiredState);
    expect(failedRenewal).toMatchObject({ tokens: emptyTokens(), expired: true });
    expect(failedRenewal.error).toBe(error);
    const emptyRenewal = await renewSession(emptyTokens(), {}, expiredState);
    expect(emptyRenewal.error).toMatchObject({
      name: "PorticoError",
      code: "NO_CREDENTIALS",
      message: "The session has no refresh token",
    });
  });
});
