import type { WireRequest } from "../../kernel/wire-request.js";
import type { Field } from "./types.js";

interface Relation {
  readonly field: string;
  readonly list: string;
  filter(entity: WireRequest): WireRequest;
}

const RELATIONS: Readonly<Record<string, Relation>> = {
  CatalogV1Collection: {
    field: "productsVirtualReference",
    list: "storesProductsV1Products",
    filter: ({ id }) => ({ "collections.id": { $hasSome: [id] } }),
  },
  CatalogV1Product: {
    field: "collections",
    list: "storesCollectionsV1Collections",
    filter: ({ collectionIds }) => ({ id: { $in: collectionIds ?? [] } }),
  },
};

/** On the platform, only GraphQL has fields that link to other entities. */
export function relationsOf(
  typeName: string,
  query: Readonly<Record<string, Field>>,
): Readonly<Record<string, Field>> {
  const relation = RELATIONS[typeName];
  const list = relation && query[relation.list];
  if (!list) return {};
  const queryArgument = list.args?.queryInput;
  return {
    [relation.field]: {
      type: list.type,
      ...(queryArgument && { args: { query: queryArgument } }),
      resolve: (entity, args, ...rest) => {
        const input = (args.query ?? {}) as { query?: { filter?: object } };
        const filter = { ...input.query?.filter, ...relation.filter(entity as WireRequest) };
        const queryInput = { ...input, query: { ...input.query, filter } };
        return list.resolve?.(entity, { queryInput }, ...rest);
      },
    },
  };
}
