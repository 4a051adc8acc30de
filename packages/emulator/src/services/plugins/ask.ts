import type { Reader } from "../../kernel/context.js";
import {
  type PluginAnswers as Answers,
  type PluginHandlerName as HandlerName,
  pluginHandlers,
} from "../../kernel/generated/plugins.js";
import type { Question } from "../../kernel/outside.js";
import type { PluginSetup } from "../../options/plugin-setup.js";
import { pluginSlice } from "./slice.js";

/** What a plugin says: its answer, its own error, or nothing that can be used, for which there is the fallback. */
export type Said<Name extends HandlerName> =
  | { readonly kind: "answer"; readonly plugin: PluginSetup; readonly answer: Answers[Name] }
  | {
      readonly kind: "error";
      readonly plugin: PluginSetup;
      readonly code: string;
      readonly data?: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: "failed"; readonly plugin: PluginSetup };

/** The plugin of a type that the site has. */
export function installed(reader: Reader, type: PluginSetup["type"]): PluginSetup | undefined {
  // emulators of few services have no plugins
  return reader.store(pluginSlice)?.installed.get(type);
}

/** Whether the site has any plugin: most have none, and work nothing out for it. */
export const hasPlugins = (reader: Reader): boolean =>
  (reader.store(pluginSlice)?.installed.size ?? 0) > 0;

/**
 * Asks a plugin, once per request and question; undefined where the site has none of its type, or where nobody can wait
 * for it.
 *
 * @param request - what its handler gets
 * @param undo - takes back what the answer has done, where the request is refused all the same
 */
export function askPlugin<Name extends HandlerName>(
  reader: Reader,
  name: Name,
  request: object,
  undo?: (answer: Answers[Name]) => { name: HandlerName; request: object },
): Said<Name> | undefined {
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
  // it was checked with the schema of that handler
  if (reply.kind === "answer")
    return { kind: "answer", plugin, answer: reply.answer as Answers[Name] };
  if (reply.kind === "failed") return { kind: "failed", plugin };
  return { plugin, ...reply };
}

/** The answer alone, for what has no fallback but doing without. */
export function answerOf<Name extends HandlerName>(
  reader: Reader,
  name: Name,
  request: object,
): Answers[Name] | undefined {
  const said = askPlugin(reader, name, request);
  return said?.kind === "answer" ? said.answer : undefined;
}
