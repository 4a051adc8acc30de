// Entities for operations to work on, made with the least request that creates them.
import { requestSchema } from "../../checks/requests.js";
import {
  type EntityFacts,
  entities,
  type OperationFacts,
  operations,
} from "../../generated/operations.js";
import type { Row, World } from "../shop-world.js";
import { type Answer, STORES, TREE } from "../test-client.js";
import { type Field, leastRequest } from "./least-request.js";
import { type Fields, type Setting, type Settings, withFields } from "./setting.js";

/** Ids of what a world has, under the names that requests have for them. */
export function knownIds({ emulator, ids }: World): Record<string, string> {
  const { products, categories } = emulator.state.catalog;
  const [product] = products.values();
  const [, category] = categories.values();
  return {
    appNamespace: TREE.appNamespace,
    categoryId: category?.id ?? "",
    // of all that nobody has changed
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

/** The least request of an operation around the fields given, with those that it had to have. */
export async function leastOf(
  world: World,
  name: string,
  given: Fields = {},
): Promise<{ readonly request: Record<string, unknown>; readonly fields: readonly Field[] }> {
  const facts = factsOf(name);
  return leastRequest(facts, await requestSchema(facts), knownIds(world), withFields(given));
}

/** Sends an operation's least request around the fields given; it has to succeed. */
export async function least(
  world: World,
  name: string,
  given: Fields = {},
  as: NonNullable<Setting["as"]> = "owner",
): Promise<Answer> {
  const { request } = await leastOf(world, name, given);
  return await world.callers[as].call(name, request);
}

/** Tags under both names that entities have for them; the one that an entity does not have is ignored. */
const TAGS = { publicTags: { tagIds: ["sweep"] }, tags: { tagIds: ["sweep"] } };

/** The fields with which an operation of the platform's pattern names an entity. */
function naming({ keys = {} }: OperationFacts, entity: Answer, facts: EntityFacts): Fields {
  const { id, ids, by, item, items, inner, assignTags, more, returnEntity } = keys;
  const value = entity[by ?? facts.id ?? "id"];
  const first = items && [items, "[0]", inner ? `.${inner}` : ""].join("");
  const { revision } = entity;
  return {
    ...(id ? { [id]: value } : {}),
    ...(ids ? { [ids]: [value] } : {}),
    ...(first ? { [`${first}.id`]: value } : {}),
    ...(returnEntity ? { [returnEntity]: true } : {}),
    ...(assignTags ? { [assignTags]: TAGS } : {}),
    ...(facts.revision && item && id ? { [`${item}.revision`]: revision } : {}),
    ...(facts.revision && first ? { [`${first}.revision`]: revision } : {}),
    ...(more?.includes("revision") ? { revision } : {}),
  };
}

/** The verbs of operations that an entity has to be there for: to be named, or to be found. */
const ON_ENTITY: ReadonlySet<string | undefined> = new Set([
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

/** Fields of a create request as those of the first item of a bulk request. */
const inBulk = ({ keys }: OperationFacts, item: string | undefined, fields: Fields): Fields => ({
  ...(keys?.returnEntity ? { [keys.returnEntity]: true } : {}),
  ...Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field.replace(new RegExp(`^${item}\\b`), `${keys?.items}[0]`),
      value,
    ]),
  ),
});

/** The fields that an operation needs besides those that name the entity. */
type Further = (entity: Answer, world: World) => Fields | undefined | Promise<Fields>;

/** An entity to work on, and the settings of operations that do. */
export interface Making {
  readonly make: (world: World) => Promise<Answer>;
  /** Settings of the service's operations: those of the platform's pattern, and those named here. */
  readonly settings: (further?: Readonly<Record<string, Further>>) => Settings;
}

/** Entities that an operation creates; `fields` are what it needs besides the least ones. */
export function making(
  create: string,
  fields: (world: World) => Fields | Promise<Fields> = () => ({}),
  as: NonNullable<Setting["as"]> = "owner",
): Making {
  const { entity = "", keys } = factsOf(create);
  const service = create.slice(0, create.lastIndexOf(".") + 1);
  const make = async (world: World) => {
    const answer = await least(world, create, await fields(world), as);
    return answer[keys?.responseItem ?? ""] ?? Object.values(answer)[0];
  };
  const named = async (world: World, facts: OperationFacts, tell: Further = () => undefined) => {
    if (facts.name === create) return await fields(world);
    if (facts.verb === "bulkCreate") return inBulk(facts, keys?.item, await fields(world));
    const made = await make(world);
    const pattern = ON_ENTITY.has(facts.verb) ? naming(facts, made, entities[entity] ?? {}) : {};
    return { ...pattern, ...(await tell(made, world)) };
  };
  const settings: Making["settings"] = (further = {}) => {
    const verbs = operations.filter(
      ({ name, verb, entity: of }) =>
        name.startsWith(service) &&
        of === entity &&
        (name === create || verb === "bulkCreate" || ON_ENTITY.has(verb)),
    );
    const others = Object.keys(further).map((name) => factsOf(service + name));
    return Object.fromEntries(
      [...verbs, ...others].map((facts) => [
        facts.name,
        async (world) => ({
          request: await named(world, facts, further[facts.name.slice(service.length)]),
          as,
        }),
      ]),
    );
  };
  return { make, settings };
}

/** Settings from requests that are known to work, the first of each operation; `only` picks some. */
export const ofRows = (rows: readonly Row[], only = /./): Settings =>
  Object.fromEntries(
    rows
      .filter(([name]) => only.test(name))
      .toReversed()
      .map(([name, as, request]) => [name, (world) => ({ as, request: request(world) })]),
  );
