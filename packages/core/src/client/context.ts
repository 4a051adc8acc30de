import { PorticoError } from "../errors/portico-error.js";
import { type ClientView, viewOf } from "./client-view.js";
import { withName } from "./named.js";
import { shared } from "./shared.js";

interface AmbientClients {
  client?: ClientView;
  elevated?: ClientView;
}

interface AsyncContextStorage {
  getStore(): AmbientClients | undefined;
  run<Result>(store: AmbientClients, fn: () => Result): Result;
}

/** Options for `enableContext` and `runWithClient`. */
export interface ContextOptions {
  /**
   * If true, only functions created with `elevate` use the client. If false, only other functions
   * use it. Default: false.
   */
  elevated?: boolean;
}

const NO_CONTEXT =
  "Wix context is not available. Make sure to initialize the Wix context before using SDK modules";
const NO_ELEVATED_CONTEXT =
  "An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules";

interface ContextState {
  /** The client for the current synchronous call. */
  callView?: ClientView | ((operation?: string) => ClientView) | undefined;
  global?: AmbientClients;
  /** Set by `runWithClient` on runtimes without AsyncLocalStorage. */
  scoped?: AmbientClients | undefined;
  /** Null if the runtime has no AsyncLocalStorage. */
  storage?: AsyncContextStorage | null;
}

const contextState = () => shared("context", (): ContextState => ({}));

function asyncStorage(): AsyncContextStorage | null {
  const context = contextState();
  if (context.storage === undefined) {
    // Browser bundlers would fail on an import of AsyncLocalStorage.
    const host = globalThis as {
      AsyncLocalStorage?: new () => AsyncContextStorage;
      process?: {
        getBuiltinModule?(id: string): { AsyncLocalStorage: new () => AsyncContextStorage };
      };
    };
    const AsyncLocalStorage =
      host.AsyncLocalStorage ??
      host.process?.getBuiltinModule?.("node:async_hooks")?.AsyncLocalStorage;
    context.storage = AsyncLocalStorage ? new AsyncLocalStorage() : null;
  }
  return context.storage;
}

function currentClients(): AmbientClients {
  return { ...contextState().global, ...inheritedClients() };
}

function inheritedClients(): AmbientClients | undefined {
  const { storage, scoped } = contextState();
  return storage?.getStore() ?? scoped;
}

/** Returns the current client's view. Throws NO_CONTEXT or NO_ELEVATED_CONTEXT without a client. */
export function currentView(operation?: string): ClientView {
  const { callView } = contextState();
  if (typeof callView === "function") return callView(operation);
  const view = callView ?? currentClients().client;
  if (!view) throw new PorticoError(NO_CONTEXT, { code: "NO_CONTEXT", operation });
  return view;
}

function elevatedView(operation?: string): ClientView {
  const view = currentClients().elevated;
  if (!view) {
    throw new PorticoError(NO_ELEVATED_CONTEXT, { code: "NO_ELEVATED_CONTEXT", operation });
  }
  return view;
}

/** Runs `fn` so that its synchronous calls use the view. */
export function runWithView<Result>(
  view: ClientView | ((operation?: string) => ClientView) | undefined,
  fn: () => Result,
): Result {
  const context = contextState();
  const { callView } = context;
  context.callView = view;
  try {
    return fn();
  } finally {
    context.callView = callView;
  }
}

export function setGlobalClient(view: ClientView, options: ContextOptions = {}): void {
  const context = contextState();
  context.global = {
    ...context.global,
    [options.elevated ? "elevated" : "client"]: view,
  };
}

/**
 * Runs a function. Operations that it calls without a client use `client`, even after an `await`.
 * On a server, each concurrent request can have its own client. On runtimes without
 * AsyncLocalStorage, such as browsers, only the synchronous part of `fn` uses the client.
 *
 * @param client - a client that was created with `createClient`
 * @param fn - the function to run
 * @param options - with `elevated: true`, only functions created with `elevate` use the client
 * @returns the return value of `fn`
 * @throws PorticoError - NO_CLIENT if `client` was not created with `createClient`
 * @example
 * ```ts
 * import { createClient, runWithClient } from "@portico/core";
 * import { OAuthStrategy } from "@portico/identity";
 * import { productsV3 } from "@portico/stores";
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: "<your client id>" }) });
 * const page = await runWithClient(client, () => productsV3.queryProducts().limit(3).find());
 * ```
 */
export function runWithClient<Result>(
  client: object,
  fn: () => Result,
  options: ContextOptions = {},
): Result {
  const view = viewOf(client);
  const storage = asyncStorage();
  const clients = { ...inheritedClients(), [options.elevated ? "elevated" : "client"]: view };
  // `client` overrides the client that the calling function is bound to.
  const run = () => runWithView(undefined, fn);
  if (storage) return storage.run(clients, run);
  const context = contextState();
  const { scoped } = context;
  context.scoped = clients;
  try {
    return run();
  } finally {
    context.scoped = scoped;
  }
}

/** Returns a function that runs `fn` with the client that is current now, even after an `await`. */
export function captureClient(): <Result>(fn: () => Result) => Result {
  const view = currentView();
  return (fn) => runWithView(view, fn);
}

/**
 * Wraps an operation so that it uses the elevated client. Set the elevated client with
 * `client.enableContext({ elevated: true })` or `runWithClient(client, fn, { elevated: true })`.
 *
 * @param fn - an operation
 * @returns the wrapped operation. It fails with NO_ELEVATED_CONTEXT if no elevated client is set
 * @example
 * ```ts
 * import { createClient, elevate, runWithClient } from "@portico/core";
 * import { ApiKeyStrategy } from "@portico/identity";
 * import { productsV3 } from "@portico/stores";
 *
 * const admin = createClient({ auth: ApiKeyStrategy({ apiKey: "<API key>", siteId: "<site id>" }) });
 * const getProduct = elevate(productsV3.getProduct);
 * const product = await runWithClient(admin, () => getProduct("<product id>"), { elevated: true });
 * ```
 */
export function elevate<Fn extends (...args: never[]) => unknown>(fn: Fn): Fn {
  const elevatedFn = (...args: never[]) => runWithView(elevatedView, () => fn(...args));
  return withName(elevatedFn, fn.name) as Fn;
}
