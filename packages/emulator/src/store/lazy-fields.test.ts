import { describe, expect, it } from "vitest";
import { changedCopy } from "./collection.js";
import { freeze } from "./freeze.js";
import { lazyFields } from "./lazy-fields.js";

interface Shirt {
  readonly name: string;
}

interface Fields {
  readonly sizes: readonly string[];
  readonly count: number;
}

function shirts() {
  const derived: string[] = [];
  const make = lazyFields<Shirt, { readonly sizes: readonly string[] }, Fields>({
    sizes: ({ name }, source) => {
      derived.push(`sizes of ${name}`);
      return source.sizes.map((size) => `${name} ${size}`);
    },
    count: ({ name, sizes }) => {
      derived.push(`count of ${name}`);
      return sizes.length;
    },
  });
  return { derived, shirt: make({ name: "Tee" }, { sizes: ["S", "M"] }) };
}

describe("lazyFields", () => {
  it("derives a field only once, when the field is first read", () => {
    const { derived, shirt } = shirts();
    expect(freeze(shirt)).toBe(shirt);
    expect(derived).toEqual([]);
    expect(shirt.sizes).toEqual(["Tee S", "Tee M"]);
    expect(shirt.sizes).toBe(shirt.sizes);
    expect(derived).toEqual(["sizes of Tee"]);
  });

  it("derives a field from other derived fields", () => {
    const { derived, shirt } = shirts();
    expect(shirt.count).toBe(2);
    expect(derived).toEqual(["sizes of Tee", "count of Tee"]);
  });

  it("derives the fields of each entity separately", () => {
    const make = lazyFields<Shirt, object, { readonly label: string }>({
      label: ({ name }) => `The ${name}`,
    });
    const [tee, polo] = [make({ name: "Tee" }, {}), make({ name: "Polo" }, {})];
    expect([tee.label, polo.label, tee.label]).toEqual(["The Tee", "The Polo", "The Tee"]);
  });

  it("freezes the entity and the derived fields", () => {
    const { shirt } = shirts();
    expect(Object.isFrozen(shirt)).toBe(true);
    expect(Object.isFrozen(shirt.sizes)).toBe(true);
  });

  it("includes the fields in copies, drafts and JSON", () => {
    const { shirt } = shirts();
    const all = { name: "Tee", sizes: ["Tee S", "Tee M"], count: 2 };
    expect({ ...shirt }).toEqual(all);
    expect(structuredClone(shirt)).toEqual(all);
    expect(JSON.parse(JSON.stringify(shirt))).toEqual(all);
    const changed = changedCopy(shirt, (draft) => {
      draft.sizes.push("Tee L");
    });
    expect(changed).toEqual({ name: "Tee", sizes: ["Tee S", "Tee M", "Tee L"], count: 2 });
    expect(shirt.sizes).toHaveLength(2);
  });
});
