import { describe, expect, it } from "vitest";
import { produce } from "./collection.js";
import { freeze } from "./freeze.js";
import { lazyFields } from "./lazy-fields.js";

interface Shirt {
  readonly name: string;
}

function shirts() {
  const derived: string[] = [];
  const make = lazyFields(["sizes"], ({ name }: Shirt, source: { readonly sizes: string[] }) => {
    derived.push(name);
    return { sizes: source.sizes.map((size) => `${name} ${size}`) };
  });
  return { derived, shirt: make({ name: "Tee" }, { sizes: ["S", "M"] }) };
}

describe("lazyFields", () => {
  it("derives the fields once, when one of them is first read", () => {
    const { derived, shirt } = shirts();
    expect(freeze(shirt)).toBe(shirt);
    expect(derived).toEqual([]);
    expect(shirt.sizes).toEqual(["Tee S", "Tee M"]);
    expect(shirt.sizes).toBe(shirt.sizes);
    expect(derived).toEqual(["Tee"]);
  });

  it("freezes the entity and the derived fields", () => {
    const { shirt } = shirts();
    expect(Object.isFrozen(shirt)).toBe(true);
    expect(Object.isFrozen(shirt.sizes)).toBe(true);
  });

  it("includes the fields in copies, drafts and JSON", () => {
    const { shirt } = shirts();
    const all = { name: "Tee", sizes: ["Tee S", "Tee M"] };
    expect({ ...shirt }).toEqual(all);
    expect(structuredClone(shirt)).toEqual(all);
    expect(JSON.parse(JSON.stringify(shirt))).toEqual(all);
    const changed = produce(shirt, (draft) => {
      draft.sizes.push("Tee L");
    });
    expect(changed).toEqual({ name: "Tee", sizes: ["Tee S", "Tee M", "Tee L"] });
    expect(shirt.sizes).toHaveLength(2);
  });
});
