import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadApi, operationsOf } from "../api/api.ts";
import { type LocatedSchema, schemaThroughLists } from "../api/located.ts";
import { MAX_ALTERNATIVES } from "../model/alternatives.ts";
import { argumentsOf } from "../model/arguments.ts";
import { callText, exampleArguments } from "./example.ts";

const api = loadApi(fileURLToPath(new URL("../../../../api", import.meta.url)));

/** Returns whether a value contains a path, including in every list item. */
function hasPath(value: unknown, [field, ...rest]: string[]): boolean {
  if (field === undefined) return value !== undefined;
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => hasPath(item, [field, ...rest]));
  return typeof value === "object" && value !== null && hasPath(Reflect.get(value, field), rest);
}

/** Returns whether a path consists only of fields, without the name of a group of alternatives. */
function isField(schema: LocatedSchema, path: string[]): boolean {
  try {
    return path.length === 0 || schemaThroughLists(api, schema, path.join(".")) !== undefined;
  } catch {
    return false;
  }
}

describe("example arguments", () => {
  it.each(api.services)("contain all required fields: $module", (service) => {
    for (const namedOperation of operationsOf(service)) {
      const { operation } = namedOperation;
      const args = argumentsOf(api, service.file, namedOperation);
      // each example contains one of the alternatives
      const codes = [...Array(MAX_ALTERNATIVES).keys()].map((alternativeIndex) =>
        callText("return take", exampleArguments(api, operation, args, alternativeIndex), ";"),
      );
      const calls = codes.map((code) =>
        new Function("take", "password", code)(
          (...givenArguments: unknown[]) => givenArguments,
          "pw",
        ),
      );
      const parts = args.flatMap(({ name, parts }, index) =>
        parts.map(({ path, key, schema }) => ({
          names: [path, key ? `${name}.${key}` : name],
          schema,
          values: calls.map((values) => (key ? values[index]?.[key] : values[index])),
        })),
      );
      for (const field of operation["x-required-fields"])
        for (const { names, schema, values } of parts) {
          const name = names.find(
            (candidate) => field === candidate || field.startsWith(`${candidate}.`),
          );
          if (name === undefined) continue;
          const path = field.split(".").slice(name.split(".").length);
          if (!isField(schema, path)) continue;
          const isIncluded = values.some((value) => hasPath(value, path));
          expect(isIncluded, `${operation.operationId} needs ${field}: ${codes[0]}`).toBe(true);
        }
    }
  });

  it("are wrapped only if they exceed the line width of the docs", () => {
    const field = (length: number) => new Map([["name", `"${"x".repeat(length)}"`]]);
    expect(callText("f", [field(3)], ";")).toBe('f({ name: "xxx" });');
    expect(callText("f", ['"1"', field(80)], ";")).toBe(
      `f("1", {\n  name: "${"x".repeat(80)}",\n});`,
    );
    expect(callText("f", [field(40), field(40)], ";").split("\n")).toHaveLength(3);
  });
});
