import { type Api, type SchemaId, schemaKey } from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import {
  type Need,
  type Needs,
  NO_NEEDS,
  neededAlternatives,
  serializeNeeds,
} from "../model/needs.ts";
import { joinWithConjunction } from "../model/nouns.ts";
import type { Variant } from "../model/schema-needs.ts";
import {
  type Direction,
  isAlwaysPresent,
  isEntityId,
  isWritable,
  type Usage,
} from "../model/usage.ts";
import { fieldNotes } from "./limits.ts";
import { docCommentText, keyText, unionText } from "./text.ts";

/** Converts schemas to TypeScript types and collects the imports of a file. */
export class TypeWriter {
  /** Names of imported types by file. */
  readonly imports = new Map<string, Set<string>>();
  private readonly api: Api;
  private readonly usage: Usage;
  private readonly file: string;

  constructor(api: Api, usage: Usage, file: string) {
    this.api = api;
    this.usage = usage;
    this.file = file;
  }

  /**
   * Returns the name of a schema's type, and imports the type if needed. An input type's name
   * depends on its required fields.
   */
  nameOf(id: SchemaId, direction: Direction, needs = NO_NEEDS, excluded: string[] = []): string {
    if (direction === "output") return this.importName(id, id.name);
    const variant = this.usage.needs.findVariant(id, needs, excluded);
    return this.importName(id, variant?.name ?? this.inputName(id));
  }

  /** Returns whether callers can set a field. */
  isWritable(property: Schema): boolean {
    return isWritable(this.usage.requiredReadOnlyFields, property);
  }

  /** Returns whether a type contains a field. Input types omit fields that callers cannot set. */
  private isShown(from: string, property: Schema, direction: Direction, need?: Need): boolean {
    if (direction === "output") return true;
    if (!this.isWritable(property)) return false;
    if (!property.$ref || need?.required) return true;
    const { properties = {} } = this.api.schema(this.api.resolve(from, property.$ref));
    const fields = Object.values(properties);
    return fields.length === 0 || fields.some((field) => this.isWritable(field));
  }

  /**
   * Returns the type expression of a schema in the file `from`.
   *
   * @param needs - the type's required fields
   * @param externalFields - fields that come from other sources
   */
  expression(
    from: string,
    schema: Schema,
    direction: Direction,
    needs = NO_NEEDS,
    externalFields: string[] = [],
  ): string {
    if (schema.$ref) {
      const id = this.api.resolve(from, schema.$ref);
      const fields = this.api.schema(id).properties ?? {};
      const omittedFields = externalFields.filter(
        (name) => fields[name] && this.isWritable(fields[name]),
      );
      const name = this.nameOf(id, direction, needs, omittedFields);
      return isNullable(schema) ? `${name} | null` : name;
    }
    const types = [schema.type ?? "unknown"].flat();
    const hasNull = types.includes("null");
    const typeTexts = types
      .filter((type) => type !== "null")
      .map((type) => this.typeText(from, schema, type, direction, needs));
    return hasNull ? `${typeTexts.join(" | ")} | null` : typeTexts.join(" | ");
  }

