// The product indexes must stay correct after a request is rolled back.
import { beforeEach, expect, test } from "vitest";
import { Changes } from "../../kernel/changes.js";
import { minimalCatalog } from "../../seeds/build-catalog.js";
import type { Catalog, Product } from "./model.js";
import { indexProduct, productWith } from "./product-index.js";

let catalog: Catalog;
let tee: Product;
beforeEach(() => {
  const seed = minimalCatalog();
  catalog = { ...seed, products: new Map(seed.products) };
  tee = [...catalog.products.values()].find(({ slug }) => slug === "heavy-tee") as Product;
  expect(productWith(catalog, "slug", "heavy-tee")).toBe(tee);
});

const putProduct = (changes: Changes, product: Product) => {
  changes.put(catalog.products, product.id, product);
  indexProduct(catalog, product);
};

test("a product whose creation was undone does not reserve its slug", () => {
  const changes = new Changes({ nextId: 1 });
  putProduct(changes, { ...tee, id: "other", slug: "other" });
  expect(productWith(catalog, "slug", "other")?.id).toBe("other");
  changes.undo();
  expect(productWith(catalog, "slug", "other")).toBeUndefined();
});

test("a slug can move to another product, and moves back if the change is undone", () => {
  const changes = new Changes({ nextId: 1 });
  putProduct(changes, { ...tee, slug: "renamed" });
  putProduct(changes, { ...tee, id: "other", slug: "heavy-tee" });
  expect(productWith(catalog, "slug", "heavy-tee")?.id).toBe("other");
  expect(productWith(catalog, "slug", "renamed")?.id).toBe(tee.id);
  changes.undo();
  expect(productWith(catalog, "slug", "heavy-tee")).toBe(tee);
  expect(productWith(catalog, "slug", "renamed")).toBeUndefined();
});

test("a search for duplicates of a product excludes the product itself", () => {
  const [variant] = tee.variants;
  expect(productWith(catalog, "sku", variant?.sku ?? "", tee.id)).toBeUndefined();
  expect(productWith(catalog, "variant", variant?.id ?? "")).toBe(tee);
});
