import type { AuthorizeRequest, CreateRedirectSessionRequest } from "@portico/identity/redirects";
import { needs } from "../../checks/violations.js";
import { sessionOf } from "../../kernel/caller.js";
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

function redirectTarget({ ecomCheckout, auth, logout }: Request) {
  if (ecomCheckout) {
    const checkoutId = ecomCheckout.checkoutId as string;
    return { page: "checkout", stored: { checkoutId }, parameters: { checkoutId } };
  }
  if (auth) {
    const { prompt = "login" } = auth;
    const request = present(auth.authRequest ?? {}) as Record<string, string>;
    const parameters = {
      client_id: request.clientId ?? "",
      response_type: "code",
      ...present({ redirect_uri: request.redirectUri }),
      scope: request.scope ?? "offline_access",
      state: request.state ?? "",
      response_mode: request.responseMode ?? "fragment",
      prompt,
      ...(request.codeChallenge !== undefined && {
        code_challenge: request.codeChallenge,
        code_challenge_method: "S256",
      }),
    };
    return { page: "authorize", stored: { auth: request, prompt }, parameters };
  }
  if (logout) {
    return { page: "logout", stored: { logoutClientId: logout.clientId as string } };
  }
  // This is a login, because a request without any intent is already rejected.
  return { page: "warm-up" };
}

const MAX_SESSIONS = 1000;

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
    if (request.ecomCheckout) {
      const checkoutId = request.ecomCheckout.checkoutId as string;
      openCheckout(context, cartById(context, checkoutId, "checkout"));
    }
    const { page, stored, parameters } = redirectTarget(request);
    const session: RedirectSession = {
      id,
      visitorId: caller.visitorId,
      ...present({ memberId: caller.memberId }),
      callbacks: present(request.callbacks ?? {}) as Record<string, string>,
      ...(origin !== null && { origin }),
      ...stored,
    };
    const sessions = context.store(redirectSlice);
    context.changes.prune(sessions, (_, size) => size > MAX_SESSIONS);
    context.changes.put(sessions, id, session);
    const endpoint = `${context.origin}/_portico/${page}`;
    const additional = request.preferences?.additionalQueryParameters;
    const searchParams = { ...additional, ...parameters, session: id };
    const redirectSession = {
      id,
      fullUrl: `${endpoint}?${new URLSearchParams(searchParams)}`,
      urlDetails: { endpoint, searchParams },
      shortUrl: `${context.origin}/_portico/r/${id}`,
      ...present({ sessionToken: session.auth?.sessionToken }),
    };
    context.emit({
      entityFqdn: "wix.headless.v1.redirect_session",
      slug: "created",
      entityId: id,
      payload: { createdEvent: { entity: redirectSession } },
    });
    return { redirectSession };
  }),
};
