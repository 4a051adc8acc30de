import { type Case, link } from "./cases.js";

export const importCases: Case[] = [
  {
    title: "replaces the packages of the client, its strategy and its modules",
    before: `"use client";
import { createClient, OAuthStrategy, type Tokens } from "@wix/sdk";
import { products } from "@wix/stores";
import { currentCart } from "@wix/ecom";
import { redirects } from "@wix/redirects";

export const client = (tokens: Tokens) =>
  createClient({
    auth: OAuthStrategy({ clientId: "demo", tokens }),
    modules: { products, currentCart, redirects },
  });
`,
    after: `"use client";
import { createClient } from "@portico/core";
import { currentCart } from "@portico/ecom";
import { OAuthStrategy, type Tokens, redirects } from "@portico/identity";
import { products } from "@portico/stores";

export const client = (tokens: Tokens) =>
  createClient({
    auth: OAuthStrategy({ clientId: "demo", tokens }),
    modules: { products, currentCart, redirects },
  });
`,
  },
  {
    title: "imports the strategies for API keys and apps from their entry points",
    before: `import { ApiKeyStrategy, AppStrategy } from '@wix/sdk'

export const key = ApiKeyStrategy({ apiKey: 'key', siteId: 'site' })
export const app = AppStrategy({ appId: 'app', appSecret: 'secret', instanceId: 'instance' })
`,
    after: `import { ApiKeyStrategy } from '@portico/identity'
import { AppStrategy } from '@portico/identity/app'

export const key = ApiKeyStrategy({ apiKey: 'key', siteId: 'site' })
export const app = AppStrategy({ appId: 'app', appSecret: 'secret', instanceId: 'instance' })
`,
  },
  {
    title: "keeps aliases and imports of types",
    before: `import type { products as wixProducts } from "@wix/stores";
import { type V3Product } from "@wix/auto_sdk_stores_products-v-3";

export type All = wixProducts.Product | V3Product;
`,
    after: `import type { products as wixProducts } from "@portico/stores";
import type { V3Product } from "@portico/stores/products-v3";

export type All = wixProducts.Product | V3Product;
`,
  },
  {
    title: "replaces re-exports of Wix's packages",
    before: `export { products, collections as groups } from "@wix/stores";\n`,
    after: `export { collections as groups, products } from "@portico/stores";\n`,
  },
  {
    title: "replaces a namespace import of @wix/sdk with named imports",
    before: `import * as wix from "@wix/sdk";

export const client = wix.createClient({ auth: wix.OAuthStrategy({ clientId: "demo" }) });
export type Session = wix.Tokens;
`,
    after: `import { createClient } from "@portico/core";
import { OAuthStrategy, Tokens } from "@portico/identity";

export const client = createClient({ auth: OAuthStrategy({ clientId: "demo" }) });
export type Session = Tokens;
`,
  },
  {
    title: "replaces require calls in JavaScript",
    extension: "cjs",
    before: `const { createClient, OAuthStrategy: Strategy } = require("@wix/sdk");
const { products } = require("@wix/stores");

const client = createClient({ auth: Strategy({ clientId: "demo" }), modules: { products } });
client.products.getProduct("1").then(({ product }) => console.log(product._id));
`,
    after: `const { createClient } = require("@portico/core");
const { OAuthStrategy: Strategy } = require("@portico/identity");
const { products } = require("@portico/stores");

const client = createClient({ auth: Strategy({ clientId: "demo" }), modules: { products } });
client.products.getProduct("1").then(({ product }) => console.log(product.id));
`,
  },
  {
    title: "replaces the types of clients",
    before: `import type { IOAuthStrategy, WixClient } from "@wix/sdk";
import { products } from "@wix/stores";

export type Shop = WixClient<undefined, IOAuthStrategy, { products: typeof products }>;
`,
    after: `import type { Client } from "@portico/core";
import type { OAuthStrategy } from "@portico/identity";
import { products } from "@portico/stores";

export type Shop = Client<{ products: typeof products }, ReturnType<typeof OAuthStrategy>>;
`,
  },
  {
    title: "adds a TODO comment for names that Portico does not have",
    before: `import { EMPTY_TOKENS, LoginState } from "@wix/sdk";

export const start = [EMPTY_TOKENS, LoginState.SUCCESS];
`,
    after: `import { LoginState } from "@portico/identity";
// TODO(portico): Portico has no replacement for EMPTY_TOKENS from @wix/sdk. ${link("replace-the-packages")}
import { EMPTY_TOKENS } from "@wix/sdk";

export const start = [EMPTY_TOKENS, LoginState.SUCCESS];
`,
  },
  {
    title: "imports elevate from @portico/core",
    before: `import { auth } from "@wix/essentials";
import { orders } from "@wix/ecom";

export const getOrder = auth.elevate(orders.getOrder);
`,
    after: `import { elevate } from "@portico/core";
import { orders } from "@portico/ecom";

export const getOrder = elevate(orders.getOrder);
`,
  },
  {
    title: "adds a TODO comment to dynamic imports of Wix's packages",
    before: `export async function load() {
  const { products } = await import("@wix/stores");
  return products;
}
`,
    after: `export async function load() {
  // TODO(portico): replace @wix/stores in this call. ${link("replace-the-packages")}
  const { products } = await import("@wix/stores");
  return products;
}
`,
  },
];
