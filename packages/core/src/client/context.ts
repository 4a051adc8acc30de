import { PorticoError } from "../errors/portico-error.js";
import { type ClientView, viewOf } from "./client-view.js";
import { named } from "./named.js";
import { shared } from "./shared.js";

/** Clients that calls run on which name none. */
interface Ambient {
  client?: ClientView;
  elevated?: ClientView;
}

interface Storage {
  getStore(): Ambient | undefined;
  run<Result>(store: Ambient, fn: () => Result): Result;
}

/** How far `enableContext` and `runWithClient` reach. */
export interface ContextOptions {
  /** For the calls of `elevate(fn)` in place of all others. */
  elevated?: boolean;
}

const NO_CONTEXT =
  "Wix context is not available. Make sure to initialize the Wix context before using SDK modules";
const NO_ELEVATED_CONTEXT =
  "An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules";

/** The current client of all copies of this package. */
interface Current {
  /** The client being called through, for the synchronous part of a call, or what looks it up. */
  through?: ClientView | ((operation?: string) => ClientView) | undefined;
  /** Set by `enableContext`. */
  global?: Ambient;
  /** Set by `runWithClient` where there is no AsyncLocalStorage. */
  scoped?: Ambient | undefined;
  /** Created by the first `runWithClient`, so that apps that never call it do not bundle it. */
  storage?: Storage | null;
}

const current = () => shared("context", (): Current => ({}));

function asyncStorage(): Storage | null {
  const context = current();
  if (context.storage === undefined) {
    // No import: bundlers for browsers would fail on it.
    const host = globalThis as {
      AsyncLocalStorage?: new () => Storage;
      process?: { getBuiltinModule?(id: string): { AsyncLocalStorage: new () => Storage } };
    };
    const Storage =
      host.AsyncLocalStorage ??
      host.process?.getBuiltinModule?.("node:async_hooks")?.AsyncLocalStorage;
    context.storage = Storage ? new Storage() : null;
  }
  return context.storage;
}

function ambient(): Ambient {
  return { ...current().global, ...inherited() };
}

function inherited(): Ambient | undefined {
  const { storage, scoped } = current();
  return storage?.getStore() ?? scoped;
}

/**
 * The client that a call made now runs on: the one it is made through, else that of
 * `runWithClient`, else that of `enableContext`.
 *
 * @param operation - the call, for the error
 * @throws PorticoError where there is none
 */
export function currentView(operation?: string): ClientView {
  const { through } = current();
  if (typeof through === "function") return through(operation);
  const view = through ?? ambient().client;
  if (!view) throw new PorticoError(NO_CONTEXT, { code: "NO_CONTEXT", operation });
  return view;
}

function elevatedView(operation?: string): ClientView {
  const view = ambient().elevated;
  if (!view) {
    throw new PorticoError(NO_ELEVATED_CONTEXT, { code: "NO_ELEVATED_CONTEXT", operation });
  }
  return view;
}

/** Runs `fn`, whose synchronous calls go through the view given. */
export function runThrough<Result>(
  view: ClientView | ((operation?: string) => ClientView) | undefined,
  fn: () => Result,
): Result {
  const context = current();
  const { through } = context;
  context.through = view;
  try {
    return fn();
  } finally {
    context.through = through;
  }
}

/** Makes a client the one that all calls run on which name none. */
export function setGlobalClient(view: ClientView, options: ContextOptions = {}): void {
  const context = current();
  context.global = { ...context.global, [options.elevated ? "elevated" : "client"]: view };
}

/**
 * Runs a function whose calls, also those after an `await`, go to a client without naming it. Two
 * requests of a server never share a client so. It needs AsyncLocalStorage (Node, Deno, Bun, edge
 * runtimes); where there is none, as in browsers, it reaches the synchronous part of `fn` only.
 *
 * @param client - made by createClient
 * @param fn - what to run
 * @param options - `elevated`: for the calls of `elevate(fn)` in place of all others
 * @returns what `fn` returns
 * @example
 * ```ts
 * const client = createClient({});
 * const answer = await runWithClient(client, async () => "calls in here run on the client");
 * ```
 */
export function runWithClient<Result>(
  client: object,
  fn: () => Result,
  options: ContextOptions = {},
): Result {
  const view = viewOf(client);
  const local = asyncStorage();
  const store = { ...inherited(), [options.elevated ? "elevated" : "client"]: view };
  // What is called in here is no longer called through a client.
  const inside = () => runThrough(undefined, fn);
  if (local) return local.run(store, inside);
  const context = current();
  const { scoped } = context;
  context.scoped = store;
  try {
    return inside();
  } finally {
    context.scoped = scoped;
  }
}

/**
 * Keeps the client of the moment for later: code that makes several calls takes it before its
 * first `await` and makes each call in it.
 *
 * @returns runs a function whose synchronous calls go to the client there was
 * @throws PorticoError where there is none
 */
export function captureClient(): <Result>(fn: () => Result) => Result {
  const view = currentView();
  return (fn) => runThrough(view, fn);
}

/**
 * A function that calls with the rights of the elevated client: the one of
 * `client.enableContext({ elevated: true })` or `runWithClient(client, fn, { elevated: true })`.
 *
 * @param fn - an operation: `getProduct`
 * @returns the same function, which fails with the specification's message when no elevated client is there
 * @example
 * ```ts
 * const readAsApp = elevate(async (id: string) => id);
 * ```
 */
export function elevate<Fn extends (...args: never[]) => unknown>(fn: Fn): Fn {
  const elevated = (...args: never[]) => runThrough(elevatedView, () => fn(...args));
  return named(elevated, fn.name) as Fn;
}
