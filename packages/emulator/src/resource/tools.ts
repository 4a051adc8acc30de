import type { EntityFacts, QueryFacts } from "../generated/operations.js";
import { canAccess, isAdmin, ownerOf } from "../kernel/caller.js";
import type { Context } from "../kernel/context.js";
import { applicationError, notFound } from "../kernel/platform-error.js";
import type { Slice } from "../kernel/slice.js";
import { modifiedFields } from "../store/modified-fields.js";
import type { Declaration, Entity, ResourceData, Stored, Tools } from "./declaration.js";
import { applyUpdate, newEntity, objectOf, pathsOf } from "./merge.js";
import { completeEntity, keepOneOfGroup, setIds } from "./shape.js";

export interface Resource<T extends Entity = Entity> {
  /** Name of the entity, such as "brand". */
  readonly noun: string;
  /** Full name of the entity, such as "wix.stores.catalog.v3.brand". */
  readonly type: string;
  readonly facts: EntityFacts;
  readonly declaration: Declaration<T>;
  /** The service's query facts, which filters use in operations that document no fields. */
  readonly query: QueryFacts | undefined;
  readonly slice: Slice<ResourceData<T>>;
}

export const idField = ({ facts }: Resource) => facts.id ?? "id";

export const shapeName = ({ schemas, schema }: EntityFacts) =>
  schema === undefined ? undefined : `${schemas}#${schema}`;

/** Converts a camelCase noun to words, such as "deliveryProfile" to "Delivery profile". */
const titleOf = (noun: string) =>
  noun.charAt(0).toUpperCase() +
  noun.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const missingCode = ({ noun, declaration }: Resource) =>
  declaration.notFoundCode ??
  `${noun.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_NOT_FOUND`;

interface Scope<T extends Entity> {
  readonly resource: Resource<T>;
  readonly context: Context;
  readonly data: ResourceData<T>;
  readonly key: string;
  readonly shape: string | undefined;
  readonly idOf: (entity: T) => string;
  /** The complete tools, which call each other and are passed to the declaration's functions. */
  readonly self: Tools<T>;
}

export function toolsOf<T extends Entity>(
  resource: Resource<T>,
  context: Context,
  request: Entity = {},
): Tools<T> {
  const key = idField(resource as unknown as Resource);
  const scope: Scope<T> = {
    resource,
    context,
    data: context.store(resource.slice) as ResourceData<T>,
    key,
    shape: shapeName(resource.facts),
    idOf: (entity) => String(entity[key]),
    // Copy the context. As a prototype, it would stay in memory until a full garbage collection.
    self: { ...context } as Tools<T>,
  };
  const emit: Emit<T> = (slug, entity, payload) => {
    if (!resource.facts.events?.[slug]) return;
    context.emit({ entityFqdn: resource.type, slug, entityId: scope.idOf(entity), payload });
  };
  const tools = Object.assign(
    scope.self,
    readTools(scope),
    contentTools(scope),
    changeTools(scope, emit),
    viewTools(scope, emit),
  );
  return Object.assign(tools, resource.declaration.tools?.(tools, request));
}

type Emit<T> = (slug: string, entity: T, payload: Entity) => void;

function readTools<T extends Entity>({ resource, context, data, idOf, self }: Scope<T>) {
  const { isVisible } = resource.declaration;
  const canSee = ({ entity, owner }: Stored<T>): boolean => {
    if (isAdmin(context)) return true;
    if (owner && !canAccess(context, owner)) return false;
    return isVisible?.(entity, context.caller, context) ?? true;
  };
  return {
    all: () =>
      [...data.items.values()]
        .filter(canSee)
        .sort((a, b) => a.order - b.order)
        .map(({ entity }) => entity),

    find(id) {
      const stored = data.items.get(String(id));
      return stored && canSee(stored) ? stored.entity : undefined;
    },

    get(id) {
      const entity = self.find(id);
      if (!entity)
        throw notFound(titleOf(resource.noun), missingCode(resource as unknown as Resource));
      return entity;
    },

    findBy: (field, value) => self.all().find((entity) => entity[field] === value),

    getOrMake(field, value) {
      const name = String(value).trim();
      const isNamed = (entity: T) => String(entity[field]).toLowerCase() === name.toLowerCase();
      return self.all().find(isNamed) ?? self.insert({ [field]: name } as Partial<T>);
    },

    idOf,

    getOrMakeOwn() {
      const owner = ownerOf(context);
      const ownEntity = [...data.items.values()].find((one) => one.owner?.id === owner.id);
      return ownEntity?.entity ?? self.insert({}, owner);
    },

    single: () => self.all()[0] ?? self.insert({}),
  } satisfies Partial<Tools<T>>;
}

function contentTools<T extends Entity>({ resource: { facts }, self }: Scope<T>) {
  return {
    make: (content) => self.insert(newEntity(objectOf(content), facts) as Partial<T>),

    checkRevision(entity, revision) {
      if (!facts.revision || revision === undefined || revision === null) return;
      if (String(revision) === entity.revision) return;
      throw applicationError(
        409,
        "INVALID_REVISION",
        "The entity was changed by another request: the revision is outdated",
        { currentRevision: entity.revision },
      );
    },

    revise(entity, content, mask) {
      const sent = objectOf(content);
      self.checkRevision(entity, sent.revision);
      return self.edit(entity, (copy) => {
        const next = applyUpdate(entity, sent, pathsOf(mask), facts);
        for (const field of Object.keys(copy))
          if (!(field in next)) Reflect.deleteProperty(copy, field);
        Object.assign(copy, next);
      });
    },
  } satisfies Partial<Tools<T>>;
}

