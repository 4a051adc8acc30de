import { bulkVerb } from "./bulk-verbs.ts";
import {
  type CallShape,
  type DerivedVerb,
  entityFields,
  entityIn,
  isNamedAfterEntity,
  nameKeys,
  parametersOf,
} from "./call-shape.ts";
import { uncapitalize } from "./names.ts";
import type { Keys, Verb } from "./operation-facts.ts";
import { isOfType, shapeOf } from "./shape.ts";

/** Fields that select the response's fields. Any operation may have them. */
const PROJECTION_FIELDS = new Set(["fields", "fieldsets", "fieldMask"]);

/**
 * Returns the verb and the keys of an operation, or undefined if its name and shape do not match a
 * verb.
 */
export function verbOf(call: CallShape): { verb: Verb; keys: Keys } | undefined {
  const derivedVerb =
    singleVerb(call) ??
    extendedFieldsVerb(call) ??
    valueVerb(call) ??
    collectionReadVerb(call) ??
    settingsVerb(call) ??
    bulkVerb(call);
  return derivedVerb && { verb: derivedVerb.verb, keys: addRemainingKeys(call, derivedVerb) };
}

/** Adds the request fields that have no key yet, except `PROJECTION_FIELDS`. */
function addRemainingKeys({ request }: CallShape, { keys }: DerivedVerb): Keys {
  const entries = Object.entries(keys).filter(([, value]) => value !== undefined);
  const usedFields = new Set(entries.map(([, value]) => String(value).split(".")[0]));
  const remainingFields = Object.keys(request).filter(
    (name) => !usedFields.has(name) && !PROJECTION_FIELDS.has(name),
  );
  return {
    ...Object.fromEntries(entries),
    ...(remainingFields.length > 0 && { more: remainingFields }),
  };
}

/** Returns the only path parameter and, if it is not the id, the entity field that it contains. */
function pathKeys(call: CallShape): Pick<Keys, "id" | "by"> | undefined {
  const [id, ...otherParameters] = parametersOf(call.path);
  if (!id || otherParameters.length) return undefined;
  const fields = entityFields(call);
  return id === "id" || !fields[id] || !fields.id ? { id } : { id, by: id };
}

/**
 * Returns whether an operation acts on the caller's entity or the default entity, without taking an
 * id.
 */
const isForCurrentEntity = (call: CallShape, prefix: string): boolean =>
  !parametersOf(call.path).length &&
  ["My", "Current", "Default"].some((word) => isNamedAfterEntity(call, `${prefix}${word}`));

/** Returns the verb of an operation on a single entity. */
function singleVerb(call: CallShape): DerivedVerb | undefined {
  const { request, response, entity, mask, path, id } = call;
  const item = entityIn(request, entity);
  const responseItem = entityIn(response, entity);
  const addressKeys = pathKeys(call);
  if (
    isNamedAfterEntity(call, "delete") &&
    addressKeys &&
    !item &&
    (responseItem || !Object.keys(response).length)
  )
    return { verb: "delete", keys: { ...addressKeys, responseItem } };
  if (isForCurrentEntity(call, "delete")) return { verb: "deleteOwn", keys: {} };
  if (!responseItem) return undefined;
  if (isForCurrentEntity(call, "get")) return { verb: "getOwn", keys: { responseItem } };
  if (isNamedAfterEntity(call, "create") && item && !parametersOf(path).length)
    return { verb: "create", keys: { item, responseItem } };
  if (isNamedAfterEntity(call, "update") && item && addressKeys?.id?.startsWith(`${item}.`))
    return { verb: "update", keys: { item, responseItem, id: addressKeys.id, mask } };
  const isByOtherField = addressKeys?.by && /^get\w+By[A-Z]/.test(id);
  if (addressKeys && !item && (isNamedAfterEntity(call, "get") || isByOtherField))
    return { verb: "get", keys: { ...addressKeys, responseItem } };
  if (isNamedAfterEntity(call, "upsert") && item)
    return { verb: "upsert", keys: { item, responseItem, mask } };
  if (isNamedAfterEntity(call, "getOrCreate")) {
    const entityName = uncapitalize(id.slice("getOrCreate".length));
    const names = nameKeys(call, false) ?? (request[entityName] && { item: entityName });
    return names && { verb: "getOrCreate", keys: { ...names, responseItem } };
  }
  return undefined;
}

