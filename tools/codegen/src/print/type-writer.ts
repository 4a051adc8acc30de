import { type Api, keyOf, type SchemaId } from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import { type Need, type Needs, NOTHING, neededAlternatives, textOf } from "../model/needs.ts";
import type { Variant } from "../model/needs-book.ts";
import { listed } from "../model/nouns.ts";
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

  /** The name of a schema's type as seen from this file: for callers, the one that says what is needed. */
  nameOf(id: SchemaId, direction: Direction, needs = NOTHING, without: string[] = []): string {
    if (direction === "output") return this.known(id, id.name);
    const variant = this.usage.needs.variant(id, needs, without);
    return this.known(id, variant?.name ?? this.inputName(id));
  }

  /** Whether callers can give a field. */
  isWritable(property: Schema): boolean {
    return isWritable(this.usage.needed, property);
  }

  /** Whether a field stands in an object's type: for callers not where nothing in its value is for them to give. */
  private isShown(from: string, property: Schema, direction: Direction, need?: Need): boolean {
    if (direction === "output") return true;
    if (!this.isWritable(property)) return false;
    if (!property.$ref || need?.required) return true;
    const { properties = {} } = this.api.schema(this.api.resolve(from, property.$ref));
    const fields = Object.values(properties);
    return fields.length === 0 || fields.some((field) => this.isWritable(field));
  }

  /**
   * A type expression for a schema standing in `from`.
   *
   * @param needs - what is needed of it
   * @param separate - fields of it that come from elsewhere
   */
  expression(
    from: string,
    schema: Schema,
    direction: Direction,
    needs = NOTHING,
    separate: string[] = [],
  ): string {
    if (schema.$ref) {
      const id = this.api.resolve(from, schema.$ref);
      const fields = this.api.schema(id).properties ?? {};
      const without = separate.filter((name) => fields[name] && this.isWritable(fields[name]));
      const name = this.nameOf(id, direction, needs, without);
      return isNullable(schema) ? `${name} | null` : name;
    }
    const types = [schema.type ?? "unknown"].flat();
    const nullable = types.includes("null");
    const written = types
      .filter((type) => type !== "null")
      .map((type) => this.single(from, schema, type, direction, needs));
    return nullable ? `${written.join(" | ")} | null` : written.join(" | ");
  }

  /** The declarations of one named schema: its output type, its input type, and those that need more. */
  declare(id: SchemaId): string[] {
    const schema = this.api.schema(id);
    const read = this.usage.output.has(keyOf(id));
    const written = this.usage.input.has(keyOf(id));
    const directions: Direction[] =
      read && written && this.usage.differs.has(keyOf(id))
        ? ["output", "input"]
        : [read ? "output" : "input"];
    const plain = directions.map((direction) => {
      const isInput = direction === "input";
      const name = isInput ? this.inputName(id) : id.name;
      const notes = [
        schema.description ?? "",
        ...(schema["x-oneof"] ?? [])
          .filter((group) => group.length > 1)
          .map((group) => `At most one of: ${group.map((f) => `\`${f}\``).join(", ")}.`),
      ];
      const { needs: book } = this.usage;
      const needs = isInput ? book.always(id) : book.carried(id);
      const groups = isInput ? book.alternatives(id) : book.answeredAlternatives(id);
      const type = groups.length
        ? this.choice(id, schema, groups, direction, needs)
        : this.expression(id.file, schema, direction, needs);
      const declaration =
        type.startsWith("{") && !groups.length && !schema.type?.includes("null")
          ? `export interface ${name} ${type}`
          : `export type ${name} = ${type};`;
      return comment(notes) + declaration;
    });
    return [...plain, ...this.usage.needs.variantsOf(id).map((variant) => this.special(variant))];
  }

  /** What callers write of a schema. */
  private inputName(id: SchemaId): string {
    return this.usage.differs.has(keyOf(id)) ? inputName(this.api, id) : id.name;
  }

  /** A name of a schema's file, which is imported where that is another. */
  private known(id: SchemaId, name: string): string {
    if (id.file !== this.file) {
      const names = this.imports.get(id.file) ?? new Set();
      this.imports.set(id.file, names.add(name));
    }
    return name;
  }

  /** The type of what some operations need of a schema: its input type, with the fields that are narrower. */
  private special({ id, name, needs, without, operations }: Variant): string {
    const schema = this.api.schema(id);
    const always = this.usage.needs.always(id);
    const plain = this.inputName(id);
    const takers = operations.map((operation) => `\`${operation.split("#")[1]}\``);
    const note = comment([`\`${plain}\` as an argument of ${shortList(takers)}.`]);
    const groups = this.usage.needs.alternatives(id);
    // a type with alternatives has no fields of its own to leave out
    if (groups.length) {
      const fields = Object.entries(schema.properties ?? {}).filter(([n]) => !without.includes(n));
      const rest = { ...schema, properties: Object.fromEntries(fields) };
      return `${note}export type ${name} = ${this.choice(id, rest, groups, "input", needs)};`;
    }
    const lines = Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
      const need = needs.get(field);
      if (!need || isSame(need, always.get(field))) return [];
      return [this.field(id.file, field, property, need)];
    });
    const base = without.length ? `Omit<${plain}, ${union(without)}>` : plain;
    const body = `{\n${lines.join("\n")}\n}`;
    const needed = neededAlternatives(needs);
    if (!needed.length) return `${note}export interface ${name} extends ${base} ${body}`;
    const choices = needed.map((group) => this.oneOf(id.file, schema, group, "input", needs));
    return `${note}export type ${name} = ${[base, body, ...choices].join(" & ")};`;
  }

  /** An object of which at most one field of each group is there. */
  private choice(
    id: SchemaId,
    schema: Schema,
    groups: string[][],
    direction: Direction,
    needs: Needs,
  ): string {
    const choices = groups.map((group) => this.oneOf(id.file, schema, group, direction, needs));
    const fields = Object.entries(schema.properties ?? {})
      .filter(([name]) => !groups.some((group) => group.includes(name)))
      .filter(([name, field]) => this.isShown(id.file, field, direction, needs.get(name)));
    if (!fields.length) return choices.join(" & ");
    const rest = { ...schema, properties: Object.fromEntries(fields) };
    return [this.body(id.file, rest, direction, needs), ...choices].join(" & ");
  }

  /** One object for each field of a group: the others are not there beside it. */
  private oneOf(
    from: string,
    schema: Schema,
    group: string[],
    direction: Direction,
    needs: Needs,
  ): string {
    const fields = group.flatMap((name) => {
      const property = schema.properties?.[name];
      const isThere = property && (direction === "output" || this.isWritable(property));
      return isThere ? [{ name, property }] : [];
    });
    const required = needs.get(group.join("|"))?.required ?? false;
    const given = (name: string, property: Schema) => {
      const need = { required: false, inner: NOTHING, ...needs.get(name) };
      const own = { ...need, required: required || need.required };
      return direction === "output"
        ? this.answered(from, schema, name, own)
        : this.field(from, name, property, own);
    };
    return oneOfObjects(
      fields.map(({ name, property }) => ({
        given: given(name, property),
        left: `${keyText(name)}?: ${isNullable(property) ? "null" : "undefined"};`,
      })),
    );
  }

  /** A field of an object that callers write. */
  private field(from: string, name: string, property: Schema, need: Need | undefined): string {
    const type = this.expression(from, property, "input", need?.inner);
    const written = need?.required ? `: ${withoutNull(type)}` : `?: ${type}`;
    return `${comment(fieldNotes(property))}${keyText(name)}${written};`;
  }

  /** A field of an object that answers have. */
  private answered(from: string, schema: Schema, name: string, need: Need | undefined): string {
    const property = schema.properties?.[name] ?? {};
    const isSet = need?.required || isEntityId(name, property);
    const isThere = isSet || alwaysPresent(this.api, from, schema, name);
    const type = this.expression(from, property, "output", need?.inner);
    const written = isSet ? withoutNull(type) : type;
    return `${comment(fieldNotes(property))}${keyText(name)}${isThere ? "" : "?"}: ${written};`;
  }

  private single(
    from: string,
    schema: Schema,
    type: string,
    direction: Direction,
    needs: Needs,
  ): string {
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
        const item = this.expression(from, schema.items ?? {}, direction, needs);
        return /[ |&]/.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
      }
      case "object":
        if (schema.properties) return this.body(from, schema, direction, needs);
        if (schema.additionalProperties)
          return `Record<string, ${this.expression(from, schema.additionalProperties, direction)}>`;
        return "Record<string, unknown>";
      case "unknown":
        return "unknown";
      default:
        throw new Error(`api/${from}: the type "${type}" is not understood`);
    }
  }

  private body(from: string, schema: Schema, direction: Direction, needs: Needs): string {
    const lines = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const need = needs.get(name);
      if (direction === "output") return [this.answered(from, schema, name, need)];
      const isShown = this.isShown(from, property, direction, need);
      return isShown ? [this.field(from, name, property, need)] : [];
    });
    return lines.length ? `{\n${lines.join("\n")}\n}` : "Record<string, never>";
  }
}

/** Alternatives as a union of objects: each with one of the fields, and without the others. */
export function oneOfObjects(fields: { given: string; left: string }[]): string {
  const objects = fields.map((own) =>
    fields.map((field) => (field === own ? field.given : field.left)).join("\n"),
  );
  return `(${objects.map((body) => `{\n${body}\n}`).join(" | ")})`;
}

const isNullable = ({ type }: Schema) => [type].flat().includes("null");

/** A type that is never null. */
export const withoutNull = (type: string) => type.replace(/ \| null$/, "");

const isSame = (a: Need, b: Need | undefined) =>
  a.required === b?.required && textOf(a.inner) === textOf(b.inner);

/** "a, b and 3 others" */
const shortList = (names: string[]): string =>
  listed(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} others`] : names);

/** What callers write of a type that reads differently; a few schemas already have the plain name. */
export function inputName(api: Api, id: SchemaId): string {
  return api.names.has(`${id.name}Input`) ? `${id.name}RequestInput` : `${id.name}Input`;
}
