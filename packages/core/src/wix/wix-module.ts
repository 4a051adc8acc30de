import { currentView } from "../client/context.js";
import { event } from "../client/listen.js";
import { withName } from "../client/named.js";
import { invalidOption } from "../errors/invalid-option.js";
import type {
  WixCallable,
  WixDescriptor,
  WixEvent,
  WixHttpClient,
  WixRequest,
  WixRequestFactory,
  WixServicePlugin,
} from "./descriptors.js";
import { httpClient } from "./http-client.js";
import { provideHandlers } from "./service-plugin.js";
import type { WixModule } from "./types.js";

/** Exports that Node.js adds to CommonJS modules. Their value is the module itself. */
const SELF_EXPORTS = ["default", "module.exports"];

/** Packages contain modules, and modules may contain namespaces. */
const MAX_DEPTH = 5;

/**
 * If a client of `@wix/sdk` is current, the descriptor would use it instead of `client`. The
 * context below prevents that, because it returns every function unchanged.
 */
function callableOf(descriptor: WixDescriptor, client: WixHttpClient): WixCallable {
  const host = globalThis as { __wix_context__?: unknown };
  const { __wix_context__: context } = host;
  host.__wix_context__ = { initWixModules: (fn: unknown) => fn };
  try {
    return descriptor(client);
  } finally {
    host.__wix_context__ = context;
  }
}

/** Excludes classes and helper functions. */
function isDescriptor(value: object): value is WixDescriptor {
  try {
    return typeof callableOf(value as WixDescriptor, {} as WixHttpClient) === "function";
  } catch {
    return false;
  }
}

type Ambassador = (payload: unknown) => WixRequestFactory;

/** Functions of older packages only create a request, so send it here. */
async function callAmbassador(ambassador: Ambassador, client: WixHttpClient, payload: unknown) {
  let request: WixRequest | undefined;
  const { data, headers } = await client.request((context) => {
    request = ambassador(payload)(context);
    return request;
  });
  return [request?.transformResponse]
    .flat()
    .reduce<unknown>((result, transform) => transform?.(result, headers) ?? result, data);
}

function createOperationFunction(descriptor: WixDescriptor, name: string) {
  const operation = (...args: unknown[]) => {
    const client = httpClient(currentView(name), name);
    const callable = callableOf(descriptor, client);
    return (descriptor as WixCallable).__isAmbassador || callable.__isAmbassador
      ? callAmbassador(descriptor as unknown as Ambassador, client, args[0])
      : callable(...args);
  };
  return withName(operation, name);
}

const createEventFunction = ({ type, isDomainEvent, transformations }: WixEvent) => {
  const register = event(isDomainEvent ? { type } : { type, plain: true });
  return (handler: (event: unknown) => void | Promise<void>) =>
    register((wixEvent) => handler(transformations ? transformations(wixEvent) : wixEvent));
};

/** Returns undefined if the export has no functions that a client can call. */
function convertExport(value: unknown, name: string, depth: number): unknown {
  const isFunction = typeof value === "function";
  if (value === null || (typeof value !== "object" && !isFunction)) return undefined;
  const { __type: type } = value as { __type?: unknown };
  if (type === "event-definition") return withName(createEventFunction(value as WixEvent), name);
  if (type === "service-plugin-definition") {
    return withName(provideHandlers(value as WixServicePlugin), name);
  }
  if (type !== undefined) return undefined;
  if (isFunction) return isDescriptor(value) ? createOperationFunction(value, name) : undefined;
  if (depth === 0) return undefined;
  const members = Object.entries(value).flatMap(([key, member]) => {
    if (SELF_EXPORTS.includes(key)) return [];
    const convertedMember = convertExport(member, name ? `${name}.${key}` : key, depth - 1);
    return convertedMember === undefined ? [] : [[key, convertedMember] as const];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}

function convertOrThrow(module: unknown, option: string, name: string): unknown {
  const result = convertExport(module, name, MAX_DEPTH);
  if (result !== undefined) return result;
  throw invalidOption(option, "a module of an @wix package", module);
}

/**
 * Converts a module of an `@wix/*` package so that its functions run on a client of this package,
 * with its session, retries, time limits and errors.
 *
 * @param module - a module such as `posts` from `@wix/blog`, or one of its functions
 * @returns the functions of the module. Pass them to `client.use`, or call them inside
 *   `runWithClient`. Enums and helpers are omitted
 * @throws PorticoError - INVALID_OPTION if the value has no functions that a client can call
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { wixModule } from "@portico/core/wix";
 * import { OAuthStrategy } from "@portico/identity";
 * import { posts } from "@wix/blog";
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: "<your client id>" }) });
 * const { items } = await client.use(wixModule(posts)).queryPosts().limit(3).find();
 * ```
 */
export function wixModule<Module extends object>(module: Module): WixModule<Module> {
  // A single function from a package has no name, so its operation is named "wixModule".
  return convertOrThrow(module, "module", typeof module === "function" ? "wixModule" : "") as never;
}

/**
 * Converts several modules of `@wix/*` packages with {@link wixModule}.
 *
 * @param modules - the modules by name. The names are part of the names of operations, such as
 *   "posts.getPost"
 * @returns the converted modules, for the `modules` option of `createClient`
 * @throws PorticoError - INVALID_OPTION if a value has no functions that a client can call
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { wixModules } from "@portico/core/wix";
 * import { productsV3 } from "@portico/stores";
 * import { posts } from "@wix/blog";
 * import { items } from "@wix/data";
 *
 * const client = createClient({ modules: { productsV3, ...wixModules({ posts, items }) } });
 * const hats = await client.items.query("Hats").limit(3).find();
 * ```
 */
export function wixModules<Modules extends object>(
  modules: Modules,
): { [Name in keyof Modules]: WixModule<Modules[Name]> } {
  return Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [
      name,
      convertOrThrow(module, `modules.${name}`, name),
    ]),
  ) as never;
}
