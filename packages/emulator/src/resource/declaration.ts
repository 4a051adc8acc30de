import type { Caller, Owner } from "../kernel/caller.js";
import type { Context } from "../kernel/context.js";
import type { Access } from "../kernel/handler.js";
import type { Seed } from "../kernel/slice.js";
import type { Source } from "../query/run-query.js";

/** Entity as it appears in requests and responses, with the platform's field names. */
export type Entity = Record<string, unknown>;

/** Never mutated: an update replaces it with a new object. */
export interface Stored<T extends Entity = Entity> {
  /** Sequence number, assigned at creation. Cursor paging depends on it. */
  readonly order: number;
  readonly entity: T;
  readonly owner?: Owner;
}

export interface ResourceData<T extends Entity = Entity> {
  readonly items: Map<string, Stored<T>>;
  nextOrder: number;
}

export interface Tools<T extends Entity = Entity> extends Context {
  /** Returns the entities that the caller may see, in creation order. */
  all(): readonly T[];
  /** Returns undefined if the entity does not exist or is hidden from the caller. */
  find(id: unknown): T | undefined;
  /** Like `find`, but throws the platform's 404 error. */
  get(id: unknown): T;
  findBy(field: string, value: unknown): T | undefined;
  /** Finds the entity by name, ignoring case, or creates it. */
  getOrMake(field: string, name: unknown): T;
  idOf(entity: T): unknown;
  /** Returns the caller's entity, as in `getDefaultWishlist`. */
  getOrMakeOwn(): T;
  /** Returns the site's only entity. Creates the entity on first use. */
  single(): T;
  /** Creates and stores an entity. Ignores read-only fields. */
  make(content: unknown): T;
  /** Checks the revision, applies the mask, and skips read-only and immutable fields. */
  revise(entity: T, content: unknown, mask?: unknown): T;
  /** Throws if the revision is outdated. Does nothing if the request has no revision. */
  checkRevision(entity: T, revision: unknown): void;
  /** Assigns the id, revision and dates, and emits the `created` event. */
  insert(content: Partial<T>, owner?: Owner): T;
  /** Increments the revision, sets the update date, and emits the `updated` event. */
  edit(entity: T, change: (copy: T) => void): T;
  remove(entity: T): void;
  view(entity: T, fields?: readonly string[]): T;
  /** Returns the entity's creation number, or 0 if the entity is not stored. */
  orderOf(entity: T | undefined): number;
  /** Emits an event other than created, updated or deleted, as `{ actionEvent: { body } }`. */
  emitAction(slug: string, entity: T, body: Entity): void;
}

/** One level for all operations, or separate levels for reads and writes. */
export type ResourceAccess = Access | { readonly read: Access; readonly write: Access };

type Operation<T extends Entity> = (tools: Tools<T>, request: Entity) => unknown;

export interface Limit {
  readonly count: number;
  readonly code: string | ((operation: string) => string);
  /** Applies the limit to each value of this field, or to each item if the field is a list. */
  readonly per?: string;
}

export interface Declaration<T extends Entity = Entity> {
  /** Default: "admin". */
  readonly access?: ResourceAccess;
  /**
   * Only admins and the owner of an entity (the visitor or member who created it) can access the
   * entity. Each owner has one entity, or many.
   */
  readonly owned?: "one" | "many";
  /** Entity field that contains the owner's id, such as "memberId". */
  readonly ownerField?: string;
  readonly defaults?: Partial<T> | ((content: Partial<T>, tools: Tools<T>) => Partial<T>);
  /** Error codes for duplicate values. "a,b" means that the combination must be unique. */
  readonly unique?: { readonly [fields: string]: string };
  readonly limit?: Limit;
  /** Code of the 404 error. Default: the entity's name followed by _NOT_FOUND. */
  readonly notFoundCode?: string;
  /** Returns whether a caller other than an admin may see an entity. */
  readonly isVisible?: (entity: T, caller: Caller, context: Context) => boolean;
  /** Returns whether lists and counts include an entity. Default: true for visible entities. */
  readonly isListed?: (entity: T) => boolean;
  /** Validates or completes an entity before it is stored. Throws a PlatformError to reject it. */
  readonly check?: (next: T, before: T | undefined, tools: Tools<T>) => void;
  /** Runs before an entity is deleted. Throws a PlatformError to prevent the deletion. */
  readonly beforeRemove?: (entity: T, tools: Tools<T>) => void;
  /** Computes more fields for responses. `fields` names the optional fields that were requested. */
  readonly view?: (entity: T, fields: readonly string[], tools: Tools<T>) => Partial<T>;
  /** Page size if the request sets no limit. Default: 50. */
  readonly pageSize?: number;
  readonly searched?: readonly string[];
  /** Throws a PlatformError to reject a request before its operation runs. */
  readonly checkRequest?: (tools: Tools<T>, request: Entity) => void;
  /** Returns tools that replace the standard ones, for entities that another service stores. */
  readonly tools?: (tools: Tools<T>, request: Entity) => Partial<Omit<Tools<T>, keyof Context>>;
  /** Returns query settings that the declaration does not determine, such as field readers. */
  readonly source?: (tools: Tools<T>, request: Entity) => Partial<Source<T>>;
  /** Converts a page's entities for the response. Default: returns each entity's view. */
  readonly list?: (tools: Tools<T>, entities: readonly T[], fields: readonly string[]) => unknown;
  /** Modifies the responses of the standard operations. */
  readonly respond?: (response: Entity, tools: Tools<T>, request: Entity) => Entity;
  /** Initial entities, with their ids. */
  readonly seed?: (seed: Seed) => readonly T[];
  /** Operations that add to or replace the standard ones, keyed by name without the module. */
  readonly custom?: { readonly [operation: string]: Operation<T> };
  /** Operations whose access differs from `access`. */
  readonly accessOf?: { readonly [operation: string]: Access };
  /** Operations in the module that are not emulated, although they follow the CRUD pattern. */
  readonly notEmulated?: readonly string[];
}
