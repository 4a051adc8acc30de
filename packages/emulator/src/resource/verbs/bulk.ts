// Operations on several entities. Each item of a list succeeds or fails independently.

import type { Keys, OperationFacts } from "../../generated/operations.js";
import { applicationError, PlatformError } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../declaration.js";
import { valueIn } from "../merge.js";
import { idField, type Resource } from "../tools.js";
import { filteredEntities } from "./many.js";
import { saveItem } from "./one.js";
import { type Behavior, fieldNames, keysOf, listOf, maskOf, objectOf, type Verbs } from "./verb.js";

interface Call {
  readonly resource: Resource;
  readonly tools: Tools;
  readonly operation: OperationFacts;
  readonly request: Entity;
}

/** Return value of the work on one item. The entity is undefined if it was deleted. */
interface ItemOutcome<T> {
  readonly id?: unknown;
  readonly entity?: T;
}

/** The entity is undefined if the item failed or was deleted. */
interface ItemResult<T> {
  readonly metadata: Entity;
  readonly entity: T | undefined;
}

function errorResult(error: unknown): Entity {
  if (!(error instanceof PlatformError)) throw error;
  const { applicationError, validationError } = error.details;
  return {
    success: false,
    error: applicationError ?? {
      code: validationError ? "INVALID_ARGUMENT" : String(error.status),
      description: error.message,
    },
  };
}

const idIn = (item: unknown) => (typeof item === "string" ? item : undefined);

/** Rolls back the changes of failed items. `idOf` returns the id of a failed item. */
export function runEach<Item, T extends object = Entity>(
  tools: Pick<Tools, "changes">,
  items: readonly Item[],
  each: (item: Item) => ItemOutcome<T>,
  idOf: (item: Item) => unknown = idIn,
): readonly ItemResult<T>[] {
  return items.map((item, originalIndex) => {
    try {
      const { id, entity } = tools.changes.attempt(() => each(item));
      return { metadata: { id, originalIndex, success: true }, entity };
    } catch (error) {
      const id = idOf(item);
      const metadata = {
        ...(id !== null && id !== undefined && { id }),
        originalIndex,
        ...errorResult(error),
      };
      return { metadata, entity: undefined };
    }
  });
}

export function totalsOf(results: readonly { readonly metadata: Entity }[]): Entity {
  const totalSuccesses = results.filter(({ metadata }) => metadata.success).length;
  const totalFailures = results.length - totalSuccesses;
  return { totalSuccesses, totalFailures, undetailedFailures: 0 };
}

/** `show` returns the additional fields of an item's result. */
export const bulkResults = <T extends object>(
  itemResults: readonly ItemResult<T>[],
  show?: (entity: T) => object | false | undefined,
) => ({
  results: itemResults.map(({ metadata, entity }) => ({
    itemMetadata: metadata,
    ...(entity && show?.(entity)),
  })),
  bulkActionMetadata: totalsOf(itemResults),
});

export const runBulk = <Item, T extends object>(
  tools: Pick<Tools, "changes">,
  items: readonly Item[],
  each: (item: Item) => ItemOutcome<T>,
  show?: (entity: T) => object | false | undefined,
) => bulkResults(runEach(tools, items, each), show);

function entitiesAndErrors(
  { list, errors, errorCodes }: Keys,
  tools: Tools,
  items: readonly unknown[],
  results: readonly ItemResult<Entity>[],
): Entity {
  const failures = results.flatMap(({ metadata: { success, error } }, index) => {
    const item = items[index];
    const id = typeof item === "string" ? item : String(objectOf(item).id ?? "");
    return success ? [] : [{ id, error: errorCodes ? objectOf(error).code : error }];
  });
  const field = errors ?? errorCodes;
  return {
    ...(list && { [list]: results.flatMap(({ entity }) => (entity ? [tools.view(entity)] : [])) }),
    ...(field && { [field]: failures }),
  };
}

function bulkResponse(
  operation: OperationFacts,
  tools: Tools,
  request: Entity,
  items: readonly unknown[],
  itemResults: readonly ItemResult<Entity>[],
): Entity {
  const {
    results,
    resultItem,
    resultMetadata = "itemMetadata",
    bulkMetadata = "bulkActionMetadata",
    more = [],
    // For bulk tag operations, the generated facts list this field in `more`.
    returnEntity = more.find((name) => name === "returnEntity"),
  } = keysOf(operation);
  if (results === undefined) return entitiesAndErrors(keysOf(operation), tools, items, itemResults);
  const isEntityReturned = returnEntity === undefined || valueIn(request, returnEntity) === true;
  const fields = fieldNames(request);
  return {
    [results]: itemResults.map(({ metadata, entity }) => ({
      [resultMetadata]: metadata,
      ...(resultItem && isEntityReturned && entity && { [resultItem]: tools.view(entity, fields) }),
    })),
    [bulkMetadata]: totalsOf(itemResults),
  };
}

