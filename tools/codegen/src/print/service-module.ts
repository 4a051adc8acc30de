import { type Api, type Service, schemaKey } from "../api/api.ts";
import type { Usage } from "../model/usage.ts";
import type { CodecTables } from "./codec-tables.ts";
import { moduleDocstring } from "./docstring.ts";
import { writeEvents } from "./events.ts";
import type { ModuleParts } from "./module-parts.ts";
import { writeOperations } from "./operation.ts";
import { moduleText } from "./text.ts";
import { inputName, TypeWriter } from "./type-writer.ts";

/** Writes a service's module: codecs, operations, events and types. */
export function writeService(
  api: Api,
  usage: Usage,
  codecs: CodecTables,
  service: Service,
): string {
  const types = new TypeWriter(api, usage, service.file);
  const module: ModuleParts = { types, codecs, tables: new Set(), runtime: new Set() };
  const operations = writeOperations(api, service, module);
  const events = writeEvents(api, service, module);
  const declarations = Object.keys(service.document.components.schemas).flatMap((name) =>
    types.declare({ file: service.file, name }),
  );
  const tables = codecs.declarations(module.tables);
  const sharedCodecs = codecs.imports(module.tables);
  if (tables.length) module.runtime.add("type CodecTable");
  const imports = [
    `import { ${[...module.runtime].join(", ")} } from "@portico/core/runtime";`,
    ...(sharedCodecs.length ? [`import { ${sharedCodecs.join(", ")} } from "./codecs.js";`] : []),
    ...importLines(types),
  ];
  const text = moduleText([
    moduleDocstring(service) + imports.join("\n"),
    ...aliasLines(api, usage, service),
    ...tables,
    ...operations,
    ...events,
    ...declarations,
  ]);
  checkNames(service, text);
  return text;
}

/** Throws if two exported types have the same name. TypeScript would merge interfaces. */
function checkNames({ file }: Service, text: string): void {
  const names = new Set<string>();
  for (const [, name = ""] of text.matchAll(/^export (?:interface|type) (\w+)/gm)) {
    if (names.has(name)) throw new Error(`${file}: two types would be called ${name}`);
    names.add(name);
  }
}

/** Writes the codec tables that several modules of a package share. */
export function writeCodecs(codecs: CodecTables): string | undefined {
  const tables = codecs.sharedDeclarations();
  if (!tables.length) return undefined;
  return moduleText(['import type { CodecTable } from "@portico/core/runtime";', ...tables]);
}

/**
 * Writes the types that services in one package share or, in core, the types that several packages
 * share.
 */
export function writeCommon(api: Api, usage: Usage, file: string): string {
  const types = new TypeWriter(api, usage, file);
  const names = Object.keys(api.commons.get(file)?.components.schemas ?? {});
  const declarations = names
    .filter((name) => {
      const key = schemaKey({ file, name });
      return usage.input.has(key) || usage.output.has(key);
    })
    .flatMap((name) => types.declare({ file, name }));
  return moduleText([importLines(types).join("\n"), ...declarations]);
}

function sharedTypesModule(file: string): string {
  return file === "common.json" ? "@portico/core/types" : "./common.js";
}

function importLines(types: TypeWriter): string[] {
  return [...types.imports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([file, names]) =>
        `import type { ${[...names].sort().join(", ")} } from "${sharedTypesModule(file)}";`,
    );
}

/** Writes a service's type aliases: aliases of the service's types and of shared types. */
function aliasLines(api: Api, usage: Usage, service: Service): string[] {
  const ownLines: string[] = [];
  const namesByModule = new Map<string, string[]>();
  for (const [alias, ref] of Object.entries(service.document["x-aliases"])) {
    const id = api.resolve(service.file, ref);
    const key = schemaKey(id);
    if (id.file === service.file) {
      const addAlias = (name: string, type: string) =>
        ownLines.push(`/** Alias of {@link ${type}}. */\nexport type ${name} = ${type};`);
      addAlias(alias, id.name);
      if (usage.differingSchemas.has(key)) addAlias(`${alias}Input`, inputName(api, id));
      continue;
    }
    const names = namesByModule.get(sharedTypesModule(id.file)) ?? [];
    names.push(alias === id.name ? alias : `${id.name} as ${alias}`);
    if (usage.differingSchemas.has(key))
      names.push(alias === id.name ? inputName(api, id) : `${inputName(api, id)} as ${alias}Input`);
    for (const { name, operations } of usage.needs.variantsOf(id))
      if (operations.some((operation) => operation.startsWith(`${service.file}#`)))
        names.push(alias === id.name ? name : `${name} as ${name.replace(id.name, alias)}`);
    namesByModule.set(sharedTypesModule(id.file), names);
  }
  const sharedTypeExports = [...namesByModule].map(
    ([module, names]) => `export type { ${names.sort().join(", ")} } from "${module}";`,
  );
  return [sharedTypeExports.join("\n"), ...ownLines];
}
