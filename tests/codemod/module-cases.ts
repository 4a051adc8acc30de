import type { Case } from "./cases.js";

/** Code that uses modules that Portico does not have. */
export const moduleCases: Case[] = [
  {
    title: "converts modules that Portico does not have with wixModules",
    before: `import { posts } from "@wix/blog";
import { items } from "@wix/data";
import { createClient, OAuthStrategy } from "@wix/sdk";
import { products } from "@wix/stores";

export const client = createClient({
  auth: OAuthStrategy({ clientId: "demo" }),
  modules: {
    posts,
    products,
    data: items,
  },
});
export const page = await client.data.query("Menus").eq("slug", "main").find();
`,
    after: `import { posts } from "@wix/blog";
import { items } from "@wix/data";
import { createClient } from "@portico/core";
import { wixModules } from "@portico/core/wix";
import { OAuthStrategy } from "@portico/identity";
import { products } from "@portico/stores";

export const client = createClient({
  auth: OAuthStrategy({ clientId: "demo" }),
  modules: {
    ...wixModules({ posts, data: items }),
    products,
  },
});
export const page = await client.data.query("Menus").eq("slug", "main").find();
`,
  },
  {
    title:
      "converts modules that are passed to `client.use`, and the types of clients with such modules",
    before: `import { items } from "@wix/data";
import type { IOAuthStrategy, WixClient } from "@wix/sdk";

type Shop = WixClient<undefined, IOAuthStrategy, { items: typeof items }>;

export const find = (client: Shop) => client.use(items).query("Menus").find();
export const count = async (client: Shop) => (await client.items.query("Menus").find()).length;
`,
    after: `import { items } from "@wix/data";
import type { Client } from "@portico/core";
import { type WixModule, wixModule } from "@portico/core/wix";
import type { OAuthStrategy } from "@portico/identity";

type Shop = Client<{ items: WixModule<typeof items> }, ReturnType<typeof OAuthStrategy>>;

export const find = (client: Shop) => client.use(wixModule(items)).query("Menus").find();
export const count = async (client: Shop) => (await client.items.query("Menus").find()).length;
`,
  },
  {
    title: "converts modules in JavaScript",
    extension: "js",
    before: `import { services } from "@wix/bookings";
import { createClient } from "@wix/sdk";

export const client = createClient({ modules: { services } });
`,
    after: `import { services } from "@wix/bookings";
import { createClient } from "@portico/core";
import { wixModules } from "@portico/core/wix";

export const client = createClient({ modules: { ...wixModules({ services }) } });
`,
  },
];
