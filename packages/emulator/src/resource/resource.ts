// Declared services. Settings that a declaration omits are derived from the documentation.

import {
  type EntityFacts,
  entities,
  type OperationFacts,
  operations,
  type Verb,
} from "../generated/operations.js";
import type { Context, Reader } from "../kernel/context.js";
import type { Access, AnyHandlers, Handler } from "../kernel/handler.js";
import { defineService, type Service } from "../kernel/service.js";
import type { Slice } from "../kernel/slice.js";
import type { Declaration, Entity, ResourceData, Stored, Tools } from "./declaration.js";
import { completeEntity } from "./shape.js";
import { type Resource, shapeName, toolsOf } from "./tools.js";
import { bulkVerbs } from "./verbs/bulk.js";
import { verbsOnMany } from "./verbs/many.js";
import { verbsOnOne } from "./verbs/one.js";
import type { Behavior, Run } from "./verbs/verb.js";

const VERBS: { readonly [Name in Verb]: Behavior } = {
  ...verbsOnOne,
  ...verbsOnMany,
  ...bulkVerbs,
};

const READS: ReadonlySet<Verb | undefined> = new Set<Verb>([
  "get",
  "getOwn",
  "query",
  "search",
  "count",
  "list",
  "aggregate",
  "getSettings",
]);

export interface ResourceService<T extends Entity = Entity> extends Service<ResourceData<T>> {
  /** Returns tools for other services. The tools apply the declaration's rules and emit events. */
  of(context: Context): Tools<T>;
}

/** Removes the package and module: `stores.brandsV3.createBrand` becomes `createBrand`. */
const shortName = ({ name }: OperationFacts) => name.slice(name.lastIndexOf(".") + 1);

type SliceSeed = Parameters<NonNullable<Declaration["seed"]>>[0];

/**
 * Declares a service whose entities follow the platform's CRUD pattern. In a module such as
 * "ecom.wishlists", each operation runs its custom function, if any, or else the standard behavior
 * of its verb. All other operations return 501.
 */
export function resource<T extends Entity>(
  module: string,
  declaration: Declaration<T> = {},
): ResourceService<T> {
  const moduleOperations = operations.filter(({ name }) => name.startsWith(`${module}.`));
  const type = moduleOperations.find(({ verb, entity }) => verb && entity)?.entity;
  if (type === undefined) throw new Error(`${module} has no operation that follows the pattern`);
  const facts = entities[type] ?? {};
  const createEntities = (seed: SliceSeed): readonly T[] =>
    (declaration.seed?.(seed) ?? []).map((entity) =>
      completeEntity(withFirstRevision(entity, facts), shapeName(facts)),
    );
  const initialEntities = new WeakMap<SliceSeed, readonly T[]>();
  const slice = {
    name: module,
    // Compute the entities once per seed, and copy them because tests may mutate the state.
    slice: (seed: SliceSeed): ResourceData<T> => {
      const entitiesOfSeed = initialEntities.get(seed) ?? createEntities(seed);
      initialEntities.set(seed, entitiesOfSeed);
      const items = structuredClone(entitiesOfSeed).map((entity, order): [string, Stored<T>] => [
        String(entity[facts.id ?? "id"]),
        { order, entity },
      ]);
      return { items: new Map(items), nextOrder: items.length };
    },
    // A shallow copy is enough, because the emulator never mutates entities.
    copy: ({ items, nextOrder }: ResourceData<T>) => ({ items: new Map(items), nextOrder }),
  };
  const result: Resource<T> = {
    noun: type.slice(type.lastIndexOf(".") + 1).replaceAll(/_([a-z])/g, (_, a) => a.toUpperCase()),
    type,
    facts,
    declaration,
    query: moduleOperations.find(({ query, entity }) => query?.fields && entity === type)?.query,
    slice,
  };
  return {
    ...defineService({
      ...slice,
      handlers: handlersOf(result as unknown as Resource, moduleOperations),
    }),
    of: (context) => toolsOf(result, context),
  };
}

/** Returns a service's tools with admin access, for use by another service. */
export function entitiesOf<T extends Entity>(
  service: { readonly of: (context: Context) => Tools<T> },
  context: Context,
): Tools<T> {
  return service.of({ ...context, caller: { kind: "admin" } });
}

/** Returns a stored entity, even if it is hidden from the caller. */
export const storedEntity = <T extends Entity>(
  reader: Reader,
  service: Slice<ResourceData<T>>,
  id: string | undefined,
): T | undefined => reader.store(service).items.get(id ?? "")?.entity as T | undefined;

const withFirstRevision = <T extends Entity>(entity: T, { revision }: EntityFacts): T =>
  revision ? { revision: "1", ...entity } : entity;

function accessTo({ declaration }: Resource, operation: OperationFacts): Access {
  const { access = "admin", accessOf } = declaration;
  const specialAccess = accessOf?.[shortName(operation)];
  if (specialAccess) return specialAccess;
  if (typeof access === "string") return access;
  return READS.has(operation.verb) ? access.read : access.write;
}

function standardRun(declared: Resource, operation: OperationFacts, verb: Verb): Run {
  const run = VERBS[verb](declared, operation);
  const { respond } = declared.declaration;
  return respond ? (tools, request) => respond(run(tools, request) as Entity, tools, request) : run;
}

function handlersOf(declared: Resource, moduleOperations: readonly OperationFacts[]): AnyHandlers {
  const { custom = {}, notEmulated = [] } = declared.declaration;
  const handlers = moduleOperations.flatMap((operation): [string, Handler][] => {
    const name = shortName(operation);
    if (notEmulated.includes(name)) return [];
    const run: Run | undefined =
      custom[name] ??
      (operation.verb && operation.entity === declared.type
        ? standardRun(declared, operation, operation.verb)
        : undefined);
    if (!run) return [];
    const handler: Handler = {
      nulls: true,
      access: accessTo(declared, operation),
      run(request, context) {
        const tools = toolsOf(declared, context, request);
        declared.declaration.checkRequest?.(tools, request);
        return run(tools, request);
      },
    };
    return [[operation.name, handler]];
  });
  return Object.fromEntries(handlers);
}
