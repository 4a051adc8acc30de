// Contents of the reference: modules by import path, and guides in reading order.

/**
 * Import paths and their sources, in the order of the reference. If several modules export the same
 * declaration, the first one documents it.
 */
export const MODULES: Readonly<Record<string, string>> = {
  "@portico/core": "packages/core/src/index.ts",
  "@portico/core/media": "packages/core/src/media.ts",
  "@portico/core/types": "packages/core/src/types.ts",
  "@portico/core/remedies": "packages/core/src/remedies.ts",
  "@portico/core/site": "packages/core/src/site.ts",
  "@portico/identity": "packages/identity/src/index.ts",
  "@portico/identity/server": "packages/identity/src/server/index.ts",
  "@portico/identity/next": "packages/identity/src/adapters/next.ts",
  "@portico/identity/react-router": "packages/identity/src/adapters/react-router.ts",
  "@portico/identity/astro": "packages/identity/src/adapters/astro.ts",
  "@portico/identity/hono": "packages/identity/src/adapters/hono.ts",
  "@portico/identity/express": "packages/identity/src/adapters/express.ts",
  "@portico/identity/node": "packages/identity/src/adapters/node.ts",
  "@portico/identity/testing": "packages/identity/src/server/testing.ts",
  "@portico/identity/redis": "packages/identity/src/fleet/index.ts",
  "@portico/identity/app": "packages/identity/src/app/index.ts",
  "@portico/identity/forms": "packages/identity/src/forms.ts",
  "@portico/stores": "packages/stores/src/index.ts",
  "@portico/ecom": "packages/ecom/src/index.ts",
  "@portico/ecom/forms": "packages/ecom/src/forms.ts",
  "@portico/ecom/plugins": "packages/ecom/src/plugins/index.ts",
  "@portico/members": "packages/members/src/index.ts",
  "@portico/members/forms": "packages/members/src/forms.ts",
  "@portico/react": "packages/react/src/index.ts",
  "@portico/react/analytics": "packages/react/src/analytics.ts",
  "@portico/react/devtools": "packages/react/src/devtools.ts",
  "@portico/react/fixtures": "packages/react/src/fixtures.ts",
  "@portico/react/format": "packages/react/src/format.ts",
  "@portico/react/members": "packages/react/src/members.ts",
  "@portico/react/offline": "packages/react/src/offline.ts",
  "@portico/react/queries": "packages/react/src/queries.ts",
  "@portico/react/rich-content": "packages/react/src/rich-content.ts",
  "@portico/react/suspense": "packages/react/src/suspense.ts",
  "@portico/react/testing": "packages/react/src/testing.ts",
  "@portico/react/v1": "packages/react/src/v1.ts",
  "@portico/emulator": "packages/emulator/src/index.ts",
};

/** Guides in `docs/`, in reading order. */
export const GUIDES = [
  "getting-started",
  "start/vite",
  "start/next",
  "start/node",
  "start/merchant",
  "start/wix",
  "installation",
  "catalog",
  "cart-and-checkout",
  "sessions",
  "queries",
  "errors",
  "error-codes",
  "troubleshooting",
  "observability",
  "react",
  "react/product-list",
  "react/product-page",
  "react/cart",
  "react/checkout",
  "react/login",
  "react/members",
  "react/server-rendering",
  "react/analytics",
  "react/devtools",
  "servers",
  "servers/next",
  "servers/react-router",
  "servers/astro",
  "servers/sveltekit",
  "servers/hono",
  "servers/express",
  "servers/node",
  "servers/browser",
  "servers/fleet",
  "servers/apps-and-webhooks",
  "plugins",
  "testing",
  "emulator",
  "emulator-cli",
  "emulator-control",
  "emulator-behavior",
  "emulator-docker",
  "emulator-differences",
  "coupons-and-media",
  "site-host",
  "media",
  "schemas",
  "graphql",
] as const;

/** Base URL for files that are not pages in the reference. */
export const REPOSITORY = "https://github.com/portico-sdk/portico/blob/main";

/** Services that newer versions replace on new sites. */
export const FIRST_VERSIONS: ReadonlySet<string> = new Set([
  "badges",
  "cart",
  "collections",
  "currentCart",
  "inventory",
  "products",
]);

/** Queries and their expected first result. */
export const SEARCHES: Readonly<Record<string, string>> = {
  createProduct: "@portico/stores.productsV3",
  addToCurrentCart: "@portico/ecom.currentCart",
  useCart: "@portico/react",
  OAuthStrategy: "@portico/identity",
};
