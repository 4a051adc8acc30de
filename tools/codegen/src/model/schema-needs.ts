import {
  type Api,
  type NamedOperation,
  operationsOf,
  requestSchema,
  type SchemaId,
  schemaKey,
} from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import { deref, type LocatedSchema } from "../api/located.ts";
import { alternativesOf } from "./alternatives.ts";
import { argumentsOf } from "./arguments.ts";
import { type Needs, NO_NEEDS, neededByBoth, needsFrom, pathsOf, serializeNeeds } from "./needs.ts";
import { requestNeeds } from "./required.ts";
import { variantNames } from "./variant-names.ts";

/**
 * A separate type of a schema, for operations that require more of its fields than other operations
 * do, or that take some of its fields from other arguments.
 */
export interface Variant {
  id: SchemaId;
  name: string;
  needs: Needs;
  /** Fields that come from other arguments. */
  excludedFields: string[];
  /** Keys such as "stores.products-v3.json#createProduct". */
  operations: string[];
}

/** Required fields and mutually exclusive fields of schemas. */
export interface SchemaNeeds {
  /** Fields that all operations that use this schema require. */
  alwaysRequired(id: SchemaId): Needs;
  /**
   * Fields that updates require. The types of responses always contain them, so that callers can
   * send an entity back.
   */
  neededInResponses(id: SchemaId): Needs;
  /** Groups of mutually exclusive fields in requests. Empty for an operation's request schema. */
  alternatives(id: SchemaId): string[][];
  /** Groups of mutually exclusive fields in responses. */
  responseAlternatives(id: SchemaId): string[][];
  /**
   * Returns the variant with exactly these required and excluded fields, or undefined if the schema
   * does not have one.
   */
  findVariant(id: SchemaId, needs: Needs, excludedFields?: readonly string[]): Variant | undefined;
  variantsOf(id: SchemaId): Variant[];
}

/** Required and excluded fields of a schema, and the operations that use them. */
interface SchemaUse {
  id: SchemaId;
  needs: Needs;
  excludedFields: string[];
  operations: Set<string>;
}

/** Uses keyed by schema, then by required and excluded fields. */
type UsesBySchema = Map<string, Map<string, SchemaUse>>;

/**
 * Finds the required and mutually exclusive fields of all schemas that operations use.
 *
 * @param isWritable - whether callers can set a field
 */
export function findSchemaNeeds(api: Api, isWritable: (property: Schema) => boolean): SchemaNeeds {
  const uses: UsesBySchema = new Map();
  const sentBackUses: UsesBySchema = new Map();
  const needsByRequest = new Map<string, Needs>();
  for (const service of api.services)
    for (const namedOperation of operationsOf(service)) {
      const { operationId, "x-returns": returnedPath } = namedOperation.operation;
      collectUses(api, service.file, namedOperation, isWritable, uses);
      if (returnedPath && operationId.startsWith("update"))
        collectUses(api, service.file, namedOperation, isWritable, sentBackUses, returnedPath);
      const id = api.resolve(service.file, requestSchema(namedOperation.operation).$ref ?? "");
      const needs = requestNeeds(api, service.file, namedOperation);
      const otherNeeds = needsByRequest.get(schemaKey(id));
      needsByRequest.set(schemaKey(id), otherNeeds ? neededByBoth(otherNeeds, needs) : needs);
    }
  const commonNeeds = findCommonNeeds(api, uses);
  const variants = nameVariants(api, usesWithSeparateType(api, uses, commonNeeds));
  return {
    alwaysRequired: (id) =>
      commonNeeds.get(schemaKey(id)) ?? needsByRequest.get(schemaKey(id)) ?? NO_NEEDS,
    neededInResponses(id) {
      const allUses = [...(sentBackUses.get(schemaKey(id))?.values() ?? [])];
      return needsFrom(allUses.flatMap(({ needs }) => pathsOf(needs)));
    },
    alternatives(id) {
      if (needsByRequest.has(schemaKey(id))) return [];
      const { properties = {} } = api.schema(id);
      return alternativesOf(api.schema(id))
        .map((group) => group.filter((name) => properties[name] && isWritable(properties[name])))
        .filter((group) => group.length > 1);
    },
    responseAlternatives: (id) => alternativesOf(api.schema(id)),
    variantsOf: (id) => variants.get(schemaKey(id)) ?? [],
    findVariant(id, needs, excludedFields = []) {
      const key = useKey(omitFieldNeeds(api, commonNeeds, { id, needs }), excludedFields);
      return variants
        .get(schemaKey(id))
        ?.find((variant) => useKey(variant.needs, variant.excludedFields) === key);
    },
  };
}

