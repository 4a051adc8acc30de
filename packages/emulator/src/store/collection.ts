import { create } from "mutative";
import { freeze } from "./freeze.js";
import { modifiedFields } from "./modified-fields.js";
import type { Draft, Transaction } from "./transaction.js";

export type { Draft };

/** Copy of an entity whose fields may be replaced. */
export type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

/** Parts of a request that the store uses. */
export interface Unit {
  readonly changes: Transaction;
  /** Current time as an ISO string. */
  readonly iso: string;
  /** Whether events have a listener. */
  readonly listened: boolean;
  emit(event: {
    readonly entityFqdn: string;
    readonly slug: string;
    readonly entityId: string;
    readonly payload: Readonly<Record<string, unknown>>;
  }): void;
}

/** Events of a collection. */
export interface Events<T, From> {
  /** Full name of the entity, such as "wix.members.v1.member". */
  readonly type: string;
  /** Returns an entity in the response format. */
  view(entity: T, request: From): object;
  /** Whether updated events omit `modifiedFields`. */
  readonly plain?: true;
}

/** Rules of a collection. */
export interface Rules<T, From> {
  /** Returns the stored entities. */
  items(request: From): ReadonlyMap<string, T>;
  /** First revision, as a number or as text. Every update raises it. */
  readonly revision?: 1 | "1";
  /** Whether entities have `createdDate` and `updatedDate`. */
  readonly dated?: true;
  readonly events?: Events<T, From>;
}

/** Entity without the fields that the store sets. */
export type Content<T> = Omit<T, "revision" | "createdDate" | "updatedDate">;

interface Stamps {
  readonly revision?: number | string;
  readonly updatedDate?: string;
}

/** Change of an entity. The draft can be modified, the entity cannot. */
export type Recipe<T> = (draft: Draft<T>) => void;

/** Collection of immutable entities within a request. */
export interface Store<T extends object> {
  /** @throws Error if the entity does not exist */
  get(id: string): T;
  find(id: string): T | undefined;
  all(): IterableIterator<T>;
  /** Adds an entity with its first revision and its dates, and sends the created event. */
  insert(id: string, content: Content<T>): T;
  /** Changes an entity, raises its revision, updates its date and sends the updated event. */
  update(id: string, recipe: Recipe<T>, options?: { readonly event?: boolean }): T;
  /** Replaces an entity, like `update`. */
  replace(id: string, next: T): T;
  /**
   * Returns a draft that can be modified until the request ends, for work that spans many functions.
   * Sets no revision and sends no event. `find`, `get` and `all` also return the draft.
   */
  edit(id: string): Draft<T>;
  /** Changes fields without a new revision and without an event. */
  patch(id: string, recipe: Recipe<T>): T;
  /** Removes an entity once the request has succeeded, and sends the deleted event. */
  remove(id: string): void;
}

/** Returns a changed copy of an entity. It shares the parts that did not change. */
export const produce = <T extends object>(entity: T, recipe: Recipe<T>): T =>
  create(
    entity,
    (draft) => {
      recipe(draft as Draft<T>);
    },
    { enableAutoFreeze: true },
  ) as T;

/**
 * Declares a collection. The returned function opens it for a request, as in `cards(context).update(id, recipe)`.
 */
export function collection<T extends object, From extends Unit>(
  rules: Rules<T, From>,
): (request: From) => Store<T> {
  const { revision, dated, events } = rules;

  return (request) => {
    const { changes, iso } = request;
    const items = rules.items(request);
    const hasListener = events && request.listened;

    const emit = (slug: string, entityId: string, payload: Record<string, unknown>) =>
      request.emit({ entityFqdn: events?.type ?? "", slug, entityId, payload });

    const stampsAfter = (before: T): Stamps => {
      const next = Number((before as Stamps).revision) + 1;
      return {
        ...(revision && { revision: revision === 1 ? next : String(next) }),
        ...(dated && { updatedDate: iso }),
      };
    };

    const put = (id: string, next: T): T => {
      if (next !== items.get(id)) changes.put(items, id, next);
      return next;
    };

    /** Runs a change and sends the updated event. */
    const withUpdatedEvent = (id: string, change: () => T): T => {
      if (!hasListener) return change();
      // The view of the old entity may depend on other data, so create it before the change.
      const oldView = !events.plain && events.view(store.get(id), request);
      const next = change();
      const currentEntity = events.view(next, request);
      const more = oldView && { modifiedFields: modifiedFields(oldView, currentEntity) };
      emit("updated", id, { updatedEvent: { currentEntity, ...more } });
      return next;
    };

    const store: Store<T> = {
      find: (id) => (changes.edited(items, id) as T | undefined) ?? items.get(id),

      get(id) {
        const known = store.find(id);
        if (!known) throw new Error(`Unknown entity ${id}`);
        return known;
      },

      *all() {
        for (const id of items.keys()) yield store.get(id);
      },

      edit: (id) => changes.edit(items, id),

      insert(id, content) {
        const dates = dated && { createdDate: iso, updatedDate: iso };
        const entity = { ...content, ...(revision && { revision }), ...dates } as unknown as T;
        put(id, freeze(entity));
        if (hasListener)
          emit("created", id, { createdEvent: { entity: events.view(entity, request) } });
        return entity;
      },

      update(id, recipe, { event = true } = {}) {
        const change = () =>
          store.patch(id, (draft) => {
            recipe(draft);
            Object.assign(draft, stampsAfter(store.get(id)));
          });
        return event ? withUpdatedEvent(id, change) : change();
      },

      replace: (id, next) =>
        withUpdatedEvent(id, () => put(id, freeze({ ...next, ...stampsAfter(store.get(id)) }))),

      patch(id, recipe) {
        const draft = changes.edited(items, id);
        if (!draft) return put(id, produce(store.get(id), recipe));
        recipe(draft);
        return draft as T;
      },

      remove(id) {
        const entity = store.get(id);
        if (hasListener) {
          emit("deleted", id, { deletedEvent: { deletedEntity: events.view(entity, request) } });
        }
        changes.drop(items, id);
      },
    };
    return store;
  };
}
