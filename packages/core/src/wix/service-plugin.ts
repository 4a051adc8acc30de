import { currentView } from "../client/context.js";
import { shared } from "../client/shared.js";
import type { WixServicePlugin } from "./descriptors.js";

type Payload = Readonly<Record<string, unknown>>;
type Handlers = Readonly<Record<string, (payload: unknown) => unknown>>;

/** Returns the plugin handlers of all clients, which `@portico/ecom/plugins` calls. */
const pluginRegistry = () =>
  shared("plugins", () => new WeakMap<object, Map<string, Map<string, unknown>>>());

/** An error from a service plugin of an `@wix/*` package. */
interface SpiError {
  readonly errorType?: "SPI";
  readonly httpCode: number;
  readonly applicationCode: string;
  readonly data?: unknown;
}

/** `@portico/ecom/plugins` sends errors with this symbol to the platform. */
const PLUGIN_ERROR = /* @__PURE__ */ Symbol.for("portico.pluginError@1");

function toPluginError(error: unknown): unknown {
  const { errorType, httpCode, applicationCode: code, data } = Object(error) as SpiError;
  if (errorType !== "SPI") return error;
  return Object.assign(new Error(code), { httpCode, code, data, [PLUGIN_ERROR]: true });
}

export const provideHandlers = (plugin: WixServicePlugin) => (handlers: Handlers) => {
  const { state } = currentView("provideHandlers");
  const plugins = pluginRegistry().get(state) ?? new Map<string, Map<string, unknown>>();
  pluginRegistry().set(state, plugins);
  const type = plugin.componentType.toUpperCase();
  const pluginMethods = plugins.get(type) ?? new Map<string, unknown>();
  plugins.set(type, pluginMethods);
  for (const { name, primaryHttpMappingPath, transformations } of plugin.methods) {
    if (!handlers[name]) continue;
    pluginMethods.set(name, {
      name,
      path: primaryHttpMappingPath,
      // The package itself converts the result, so this schema accepts any value.
      schema: { safeParse: (data: unknown) => ({ success: true, data }) },
      async run(payload: Payload) {
        try {
          const result = await handlers[name]?.(transformations.fromREST(payload));
          return transformations.toREST(result);
        } catch (error) {
          throw toPluginError(error);
        }
      },
    });
  }
};
