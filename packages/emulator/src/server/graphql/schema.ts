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
import type { Entity } from "../../resource/declaration.js";
import { objectOf } from "../../resource/merge.js";
import { getOrInsert } from "../../store/get-or-insert.js";
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

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const actionOf = ({ name }: OperationFacts) => name.slice(name.lastIndexOf(".") + 1);

/** As on the platform, `Query` contains only operations that get or query entities. */
async function makeSchema(): Promise<GraphQLSchema> {
  // The token service's raw HTTP requests are not available in GraphQL.
  const availableOperations = operations.filter(({ response }) => response !== "RawHttpResponse");
  const services = new Map<string, OperationFacts[]>();
  for (const operation of availableOperations) {
    getOrInsert(services, operation.schemas, (): OperationFacts[] => []).push(operation);
  }
  // The largest service in a domain determines the names of shared types.
  const servicesBySize = [...services].sort(([, a], [, b]) => b.length - a.length);
  const modules = await Promise.all(servicesBySize.map(([name]) => schemasOf(name)));
  const queries: Record<string, Field> = {};
  const mutations: Record<string, Field> = {};
  const types = new Types((typeName) => relationsOf(typeName, queries));
  const allFields = servicesBySize.map(([name, serviceOperations], index) => ({
    serviceOperations,
    module: modules[index] as unknown as Module,
    names: graphqlNames[name] ?? { fields: name, types: "" },
  }));
  for (const { module, names } of allFields) types.name(module, names.types);
  for (const { serviceOperations, module, names } of allFields) {
    for (const operation of serviceOperations) {
      const source = { types, module, prefix: names.types, operation };
      const entity = entityName(operation);
      const plural = names.fields + (listName(operation) ?? "");
      if (entity !== undefined) queries[names.fields + entity] = getterField(source, entity);
      else if (plural === names.fields)
        mutations[names.fields + capitalize(actionOf(operation))] = mutationField(source);
      // Add a suffix if the singular and the plural are the same, as in `ContactTaxDetails`.
      else queries[plural in queries ? `${plural}List` : plural] = queryField(source);
    }
  }
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: "Query", fields: queries }),
    mutation: new GraphQLObjectType({ name: "Mutation", fields: mutations }),
  });
}

let schema: Promise<GraphQLSchema> | undefined;

export function graphqlSchema(): Promise<GraphQLSchema> {
  schema ??= makeSchema();
  return schema;
}

interface FieldSource {
  readonly types: Types;
  readonly module: Module;
  /** Prefix of the service's type names. */
  readonly prefix: string;
  readonly operation: OperationFacts;
}

/** Returns `Product` for `getProduct`. */
function entityName(operation: OperationFacts): string | undefined {
  const { verb, keys } = operation;
  if (verb !== "get" || !keys?.responseItem || !keys.id || keys.by) return undefined;
  const name = capitalize(keys.responseItem);
  return actionOf(operation) === `get${name}` ? name : undefined;
}

/** Returns `Products` for `queryProducts`. */
function listName(operation: OperationFacts): string | undefined {
  const { verb, keys } = operation;
  if (verb !== "query" || !keys?.list) return undefined;
  const name = capitalize(keys.list);
  return actionOf(operation) === `query${name}` ? name : undefined;
}

function getterField(source: FieldSource, entity: string): Field {
  const { types, prefix, operation } = source;
  const { responseItem = "", id = "" } = operation.keys ?? {};
  return {
    type: types.output(responseField(source, responseItem), prefix + entity),
    args: { id: { type: new GraphQLNonNull(GraphQLID) } },
    resolve: async (_, args, { call }) =>
      (await call(operation.name, { [id]: args.id }))[responseItem],
  };
}

function queryField(source: FieldSource): Field {
  const { types, prefix, operation } = source;
  const { name, keys, request, response } = operation;
  const { list = "", paging, total } = keys ?? {};
  const items = types.output(responseField(source, list), `${prefix}${response}Item`);
  return {
    type: new GraphQLObjectType({
      name: prefix + response,
      fields: { items: { type: items }, pageInfo: { type: PageInfo } },
    }),
    args: { queryInput: { type: types.input(schemaNamed(source, request), prefix + request) } },
    resolve: async (_, { queryInput = {} }, { call }) => {
      const result = await call(name, queryInput);
      return {
        items: result[list],
        pageInfo: pageInfoOf(result[paging ?? ""], total && result[total]),
      };
    },
  };
}

function mutationField(source: FieldSource): Field {
  const { types, prefix, operation } = source;
  const { name, request, response } = operation;
  const type = types.output(schemaNamed(source, response), prefix + response);
  const input = types.input(schemaNamed(source, request), prefix + request);
  return {
    type: type instanceof GraphQLObjectType ? type : Void,
    ...("getFields" in input && { args: { input: { type: input } } }),
    resolve: async (_, { input: request = {} }, { call }) => await call(name, request),
  };
}

function schemaNamed({ module, operation }: FieldSource, name: string): z.ZodType {
  const schema = module[name];
  if (!schema) throw new Error(`There is no schema ${name} for ${operation.name}`);
  return schema;
}

function responseField(source: FieldSource, field: string): z.core.$ZodType {
  const { response } = source.operation;
  let schema = schemaNamed(source, response) as z.core.$ZodType;
  for (;;) {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === "object" && def.shape[field]) return def.shape[field];
    if (def.type !== "lazy") throw new Error(`${response} has no field ${field}`);
    schema = def.getter();
  }
}

function pageInfoOf(metadata: unknown, siblingTotal: unknown): Entity {
  const { cursors, ...page } = objectOf(metadata);
  const { count = 0, offset = 0, total = siblingTotal } = page;
  const { next, prev } = objectOf(cursors);
  const hasNext =
    typeof total === "number" ? Number(offset) + Number(count) < total : Boolean(next);
  return { hasNext, ...page, total, nextCursor: next || null, prevCursor: prev || null };
}
