import { type Api, loadApi, packagesOf, type Service } from "./api/api.ts";
import type { Schema } from "./api/document.ts";
import {
  handlerRequest,
  handlerResponse,
  handlersOf,
  loadPlugins,
  type PluginHandler,
} from "./api/plugins.ts";
import { formatFiles } from "./format.ts";
import { checkOperations } from "./model/check-operations.ts";
import { fillSentences } from "./model/sentences.ts";
import { findUsage, usageOf } from "./model/usage.ts";
import { CodecTables } from "./print/codec-tables.ts";
import { writeCommonEnums, writeEnums } from "./print/enums.ts";
import { writeEventFacts } from "./print/event-facts.ts";
import { writeFacts } from "./print/facts.ts";
import { writeGraphqlNames } from "./print/graphql-names.ts";
import { writePluginFacts } from "./print/plugin-facts.ts";
import { writePlugin, writePluginIndex, writePluginSchemas } from "./print/plugin-module.ts";
import { writeErrorCodes, writeHelp, writeRemedies } from "./print/remedies.ts";
import { writeRequestTypes } from "./print/request-types.ts";
import {
  writeCommonSchemas,
  writeSchemaIndex,
  writeSchemaLoaders,
  writeSchemas,
} from "./print/schema-module.ts";
import { writeCodecs, writeCommon, writeService } from "./print/service-module.ts";
import { writeShapes } from "./print/shapes.ts";
import { writeSitePaths } from "./print/site-paths.ts";
import { moduleText } from "./print/text.ts";
import { writeWireCalls } from "./print/wire-calls.ts";

/** Returns all generated files, as a map from path in the repository to text. */
export function generate(directory: string): Map<string, string> {
  const api = loadApi(directory);
  checkOperations(api);
  fillSentences(api);
  const usage = findUsage(api);
  const files = new Map<string, string>();
  for (const file of api.commons.keys()) {
    const owner = file === "common.json" ? "core" : file.split(".")[0];
    const name = owner === "core" ? "types" : "common";
    const folder = `packages/${owner}/src/generated`;
    files.set(`${folder}/${name}.ts`, writeCommon(api, usage, file));
    const schemasName = owner === "core" ? "schemas" : "schemas/common";
    files.set(`${folder}/${schemasName}.ts`, writeCommonSchemas(api, usage, file));
  }
  for (const [name, services] of packagesOf(api)) {
    const folder = `packages/${name}/src/generated`;
    const codecs = new CodecTables(api, services);
    const sharedCodecs = writeCodecs(codecs);
    if (sharedCodecs) files.set(`${folder}/codecs.ts`, sharedCodecs);
    for (const service of services) {
      files.set(`${folder}/${service.slug}.ts`, writeService(api, usage, codecs, service));
      const enums = writeEnums(api, usage, service);
      if (enums) files.set(`${folder}/enums/${service.slug}.ts`, enums);
      files.set(`${folder}/schemas/${service.slug}.ts`, writeSchemas(api, usage, service));
    }
    files.set(`${folder}/enums/common.ts`, writeCommonEnums(api, usage, services));
    files.set(`${folder}/index.ts`, writeIndex(services));
    files.set(`${folder}/schemas/index.ts`, writeSchemaIndex(services));
    files.set(`${folder}/schemas/load.ts`, writeSchemaLoaders(services));
  }
  for (const [name, text] of writeWireCalls(api))
    files.set(`packages/react/src/generated/${name}.ts`, text);
  files.set("packages/core/src/generated/remedies.ts", writeRemedies(api));
  files.set("packages/core/src/errors/generated/help.ts", writeHelp(api));
  files.set("packages/core/src/generated/site-paths.ts", writeSitePaths(api));
  files.set("docs/error-codes.md", writeErrorCodes(api));
  files.set("packages/emulator/src/generated/operations.ts", writeFacts(api));
  files.set("packages/emulator/src/generated/requests.ts", writeRequestTypes(api));
  files.set("packages/emulator/src/generated/events.ts", writeEventFacts(api));
  files.set("packages/emulator/src/generated/shapes.ts", writeShapes(api));
  files.set("packages/emulator/src/generated/graphql-names.ts", writeGraphqlNames(api));
  writePlugins(directory, api, files);
  return formatFiles(files);
}

/**
 * Adds the plugin modules to the files. Unlike callers of operations, plugin handlers read requests
 * and write responses.
 */
function writePlugins(directory: string, services: Api, files: Map<string, string>): void {
  const { plugins, api } = loadPlugins(directory, services);
  if (plugins.length === 0) return;
  const folder = "packages/ecom/src/generated/plugins";
  for (const plugin of plugins) {
    const locatedSchemas = (schemaOf: (handler: PluginHandler) => Schema) =>
      handlersOf(plugin).map(({ handler }) => ({ from: plugin.file, schema: schemaOf(handler) }));
    const usage = usageOf(api, locatedSchemas(handlerResponse), locatedSchemas(handlerRequest));
    files.set(`${folder}/${plugin.slug}.ts`, writePlugin(api, usage, plugin));
    files.set(`${folder}/schemas/${plugin.slug}.ts`, writePluginSchemas(api, usage, plugin));
  }
  files.set(`${folder}/index.ts`, writePluginIndex(plugins));
  files.set("packages/emulator/src/generated/plugins.ts", writePluginFacts(api, plugins));
}

function writeIndex(services: Service[]): string {
  const lines = services.map(
    (service) => `export * as ${service.module} from "./${service.slug}.js";`,
  );
  return moduleText([lines.join("\n")]);
}
