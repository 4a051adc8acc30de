// Operations on all that a filter leaves. The platform does them in a job; here they are done at once.

import type { OperationFacts } from "../../kernel/generated/operations.js";
import type { Entity, Tools } from "../declaration.js";
import { at } from "../merge.js";
import type { Resource } from "../tools.js";
import { retag } from "./bulk.js";
import { filtered } from "./many.js";
import type { VerbOf } from "./verb.js";
import { change, keysOf, maskOf } from "./verb.js";

/** Does something with each of them; the answer is the id of the job. */
const byFilter =
  (
    work: (
      parts: { resource: Resource; tools: Tools; operation: OperationFacts; request: Entity },
      entity: Entity,
    ) => unknown,
  ): VerbOf =>
  (resource, operation) =>
  (tools, request) => {
    const parts = { resource, tools, operation, request };
    for (const entity of filtered(resource, operation, tools, request)) work(parts, entity);
    return { [keysOf(operation).job ?? "jobId"]: tools.guid("job") };
  };

export const bulkUpdateTagsByFilter = byFilter(({ tools, operation, request }, entity) =>
  retag(operation, tools, request, entity),
);

export const bulkUpdateByFilter = byFilter(({ resource, tools, operation, request }, entity) => {
  const keys = keysOf(operation);
  return change(resource, tools, entity, at(request, keys.item), maskOf(keys, request));
});

export const bulkDeleteByFilter = byFilter(({ tools }, entity) => tools.remove(entity));
