import { alsoAt } from "../../kernel/route.js";
import { defineService } from "../../kernel/service.js";
import { goTo, problemPage } from "../../pages/page.js";
import { redirectSlice } from "../redirect-session.js";
import { redirectHandlers } from "./handlers.js";

export const redirects = defineService({
  ...redirectSlice,
  handlers: redirectHandlers,
  routes: [
    alsoAt(
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
          : goTo(`${context.origin}/_portico/checkout?session=${rest}`),
    },
    {
      path: "/_portico/warm-up",
      // An empty frame would never fire its load event.
      serve: () =>
        new Response("<!doctype html><title>Ready</title>", {
          headers: { "Content-Type": "text/html; charset=utf-8" },
        }),
    },
  ],
});
