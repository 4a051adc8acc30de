import { describe, expect, it } from "vitest";
import { expandShapes } from "../model/entity-shape.ts";
import { expandEntities, expandOperations } from "../model/operation-facts.ts";

describe("expandShapes", () => {
  it("reads fields that are always present, nested shapes and mutually exclusive fields", () => {
    const text = "id type=NONE tags:[] count:0 image> media>Image link>common#Link a|b only|";
    expect(expandShapes({ file: { Brand: text } })).toEqual({
      "file#Brand": {
        always: { id: "", type: "NONE", tags: [], count: 0 },
        inner: { image: "file#Image", media: "file#Image", link: "common#Link" },
        oneOf: [["a", "b"], ["only"]],
      },
    });
  });
});

describe("expandEntities", () => {
  it("reads nested paths and event types", () => {
    const rows = { brand: { readOnly: "id,a{b,c{d}},e", events: ["created", "moved=other"] } };
    expect(expandEntities(rows)).toEqual({
      brand: {
        readOnly: ["id", "a.b", "a.c.d", "e"],
        events: { created: "brand_created", moved: "other" },
      },
    });
  });

  it("reads blocks of paths, including nested blocks", () => {
    const rows = { cart: { readOnly: "a{b@1},c@0,d", immutable: "e@1" } };
    expect(expandEntities(rows, ["amount,text", "price@0,tax{rate}"])).toEqual({
      cart: {
        readOnly: ["a.b.price.amount", "a.b.price.text", "a.b.tax.rate", "c.amount", "c.text", "d"],
        immutable: ["e.price.amount", "e.price.text", "e.tax.rate"],
      },
    });
  });
});

describe("expandOperations", () => {
  const group = { module: "stores.brands", start: "/v1/", schemas: "stores/brands" };

  it("adds the facts that follow from the action and the method", () => {
    expect(expandOperations([{ ...group, rows: ["move POST brands/move"] }])).toEqual([
      {
        name: "stores.brands.move",
        method: "POST",
        path: "/v1/brands/move",
        transport: "body",
        request: "MoveRequest",
        response: "MoveResponse",
        schemas: "stores/brands",
      },
    ]);
  });

  it("derives the names of the request and the response from `type`", () => {
    const row = ["move POST brands/move", { type: "V3Move" }] as const;
    expect(expandOperations([{ ...group, rows: [row] }])).toMatchObject([
      { request: "V3MoveRequest", response: "V3MoveResponse" },
    ]);
  });

  it("reads keys with a value, and uses the default value for keys without one", () => {
    const text = "createBrand POST brands create item:brand responseItem mask more:a,b";
    const [operation] = expandOperations([{ ...group, rows: [[text, { fallback: true }]] }]);
    expect(operation).toMatchObject({
      verb: "create",
      keys: { item: "brand", responseItem: "brand", mask: "fieldMask", more: ["a", "b"] },
      fallback: true,
    });
  });
});
