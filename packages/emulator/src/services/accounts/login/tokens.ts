import type { Caller, Session } from "../../../kernel/caller.js";
import type { Context, Reader } from "../../../kernel/context.js";
import { unauthenticated } from "../../../kernel/platform-error.js";
import { signatureOf, unsigned } from "../../../site/keys.js";
import { freeze } from "../../../store/freeze.js";
import type { AccessToken } from "../model/login-slice.js";
import {
  endLogins,
  identitySlice,
  limitRefreshTokens,
  removeExpired,
  revokeTokens,
} from "../model/login-slice.js";
import { memberSlice } from "../model/member.js";

export const ACCESS_TOKEN_SECONDS = 14_400;

export interface TokenResponse {
  readonly access_token: string;
  readonly token_type: "Bearer";
  readonly expires_in: number;
  readonly refresh_token?: string;
}

type TokenContext = Pick<Context, "site" | "store" | "changes" | "now">;

/**
 * The promise resolves to the token's text once it is signed. Tokens are random, so a token issued
 * before a reset never works afterward.
 */
export function issueAccessToken(
  context: TokenContext,
  session: Session,
  lifetime = ACCESS_TOKEN_SECONDS,
): Promise<string> {
  const { site, store, changes, now } = context;
  removeExpired(context, "accessTokens");
  const issued = Math.floor(now / 1000);
  const expires = issued + lifetime;
  const claims = {
    jti: crypto.randomUUID(),
    sub: session.memberId ?? session.instanceId ?? session.visitorId,
    data: JSON.stringify({
      instance: { metaSiteId: site.id, instanceId: session.instanceId ?? site.id },
    }),
  };
  const times = { issuer: "portico-emulator", audience: session.clientId, issued, expires };
  const text = unsigned(claims, times);
  const { accessTokens } = store(identitySlice);
  const key = `OauthNG.JWS.${text}`;
  const token = { session, issuedAt: issued, expiresAt: expires, revoked: false };
  changes.put(accessTokens, key, freeze(token));
  return signatureOf(text).then((signature) => {
    // The request has ended, so its changes can no longer be used.
    const stored = accessTokens.get(key);
    if (stored)
      (accessTokens as Map<string, AccessToken>).set(key, freeze({ ...stored, signature }));
    return `${key}.${signature}`;
  });
}

export function issueRefreshToken(context: TokenContext, session: Session): string {
  const { store, changes, now } = context;
  limitRefreshTokens(context);
  const token = `JWS.${crypto.randomUUID()}.${crypto.randomUUID()}`;
  const stored = { session, issuedAt: Math.floor(now / 1000), revoked: false };
  changes.put(store(identitySlice).refreshTokens, token, freeze(stored));
  return token;
}

export function issueTokens(
  context: TokenContext,
  session: Session,
  refreshToken = issueRefreshToken(context, session),
): Promise<TokenResponse> {
  return issueAccessToken(context, session).then((accessToken) => ({
    access_token: accessToken,
    token_type: "Bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
  }));
}

export function storedToken(reader: Reader, token: string): AccessToken | undefined {
  const end = token.lastIndexOf(".");
  const stored = reader.store(identitySlice).accessTokens.get(token.slice(0, end));
  return stored?.signature === token.slice(end + 1) ? stored : undefined;
}

function sessionOfToken(reader: Reader, token: string, now: number): Session {
  const known = storedToken(reader, token);
  if (!known) throw unauthenticated("Unknown access token");
  if (known.revoked) throw unauthenticated("The access token has been revoked");
  if (known.expiresAt * 1000 <= now) throw unauthenticated("The access token has expired");
  const { memberId } = known.session;
  if (memberId !== undefined && reader.store(memberSlice).get(memberId)?.status !== "APPROVED") {
    throw unauthenticated("The member has no access");
  }
  return known.session;
}

export function revokeMember(context: Pick<Context, "store" | "changes">, memberId: string): void {
  revokeTokens(context, (session) => session.memberId === memberId);
  endLogins(context, memberId);
}

/**
 * The header contains an access token, an API key, or "visitor token,API key" when a server acts
 * for a visitor. "Bearer" may precede each of them.
 */
export function readCaller(reader: Reader, header: string | null, now: number): Caller {
  if (header === null || header === "") return { kind: "anonymous" };
  const parts = header.split(",").map((part) => part.trim().replace(/^Bearer\s+/i, ""));
  const { apiKeys } = reader.site;
  const keys = parts.filter((part) => apiKeys.includes(part));
  const tokens = parts.filter((part) => !apiKeys.includes(part));
  if (tokens.length > 1) throw unauthenticated("The Authorization header contains several tokens");
  const token = tokens[0];
  const session = token === undefined ? undefined : sessionOfToken(reader, token, now);
  if (keys.length > 0) return { kind: "admin", byApiKey: true, ...(session && { session }) };
  if (!session) return { kind: "anonymous" };
  if (session.kind === "app") return { kind: "admin", appId: session.clientId };
  return session.memberId === undefined
    ? { kind: "visitor", session }
    : { kind: "member", session, memberId: session.memberId };
}
