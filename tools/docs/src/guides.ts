/** Guides of single pages, as paths below `docs/`. Other pages link to the guide of their group. */
export const GUIDES: Readonly<Record<string, string>> = {
  "core/client": "installation.md",
  "core/errors": "errors.md",
  "core/queries": "queries.md",
  "core/hooks": "observability.md",
  "core/events": "servers/apps-and-webhooks.md",
  "core/media": "media.md",
  "core/site": "site-host.md",
  "react/products": "react/product-page.md",
  "react/cart": "react/cart.md",
  "react/checkout": "react/checkout.md",
  "react/session": "react/login.md",
  "react/members": "react/members.md",
  "react/analytics": "react/analytics.md",
  "react/devtools": "react/devtools.md",
  "react/testing": "testing.md",
};
