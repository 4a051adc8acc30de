import { describe, expect, it } from "vitest";
import { createClient } from "../create-client.js";

const sizes = Object.freeze(["S", "M"]);
const things = {
  add: (a: number, b: number) => a + b,
  sizes,
  none: null,
  kind: "hat",
  deep: { negate: (a: number) => -a },
};

describe("modules bound to a client", () => {
  it("have the keys and constants of the original modules, and functions that return the same results", () => {
    const bound = createClient({ modules: { things } }).things;
    expect(Object.keys(bound)).toEqual(Object.keys(things));
    expect(bound.sizes).toBe(sizes);
    expect({ ...bound }).toMatchObject({ none: null, kind: "hat" });
    expect([bound.add(1, 2), bound.deep.negate(3)]).toEqual([3, -3]);
  });

  it("return the same nested modules and functions on every access", () => {
    const bound = createClient({ modules: { things } }).things;
    expect(bound.deep).toBe(bound.deep);
    expect(bound.deep.negate).toBe(bound.deep.negate);
  });

  it("can be replaced by `defineProperty`, and single functions also by assignment", () => {
    const client = createClient({ modules: { things, add: things.add } });
    client.add = () => 7;
    expect(client.add(1, 2)).toBe(7);
    Object.defineProperty(client, "things", { value: { kind: "scarf" } });
    Object.defineProperty(client, "add", { value: () => 8 });
    expect([client.things.kind, client.add(1, 2)]).toEqual(["scarf", 8]);
  });
});

describe("client.use", () => {
  it.each([{ value: 7 }, { value: sizes }])(
    "returns a value that is not a module unchanged: $value",
    ({ value }) => {
      expect(createClient().use(value as unknown as object)).toBe(value);
    },
  );
});
