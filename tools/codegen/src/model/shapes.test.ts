import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { loadApi } from "../api/api.ts";
import { findShapes } from "./shapes.ts";

const api = loadApi(fileURLToPath(new URL("../../../../api", import.meta.url)));
const shapes = findShapes(api);

it("findShapes returns fields that are always present, objects with shapes, and mutually exclusive fields", () => {
  expect(shapes.get("ecom/discount-rules#Scope")).toEqual({
    always: { id: "", type: "CATALOG_ITEM" },
    inner: {
      catalogItemFilter: "ecom/discount-rules#CatalogItemFilter",
      customFilter: "ecom/discount-rules#CustomFilter",
    },
    oneOf: [["catalogItemFilter", "customFilter"]],
  });
});

it("findShapes follows recursive schemas and omits empty shapes", () => {
  expect(shapes.get("ecom/discount-rules#And")?.inner).toEqual({
    triggers: "ecom/discount-rules#DiscountTrigger",
  });
  for (const { inner = {} } of shapes.values())
    for (const name of Object.values(inner)) expect(shapes.has(name)).toBe(true);
  expect(shapes.has("ecom/discount-rules#ActiveTimeInfo")).toBe(false);
});
