import { fromBase64Url } from "../../../checks/json.js";
import type { Session } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { anyone, type Handlers, open } from "../../../kernel/handler.js";
import { notFound, unauthenticated } from "../../../kernel/platform-error.js";
import type { WireRequest } from "../../../kernel/wire-request.js";
import { publicJwk } from "../../../site/keys.js";
import { freeze } from "../../../store/freeze.js";
import { isAppSecret, isKnownClient } from "../login/allow-list.js";
import { memberOfLogin } from "../login/login-sessions.js";
import { challengeOf } from "../login/password.js";
import { activeToken, issueRefreshToken, tokenResponse } from "../login/tokens.js";
import { identitySlice, isExpired, visitorLoggedIn } from "../model/login-slice.js";
import { hasAccess, memberSlice, memberStore } from "../model/member.js";

function oauthError(status: number, error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status });
}

export const invalidGrant = (description: string): Response =>
  oauthError(400, "invalid_grant", description);

export const unsupportedGrant = (): Response =>
  oauthError(400, "unsupported_grant_type", "Unsupported grant type");

export const unknownApp = (): Response =>
  oauthError(401, "invalid_client", "Unknown app or wrong secret");

export const appSession = (clientId: string, instanceId: string): Session => ({
  kind: "app",
  clientId,
  visitorId: instanceId,
  instanceId,
});

type ReadParameter = (name: string) => string | undefined;

