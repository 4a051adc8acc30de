import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Api, type SchemaId, visitReferences } from "./api.ts";
import { operationSummary, schema } from "./document.ts";

const jsonContent = z.strictObject({ "application/json": z.strictObject({ schema }) });

const handler = z.strictObject({
  operationId: z.string().regex(/^[a-z_]\w*$/),
  summary: operationSummary,
  requestBody: z.strictObject({ required: z.literal(true), content: jsonContent }),
  responses: z.strictObject({
    "200": z.strictObject({ description: z.string(), content: jsonContent }),
  }),
});

/**
 * A service plugin: a document in `api/plugins/`. The platform calls its paths on an app's
 * server.
 */
const pluginDocument = z.strictObject({
  openapi: z.literal("3.1.0"),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    summary: z.string().regex(/\.$/),
    "x-package": z.literal("ecom"),
    "x-module": z.string(),
    "x-component": z.string().regex(/^[A-Z_]+$/),
  }),
  paths: z.record(z.string().startsWith("/"), z.strictObject({ post: handler })),
  "x-errors": z
    .record(
      z.string().regex(/^[A-Z]\w+$/),
      z.strictObject({
        description: z.string().regex(/\.$/),
        httpCode: z.int().min(400).max(599),
        code: z.string(),
      }),
    )
    .default({}),
  components: z.strictObject({ schemas: z.record(z.string(), schema) }),
});

export type PluginDocument = z.infer<typeof pluginDocument>;
export type PluginHandler = z.infer<typeof handler>;

export interface Plugin {
  /** File name in references, such as `plugins/ecom.shipping-rates.json`. */
  file: string;
  /** File name of the generated module, without the extension: `shipping-rates`. */
  slug: string;
  document: PluginDocument;
}

/** The plugins, and an `Api` that contains the schemas of all plugins and services. */
export interface Plugins {
  plugins: Plugin[];
  api: Api;
}

/**
 * Loads and validates all documents in `api/plugins/`. The documents may refer to service schemas
 * (`../ecom.common.json`).
 */
export function loadPlugins(directory: string, services: Api): Plugins {
  const folder = join(directory, "plugins");
  const plugins = (existsSync(folder) ? readdirSync(folder) : []).sort().map((name): Plugin => {
    const file = `plugins/${name}`;
    const result = pluginDocument.safeParse(
      JSON.parse(readFileSync(join(directory, file), "utf8")),
    );
    if (!result.success) throw new Error(`api/${file}: ${z.prettifyError(result.error)}`);
    return { file, slug: name.split(".").slice(1, -1).join("."), document: result.data };
  });
  checkNames(plugins);
  const documents = new Map(plugins.map(({ file, document }) => [file, document]));
  const api: Api = {
    services: [],
    commons: new Map(),
    remedies: new Map(),
    sdkErrors: new Map(),
    names: new Set([
      ...services.names,
      ...plugins.flatMap(({ document }) => Object.keys(document.components.schemas)),
    ]),
    resolve(from, ref) {
      if (!documents.has(from)) return services.resolve(from, ref);
      if (ref.startsWith("../")) return services.resolve(from, `./${ref.slice(3)}`);
      const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(ref) ?? [];
      if (!name) throw new Error(`api/${from}: the reference "${ref}" is not understood`);
      const id: SchemaId = { file: from, name };
      api.schema(id);
      return id;
    },
    schema(id) {
      const document = documents.get(id.file);
      if (!document) return services.schema(id);
      const schema = document.components.schemas[id.name];
      if (!schema) throw new Error(`api/${id.file}: there is no schema "${id.name}"`);
      return schema;
    },
  };
  for (const { file, document } of plugins)
    for (const schema of Object.values(document.components.schemas))
      visitReferences(schema, (ref) => api.resolve(file, ref));
  return { plugins, api };
}

/** Throws for duplicate handler names, because the emulator finds handlers by name. */
function checkNames(plugins: readonly Plugin[]): void {
  const names = new Set<string>();
  for (const plugin of plugins)
    for (const { handler } of handlersOf(plugin)) {
      const location = `api/${plugin.file}: ${handler.operationId}`;
      if (names.has(handler.operationId))
        throw new Error(`${location}: another handler has the same operationId`);
      names.add(handler.operationId);
    }
}

/** Returns a plugin's handlers and their paths. */
export const handlersOf = ({ document }: Plugin) =>
  Object.entries(document.paths).map(([path, { post }]) => ({ path, handler: post }));

export const handlerRequest = ({ requestBody }: PluginHandler) =>
  requestBody.content["application/json"].schema;

export const handlerResponse = ({ responses }: PluginHandler) =>
  responses["200"].content["application/json"].schema;
