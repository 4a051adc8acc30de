import type { Api } from "../api/api.ts";
import { handlerResponse, handlersOf, type Plugin } from "../api/plugins.ts";
import { docCommentText, literalText, moduleText } from "./text.ts";

/**
 * Writes the table that the emulator uses to call plugins: their handlers, paths and response
 * schemas.
 */
export function writePluginFacts(api: Api, plugins: readonly Plugin[]): string {
  const rows = plugins.flatMap((plugin) =>
    handlersOf(plugin).map(({ path, handler }) => ({
      name: handler.operationId,
      type: plugin.document.info["x-component"],
      path,
      slug: plugin.slug,
      response: api.resolve(plugin.file, handlerResponse(handler).$ref ?? "").name,
    })),
  );
  const imports = plugins.map(({ slug }) => {
    const names = rows.filter((row) => row.slug === slug).map(({ response }) => response);
    return `import type { ${[...new Set(names)].sort().join(", ")} } from "@portico/ecom/plugins/${slug}";`;
  });
  const types = [...new Set(rows.map(({ type }) => type))].sort();
  const fields = rows.map(({ name, response }) => `${name}: ${response};`);
  const entries = rows.map(({ name, type, path, slug, response }) => {
    const schema = `async () => (await import("@portico/ecom/plugins/schemas/${slug}")).${response}`;
    return `${name}: { type: ${literalText(type)}, path: ${literalText(path)}, schema: ${schema} }`;
  });
  return moduleText([
    [...imports, 'import type { z } from "zod/v4";'].join("\n"),
    `${docCommentText(["Component types of the service plugins that the platform calls."])}export const pluginTypes = ${literalText(types)} as const;`,
    `${docCommentText(["Response from each plugin handler."])}export interface PluginResponses {\n${fields.join("\n")}\n}`,
    "export type PluginHandlerName = keyof PluginResponses;",
    `export interface PluginHandler {
readonly type: (typeof pluginTypes)[number];
/** Appended to the plugin's URL. */
readonly path: string;
/** Loads the schema of its response. */
schema(): Promise<z.ZodType>;
}`,
    `export const pluginHandlers: { readonly [Name in PluginHandlerName]: PluginHandler } = {\n${entries.join(",\n")},\n};`,
  ]);
}
