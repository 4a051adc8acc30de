import type { AuthorizeRequest, CreateRedirectSessionRequest } from "@portico/identity/redirects";
import { needs } from "../../checks/violations.js";
import { sessionOf } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { anyone, type Handlers } from "../../kernel/handler.js";
import {
  notEmulated,
  notFound,
  PlatformError,
  validationError,
} from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { present } from "../../store/plain.js";
import { isKnownClient, requireReturnTo } from "../accounts/login/allow-list.js";
import { openCheckout } from "../cart/cart-events.js";
import { cartById } from "../cart/edit.js";
import type { RedirectSession } from "../redirect-session.js";
import { redirectSlice } from "../redirect-session.js";

const OTHER_INTENTS = [
  "bookingsCheckout",
  "eventsCheckout",
  "paidPlansCheckout",
  "bookingsBook",
  "ecomOrderPaymentRequest",
  "storesProduct",
] as const;

type Request = Sent<CreateRedirectSessionRequest>;

const check = /* @__PURE__ */ needs(
  "ecomCheckout.checkoutId",
  "auth.authRequest",
  "auth.authRequest.clientId",
  "auth.authRequest.responseType",
  "auth.authRequest.state",
  "logout.clientId",
);

/** OAuth defines these values. The platform does not document them. */
const AUTH_VALUES = {
  responseType: ["code"],
  responseMode: ["fragment", "query", "web_message"],
  codeChallengeMethod: ["S256"],
} as const;

function checkAuthRequest(auth: Sent<AuthorizeRequest>): void {
  const violations = Object.entries(AUTH_VALUES).flatMap(([name, values]) => {
    const value = auth[name as keyof typeof AUTH_VALUES];
    if (value === undefined || (values as readonly string[]).includes(value)) return [];
    const description = `has an unknown value, expected one of ${values.join(", ")}`;
    return [{ field: `auth.authRequest.${name}`, description, violatedRule: "INVALID_ENUM_VALUE" }];
  });
  if (violations.length > 0) throw validationError(violations);
}

function answer(
  context: Context,
  session: RedirectSession,
  path: string,
  parameters: Record<string, string>,
  request: Request,
) {
  const endpoint = `${context.origin}${path}`;
  const searchParams = { ...request.preferences?.additionalQueryParameters, ...parameters };
  const fullUrl = `${endpoint}?${new URLSearchParams(searchParams)}`;
  const sessionToken = session.auth?.sessionToken;
  const redirectSession = {
    id: session.id,
    fullUrl,
    urlDetails: { endpoint, searchParams },
    shortUrl: `${context.origin}/_portico/r/${session.id}`,
    ...(sessionToken !== undefined && { sessionToken }),
  };
  context.emit({
    entityFqdn: "wix.headless.v1.redirect_session",
    slug: "created",
    entityId: session.id,
    payload: { createdEvent: { entity: redirectSession } },
  });
  return { redirectSession };
}

const KEPT_SESSIONS = 1000;

export const redirectHandlers: Handlers = {
  "identity.redirects.createRedirectSession": anyone((request, context) => {
    check(request);
    if (request.auth?.authRequest) checkAuthRequest(request.auth.authRequest);
    const { site } = context;
    for (const client of [request.auth?.authRequest, request.logout]) {
      if (!client || isKnownClient(site, client.clientId)) continue;
      throw notFound(`OAuth client ${client.clientId}`, "OAUTH_APP_NOT_FOUND");
    }
    if (!site.published) throw new PlatformError(500, "No Public URL Found");
    for (const [name, address] of Object.entries(present(request.callbacks ?? {}))) {
      requireReturnTo(site, String(address), `callbacks.${name}`);
    }
    const redirectUri = request.auth?.authRequest?.redirectUri;
    if (redirectUri !== undefined) {
      requireReturnTo(site, redirectUri, "auth.authRequest.redirectUri");
    }
    const other = OTHER_INTENTS.find((intent) => request[intent] !== undefined);
    if (other) throw notEmulated(`${context.operation}: ${other}`);

    // A server may create a checkout session without a visitor token.
    const alone = context.caller.kind === "admin" && !context.caller.session;
    const caller = alone ? { visitorId: "", memberId: undefined } : sessionOf(context);
    const id = context.guid("redirect");
    const origin = context.headers.get("Origin");
    const base: RedirectSession = {
      id,
      visitorId: caller.visitorId,
      ...(caller.memberId !== undefined && { memberId: caller.memberId }),
      callbacks: present(request.callbacks ?? {}) as Record<string, string>,
      ...(origin !== null && { origin }),
    };
    const keep = (session: RedirectSession) => {
      const sessions = context.store(redirectSlice);
      context.changes.prune(sessions, (_, size) => size > KEPT_SESSIONS);
      context.changes.put(sessions, id, session);
      return session;
    };
    if (request.ecomCheckout) {
      const checkoutId = request.ecomCheckout.checkoutId as string;
      openCheckout(context, cartById(context, checkoutId, "checkout"));
      const session = keep({ ...base, checkoutId });
      return answer(context, session, "/_portico/checkout", { checkoutId, session: id }, request);
    }
    if (request.auth) {
      const { prompt } = request.auth;
      const auth = present(request.auth.authRequest ?? {}) as Record<string, string>;
      const session = keep({ ...base, auth, prompt: prompt ?? "login" });
      const shown = {
        client_id: auth.clientId ?? "",
        response_type: "code",
        ...(auth.redirectUri !== undefined && { redirect_uri: auth.redirectUri }),
        scope: auth.scope ?? "offline_access",
        state: auth.state ?? "",
        response_mode: auth.responseMode ?? "fragment",
        prompt: prompt ?? "login",
        ...(auth.codeChallenge !== undefined && {
          code_challenge: auth.codeChallenge,
          code_challenge_method: "S256",
        }),
        session: id,
      };
      return answer(context, session, "/_portico/authorize", shown, request);
    }
    if (request.logout) {
      const session = keep({ ...base, logoutClientId: request.logout.clientId as string });
      return answer(context, session, "/_portico/logout", { session: id }, request);
    }
    // This is a login, because a request without any intent is already rejected.
    return answer(context, keep(base), "/_portico/warm-up", { session: id }, request);
  }),
};