const bulk =
  (
    list: "items" | "ids" | "names",
    work: (call: Call, item: unknown) => Entity | undefined,
    idOf?: (call: Call, item: unknown) => unknown,
  ): Behavior =>
  (resource, operation) =>
  (tools, request) => {
    const keys = keysOf(operation);
    const items = listOf(valueIn(request, keys[list] ?? keys.items));
    const call = { resource, tools, operation, request };
    const results = runEach(
      tools,
      items,
      (item) => {
        const entity = work(call, item);
        return { id: entity ? tools.idOf(entity) : item, entity };
      },
      idOf && ((item) => idOf(call, item)),
    );
    return bulkResponse(operation, tools, request, items, results);
  };

/** Returns the entity in an item: either the item itself, or the field next to the field mask. */
const itemContent = (operation: OperationFacts, item: unknown): Entity => {
  const { inner } = keysOf(operation);
  return objectOf(inner === undefined ? item : objectOf(item)[inner]);
};

const bulkCreate = bulk("items", ({ tools, operation }, item) =>
  tools.make(itemContent(operation, item)),
);

const contentId = ({ operation, resource }: Call, item: unknown) =>
  itemContent(operation, item)[idField(resource)];

const bulkUpdate = bulk(
  "items",
  (call, item) => {
    const { tools, operation, request } = call;
    const entity = tools.get(contentId(call, item));
    const mask = maskOf(keysOf(operation), request, objectOf(item));
    return tools.revise(entity, itemContent(operation, item), mask);
  },
  contentId,
);

const bulkUpsert = bulk("items", ({ resource, tools, operation, request }, item) => {
  const mask = maskOf(keysOf(operation), request, objectOf(item));
  return saveItem(resource, tools, itemContent(operation, item), mask);
});

const bulkDelete = bulk("ids", ({ tools }, id) => {
  tools.remove(tools.get(id));
  return undefined;
});

const bulkGetOrCreate = bulk("names", ({ tools, operation }, name) =>
  tools.getOrMake(keysOf(operation).by ?? "name", name),
);

export function withTags(before: unknown, toAdd: unknown, toRemove: unknown): Entity {
  const kinds = [before, toAdd, toRemove].flatMap((tags) => Object.keys(objectOf(tags)));
  const tagLists = [...new Set(kinds)].map((kind) => {
    const idsOf = (tags: unknown) => listOf(objectOf(objectOf(tags)[kind]).tagIds);
    const removedIds = new Set(idsOf(toRemove));
    const tagIds = [...new Set([...idsOf(before), ...idsOf(toAdd)])].filter(
      (id) => !removedIds.has(id),
    );
    return [kind, { tagIds }];
  });
  return Object.fromEntries(tagLists);
}

function changeTags({ resource, tools, operation, request }: Call, entity: Entity) {
  const keys = keysOf(operation);
  const tagsToAdd = valueIn(request, keys.assignTags);
  const tagsToRemove = valueIn(request, keys.unassignTags);
  const next = tools.edit(entity, (copy) => {
    copy.tags = withTags(copy.tags, tagsToAdd, tagsToRemove);
  });
  tools.emitAction("tags_modified", next, {
    [resource.noun]: tools.view(next),
    assignedTags: withTags(undefined, tagsToAdd, undefined),
    unassignedTags: withTags(undefined, tagsToRemove, undefined),
  });
  return next;
}

function checkTags(operation: OperationFacts, request: Entity): void {
  const { assignTags, unassignTags } = keysOf(operation);
  const tagIds = [assignTags, unassignTags].flatMap((key) =>
    Object.values(objectOf(valueIn(request, key))).flatMap((tags) => listOf(objectOf(tags).tagIds)),
  );
  if (tagIds.length === 0) {
    throw applicationError(400, "EMPTY_ASSIGN_AND_UNASSIGN_LISTS", "No tags to assign or unassign");
  }
}

const tagVerb =
  (verb: Behavior): Behavior =>
  (resource, operation) => {
    const run = verb(resource, operation);
    return (tools, request) => {
      checkTags(operation, request);
      return run(tools, request);
    };
  };

const bulkUpdateTags = tagVerb(bulk("ids", (call, id) => changeTags(call, call.tools.get(id))));

/** Creates a verb that changes all entities that match a filter and returns a job id. */
const filterVerb =
  (work: (call: Call, entity: Entity) => unknown): Behavior =>
  (resource, operation) =>
  (tools, request) => {
    const call = { resource, tools, operation, request };
    for (const entity of filteredEntities(resource, operation, tools, request)) work(call, entity);
    return { [keysOf(operation).job ?? "jobId"]: tools.guid("job") };
  };

const bulkUpdateTagsByFilter = tagVerb(filterVerb(changeTags));

const bulkUpdateByFilter = filterVerb(({ tools, operation, request }, entity) => {
  const keys = keysOf(operation);
  return tools.revise(entity, valueIn(request, keys.item), maskOf(keys, request));
});

const bulkDeleteByFilter = filterVerb(({ tools }, entity) => tools.remove(entity));

export const bulkVerbs = {
  bulkCreate,
  bulkUpdate,
  bulkUpsert,
  bulkDelete,
  bulkGetOrCreate,
  bulkUpdateTags,
  bulkUpdateTagsByFilter,
  bulkUpdateByFilter,
  bulkDeleteByFilter,
} satisfies Verbs;