/** Returns the required fields that schemas declare, for documents without operations. */
export function declaredNeeds(api: Api): SchemaNeeds {
  const requiredFieldsOf = (id: SchemaId) => api.schema(id).required ?? [];
  return {
    alwaysRequired: (id) => needsFrom(requiredFieldsOf(id).map((field) => [field])),
    neededInResponses: () => NO_NEEDS,
    alternatives: (id) => alternativesOf(api.schema(id)),
    responseAlternatives: (id) => alternativesOf(api.schema(id)),
    variantsOf: () => [],
    findVariant: () => undefined,
  };
}

/** Returns the uses of each schema that need a separate type. */
function usesWithSeparateType(
  api: Api,
  uses: UsesBySchema,
  commonNeeds: Map<string, Needs>,
): Map<string, SchemaUse[]> {
  return new Map(
    [...uses].map(([key, usesByNeeds]) => {
      const allUses = mergeUses([...usesByNeeds.values()], (use) =>
        omitFieldNeeds(api, commonNeeds, use),
      );
      const commonText = serializeNeeds(commonNeeds.get(key) ?? NO_NEEDS);
      return [
        key,
        allUses.filter(
          (use) => use.excludedFields.length || serializeNeeds(use.needs) !== commonText,
        ),
      ];
    }),
  );
}

/** Assigns unique type names to uses. */
function nameVariants(api: Api, usesByKey: Map<string, SchemaUse[]>): Map<string, Variant[]> {
  const sharedNames = new Set([...api.names, ...[...api.names].map((name) => `${name}Input`)]);
  const usedNamesByFile = new Map<string, Set<string>>();
  const isCommon = (key: string) => api.commons.has(key.split("#")[0] ?? "");
  const sortedUses = [...usesByKey].sort(([a], [b]) => Number(isCommon(b)) - Number(isCommon(a)));
  const variantsByKey = sortedUses.map(([key, uses]): [string, Variant[]] => {
    const file = isCommon(key) ? "" : (key.split("#")[0] ?? "");
    const usedNames = file ? (usedNamesByFile.get(file) ?? new Set(sharedNames)) : sharedNames;
    if (file) usedNamesByFile.set(file, usedNames);
    const names = variantNames(uses, usedNames);
    const variants = uses.map((use, index) => ({
      ...use,
      name: names[index] as string,
      operations: [...use.operations],
    }));
    return [key, variants];
  });
  return new Map(variantsByKey);
}

const useKey = (needs: Needs, excludedFields: readonly string[]) =>
  `${serializeNeeds(needs)} - ${[...excludedFields].sort().join(" ")}`;

/**
 * Adds an operation's uses of request schemas.
 *
 * @param onlyPath - the part of the request to collect. Default: all parts
 */
