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
  | { readonly kind: "response"; readonly response: Responses[Name] }
  | { readonly kind: "error"; readonly code: string }
  | { readonly kind: "failed" };

export function pluginOfType(reader: Reader, type: PluginSetup["type"]): PluginSetup | undefined {
  // The data is missing if the emulator does not include the plugins service.
  return reader.store(pluginSlice)?.installed.get(type);
}

export const hasPlugins = (reader: Reader): boolean =>
  (reader.store(pluginSlice)?.installed.size ?? 0) > 0;

/**
 * Within a request, calls with the same input are sent only once. Returns undefined if the site
 * does not have the plugin, or if the caller cannot wait for a response. `undo` returns the call
 * that reverts this call if the request fails later.
 */
export function callPlugin<Name extends HandlerName>(
  reader: Reader,
  name: Name,
  request: object,
  undo?: (response: Responses[Name]) => { name: HandlerName; request: object },
): PluginResult<Name> | undefined {
  const plugin = pluginOfType(reader, pluginHandlers[name].type);
  if (!plugin || !reader.callExternal) return undefined;
  const call: ExternalCall = {
    recipient: plugin.type,
    method: name,
    body: request,
    ...(undo && {
      undo: (response) => {
        const reverseCall = undo(response as Responses[Name]);
        const recipient = pluginHandlers[reverseCall.name].type;
        return { recipient, method: reverseCall.name, body: reverseCall.request };
      },
    }),
  };
  // The response was validated with the schema of this handler.
  return reader.callExternal(call) as PluginResult<Name>;
}

export function responseOf<Name extends HandlerName>(
  reader: Reader,
  name: Name,
  request: object,
): Responses[Name] | undefined {
  const result = callPlugin(reader, name, request);
  return result?.kind === "response" ? result.response : undefined;
}
