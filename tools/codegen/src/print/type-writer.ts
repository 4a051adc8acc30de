import { type Api, keyOf, type SchemaId } from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import {
  alwaysPresent,
  type Direction,
  isEntityId,
  isWritable,
  type Usage,
} from "../model/usage.ts";
import { fieldNotes } from "./limits.ts";
import { comment, keyText, union } from "./text.ts";

/** Turns schemas into TypeScript. Collects the foreign types a file needs while it writes. */
export class TypeWriter {
  /** Imported types: file of origin to names. */
  readonly imports = new Map<string, Set<string>>();
  private readonly api: Api;
  private readonly usage: Usage;
  private readonly file: string;

  constructor(api: Api, usage: Usage, file: string) {
    this.api = api;
    this.usage = usage;
    this.file = file;
  }

  /** The name of a schema's type as seen from this file. */
  nameOf(id: SchemaId, direction: Direction): string {
    const name =
      direction === "input" && this.usage.differs.has(keyOf(id))
        ? inputName(this.api, id)
        : id.name;
    if (id.file !== this.file) {
      const names = this.imports.get(id.file) ?? new Set();
      this.imports.set(id.file, names.add(name));
    }
    return name;
  }

  /** Whether callers can give a field. */
  isWritable(property: Schema): boolean {
    return isWritable(this.usage.needed, property);
  }

  /** A type expression for a schema standing in `from`. */
  expression(from: string, schema: Schema, direction: Direction): string {
    if (schema.$ref) return this.nameOf(this.api.resolve(from, schema.$ref), direction);
    const types = [schema.type ?? "unknown"].flat();
    const nullable = types.includes("null");
    const written = types
      .filter((type) => type !== "null")
      .map((type) => this.single(from, schema, type, direction));
    return nullable ? `${written.join(" | ")} | null` : written.join(" | ");
  }

  private single(from: string, schema: Schema, type: string, direction: Direction): string {
    switch (type) {
      case "string":
        if (schema.enum)
          return direction === "output"
            ? `${union(schema.enum)} | (string & {})`
            : union(schema.enum);
        if (schema.format === "date-time") return "Date";
        if (schema.format === "byte") return "Uint8Array";
        return "string";
      case "number":
      case "boolean":
        return type;
      case "array": {
        const item = this.expression(from, schema.items ?? {}, direction);
        return /[ |&]/.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
      }
      case "object":
        if (schema.properties) return this.body(from, schema, direction);
        if (schema.additionalProperties)
          return `Record<string, ${this.expression(from, schema.additionalProperties, direction)}>`;
        return "Record<string, unknown>";
      case "unknown":
        return "unknown";
      default:
        throw new Error(`api/${from}: the type "${type}" is not understood`);
    }
  }

  private body(from: string, schema: Schema, direction: Direction): string {
    const lines = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      if (direction === "input" && !this.isWritable(property)) return [];
      const isId = direction === "output" && isEntityId(name, property);
      const required =
        direction === "input"
          ? schema.required?.includes(name)
          : alwaysPresent(this.api, from, schema, name);
      const type = this.expression(from, property, direction);
      const key = keyText(name);
      const written = isId ? type.replace(/ \| null$/, "") : type;
      return [`${comment(fieldNotes(property))}${key}${required ? "" : "?"}: ${written};`];
    });
    return lines.length ? `{\n${lines.join("\n")}\n}` : "Record<string, never>";
  }

  /** The declarations of one named schema: its output type, its input type, or both. */
  declare(id: SchemaId): string[] {
    const schema = this.api.schema(id);
    const read = this.usage.output.has(keyOf(id));
    const written = this.usage.input.has(keyOf(id));
    const directions: Direction[] =
      read && written && this.usage.differs.has(keyOf(id))
        ? ["output", "input"]
        : [read ? "output" : "input"];
    return directions.flatMap((direction) => {
      const name = this.nameOf(id, direction);
      const notes = [
        schema.description ?? "",
        ...(schema["x-oneof"] ?? [])
          .filter((group) => group.length > 1)
          .map((group) => `At most one of: ${group.map((f) => `\`${f}\``).join(", ")}.`),
      ];
      const type = this.expression(id.file, schema, direction);
      const declaration =
        type.startsWith("{") && !schema.type?.includes("null")
          ? `export interface ${name} ${type}`
          : `export type ${name} = ${type};`;
      return [comment(notes) + declaration];
    });
  }
}

/** What callers write of a type that reads differently; a few schemas already have the plain name. */
export function inputName(api: Api, id: SchemaId): string {
  return api.names.has(`${id.name}Input`) ? `${id.name}RequestInput` : `${id.name}Input`;
}
