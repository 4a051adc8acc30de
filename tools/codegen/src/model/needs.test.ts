import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadApi } from "../api/api.ts";
import {
  isNeeded,
  neededByBoth,
  needsFrom,
  needsWithout,
  pathsOf,
  serializeNeeds,
} from "./needs.ts";
import { findUsage } from "./usage.ts";

const path = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 3 });
const paths = fc.array(path, { maxLength: 6 });

describe("a tree of needs", () => {
  it("contains each given path once", () => {
    fc.assert(
      fc.property(paths, (example) => {
        const texts = [...new Set(example.map((fields) => fields.join(".")))].sort();
        expect(serializeNeeds(needsFrom(example))).toBe(texts.join(" "));
      }),
    );
  });

  it("contains only the paths of both trees after neededByBoth, in either order", () => {
    fc.assert(
      fc.property(paths, paths, (pathsOfA, pathsOfB) => {
        const [a, b] = [needsFrom(pathsOfA), needsFrom(pathsOfB)];
        const common = neededByBoth(a, b);
        expect(pathsOf(common).every((fields) => isNeeded(a, fields) && isNeeded(b, fields))).toBe(
          true,
        );
        expect(serializeNeeds(neededByBoth(a, a))).toBe(serializeNeeds(a));
        expect(serializeNeeds(neededByBoth(b, a))).toBe(serializeNeeds(common));
      }),
    );
  });

  it("loses the given paths and everything below them after needsWithout", () => {
    const needs = needsFrom([["a", "b"], ["a", "b", "c"], ["ab"], ["a"]]);
    expect(serializeNeeds(needsWithout(needs, ["a.b"]))).toBe("a ab");
    expect(serializeNeeds(needsWithout(needs, ["a"]))).toBe("ab");
  });
});

describe("required fields of a schema", () => {
  const { needs } = findUsage(loadApi(fileURLToPath(new URL("../../../../api", import.meta.url))));

  it("belong to the schema's type if all operations require them, and to the operations' types otherwise", () => {
    const brand = { file: "stores.brands-v3.json", name: "Brand" };
    expect(serializeNeeds(needs.alwaysRequired(brand))).toBe("");
    const variants = needs.variantsOf(brand);
    expect(
      variants.map(({ name, needs, excludedFields }) => [
        name,
        serializeNeeds(needs),
        excludedFields,
      ]),
    ).toEqual([
      ["BrandToCreate", "name", []],
      ["BrandToUpdate", "revision", ["id"]],
      ["BrandForBulkUpdateBrands", "id revision", []],
    ]);
    expect(variants[0]?.operations.map((name) => name.split("#")[1])).toEqual([
      "createBrand",
      "bulkCreateBrands",
    ]);
    expect(serializeNeeds(needs.alwaysRequired({ ...brand, name: "MaskedBrand" }))).toBe(
      "brand.id brand.revision",
    );
    expect(needs.findVariant(brand, needsFrom([["name"]]))?.name).toBe("BrandToCreate");
    expect(needs.findVariant(brand, needsFrom([]))).toBeUndefined();
  });

  it("are always present in responses if an update requires them", () => {
    expect(
      serializeNeeds(needs.neededInResponses({ file: "stores.brands-v3.json", name: "Brand" })),
    ).toBe("revision");
  });
});
