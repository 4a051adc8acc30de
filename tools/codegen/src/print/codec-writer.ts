import { type Api, keyOf } from "../api/api.ts";
import type { Schema, Undocumented } from "../api/document.ts";
import { keyText } from "./text.ts";

type Leaf = "d" | "f" | "b" | "m";
type Trie = Leaf | { [field: string]: Trie };

const leaves: Record<string, Leaf> = {
  "date-time": "d",
  double: "f",
  byte: "b",
  "field-mask": "m",
};

/**
 * Sparse tables of the fields that need conversion. Equal tables of a file are written once, under the name of the
 * schema they were first met for.
 */
export class CodecWriter {
  private readonly written = new Map<string, string>();
  private readonly taken = new Set<string>();
  /** Which schema a table was made for, to name it. */
  private readonly schemaNames = new WeakMap<object, string>();
  readonly declarations: string[] = [];
  private readonly api: Api;

  constructor(api: Api) {
    this.api = api;
  }

  /** The expression of a payload's table, or nothing when no field of it needs conversion. */
  table(from: string, schema: Schema, mask?: string): string | undefined {
    let trie = this.trie(from, schema, []);
    if (mask) trie = withLeaf(trie, mask.split("."));
    if (!trie) return undefined;
    return this.inline(trie);
  }

  /** One table for several named payloads, as webhooks have them. */
  tableOf(fields: Record<string, { from: string; schema: Schema } | Leaf>): string {
    const entries = Object.entries(fields).flatMap(([name, field]) => {
      if (typeof field === "string") return [`${keyText(name)}: "${field}"`];
      const trie = this.trie(field.from, field.schema, []);
      if (!trie) return [];
      return [`${keyText(name)}: ${this.reference(trie)}`];
    });
    return `{ ${entries.join(", ")} }`;
  }

  /** A schema that contains itself is followed once, as the platform's own client does. */
  private trie(from: string, schema: Schema, stack: string[]): Trie | undefined {
    if (schema.$ref) {
      const id = this.api.resolve(from, schema.$ref);
      if (stack.includes(keyOf(id))) return undefined;
      const target = this.trie(id.file, this.api.schema(id), [...stack, keyOf(id)]);
      if (target && typeof target === "object") this.schemaNames.set(target, id.name);
      return target;
    }
    const leaf = schema.format && leaves[schema.format];
    if (leaf) return leaf;
    if (schema.items) return this.trie(from, schema.items, stack);
    const fields: { [field: string]: Trie } = {};
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const trie = this.trie(from, property, stack);
      if (trie) fields[name] = trie;
    }
    if (schema.additionalProperties) {
      const trie = this.trie(from, schema.additionalProperties, stack);
      if (trie) fields["*"] = trie;
    }
    merge(fields, schema["x-undocumented"] ?? {});
    return Object.keys(fields).length ? fields : undefined;
  }

  private inline(trie: Trie): string {
    if (typeof trie === "string") return `"${trie}"`;
    const fields = Object.entries(trie).map(
      ([field, child]) => `${keyText(field)}: ${this.reference(child)}`,
    );
    return `{ ${fields.join(", ")} }`;
  }

  private reference(trie: Trie): string {
    if (typeof trie === "string") return `"${trie}"`;
    const name = this.schemaNames.get(trie);
    const text = this.inline(trie);
    const known = this.written.get(text);
    if (known) return known;
    if (!name && text.length < 40) return text;
    const wanted = `${name ?? "inline"}Codec`;
    let free = `${wanted[0]?.toLowerCase()}${wanted.slice(1)}`;
    for (let n = 2; this.taken.has(free); n++)
      free = `${wanted[0]?.toLowerCase()}${wanted.slice(1)}${n}`;
    this.taken.add(free);
    this.written.set(text, free);
    this.declarations.push(`const ${free} = ${text} as const;`);
    return free;
  }
}

function merge(fields: { [field: string]: Trie }, extra: Undocumented) {
  for (const [name, value] of Object.entries(extra)) {
    const present = fields[name];
    if (typeof value === "string" || typeof present !== "object") fields[name] = value as Trie;
    else merge(present, value);
  }
}

function withLeaf(trie: Trie | undefined, path: string[]): Trie {
  const [field = "", ...rest] = path;
  const fields = typeof trie === "object" ? { ...trie } : {};
  fields[field] = rest.length ? withLeaf(fields[field], rest) : "m";
  return fields;
}