  /** Returns the declarations of a named schema: output type, input type, and variants. */
  declare(id: SchemaId): string[] {
    const schema = this.api.schema(id);
    const isOutputType = this.usage.output.has(schemaKey(id));
    const isInputType = this.usage.input.has(schemaKey(id));
    const directions: Direction[] =
      isOutputType && isInputType && this.usage.differingSchemas.has(schemaKey(id))
        ? ["output", "input"]
        : [isOutputType ? "output" : "input"];
    const mainDeclarations = directions.map((direction) => {
      const isInput = direction === "input";
      const name = isInput ? this.inputName(id) : id.name;
      const paragraphs = [
        schema.description ?? "",
        ...(schema["x-oneof"] ?? [])
          .filter((group) => group.length > 1)
          .map(
            (group) =>
              `At most one of ${joinWithConjunction(group.map((field) => `\`${field}\``))} is set.`,
          ),
      ];
      const { needs: schemaNeeds } = this.usage;
      const needs = isInput ? schemaNeeds.alwaysRequired(id) : schemaNeeds.neededInResponses(id);
      const groups = isInput ? schemaNeeds.alternatives(id) : schemaNeeds.responseAlternatives(id);
      const type = groups.length
        ? this.choiceType(id, schema, groups, direction, needs)
        : this.expression(id.file, schema, direction, needs);
      const declaration =
        type.startsWith("{") && !groups.length && !schema.type?.includes("null")
          ? `export interface ${name} ${type}`
          : `export type ${name} = ${type};`;
      return docCommentText(paragraphs) + declaration;
    });
    return [
      ...mainDeclarations,
      ...this.usage.needs.variantsOf(id).map((variant) => this.variantDeclaration(variant)),
    ];
  }

  private inputName(id: SchemaId): string {
    return this.usage.differingSchemas.has(schemaKey(id)) ? inputName(this.api, id) : id.name;
  }

  /** Returns the name of a schema's type and adds an import if needed. */
  private importName(id: SchemaId, name: string): string {
    if (id.file !== this.file) {
      const names = this.imports.get(id.file) ?? new Set();
      this.imports.set(id.file, names.add(name));
    }
    return name;
  }

  /** Declares a variant: the input type with other required fields and without excluded fields. */
  private variantDeclaration({ id, name, needs, excludedFields, operations }: Variant): string {
    const schema = this.api.schema(id);
    const alwaysRequired = this.usage.needs.alwaysRequired(id);
    const inputTypeName = this.inputName(id);
    const operationNames = operations.map((operation) => `\`${operation.split("#")[1]}\``);
    const docComment = docCommentText([
      `The variant of \`${inputTypeName}\` that ${shortList(operationNames)} ${operationNames.length > 1 ? "accept" : "accepts"}.`,
    ]);
    const groups = this.usage.needs.alternatives(id);
    // an interface cannot extend a union of alternatives, and `Omit` would merge them
    if (groups.length) {
      const remainingFields = Object.entries(schema.properties ?? {}).filter(
        ([field]) => !excludedFields.includes(field),
      );
      const remainingSchema = { ...schema, properties: Object.fromEntries(remainingFields) };
      return `${docComment}export type ${name} = ${this.choiceType(id, remainingSchema, groups, "input", needs)};`;
    }
    const lines = Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
      const need = needs.get(field);
      if (!need || isSameNeed(need, alwaysRequired.get(field))) return [];
      return [this.inputField(id.file, field, property, need)];
    });
    const baseType = excludedFields.length
      ? `Omit<${inputTypeName}, ${unionText(excludedFields)}>`
      : inputTypeName;
    const body = `{\n${lines.join("\n")}\n}`;
    const requiredAlternatives = neededAlternatives(needs);
    if (!requiredAlternatives.length)
      return `${docComment}export interface ${name} extends ${baseType} ${body}`;
    const choices = requiredAlternatives.map((group) =>
      this.oneOf(id.file, schema, group, "input", needs),
    );
    return `${docComment}export type ${name} = ${[baseType, body, ...choices].join(" & ")};`;
  }

  /** Returns an object type that has at most one field from each group. */
  private choiceType(
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
    const remainingSchema = { ...schema, properties: Object.fromEntries(fields) };
    return [this.objectBody(id.file, remainingSchema, direction, needs), ...choices].join(" & ");
  }

  /**
   * Returns a union with one object type per field in a group. Each type excludes the other fields.
   */
  private oneOf(
    from: string,
    schema: Schema,
    group: string[],
    direction: Direction,
    needs: Needs,
  ): string {
    const fields = group.flatMap((name) => {
      const property = schema.properties?.[name];
      const isIncluded = property && (direction === "output" || this.isWritable(property));
      return isIncluded ? [{ name, property }] : [];
    });
    const isRequired = needs.get(group.join("|"))?.required ?? false;
    const propertyText = (name: string, property: Schema) => {
      const need = { required: false, nestedNeeds: NO_NEEDS, ...needs.get(name) };
      const fieldNeed = { ...need, required: isRequired || need.required };
      return direction === "output"
        ? this.outputField(from, schema, name, fieldNeed)
        : this.inputField(from, name, property, fieldNeed);
    };
    return oneOfObjects(
      fields.map(({ name, property }) => ({
        set: propertyText(name, property),
        unset: `${keyText(name)}?: ${isNullable(property) ? "null" : "undefined"};`,
      })),
    );
  }

  /** Writes a field of an input type. */
  private inputField(from: string, name: string, property: Schema, need: Need | undefined): string {
    const type = this.expression(from, property, "input", need?.nestedNeeds);
    const typeText = need?.required ? `: ${withoutNull(type)}` : `?: ${type}`;
    return `${docCommentText(fieldNotes(property))}${keyText(name)}${typeText};`;
  }

  /** Writes a field of an output type. */
  private outputField(from: string, schema: Schema, name: string, need: Need | undefined): string {
    const property = schema.properties?.[name] ?? {};
    const isSet = need?.required || isEntityId(name, property);
    const isPresent = isSet || isAlwaysPresent(this.api, from, schema, name);
    const type = this.expression(from, property, "output", need?.nestedNeeds);
    const typeText = isSet ? withoutNull(type) : type;
    return `${docCommentText(fieldNotes(property))}${keyText(name)}${isPresent ? "" : "?"}: ${typeText};`;
  }

  private typeText(
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
            ? `${unionText(schema.enum)} | (string & {})`
            : unionText(schema.enum);
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
        if (schema.properties) return this.objectBody(from, schema, direction, needs);
        if (schema.additionalProperties)
          return `Record<string, ${this.expression(from, schema.additionalProperties, direction)}>`;
        return "Record<string, unknown>";
      case "unknown":
        return "unknown";
      default:
        throw new Error(`api/${from}: the type "${type}" is not understood`);
    }
  }

  private objectBody(from: string, schema: Schema, direction: Direction, needs: Needs): string {
    const lines = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const need = needs.get(name);
      if (direction === "output") return [this.outputField(from, schema, name, need)];
      const isShown = this.isShown(from, property, direction, need);
      return isShown ? [this.inputField(from, name, property, need)] : [];
    });
    return lines.length ? `{\n${lines.join("\n")}\n}` : "Record<string, never>";
  }
}

/** Writes alternatives as a union of objects, each with one of the fields. */
export function oneOfObjects(fields: { set: string; unset: string }[]): string {
  const objects = fields.map((alternative) =>
    fields.map((field) => (field === alternative ? field.set : field.unset)).join("\n"),
  );
  return `(${objects.map((body) => `{\n${body}\n}`).join(" | ")})`;
}

const isNullable = ({ type }: Schema) => [type].flat().includes("null");

export const withoutNull = (type: string) => type.replace(/ \| null$/, "");

const isSameNeed = (a: Need, b: Need | undefined) =>
  a.required === b?.required && serializeNeeds(a.nestedNeeds) === serializeNeeds(b.nestedNeeds);

/** Joins names as in "a, b and 3 others". */
const shortList = (names: string[]): string =>
  joinWithConjunction(
    names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} others`] : names,
  );

/**
 * Returns the name of a schema's input type if its output type differs. The suffix is `Input`, or
 * `RequestInput` if another schema already has the name with `Input`.
 */
export function inputName(api: Api, id: SchemaId): string {
  return api.names.has(`${id.name}Input`) ? `${id.name}RequestInput` : `${id.name}Input`;
}
