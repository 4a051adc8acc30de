import type { Changes } from "../../kernel/changes.js";
import type { Caller, Context } from "../../kernel/context.js";
import { sign } from "../../kernel/keys.js";
import { unauthenticated } from "../../kernel/platform-error.js";
import type { ReadableState } from "../../kernel/state.js";
import type { AccessToken, Session } from "./model.js";

/** Access tokens last four hours. */
export const ACCESS_TOKEN_SECONDS = 14_400;

/** The answer of the token service. */
export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: "Bearer";
  readonly expires_in: number;
  readonly refresh_token?: string;
}

/** What handing out tokens takes of a request. */
type At = Pick<Context, "state" | "changes" | "now">;

/**
 * Makes an access token. A token is random: one from before a reset never works after it. Signing takes a while, in
 * which other requests are served: nothing is changed before it.
 */
export async function makeAccessToken(
  { state, now }: At,
  session: Session,
  life = ACCESS_TOKEN_SECONDS,
): Promise<{ readonly token: string; readonly held: AccessToken }> {
  const issued = Math.floor(now / 1000);
  const expires = issued + life;
  const jwt = await sign(
    {
      jti: crypto.randomUUID(),
      sub: session.memberId ?? session.instanceId ?? session.visitorId,
      data: JSON.stringify({
        instance: { metaSiteId: state.site.id, instanceId: session.instanceId ?? state.site.id },
      }),
    },
    { issuer: "portico-emulator", audience: session.clientId, issued, expires },
  );
  const held = { session, issuedAt: issued, expiresAt: expires, revoked: false };
  return { token: `OauthNG.JWS.${jwt}`, held };
}

/** Makes an access token and hands it out. */
export async function issueAccessToken(at: At, session: Session, life?: number): Promise<string> {
  const { token, held } = await makeAccessToken(at, session, life);
  at.changes.put(at.state.accessTokens, token, held);
  return token;
}

/** Hands out a refresh token. */
export function issueRefreshToken({ state, changes, now }: At, session: Session): string {
  const token = `JWS.${crypto.randomUUID()}.${crypto.randomUUID()}`;
  const held = { session, issuedAt: Math.floor(now / 1000), revoked: false };
  changes.put(state.refreshTokens, token, held);
  return token;
}

/** A pair of tokens for a session; `change` goes with them. */
export async function issueTokens(
  at: At,
  session: Session,
  change: () => void = () => {},
): Promise<TokenAnswer> {
  const { token, held } = await makeAccessToken(at, session);
  change();
  at.changes.put(at.state.accessTokens, token, held);
  return {
    access_token: token,
    token_type: "Bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: issueRefreshToken(at, session),
  };
}

/** The session of an access token; refuses an unknown, expired or revoked one. */
export function sessionOfToken(state: ReadableState, token: string, now: number): Session {
  const known = state.accessTokens.get(token);
  if (!known) throw unauthenticated("The access token is unknown");
  if (known.revoked) throw unauthenticated("The access token was revoked");
  if (known.expiresAt * 1000 <= now) throw unauthenticated("The access token has expired");
  const { memberId } = known.session;
  if (memberId !== undefined && state.members.get(memberId)?.status !== "APPROVED") {
    throw unauthenticated("The member has no access");
  }
  return known.session;
}

/** Revokes every token of a member: after a block, a password change or a logout everywhere. */
export function revokeMember(
  { state, changes }: { readonly state: ReadableState; readonly changes: Changes },
  memberId: string,
): void {
  for (const token of [...state.accessTokens.values(), ...state.refreshTokens.values()]) {
    if (token.session.memberId === memberId) changes.keep(token).revoked = true;
  }
}

/**
 * Reads the Authorization header: an access token (no scheme word), an API key, or "visitor token,API key" when
 * a server acts for a visitor.
 */
export function readCaller(state: ReadableState, header: string | null, now: number): Caller {
  if (header === null || header === "") return { kind: "nobody" };
  const parts = header.split(",").map((part) => part.trim());
  const keys = parts.filter((part) => state.site.apiKeys.includes(part));
  const tokens = parts.filter((part) => !state.site.apiKeys.includes(part));
  if (tokens.length > 1) throw unauthenticated("The Authorization header has several tokens");
  const token = tokens[0];
  const session = token === undefined ? undefined : sessionOfToken(state, token, now);
  if (keys.length > 0) return session ? { kind: "admin", session } : { kind: "admin" };
  if (!session) return { kind: "nobody" };
  if (session.kind === "app") return { kind: "admin" };
  return session.memberId === undefined
    ? { kind: "visitor", session }
    : { kind: "member", session, memberId: session.memberId };
}
