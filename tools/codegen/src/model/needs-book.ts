import {
  type Api,
  keyOf,
  type NamedOperation,
  operationsOf,
  requestSchema,
  type SchemaId,
} from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import { deref, type Located } from "../api/located.ts";
import { alternativesOf } from "./alternatives.ts";
import { argumentsOf } from "./arguments.ts";
import { type Needs, NOTHING, neededByBoth, needsFrom, pathsOf, textOf } from "./needs.ts";
import { requestNeeds } from "./required.ts";
import { variantNames } from "./variant-names.ts";

/** A type of its own for what some operations need of a schema, beyond what all of them do. */
export interface Variant {
  id: SchemaId;
  name: string;
  needs: Needs;
  /** Fields that come from other arguments. */
  without: string[];
  /** Their names, those of one service together. */
  operations: string[];
}

/** What operations need of the schemas that callers write. */
export interface NeedsBook {
  /** What every operation that takes a schema needs of it. */
  always(id: SchemaId): Needs;
  /** What its updates need of it: an entity that is read can be sent back, so that every answer has that. */
  carried(id: SchemaId): Needs;
  /** Groups of fields of which callers give at most one. */
  alternatives(id: SchemaId): string[][];
  /** Groups of fields of which answers have at most one. */
  answeredAlternatives(id: SchemaId): string[][];
  /** The type that says what is needed beyond that; undefined where nothing is, and for what no argument is. */
  variant(id: SchemaId, needs: Needs, without?: readonly string[]): Variant | undefined;
  /** All of a schema's. */
  variantsOf(id: SchemaId): Variant[];
}

/** One use of a schema: what is needed of it, by which operations. */
interface Use {
  id: SchemaId;
  needs: Needs;
  without: string[];
  operations: Set<string>;
}

/** By schema, then by what is needed. */
type Uses = Map<string, Map<string, Use>>;

/** @param isWritable - whether callers can give a field */
export function findNeedsBook(api: Api, isWritable: (property: Schema) => boolean): NeedsBook {
  const uses: Uses = new Map();
  const sentBack: Uses = new Map();
  const requests = new Map<string, Needs>();
  for (const service of api.services)
    for (const named of operationsOf(service)) {
      const { operationId, "x-returns": returns } = named.operation;
      collectUses(api, service.file, named, isWritable, uses);
      if (returns && operationId.startsWith("update"))
        collectUses(api, service.file, named, isWritable, sentBack, returns);
      const id = api.resolve(service.file, requestSchema(named.operation).$ref ?? "");
      const needs = requestNeeds(api, service.file, named);
      const known = requests.get(keyOf(id));
      requests.set(keyOf(id), known ? neededByBoth(known, needs) : needs);
    }
  const always = settled(api, uses);
  const variants = named(api, specialOnes(api, uses, always));
  return {
    always: (id) => always.get(keyOf(id)) ?? requests.get(keyOf(id)) ?? NOTHING,
    carried(id) {
      const all = [...(sentBack.get(keyOf(id))?.values() ?? [])];
      return needsFrom(all.flatMap(({ needs }) => pathsOf(needs)));
    },
    alternatives(id) {
      if (requests.has(keyOf(id))) return [];
      const { properties = {} } = api.schema(id);
      return alternativesOf(api.schema(id))
        .map((group) => group.filter((name) => properties[name] && isWritable(properties[name])))
        .filter((group) => group.length > 1);
    },
    answeredAlternatives: (id) => alternativesOf(api.schema(id)),
    variantsOf: (id) => variants.get(keyOf(id)) ?? [],
    variant(id, needs, without = []) {
      const text = useKey(shown(api, always, { id, needs }), without);
      return variants.get(keyOf(id))?.find((known) => useKey(known.needs, known.without) === text);
    },
  };
}

/** What the schemas of documents without operations say themselves. */
export function declaredNeeds(api: Api): NeedsBook {
  const required = (id: SchemaId) => api.schema(id).required ?? [];
  return {
    always: (id) => needsFrom(required(id).map((field) => [field])),
    carried: () => NOTHING,
    alternatives: (id) => alternativesOf(api.schema(id)),
    answeredAlternatives: (id) => alternativesOf(api.schema(id)),
    variantsOf: () => [],
    variant: () => undefined,
  };
}

/** The uses of each schema for which its own type is not enough. */
function specialOnes(api: Api, uses: Uses, always: Map<string, Needs>): Map<string, Use[]> {
  return new Map(
    [...uses].map(([key, found]) => {
      const all = merged([...found.values()], (use) => shown(api, always, use));
      const plain = textOf(always.get(key) ?? NOTHING);
      return [key, all.filter((use) => use.without.length || textOf(use.needs) !== plain)];
    }),
  );
}

