import type { Api, Service } from "../api/api.ts";
import type { Conversions, Leaf } from "../model/conversions.ts";
import { allConversions } from "../model/payloads.ts";
import { capitalized, keyText, uncapitalized } from "./text.ts";

/** One set of conversions, which several schemas may share. */
interface Table {
  fields: [string, Leaf | Table][];
  /** Names of schemas or fields that the table may be named after, with their frequency. */
  candidateNames: Map<string, number>;
  /** Number of references from fields of other tables, requests, responses and events. */
  uses: number;
  /** Number of requests, responses and events that use exactly this table. */
  payloads: number;
  isInner: boolean;
  modules: Set<string>;
  name?: string;
  text: string;
}

/** Maximum length of a repeated table that is inlined in another table. */
const MAX_INLINE_LENGTH = 60;
/** Maximum length of a repeated table that is inlined for a whole payload. */
const MAX_INLINE_PAYLOAD_LENGTH = 120;

/**
 * A package's codec tables, without duplicates. Long tables that are used more than once are
 * declared in their module, or in `codecs.ts` if several modules need them.
 */
export class CodecTables {
  private readonly tables = new Map<string, Table>();
  private readonly keys = new Map<Table, string>();

  constructor(api: Api, services: Service[]) {
    for (const service of services)
      for (const payload of allConversions(api, service)) {
        const table = this.tableFor(payload);
        table.payloads++;
        countUses(table.fields);
        addModule(table, service.slug);
      }
    this.writeTables();
  }

  /**
   * Returns the expression for a payload's conversions, and adds referenced tables to
   * `namedTables`.
   */
  expression(payload: Conversions, namedTables: Set<Table>): string {
    const table = this.tableFor(payload);
    if (table.name && table.text.length > MAX_INLINE_PAYLOAD_LENGTH) {
      collectTables(table, namedTables);
      return table.name;
    }
    collectInnerTables(table, namedTables);
    return table.text;
  }

  /** Declares the given tables that only one module uses, with dependencies first. */
  declarations(namedTables: Set<Table>): string[] {
    return this.allTables()
      .filter((table) => namedTables.has(table) && table.modules.size === 1)
      .map((table) => `const ${table.name}: CodecTable = ${table.text};`);
  }

  /** Returns the names of the given tables that `codecs.ts` declares. */
  imports(namedTables: Set<Table>): string[] {
    return [...namedTables].flatMap(({ name, modules }) =>
      name && modules.size > 1 ? [name] : [],
    );
  }

  /** Returns the declarations in `codecs.ts`. */
  sharedDeclarations(): string[] {
    return this.allTables()
      .filter((table) => table.name && table.modules.size > 1)
      .map((table) => `export const ${table.name}: CodecTable = ${table.text};`);
  }

  private allTables(): Table[] {
    return [...this.tables.values()];
  }

  /**
   * Returns the table that equal conversions share. Nested tables are created first. A nested table
   * without a schema is named after its field.
   */
  private tableFor(conversions: Conversions, field?: string): Table {
    // sort the fields, because schemas may list the same fields in a different order
    const fields = [...conversions.fields]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, conversion]): Table["fields"][number] => [
        name,
        typeof conversion === "string" ? conversion : this.tableFor(conversion, name),
      ]);
    const key = JSON.stringify(
      fields.map(([name, inner]) => [name, typeof inner === "string" ? inner : this.id(inner)]),
    );
    let table = this.tables.get(key);
    if (!table) {
      table = {
        fields,
        candidateNames: new Map(),
        uses: 0,
        payloads: 0,
        isInner: false,
        modules: new Set(),
        text: "",
      };
      this.tables.set(key, table);
      this.keys.set(table, `#${this.tables.size}`);
    }
    if (field !== undefined && !table.isInner) {
      table.isInner = true;
      countUses(fields);
    }
    const name = conversions.schema ?? field;
    if (name) table.candidateNames.set(name, (table.candidateNames.get(name) ?? 0) + 1);
    return table;
  }

  private id(table: Table): string | undefined {
    return this.keys.get(table);
  }

  private writeTables() {
    const usedNames = new Set<string>();
    for (const table of this.allTables()) {
      const fields = table.fields.map(([field, inner]) => {
        const value = typeof inner === "string" ? `"${inner}"` : (inner.name ?? inner.text);
        return `${keyText(field)}: ${value}`;
      });
      table.text = `{ ${fields.join(", ")} }`;
      const limit = table.isInner ? MAX_INLINE_LENGTH : MAX_INLINE_PAYLOAD_LENGTH;
      if (table.uses + table.payloads > 1 && table.text.length > limit)
        table.name = uniqueName(table, usedNames);
    }
  }
}

function countUses(fields: Table["fields"]) {
  for (const [, inner] of fields) if (typeof inner !== "string") inner.uses++;
}

/** Names a table after the schema of more than half of its uses, or else after its fields. */
function uniqueName(table: Table, usedNames: Set<string>): string {
  const counts = [...table.candidateNames.values()];
  const halfOfUses = counts.reduce((sum, count) => sum + count, 0) / 2;
  const schema = [...table.candidateNames].find(([, count]) => count > halfOfUses)?.[0];
  const fields = table.fields.map(([field]) => capitalized(field)).join("And");
  // some schema names contain the name of their service
  const preferredName = `${uncapitalized(schema?.replace(/Of[A-Z]\w+$/, "") ?? fields)}Codec`;
  let name = preferredName;
  for (let suffix = 2; usedNames.has(name); suffix++) name = `${preferredName}${suffix}`;
  usedNames.add(name);
  return name;
}

function addModule(table: Table, module: string) {
  if (table.modules.has(module)) return;
  table.modules.add(module);
  for (const [, inner] of table.fields) if (typeof inner !== "string") addModule(inner, module);
}

/**
 * Collects the named tables in a table, including the table itself, but not the tables inside a
 * shared table, because `codecs.ts` declares them.
 */
function collectTables(table: Table, namedTables: Set<Table>) {
  if (table.name) namedTables.add(table);
  if (table.name && table.modules.size > 1) return;
  collectInnerTables(table, namedTables);
}

function collectInnerTables(table: Table, namedTables: Set<Table>) {
  for (const [, inner] of table.fields)
    if (typeof inner !== "string") collectTables(inner, namedTables);
}

export type NamedTables = Set<Table>;
