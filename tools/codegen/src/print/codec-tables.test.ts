import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadApi, packagesOf } from "../api/api.ts";
import type { Conversions } from "../model/conversions.ts";
import { allConversions } from "../model/payloads.ts";
import { CodecTables, type NamedTables } from "./codec-tables.ts";

const api = loadApi(fileURLToPath(new URL("../../../../api", import.meta.url)));

const plainTable = ({ fields }: Conversions): object =>
  Object.fromEntries(
    [...fields].map(([name, conversion]) => [
      name,
      typeof conversion === "string" ? conversion : plainTable(conversion),
    ]),
  );

/** Converts declarations to JavaScript that a function can contain. */
const code = (declarations: string[]) =>
  declarations.map((text) => text.replace("export ", "").replace(": CodecTable", "")).join("\n");

/** Serializes a table with sorted fields. */
const canonical = (table: object): string =>
  JSON.stringify(table, (_, value) =>
    typeof value === "object" ? Object.fromEntries(Object.entries(value).sort()) : value,
  );

describe("CodecTables", () => {
  it.each([...packagesOf(api)])("writes identical tables only once: %s", (_, services) => {
    const codecs = new CodecTables(api, services);
    const imported = new Set<string>();
    const all = codecs.sharedDeclarations();
    for (const service of services) {
      const namedTables: NamedTables = new Set();
      const payloads = allConversions(api, service);
      const expressions = payloads.map((payload) => codecs.expression(payload, namedTables));
      const declarations = codecs.declarations(namedTables);
      all.push(...declarations);
      const text = code([...codecs.sharedDeclarations(), ...declarations]);
      const evaluated = new Function(`${text}\nreturn [${expressions.join(",\n")}];`)();
      expect(evaluated).toEqual(payloads.map(plainTable));
      for (const name of codecs.imports(namedTables)) imported.add(name);
    }
    const names = all.map((text) => /const (\w+)/.exec(text)?.[1]);
    const tables = all.map((text) => text.replace(/^.*?= /, ""));
    expect([new Set(names).size, new Set(tables).size]).toEqual([all.length, all.length]);
    // schemas that list the same fields in a different order share a table, too
    const tablesOf = (texts: string[], names: string[]): object[] =>
      new Function(`${code(texts)}\nreturn [${names}];`)();
    const sharedNames = names.slice(0, codecs.sharedDeclarations().length) as string[];
    const sharedTables = tablesOf(codecs.sharedDeclarations(), sharedNames).map(canonical);
    expect(new Set(sharedTables).size).toBe(sharedNames.length);
    expect(names).not.toContain("undefinedCodec");
    for (const name of imported)
      expect(names.slice(0, codecs.sharedDeclarations().length)).toContain(name);
  });
});
