import {
  type CodecTable,
  currentView,
  type EventIdentity,
  PorticoError,
  shared,
} from "@portico/core/internal";
import type * as z from "zod/v4";

/** What the platform tells of a call besides its request. */
export interface PluginMetadata {
  /** The plugin that is called: "ECOM_SHIPPING_RATES". */
  appExtensionType?: string;
  /** ID of the request, for questions to the platform. */
  requestId?: string | null;
  /** Currency of the buyer as an ISO 4217 code. */
  currency?: string | null;
  /** Languages of the buyer, the preferred one first. */
  languages?: string[];
  /** The app's instance on the site that calls. */
  instanceId?: string | null;
  /** On whose behalf the platform calls. */
  identity?: EventIdentity;
}

/** What a handler gets. */
export interface PluginPayload<Request> {
  request: Request;
  metadata: PluginMetadata;
}

/** One handler of a plugin as data. */
export interface HandlerDefinition {
  /** What the address of its calls ends with. */
  readonly path: string;
  /** Conversions of the request. */
  readonly request?: CodecTable;
  /** Conversions of the answer. */
  readonly answer?: CodecTable;
  /** What the answer must be, as it is sent. */
  readonly schema: z.ZodType;
}

/** One plugin as data. */
export interface PluginDefinition {
  /** Its component type. */
  readonly type: string;
  readonly handlers: Readonly<Record<string, HandlerDefinition>>;
}

/** What an app does when a handler's path is called. */
export interface BoundHandler extends HandlerDefinition {
  readonly name: string;
  run(payload: PluginPayload<unknown>): unknown;
}

/** The handlers of a client by their plugin and name; kept apart, so that clients without plugins hold nothing of it. */
const provided = () =>
  shared("plugins", () => new WeakMap<object, Map<string, Map<string, BoundHandler>>>());

/** The handlers that a client was told, by the type of their plugin in capitals. */
export function handlersOf(state: object): ReadonlyMap<string, ReadonlyMap<string, BoundHandler>> {
  return provided().get(state) ?? new Map();
}

/** The function that takes a plugin's handlers; those are recorded on the client that it is called through. */
export function definePlugin<Handlers extends object>(
  definition: PluginDefinition,
): (handlers: Handlers) => void {
  return (handlers) => {
    const { state } = currentView("provideHandlers");
    const plugins = provided().get(state) ?? new Map<string, Map<string, BoundHandler>>();
    provided().set(state, plugins);
    const own = plugins.get(definition.type) ?? new Map<string, BoundHandler>();
    plugins.set(definition.type, own);
    for (const [name, run] of Object.entries(handlers)) {
      const known = Object.hasOwn(definition.handlers, name) && definition.handlers[name];
      if (!known) {
        const names = Object.keys(definition.handlers).join(", ");
        const message = `${definition.type} has no handler "${name}". Known handlers: ${names}`;
        throw new PorticoError(message, { code: "INVALID_OPTION" });
      }
      own.set(name, { ...known, name, run: (payload) => run.call(handlers, payload) });
    }
  };
}
