// Endpoints for the legacy app installation. They are not in the operations table.

import type { Session } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { PlatformError } from "../../../kernel/platform-error.js";
import type { Page, PageRequest } from "../../../kernel/service.js";
import { freeze } from "../../../store/freeze.js";
import { isAppSecret, mayReturnTo } from "../login/allow-list.js";
import { issueAccessToken, issueRefreshToken } from "../login/tokens.js";
import { identitySlice, isExpired, putExpiring, revokeTokens } from "../model/login-slice.js";
import { appSession, invalidGrant, unknownApp, unsupportedGrant } from "./oauth-handlers.js";

const INSTALL_SECONDS = 600;
/** Token responses for legacy apps do not include this lifetime. */
const LEGACY_TOKEN_SECONDS = 300;

function redirectToApp({ url }: PageRequest, context: Context): Response {
  const redirectUrl = url.searchParams.get("redirectUrl") ?? "";
  const appId = url.searchParams.get("appId") ?? "";
  const isKnown = !context.site.strict || context.site.apps.some(({ id }) => id === appId);
  if (appId === "" || !isKnown || !mayReturnTo(context.site, redirectUrl)) {
    throw new PlatformError(403, "The app or its redirect URL is not allowed");
  }
  const code = `install.${crypto.randomUUID()}`;
  const instanceId = context.guid("instance");
  putExpiring(context, "installs", code, { appId, instanceId, used: false }, INSTALL_SECONDS);
  const target = new URL(redirectUrl);
  target.searchParams.set("code", code);
  target.searchParams.set("instanceId", instanceId);
  const state = url.searchParams.get("state");
  if (state !== null) target.searchParams.set("state", state);
  return new Response(null, { status: 302, headers: { Location: target.href } });
}

function jsonFields(body: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(body) };
  } catch {
    return {};
  }
}

function issueAppTokens(request: PageRequest, context: Context) {
  const { now, site } = context;
  const body = jsonFields(request.body);
  if (!isAppSecret(site, body.client_id, body.client_secret)) return unknownApp();
  const { installs, refreshTokens } = context.store(identitySlice);
  const respond = (session: Session, refreshToken: string) =>
    issueAccessToken(context, session, LEGACY_TOKEN_SECONDS).then((accessToken) =>
      Response.json({ access_token: accessToken, refresh_token: refreshToken }),
    );
  if (body.grant_type === "authorization_code") {
    const key = String(body.code);
    const code = installs.get(key);
    if (!code || code.used || code.appId !== body.client_id || isExpired(code, now)) {
      return invalidGrant("Invalid code");
    }
    context.changes.put(installs, key, freeze({ ...code, used: true }));
    const { appId, instanceId } = code;
    context.emit({ eventType: "AppInstalled", data: { appId }, instanceId });
    const session = appSession(appId, instanceId);
    return respond(session, issueRefreshToken(context, session));
  }
  if (body.grant_type === "refresh_token") {
    const token = String(body.refresh_token);
    const storedToken = refreshTokens.get(token);
    const { kind, clientId } = storedToken?.session ?? {};
    if (!storedToken || storedToken.revoked || kind !== "app" || clientId !== body.client_id) {
      return invalidGrant("Invalid refresh token");
    }
    return respond(storedToken.session, token);
  }
  return unsupportedGrant();
}

export function removeApp(context: Context, instanceId: string): void {
  const { accessTokens, refreshTokens } = context.store(identitySlice);
  const belongsToApp = (session: Session) =>
    session.kind === "app" && session.instanceId === instanceId;
  const tokens = [...accessTokens.values(), ...refreshTokens.values()];
  const appId = tokens.find(({ session }) => belongsToApp(session))?.session.clientId;
  if (appId === undefined) throw new Error("Unknown app instance");
  revokeTokens(context, belongsToApp);
  context.emit({ eventType: "AppRemoved", data: { appId }, instanceId });
}

export const installPages: readonly Page[] = [
  { method: "GET", path: "/installer/install", serve: redirectToApp },
  { method: "POST", path: "/oauth/access", serve: issueAppTokens },
];
