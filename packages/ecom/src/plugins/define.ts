import {
  type CodecTable,
  currentView,
  type EventIdentity,
  PorticoError,
  shared,
} from "@portico/core/internal";
import type * as z from "zod/v4";

/** Metadata of a plugin request. */
export interface PluginMetadata {
  /** Type of the plugin, such as "ECOM_SHIPPING_RATES". */
  appExtensionType?: string;
  /** Id of the request. Include it when you contact Wix support. */
  requestId?: string | null;
  /** Currency of the buyer as an ISO 4217 code. */
  currency?: string | null;
  /** Languages of the buyer, in order of preference. */
  languages?: string[];
  /** Instance id of the app on the site that sent the request. */
  instanceId?: string | null;
  /** The user or app on whose behalf the platform sent the request. */
  identity?: EventIdentity;
}

/** The argument of a plugin handler. */
export interface PluginPayload<Request> {
  /** The platform's request. */
  request: Request;
  metadata: PluginMetadata;
}

export interface HandlerDefinition {
  /** End of the URL that the platform calls. */
  readonly path: string;
  readonly request?: CodecTable;
  readonly response?: CodecTable;
  /** Schema of the response on the wire. */
  readonly schema: z.ZodType;
}

export interface PluginDefinition {
  readonly type: string;
  readonly handlers: Readonly<Record<string, HandlerDefinition>>;
}

/** A handler that an app has registered. */
export interface BoundHandler extends HandlerDefinition {
  readonly name: string;
  run(payload: PluginPayload<unknown>): unknown;
}

/**
 * Returns the handlers of all clients, keyed by client, plugin and name. They are not stored in the
 * client, so that apps without plugins do not include this code.
 */
const handlerRegistry = () =>
  shared("plugins", () => new WeakMap<object, Map<string, Map<string, BoundHandler>>>());

/** Returns the handlers that are registered on a client, keyed by uppercase plugin type. */
export function handlersOf(state: object): ReadonlyMap<string, ReadonlyMap<string, BoundHandler>> {
  return handlerRegistry().get(state) ?? new Map();
}

/** Creates a function that registers a plugin's handlers on the current client. */
export function definePlugin<Handlers extends object>(
  definition: PluginDefinition,
): (handlers: Handlers) => void {
  return (handlers) => {
    const { state } = currentView("provideHandlers");
    const plugins = handlerRegistry().get(state) ?? new Map<string, Map<string, BoundHandler>>();
    handlerRegistry().set(state, plugins);
    const pluginHandlers = plugins.get(definition.type) ?? new Map<string, BoundHandler>();
    plugins.set(definition.type, pluginHandlers);
    for (const [name, run] of Object.entries(handlers)) {
      const handler = Object.hasOwn(definition.handlers, name) && definition.handlers[name];
      if (!handler) {
        const names = Object.keys(definition.handlers).join(", ");
        const message = `${definition.type} has no handler "${name}". Known handlers: ${names}`;
        throw new PorticoError(message, { code: "INVALID_OPTION" });
      }
      pluginHandlers.set(name, { ...handler, name, run: (payload) => run.call(handlers, payload) });
    }
  };
}
