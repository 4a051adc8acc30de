import type { Caller, Owner } from "./caller.js";
import type { Changes } from "./changes.js";
import type { DomainEvent, OlderEvent, OutboxMessage } from "./events.js";
import type { Ask } from "./outside.js";
import type { SiteSettings } from "./site.js";
import type { Slice } from "./slice.js";
import type { Readable, ReadableState } from "./state.js";

/** What is read from. */
export interface Reader {
  readonly site: SiteSettings;
  /** The data of a service. */
  store<Data>(of: Slice<Data>): Readable<Data>;
  /** Asks somebody outside; absent: nobody can be waited for. */
  readonly ask?: Ask;
}

/** What a handler works with, besides its request. */
export interface Context extends Reader {
  /** Name of the operation that is being served. */
  readonly operation: string;
  /** What every emulator knows, whatever its services. */
  readonly state: ReadableState;
  /** Through which data is changed, and taken back when the request is refused. */
  readonly changes: Changes;
  readonly caller: Caller;
  readonly headers: Headers;
  /** Milliseconds since 1970, by the emulator's clock. */
  readonly now: number;
  /** The same as ISO text. */
  readonly iso: string;
  /** Where the emulator's own pages are. */
  readonly origin: string;
  /** Whether pictures are links to the emulator, or travel as data. */
  readonly media: "links" | "data";
  /**
   * Begins something that one request at a time does, however long it waits for others outside. What was so when this
   * request first looked; undefined where another one is at it.
   */
  begin?(key: string, seen: string): string | undefined;
  /** The next generated id. */
  guid(kind: string): string;
  /** Does something before the answer is made, once per request and key. A refused request does none of it. */
  beforeAnswer(key: object, task: () => void): void;
  /** Tells every service that somebody logged in: `when.login`. */
  loggedIn(from: Owner, to: Owner): void;
  /** Puts a message into the outbox. */
  send(message: Omit<OutboxMessage, "id" | "sentAt">): void;
  /** Whether events go anywhere. */
  readonly listened: boolean;
  /** Sends a webhook, when one is configured. */
  emit(event: DomainEvent | OlderEvent): void;
}
