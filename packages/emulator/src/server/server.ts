import type { Caller } from "../kernel/caller.js";
import type { EmulatorClock } from "../kernel/clock.js";
import type { Context } from "../kernel/context.js";
import type { DomainEvent, LegacyEvent } from "../kernel/events.js";
import type { Listener, Service } from "../kernel/service.js";
import type { State } from "../kernel/state.js";
import type { Destinations } from "./destinations.js";
import type { Faults } from "./faults.js";
import type { RequestLog } from "./log/requests.js";

export interface Server {
  readonly state: () => State;
  readonly origin: () => string;
  readonly hosts: () => readonly string[];
  readonly services: readonly Service[];
  readonly listeners: readonly Listener[];
  readonly scheduledServices: readonly Service[];
  readonly destinations: Destinations;
  readonly authenticate: NonNullable<Service["authenticate"]>;
  /** Undefined if no service supports external calls. */
  readonly callExternal: Service["callExternal"];
  /** Locks held by requests that wait for an external server. */
  readonly locks: Set<string>;
  commits: number;
  readonly clock: EmulatorClock;
  readonly faults: Faults;
  readonly media: Context["media"];
  /** Logs an event and schedules its webhook, if any. Undefined while events are not recorded. */
  readonly record: ((event: DomainEvent | LegacyEvent, caller: Caller) => void) | undefined;
  readonly requests: RequestLog;
  /** Serves the control API and the dashboard. Returns undefined for other requests. */
  readonly control: (request: Request, url: URL, from?: string) => Promise<Response> | undefined;
}
