import { type CallStart, type Middleware, observe } from "@portico/core";
import { type Environment, viewOf } from "@portico/core/internal";
import { sessionAuthOf } from "./session-auth.js";

/** Call without headers, bodies or query strings, except in `error`. */
export interface RecordedCall {
  readonly id: number;
  readonly operation: string | undefined;
  /** HTTP method, followed by the operation or the path. */
  readonly name: string;
  readonly isPending: boolean;
  /** Number of requests. 0 if the call failed before the first one. */
  readonly attempts: number;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
  readonly duration?: number;
  readonly error?: unknown;
}

const MAX_CALLS = 100;

export class CallLog {
  /** Newest first. */
  calls: readonly RecordedCall[] = [];
  refreshCount = 0;
  refreshedAt: number | undefined;
  readonly #listeners = new Set<() => void>();
  #lastId = 0;
  #isScheduled = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly clear = (): void => this.#setCalls(this.calls.filter(({ isPending }) => isPending));

  recordRefresh(now: number): void {
    this.refreshCount += 1;
    this.refreshedAt = now;
    this.#setCalls([...this.calls]);
  }

  readonly middleware: Middleware = (environment, call) => {
    const { clock } = environment;
    const startedAt = clock.now();
    const update = this.#add(call);
    const hooks = observe({
      request: ({ attempt }) => update({ attempts: attempt, status: undefined }),
      response: ({ status, requestId }) => update({ status, requestId }),
    })(environment, call);
    const recordEnd = (error?: unknown) =>
      update({ isPending: false, duration: clock.now() - startedAt, error });
    return {
      ...hooks,
      onStart(result) {
        hooks.onStart?.(result);
        result.then(() => recordEnd(), recordEnd);
      },
    };
  };

  #add({ method, operation, url }: CallStart): (changes: Partial<RecordedCall>) => void {
    this.#lastId += 1;
    const id = this.#lastId;
    const name = `${method} ${operation ?? new URL(url).pathname}`;
    const call: RecordedCall = { id, operation, name, isPending: true, attempts: 0 };
    this.#setCalls([call, ...this.calls].slice(0, MAX_CALLS));
    return (changes) =>
      this.#setCalls(
        this.calls.map((recorded) => (recorded.id === id ? { ...recorded, ...changes } : recorded)),
      );
  }

  #setCalls(calls: readonly RecordedCall[]): void {
    this.calls = calls;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // Suspending hooks start calls during render, when React does not allow updates to other
    // components.
    queueMicrotask(() => {
      this.#isScheduled = false;
      for (const listener of [...this.#listeners]) listener();
    });
  }
}

// Keyed by environment, because all views of a client share it.
const logs = new WeakMap<Environment, CallLog>();

/**
 * Returns the log of a client. The first call starts the recording.
 *
 * @throws PorticoError with code `NO_CLIENT` if the client was not created with `createClient`.
 */
export function callLog(client: object): CallLog {
  const { environment, auth } = viewOf(client).state;
  const existingLog = logs.get(environment);
  if (existingLog) return existingLog;
  const log = new CallLog();
  logs.set(environment, log);
  const { hooks } = environment;
  // The auth strategy shares `environment`, so its token and login requests are recorded too.
  Object.assign(environment, {
    hooks: hooks ? (base, call) => log.middleware(hooks(base, call), call) : log.middleware,
  } satisfies Pick<Environment, "hooks">);
  sessionAuthOf(auth)?.subscribe(({ type }) => {
    if (type === "refreshed") log.recordRefresh(environment.clock.now());
  });
  return log;
}
