import {
  type Api,
  operationsOf,
  requestSchema,
  responseSchema,
  type SchemaId,
  type Service,
} from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { requiredPaths } from "../model/required.ts";
import type { Usage } from "../model/usage.ts";
import { SchemaWriter } from "./schema-writer.ts";
import { docCommentText, keyText, literalText, moduleText } from "./text.ts";

/**
 * Checking the types that zod infers would double the type-check time, and the type annotations of
 * the schemas discard the inferred types anyway.
 */
const NOCHECK_COMMENT =
  "// @ts-nocheck: every schema has a type annotation, and a test builds them all.";

/** Writes a service's schemas, and the request and response schemas of each operation. */
export function writeSchemas(api: Api, usage: Usage, service: Service): string {
  const writer = new SchemaWriter(api, usage, service.file);
  const declarations = schemaDeclarations(api, writer, service.file);
  const operations = operationsOf(service).map(({ operation }) => ({
    operation,
    name: literalText(`${service.package}.${service.module}.${operation.operationId}`),
  }));
  const requests = operations.map(
    ({ operation, name }) => `${name}: ${requestText(api, writer, service.file, operation)}`,
  );
  writer.parts.add("responseSchema");
  const responses = operations.map(({ operation, name }) => {
    const { $ref = "" } = responseSchema(operation);
    return `${name}: /* @__PURE__ */ responseSchema(${writer.nameOf(api.resolve(service.file, $ref))})`;
  });
  const docCommentFor = (kind: string) =>
    docCommentText([`${kind} schemas of all operations, by full operation name.`]);
  const tableType = "Readonly<Record<string, z.ZodType>>";
  return moduleText([
    NOCHECK_COMMENT,
    importLines(writer).join("\n"),
    aliasLines(api, writer, service),
    ...declarations,
    `${docCommentFor("Request")}export const requests: ${tableType} = {\n${requests.join(",\n")},\n};`,
    `${docCommentFor("Response")}export const responses: ${tableType} = {\n${responses.join(",\n")},\n};`,
  ]);
}

/**
 * Writes the schemas that services in one package share or, in core, the schemas that several
 * packages share.
 */
export function writeCommonSchemas(api: Api, usage: Usage, file: string): string {
  const writer = new SchemaWriter(api, usage, file);
  const declarations = schemaDeclarations(api, writer, file);
  return moduleText([NOCHECK_COMMENT, importLines(writer).join("\n"), ...declarations]);
}

export function writeSchemaIndex(services: Service[]): string {
  const lines = services.map(
    (service) => `export * as ${service.module} from "./${service.slug}.js";`,
  );
  return moduleText([lines.join("\n")]);
}

/** Writes a loader for each service's schemas. */
export function writeSchemaLoaders(services: Service[]): string {
  const lines = services.map(({ slug }) => `${keyText(slug)}: () => import("./${slug}.js")`);
  const docComment = docCommentText([
    "Functions that load the schemas of a service, by module name.",
  ]);
  return moduleText([`${docComment}export const load = {\n${lines.join(",\n")},\n};`]);
}

function schemaDeclarations(api: Api, writer: SchemaWriter, file: string): string[] {
  const { schemas } =
    api.commons.get(file)?.components ??
    (api.services.find((service) => service.file === file) as Service).document.components;
  return Object.keys(schemas)
    .map((name): SchemaId => ({ file, name }))
    .filter((id) => writer.isUsed(id))
    .map((id) => writer.declare(id));
}

/** Writes a request's schema with the fields that the operation requires. */
function requestText(
  api: Api,
  writer: SchemaWriter,
  file: string,
  operation: OperationDocument,
): string {
  const id = api.resolve(file, requestSchema(operation).$ref ?? "");
  const name = writer.nameOf(id);
  // the schema itself already requires some fields
  const fieldsRequiredBySchema = writer.requiredIn(id);
  const paths = requiredPaths(api, file, operation).filter(
    (path) => !fieldsRequiredBySchema.includes(path),
  );
  if (!paths.length) return name;
  writer.parts.add("needing");
  return `/* @__PURE__ */ needing(${[name, ...paths.map(literalText)].join(", ")})`;
}

/** Writes a service's schema aliases. */
function aliasLines(api: Api, writer: SchemaWriter, service: Service): string {
  const namesByModule = new Map<string, string[]>();
  for (const [alias, ref] of Object.entries(service.document["x-aliases"])) {
    const id = api.resolve(service.file, ref);
    if (!writer.isUsed(id)) continue;
    const names = namesByModule.get(schemasModule(service.file, id.file)) ?? [];
    names.push(alias === id.name ? alias : `${id.name} as ${alias}`);
    namesByModule.set(schemasModule(service.file, id.file), names);
  }
  return [...namesByModule]
    .map(([module, names]) => {
      const list = `export { ${names.sort().join(", ")} }`;
      return module ? `${list} from "${module}";` : `${list};`;
    })
    .join("\n");
}

function schemasModule(from: string, file: string, folder = "./"): string {
  if (file === from) return "";
  return file === "common.json" ? "@portico/core/schemas" : `${folder}common.js`;
}

/** Writes the imports of a schema file. `folder` is the path to the package's schemas. */
export function importLines(writer: SchemaWriter, folder?: string): string[] {
  return [
    'import * as z from "zod/v4";',
    ...[...writer.imports].map(
      ([file, names]) =>
        `import { ${[...names].sort().join(", ")} } from "${schemasModule("", file, folder)}";`,
    ),
    ...partLines(writer),
  ];
}

function partLines({ parts, isCore }: SchemaWriter): string[] {
  const names = [...parts].sort();
  if (!names.length) return [];
  if (!isCore) return [`import { ${names.join(", ")} } from "@portico/core/schemas";`];
  const objects = names.filter((name) => name === "atMostOne");
  const texts = names.filter((name) => name !== "atMostOne");
  return [
    ...(objects.length
      ? [`import { ${objects.join(", ")} } from "../schema-parts/objects.js";`]
      : []),
    ...(texts.length ? [`import { ${texts.join(", ")} } from "../schema-parts/texts.js";`] : []),
  ];
}
