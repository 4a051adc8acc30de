// What a service of the platform is made of. The emulator is a list of these; nothing below knows any of them.

import type { Caller, Owner } from "./caller.js";
import type { EmulatorClock } from "./clock.js";
import type { Context, Reader } from "./context.js";
import type { Handlers } from "./handler.js";
import type { Question, Reply } from "./outside.js";
import type { Route } from "./route.js";
import type { Seed, Slice } from "./slice.js";

/** A request outside the table of operations, with its body read. */
export interface PageRequest {
  readonly method: string;
  readonly url: URL;
  /** What follows the page's path, where the page takes everything below it. */
  readonly rest: string;
  readonly body: string;
  /** The body as it was sent, for uploads. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
}

/** An address outside the table of operations: a hosted page, a picture, an older endpoint. */
export interface Page {
  /** `/_portico/checkout`; with a slash and a star at its end, everything below it. */
  readonly path: string;
  /** Absent: whatever the method. */
  readonly method?: "GET" | "POST" | "PUT";
  /** Pages of other origins may read it, though it is one of the emulator's own. */
  readonly shared?: true;
  /** Under the same rule as a handler's `run`. */
  serve(request: PageRequest, context: Context): Response | Promise<Response>;
}

/** What services ask of each other without knowing each other. */
export interface When {
  /** A visitor logged in: what was the visitor's becomes the member's. */
  login?(context: Context, from: Owner, to: Owner): void;
  /** Time has gone on: does what was due by then. Called when the clock is moved, and at the time that `next` tells. */
  time?(context: Context): void;
  /** When there is next something to do, in milliseconds since 1970. Asked with every request. */
  next?(reader: Reader): number | undefined;
}

/** Does something as the site's owner would: all of it, or nothing when it throws. */
export type Act = <T>(task: (context: Context) => T) => T;

/** For whom somebody outside is asked, and on what. */
export interface Asking {
  readonly reader: Reader;
  readonly caller: Caller;
  readonly requestId: string;
  readonly clock: EmulatorClock;
}

/** A service of the platform. */
export interface Service<
  Data = unknown,
  From extends Seed = Seed,
  Name extends string = string,
  Controls = unknown,
> extends Slice<Data, From, Name> {
  readonly handlers: Handlers;
  /** Operations without a client package. */
  readonly routes?: readonly Route[];
  readonly pages?: readonly Page[];
  readonly when?: When;
  /** Reads the Authorization header; one service does it for all. */
  authenticate?(reader: Reader, header: string | null, now: number): Caller;
  /** Asks somebody outside the emulator what handlers have asked with `context.ask`; one service does it for all. */
  outside?(question: Omit<Question, "undo">, by: Asking): Promise<Reply>;
  /** What a test does behind the API: `emulator.controls.<name>`. */
  controls?(act: Act): Controls;
}

/** Declares a service; what it says of itself stays in its type. */
export function defineService<
  Data,
  Name extends string,
  From extends Seed = Seed,
  Controls = unknown,
>(service: Service<Data, From, Name, Controls>): Service<Data, From, Name, Controls> {
  return service;
}

/** The data of several services by their names. */
export type DataOf<Services extends readonly Service[]> = {
  readonly [S in Services[number] as S["name"]]: ReturnType<S["slice"]>;
};

type MadeControls<S extends Service> = ReturnType<NonNullable<S["controls"]>>;

/** The controls of several services by their names. */
export type ControlsOf<Services extends readonly Service[]> = {
  readonly [S in Services[number] as unknown extends MadeControls<S>
    ? never
    : S["name"]]: MadeControls<S>;
};
