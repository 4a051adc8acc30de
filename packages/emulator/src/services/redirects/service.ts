import type { CreateRedirectSessionRequest } from "@portico/identity/redirects";
import { z } from "zod/v4";
import { needs, parseAs } from "../../checks/violations.js";
import { sessionOf } from "../../kernel/caller.js";
import { anyone, type Handlers } from "../../kernel/handler.js";
import { notEmulated, notFound, PlatformError } from "../../kernel/platform-error.js";
import { aliasRoute } from "../../kernel/route.js";
import { defineService } from "../../kernel/service.js";
import type { Sent } from "../../kernel/wire-request.js";
import { problemPage, redirect } from "../../pages/page.js";
import { compact } from "../../store/plain.js";
import { isKnownClient, requireReturnTo } from "../accounts/login/allow-list.js";
import { openCheckout } from "../cart/cart-events.js";
import { cartById } from "../cart/edit.js";
import { entityEvents } from "../entity-events.js";
import { type RedirectSession, redirectSlice } from "../redirect-session.js";

const UNSUPPORTED_INTENTS = [
  "bookingsCheckout",
  "eventsCheckout",
  "paidPlansCheckout",
  "bookingsBook",
  "ecomOrderPaymentRequest",
  "storesProduct",
] as const;

type Request = Sent<CreateRedirectSessionRequest>;

const requireFields = /* @__PURE__ */ needs(
  "ecomCheckout.checkoutId",
  "auth.authRequest",
  "auth.authRequest.clientId",
  "auth.authRequest.responseType",
  "auth.authRequest.state",
  "logout.clientId",
);

/** OAuth defines these values. The platform does not document them. */
const authValuesSchema = z.looseObject({
  responseType: z.literal("code").optional(),
  responseMode: z.enum(["fragment", "query", "web_message"]).optional(),
  codeChallengeMethod: z.literal("S256").optional(),
});
const authRequestSchema = z.looseObject({
  auth: z.looseObject({ authRequest: authValuesSchema.optional() }).optional(),
});

function redirectTarget({ ecomCheckout, auth, logout }: Request) {
  if (ecomCheckout) {
    const checkoutId = ecomCheckout.checkoutId as string;
    return { page: "checkout", stored: { checkoutId }, parameters: { checkoutId } };
  }
  if (auth) {
    const { prompt = "login" } = auth;
    const authRequest = compact(auth.authRequest ?? {}) as Record<string, string>;
    const parameters = {
      client_id: authRequest.clientId ?? "",
      response_type: "code",
      ...compact({ redirect_uri: authRequest.redirectUri }),
      scope: authRequest.scope ?? "offline_access",
      state: authRequest.state ?? "",
      response_mode: authRequest.responseMode ?? "fragment",
      prompt,
      ...(authRequest.codeChallenge !== undefined && {
        code_challenge: authRequest.codeChallenge,
        code_challenge_method: "S256",
      }),
    };
    return { page: "authorize", stored: { auth: authRequest, prompt }, parameters };
  }
  if (logout) {
    return { page: "logout", stored: { logoutClientId: logout.clientId as string } };
  }
  // The intent is `login`, because requests without an intent were already rejected.
  return { page: "warm-up" };
}

const MAX_SESSIONS = 1000;
const sessionEvents = /* @__PURE__ */ entityEvents("wix.headless.v1.redirect_session");

const redirectHandlers: Handlers = {
  "identity.redirects.createRedirectSession": anyone((request, context) => {
    requireFields(request);
    parseAs(authRequestSchema, request);
    const { site } = context;
    for (const client of [request.auth?.authRequest, request.logout]) {
      if (!client || isKnownClient(site, client.clientId)) continue;
      throw notFound(`OAuth client ${client.clientId}`, "OAUTH_APP_NOT_FOUND");
    }
    if (!site.published) throw new PlatformError(500, "No Public URL Found");
    for (const [name, address] of Object.entries(compact(request.callbacks ?? {}))) {
      requireReturnTo(site, String(address), `callbacks.${name}`);
    }
    const redirectUri = request.auth?.authRequest?.redirectUri;
    if (redirectUri !== undefined) {
      requireReturnTo(site, redirectUri, "auth.authRequest.redirectUri");
    }
    const unsupportedIntent = UNSUPPORTED_INTENTS.find((intent) => request[intent] !== undefined);
    if (unsupportedIntent) throw notEmulated(`${context.operation}: ${unsupportedIntent}`);

    // A server may create a checkout session without a visitor token.
    const isServer = context.caller.kind === "admin" && !context.caller.session;
    const caller = isServer ? { visitorId: "", memberId: undefined } : sessionOf(context);
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
      ...compact({ memberId: caller.memberId }),
      callbacks: compact(request.callbacks ?? {}) as Record<string, string>,
      ...(origin !== null && { origin }),
      ...stored,
    };
    const sessions = context.store(redirectSlice);
    context.changes.prune(sessions, (_, size) => size > MAX_SESSIONS);
    context.changes.put(sessions, id, session);
    const endpoint = `${context.origin}/_portico/${page}`;
    const additionalParameters = request.preferences?.additionalQueryParameters;
    const searchParams = { ...additionalParameters, ...parameters, session: id };
    const redirectSession = {
      id,
      fullUrl: `${endpoint}?${new URLSearchParams(searchParams)}`,
      urlDetails: { endpoint, searchParams },
      shortUrl: `${context.origin}/_portico/r/${id}`,
      ...compact({ sessionToken: session.auth?.sessionToken }),
    };
    sessionEvents.created(context, id, redirectSession);
    return { redirectSession };
  }),
};

export const redirects = defineService({
  ...redirectSlice,
  handlers: redirectHandlers,
  routes: [
    aliasRoute(
      redirectHandlers,
      "identity.redirects.createRedirectSession",
      "POST /headless/v1/redirect-session",
    ),
  ],
  pages: [
    {
      path: "/_portico/r/*",
      serve: ({ rest }, context) =>
        context.store(redirectSlice).get(rest)?.checkoutId === undefined
          ? problemPage(context.site, "Page not found", "This link has expired.", 404)
          : redirect(`${context.origin}/_portico/checkout?session=${rest}`),
    },
    {
      path: "/_portico/warm-up",
      // A hidden iframe loads this page. A response with status 204 would fire no load event.
      serve: () =>
        new Response("<!doctype html><title>Ready</title>", {
          headers: { "Content-Type": "text/html; charset=utf-8" },
        }),
    },
  ],
});
