import type { Category } from "@portico/stores/categories";
import { expect, it } from "vitest";
import { type CategoryNode, categoryTree } from "./categories.js";

const category = (id: string, parent?: string, index?: number, more: object = {}): Category => ({
  id,
  revision: "1",
  itemCounter: 0,
  ...(parent === undefined && index === undefined ? {} : { parentCategory: { id: parent, index } }),
  ...more,
});

const idTree = (nodes: readonly CategoryNode[]): unknown[] =>
  nodes.map(({ category: { id }, children }) =>
    children.length > 0 ? [id, idTree(children)] : id,
  );

it("categoryTree sorts each level in the merchant's order, treats orphans as roots and omits categories that an app manages", () => {
  const categories = [
    category("socks", "clothing", 1),
    category("shoes", undefined, 1),
    category("clothing", undefined, 0),
    category("knitwear", "clothing", 0),
    category("coats", "hidden", 0.5),
    category("cardigans", "knitwear"),
    category("all", undefined, undefined, { managingAppId: "stores" }),
  ];
  expect(idTree(categoryTree(categories))).toEqual([
    ["clothing", [["knitwear", ["cardigans"]], "socks"]],
    "coats",
    "shoes",
  ]);
  expect(categoryTree([])).toEqual([]);
});
