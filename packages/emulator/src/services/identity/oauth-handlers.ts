// The token service: grants, key set, information about a token.
import { z } from "zod";
import type { Context } from "../../kernel/context.js";
import { anyone, type Handlers, open } from "../../kernel/handler.js";
import { publicJwk } from "../../kernel/keys.js";
import { notFound, unauthenticated } from "../../kernel/platform-error.js";
import { fromBase64Url, type WireRequest } from "../../server/read-request.js";
import { keepCart } from "../cart/edit.js";
import { memberById } from "./accounts.js";
import type { Session } from "./model.js";
import { challengeOf } from "./password.js";
import {
  ACCESS_TOKEN_SECONDS,
  issueAccessToken,
  issueRefreshToken,
  issueTokens,
  makeAccessToken,
} from "./tokens.js";

/** A refusal as OAuth has it: `{error, error_description}`. */
export function oauthError(status: number, error: string, description: string): Response {
  return Response.json({ error, error_description: description }, { status });
}

/** Reads a parameter in either spelling; the raw form carries them as JSON in `body`. */
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

function knownClient(context: Context, clientId: string | undefined): clientId is string {
  const { clients } = context.site;
  return clientId !== undefined && (clients.length === 0 || clients.includes(clientId));
}

async function anonymous(context: Context, clientId: string | undefined): Promise<unknown> {
  if (!knownClient(context, clientId)) {
    return oauthError(400, "invalid_client", "The client is unknown");
  }
  const session: Session = { kind: "visitor", clientId, visitorId: context.guid("visitor") };
  return await issueTokens(context, session);
}

async function refresh(
  context: Context,
  token: string | undefined,
  rotate: boolean,
): Promise<unknown> {
  const { state } = context;
  const known = token === undefined ? undefined : state.refreshTokens.get(token);
  const memberId = known?.session.memberId;
  const blocked = memberId !== undefined && state.members.get(memberId)?.status !== "APPROVED";
  if (!known || known.revoked || blocked || token === undefined) {
    return oauthError(400, "invalid_grant", "The refresh token is not valid");
  }
  const { token: accessToken, held } = await makeAccessToken(context, known.session);
  // another renewal may have been served while this one was signed
  if (known.revoked) return oauthError(400, "invalid_grant", "The refresh token is not valid");
  context.changes.put(state.accessTokens, accessToken, held);
  let refreshToken = token;
  if (rotate) {
    context.changes.keep(known).revoked = true;
    refreshToken = issueRefreshToken(context, known.session);
  }
  return {
    access_token: accessToken,
    token_type: "Bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
  };
}

async function exchangeCode(
  context: Context,
  read: (name: string) => string | undefined,
): Promise<unknown> {
  const { state, now } = context;
  const code = state.codes.get(read("code") ?? "");
  const refuse = (why: string) => oauthError(400, "invalid_grant", why);
  if (!code || code.used || code.expiresAt * 1000 <= now) return refuse("The code is not valid");
  // Not taken back when the exchange is refused: a code is good for one attempt.
  code.used = true;
  if (code.clientId !== read("client_id")) return refuse("The code belongs to another client");
  const redirectUri = read("redirect_uri");
  if (redirectUri !== undefined && redirectUri !== code.redirectUri) {
    return refuse("The redirect address is not the one of the authorization");
  }
  const verifier = read("code_verifier");
  if (code.codeChallenge !== undefined) {
    const fits = verifier !== undefined && (await challengeOf(verifier)) === code.codeChallenge;
    if (!fits) return refuse("The code verifier does not fit the challenge");
  }
  return await memberTokens(context, code.memberId, code.clientId, code.visitorId);
}

/** Tokens of a member, who keeps the visitor's cart. */
async function memberTokens(
  context: Context,
  memberId: string,
  clientId: string,
  visitorId: string,
) {
  const session: Session = { kind: "member", clientId, visitorId, memberId };
  return await issueTokens(context, session, () => {
    const member = memberById(context, memberId);
    if (member) member.lastLoginDate = context.iso;
    keepCart(context, visitorId, memberId);
  });
}

