// Code for Wix's SDK, and the code that the codemod turns it into.
const link = (anchor: string) => `See https://portico-sdk.github.io/portico/migration/#${anchor}`;

export interface Case {
  /** Completes the sentence "the transform wix-sdk …". */
  title: string;
  before: string;
  after: string;
  extension?: string;
}

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
    title: "replaces exports of Wix's packages",
    before: `export { products, collections as groups } from "@wix/stores";\n`,
    after: `export { collections as groups, products } from "@portico/stores";\n`,
  },
  {
    title: "replaces a namespace import of @wix/sdk by named imports",
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
    title: "changes the types of clients",
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
    title: "keeps names that Portico does not have, with a comment",
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
    title: "marks calls that load or mock a package",
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

const setup = (name: string, modules: string) => `import { ${name} } from "@${modules}";
`;

export const fieldCases: Case[] = [
  {
    title: "renames fields of entities, but not of other values",
    before: `${setup("productsV3", "wix/stores")}
interface Note {
  _id: string;
  _createdDate: Date;
}

export async function describeProduct(note: Note) {
  const product = await productsV3.getProduct("1");
  const { _id, _updatedDate: updated } = product;
  const copy = { ...product, note };
  return [_id, updated, copy._id, copy["_id"], copy?.variantsInfo?.variants?.[0]?._id, note._id, note._createdDate];
}
`,
    after: `${setup("productsV3", "portico/stores")}
interface Note {
  _id: string;
  _createdDate: Date;
}

export async function describeProduct(note: Note) {
  const product = await productsV3.getProduct("1");
  const { id: _id, updatedDate: updated } = product;
  const copy = { ...product, note };
  return [_id, updated, copy.id, copy["id"], copy?.variantsInfo?.variants?.[0]?.id, note._id, note._createdDate];
}
`,
  },
  {
    title: "renames fields in arguments, filters and sort orders",
    before: `import { products, productsV3 } from "@wix/stores";

export async function list(_id: string) {
  await productsV3.searchProducts({ filter: { _id: { $in: [_id] } }, sort: [{ fieldName: "_createdDate" }] });
  const draft: Partial<products.Product> = { "_id": _id, name: "Shirt" };
  console.log(draft);
  return productsV3.queryProducts().eq("_id", _id).descending("_createdDate").find();
}
`,
    after: `import { products, productsV3 } from "@portico/stores";

export async function list(_id: string) {
  await productsV3.searchProducts({ filter: { id: { $in: [_id] } }, sort: [{ fieldName: "createdDate" }] });
  const draft: Partial<products.Product> = { "id": _id, name: "Shirt" };
  console.log(draft);
  return productsV3.queryProducts().eq("id", _id).descending("createdDate").find();
}
`,
  },
  {
    title: "renames fields in types",
    before: `import type { products } from "@wix/stores";

export type Id = products.Product["_id"];
export type Summary = Pick<products.Product, "_id" | "name">;
export type Own = Pick<{ _id: string }, "_id">;
`,
    after: `import type { products } from "@portico/stores";

export type Id = products.Product["id"];
export type Summary = Pick<products.Product, "id" | "name">;
export type Own = Pick<{ _id: string }, "_id">;
`,
  },
  {
    title: "renames fields in elements",
    extension: "tsx",
    before: `import type { products } from "@wix/stores";

export const List = ({ items }: { items: products.Product[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item._id}>{item.name}</li>
    ))}
  </ul>
);
`,
    after: `import type { products } from "@portico/stores";

export const List = ({ items }: { items: products.Product[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.id}>{item.name}</li>
    ))}
  </ul>
);
`,
  },
  {
    title: "renames the lines of addresses, and copies pages that code may change",
    before: `import { orders } from "@wix/ecom";
import { productsV3 } from "@wix/stores";

export const lineOf = (order: orders.Order) => order.billingInfo?.address?.addressLine1;
export async function list(): Promise<productsV3.V3Product[]> {
  const page = await productsV3.queryProducts().find();
  return page.items;
}
`,
    after: `import { orders } from "@portico/ecom";
import { productsV3 } from "@portico/stores";

export const lineOf = (order: orders.Order) => order.billingInfo?.address?.addressLine;
export async function list(): Promise<productsV3.V3Product[]> {
  const page = await productsV3.queryProducts().find();
  return [...page.items];
}
`,
  },
  {
    title: "marks fields of values whose type is unknown",
    extension: "jsx",
    before: `export const Item = ({ product }) => {
  return <li key={product._id}>{product.name}</li>;
};
`,
    after: `export const Item = ({ product }) => {
  // TODO(portico): if this value comes from Wix, rename _id, _createdDate and _updatedDate. ${link("rename-fields")}
  return <li key={product._id}>{product.name}</li>;
};
`,
  },
];

export const valueCases: Case[] = [
  {
    title: "replaces members of enums by their values",
    before: `import { TokenRole } from "@wix/sdk";
import { currentCart } from "@wix/ecom";

export const checkout = () =>
  currentCart.createCheckoutFromCurrentCart({ channelType: currentCart.ChannelType.WEB });
export const role: "member" = TokenRole.MEMBER;
`,
    after: `import { currentCart } from "@portico/ecom";

export const checkout = () =>
  currentCart.createCheckoutFromCurrentCart({ channelType: "WEB" });
export const role: "member" = "member";
`,
  },
  {
    title: "imports enums that are used as a whole",
    before: `import { productsV3 } from "@wix/stores";

export const types = Object.values(productsV3.ProductType);
export type Type = productsV3.ProductTypeWithLiterals;
`,
    after: `import { productsV3 } from "@portico/stores";
import { ProductType } from "@portico/stores/enums/products-v3";

export const types = Object.values(ProductType);
export type Type = productsV3.ProductType;
`,
  },
  {
    title: "replaces types for updates, and marks types that Portico does not have",
    before: `import type { productsV3 } from "@wix/stores";

export type Change = productsV3.UpdateProduct;
export type Builder = productsV3.ProductsQueryBuilder;
`,
    after: `import type { productsV3 } from "@portico/stores";

export type Change = Parameters<typeof productsV3.updateProduct>[1];
// TODO(portico): productsV3 has no type ProductsQueryBuilder. ${link("replace-the-packages")}
export type Builder = productsV3.ProductsQueryBuilder;
`,
  },
  {
    title: "changes images and URLs of pages, which are objects in Portico",
    before: `import { media } from "@wix/sdk";
import type { currentCart } from "@wix/ecom";

export const sources = ({ image }: currentCart.LineItem, item: currentCart.LineItem) => [
  media.getScaledToFillImageUrl(item.image!, 72, 96, {}),
  media.getScaledToFitImageUrl(item.image ?? "", 300, 200, { quality: 80 }),
  encodeURIComponent(item.image ?? ""),
  media.getImageUrl(item.image!).width,
  item.url?.split("/"),
];
export const own = media.getImageUrl("wix:image://v1/a.jpg/a.jpg#originWidth=1&originHeight=1").url;
`,
    after: `import * as media from "@portico/core/media";
import { imageUrl } from "@portico/core/media";
import type { currentCart } from "@portico/ecom";

export const sources = ({ image }: currentCart.LineItem, item: currentCart.LineItem) => [
  imageUrl(item.image!, { width: 72, height: 96 }) ?? "",
  imageUrl(item.image ?? "", { width: 300, height: 200, fit: "fit", ...{ quality: 80 } }) ?? "",
  encodeURIComponent(imageUrl(item.image) ?? ""),
  item.image!.width,
  item.url?.url?.split("/"),
];
export const own = media.getImageUrl("wix:image://v1/a.jpg/a.jpg#originWidth=1&originHeight=1").url;
`,
  },
  {
    title: "changes options and functions of the client",
    before: `import { createClient, OAuthStrategy } from "@wix/sdk";
import { products } from "@wix/stores";

const client = createClient({
  auth: OAuthStrategy({ clientId: "demo" }),
  modules: { products },
  useCDN: true,
});
client.enableContext("global");
export const response = await client.fetch("/stores/v1/products", { method: "GET" });
export const other = await client.fetchWithAuth("https://www.wixapis.com/stores/v1/products");
`,
    after: `import { createClient } from "@portico/core";
import { OAuthStrategy } from "@portico/identity";
import { products } from "@portico/stores";

const client = createClient({
  auth: OAuthStrategy({ clientId: "demo" }),
  modules: { products },
  cdn: true,
});
client.enableContext();
export const response = await client.fetchWithAuth("/stores/v1/products", { method: "GET" });
export const other = await client.fetchWithAuth("https://www.wixapis.com/stores/v1/products");
`,
  },
  {
    title: "passes the values of hasSome as an array",
    extension: "mjs",
    before: `import { products } from "@wix/stores";

export const page = await products.queryProducts().hasSome("name", "Shirt", "Coat").find();
`,
    after: `import { products } from "@portico/stores";

export const page = await products.queryProducts().hasSome("name", ["Shirt", "Coat"]).find();
`,
  },
  {
    title: "marks clients with modules that Portico does not have",
    extension: "js",
    before: `import { bookings } from "@wix/bookings";
import { createClient } from "@wix/sdk";

export const client = createClient({ modules: { bookings } });
`,
    after: `import { bookings } from "@wix/bookings";
import { createClient } from "@portico/core";

// TODO(portico): Portico has no module for bookings. Keep a client of Wix's SDK for it. ${link("use-both-sdks-during-the-move")}
export const client = createClient({ modules: { bookings } });
`,
  },
];
