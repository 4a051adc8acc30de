import type { Entity } from "../declaration.js";
import { at } from "../merge.js";
import { type Parts, retag, tagVerb } from "./bulk.js";
import { filtered } from "./many.js";
import type { VerbOf, Verbs } from "./verb.js";
import { keysOf, maskOf } from "./verb.js";

/**
 * Creates an operation that changes every entity that matches a filter. Returns the id of the job.
 */
const filterVerb =
  (work: (parts: Parts, entity: Entity) => unknown): VerbOf =>
  (resource, operation) =>
  (tools, request) => {
    const parts = { resource, tools, operation, request };
    for (const entity of filtered(resource, operation, tools, request)) work(parts, entity);
    return { [keysOf(operation).job ?? "jobId"]: tools.guid("job") };
  };

const bulkUpdateTagsByFilter = tagVerb(filterVerb(retag));

const bulkUpdateByFilter = filterVerb(({ tools, operation, request }, entity) => {
  const keys = keysOf(operation);
  return tools.revise(entity, at(request, keys.item), maskOf(keys, request));
});

const bulkDeleteByFilter = filterVerb(({ tools }, entity) => tools.remove(entity));

export const verbsByFilter = {
  bulkUpdateTagsByFilter,
  bulkUpdateByFilter,
  bulkDeleteByFilter,
} satisfies Verbs;
