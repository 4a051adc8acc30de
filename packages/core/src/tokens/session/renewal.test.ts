import { describe, expect, it, vi } from "vitest";
import { emptyTokens, type Tokens } from "../model/token.js";
import { outageError, rejectionError } from "../testing/fake-grants.js";
import { renewSession, type TokenGrants } from "./renewal.js";

const tokens = (role: "visitor" | "member", name: string): Tokens => ({
  accessToken: { value: `access-${name}`, expiresAt: 1 },
  refreshToken: { value: name, role },
});
const ADA = tokens("member", "ada");
const VISITOR = tokens("visitor", "v");
const STARTED = tokens("visitor", "new");
const aside = ADA.refreshToken;
const dead = { alive: false, rejected: false };
const alive = { alive: true, rejected: false };
const failing = (error: unknown) => vi.fn(() => Promise.reject(error));
const starting = () => vi.fn<Required<TokenGrants>["start"]>(async () => STARTED);

describe("refreshing a session", () => {
  it("needs neither a signal nor a function that rereads the store", async () => {
    const start = starting();
    const expired = await renewSession(ADA, { renew: failing(rejectionError()), start }, dead);
    expect(expired).toMatchObject({ tokens: STARTED, lost: true });
    const failed = await renewSession(ADA, { renew: failing(outageError()), start }, dead);
    expect(failed).toMatchObject({
      tokens: { ...STARTED, memberRefreshToken: aside },
      lost: false,
    });
  });

  it("rejects with the abort reason of the signal instead of the request error", async () => {
    const signal = AbortSignal.abort("left");
    const start = starting();
    const grants = { renew: failing(outageError()), start };
    await expect(renewSession(ADA, grants, dead, signal)).rejects.toBe("left");
    expect(start).not.toHaveBeenCalled();
  });

  it("does not report a visitor session as lost", async () => {
    const grants = { renew: failing(rejectionError()), start: starting() };
    const { lost, tokens } = await renewSession(VISITOR, grants, dead);
    expect([lost, tokens]).toEqual([false, STARTED]);
  });

  it("does not set aside a visitor token during an outage", async () => {
    const grants = { renew: failing(outageError()), start: starting() };
    const renewal = await renewSession(VISITOR, grants, dead);
    expect(renewal.tokens).toStrictEqual(STARTED);
    expect(renewal.transient).toBe(true);
  });

  it("starts a new session if the refresh token or `renew` is missing, even while the access token is valid", async () => {
    const start = starting();
    for (const held of [emptyTokens(), ADA]) {
      expect((await renewSession(held, { start }, alive)).tokens).toEqual(STARTED);
    }
    expect(start).toHaveBeenCalledTimes(2);
  });

  it("allows two retries, but none for a token that was set aside or after a failure", async () => {
    const { signal } = new AbortController();
    const start = starting();
    const renew = failing(rejectionError());
    await renewSession(ADA, { renew, start }, dead, signal);
    expect(renew).toHaveBeenLastCalledWith(aside, { retries: 2, signal });
    expect(start).toHaveBeenLastCalledWith({ retries: 2, signal });
    const down = failing(outageError());
    await renewSession(
      { ...VISITOR, memberRefreshToken: aside },
      { renew: down, start },
      dead,
      signal,
    );
    expect(down.mock.calls).toEqual([
      [aside, { retries: 0, signal }],
      [VISITOR.refreshToken, { retries: 2, signal }],
    ]);
    expect(start).toHaveBeenLastCalledWith({ retries: 0, signal });
  });

  it("keeps a member token that was set aside even if every request fails", async () => {
    const grants = { renew: failing(outageError()), start: failing(outageError()) };
    const held = { ...VISITOR, memberRefreshToken: aside };
    const { tokens, error } = await renewSession(held, grants, dead);
    expect(tokens).toStrictEqual(held);
    expect(error).toEqual(outageError());
    expect((await renewSession(ADA, grants, dead)).tokens).toStrictEqual(ADA);
  });

  it("returns the refresh error if no new session can be started", async () => {
    const error = rejectionError();
    const rejected = await renewSession(ADA, { renew: failing(error) }, dead);
    expect(rejected).toMatchObject({ tokens: emptyTokens(), lost: true });
    expect(rejected.error).toBe(error);
    const none = await renewSession(emptyTokens(), {}, dead);
    expect(none.error).toMatchObject({
      name: "PorticoError",
      code: "NO_CREDENTIALS",
      message: "The session has no refresh token",
    });
  });
});
