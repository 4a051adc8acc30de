// The emulator is a list of services, and the kernel does not depend on any of them.

import type { Caller } from "./caller.js";
import type { EmulatorClock } from "./clock.js";
import type { Context, Reader } from "./context.js";
import type { CallResult, PlainCall } from "./external-calls.js";
import type { AnyHandlers } from "./handler.js";
import type { Route } from "./route.js";
import type { Seed, Slice } from "./slice.js";
import type { Topic } from "./topic.js";

/** Request outside the operations table, with its body already read. */
export interface PageRequest {
  readonly method: string;
  readonly url: URL;
  /** Part of the path that a wildcard matched. */
  readonly rest: string;
  readonly body: string;
  /** Raw body, for uploads. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
}

/** Path outside the operations table: a hosted page, an image or a legacy endpoint. */
export interface Page {
  /** Path such as `/_portico/checkout`. A trailing `/*` matches every path below it. */
  readonly path: string;
  /** Default: any method. */
  readonly method?: "GET" | "POST" | "PUT";
  /** Allows pages from other origins to read this path, although it is not part of the API. */
  readonly shared?: true;
  /** Handles a request, with the same rules as `run` of a handler. */
  serve(request: PageRequest, context: Context): Response | Promise<Response>;
}

export interface Listener {
  readonly topic: Topic<unknown>;
  run(context: Context, fact: unknown): void;
}

export const listen = <Fact>(
  topic: Topic<Fact>,
  run: (context: Context, fact: Fact) => void,
): Listener => ({ topic, run: run as Listener["run"] });

export interface Timer {
  /** Called at the time that `next` returns, or, without `next`, whenever the clock is moved. */
  run?(context: Context): void;
  /** Returns when `run` is due, in milliseconds since 1970. Called on requests and clock moves. */
  next?(reader: Reader): number | undefined;
}

/** Runs a task as the site's owner. Rolls back the task's changes if the task throws. */
export type Act = <T>(task: (context: Context) => T) => T;

export interface CallOrigin {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly requestId: string;
  readonly clock: EmulatorClock;
}

export interface Service<
  Data = unknown,
  From extends Seed = Seed,
  Name extends string = string,
  Controls = unknown,
> extends Slice<Data, From, Name> {
  readonly handlers: AnyHandlers;
  readonly routes?: readonly Route[];
  readonly pages?: readonly Page[];
  readonly timer?: Timer;
  readonly listeners?: readonly Listener[];
  /** Only one service implements this. */
  authenticate?(reader: Reader, header: string | null, now: number): Caller;
  /** Only one service implements this. */
  callExternal?(call: PlainCall, origin: CallOrigin): Promise<CallResult>;
  /** Returns functions that tests can call to bypass the API: `emulator.controls.<name>`. */
  controls?(act: Act): Controls;
}

export function defineService<
  Data,
  Name extends string,
  From extends Seed = Seed,
  Controls = unknown,
>(service: Service<Data, From, Name, Controls>): Service<Data, From, Name, Controls> {
  return service;
}

export type DataOf<Services extends readonly Service[]> = {
  readonly [S in Services[number] as S["name"]]: ReturnType<S["slice"]>;
};

type ServiceControls<S extends Service> = ReturnType<NonNullable<S["controls"]>>;

export type ControlsOf<Services extends readonly Service[]> = {
  readonly [S in Services[number] as unknown extends ServiceControls<S>
    ? never
    : S["name"]]: ServiceControls<S>;
};
