// The legacy installation of an app. Its endpoints are not in the operations table.

import type { Session } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { PlatformError } from "../../../kernel/platform-error.js";
import type { Page } from "../../../kernel/service.js";
import { freeze } from "../../../store/freeze.js";
import { isKnownApp, mayReturnTo } from "../login/allow-list.js";
import { issueAccessToken, issueRefreshToken } from "../login/tokens.js";
import { identitySlice, removeExpired, revokeTokens } from "../model/login-slice.js";
import { oauthError } from "./oauth-handlers.js";

const INSTALL_SECONDS = 600;
/** Lifetime of the legacy endpoint's tokens in seconds. The response does not include it. */
const ACCESS_SECONDS = 300;

function install(context: Context, url: URL): Response {
  const redirectUrl = url.searchParams.get("redirectUrl") ?? "";
  const appId = url.searchParams.get("appId") ?? "";
  const isKnown = !context.site.strict || context.site.apps.some(({ id }) => id === appId);
  if (appId === "" || !isKnown || !mayReturnTo(context.site, redirectUrl)) {
    throw new PlatformError(403, "The app or its redirect URL is not allowed");
  }
  const code = `install.${crypto.randomUUID()}`;
  const instanceId = context.guid("instance");
  const expiresAt = Math.floor(context.now / 1000) + INSTALL_SECONDS;
  const installed = { appId, instanceId, expiresAt, used: false };
  removeExpired(context, "installs");
  context.changes.put(context.store(identitySlice).installs, code, installed);
  const target = new URL(redirectUrl);
  target.searchParams.set("code", code);
  target.searchParams.set("instanceId", instanceId);
  const state = url.searchParams.get("state");
  if (state !== null) target.searchParams.set("state", state);
  return new Response(null, { status: 302, headers: { Location: target.href } });
}

function fieldsOf(body: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(body) };
  } catch {
    return {};
  }
}

function access(context: Context, text: string): Response | Promise<Response> {
  const { now, site } = context;
  const body = fieldsOf(text);
  if (!isKnownApp(site, body.client_id, body.client_secret))
    return oauthError(401, "invalid_client", "Unknown app or wrong secret");
  const tokenResponse = (session: Session, refreshToken: string) =>
    issueAccessToken(context, session, ACCESS_SECONDS).then((accessToken) =>
      Response.json({ access_token: accessToken, refresh_token: refreshToken }),
    );
  if (body.grant_type === "authorization_code") {
    const { installs } = context.store(identitySlice);
    const key = String(body.code);
    const code = installs.get(key);
    const isValid =
      code && !code.used && code.appId === body.client_id && code.expiresAt * 1000 > now;
    if (!isValid) return oauthError(400, "invalid_grant", "Invalid code");
    context.changes.put(installs, key, freeze({ ...code, used: true }));
    const { appId, instanceId } = code;
    context.emit({ eventType: "AppInstalled", data: { appId }, instanceId });
    const session: Session = { kind: "app", clientId: appId, visitorId: instanceId, instanceId };
    return tokenResponse(session, issueRefreshToken(context, session));
  }
  if (body.grant_type === "refresh_token") {
    const token = String(body.refresh_token);
    const stored = context.store(identitySlice).refreshTokens.get(token);
    if (
      !stored ||
      stored.revoked ||
      stored.session.kind !== "app" ||
      stored.session.clientId !== body.client_id
    ) {
      return oauthError(400, "invalid_grant", "Invalid refresh token");
    }
    return tokenResponse(stored.session, token);
  }
  return oauthError(400, "unsupported_grant_type", "Unsupported grant type");
}

export function removeApp(context: Context, instanceId: string): void {
  const { accessTokens, refreshTokens } = context.store(identitySlice);
  const isOwn = (session: Session) => session.kind === "app" && session.instanceId === instanceId;
  const tokens = [...accessTokens.values(), ...refreshTokens.values()];
  const appId = tokens.find(({ session }) => isOwn(session))?.session.clientId;
  if (appId === undefined) throw new Error("Unknown app instance");
  revokeTokens(context, isOwn);
  context.emit({ eventType: "AppRemoved", data: { appId }, instanceId });
}

export const installPages: readonly Page[] = [
  { method: "GET", path: "/installer/install", serve: ({ url }, context) => install(context, url) },
  { method: "POST", path: "/oauth/access", serve: ({ body }, context) => access(context, body) },
];
