// Addresses outside the table of operations: the older app installation, and GraphQL, which is not emulated.

import type { Context } from "../../kernel/context.js";
import { PlatformError } from "../../kernel/platform-error.js";
import { mayReturnTo } from "./allow-list.js";
import type { Session } from "./model.js";
import { oauthError } from "./oauth-handlers.js";
import { issueAccessToken, issueRefreshToken } from "./tokens.js";

const INSTALL_PATH = "/installer/install";
const ACCESS_PATH = "/oauth/access";
const INSTALL_SECONDS = 600;
/** Tokens of the older endpoint live five minutes, and it does not say so. */
const ACCESS_SECONDS = 300;

/** Whether a request is for one of these addresses. */
export function isRaw(method: string, path: string): boolean {
  return (
    (method === "GET" && path === INSTALL_PATH) ||
    (method === "POST" && (path === ACCESS_PATH || path.startsWith("/graphql/")))
  );
}

/** "Installs" an app without asking: back to the app with a code and the instance. */
function install(context: Context, url: URL): Response {
  const redirectUrl = url.searchParams.get("redirectUrl") ?? "";
  const appId = url.searchParams.get("appId") ?? "";
  if (appId === "" || !mayReturnTo(context.site, redirectUrl)) {
    throw new PlatformError(403, "The app or its redirect address is not allowed");
  }
  const code = `install.${crypto.randomUUID()}`;
  const instanceId = context.guid("instance");
  const expiresAt = Math.floor(context.now / 1000) + INSTALL_SECONDS;
  const installed = { appId, instanceId, expiresAt, used: false };
  context.changes.put(context.state.installs, code, installed);
  const back = new URL(redirectUrl);
  back.searchParams.set("code", code);
  back.searchParams.set("instanceId", instanceId);
  const state = url.searchParams.get("state");
  if (state !== null) back.searchParams.set("state", state);
  return new Response(null, { status: 302, headers: { Location: back.href } });
}

async function access(context: Context, request: Request): Promise<Response> {
  const { state, now, site } = context;
  const body = (await request.json().catch(() => ({}))) as Record<string, unknown>;
  const { apps } = site;
  const known =
    apps.length === 0 ||
    apps.some(({ id, secret }) => id === body.client_id && secret === body.client_secret);
  if (!known) return oauthError(401, "invalid_client", "The app or its secret is unknown");
  const answer = async (session: Session, refreshToken: string) =>
    Response.json({
      access_token: await issueAccessToken(context, session, ACCESS_SECONDS),
      refresh_token: refreshToken,
    });
  if (body.grant_type === "authorization_code") {
    const code = state.installs.get(String(body.code));
    const good = code && !code.used && code.appId === body.client_id && code.expiresAt * 1000 > now;
    if (!good) return oauthError(400, "invalid_grant", "The code is not valid");
    context.changes.keep(code).used = true;
    const { appId, instanceId } = code;
    const session: Session = { kind: "app", clientId: appId, visitorId: instanceId, instanceId };
    return await answer(session, issueRefreshToken(context, session));
  }
  if (body.grant_type === "refresh_token") {
    const token = String(body.refresh_token);
    const held = state.refreshTokens.get(token);
    if (
      !held ||
      held.revoked ||
      held.session.kind !== "app" ||
      held.session.clientId !== body.client_id
    ) {
      return oauthError(400, "invalid_grant", "The refresh token is not valid");
    }
    return await answer(held.session, token);
  }
  return oauthError(400, "unsupported_grant_type", "The grant type is not supported");
}

/** Serves such a request. */
export async function serveRaw(request: Request, url: URL, context: Context): Promise<Response> {
  if (url.pathname === INSTALL_PATH) return install(context, url);
  if (url.pathname === ACCESS_PATH) return await access(context, request);
  throw new PlatformError(501, "GraphQL is not emulated", {
    applicationError: { code: "NOT_EMULATED", description: "GraphQL is not emulated" },
  });
}
