import { describe, expect, it } from "vitest";
import { changedCopy } from "./collection.js";
import { freeze } from "./freeze.js";
import { lazyField } from "./lazy-field.js";

interface Shirt {
  readonly name: string;
}

function shirts() {
  const derived: string[] = [];
  const make = lazyField("sizes", ({ name }: Shirt, sizes: readonly string[]) => {
    derived.push(name);
    return sizes.map((size) => `${name} ${size}`);
  });
  return { derived, make, shirt: make({ name: "Tee" }, ["S", "M"]) };
}

describe("lazyField", () => {
  it("derives the field only once, when it is first read", () => {
    const { derived, shirt } = shirts();
    expect(freeze(shirt)).toBe(shirt);
    expect(derived).toEqual([]);
    expect(shirt.sizes).toEqual(["Tee S", "Tee M"]);
    expect(shirt.sizes).toBe(shirt.sizes);
    expect(derived).toEqual(["Tee"]);
  });

  it("derives the field of each entity separately", () => {
    const { make, shirt } = shirts();
    const polo = make({ name: "Polo" }, ["L"]);
    expect([shirt.sizes, polo.sizes, shirt.sizes]).toEqual([
      ["Tee S", "Tee M"],
      ["Polo L"],
      ["Tee S", "Tee M"],
    ]);
  });

  it("freezes the entity and the field", () => {
    const { shirt } = shirts();
    expect(Object.isFrozen(shirt)).toBe(true);
    expect(Object.isFrozen(shirt.sizes)).toBe(true);
  });

  it("includes the field in copies, drafts and JSON", () => {
    const { shirt } = shirts();
    const all = { name: "Tee", sizes: ["Tee S", "Tee M"] };
    expect({ ...shirt }).toEqual(all);
    expect(structuredClone(shirt)).toEqual(all);
    expect(JSON.parse(JSON.stringify(shirt))).toEqual(all);
    const changed = changedCopy(shirt, (draft) => {
      draft.sizes.push("Tee L");
    });
    expect(changed).toEqual({ name: "Tee", sizes: ["Tee S", "Tee M", "Tee L"] });
    expect(shirt.sizes).toHaveLength(2);
  });
});
