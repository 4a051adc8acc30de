import { type Case, link } from "./cases.js";

export const fieldCases: Case[] = [
  {
    title: "renames fields of entities, but not of other values",
    before: `import { productsV3 } from "@wix/stores";

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
    after: `import { productsV3 } from "@portico/stores";

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
    title: "renames fields in JSX elements",
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
    title: "renames address lines, and copies the items of a page that the code returns",
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
    title: "adds a TODO comment to fields of values whose type is unknown",
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
