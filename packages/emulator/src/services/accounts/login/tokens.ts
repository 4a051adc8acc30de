import type { Caller, Session } from "../../../kernel/caller.js";
import type { Context, Reader } from "../../../kernel/context.js";
import { unauthenticated } from "../../../kernel/platform-error.js";
import { signatureOf, unsignedJwt } from "../../../site/keys.js";
import { freeze } from "../../../store/freeze.js";
import {
  type AccessToken,
  endLogins,
  identitySlice,
  isExpired,
  putExpiring,
  revokeTokens,
} from "../model/login-slice.js";
import { hasAccess } from "../model/member.js";

const ACCESS_TOKEN_SECONDS = 14_400;

/** Limited, because refresh tokens do not expire and every new visitor gets one. */
const MAX_REFRESH_TOKENS = 10_000;

type TokenContext = Pick<Context, "site" | "store" | "changes" | "now">;

/** Issues a random token, so that a token issued before a reset never works afterward. */
export function issueAccessToken(
  context: TokenContext,
  session: Session,
  lifetime = ACCESS_TOKEN_SECONDS,
): Promise<string> {
  const { site, store, now } = context;
  const issuedAt = Math.floor(now / 1000);
  const claims = {
    jti: crypto.randomUUID(),
    sub: session.memberId ?? session.instanceId ?? session.visitorId,
    data: JSON.stringify({
      instance: { metaSiteId: site.id, instanceId: session.instanceId ?? site.id },
    }),
  };
  const jwt = unsignedJwt(claims, {
    issuer: "portico-emulator",
    audience: session.clientId,
    issued: issuedAt,
    expires: issuedAt + lifetime,
  });
  const key = `OauthNG.JWS.${jwt}`;
  const unsignedToken = { session, issuedAt, revoked: false };
  putExpiring(context, "accessTokens", key, unsignedToken, lifetime);
  return signatureOf(jwt).then((signature) => {
    // `changes` has already been committed, so write to the store directly.
    const accessTokens = store(identitySlice).accessTokens as Map<string, AccessToken>;
    const stored = accessTokens.get(key);
    if (stored) accessTokens.set(key, freeze({ ...stored, signature }));
    return `${key}.${signature}`;
  });
}

export function issueRefreshToken(context: TokenContext, session: Session): string {
  const { store, changes, now } = context;
  const { refreshTokens } = store(identitySlice);
  changes.prune(refreshTokens, (_, size) => size > MAX_REFRESH_TOKENS);
  const token = `JWS.${crypto.randomUUID()}.${crypto.randomUUID()}`;
  const stored = { session, issuedAt: Math.floor(now / 1000), revoked: false };
  changes.put(refreshTokens, token, freeze(stored));
  return token;
}

/** Responses for apps contain no refresh token. */
export function tokenResponse(context: TokenContext, session: Session, refreshToken?: string) {
  return issueAccessToken(context, session).then((accessToken) => ({
    access_token: accessToken,
    token_type: "Bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
  }));
}

function storedToken(reader: Reader, token: string): AccessToken | undefined {
  const lastDot = token.lastIndexOf(".");
  const stored = reader.store(identitySlice).accessTokens.get(token.slice(0, lastDot));
  return stored?.signature === token.slice(lastDot + 1) ? stored : undefined;
}

export function activeToken(context: Context, token: string): AccessToken | undefined {
  const stored = storedToken(context, token);
  return stored && !stored.revoked && !isExpired(stored, context.now) ? stored : undefined;
}

function sessionOfToken(reader: Reader, token: string, now: number): Session {
  const stored = storedToken(reader, token);
  if (!stored) throw unauthenticated("Unknown access token");
  if (stored.revoked) throw unauthenticated("The access token has been revoked");
  if (isExpired(stored, now)) throw unauthenticated("The access token has expired");
  const { memberId } = stored.session;
  if (memberId !== undefined && !hasAccess(reader, memberId)) {
    throw unauthenticated("The member has no access");
  }
  return stored.session;
}

export function revokeMember(context: Pick<Context, "store" | "changes">, memberId: string): void {
  revokeTokens(context, (session) => session.memberId === memberId);
  endLogins(context, memberId);
}

/**
 * A server that acts for a visitor or member sends an access token and an API key, separated by a
 * comma.
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
  if (keys.length > 0) return { kind: "admin", usesApiKey: true, ...(session && { session }) };
  if (!session) return { kind: "anonymous" };
  if (session.kind === "app") return { kind: "admin", appId: session.clientId };
  return session.memberId === undefined
    ? { kind: "visitor", session }
    : { kind: "member", session, memberId: session.memberId };
}
