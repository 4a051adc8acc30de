import { expect, it } from "vitest";
import { cursorMetadata, offsetMetadata, type Page, platformMetadata } from "./page.js";

const page: Page<string> = {
  items: ["a", "b"],
  aggregations: { results: [] },
  total: 3,
  offset: 1,
  limit: 2,
  next: "n",
  prev: "p",
};

it("each metadata function returns a page's metadata in a different format", () => {
  const cursors = { next: "n", prev: "p" };
  expect(cursorMetadata(page)).toEqual({ count: 2, cursors, hasNext: true });
  expect(cursorMetadata({ ...page, next: null })).toMatchObject({ hasNext: false });
  expect(platformMetadata(page)).toEqual({ count: 2, offset: 1, total: 3, cursors });
  expect(offsetMetadata(page)).toEqual({ count: 2, offset: 1, total: 3, tooManyToCount: false });
});
