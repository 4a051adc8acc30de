import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadApi, operationsOf } from "../api/api.ts";
import { type Located, through } from "../api/located.ts";
import { argumentsOf } from "../model/arguments.ts";
import { callText, exampleArguments } from "./example.ts";

const api = loadApi(fileURLToPath(new URL("../../../../api", import.meta.url)));

/** What lies at a path, in every item of the lists on the way. */
function has(value: unknown, [field, ...rest]: string[]): boolean {
  if (field === undefined) return value !== undefined;
  if (Array.isArray(value)) return value.length > 0 && value.every((v) => has(v, [field, ...rest]));
  return typeof value === "object" && value !== null && has(Reflect.get(value, field), rest);
}

/** Whether a path is one of fields; a group of alternatives has a name too. */
function isField(schema: Located, path: string[]): boolean {
  try {
    return path.length === 0 || through(api, schema, path.join(".")) !== undefined;
  } catch {
    return false;
  }
}

describe("exampleArguments", () => {
  it.each(api.services)("have all that is required of them: $module", (service) => {
    for (const named of operationsOf(service)) {
      const { operation } = named;
      const args = argumentsOf(api, service.file, named);
      const code = callText("return take", exampleArguments(api, operation, args, true), ";");
      const values = new Function("take", "password", code)((...given: unknown[]) => given, "pw");
      const parts = args
        .filter((argument) => argument.required)
        .flatMap(({ name, parts }, index) =>
          parts.map(({ path, key, schema }) => ({
            names: [path, key ? `${name}.${key}` : name],
            schema,
            value: key ? values[index][key] : values[index],
          })),
        );
      for (const field of operation["x-required-fields"])
        for (const { names, schema, value } of parts) {
          const name = names.find((known) => field === known || field.startsWith(`${known}.`));
          if (name === undefined) continue;
          const path = field.split(".").slice(name.split(".").length);
          if (!isField(schema, path)) continue;
          expect(has(value, path), `${operation.operationId} needs ${field}: ${code}`).toBe(true);
        }
    }
  });

  it("fit on the lines of a page", () => {
    const field = (length: number) => new Map([["name", `"${"x".repeat(length)}"`]]);
    expect(callText("f", [field(3)], ";")).toBe('f({ name: "xxx" });');
    expect(callText("f", ['"1"', field(80)], ";")).toBe(
      `f("1", {\n  name: "${"x".repeat(80)}",\n});`,
    );
    expect(callText("f", [field(40), field(40)], ";").split("\n")).toHaveLength(3);
  });
});
