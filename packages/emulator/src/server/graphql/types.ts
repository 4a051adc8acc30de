import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLString,
  valueFromASTUntyped,
} from "graphql";
import { z } from "zod/v4";
import type { WireRequest } from "../../kernel/wire-request.js";

export const Json = /* @__PURE__ */ new GraphQLScalarType({
  name: "JSON",
  description: "Any JSON value.",
  coerceInputValue: (value) => value,
  coerceInputLiteral: (node) => valueFromASTUntyped(node),
});

export const Void = /* @__PURE__ */ new GraphQLScalarType({
  name: "Void",
  description: "Always null.",
  coerceOutputValue: () => null,
});

/** Platform names of shared types, keyed by the fields or values of the type. */
const PLATFORM_NAMES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["ASC,DESC", "CommonSortOrder"],
  ["fieldName,order", "CommonSorting"],
  ["fieldName,order,origin", "CommonSorting"],
  ["fieldName,order,selectItemsBy", "CommonSorting"],
  ["appId,catalogItemId,options", "EcommerceCatalogSpiV1CatalogReference"],
]);

export type CallOperation = (operation: string, request: WireRequest) => Promise<WireRequest>;

export type Field = GraphQLFieldConfig<unknown, { readonly call: CallOperation }>;

type ExtraFields = (typeName: string) => Readonly<Record<string, Field>>;

type Shape = Readonly<Record<string, z.core.$ZodType>>;
type Direction = "input" | "output";
type AnyType = GraphQLInputType | GraphQLOutputType;

const GRAPHQL_NAME = /^(?!__)[A-Za-z_]\w*$/;
const isEnumValue = (value: string) =>
  GRAPHQL_NAME.test(value) && !/^(true|false|null)$/.test(value);

export class Types {
  readonly #names = new Map<z.core.$ZodType, string>();
  readonly #types = new Map<string, { readonly type: AnyType; readonly content: string }>();
  readonly #extraFields: ExtraFields;

  constructor(extraFields: ExtraFields) {
    this.#extraFields = extraFields;
  }

  name(module: Readonly<Record<string, unknown>>, prefix: string): void {
    for (const [name, schema] of Object.entries(module)) {
      const isNew = schema instanceof z.core.$ZodType && !this.#names.has(schema);
      if (isNew) this.#names.set(schema, prefix + name);
    }
  }

  output(schema: z.core.$ZodType, name: string): GraphQLOutputType {
    return this.#type(schema, name, "output") as GraphQLOutputType;
  }

  input(schema: z.core.$ZodType, name: string): GraphQLInputType {
    return this.#type(schema, name, "input") as GraphQLInputType;
  }

  #type(schema: z.core.$ZodType, inlineName: string, direction: Direction): AnyType {
    const name = this.#names.get(schema) ?? inlineName;
    const { def } = (schema as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case "lazy":
        return this.#type(def.getter(), name, direction);
      case "optional":
      case "nullable":
        return this.#type(def.innerType, name, direction);
      case "array":
        return new GraphQLList(
          this.#type(def.element, `${name}Item`, direction) as GraphQLOutputType,
        );
      case "object":
        return this.#object(def.shape, name, direction);
      case "enum":
        return this.#enum(Object.values(def.entries).map(String), name);
      case "boolean":
        return GraphQLBoolean;
      case "string":
        return GraphQLString;
      case "number":
        return GraphQLInt;
      case "union":
        // In the schemas, a union with a number allows numbers and the string "NaN".
        return def.options.some((option) => (option as z.core.$ZodTypes)._zod.def.type === "number")
          ? GraphQLFloat
          : Json;
      default:
        return Json;
    }
  }

  #object(shape: Shape, name: string, direction: Direction): AnyType {
    const fields = Object.entries(shape).filter(([field]) => GRAPHQL_NAME.test(field));
    if (fields.length === 0) return Json;
    const typeOf = (schema: z.core.$ZodType, field: string) =>
      this.#type(
        schema,
        name + field.charAt(0).toUpperCase() + field.slice(1),
        direction,
      ) as GraphQLInputType & GraphQLOutputType;
    const fieldTypes = () =>
      Object.fromEntries(fields.map(([field, schema]) => [field, { type: typeOf(schema, field) }]));
    const names = fields.map(([field]) => field);
    return this.#uniqueType(name, direction === "input" ? "Input" : "", names, (uniqueName) =>
      direction === "input"
        ? new GraphQLInputObjectType({ name: uniqueName, fields: fieldTypes })
        : new GraphQLObjectType({
            name: uniqueName,
            fields: () => ({ ...fieldTypes(), ...this.#extraFields(uniqueName) }),
          }),
    );
  }

  #enum(values: readonly string[], name: string): AnyType {
    if (!values.every(isEnumValue)) return GraphQLString;
    return this.#uniqueType(name, "", values, (uniqueName) => {
      const entries = values.map((value) => [value, { value }] as const);
      return new GraphQLEnumType({ name: uniqueName, values: Object.fromEntries(entries) });
    });
  }

  #uniqueType(
    name: string,
    suffix: string,
    members: readonly string[],
    make: (uniqueName: string) => AnyType,
  ): AnyType {
    const content = [...members].sort().join();
    const platformName = PLATFORM_NAMES.get(content);
    for (let count = 1; ; count += 1) {
      const uniqueName = (platformName ?? name) + suffix + (count === 1 ? "" : count);
      const cached = this.#types.get(uniqueName);
      if (cached && (platformName || cached.content === content)) return cached.type;
      if (cached) continue;
      const type = make(uniqueName);
      this.#types.set(uniqueName, { type, content });
      return type;
    }
  }
}
