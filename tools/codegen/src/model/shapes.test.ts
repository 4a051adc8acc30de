import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { loadApi } from "../api/api.ts";
import { findShapes } from "./shapes.ts";

const api = loadApi(fileURLToPath(new URL("../../../../api", import.meta.url)));
const shapes = findShapes(api);

it("tells what is always there, what is inside and what excludes each other", () => {
  expect(shapes.get("ecom/discount-rules#Scope")).toEqual({
    always: { id: "", type: "CATALOG_ITEM" },
    inner: {
      catalogItemFilter: "ecom/discount-rules#CatalogItemFilter",
      customFilter: "ecom/discount-rules#CustomFilter",
    },
    oneOf: [["catalogItemFilter", "customFilter"]],
  });
});

it("follows what contains itself, and leaves out what has nothing to tell", () => {
  expect(shapes.get("ecom/discount-rules#And")?.inner).toEqual({
    triggers: "ecom/discount-rules#DiscountTrigger",
  });
  for (const { inner = {} } of shapes.values())
    for (const name of Object.values(inner)) expect(shapes.has(name)).toBe(true);
  expect(shapes.has("ecom/discount-rules#ActiveTimeInfo")).toBe(false);
});
