import { type Case, link } from "./cases.js";

export const valueCases: Case[] = [
  {
    title: "replaces members of enums with their values",
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
    title:
      "replaces types for updates, and adds a TODO comment for types that Portico does not have",
    before: `import type { productsV3 } from "@wix/stores";

export type Change = productsV3.UpdateProduct;
export type Rules = productsV3.CreateProductApplicationErrors;
`,
    after: `import type { productsV3 } from "@portico/stores";

export type Change = Parameters<typeof productsV3.updateProduct>[1];
// TODO(portico): productsV3 has no type CreateProductApplicationErrors. ${link("replace-the-packages")}
export type Rules = productsV3.CreateProductApplicationErrors;
`,
  },
  {
    title: "converts images and page URLs, which are objects in Portico",
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
    title: "replaces options and functions of the client",
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
];
