// Redirect sessions: the addresses of hosted pages, for a checkout, a login or a logout.

import { z } from "zod";
import { sessionOf } from "../../kernel/caller.js";
import { bool, guid, list, loose, oneOf, opt, text } from "../../kernel/checks/shapes.js";
import type { Context } from "../../kernel/context.js";
import { anyone, type Handlers } from "../../kernel/handler.js";
import { PlatformError, validationError } from "../../kernel/platform-error.js";
import { openCheckout } from "../cart/cart-events.js";
import { cartById } from "../cart/edit.js";
import { present } from "../cart/requests.js";
import { requireReturnTo } from "../identity/allow-list.js";
import type { RedirectSession } from "./model.js";
import { redirectSlice } from "./slice.js";

const callback = opt(text(2048));
const callbacks = z.object({
  thankYouPageUrl: callback,
  postFlowUrl: callback,
  loginUrl: callback,
  bookingsServiceListUrl: callback,
  cartPageUrl: callback,
  planListUrl: callback,
});

const authRequest = z.object({
  clientId: text(100, 1),
  responseType: z.literal("code"),
  redirectUri: opt(text(2048, 1)),
  scope: opt(text(200)),
  state: text(2048, 1),
  responseMode: opt(oneOf(["fragment", "query", "web_message"])),
  codeChallenge: opt(text(200)),
  codeChallengeMethod: opt(oneOf(["S256"])),
  sessionToken: opt(text(2048)),
  nonce: opt(text(512)),
  idp: opt(text(100)),
  prompt: opt(text(20)),
});

const OTHER_INTENTS = [
  "bookingsCheckout",
  "eventsCheckout",
  "paidPlansCheckout",
  "bookingsBook",
  "ecomOrderPaymentRequest",
  "storesProduct",
] as const;

const unsupported = opt(loose({}));
const redirectRequest = z.object({
  ecomCheckout: opt(z.object({ checkoutId: guid() })),
  auth: opt(z.object({ authRequest, prompt: opt(oneOf(["login", "none"])) })),
  login: opt(loose({})),
  logout: opt(z.object({ clientId: text(100, 1) })),
  storesProduct: unsupported,
  bookingsCheckout: unsupported,
  eventsCheckout: unsupported,
  paidPlansCheckout: unsupported,
  bookingsBook: unsupported,
  ecomOrderPaymentRequest: unsupported,
  callbacks: opt(callbacks),
  preferences: opt(
    z.object({
      useGenericWixPages: opt(bool()),
      maintainIdentity: opt(bool()),
      checkIfPublish: opt(bool()),
      additionalQueryParameters: opt(z.record(z.string(), z.string())),
    }),
  ),
  origin: opt(text(2048)),
  intents: opt(list(text(50))),
});

type Request = z.output<typeof redirectRequest>;

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
    ...(sessionToken === undefined ? {} : { sessionToken }),
  };
  context.emit({
    entityFqdn: "wix.headless.v1.redirect_session",
    slug: "created",
    entityId: session.id,
    payload: { createdEvent: { entity: redirectSession } },
  });
  return { redirectSession };
}

/** How many redirect sessions there are at a time: the oldest gives way. */
const KEPT_SESSIONS = 1000;

/** The redirects service. */
export const redirectHandlers: Handlers = {
  "identity.redirects.createRedirectSession": anyone(redirectRequest, (request, context) => {
    const { site } = context;
    if (!site.published) throw new PlatformError(500, "No Public URL Found");
    for (const [name, address] of Object.entries(present(request.callbacks ?? {}))) {
      requireReturnTo(site, String(address), `callbacks.${name}`);
    }
    const redirectUri = request.auth?.authRequest.redirectUri;
    if (redirectUri !== undefined) {
      requireReturnTo(site, redirectUri, "auth.authRequest.redirectUri");
    }
    const other = OTHER_INTENTS.find((intent) => request[intent] !== undefined);
    if (other) throw new PlatformError(501, `${context.operation}: ${other} is not emulated`);

    // A server may prepare a checkout without a visitor's token.
    const alone = context.caller.kind === "admin" && !context.caller.session;
    const caller = alone ? { visitorId: "", memberId: undefined } : sessionOf(context);
    const id = context.guid("redirect");
    const origin = context.headers.get("Origin");
    const base: RedirectSession = {
      id,
      visitorId: caller.visitorId,
      ...(caller.memberId === undefined ? {} : { memberId: caller.memberId }),
      callbacks: present(request.callbacks ?? {}) as Record<string, string>,
      ...(origin === null ? {} : { origin }),
    };
    const keep = (session: RedirectSession) => {
      const sessions = context.store(redirectSlice);
      context.changes.prune(sessions, (_, size) => size > KEPT_SESSIONS);
      context.changes.put(sessions, id, session);
      return session;
    };
    if (request.ecomCheckout) {
      const { checkoutId } = request.ecomCheckout;
      openCheckout(context, cartById(context, checkoutId, "checkout"));
      const session = keep({ ...base, checkoutId });
      return answer(context, session, "/_portico/checkout", { checkoutId, session: id }, request);
    }
    if (request.auth) {
      const { prompt } = request.auth;
      const auth = present(request.auth.authRequest) as Record<string, string>;
      const session = keep({ ...base, auth, prompt: prompt ?? "login" });
      const shown = {
        client_id: auth.clientId ?? "",
        response_type: "code",
        ...(auth.redirectUri === undefined ? {} : { redirect_uri: auth.redirectUri }),
        scope: auth.scope ?? "offline_access",
        state: auth.state ?? "",
        response_mode: auth.responseMode ?? "fragment",
        prompt: prompt ?? "login",
        ...(auth.codeChallenge === undefined
          ? {}
          : { code_challenge: auth.codeChallenge, code_challenge_method: "S256" }),
        session: id,
      };
      return answer(context, session, "/_portico/authorize", shown, request);
    }
    if (request.logout) {
      const session = keep({ ...base, logoutClientId: request.logout.clientId });
      return answer(context, session, "/_portico/logout", { session: id }, request);
    }
    if (request.login) {
      return answer(context, keep(base), "/_portico/warm-up", { session: id }, request);
    }
    throw validationError([
      {
        field: "intent",
        description: "needs one of ecomCheckout, auth, login, logout",
        violatedRule: "REQUIRED_ONE_OF_FIELD",
      },
    ]);
  }),
};
