import {
  type CallShape,
  type DerivedVerb,
  entityIn,
  isNamedAfterEntity,
  type LooseKeys,
  nameKeys,
} from "./call-shape.ts";
import { uncapitalize } from "./names.ts";
import { isOfType, itemOf, shapeOf } from "./shape.ts";

/** Derives the verb of a bulk operation. */
export function bulkVerb(call: CallShape): DerivedVerb | undefined {
  return filterVerb(call) ?? itemsVerb(call);
}

/** Returns the verb for a job that changes all entities that match a filter. */
function filterVerb(call: CallShape): DerivedVerb | undefined {
  const { request, response, entity, mask } = call;
  if (!request.filter || !response.jobId) return undefined;
  const filterKeys = { filter: "filter", search: request.search && "search", job: "jobId" };
  const item = entityIn(request, entity);
  if (isNamedAfterEntity(call, "bulkUpdate", "TagsByFilter") && request.assignTags)
    return { verb: "bulkUpdateTagsByFilter", keys: { ...filterKeys, ...tagKeys } };
  if (isNamedAfterEntity(call, "bulkUpdate", "ByFilter") && item)
    return { verb: "bulkUpdateByFilter", keys: { ...filterKeys, item, mask } };
  if (isNamedAfterEntity(call, "bulkDelete", "ByFilter"))
    return { verb: "bulkDeleteByFilter", keys: filterKeys };
  return undefined;
}

const tagKeys = { assignTags: "assignTags", unassignTags: "unassignTags" };

/** Returns the verb for an operation on a list of items, ids or names. */
function itemsVerb(call: CallShape): DerivedVerb | undefined {
  const results = resultsIn(call) ?? errorsIn(call);
  if (!results) return undefined;
  const { request } = call;
  const returnEntity = ["returnEntity", "returnFullEntity"].find((name) => request[name]);
  const ids = idsIn(call);
  if (isNamedAfterEntity(call, "bulkUpdate", "Tags") && ids && request.assignTags)
    return { verb: "bulkUpdateTags", keys: { ids, ...tagKeys, ...results } };
  if (isNamedAfterEntity(call, "bulkDelete") && ids)
    return { verb: "bulkDelete", keys: { ids, ...results } };
  if (isNamedAfterEntity(call, "bulkGetOrCreate")) {
    const fieldName = uncapitalize(call.id.slice("bulkGetOrCreate".length));
    const names =
      nameKeys(call, true) ?? (request[fieldName]?.isList ? { items: fieldName } : undefined);
    return names && { verb: "bulkGetOrCreate", keys: { ...names, returnEntity, ...results } };
  }
  for (const [prefix, verb] of [
    ["bulkCreate", "bulkCreate"],
    ["bulkUpdate", "bulkUpdate"],
    ["bulkUpsert", "bulkUpsert"],
  ] as const) {
    const items = isNamedAfterEntity(call, prefix) && itemsIn(call);
    if (items) return { verb, keys: { ...items, returnEntity, ...results } };
  }
  return undefined;
}

/**
 * Returns the keys of the request's list of entities, or of a list of objects that contain an
 * entity and its mask.
 */
function itemsIn({ api, request, entity }: CallShape): LooseKeys | undefined {
  const directItems = entityIn(request, entity, true);
  if (directItems) return { items: directItems };
  for (const [items, field] of Object.entries(request)) {
    if (!field.isList) continue;
    const shape = shapeOf(api, field);
    const nestedItem = entityIn(shape, entity);
    const mask = Object.keys(shape).find((name) => /mask$/i.test(name));
    if (nestedItem) return { items, inner: nestedItem, mask: mask && `${items}.${mask}` };
  }
  return undefined;
}

/** Returns the name of the first list of strings in the request with a name that ends in "ids". */
function idsIn({ api, request }: CallShape): string | undefined {
  return Object.entries(request).find(
    ([name, field]) =>
      field.isList && /ids$/i.test(name) && isOfType(itemOf(api, field).schema, "string"),
  )?.[0];
}

function resultsIn({ api, response, entity }: CallShape): LooseKeys | undefined {
  const { results, bulkActionMetadata } = response;
  if (!results?.isList || !bulkActionMetadata) return undefined;
  const shape = shapeOf(api, results);
  return {
    results: "results",
    resultItem: entityIn(shape, entity),
    resultMetadata: shape.itemMetadata && "itemMetadata",
    bulkMetadata: "bulkActionMetadata",
  };
}

/**
 * Returns the keys of the list of entities that succeeded, and of the list of errors. Returns no
 * keys for an empty response.
 */
function errorsIn({ api, response, entity }: CallShape): LooseKeys | undefined {
  const { errors } = response;
  if (!errors?.isList) return Object.keys(response).length === 0 ? {} : undefined;
  const { error } = shapeOf(api, errors);
  const key = error && isOfType(error.schema, "string") ? "errorCodes" : "errors";
  return { list: entityIn(response, entity, true), [key]: "errors" };
}
