import { describe, expect, it } from "vitest";
import type { Shape } from "../surface.ts";
import { writeToyPlugin, writeToys } from "../testing/toys.ts";
import { publishedSurface } from "./published-surface.ts";

const objectOf = (shape: Shape | undefined) =>
  shape?.kind === "object" ? shape.object : undefined;

describe("publishedSurface", () => {
  const { operations, events, version } = publishedSurface(writeToys());

  it("reads the version of the package", () => {
    expect(version).toBe("1.0.1");
  });

  it("reads the method, paths, RPC, entity and deprecation of an operation", () => {
    expect(operations.get("getToy")?.facts).toEqual({
      method: "GET",
      path: "/toys/v1/toys/{toyId}",
      "x-site-path": "/_api/toys/v1/toys/{toyId}",
      "x-proto-path": "/v1/toys/{toyId}",
      "x-rpc": "wix.toys.Toys.GetToy",
      "x-entity": "wix.toys.toy",
      deprecated: true,
      "x-removal-date": "2030-01-01",
    });
  });

  it("reads that a GET request has nested parameters and a POST fallback", () => {
    expect(operations.get("queryToys")?.facts).toMatchObject({
      "x-complex": true,
      "x-fallback": "POST",
    });
  });

  it("reads error codes, permissions and identities", () => {
    expect(operations.get("getToy")?.lists).toEqual({
      "x-error-codes": ["TOY_NOT_FOUND", "TOY_LOST"],
      "x-permissions": ["TOYS.READ"],
      "x-identities": ["APP"],
    });
  });

  it("reads the fields that a query supports", () => {
    expect(operations.get("queryToys")?.lists).toMatchObject({
      "x-query-builder": ["eq id", "eq name"],
      "x-query-spec": ["id $eq|$in BOTH", "name $eq|$in BOTH"],
    });
  });

  it("reads fields with their wire names, limits, enums and mutually exclusive groups", () => {
    const toy = objectOf(objectOf(operations.get("getToy")?.response)?.fields.get("toy")?.shape);
    expect(toy?.oneOfs).toEqual([["price", "free"]]);
    expect(toy?.fields.get("id")).toEqual({
      shape: { kind: "string" },
      facts: { format: "guid", readOnly: true, nullable: true },
    });
    expect(toy?.fields.get("name")?.facts).toEqual({ maxLength: 80 });
    expect(toy?.fields.get("createdDate")?.facts).toEqual({ format: "date-time", nullable: true });
    expect(toy?.fields.get("color")?.shape).toEqual({
      kind: "enum",
      name: "Color",
      values: ["RED", "BLUE"],
    });
    expect(toy?.fields.get("parts")?.shape).toEqual({
      kind: "array",
      items: { kind: "object", object: toy },
    });
  });

  it("reads the fields that the client converts", () => {
    expect(operations.get("getToy")?.conversions).toEqual([
      { payload: "response", path: "toy.createdDate", format: "date-time" },
    ]);
  });

  it("reads events with their payload", () => {
    const event = events.get("wix.toys.toy_created");
    expect(event?.facts).toEqual({ operationId: "onToyCreated" });
    expect(objectOf(event?.entity)?.name).toBe("Toy");
  });

  it("reads the handlers and errors of a service plugin", () => {
    const plugin = publishedSurface(writeToyPlugin());
    const handler = plugin.operations.get("lendToy");
    expect(handler?.facts).toEqual({ path: "/v1/lend-toy" });
    expect([...(objectOf(handler?.request)?.fields.keys() ?? [])]).toEqual(["toyId"]);
    expect([...(objectOf(handler?.response)?.fields.keys() ?? [])]).toEqual(["days"]);
    expect(plugin.errors).toEqual(new Map([["ToyIsLent", { httpCode: 409, code: "TOY_IS_LENT" }]]));
  });
});
