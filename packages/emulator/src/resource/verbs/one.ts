import type { Keys } from "../../generated/operations.js";
import type { Entity, Tools } from "../declaration.js";
import { newEntity, valueIn } from "../merge.js";
import { idField, type Resource } from "../tools.js";
import { type Behavior, fieldNames, keysOf, listOf, maskOf, objectOf, type Verbs } from "./verb.js";

type EntityWork = (tools: Tools, request: Entity, resource: Resource, keys: Keys) => Entity;

const entityVerb =
  (work: EntityWork): Behavior =>
  (resource, operation) => {
    const keys = keysOf(operation);
    const { item = "", responseItem = item } = keys;
    return (tools, request) => ({
      [responseItem]: tools.view(work(tools, request, resource, keys), fieldNames(request)),
    });
  };

const findOwn: EntityWork = (tools) => tools.getOrMakeOwn();
const findSingle: EntityWork = (tools) => tools.single();

const findById: EntityWork = (tools, request, resource, { id: path, by }) => {
  const id = valueIn(request, path);
  if (by === undefined || by === idField(resource)) return tools.get(id);
  // `get(undefined)` throws the same error as for an unknown id.
  return tools.findBy(by, id) ?? tools.get(undefined);
};

const createOne = entityVerb((tools, request, _resource, { item }) =>
  tools.make(valueIn(request, item)),
);

const updateVerb = (find: EntityWork): Behavior =>
  entityVerb((tools, request, resource, keys) => {
    const entity = find(tools, request, resource, keys);
    return tools.revise(entity, valueIn(request, keys.item), maskOf(keys, request));
  });

const deleteVerb =
  (find: EntityWork): Behavior =>
  (resource, operation) =>
  (tools, request) => {
    const entity = find(tools, request, resource, keysOf(operation));
    tools.checkRevision(entity, request.revision);
    tools.remove(entity);
    return {};
  };

const getOrCreate = entityVerb((tools, request, _resource, { item, names = item, by = "name" }) =>
  tools.getOrMake(by, valueIn(request, names)),
);

export function saveItem(resource: Resource, tools: Tools, content: Entity, mask: unknown): Entity {
  const key = idField(resource);
  const existing = resource.facts.singleton ? tools.all()[0] : undefined;
  const entity = content[key] === undefined ? existing : tools.find(content[key]);
  if (!entity) {
    const id = content[key] === undefined ? {} : { [key]: content[key] };
    return tools.insert({ ...newEntity(content, resource.facts), ...id });
  }
  return tools.revise(entity, content, mask);
}

const upsert = entityVerb((tools, request, resource, keys) =>
  saveItem(resource, tools, objectOf(valueIn(request, keys.item)), maskOf(keys, request)),
);

const updateExtendedFields = entityVerb((tools, request, _resource, keys) =>
  tools.edit(tools.get(valueIn(request, keys.id)), (copy) => {
    const { namespaces } = objectOf(copy.extendedFields);
    const name = String(valueIn(request, keys.namespace));
    const before = objectOf(objectOf(namespaces)[name]);
    const data = { ...before, ...objectOf(valueIn(request, keys.namespaceData)) };
    for (const [field, value] of Object.entries(data)) if (value === null) delete data[field];
    copy.extendedFields = { namespaces: { ...objectOf(namespaces), [name]: data } };
  }),
);

/** Creates a verb that changes a list of values, such as ids of other entities. */
const valuesVerb = (
  change: (values: readonly unknown[], value: unknown) => readonly unknown[],
): Behavior =>
  entityVerb((tools, request, _resource, { id, value, values = "" }) => {
    const entity = tools.get(valueIn(request, id));
    tools.checkRevision(entity, request.revision);
    return tools.edit(entity, (copy) => {
      copy[values] = change(listOf(copy[values]), valueIn(request, value));
    });
  });

const addValue = valuesVerb((values, value) => [...new Set([...values, value])]);

const removeValue = valuesVerb((values, value) => values.filter((one) => one !== value));

export const verbsOnOne = {
  create: createOne,
  get: entityVerb(findById),
  getOwn: entityVerb(findOwn),
  getSettings: entityVerb(findSingle),
  update: updateVerb(findById),
  updateSettings: updateVerb(findSingle),
  delete: deleteVerb(findById),
  deleteOwn: deleteVerb(findOwn),
  getOrCreate,
  upsert,
  updateExtendedFields,
  addValue,
  removeValue,
} satisfies Verbs;
