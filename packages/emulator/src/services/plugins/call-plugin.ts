import {
  type PluginHandlerName as HandlerName,
  pluginHandlers,
  type PluginResponses as Responses,
} from "../../generated/plugins.js";
import type { Reader } from "../../kernel/context.js";
import type { ExternalCall } from "../../kernel/external-calls.js";
import type { PluginSetup } from "../../options/plugin-setup.js";
import { pluginSlice } from "./slice.js";

export type PluginResult<Name extends HandlerName> =
  | { readonly kind: "response"; readonly plugin: PluginSetup; readonly response: Responses[Name] }
  | {
      readonly kind: "error";
      readonly plugin: PluginSetup;
      readonly code: string;
      readonly data?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "failed"; readonly plugin: PluginSetup };

export function installed(reader: Reader, type: PluginSetup["type"]): PluginSetup | undefined {
  // An emulator with few services may have no plugins.
  return reader.store(pluginSlice)?.installed.get(type);
}

export const hasPlugins = (reader: Reader): boolean =>
  (reader.store(pluginSlice)?.installed.size ?? 0) > 0;

/**
 * Calls a plugin, once per request and input. Returns undefined if the site has no plugin of this
 * type, or if the current code cannot wait for one. `undo` returns the call that reverts the
 * plugin's work if the request fails later.
 */
export function callPlugin<Name extends HandlerName>(
  reader: Reader,
  name: Name,
  request: object,
  undo?: (response: Responses[Name]) => { name: HandlerName; request: object },
): PluginResult<Name> | undefined {
  const plugin = installed(reader, pluginHandlers[name].type);
  if (!plugin || !reader.callExternal) return undefined;
  const call: ExternalCall = {
    recipient: plugin.type,
    method: name,
    body: request,
    ...(undo && {
      undo: (response) => {
        const reverse = undo(response as Responses[Name]);
        return {
          recipient: pluginHandlers[reverse.name].type,
          method: reverse.name,
          body: reverse.request,
        };
      },
    }),
  };
  const result = reader.callExternal(call);
  // The response was validated with the schema of this handler.
  if (result.kind === "response")
    return { kind: "response", plugin, response: result.response as Responses[Name] };
  if (result.kind === "failed") return { kind: "failed", plugin };
  return { plugin, ...result };
}

export function responseOf<Name extends HandlerName>(
  reader: Reader,
  name: Name,
  request: object,
): Responses[Name] | undefined {
  const result = callPlugin(reader, name, request);
  return result?.kind === "response" ? result.response : undefined;
}