function changeTools<T extends Entity>(scope: Scope<T>, emit: Emit<T>) {
  const { resource, context, data, key, shape, idOf, self } = scope;
  const { declaration, facts, noun } = resource;
  const { changes } = context;
  return {
    insert(content, owner = declaration.owned ? ownerOf(context) : undefined) {
      const { defaults, ownerField } = declaration;
      const defaultFields = typeof defaults === "function" ? defaults(content, self) : defaults;
      const draft = {
        [key]: context.guid(noun),
        ...structuredClone(defaultFields),
        ...content,
        ...(ownerField && owner ? { [ownerField]: owner.id } : {}),
        ...(facts.revision ? { revision: "1" } : {}),
        ...(facts.createdDate ? { [facts.createdDate]: context.iso } : {}),
        ...(facts.updatedDate ? { [facts.updatedDate]: context.iso } : {}),
      } as unknown as T;
      setIds(draft, facts.readOnly, context.guid);
      declaration.check?.(draft, undefined, self);
      const entity = completeEntity(draft, shape);
      checkLimit(scope, entity, true);
      checkUnique(scope, entity);
      const order = changes.number(data as { nextOrder: number }, "nextOrder");
      changes.put(data.items, idOf(entity), { order, entity, ...(owner && { owner }) });
      emit("created", entity, { createdEvent: { entity: self.view(entity) } });
      return entity;
    },

    edit(entity, change) {
      const before = self.get(entity[key]);
      const draft = structuredClone(before);
      change(draft);
      Object.assign(draft, { [key]: before[key] });
      keepOneOfGroup(draft, before, shape);
      if (JSON.stringify(draft) === JSON.stringify(before) && !facts.revision) return before;
      setIds(draft, facts.readOnly, context.guid);
      if (facts.revision) Object.assign(draft, { revision: String(Number(before.revision) + 1) });
      if (facts.updatedDate) Object.assign(draft, { [facts.updatedDate]: context.iso });
      declaration.check?.(draft, before, self);
      const next = completeEntity(draft, shape);
      checkLimit(scope, next, false);
      checkUnique(scope, next);
      const id = idOf(before);
      changes.put(data.items, id, { ...(data.items.get(id) as Stored<T>), entity: next });
      const fields = modifiedFields(before, next);
      emit("updated", next, {
        updatedEvent: { currentEntity: self.view(next), modifiedFields: fields },
      });
      return next;
    },

    remove(entity) {
      declaration.beforeRemove?.(entity, self);
      const view = self.view(entity);
      changes.remove(data.items, idOf(entity));
      emit("deleted", entity, { deletedEvent: { deletedEntity: view } });
    },
  } satisfies Partial<Tools<T>>;
}

function viewTools<T extends Entity>(scope: Scope<T>, emit: Emit<T>) {
  const { resource, data, key, shape, idOf, self } = scope;
  const { view } = resource.declaration;
  return {
    view(entity, fields = []) {
      const completeView = view
        ? completeEntity({ ...entity, ...view(entity, fields, self) }, shape)
        : entity;
      if (resource.facts.id !== undefined) return completeView;
      // The documented entity has no id, so remove the internal one.
      const { [key]: _id, ...rest } = completeView;
      return rest as T;
    },

    orderOf: (entity) => (entity && data.items.get(idOf(entity))?.order) ?? 0,

    emitAction: (slug, entity, body) => emit(slug, entity, { actionEvent: { body } }),
  } satisfies Partial<Tools<T>>;
}

const allBut = <T extends Entity>({ data, idOf }: Scope<T>, next: T): T[] =>
  [...data.items.values()].map(({ entity }) => entity).filter((one) => idOf(one) !== idOf(next));

function checkUnique<T extends Entity>(scope: Scope<T>, next: T): void {
  const { resource, key } = scope;
  for (const [fields, code] of Object.entries(resource.declaration.unique ?? {})) {
    const valuesOf = (entity: T) =>
      fields.split(",").map((field) => String(entity[field] ?? "").toLowerCase());
    const values = valuesOf(next);
    if (values.every((value) => value === "")) continue;
    const match = allBut(scope, next).find((one) => valuesOf(one).join("\n") === values.join("\n"));
    if (!match) continue;
    throw applicationError(409, code, `An entity with this ${fields} already exists`, {
      [key]: match[key],
    });
  }
}

/** Checks a limit on all entities only on creation, and a limit per value on every change. */
function checkLimit<T extends Entity>(scope: Scope<T>, next: T, isNew: boolean): void {
  const { resource, context } = scope;
  const { count, code, per } = resource.declaration.limit ?? {};
  if (count === undefined || code === undefined || !(isNew || per)) return;
  const valuesOf = (entity: T) => (per === undefined ? [true] : [entity[per]].flat());
  const existingEntities = allBut(scope, next);
  for (const value of valuesOf(next)) {
    if (existingEntities.filter((one) => valuesOf(one).includes(value)).length < count) continue;
    const errorCode = typeof code === "string" ? code : code(context.operation);
    throw applicationError(428, errorCode, `The limit is ${count}`);
  }
}
