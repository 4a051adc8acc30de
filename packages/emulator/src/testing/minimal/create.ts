// Creates the entities that operations need, with minimal requests.
import { requestSchema } from "../../checks/requests.js";
import {
  type EntityFacts,
  entities,
  type OperationFacts,
  operations,
} from "../../generated/operations.js";
import type { CallRow, World } from "../shop-world.js";
import { type Json, STORES, TREE } from "../test-client.js";
import { type Field, minimalRequest } from "./minimal-request.js";
import { type Fields, type Setting, type Settings, withFields } from "./setting.js";

/** Returns ids and other values of a test shop's entities, keyed by request field. */
export function knownIds({ emulator, ids }: World): Record<string, string> {
  const { products, categories } = emulator.state.catalog;
  const [product] = products.values();
  const [, category] = categories.values();
  return {
    appNamespace: TREE.appNamespace,
    categoryId: category?.id ?? "",
    // All unchanged entities have this revision.
    revision: "1",
    productId: product?.id ?? "",
    variantId: product?.variants[0]?.id ?? "",
    catalogItemId: product?.id ?? "",
    appId: STORES,
    cartId: ids.plain ?? "",
    orderId: ids.order ?? "",
    memberId: ids.eve ?? "",
  };
}

function factsOf(name: string): OperationFacts {
  const facts = operations.find((operation) => operation.name === name);
  if (!facts) throw new Error(`Unknown operation ${name}`);
  return facts;
}

/** Returns the smallest valid request for an operation that includes the given fields. */
export async function minimalRequestOf(
  world: World,
  name: string,
  given: Fields = {},
): Promise<{ readonly request: Record<string, unknown>; readonly fields: readonly Field[] }> {
  const facts = factsOf(name);
  return minimalRequest(facts, await requestSchema(facts), knownIds(world), withFields(given));
}

export async function callMinimal(
  world: World,
  name: string,
  given: Fields = {},
  as: NonNullable<Setting["as"]> = "owner",
): Promise<Json> {
  const { request } = await minimalRequestOf(world, name, given);
  return await world.callers[as].call(name, request);
}

/** Fields with tags. Each type of entity uses only one of the fields. */
const TAGS = { publicTags: { tagIds: ["sweep"] }, tags: { tagIds: ["sweep"] } };

/** Returns the fields that identify an entity in a request, plus its revision and test tags. */
function identifyingFields(
  { keys = {} }: OperationFacts,
  entity: Json,
  facts: EntityFacts,
): Fields {
  const { id, ids, by, item, items, inner, assignTags, more, returnEntity } = keys;
  const value = entity[by ?? facts.id ?? "id"];
  const firstItem = items && [items, "[0]", inner ? `.${inner}` : ""].join("");
  const { revision } = entity;
  return {
    ...(id ? { [id]: value } : {}),
    ...(ids ? { [ids]: [value] } : {}),
    ...(firstItem ? { [`${firstItem}.id`]: value } : {}),
    ...(returnEntity ? { [returnEntity]: true } : {}),
    ...(assignTags ? { [assignTags]: TAGS } : {}),
    ...(facts.revision && item && id ? { [`${item}.revision`]: revision } : {}),
    ...(facts.revision && firstItem ? { [`${firstItem}.revision`]: revision } : {}),
    ...(more?.includes("revision") ? { revision } : {}),
  };
}

/** Verbs of operations that need an existing entity. */
const ENTITY_VERBS: ReadonlySet<string | undefined> = new Set([
  "get",
  "update",
  "updateExtendedFields",
  "delete",
  "query",
  "search",
  "list",
  "count",
  "aggregate",
  "bulkUpdate",
  "bulkDelete",
  "bulkUpsert",
  "bulkUpdateTags",
  "bulkUpdateTagsByFilter",
]);

/** Moves the fields of a create request into the first item of a bulk request. */
const bulkFields = (
  { keys }: OperationFacts,
  item: string | undefined,
  fields: Fields,
): Fields => ({
  ...(keys?.returnEntity ? { [keys.returnEntity]: true } : {}),
  ...Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field.replace(new RegExp(`^${item}\\b`), `${keys?.items}[0]`),
      value,
    ]),
  ),
});

type ExtraFields = (entity: Json, world: World) => Fields | undefined | Promise<Fields>;

export interface EntityRequests {
  readonly make: (world: World) => Promise<Json>;
  /** Returns settings for the standard operations, and for operations in `extraByName`. */
  readonly settings: (extraByName?: Readonly<Record<string, ExtraFields>>) => Settings;
}

export function entityRequests(
  create: string,
  fields: (world: World) => Fields | Promise<Fields> = () => ({}),
  as: NonNullable<Setting["as"]> = "owner",
): EntityRequests {
  const { entity = "", keys } = factsOf(create);
  const service = create.slice(0, create.lastIndexOf(".") + 1);
  const createEntity = async (world: World) => {
    const response = await callMinimal(world, create, await fields(world), as);
    return response[keys?.responseItem ?? ""] ?? Object.values(response)[0];
  };
  const requestOf = async (
    world: World,
    facts: OperationFacts,
    extraFields: ExtraFields = () => undefined,
  ) => {
    if (facts.name === create) return await fields(world);
    if (facts.verb === "bulkCreate") return bulkFields(facts, keys?.item, await fields(world));
    const created = await createEntity(world);
    const ownFields = ENTITY_VERBS.has(facts.verb)
      ? identifyingFields(facts, created, entities[entity] ?? {})
      : {};
    return { ...ownFields, ...(await extraFields(created, world)) };
  };
  const settings: EntityRequests["settings"] = (extraByName = {}) => {
    const standardFacts = operations.filter(
      ({ name, verb, entity: entityType }) =>
        name.startsWith(service) &&
        entityType === entity &&
        (name === create || verb === "bulkCreate" || ENTITY_VERBS.has(verb)),
    );
    const extraFacts = Object.keys(extraByName).map((name) => factsOf(service + name));
    return Object.fromEntries(
      [...standardFacts, ...extraFacts].map((facts) => [
        facts.name,
        async (world) => ({
          request: await requestOf(world, facts, extraByName[facts.name.slice(service.length)]),
          as,
        }),
      ]),
    );
  };
  return { make: createEntity, settings };
}

/** Returns settings with the first valid request of each operation. */
export const settingsOf = (rows: readonly CallRow[], pattern = /./): Settings =>
  Object.fromEntries(
    rows
      .filter(([name]) => pattern.test(name))
      .toReversed()
      .map(([name, as, request]) => [name, (world) => ({ as, request: request(world) })]),
  );
