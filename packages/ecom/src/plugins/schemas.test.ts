import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import * as z from "zod/v4";

const folder = new URL("../generated/plugins/schemas/", import.meta.url);

it.each(readdirSync(folder))("all schemas in %s can be converted to JSON Schema", async (file) => {
  const schemas: Record<string, unknown> = await import(new URL(file, folder).href);
  expect(Object.keys(schemas)).not.toEqual([]);
  for (const schema of Object.values(schemas)) {
    if (!(schema instanceof z.ZodType)) throw new Error("no schema");
    // The conversion fails if the schema refers to a missing schema.
    expect(() => z.toJSONSchema(schema, { unrepresentable: "any" })).not.toThrow();
  }
});
