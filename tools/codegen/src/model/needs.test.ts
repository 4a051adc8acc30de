import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadApi } from "../api/api.ts";
import { isNeeded, neededByBoth, needsFrom, needsWithout, pathsOf, textOf } from "./needs.ts";
import { findUsage } from "./usage.ts";

const path = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 3 });
const paths = fc.array(path, { maxLength: 6 });

describe("needs", () => {
  it("are the paths that they were made of, each once", () => {
    fc.assert(
      fc.property(paths, (given) => {
        const texts = [...new Set(given.map((fields) => fields.join(".")))].sort();
        expect(textOf(needsFrom(given))).toBe(texts.join(" "));
      }),
    );
  });

  it("of both are in each of the two", () => {
    fc.assert(
      fc.property(paths, paths, (one, other) => {
        const [a, b] = [needsFrom(one), needsFrom(other)];
        const both = neededByBoth(a, b);
        expect(pathsOf(both).every((found) => isNeeded(a, found) && isNeeded(b, found))).toBe(true);
        expect(textOf(neededByBoth(a, a))).toBe(textOf(a));
        expect(textOf(neededByBoth(b, a))).toBe(textOf(both));
      }),
    );
  });

  it("are not asked for at what is left out, nor below", () => {
    const needs = needsFrom([["a", "b"], ["a", "b", "c"], ["ab"], ["a"]]);
    expect(textOf(needsWithout(needs, ["a.b"]))).toBe("a ab");
    expect(textOf(needsWithout(needs, ["a"]))).toBe("ab");
  });
});

describe("what operations need of a schema", () => {
  const { needs } = findUsage(loadApi(fileURLToPath(new URL("../../../../api", import.meta.url))));

  it("is in its type where all of them do, and in types named after what is done where they differ", () => {
    const brand = { file: "stores.brands-v3.json", name: "Brand" };
    expect(textOf(needs.always(brand))).toBe("");
    const variants = needs.variantsOf(brand);
    expect(variants.map(({ name, needs, without }) => [name, textOf(needs), without])).toEqual([
      ["BrandToCreate", "name", []],
      ["BrandToUpdate", "revision", ["id"]],
      ["BrandForBulkUpdateBrands", "id revision", []],
    ]);
    expect(variants[0]?.operations.map((name) => name.split("#")[1])).toEqual([
      "createBrand",
      "bulkCreateBrands",
    ]);
    expect(textOf(needs.always({ ...brand, name: "MaskedBrand" }))).toBe("brand.id brand.revision");
    expect(needs.variant(brand, needsFrom([["name"]]))?.name).toBe("BrandToCreate");
    expect(needs.variant(brand, needsFrom([]))).toBeUndefined();
  });

  it("is in every answer where an update needs it", () => {
    expect(textOf(needs.carried({ file: "stores.brands-v3.json", name: "Brand" }))).toBe(
      "revision",
    );
  });
});
