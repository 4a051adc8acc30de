import type { Case } from "./cases.js";

/** Code that depends on the types of Wix's SDK. Portico's types are often stricter. */
export const typeCases: Case[] = [
  {
    title: "keeps the names of query types",
    before: `import { products } from "@wix/stores";

export const cheap = (query: products.ProductsQueryBuilder): products.ProductsQueryBuilder =>
  query.lt("priceData.price", 10);
`,
    after: `import { products } from "@portico/stores";

export const cheap = (query: products.ProductsQueryBuilder): products.ProductsQueryBuilder =>
  query.lt("priceData.price", 10);
`,
  },
  {
    title: "declares placeholders of entities as Partial",
    before: `import type { currentCart } from "@wix/ecom";
import type { productsV3 } from "@wix/stores";

interface State {
  cart: currentCart.Cart;
  variant: productsV3.Variant;
}
declare function useState<S>(start: S): [S, (next: S) => void];

const empty: currentCart.Cart = { lineItems: [] };
export const store: State = { cart: empty, variant: {} };
export const [state, setState] = useState<currentCart.Cart>({});
export const asserted = { lineItems: [] } as currentCart.Cart;
const linesOf = (cart: currentCart.Cart) => cart.lineItems;
export const lines = linesOf(empty);
export const complete: productsV3.Variant | undefined = undefined;
`,
    after: `import type { currentCart } from "@portico/ecom";
import type { productsV3 } from "@portico/stores";

interface State {
  cart: Partial<currentCart.Cart>;
  variant: Partial<productsV3.Variant>;
}
declare function useState<S>(start: S): [S, (next: S) => void];

const empty: Partial<currentCart.Cart> = { lineItems: [] };
export const store: State = { cart: empty, variant: {} };
export const [state, setState] = useState<Partial<currentCart.Cart>>({});
export const asserted = { lineItems: [] } as Partial<currentCart.Cart>;
const linesOf = (cart: Partial<currentCart.Cart>) => cart.lineItems;
export const lines = linesOf(empty);
export const complete: productsV3.Variant | undefined = undefined;
`,
  },
  {
    title: "removes read-only fields from requests, and copies objects whose type is an interface",
    before: `import { currentCart, orders } from "@wix/ecom";

interface Choice {
  id: string;
  options?: Options;
}
interface Options {
  color?: string;
}

export const add = (choices: Choice[]) =>
  currentCart.addToCurrentCart({
    lineItems: choices.map(({ id, options }) => ({
      quantity: 1,
      catalogReference: { appId: "app", catalogItemId: id, options },
    })),
  });
export const update = () =>
  orders.updateOrder("1", {
    recipientInfo: { address: { country: "ID", countryFullname: "Indonesia" } },
    billingInfo: {
      address: {
        country: "ID",
        countryFullname: "Indonesia",
        addressLine1: "Street 1",
      },
    },
  });
`,
    after: `import { currentCart, orders } from "@portico/ecom";

interface Choice {
  id: string;
  options?: Options;
}
interface Options {
  color?: string;
}

export const add = (choices: Choice[]) =>
  currentCart.addToCurrentCart({
    lineItems: choices.map(({ id, options }) => ({
      quantity: 1,
      catalogReference: { appId: "app", catalogItemId: id, options: options && { ...options } },
    })),
  });
export const update = () =>
  orders.updateOrder("1", {
    recipientInfo: { address: { country: "ID" } },
    billingInfo: {
      address: {
        country: "ID",
        addressLine: "Street 1",
      },
    },
  });
`,
  },
  {
    title: "copies the items of a page that are destructured or passed to a function",
    before: `import { products } from "@wix/stores";

const first = (list: products.Product[]) => list[0];

export async function list(): Promise<{ items: products.Product[] }> {
  const { items } = await products.queryProducts().find();
  console.log(first(items), items.length);
  return { items };
}
`,
    after: `import { products } from "@portico/stores";

const first = (list: products.Product[]) => list[0];

export async function list(): Promise<{ items: products.Product[] }> {
  const { items } = await products.queryProducts().find();
  console.log(first([...items]), items.length);
  return { items: [...items] };
}
`,
  },
  {
    title: "passes an empty object to searches without arguments, which would return a builder",
    extension: "mjs",
    before: `import { orders } from "@wix/ecom";
import { createClient } from "@wix/sdk";

const client = createClient({ modules: { orders } });
export const search = async () => (await client.orders.searchOrders()).orders;
`,
    after: `import { createClient } from "@portico/core";
import { orders } from "@portico/ecom";

const client = createClient({ modules: { orders } });
export const search = async () => (await client.orders.searchOrders({})).orders;
`,
  },
  {
    title: "converts strings that a query compares with numbers",
    before: `import { products } from "@wix/stores";

export const query = (params: { min?: string }) =>
  products.queryProducts().gt("priceData.price", params.min || 0).eq("name", "Shirt").find();
`,
    after: `import { products } from "@portico/stores";

export const query = (params: { min?: string }) =>
  products.queryProducts().gt("priceData.price", Number(params.min || 0)).eq("name", "Shirt").find();
`,
  },
  {
    title: "casts values whose type is unknown in Portico to the type that the code expects",
    before: `import { currentCart, orders } from "@wix/ecom";

declare function label(text: string): string;

export const methodOf = (fields: orders.CustomField[]) => fields[0]?.value.split(" | ").join();
export const textOf = (field: orders.CustomField) => label(field.value || "none");
export const variantOf = (item: currentCart.LineItem): string | undefined =>
  item.catalogReference?.options?.variantName;
`,
    after: `import { currentCart, orders } from "@portico/ecom";

declare function label(text: string): string;

export const methodOf = (fields: orders.CustomField[]) => (fields[0]?.value as string | undefined)?.split(" | ").join();
export const textOf = (field: orders.CustomField) => label((field.value as string) || "none");
export const variantOf = (item: currentCart.LineItem): string | undefined =>
  item.catalogReference?.options?.variantName as string;
`,
  },
];