/** Reads parameters from the request, or from base64url-encoded JSON in its `body`. */
function parameterReader(request: WireRequest): ReadParameter {
  let source = request;
  const { body, grantType, grant_type = grantType } = request;
  if (typeof body === "string" && grant_type === undefined) {
    try {
      source = JSON.parse(fromBase64Url(body)) as WireRequest;
    } catch {
      // The `body` is not JSON, so read the request.
    }
  }
  return (name) => {
    const camelCaseName = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const value = source[name] ?? source[camelCaseName];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
}

const issueBothTokens = (context: Context, session: Session) =>
  tokenResponse(context, session, issueRefreshToken(context, session));

function issueVisitorTokens(context: Context, read: ReadParameter): unknown {
  const clientId = read("client_id");
  if (!isKnownClient(context.site, clientId)) {
    const message = `Unknown OAuth client "${clientId ?? ""}" (see the emulator's site.clients option)`;
    return oauthError(400, "invalid_client", message);
  }
  const visitorId = context.guid("visitor");
  return issueBothTokens(context, { kind: "visitor", clientId, visitorId });
}

function exchangeRefreshToken(context: Context, read: ReadParameter, rotates: boolean): unknown {
  const token = read("refresh_token") ?? "";
  const { refreshTokens } = context.store(identitySlice);
  const stored = refreshTokens.get(token);
  const { memberId, clientId } = stored?.session ?? {};
  const isBlocked = memberId !== undefined && !hasAccess(context, memberId);
  if (!stored || stored.revoked || isBlocked || (read("client_id") ?? clientId) !== clientId) {
    return invalidGrant("Invalid refresh token");
  }
  if (!rotates) return tokenResponse(context, stored.session, token);
  context.changes.put(refreshTokens, token, freeze({ ...stored, revoked: true }));
  return issueBothTokens(context, stored.session);
}

function exchangeCode(context: Context, read: ReadParameter): unknown {
  const { codes } = context.store(identitySlice);
  const key = read("code") ?? "";
  const code = codes.get(key);
  if (!code || code.used || isExpired(code, context.now)) return invalidGrant("Invalid code");
  // A code allows only one attempt, even if the exchange fails.
  context.changes.finally(() => context.changes.put(codes, key, freeze({ ...code, used: true })));
  if (code.clientId !== read("client_id"))
    return invalidGrant("The code belongs to another client");
  const redirectUri = read("redirect_uri");
  if (redirectUri !== undefined && redirectUri !== code.redirectUri) {
    return invalidGrant("The redirect URL does not match the authorization request");
  }
  const verifier = read("code_verifier");
  if (code.codeChallenge !== undefined) {
    const isVerified = verifier !== undefined && challengeOf(verifier) === code.codeChallenge;
    if (!isVerified) return invalidGrant("The code verifier does not match the challenge");
  }
  return issueLoginTokens(context, code.memberId, code.clientId, code.visitorId);
}

/** Also records the login, and gives the visitor's cart to the member. */
function issueLoginTokens(context: Context, memberId: string, clientId: string, visitorId: string) {
  const members = memberStore(context);
  if (members.find(memberId)) {
    members.patch(memberId, (draft) => {
      draft.lastLoginDate = context.iso;
    });
  }
  context.announce(visitorLoggedIn, { visitorId, memberId });
  return issueBothTokens(context, { kind: "member", clientId, visitorId, memberId });
}

function issueLoginTokensForServer(context: Context, read: ReadParameter): unknown {
  const { caller } = context;
  if (caller.kind !== "admin" || !caller.session) {
    return oauthError(401, "invalid_client", "A visitor token and an API key are required");
  }
  const memberId = read("member_id") ?? "";
  if (!hasAccess(context, memberId)) {
    return invalidGrant("Unknown member, or the member has no access");
  }
  const sessionToken = read("session_token");
  if (sessionToken !== undefined && memberOfLogin(context, sessionToken) !== memberId) {
    return invalidGrant("Invalid session token");
  }
  const { clientId, visitorId } = caller.session;
  return issueLoginTokens(context, memberId, clientId, visitorId);
}

function issueAppToken(context: Context, read: ReadParameter): unknown {
  const clientId = read("client_id");
  if (clientId === undefined || !isAppSecret(context.site, clientId, read("client_secret"))) {
    return unknownApp();
  }
  const instanceId = read("instance_id");
  if (instanceId === undefined) return oauthError(400, "invalid_request", "instance_id is missing");
  return tokenResponse(context, appSession(clientId, instanceId));
}

/** Exchanges the access token of a visitor or member for a token of an app. */
function stripSession(context: Context, read: ReadParameter): unknown {
  const { site } = context;
  const stored = activeToken(context, read("access_token") ?? "");
  if (!stored) return invalidGrant("Invalid access token");
  const app = site.apps.find(({ secret }) => secret === read("client_secret"));
  if (!app && (site.apps.length > 0 || site.strict)) return unknownApp();
  const { instanceId = site.id, clientId } = stored.session;
  return tokenResponse(context, appSession(app?.id ?? clientId, instanceId));
}

const GRANTS: ReadonlyMap<string, (context: Context, read: ReadParameter) => unknown> = new Map([
  ["anonymous", issueVisitorTokens],
  ["authorization_code", exchangeCode],
  ["authorized_client", issueLoginTokensForServer],
  ["client_credentials", issueAppToken],
  ["strip_bound_session", stripSession],
]);

export function oauthHandlers(options: { readonly rotateRefreshTokens: boolean }): Handlers {
  return {
    "identity.oauth.token": {
      // OAuth 2 has its own field names and errors, so skip the request validation.
      unchecked: true,
      ...open((request, context) => {
        const read = parameterReader(request);
        const grantType = read("grant_type");
        if (grantType === undefined) {
          return oauthError(400, "invalid_request", "grant_type is missing");
        }
        if (grantType === "refresh_token")
          return exchangeRefreshToken(context, read, options.rotateRefreshTokens);
        const grant = GRANTS.get(grantType);
        return grant ? grant(context, read) : unsupportedGrant();
      }),
    },

    "identity.oauth.jwks": open(async () => ({ keys: [await publicJwk()] })),

    "identity.oauth.tokenInfo": {
      undocumented: true,
      ...open((request, context) => {
        const token = parameterReader(request)("token") ?? String(request.token ?? "");
        const stored = activeToken(context, token);
        if (!stored) {
          return { active: false, subjectType: "UNKNOWN", subjectId: "", clientId: "" };
        }
        const { session } = stored;
        return {
          active: true,
          subjectType: session.kind.toUpperCase(),
          subjectId: session.memberId ?? session.instanceId ?? session.visitorId,
          exp: String(stored.expiresAt),
          iat: String(stored.issuedAt),
          clientId: session.clientId,
          siteId: context.site.id,
          instanceId: session.instanceId ?? context.site.id,
        };
      }),
    },

    "identity.oauth.userInfo": anyone((_request, context) => {
      if (context.caller.kind !== "member") throw unauthenticated("A member token is required");
      const member = context.store(memberSlice).get(context.caller.memberId);
      if (!member) throw notFound("Member");
      const { firstName, lastName } = member.profile as Record<string, string | undefined>;
      return {
        sub: member.id,
        email: member.email,
        emailVerified: member.emailVerified,
        language: context.site.language,
        givenName: firstName,
        familyName: lastName,
        name: [firstName, lastName].filter(Boolean).join(" ") || member.email,
      };
    }),
  };
}
