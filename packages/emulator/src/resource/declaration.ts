// What a service by declaration says of its entities.

import type { Caller, Owner } from "../kernel/caller.js";
import type { Context } from "../kernel/context.js";
import type { Access } from "../kernel/handler.js";
import type { Seed } from "../kernel/slice.js";

/** An entity as it travels, with the platform's field names. */
export type Entity = Record<string, unknown>;

/** An entity as it is kept. Never changed: a change puts another in its place. */
export interface Stored<T extends Entity = Entity> {
  /** Its place among all that were ever made: pages by cursor stand on it. */
  readonly order: number;
  readonly entity: T;
  /** Whose it is, where they are somebody's. */
  readonly owner?: Owner;
}

/** The entities of a resource, by id. */
export interface ResourceData<T extends Entity = Entity> {
  readonly items: Map<string, Stored<T>>;
  nextOrder: number;
}

/** What a declared service can do with its entities, besides what every handler can. */
export interface Tools<T extends Entity = Entity> extends Context {
  /** All that the caller may see, in the order in which they were made. */
  all(): readonly T[];
  /** The entity of an id; undefined where there is none, or none that the caller may see. */
  find(id: unknown): T | undefined;
  /** The same, or the platform's 404. */
  get(id: unknown): T;
  /** The caller's own one, made when it is first asked for. */
  mine(): T;
  /** The one that the site has, made when it is first asked for. */
  only(): T;
  /** Makes an entity of what a request says of it: without what only the platform sets. */
  make(content: unknown): T;
  /** Changes an entity as a request says: of its revision, where the mask names, and what may be changed. */
  revise(entity: T, content: unknown, mask?: unknown): T;
  /** Refuses a change of an entity that has another revision; absent: any. */
  checkRevision(entity: T, revision: unknown): void;
  /** Makes an entity: its id, revision and dates are given, its event is sent. */
  insert(content: Partial<T>, owner?: Owner): T;
  /** Changes a copy and puts it in the entity's place: revision and date are raised, the event is sent. */
  edit(entity: T, change: (copy: T) => void): T;
  /** Takes an entity away. */
  remove(entity: T): void;
  /** The entity as it is answered. */
  view(entity: T, fields?: readonly string[]): T;
  /** The creation number of an entity; 0 for one that is not stored. */
  orderOf(entity: T | undefined): number;
  /** Sends an event of the entity's that is none of created, updated, deleted: `{ actionEvent: { body } }`. */
  told(slug: string, entity: T, body: Entity): void;
}

/** Who may read, and who may change; one word for both. Whoever is not "admin" sees what `visible` lets them. */
export type ResourceAccess = Access | { readonly read: Access; readonly write: Access };

type Operation<T extends Entity> = (tools: Tools<T>, request: Entity) => unknown;

/** How many entities there can be. */
export interface Limit {
  readonly count: number;
  /** The code of the error, where operations differ by their names. */
  readonly code: string | ((operation: string) => string);
  /** For each value of this field, or of the list in it, instead of in all. */
  readonly per?: string;
}

/** A service by declaration. Everything may be left out. */
export interface Declaration<T extends Entity = Entity> {
  /** Who may call; "admin" unless told otherwise. */
  readonly access?: ResourceAccess;
  /** Entities belong to whoever made them, who alone sees them (and admins): one each, or any number. */
  readonly owned?: "one" | "many";
  /** The entity's field that holds its owner's id: "memberId". */
  readonly ownerField?: string;
  /** What a new entity has unless the request says otherwise. */
  readonly defaults?: Partial<T> | ((content: Partial<T>, tools: Tools<T>) => Partial<T>);
  /** Fields of which no two entities have the same, with the code of the error; "a,b": of both together. */
  readonly unique?: { readonly [fields: string]: string };
  /** How many there can be, with the code of the error. */
  readonly limit?: Limit;
  /** The code of the 404; else the entity's name with _NOT_FOUND. */
  readonly missing?: string;
  /** Whether somebody who is no merchant sees an entity. */
  readonly visible?: (entity: T, caller: Caller, context: Context) => boolean;
  /** Whether queries, searches, counts and lists tell of an entity; absent: of each that the caller may see. */
  readonly listed?: (entity: T) => boolean;
  /** Refuses a change, or completes it: called with the entity as it would be. Throws a PlatformError. */
  readonly check?: (next: T, before: T | undefined, tools: Tools<T>) => void;
  /** Before an entity goes: throws a PlatformError to keep it. */
  readonly removing?: (entity: T, tools: Tools<T>) => void;
  /** Fields that are worked out for the answer; `fields` are those that the request asks for. */
  readonly view?: (entity: T, fields: readonly string[], tools: Tools<T>) => Partial<T>;
  /** Fields that free text is looked for in. */
  readonly searched?: readonly string[];
  /** Entities that are there at the start, with their ids. */
  readonly seed?: (seed: Seed) => readonly T[];
  /** Operations of its own, or in place of the pattern's: by their names without package and module. */
  readonly custom?: { readonly [operation: string]: Operation<T> };
  /** Who may call an operation, where it is not as `access` says. */
  readonly accessOf?: { readonly [operation: string]: Access };
  /** Operations of the module that are not done, though they follow the pattern. */
  readonly without?: readonly string[];
}
