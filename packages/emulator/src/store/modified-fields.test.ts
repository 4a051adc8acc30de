import { describe, expect, it } from "vitest";
import { modifiedFields } from "./modified-fields.js";

describe("modifiedFields", () => {
  it("returns the previous values of changed fields, except the revision and the date", () => {
    const before = {
      id: "a",
      name: "Cap",
      tags: ["x"],
      size: { w: 1, h: 2 },
      gone: 1,
      revision: "1",
    };
    const after = {
      ...{ id: "a", name: "Hat", tags: ["x"], size: { w: 1, h: 3 } },
      ...{ added: true, revision: "2", updatedDate: "2030" },
    };
    expect(modifiedFields(before, after)).toEqual({
      name: "Cap",
      size: { w: 1, h: 2 },
      gone: 1,
      added: null,
    });
    expect(modifiedFields(before, structuredClone(before))).toEqual({});
  });
});
