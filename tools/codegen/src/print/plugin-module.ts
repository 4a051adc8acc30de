import { type Api, schemaKey } from "../api/api.ts";
import {
  handlerRequest,
  handlerResponse,
  handlersOf,
  type Plugin,
  type PluginHandler,
} from "../api/plugins.ts";
import { type Conversions, conversionsOf } from "../model/conversions.ts";
import type { Usage } from "../model/usage.ts";
import { importLines } from "./schema-module.ts";
import { SchemaWriter } from "./schema-writer.ts";
import { capitalized, docCommentText, keyText, literalText, moduleText } from "./text.ts";
import { TypeWriter } from "./type-writer.ts";

const NOCHECK_COMMENT =
  "// @ts-nocheck: every schema has a type annotation, and a test builds them all.";

const schemaName = (api: Api, plugin: Plugin, ref: string | undefined) =>
  api.resolve(plugin.file, ref ?? "").name;

/**
 * Writes a plugin's module: request and response types, errors, and the function that
 * registers handlers.
 */
export function writePlugin(api: Api, usage: Usage, plugin: Plugin): string {
  const types = new TypeWriter(api, usage, plugin.file);
  const { info, components, "x-errors": errors } = plugin.document;
  const declarations = Object.keys(components.schemas).flatMap((name) =>
    types.declare({ file: plugin.file, name }),
  );
  const handlers = handlersOf(plugin);
  const typeNames = capitalized(info["x-module"]);
  const schemaNames = handlers.map(({ handler }) =>
    schemaName(api, plugin, handlerResponse(handler).$ref),
  );
  const imports = [
    ...[...types.imports].map(
      ([file, names]) =>
        `import type { ${[...names].sort().join(", ")} } from "${typesModule(file)}";`,
    ),
    `import { definePlugin, type PluginPayload } from "../../plugins/define.js";`,
    ...(Object.keys(errors).length
      ? ['import { PluginError } from "../../plugins/plugin-error.js";']
      : []),
    `import * as schemas from "./schemas/${plugin.slug}.js";`,
  ];
  const summary = `Handlers of the \`${info["x-component"]}\` service plugin.`;
  const members = handlers.map(({ path, handler }) => {
    const response = types.expression(plugin.file, handlerResponse(handler), "input");
    const payload = types.expression(plugin.file, handlerRequest(handler), "output");
    return `${docCommentText([handler.summary, `\`POST ${path}\``])}${handler.operationId}(payload: PluginPayload<${payload}>): ${response} | Promise<${response}>;`;
  });
  return moduleText([
    docCommentText([info.summary, "@module"]) + imports.join("\n"),
    `${docCommentText([summary])}export interface ${typeNames}Handlers {\n${members.join("\n\n")}\n}`,
    provideFunctionText(api, plugin, schemaNames, typeNames),
    ...errorClasses(plugin),
    ...declarations,
  ]);
}

function provideFunctionText(
  api: Api,
  plugin: Plugin,
  schemaNames: string[],
  typeNames: string,
): string {
  const { info } = plugin.document;
  const handlers = handlersOf(plugin);
  const entries = handlers.map(({ path, handler }, index) => {
    const codecs = codecLines(api, plugin, handler);
    const parts = [
      `path: ${literalText(path)}`,
      ...codecs,
      `schema: schemas.${schemaNames[index]}`,
    ];
    return `${keyText(handler.operationId)}: { ${parts.join(", ")} }`;
  });
  const [firstHandler] = handlers;
  const docComment = docCommentText([
    `Registers handlers on the client for calls to the \`${info["x-component"]}\` service plugin.`,
    `@param handlers - ${firstHandler && handlers.length === 1 ? `\`${firstHandler.handler.operationId}\`` : "The handlers that the app implements"}. They replace earlier handlers of the same names.`,
    "@throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown handler name.",
  ]);
  const kind = handlers.length === 1 ? `${typeNames}Handlers` : `Partial<${typeNames}Handlers>`;
  return `${docComment}export const provideHandlers: (handlers: ${kind}) => void = /* @__PURE__ */ definePlugin({ type: ${literalText(info["x-component"])}, handlers: { ${entries.join(", ")} } });`;
}

function codecLines(api: Api, plugin: Plugin, handler: PluginHandler): string[] {
  const conversionTable = (schema: { $ref?: string }) =>
    conversionsOf(api, { from: plugin.file, schema });
  const request = conversionTable(handlerRequest(handler));
  const response = conversionTable(handlerResponse(handler));
  return [
    ...(request ? [`request: ${tableText(request)}`] : []),
    ...(response ? [`response: ${tableText(response)}`] : []),
  ];
}

function tableText({ fields }: Conversions): string {
  const entries = [...fields].map(
    ([name, conversion]) =>
      `${keyText(name)}: ${typeof conversion === "string" ? literalText(conversion) : tableText(conversion)}`,
  );
  return `{ ${entries.join(", ")} }`;
}

function errorClasses({ document }: Plugin): string[] {
  return Object.entries(document["x-errors"]).map(([name, { description, httpCode, code }]) => {
    const docComment = docCommentText([
      `${description} Throw it in a handler to respond with status ${httpCode} and the code \`${code}\`.`,
    ]);
    const data = "(data?: Readonly<Record<string, unknown>>)";
    return `${docComment}export class ${name} extends PluginError {\n/** @param data - Details to send with the code. */\nconstructor${data} {\nsuper(${literalText(name)}, ${httpCode}, ${literalText(code)}, data);\n}\n}`;
  });
}

/** Writes the response schemas of a plugin. */
export function writePluginSchemas(api: Api, usage: Usage, plugin: Plugin): string {
  const writer = new SchemaWriter(api, usage, plugin.file);
  const declarations = Object.keys(plugin.document.components.schemas)
    .map((name) => ({ file: plugin.file, name }))
    .filter((id) => usage.input.has(schemaKey(id)))
    .map((id) => writer.declare(id));
  const imports = importLines(writer, "../../schemas/");
  return moduleText([NOCHECK_COMMENT, imports.join("\n"), ...declarations]);
}

/** Writes the module that exports every plugin as a namespace. */
export function writePluginIndex(plugins: readonly Plugin[]): string {
  const lines = plugins.map(
    ({ slug, document }) => `export * as ${document.info["x-module"]} from "./${slug}.js";`,
  );
  return moduleText([lines.join("\n")]);
}

function typesModule(file: string): string {
  if (file === "common.json") return "@portico/core/types";
  return file.endsWith(".common.json")
    ? "../common.js"
    : `../${file.split(".").slice(1, -1).join(".")}.js`;
}
