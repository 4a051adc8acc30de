import type { Keys } from "../../generated/operations.js";
import type { Entity, Tools } from "../declaration.js";
import { at, created } from "../merge.js";
import { idField, type Resource } from "../tools.js";
import { keysOf, listOf, maskOf, objectOf, type VerbOf, type Verbs, wantedFields } from "./verb.js";

const viewOf = (tools: Tools, request: Entity, entity: Entity) =>
  tools.view(entity, wantedFields(request));

type Find = (tools: Tools, request: Entity, resource: Resource, keys: Keys) => Entity;

const findOwn: Find = (tools) => tools.mine();
const findOnly: Find = (tools) => tools.only();

/** The request contains the id or another unique field of the entity. */
const findById: Find = (tools, request, resource, { id: path, by }) => {
  const id = at(request, path);
  if (by === undefined || by === idField(resource)) return tools.get(id);
  // Throws the same error as for an unknown id.
  return tools.findBy(by, id) ?? tools.get(undefined);
};

const createOne: VerbOf = (_resource, operation) => {
  const { item = "", responseItem = item } = keysOf(operation);
  return (tools, request) => ({
    [responseItem]: viewOf(tools, request, tools.make(at(request, item))),
  });
};

const getVerb =
  (find: Find): VerbOf =>
  (resource, operation) => {
    const { responseItem = "" } = keysOf(operation);
    return (tools, request) => ({
      [responseItem]: viewOf(tools, request, find(tools, request, resource, keysOf(operation))),
    });
  };

const updateVerb =
  (find: Find): VerbOf =>
  (resource, operation) => {
    const keys = keysOf(operation);
    const { item = "", responseItem = item } = keys;
    return (tools, request) => {
      const entity = find(tools, request, resource, keys);
      const next = tools.revise(entity, at(request, item), maskOf(keys, request));
      return { [responseItem]: viewOf(tools, request, next) };
    };
  };

const deleteVerb =
  (find: Find): VerbOf =>
  (resource, operation) =>
  (tools, request) => {
    const entity = find(tools, request, resource, keysOf(operation));
    tools.checkRevision(entity, request.revision);
    tools.remove(entity);
    return {};
  };

const getOrCreate: VerbOf = (_resource, operation) => {
  const { item, names = item, by = "name", responseItem = "" } = keysOf(operation);
  return (tools, request) => ({
    [responseItem]: viewOf(tools, request, tools.getOrMake(by, at(request, names))),
  });
};

export function upserted(resource: Resource, tools: Tools, content: Entity, mask: unknown): Entity {
  const key = idField(resource);
  const known = resource.facts.singleton ? tools.all()[0] : undefined;
  const entity = content[key] === undefined ? known : tools.find(content[key]);
  if (!entity) {
    const id = content[key] === undefined ? {} : { [key]: content[key] };
    return tools.insert({ ...created(content, resource.facts), ...id });
  }
  return tools.revise(entity, content, mask);
}

const upsert: VerbOf = (resource, operation) => {
  const keys = keysOf(operation);
  const { item = "", responseItem = item } = keys;
  return (tools, request) => {
    const content = objectOf(at(request, item));
    const entity = upserted(resource, tools, content, maskOf(keys, request));
    return { [responseItem]: viewOf(tools, request, entity) };
  };
};

const updateExtendedFields: VerbOf = (_resource, operation) => {
  const { id, namespace, namespaceData, responseItem = "" } = keysOf(operation);
  return (tools, request) => {
    const next = tools.edit(tools.get(at(request, id)), (copy) => {
      const { namespaces } = objectOf(copy.extendedFields);
      const name = String(at(request, namespace));
      const before = objectOf(objectOf(namespaces)[name]);
      const data = { ...before, ...objectOf(at(request, namespaceData)) };
      for (const [field, value] of Object.entries(data)) if (value === null) delete data[field];
      copy.extendedFields = { namespaces: { ...objectOf(namespaces), [name]: data } };
    });
    return { [responseItem]: viewOf(tools, request, next) };
  };
};

/** Creates an operation that changes a list of values, such as ids of other entities. */
const valuesVerb =
  (changed: (values: readonly unknown[], value: unknown) => readonly unknown[]): VerbOf =>
  (_resource, operation) => {
    const { id, value, values = "", responseItem = "" } = keysOf(operation);
    return (tools, request) => {
      const entity = tools.get(at(request, id));
      tools.checkRevision(entity, request.revision);
      const next = tools.edit(entity, (copy) => {
        copy[values] = changed(listOf(copy[values]), at(request, value));
      });
      return { [responseItem]: viewOf(tools, request, next) };
    };
  };

const addValue = valuesVerb((values, value) => [...new Set([...values, value])]);

const removeValue = valuesVerb((values, value) => values.filter((one) => one !== value));

export const verbsOnOne = {
  create: createOne,
  get: getVerb(findById),
  getOwn: getVerb(findOwn),
  getSettings: getVerb(findOnly),
  update: updateVerb(findById),
  updateSettings: updateVerb(findOnly),
  delete: deleteVerb(findById),
  deleteOwn: deleteVerb(findOwn),
  getOrCreate,
  upsert,
  updateExtendedFields,
  addValue,
  removeValue,
} satisfies Verbs;
