import {
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from "graphql";
import type { z } from "zod/v4";
import { schemasOf } from "../../checks/requests.js";
import { graphqlNames } from "../../generated/graphql-names.js";
import { type OperationFacts, operations } from "../../generated/operations.js";
import { getOrInsert } from "../../store/get-or-insert.js";
import { pageInfoOf } from "./page-info.js";
import { relationsOf } from "./relations.js";
import { type Field, Types, Void } from "./types.js";

type Module = Readonly<Record<string, z.ZodType>>;

const PageInfo = /* @__PURE__ */ new GraphQLObjectType({
  name: "PageInfo",
  fields: {
    count: { type: GraphQLInt },
    offset: { type: GraphQLInt },
    total: { type: GraphQLInt },
    tooManyToCount: { type: GraphQLBoolean },
    hasNext: { type: GraphQLBoolean },
    nextCursor: { type: GraphQLString },
    prevCursor: { type: GraphQLString },
  },
});

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const actionOf = ({ name }: OperationFacts) => name.slice(name.lastIndexOf(".") + 1);

/** Only getting by id and querying are fields of `Query`, as on the platform. */
async function makeSchema(): Promise<GraphQLSchema> {
  // The token service's raw HTTP requests are not available in GraphQL.
  const available = operations.filter(({ response }) => response !== "RawHttpResponse");
  const services = new Map<string, OperationFacts[]>();
  for (const operation of available) {
    getOrInsert(services, operation.schemas, (): OperationFacts[] => []).push(operation);
  }
  // The largest service of a domain names the types that it shares with others.
  const bySize = [...services].sort(([, a], [, b]) => b.length - a.length);
  const modules = await Promise.all(bySize.map(([name]) => schemasOf(name)));
  const query: Record<string, Field> = {};
  const mutation: Record<string, Field> = {};
  const types = new Types((typeName) => relationsOf(typeName, query));
  const all = bySize.map(([name, own], index) => ({
    its: own,
    module: modules[index] as unknown as Module,
    names: graphqlNames[name] ?? { fields: name, types: "" },
  }));
  for (const { module, names } of all) types.name(module, names.types);
  for (const { its, module, names } of all) {
    for (const operation of its) {
      const field = new FieldMaker(types, module, names.types, operation);
      const entity = field.entityName();
      const plural = names.fields + (field.listName() ?? "");
      if (entity !== undefined) query[names.fields + entity] = field.getter(entity);
      else if (plural === names.fields)
        mutation[names.fields + capitalized(actionOf(operation))] = field.action();
      // The singular and the plural are the same, as in `ContactTaxDetails`.
      else query[plural in query ? `${plural}List` : plural] = field.query();
    }
  }
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: "Query", fields: query }),
    mutation: new GraphQLObjectType({ name: "Mutation", fields: mutation }),
  });
}

let schema: Promise<GraphQLSchema> | undefined;

export function graphqlSchema(): Promise<GraphQLSchema> {
  schema ??= makeSchema();
  return schema;
}

class FieldMaker {
  readonly #operation: OperationFacts;
  readonly #types: Types;
  readonly #module: Module;
  readonly #prefix: string;

  constructor(types: Types, module: Module, prefix: string, operation: OperationFacts) {
    this.#types = types;
    this.#module = module;
    this.#prefix = prefix;
    this.#operation = operation;
  }

  /** Returns the entity's name if the operation gets an entity by id, such as `getProduct`. */
  entityName(): string | undefined {
    const { verb, keys } = this.#operation;
    if (verb !== "get" || !keys?.responseItem || !keys.id || keys.by) return undefined;
    const name = capitalized(keys.responseItem);
    return actionOf(this.#operation) === `get${name}` ? name : undefined;
  }

  /** Returns the entity's plural name if the operation is a query, such as `queryProducts`. */
  listName(): string | undefined {
    const { verb, keys } = this.#operation;
    if (verb !== "query" || !keys?.list) return undefined;
    const name = capitalized(keys.list);
    return actionOf(this.#operation) === `query${name}` ? name : undefined;
  }

  getter(entity: string): Field {
    const { name, keys } = this.#operation;
    const { responseItem = "", id = "" } = keys ?? {};
    return {
      type: this.#types.output(this.#response(responseItem), this.#prefix + entity),
      args: { id: { type: new GraphQLNonNull(GraphQLID) } },
      resolve: async (_, args, { call }) => (await call(name, { [id]: args.id }))[responseItem],
    };
  }

  query(): Field {
    const { name, keys, request, response } = this.#operation;
    const { list = "", paging, total } = keys ?? {};
    const items = this.#types.output(this.#response(list), `${this.#prefix}${response}Item`);
    return {
      type: new GraphQLObjectType({
        name: this.#prefix + response,
        fields: { items: { type: items }, pageInfo: { type: PageInfo } },
      }),
      args: {
        queryInput: { type: this.#types.input(this.#schema(request), this.#prefix + request) },
      },
      resolve: async (_, { queryInput = {} }, { call }) => {
        const result = await call(name, queryInput);
        return {
          items: result[list],
          pageInfo: pageInfoOf(result[paging ?? ""], total && result[total]),
        };
      },
    };
  }

  action(): Field {
    const { name, request, response } = this.#operation;
    const type = this.#types.output(this.#schema(response), this.#prefix + response);
    const input = this.#types.input(this.#schema(request), this.#prefix + request);
    return {
      type: type instanceof GraphQLObjectType ? type : Void,
      ...("getFields" in input && { args: { input: { type: input } } }),
      resolve: async (_, { input: request = {} }, { call }) => await call(name, request),
    };
  }

  #schema(name: string): z.ZodType {
    const schema = this.#module[name];
    if (!schema) throw new Error(`There is no schema ${name} for ${this.#operation.name}`);
    return schema;
  }

  #response(field: string): z.core.$ZodType {
    let schema = this.#schema(this.#operation.response) as z.core.$ZodType;
    for (;;) {
      const { def } = (schema as z.core.$ZodTypes)._zod;
      if (def.type === "object" && def.shape[field]) return def.shape[field];
      if (def.type !== "lazy") break;
      schema = def.getter();
    }
    throw new Error(`${this.#operation.response} has no field ${field}`);
  }
}
