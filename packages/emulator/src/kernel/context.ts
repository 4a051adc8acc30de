import type { SiteSettings } from "../site/settings.js";
import type { Caller } from "./caller.js";
import type { Changes } from "./changes.js";
import type { DomainEvent, LegacyEvent, OutboxMessage } from "./events.js";
import type { CallResult, ExternalCall } from "./external-calls.js";
import type { Slice } from "./slice.js";
import type { Readable, ReadableState } from "./state.js";
import type { Topic } from "./topic.js";

export interface Reader {
  readonly site: SiteSettings;
  store<Data>(slice: Slice<Data>): Readable<Data>;
  /** Undefined if the request cannot wait for an external server. */
  readonly callExternal?: (call: ExternalCall) => CallResult;
}

export interface Context extends Reader {
  readonly operation: string;
  readonly state: ReadableState;
  /** The emulator rolls these changes back if it rejects the request. */
  readonly changes: Changes;
  readonly caller: Caller;
  readonly headers: Headers;
  /** Milliseconds since 1970, according to the emulator's clock. */
  readonly now: number;
  readonly iso: string;
  readonly origin: string;
  readonly media: "links" | "data";
  /**
   * Acquires a lock that only one request can hold at a time, even while that request waits for
   * external servers. Returns the `value` from this request's first attempt, or undefined
   * if another request holds the lock.
   */
  lock?(key: string, value: string): string | undefined;
  guid(kind: string): string;
  /**
   * Runs a task just before the response is sent, once per request and key, and not at all if the
   * request is rejected.
   */
  beforeResponse(key: unknown, task: () => void): void;
  /** Runs the listeners of a topic. If a listener throws, the request is rejected. */
  announce<Fact>(topic: Topic<Fact>, fact: Fact): void;
  send(message: Omit<OutboxMessage, "id" | "sentAt">): void;
  readonly isObserved: boolean;
  emit(event: DomainEvent | LegacyEvent): void;
}
