import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadApi, packagesOf } from "../api/api.ts";
import type { Conversions } from "../model/conversions.ts";
import { allConversions } from "../model/payloads.ts";
import { CodecTables, type NamedTables } from "./codec-tables.ts";

const api = loadApi(fileURLToPath(new URL("../../../../api", import.meta.url)));

const toPlainTable = ({ fields }: Conversions): object =>
  Object.fromEntries(
    [...fields].map(([name, conversion]) => [
      name,
      typeof conversion === "string" ? conversion : toPlainTable(conversion),
    ]),
  );

/** Converts declarations from TypeScript to JavaScript that a function body can contain. */
const toJavaScript = (declarations: string[]) =>
  declarations.map((text) => text.replace("export ", "").replace(": CodecTable", "")).join("\n");

/** Serializes a table with sorted fields. */
const serializeTable = (table: object): string =>
  JSON.stringify(table, (_, value) =>
    typeof value === "object" ? Object.fromEntries(Object.entries(value).sort()) : value,
  );

describe("CodecTables", () => {
  it.each([...packagesOf(api)])("writes all tables without duplicates: %s", (_, services) => {
    const codecs = new CodecTables(api, services);
    const importedNames = new Set<string>();
    const allDeclarations = codecs.sharedDeclarations();
    for (const service of services) {
      const namedTables: NamedTables = new Set();
      const payloads = allConversions(api, service);
      const expressions = payloads.map((payload) => codecs.expression(payload, namedTables));
      const declarations = codecs.declarations(namedTables);
      allDeclarations.push(...declarations);
      const text = toJavaScript([...codecs.sharedDeclarations(), ...declarations]);
      const evaluatedTables = new Function(`${text}\nreturn [${expressions.join(",\n")}];`)();
      expect(evaluatedTables).toEqual(payloads.map(toPlainTable));
      for (const name of codecs.imports(namedTables)) importedNames.add(name);
    }
    const names = allDeclarations.map((text) => /const (\w+)/.exec(text)?.[1]);
    const tables = allDeclarations.map((text) => text.replace(/^.*?= /, ""));
    expect([new Set(names).size, new Set(tables).size]).toEqual([
      allDeclarations.length,
      allDeclarations.length,
    ]);
    // schemas that list the same fields in a different order share a table, too
    const tablesOf = (texts: string[], names: string[]): object[] =>
      new Function(`${toJavaScript(texts)}\nreturn [${names}];`)();
    const sharedNames = names.slice(0, codecs.sharedDeclarations().length) as string[];
    const sharedTables = tablesOf(codecs.sharedDeclarations(), sharedNames).map(serializeTable);
    expect(new Set(sharedTables).size).toBe(sharedNames.length);
    expect(names).not.toContain("undefinedCodec");
    for (const name of importedNames)
      expect(names.slice(0, codecs.sharedDeclarations().length)).toContain(name);
  });
});