function extendedFieldsVerb(call: CallShape): DerivedVerb | undefined {
  const { request, response, entity, id } = call;
  const responseItem = entityIn(response, entity);
  const addressKeys = pathKeys(call);
  const updatesExtendedFields =
    id === "updateExtendedFields" || isNamedAfterEntity(call, "update", "ExtendedFields");
  if (
    !updatesExtendedFields ||
    !request.namespace ||
    !request.namespaceData ||
    !addressKeys ||
    !responseItem
  )
    return undefined;
  const fields = { namespace: "namespace", namespaceData: "namespaceData" };
  return { verb: "updateExtendedFields", keys: { ...addressKeys, ...fields, responseItem } };
}

/** Recognizes `addDeliveryRegion` and `removeDeliveryRegion` of an entity with `deliveryRegionIds`. */
function valueVerb(call: CallShape): DerivedVerb | undefined {
  const { request, response, entity } = call;
  const [, prefix, noun = ""] = /^(add|remove)([A-Z]\w*)$/.exec(call.id) ?? [];
  const value = `${uncapitalize(noun)}Id`;
  const values = `${value}s`;
  const id = entity.nouns.map((name) => `${uncapitalize(name)}Id`).find((name) => request[name]);
  const responseItem = entityIn(response, entity);
  if (!prefix || !id || !request[value] || !entityFields(call)[values] || !responseItem)
    return undefined;
  const verb = prefix === "add" ? "addValue" : "removeValue";
  return { verb, keys: { id, value, values, responseItem } };
}

/** Returns the verb of a query, search, list, count or aggregation. */
function collectionReadVerb(call: CallShape): DerivedVerb | undefined {
  const { request, response, entity, id } = call;
  const list = entityIn(response, entity, true);
  const filter = request.filter && "filter";
  const search = request.search && "search";
  const paging = pagingIn(call);
  if (/^query/.test(id) && request.query && list)
    return { verb: "query", keys: { query: "query", search, list, ...paging } };
  if (/^search/.test(id) && search && list) {
    const aggregations = response.aggregationData && "aggregationData";
    return { verb: "search", keys: { search, list, aggregations, ...paging } };
  }
  const count = ["count", "totalCount", "total"].find((name) => {
    const field = response[name];
    return field && isOfType(field.schema, "number");
  });
  if (isNamedAfterEntity(call, "count") && count)
    return { verb: "count", keys: { filter, search, count } };
  if (isNamedAfterEntity(call, "list") && list && !parametersOf(call.path).length) {
    const page = ["paging", "cursorPaging"].find((name) => request[name]);
    return { verb: "list", keys: { list, page, ...paging } };
  }
  if (isNamedAfterEntity(call, "aggregate") && filter)
    return { verb: "aggregate", keys: { filter, aggregations: Object.keys(response)[0] } };
  return undefined;
}

/** Finds the paging metadata of a response. */
function pagingIn({ api, response }: CallShape): Pick<Keys, "paging" | "pagingKind" | "total"> {
  const total = response.totalResults && { total: "totalResults" };
  const paging = ["pagingMetadata", "metadata"].find((name) => response[name]);
  const metadata = paging && response[paging];
  if (!metadata) return { ...total };
  const shape = shapeOf(api, metadata);
  const hasOffset = shape.offset !== undefined || shape.total !== undefined;
  const pagingKind = !shape.cursors ? "offset" : hasOffset ? "both" : "cursor";
  return { paging, pagingKind, ...total };
}

/** Returns the verb of an operation on settings, which exist once per site and have no id. */
function settingsVerb(call: CallShape): DerivedVerb | undefined {
  const { request, response, entity, id, path, mask } = call;
  const isSettings = /(settings|policy|privacy)$/.test(entity.type);
  const responseItem = entityIn(response, entity);
  if (!isSettings || !responseItem || parametersOf(path).length) return undefined;
  const item = entityIn(request, entity);
  const hasNoArguments = Object.keys(request).every((name) => PROJECTION_FIELDS.has(name));
  if (/^get/.test(id) && hasNoArguments) return { verb: "getSettings", keys: { responseItem } };
  if (/^(update|set)/.test(id) && item)
    return { verb: "updateSettings", keys: { item, responseItem, mask } };
  return undefined;
}
