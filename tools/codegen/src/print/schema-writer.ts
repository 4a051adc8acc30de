import { type Api, type SchemaId, schemaKey } from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import type { Usage } from "../model/usage.ts";
import { keyText, literalText } from "./text.ts";

/** Formats that have a schema in core. */
const FORMAT_SCHEMAS: Record<string, string> = {
  byte: "bytes",
  "color-hex": "colorHex",
  country: "country",
  currency: "currency",
  "date-time": "dateTime",
  email: "email",
  guid: "guid",
  language: "language",
  "local-date": "localDate",
  phone: "phone",
  subdivision: "subdivision",
  "url-slug": "urlSlug",
  "web-url": "webUrl",
};

/** Converts API schemas to zod schemas and collects the imports of a file. */
export class SchemaWriter {
  /** Names of the imported schemas by file. */
  readonly imports = new Map<string, Set<string>>();
  /** Imports from core's schema parts. */
  readonly parts = new Set<string>();
  private readonly api: Api;
  private readonly usage: Usage;
  private readonly file: string;

  constructor(api: Api, usage: Usage, file: string) {
    this.api = api;
    this.usage = usage;
    this.file = file;
  }

  /** Whether the file is in core, next to the schema parts. */
  get isCore(): boolean {
    return this.file === "common.json";
  }

  /** Returns whether any request, response or event uses a schema. */
  isUsed(id: SchemaId): boolean {
    return this.usage.checkedSchemas.has(schemaKey(id));
  }

  /** Returns the fields that a schema requires: none if responses or events use the schema. */
  requiredIn(id: SchemaId): string[] {
    return this.usage.output.has(schemaKey(id)) ? [] : (this.api.schema(id).required ?? []);
  }

  nameOf(id: SchemaId): string {
    if (id.file !== this.file) {
      const names = this.imports.get(id.file) ?? new Set();
      this.imports.set(id.file, names.add(id.name));
    }
    return id.name;
  }

  /**
   * Declares a named schema. The schema is created lazily, because schemas may contain each other
   * and an app needs few of them.
   */
  declare(id: SchemaId): string {
    const schema = this.api.schema(id);
    const value = this.writeValue(id.file, schema, !this.usage.output.has(schemaKey(id)));
    return `export const ${id.name}: z.ZodType = /* @__PURE__ */ z.lazy(() => ${value});`;
  }

  /** Returns a schema's expression, which allows null if the schema is nullable. */
  private writeValue(from: string, schema: Schema, isRequest: boolean): string {
    const expression = this.writeNonNull(from, schema, isRequest);
    return isNullable(schema) ? `${expression}.nullable()` : expression;
  }

  private writeNonNull(from: string, schema: Schema, isRequest: boolean): string {
    if (schema.$ref) return this.nameOf(this.api.resolve(from, schema.$ref));
    const type = [schema.type].flat().find((name) => name !== "null");
    switch (type) {
      case "string":
        return this.writeString(schema);
      case "number":
        return this.writeNumber(schema);
      case "boolean":
        return "z.boolean()";
      case "array": {
        // on the wire, a mask is one string
        if (schema.format === "field-mask") return "z.string()";
        const items = this.writeValue(from, schema.items ?? {}, isRequest);
        return `z.array(${items})${limitCalls(schema.minItems, schema.maxItems)}`;
      }
      case "object":
        return this.writeObject(from, schema, isRequest);
      case undefined:
        return "z.unknown()";
      default:
        throw new Error(`api/${from}: the type "${type}" is not understood`);
    }
  }

  private writeString(schema: Schema): string {
    if (schema.enum) return `z.enum(${literalText(schema.enum)})`;
    if (schema["x-decimal"] || schema.format === "decimal-value") {
      this.parts.add("decimal");
      return `decimal(${decimalLimits(schema["x-decimal"])})`;
    }
    const formatSchema = FORMAT_SCHEMAS[schema.format ?? ""];
    if (formatSchema) this.parts.add(formatSchema);
    return `${formatSchema ?? "z.string()"}${limitCalls(schema.minLength, schema.maxLength)}`;
  }

  private writeNumber(schema: Schema): string {
    const expression = `z.number()${limitCalls(schema.minimum, schema.maximum)}`;
    if (schema.format !== "double") return expression;
    this.parts.add("notANumber");
    return `z.union([${expression}, notANumber])`;
  }

  private writeObject(from: string, schema: Schema, isRequest: boolean): string {
    if (!schema.properties) {
      const value = schema.additionalProperties ?? {};
      return `z.record(z.string(), ${this.writeValue(from, value, isRequest)})`;
    }
    const fields = Object.entries(schema.properties).map(([name, property]) => {
      const expression = this.writeNonNull(from, property, isRequest);
      const isRequired = isRequest && schema.required?.includes(name);
      const optionalSuffix = isNullable(property) ? ".nullish()" : ".optional()";
      return `${keyText(name)}: ${expression}${isRequired ? "" : optionalSuffix}`;
    });
    const object = fields.length ? `z.looseObject({ ${fields.join(", ")} })` : "z.looseObject({})";
    const groups = (schema["x-oneof"] ?? []).filter((group) => group.length > 1);
    if (!groups.length) return object;
    this.parts.add("atMostOne");
    return `atMostOne(${[object, ...groups.map(literalText)].join(", ")})`;
  }
}

const isNullable = (schema: Schema) => [schema.type].flat().includes("null");

function limitCalls(min: number | undefined, max: number | undefined): string {
  return `${min === undefined ? "" : `.min(${min})`}${max === undefined ? "" : `.max(${max})`}`;
}

/** Converts "options { gte:0, maxScale:2 }" to "{ gte: 0, maxScale: 2 }". */
function decimalLimits(text = ""): string {
  const matches = [...text.matchAll(/(gte|gt|lte|maxScale):(-?[\d.]+)/g)];
  const limitEntries = matches.map(([, name = "", value]) => [name, Number(value)]);
  return limitEntries.length ? literalText(Object.fromEntries(limitEntries)) : "";
}
