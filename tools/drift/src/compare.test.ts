import { describe, expect, it } from "vitest";
import { compareSurfaces } from "./compare.ts";
import { publishedSurface } from "./published/published-surface.ts";
import { type Edit, writeToyPlugin, writeToys } from "./testing/toys.ts";

const originalSurface = publishedSurface(writeToys());
const differencesAfter = (...edits: Edit[]) =>
  compareSurfaces(publishedSurface(writeToys(...edits)), originalSurface);

describe("compareSurfaces", () => {
  it("returns an empty list for equal packages", () => {
    expect(differencesAfter()).toEqual([]);
  });

  it("reports a new field once if several operations use it", () => {
    expect(differencesAfter(["color?:", "size?: number; color?:"])).toEqual([
      {
        kind: "new",
        element: "field",
        name: "Toy.size",
        field: { shape: { kind: "number" }, facts: {} },
      },
    ]);
  });

  it("reports a removed field", () => {
    expect(differencesAfter(["color?: ColorWithLiterals;", ""])).toMatchObject([
      { kind: "gone", element: "field", name: "Toy.color" },
    ]);
  });

  it("ignores a field that the types omit but the client still converts", () => {
    expect(differencesAfter(["_createdDate?: Date | null;", ""])).toEqual([]);
  });

  it.each([
    ["a limit", ["@maxLength 80", "@maxLength 100"], "maxLength", 100, 80],
    ["a type", ["name?: string", "name?: number"], "type", "number", "string"],
    ["a format", ["@format GUID", "@format EMAIL"], "format", "email", "guid"],
  ] as const)("reports a change of %s", (_, edit, key, published, ours) => {
    expect(differencesAfter(edit)).toMatchObject([{ kind: "different", key, published, ours }]);
  });

  it("reports a new URL", () => {
    expect(differencesAfter(['"/v1/toys/query"', '"/v2/toys/query"'])).toMatchObject([
      { name: "queryToys", key: "path", published: "/toys/v2/toys/query" },
      { name: "queryToys", key: "x-site-path" },
      { name: "queryToys", key: "x-proto-path" },
    ]);
  });

  it.each([
    ["enum values", ["'BLUE'", "'BLUE' | 'GREEN'"], "enum", "GREEN"],
    [
      "error codes",
      ["{ code?: 'TOY_LOST' }", "{ code?: 'TOY_LOST' | 'TOY_OLD' }"],
      "x-error-codes",
      "TOY_OLD",
    ],
    [
      "query fields",
      ["['_id', 'name']", "['_id', 'name', 'color']"],
      "x-query-spec",
      "color $eq|$in BOTH",
    ],
  ] as const)("reports new %s", (_, edit, key, value) => {
    expect(differencesAfter(edit)).toMatchObject([
      { kind: "different", key, added: [value], removed: [] },
    ]);
  });

  it("reports new and missing operations and events", () => {
    expect(
      differencesAfter(["queryToys", "listToys"], ["wix.toys.toy_created", "wix.toys.toy_made"]),
    ).toMatchObject([
      { kind: "new", element: "operation", name: "listToys" },
      { kind: "gone", element: "operation", name: "queryToys" },
      { kind: "new", element: "event", name: "wix.toys.toy_made" },
      { kind: "gone", element: "event", name: "wix.toys.toy_created" },
    ]);
  });

  it("reports a conversion that differs from the format in our document", () => {
    expect(differencesAfter(["RESTTimestampToSDKTimestamp", "RESTFloatToSDKFloat"])).toMatchObject([
      {
        name: "getToy.response.toy.createdDate",
        key: "format",
        published: "double",
        ours: "date-time",
      },
    ]);
  });

  it("reports changes of a service plugin", () => {
    const published = publishedSurface(writeToyPlugin(["409", "410"], ["days", "weeks"]));
    expect(compareSurfaces(published, publishedSurface(writeToyPlugin()))).toMatchObject([
      { kind: "new", name: "LendToyResponse.weeks" },
      { kind: "gone", name: "LendToyResponse.days" },
      { kind: "different", element: "error", name: "ToyIsLent", key: "httpCode", published: 410 },
    ]);
  });
});