/** Uses as types with names, which no other type has that the same module may need. */
function named(api: Api, special: Map<string, Use[]>): Map<string, Variant[]> {
  const shared = new Set([...api.names, ...[...api.names].map((name) => `${name}Input`)]);
  const takenIn = new Map<string, Set<string>>();
  const isCommon = (key: string) => api.commons.has(key.split("#")[0] ?? "");
  const commonFirst = [...special].sort(([a], [b]) => Number(isCommon(b)) - Number(isCommon(a)));
  const found = commonFirst.map(([key, uses]): [string, Variant[]] => {
    const file = isCommon(key) ? "" : (key.split("#")[0] ?? "");
    const taken = file ? (takenIn.get(file) ?? new Set(shared)) : shared;
    if (file) takenIn.set(file, taken);
    const names = variantNames(uses, taken);
    const variants = uses.map((use, index) => ({
      ...use,
      name: names[index] as string,
      operations: [...use.operations],
    }));
    return [key, variants];
  });
  return new Map(found);
}

const useKey = (needs: Needs, without: readonly string[]) =>
  `${textOf(needs)} - ${[...without].sort().join(" ")}`;

/** @param only - the one part of the request that counts; absent: all */
function collectUses(
  api: Api,
  file: string,
  named: NamedOperation,
  isWritable: (property: Schema) => boolean,
  uses: Uses,
  only?: string,
): void {
  for (const argument of argumentsOf(api, file, named))
    for (const part of argument.parts) {
      if (only !== undefined && part.path !== only) continue;
      const properties = deref(api, part.schema).schema.properties ?? {};
      const isField = (name: string) => properties[name] && isWritable(properties[name]);
      use(part.schema, part.needs, part.separate.filter(isField));
    }

  function use(located: Located, needs: Needs, without: string[] = []): void {
    const { from, schema } = located;
    if (!schema.$ref) {
      useFields(from, schema, needs);
      return;
    }
    const id = api.resolve(from, schema.$ref);
    const own = uses.get(keyOf(id)) ?? new Map<string, Use>();
    uses.set(keyOf(id), own);
    const key = useKey(needs, without);
    const known = own.get(key) ?? { id, needs, without, operations: new Set() };
    own.set(key, known);
    const { operationId } = named.operation;
    if (known.operations.has(`${file}#${operationId}`)) return;
    known.operations.add(`${file}#${operationId}`);
    useFields(id.file, api.schema(id), needs);
  }

  function useFields(from: string, schema: Schema, needs: Needs): void {
    if (schema.$ref) use({ from, schema }, needs);
    if (schema.items) useFields(from, schema.items, needs);
    if (schema.additionalProperties) useFields(from, schema.additionalProperties, NOTHING);
    for (const [field, property] of Object.entries(schema.properties ?? {}))
      if (isWritable(property)) useFields(from, property, needs.get(field)?.inner ?? NOTHING);
  }
}

/** What is always needed of each schema. What is needed of one inside is said by its own type, where that says it. */
function settled(api: Api, uses: Uses): Map<string, Needs> {
  let always = new Map<string, Needs>();
  for (let before = ""; ; ) {
    const next = new Map(
      [...uses].map(([key, own]) => {
        const all = [...own.values()].map((use) => shown(api, always, use));
        return [key, all.reduce(neededByBoth)];
      }),
    );
    const text = [...next.values()].map(textOf).join("\n");
    if (text === before) return next;
    before = text;
    always = next;
  }
}

/** Needs of a schema, without those that the types of its fields tell. */
function shown(
  api: Api,
  always: Map<string, Needs>,
  { id, needs }: Pick<Use, "id" | "needs">,
): Needs {
  return fieldsShown(api, always, { from: id.file, schema: api.schema(id) }, needs);
}

function fieldsShown(
  api: Api,
  always: Map<string, Needs>,
  { from, schema }: Located,
  needs: Needs,
): Needs {
  if (!needs.size) return needs;
  if (schema.items) return fieldsShown(api, always, { from, schema: schema.items }, needs);
  if (schema.$ref) {
    const id = api.resolve(from, schema.$ref);
    const own = shown(api, always, { id, needs });
    return textOf(own) === textOf(always.get(keyOf(id)) ?? NOTHING) ? NOTHING : own;
  }
  return needsFrom(
    [...needs].flatMap(([field, { required, inner }]) => {
      const property = schema.properties?.[field];
      const left = property ? fieldsShown(api, always, { from, schema: property }, inner) : NOTHING;
      return [...(required ? [[field]] : []), ...pathsOf(left).map((path) => [field, ...path])];
    }),
  );
}

/** Uses that come to the same are one. */
function merged(all: Use[], needsOf: (use: Use) => Needs): Use[] {
  const found = new Map<string, Use>();
  for (const use of all) {
    const needs = needsOf(use);
    const key = useKey(needs, use.without);
    const known = found.get(key);
    if (known) for (const operation of use.operations) known.operations.add(operation);
    else found.set(key, { ...use, needs, operations: new Set(use.operations) });
  }
  return [...found.values()];
}