function collectUses(
  api: Api,
  file: string,
  namedOperation: NamedOperation,
  isWritable: (property: Schema) => boolean,
  uses: UsesBySchema,
  onlyPath?: string,
): void {
  for (const argument of argumentsOf(api, file, namedOperation))
    for (const part of argument.parts) {
      if (onlyPath !== undefined && part.path !== onlyPath) continue;
      const properties = deref(api, part.schema).schema.properties ?? {};
      const isField = (name: string) => properties[name] && isWritable(properties[name]);
      recordUse(part.schema, part.needs, part.externalFields.filter(isField));
    }

  function recordUse(located: LocatedSchema, needs: Needs, excludedFields: string[] = []): void {
    const { from, schema } = located;
    if (!schema.$ref) {
      recordFieldUses(from, schema, needs);
      return;
    }
    const id = api.resolve(from, schema.$ref);
    const schemaUses = uses.get(schemaKey(id)) ?? new Map<string, SchemaUse>();
    uses.set(schemaKey(id), schemaUses);
    const key = useKey(needs, excludedFields);
    const use = schemaUses.get(key) ?? { id, needs, excludedFields, operations: new Set() };
    schemaUses.set(key, use);
    const { operationId } = namedOperation.operation;
    if (use.operations.has(`${file}#${operationId}`)) return;
    use.operations.add(`${file}#${operationId}`);
    recordFieldUses(id.file, api.schema(id), needs);
  }

  function recordFieldUses(from: string, schema: Schema, needs: Needs): void {
    if (schema.$ref) recordUse({ from, schema }, needs);
    if (schema.items) recordFieldUses(from, schema.items, needs);
    if (schema.additionalProperties) recordFieldUses(from, schema.additionalProperties, NO_NEEDS);
    for (const [field, property] of Object.entries(schema.properties ?? {}))
      if (isWritable(property))
        recordFieldUses(from, property, needs.get(field)?.nestedNeeds ?? NO_NEEDS);
  }
}

/**
 * Returns the fields of each schema that are always required, except fields that the types of its
 * fields already require.
 */
function findCommonNeeds(api: Api, uses: UsesBySchema): Map<string, Needs> {
  let needsBySchema = new Map<string, Needs>();
  for (let textBefore = ""; ; ) {
    const nextNeeds = new Map(
      [...uses].map(([key, schemaUses]) => {
        const allUses = [...schemaUses.values()].map((use) =>
          omitFieldNeeds(api, needsBySchema, use),
        );
        return [key, allUses.reduce(neededByBoth)];
      }),
    );
    const text = [...nextNeeds.values()].map(serializeNeeds).join("\n");
    if (text === textBefore) return nextNeeds;
    textBefore = text;
    needsBySchema = nextNeeds;
  }
}

/** Returns the needs without requirements that the types of the fields already impose. */
function omitFieldNeeds(
  api: Api,
  commonNeeds: Map<string, Needs>,
  { id, needs }: Pick<SchemaUse, "id" | "needs">,
): Needs {
  return visibleNeeds(api, commonNeeds, { from: id.file, schema: api.schema(id) }, needs);
}

function visibleNeeds(
  api: Api,
  commonNeeds: Map<string, Needs>,
  { from, schema }: LocatedSchema,
  needs: Needs,
): Needs {
  if (!needs.size) return needs;
  if (schema.items) return visibleNeeds(api, commonNeeds, { from, schema: schema.items }, needs);
  if (schema.$ref) {
    const id = api.resolve(from, schema.$ref);
    const remainingNeeds = omitFieldNeeds(api, commonNeeds, { id, needs });
    return serializeNeeds(remainingNeeds) ===
      serializeNeeds(commonNeeds.get(schemaKey(id)) ?? NO_NEEDS)
      ? NO_NEEDS
      : remainingNeeds;
  }
  return needsFrom(
    [...needs].flatMap(([field, { required, nestedNeeds }]) => {
      const property = schema.properties?.[field];
      const visibleNestedNeeds = property
        ? visibleNeeds(api, commonNeeds, { from, schema: property }, nestedNeeds)
        : NO_NEEDS;
      return [
        ...(required ? [[field]] : []),
        ...pathsOf(visibleNestedNeeds).map((path) => [field, ...path]),
      ];
    }),
  );
}

/** Merges uses with equal needs and excluded fields. */
function mergeUses(uses: SchemaUse[], needsOf: (use: SchemaUse) => Needs): SchemaUse[] {
  const mergedUses = new Map<string, SchemaUse>();
  for (const use of uses) {
    const needs = needsOf(use);
    const key = useKey(needs, use.excludedFields);
    const existingUse = mergedUses.get(key);
    if (existingUse) for (const operation of use.operations) existingUse.operations.add(operation);
    else mergedUses.set(key, { ...use, needs, operations: new Set(use.operations) });
  }
  return [...mergedUses.values()];
}
