import { type Api, type SchemaId, type Service, schemaKey } from "../api/api.ts";
import type { Usage } from "../model/usage.ts";
import { docCommentText, keyText, moduleText } from "./text.ts";

/**
 * Writes constants for known enum values in separate modules, so that bundles that use a service's
 * namespace do not contain them.
 */
export function writeEnums(api: Api, usage: Usage, service: Service): string | undefined {
  const ownIds = Object.keys(service.document.components.schemas).map((name) => ({
    local: name,
    id: { file: service.file, name },
  }));
  const aliases = Object.entries(service.document["x-aliases"]).map(([alias, ref]) => ({
    local: alias,
    id: api.resolve(service.file, ref),
  }));
  const ownConstants = ownIds.flatMap(({ id }) => constantText(api, usage, id));
  const enums = aliases.filter(({ id }) => isEnum(api, usage, id));
  const localAliases = enums
    .filter(({ id }) => id.file === service.file)
    .map(({ local, id }) => `export { ${id.name} as ${local} };`);
  const commonNames = enums
    .filter(({ id }) => id.file !== service.file)
    .map(({ local, id }) => (local === id.name ? local : `${id.name} as ${local}`));
  if (!ownConstants.length && !commonNames.length) return undefined;
  const reexport = commonNames.length
    ? [`export { ${commonNames.sort().join(", ")} } from "./common.js";`]
    : [];
  return moduleText([...reexport, ...ownConstants, ...localAliases]);
}

/** Writes the enums that several services of a package share. */
export function writeCommonEnums(api: Api, usage: Usage, services: Service[]): string {
  const ids = new Map<string, SchemaId>();
  for (const service of services)
    for (const ref of Object.values(service.document["x-aliases"])) {
      const id = api.resolve(service.file, ref);
      if (id.file !== service.file && isEnum(api, usage, id)) ids.set(id.name, id);
    }
  const sortedIds = [...ids.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const constants = sortedIds.flatMap((id) => constantText(api, usage, id));
  return moduleText(constants.length ? constants : ["export {};"]);
}

function isEnum(api: Api, usage: Usage, id: SchemaId): boolean {
  const isUsed = usage.input.has(schemaKey(id)) || usage.output.has(schemaKey(id));
  return isUsed && api.schema(id).enum !== undefined;
}

function constantText(api: Api, usage: Usage, id: SchemaId): string[] {
  const schema = api.schema(id);
  if (!isEnum(api, usage, id)) return [];
  const descriptions = schema["x-enum-descriptions"] ?? {};
  const values = (schema.enum ?? []).map(
    (value) =>
      `${docCommentText([descriptions[value] ?? ""])}${keyText(value)}: ${JSON.stringify(value)}`,
  );
  const docComment = docCommentText([schema.description ?? `Known values of \`${id.name}\`.`]);
  return [`${docComment}export const ${id.name} = {\n${values.join(",\n")},\n} as const;`];
}
