import { type Api, keyOf, type Service } from "../api/api.ts";
import type { Usage } from "../model/usage.ts";
import { CodecWriter } from "./codec-writer.ts";
import { writeEvents } from "./events.ts";
import { writeOperations } from "./operation.ts";
import { comment, generatedHeader, indented } from "./text.ts";
import { inputName, TypeWriter } from "./type-writer.ts";

/** The module of one service: codecs, types, operations, events. */
export function writeService(api: Api, usage: Usage, service: Service): string {
  const types = new TypeWriter(api, usage, service.file);
  const codecs = new CodecWriter(api);
  const runtime = new Set<string>();
  const operations = writeOperations(api, service, types, codecs, runtime);
  const events = writeEvents(service, types, codecs, runtime);
  const declarations = Object.keys(service.document.components.schemas).flatMap((name) =>
    types.declare({ file: service.file, name }),
  );
  return indented([
    generatedHeader,
    ...comment([service.document.info.summary, "@module"]),
    `import { ${[...runtime].sort().join(", ")} } from "@portico/core/runtime";`,
    ...importLines(types),
    ...aliasLines(api, usage, service),
    "",
    ...codecs.declarations,
    "",
    ...operations,
    "",
    ...events,
    "",
    ...declarations,
    "",
  ]);
}

/** Types shared by the services of one package, or by several packages (then in core). */
export function writeCommon(api: Api, usage: Usage, file: string): string {
  const types = new TypeWriter(api, usage, file);
  const names = Object.keys(api.commons.get(file)?.components.schemas ?? {});
  const declarations = names
    .filter((name) => {
      const key = keyOf({ file, name });
      return usage.input.has(key) || usage.output.has(key);
    })
    .flatMap((name) => types.declare({ file, name }));
  return indented([generatedHeader, ...importLines(types), "", ...declarations, ""]);
}

function moduleOf(file: string): string {
  return file === "common.json" ? "@portico/core/types" : "./common.js";
}

function importLines(types: TypeWriter): string[] {
  return [...types.imports]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([file, names]) =>
        `import type { ${[...names].sort().join(", ")} } from "${moduleOf(file)}";`,
    );
}

/** Shared types under the names that this service knows them by. */
function aliasLines(api: Api, usage: Usage, service: Service): string[] {
  const byModule = new Map<string, string[]>();
  for (const [local, ref] of Object.entries(service.document["x-aliases"])) {
    const id = api.resolve(service.file, ref);
    const key = keyOf(id);
    const names = byModule.get(moduleOf(id.file)) ?? [];
    names.push(local === id.name ? local : `${id.name} as ${local}`);
    if (usage.differs.has(key))
      names.push(local === id.name ? inputName(api, id) : `${inputName(api, id)} as ${local}Input`);
    byModule.set(moduleOf(id.file), names);
  }
  return [...byModule].map(
    ([module, names]) => `export type { ${names.sort().join(", ")} } from "${module}";`,
  );
}
