import type { Caller } from "../kernel/caller.js";
import type { EmulatorClock } from "../kernel/clock.js";
import type { Context } from "../kernel/context.js";
import type { DomainEvent, OlderEvent } from "../kernel/events.js";
import type { Service } from "../kernel/service.js";
import type { State } from "../kernel/state.js";
import type { Destinations } from "./destinations.js";
import type { Faults } from "./faults.js";
import type { RequestLog } from "./log/requests.js";

/** What serving needs. */
export interface Server {
  readonly state: () => State;
  readonly origin: () => string;
  /** Host names that it answers to, besides this machine's. */
  readonly hosts: () => readonly string[];
  readonly services: readonly Service[];
  /** Those that tell when they have something to do. */
  readonly timed: readonly Service[];
  readonly destinations: Destinations;
  readonly authenticate: NonNullable<Service["authenticate"]>;
  /** Asks somebody outside; undefined: there is nobody. */
  readonly outside: Service["outside"];
  /** What requests that wait for somebody outside are at. */
  readonly underway: Set<string>;
  readonly clock: EmulatorClock;
  readonly faults: Faults;
  readonly media: Context["media"];
  /** Records an event in the order of all, and sees to its delivery; undefined: nobody listens. */
  readonly record: ((event: DomainEvent | OlderEvent, caller: Caller) => void) | undefined;
  readonly requestId: () => string;
  readonly requests: RequestLog;
  /** Answers what is asked of the emulator itself; undefined when the address is none of its own controls. */
  readonly control: (request: Request, url: URL, from?: string) => Promise<Response> | undefined;
}
