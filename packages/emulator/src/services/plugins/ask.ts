import {
  type PluginAnswers as Answers,
  type PluginHandlerName as HandlerName,
  pluginHandlers,
} from "../../generated/plugins.js";
import type { Reader } from "../../kernel/context.js";
import type { Question } from "../../kernel/outside.js";
import type { PluginSetup } from "../../options/plugin-setup.js";
import { pluginSlice } from "./slice.js";

/**
 * Result of a plugin call: a response, an error of the plugin, or a failure. Callers use a fallback for failures.
 */
export type PluginResult<Name extends HandlerName> =
  | { readonly kind: "answer"; readonly plugin: PluginSetup; readonly answer: Answers[Name] }
  | {
      readonly kind: "error";
      readonly plugin: PluginSetup;
      readonly code: string;
      readonly data?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "failed"; readonly plugin: PluginSetup };

/** Returns the site's plugin of a type. */
export function installed(reader: Reader, type: PluginSetup["type"]): PluginSetup | undefined {
  // An emulator with few services may have no plugins.
  return reader.store(pluginSlice)?.installed.get(type);
}

/** Returns whether the site has any plugin. Sites without plugins can skip this work. */
export const hasPlugins = (reader: Reader): boolean =>
  (reader.store(pluginSlice)?.installed.size ?? 0) > 0;

/**
 * Calls a plugin, once per request and question. Returns undefined if the site has no plugin of this type, or if
 * the current code cannot wait for one.
 *
 * @param request - body of the call
 * @param undo - returns the call that reverts the plugin's work if the request fails later
 */
export function askPlugin<Name extends HandlerName>(
  reader: Reader,
  name: Name,
  request: object,
  undo?: (answer: Answers[Name]) => { name: HandlerName; request: object },
): PluginResult<Name> | undefined {
  const plugin = installed(reader, pluginHandlers[name].type);
  if (!plugin || !reader.ask) return undefined;
  const question: Question = {
    to: plugin.type,
    about: name,
    body: request,
    ...(undo && {
      undo: (answer) => {
        const back = undo(answer as Answers[Name]);
        return { to: pluginHandlers[back.name].type, about: back.name, body: back.request };
      },
    }),
  };
  const reply = reader.ask(question);
  // The reply was validated with the schema of this handler.
  if (reply.kind === "answer")
    return { kind: "answer", plugin, answer: reply.answer as Answers[Name] };
  if (reply.kind === "failed") return { kind: "failed", plugin };
  return { plugin, ...reply };
}

/** Returns only the response, for callers without a fallback. */
export function answerOf<Name extends HandlerName>(
  reader: Reader,
  name: Name,
  request: object,
): Answers[Name] | undefined {
  const said = askPlugin(reader, name, request);
  return said?.kind === "answer" ? said.answer : undefined;
}
