import { expect, test } from "vitest";
import { modifiedFields } from "./modified-fields.js";

test("what has changed, as it was; what every change changes is left out", () => {
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
