import { fromBase64Url } from "../../../checks/json.js";
import type { Session } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { anyone, type Handlers, open } from "../../../kernel/handler.js";
import { notFound, unauthenticated } from "../../../kernel/platform-error.js";
import type { WireRequest } from "../../../kernel/wire-request.js";
import { publicJwk } from "../../../site/keys.js";
import { freeze } from "../../../store/freeze.js";
import { memberById } from "../login/accounts.js";
import { isKnownApp, isKnownClient } from "../login/allow-list.js";
import { challengeOf } from "../login/password.js";
import {
  ACCESS_TOKEN_SECONDS,
  issueAccessToken,
  issueTokens,
  storedToken,
  type TokenResponse,
} from "../login/tokens.js";
import { identitySlice, visitorLoggedIn } from "../model/login-slice.js";
import { memberSlice, memberStore } from "../model/member.js";

export function oauthError(status: number, error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status });
}

/** Reads parameters in camel case or snake case. The raw form sends them as JSON in `body`. */
function parameters(request: WireRequest): (name: string) => string | undefined {
  let from = request;
  if (
    typeof request.body === "string" &&
    request.grantType === undefined &&
    request.grant_type === undefined
  ) {
    try {
      from = JSON.parse(fromBase64Url(request.body)) as WireRequest;
    } catch {
      from = request;
    }
  }
  return (name) => {
    const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const value = from[name] ?? from[camel];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
}

function anonymous(context: Context, clientId: string | undefined): unknown {
  if (!isKnownClient(context.site, clientId)) {
    const message = `Unknown OAuth client "${clientId ?? ""}" (see the emulator's site.clients option)`;
    return oauthError(400, "invalid_client", message);
  }
  const session: Session = { kind: "visitor", clientId, visitorId: context.guid("visitor") };
  return issueTokens(context, session);
}

function refresh(
  context: Context,
  { token, of, rotate }: { token: string | undefined; of: string | undefined; rotate: boolean },
): unknown {
  const known =
    token === undefined ? undefined : context.store(identitySlice).refreshTokens.get(token);
  const memberId = known?.session.memberId;
  const { clientId } = known?.session ?? {};
  const isOther = of !== undefined && of !== clientId;
  const blocked =
    memberId !== undefined && context.store(memberSlice).get(memberId)?.status !== "APPROVED";
  if (!known || known.revoked || blocked || isOther || token === undefined) {
    return oauthError(400, "invalid_grant", "Invalid refresh token");
  }
  if (!rotate) return issueTokens(context, known.session, token);
  const { refreshTokens } = context.store(identitySlice);
  context.changes.put(refreshTokens, token, freeze({ ...known, revoked: true }));
  return issueTokens(context, known.session);
}

function exchangeCode(context: Context, read: (name: string) => string | undefined): unknown {
  const { now } = context;
  const { codes } = context.store(identitySlice);
  const key = read("code") ?? "";
  const code = codes.get(key);
  const invalidGrant = (message: string) => oauthError(400, "invalid_grant", message);
  if (!code || code.used || code.expiresAt * 1000 <= now) return invalidGrant("Invalid code");
  // Not rolled back when the exchange fails: a code allows only one attempt.
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
  return memberTokens(context, code.memberId, code.clientId, code.visitorId);
}

/** The member keeps the visitor's cart. */
function memberTokens(context: Context, memberId: string, clientId: string, visitorId: string) {
  const session: Session = { kind: "member", clientId, visitorId, memberId };
  if (memberById(context, memberId)) {
    memberStore(context).patch(memberId, (draft) => {
      draft.lastLoginDate = context.iso;
    });
  }
  context.announce(visitorLoggedIn, { visitorId, memberId });
  return issueTokens(context, session);
}

/** A server logs a member in with a visitor token and an API key. */
function authorizedClient(context: Context, read: (name: string) => string | undefined): unknown {
  const { caller, now } = context;
  if (caller.kind !== "admin" || !caller.session) {
    return oauthError(401, "invalid_client", "A visitor token and an API key are required");
  }
  const memberId = read("member_id") ?? "";
  if (context.store(memberSlice).get(memberId)?.status !== "APPROVED") {
    return oauthError(400, "invalid_grant", "Unknown member, or the member has no access");
  }
  const sessionToken = read("session_token");
  if (sessionToken !== undefined) {
    const login = context.store(identitySlice).loginSessions.get(sessionToken);
    if (!login || login.memberId !== memberId || login.expiresAt * 1000 <= now) {
      return oauthError(400, "invalid_grant", "Invalid session token");
    }
  }
  const { clientId, visitorId } = caller.session;
  return memberTokens(context, memberId, clientId, visitorId);
}

/** Apps get no refresh token. They request a new access token when it expires. */
function appToken(context: Context, session: Session): Promise<TokenResponse> {
  return issueAccessToken(context, session).then((accessToken) => ({
    access_token: accessToken,
    token_type: "Bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
  }));
}

function clientCredentials(context: Context, read: (name: string) => string | undefined): unknown {
  const clientId = read("client_id");
  if (clientId === undefined || !isKnownApp(context.site, clientId, read("client_secret"))) {
    return oauthError(401, "invalid_client", "Unknown app or wrong secret");
  }
  const instanceId = read("instance_id");
  if (instanceId === undefined) return oauthError(400, "invalid_request", "instance_id is missing");
  const session: Session = { kind: "app", clientId, visitorId: instanceId, instanceId };
  return appToken(context, session);
}

/** Removes the visitor or member from an app's token, so that the app acts as itself. */
function stripSession(context: Context, read: (name: string) => string | undefined): unknown {
  const { now, site } = context;
  const stored = storedToken(context, read("access_token") ?? "");
  if (!stored || stored.revoked || stored.expiresAt * 1000 <= now) {
    return oauthError(400, "invalid_grant", "Invalid access token");
  }
  const app = site.apps.find(({ secret }) => secret === read("client_secret"));
  if (!app && (site.apps.length > 0 || site.strict)) {
    return oauthError(401, "invalid_client", "Unknown app or wrong secret");
  }
  const instanceId = stored.session.instanceId ?? site.id;
  const clientId = app?.id ?? stored.session.clientId;
  const session: Session = { kind: "app", clientId, visitorId: instanceId, instanceId };
  return appToken(context, session);
}

export function oauthHandlers(options: { readonly rotate: boolean }): Handlers {
  return {
    "identity.oauth.token": {
      // OAuth 2 has its own field names and errors.
      unchecked: true,
      ...open((request, context) => {
        const read = parameters(request);
        switch (read("grant_type")) {
          case "anonymous":
            return anonymous(context, read("client_id"));
          case "refresh_token":
            return refresh(context, {
              token: read("refresh_token"),
              of: read("client_id"),
              rotate: options.rotate,
            });
          case "authorization_code":
            return exchangeCode(context, read);
          case "authorized_client":
            return authorizedClient(context, read);
          case "client_credentials":
            return clientCredentials(context, read);
          case "strip_bound_session":
            return stripSession(context, read);
          case undefined:
            return oauthError(400, "invalid_request", "grant_type is missing");
          default:
            return oauthError(400, "unsupported_grant_type", "Unsupported grant type");
        }
      }),
    },

    "identity.oauth.jwks": open(async () => ({ keys: [await publicJwk()] })),

    "identity.oauth.tokenInfo": {
      undocumented: true,
      ...open((request, context) => {
        const token = parameters(request)("token") ?? String(request.token ?? "");
        const known = storedToken(context, token);
        const active =
          known !== undefined && !known.revoked && known.expiresAt * 1000 > context.now;
        if (!active) {
          return { active: false, subjectType: "UNKNOWN", subjectId: "", clientId: "" };
        }
        const { session } = known;
        return {
          active: true,
          subjectType: session.kind.toUpperCase(),
          subjectId: session.memberId ?? session.instanceId ?? session.visitorId,
          exp: String(known.expiresAt),
          iat: String(known.issuedAt),
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
        ...(firstName !== undefined && { givenName: firstName }),
        ...(lastName !== undefined && { familyName: lastName }),
        name: [firstName, lastName].filter(Boolean).join(" ") || member.email,
      };
    }),
  };
}
