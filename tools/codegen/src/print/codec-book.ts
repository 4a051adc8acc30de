import type { Api, Service } from "../api/api.ts";
import type { Conversions, Leaf } from "../model/conversions.ts";
import { allConversions } from "../model/payloads.ts";
import { capitalized, keyText, uncapitalized } from "./text.ts";

/** Equal conversions, wherever they are met. */
interface Table {
  fields: [string, Leaf | Table][];
  /** What it may be called after: schemas, as often as they are met. */
  schemas: Map<string, number>;
  /** In how many places of other tables it stands, and of operations and events. */
  uses: number;
  /** How many operations and events have just this table. */
  payloads: number;
  isInner: boolean;
  modules: Set<string>;
  name?: string;
  text: string;
}

/** A table shorter than this is easier to read in its place; those of whole payloads name no more than their fields. */
const SHORT = 60;
const SHORT_PAYLOAD = 120;

/**
 * The tables of conversions of one package, each equal one once. What several places need gets a name: in its module,
 * or in `codecs.ts` when several modules need it.
 */
export class CodecBook {
  private readonly tables = new Map<string, Table>();
  private readonly keys = new Map<Table, string>();

  constructor(api: Api, services: Service[]) {
    for (const service of services)
      for (const payload of allConversions(api, service)) {
        const table = this.table(payload);
        table.payloads++;
        use(table.fields);
        mark(table, service.slug);
      }
    this.write();
  }

  /** The expression for a payload's conversions; what it refers to is added to `named`. */
  expression(payload: Conversions, named: Set<Table>): string {
    const table = this.table(payload);
    if (table.name && table.text.length > SHORT_PAYLOAD) {
      collect(table, named);
      return table.name;
    }
    collectInner(table, named);
    return table.text;
  }

  /** The declarations of a module's own tables, those before others that refer to them. */
  declarations(named: Set<Table>): string[] {
    return this.all()
      .filter((table) => named.has(table) && table.modules.size === 1)
      .map((table) => `const ${table.name}: CodecTable = ${table.text};`);
  }

  /** The names of those that stand in `codecs.ts`. */
  imports(named: Set<Table>): string[] {
    return [...named].flatMap(({ name, modules }) => (name && modules.size > 1 ? [name] : []));
  }

  /** The declarations of `codecs.ts`. */
  shared(): string[] {
    return this.all()
      .filter((table) => table.name && table.modules.size > 1)
      .map((table) => `export const ${table.name}: CodecTable = ${table.text};`);
  }

  private all(): Table[] {
    return [...this.tables.values()];
  }

  /** The one table of equal conversions; inner ones are made first, and named after their field where no schema is. */
  private table(conversions: Conversions, field?: string): Table {
    // in one order: schemas that list the same fields differently are converted by the same table
    const fields = [...conversions.fields]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, found]): Table["fields"][number] => [
        name,
        typeof found === "string" ? found : this.table(found, name),
      ]);
    const key = JSON.stringify(
      fields.map(([name, found]) => [name, typeof found === "string" ? found : this.id(found)]),
    );
    let table = this.tables.get(key);
    if (!table) {
      table = {
        fields,
        schemas: new Map(),
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
      use(fields);
    }
    const name = conversions.schema ?? field;
    if (name) table.schemas.set(name, (table.schemas.get(name) ?? 0) + 1);
    return table;
  }

  private id(table: Table): string | undefined {
    return this.keys.get(table);
  }

  private write() {
    const taken = new Set<string>();
    for (const table of this.all()) {
      const fields = table.fields.map(([field, found]) => {
        const value = typeof found === "string" ? `"${found}"` : (found.name ?? found.text);
        return `${keyText(field)}: ${value}`;
      });
      table.text = `{ ${fields.join(", ")} }`;
      const limit = table.isInner ? SHORT : SHORT_PAYLOAD;
      if (table.uses + table.payloads > 1 && table.text.length > limit)
        table.name = freeName(table, taken);
    }
  }
}

function use(fields: Table["fields"]) {
  for (const [, found] of fields) if (typeof found !== "string") found.uses++;
}

/** After the schema that it is mostly met for; where there is none, after its fields. */
function freeName(table: Table, taken: Set<string>): string {
  const counts = [...table.schemas.values()];
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  const schema = [...table.schemas].find(([, count]) => count > half)?.[0];
  const fields = table.fields.map(([field]) => capitalized(field)).join("And");
  // some schemas are called after their service too
  const wanted = `${uncapitalized(schema?.replace(/Of[A-Z]\w+$/, "") ?? fields)}Codec`;
  let name = wanted;
  for (let n = 2; taken.has(name); n++) name = `${wanted}${n}`;
  taken.add(name);
  return name;
}

function mark(table: Table, module: string) {
  if (table.modules.has(module)) return;
  table.modules.add(module);
  for (const [, found] of table.fields) if (typeof found !== "string") mark(found, module);
}

/** The named tables that a table's text refers to; those of a shared one stand with it. */
function collect(table: Table, named: Set<Table>) {
  if (table.name) named.add(table);
  if (table.name && table.modules.size > 1) return;
  collectInner(table, named);
}

function collectInner(table: Table, named: Set<Table>) {
  for (const [, found] of table.fields) if (typeof found !== "string") collect(found, named);
}

export type NamedTables = Set<Table>;
