import { expect, test } from "vitest";
import { sortVersions } from "./versions.ts";

test("sortVersions starts with the newest version and removes duplicates", () => {
  expect(sortVersions(["0.9", "0.10", "1.0", "0.10"])).toEqual(["1.0", "0.10", "0.9"]);
});