/** A server logs a member in: visitor token and API key together. */
async function authorizedClient(
  context: Context,
  read: (name: string) => string | undefined,
): Promise<unknown> {
  const { caller, state, now } = context;
  if (caller.kind !== "admin" || !caller.session) {
    return oauthError(401, "invalid_client", "A visitor token and an API key are needed");
  }
  const memberId = read("member_id") ?? "";
  if (state.members.get(memberId)?.status !== "APPROVED") {
    return oauthError(400, "invalid_grant", "The member is unknown or has no access");
  }
  const sessionToken = read("session_token");
  if (sessionToken !== undefined) {
    const login = state.loginSessions.get(sessionToken);
    if (!login || login.memberId !== memberId || login.expiresAt * 1000 <= now) {
      return oauthError(400, "invalid_grant", "The session token is not valid");
    }
  }
  const { clientId, visitorId } = caller.session;
  return await memberTokens(context, memberId, clientId, visitorId);
}

async function clientCredentials(
  context: Context,
  read: (name: string) => string | undefined,
): Promise<unknown> {
  const clientId = read("client_id");
  const { apps } = context.site;
  const app = apps.find(({ id }) => id === clientId);
  if (clientId === undefined || (apps.length > 0 && app?.secret !== read("client_secret"))) {
    return oauthError(401, "invalid_client", "The app or its secret is unknown");
  }
  const instanceId = read("instance_id");
  if (instanceId === undefined) return oauthError(400, "invalid_request", "instance_id is missing");
  const session: Session = { kind: "app", clientId, visitorId: instanceId, instanceId };
  return {
    access_token: await issueAccessToken(context, session),
    token_type: "Bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
  };
}

/** An app drops the visitor or member that its token is bound to, and acts as itself. */
async function stripSession(
  context: Context,
  read: (name: string) => string | undefined,
): Promise<unknown> {
  const { state, now, site } = context;
  const held = state.accessTokens.get(read("access_token") ?? "");
  if (!held || held.revoked || held.expiresAt * 1000 <= now) {
    return oauthError(400, "invalid_grant", "The access token is not valid");
  }
  const app = site.apps.find(({ secret }) => secret === read("client_secret"));
  if (site.apps.length > 0 && !app) {
    return oauthError(401, "invalid_client", "The app or its secret is unknown");
  }
  const instanceId = held.session.instanceId ?? site.id;
  const clientId = app?.id ?? held.session.clientId;
  const session: Session = { kind: "app", clientId, visitorId: instanceId, instanceId };
  return {
    access_token: await issueAccessToken(context, session),
    token_type: "Bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
  };
}

/** The token service. `rotate` hands out a new refresh token with every renewal and revokes the old one. */
export function oauthHandlers(options: { readonly rotate: boolean }): Handlers {
  return {
    "identity.oauth.token": open(z.looseObject({}), async (request, context) => {
      const read = parameters(request);
      switch (read("grant_type")) {
        case "anonymous":
          return await anonymous(context, read("client_id"));
        case "refresh_token":
          return await refresh(context, read("refresh_token"), options.rotate);
        case "authorization_code":
          return await exchangeCode(context, read);
        case "authorized_client":
          return await authorizedClient(context, read);
        case "client_credentials":
          return await clientCredentials(context, read);
        case "strip_bound_session":
          return await stripSession(context, read);
        case undefined:
          return oauthError(400, "invalid_request", "grant_type is missing");
        default:
          return oauthError(400, "unsupported_grant_type", "The grant type is not supported");
      }
    }),

    "identity.oauth.jwks": open(z.looseObject({}), async () => ({ keys: [await publicJwk()] })),

    "identity.oauth.tokenInfo": open(z.looseObject({}), (request, context) => {
      const token = parameters(request)("token") ?? String(request.token ?? "");
      const known = context.state.accessTokens.get(token);
      const active = known !== undefined && !known.revoked && known.expiresAt * 1000 > context.now;
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

    "identity.oauth.userInfo": anyone(z.looseObject({}), (_request, context) => {
      if (context.caller.kind !== "member") throw unauthenticated("A member's token is needed");
      const member = context.state.members.get(context.caller.memberId);
      if (!member) throw notFound("Member");
      const { firstName, lastName } = member.profile as Record<string, string | undefined>;
      return {
        sub: member.id,
        email: member.email,
        emailVerified: member.emailVerified,
        language: context.site.language,
        ...(firstName === undefined ? {} : { givenName: firstName }),
        ...(lastName === undefined ? {} : { familyName: lastName }),
        name: [firstName, lastName].filter(Boolean).join(" ") || member.email,
      };
    }),
  };
}
