import { create } from "mutative";
import { freeze } from "./freeze.js";
import { modifiedFields } from "./modified-fields.js";
import type { Draft, Transaction } from "./transaction.js";

export type { Draft };

export type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

export interface Scope {
  readonly changes: Transaction;
  /** Current time as an ISO string. */
  readonly iso: string;
  /** Whether events have a listener. */
  readonly isObserved: boolean;
  emit(event: {
    readonly entityFqdn: string;
    readonly slug: string;
    readonly entityId: string;
    readonly payload: Readonly<Record<string, unknown>>;
  }): void;
}

export interface Events<T, From> {
  /** Full name of the entity type, such as "wix.members.v1.member". */
  readonly type: string;
  /** Returns an entity in the response format. */
  view(entity: T, request: From): object;
  /** Whether "updated" events omit `modifiedFields`. */
  readonly plain?: true;
}

export interface Rules<T, From> {
  items(request: From): ReadonlyMap<string, T>;
  /** First revision, as a number or as a string. Every update increments the revision. */
  readonly revision?: 1 | "1";
  /** Whether entities have `createdDate` and `updatedDate`. */
  readonly dated?: true;
  readonly events?: Events<T, From>;
}

/** Entity without the fields that the store itself sets. */
export type Content<T> = Omit<T, "revision" | "createdDate" | "updatedDate">;

interface Stamps {
  readonly revision?: number | string;
  readonly updatedDate?: string;
}

export type Recipe<T> = (draft: Draft<T>) => void;

/** Collection of immutable entities, as used within a request. */
export interface Store<T extends object> {
  /** @throws Error if the entity does not exist */
  get(id: string): T;
  find(id: string): T | undefined;
  all(): IterableIterator<T>;
  /** Adds an entity with its first revision and dates, and sends the "created" event. */
  insert(id: string, content: Content<T>): T;
  /** Changes an entity, its revision and its date. Sends "updated" unless `event` is false. */
  update(id: string, recipe: Recipe<T>, options?: { readonly event?: boolean }): T;
  /** Replaces an entity. Sets the revision and date and sends the event, like `update`. */
  replace(id: string, next: T): T;
  /**
   * Returns a draft that can be modified until the request ends, for work that spans many
   * functions. Does not increment the revision or send an event. `find`, `get` and `all` also
   * return the draft.
   */
  edit(id: string): Draft<T>;
  /** Changes fields without creating a new revision or sending an event. */
  patch(id: string, recipe: Recipe<T>): T;
  /** Removes an entity once the request has succeeded, and sends the "deleted" event. */
  remove(id: string): void;
}

/** Returns a changed copy that shares unchanged parts, or the entity itself if nothing changes. */
export const changedCopy = <T extends object>(entity: T, recipe: Recipe<T>): T =>
  create(
    entity,
    (draft) => {
      recipe(draft as Draft<T>);
    },
    { enableAutoFreeze: true },
  ) as T;

/** Returns a function that opens a collection, as in `cards(context).update(id, recipe)`. */
export const collection =
  <T extends object, From extends Scope>(rules: Rules<T, From>): ((request: From) => Store<T>) =>
  (request) =>
    new OpenCollection(rules, request);

class OpenCollection<T extends object, From extends Scope> implements Store<T> {
  readonly #rules: Rules<T, From>;
  readonly #request: From;
  readonly #items: ReadonlyMap<string, T>;

  constructor(rules: Rules<T, From>, request: From) {
    this.#rules = rules;
    this.#request = request;
    this.#items = rules.items(request);
  }

  find(id: string): T | undefined {
    const draft = this.#request.changes.draftOf(this.#items, id) as T | undefined;
    return draft ?? this.#items.get(id);
  }

  get(id: string): T {
    const entity = this.find(id);
    if (!entity) throw new Error(`Unknown entity ${id}`);
    return entity;
  }

  *all(): IterableIterator<T> {
    for (const id of this.#items.keys()) yield this.get(id);
  }

  edit(id: string): Draft<T> {
    return this.#request.changes.edit(this.#items, id);
  }

  insert(id: string, content: Content<T>): T {
    const { revision, dated } = this.#rules;
    const { iso } = this.#request;
    const dates = dated && { createdDate: iso, updatedDate: iso };
    const entity = { ...content, ...(revision && { revision }), ...dates } as unknown as T;
    this.#put(id, freeze(entity));
    const view = this.#eventView(entity);
    if (view) this.#emit("created", id, { createdEvent: { entity: view } });
    return entity;
  }

  update(id: string, recipe: Recipe<T>, { event = true }: { readonly event?: boolean } = {}): T {
    const edit = () =>
      this.patch(id, (draft) => {
        recipe(draft);
        Object.assign(draft, this.#stampsAfter(this.get(id)));
      });
    return event ? this.#withUpdatedEvent(id, edit) : edit();
  }

  replace(id: string, next: T): T {
    return this.#withUpdatedEvent(id, () =>
      this.#put(id, freeze({ ...next, ...this.#stampsAfter(this.get(id)) })),
    );
  }

  patch(id: string, recipe: Recipe<T>): T {
    const draft = this.#request.changes.draftOf(this.#items, id);
    if (!draft) return this.#put(id, changedCopy(this.get(id), recipe));
    recipe(draft as Draft<T>);
    return draft as T;
  }

  remove(id: string): void {
    const view = this.#eventView(this.get(id));
    if (view) this.#emit("deleted", id, { deletedEvent: { deletedEntity: view } });
    this.#request.changes.drop(this.#items, id);
  }

  #put(id: string, next: T): T {
    if (next !== this.#items.get(id)) this.#request.changes.put(this.#items, id, next);
    return next;
  }

  #stampsAfter(before: T): Stamps {
    const { revision, dated } = this.#rules;
    const next = Number((before as Stamps).revision) + 1;
    return {
      ...(revision && { revision: revision === 1 ? next : String(next) }),
      ...(dated && { updatedDate: this.#request.iso }),
    };
  }

  #eventView(entity: T): object | undefined {
    const { events } = this.#rules;
    return events && this.#request.isObserved ? events.view(entity, this.#request) : undefined;
  }

  #emit(slug: string, entityId: string, payload: Record<string, unknown>): void {
    const entityFqdn = this.#rules.events?.type ?? "";
    this.#request.emit({ entityFqdn, slug, entityId, payload });
  }

  #withUpdatedEvent(id: string, change: () => T): T {
    const isPlain = this.#rules.events?.plain;
    // The view of the old entity may depend on other data, so create it before the change.
    const oldView = isPlain ? undefined : this.#eventView(this.get(id));
    const next = change();
    const currentEntity = this.#eventView(next);
    if (!currentEntity) return next;
    const extraFields = oldView && { modifiedFields: modifiedFields(oldView, currentEntity) };
    this.#emit("updated", id, { updatedEvent: { currentEntity, ...extraFields } });
    return next;
  }
}
