import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Json = Record<string, unknown>;

const folder = fileURLToPath(new URL("../../../../api/", import.meta.url));
const documents = new Map<string, Json>();

export function documentOf(file: string): Json {
  let document = documents.get(file);
  if (!document) {
    document = JSON.parse(readFileSync(folder + file, "utf8")) as Json;
    documents.set(file, document);
  }
  return document;
}

export interface LocatedSchema {
  readonly file: string;
  readonly schema: Json;
}

export function resolveSchema(file: string, schema: Json): LocatedSchema {
  let location: LocatedSchema = { file, schema };
  while (typeof location.schema.$ref === "string") {
    const [path, pointer = ""] = location.schema.$ref.split("#");
    const target = path ? path.replace("./", "") : location.file;
    let value: unknown = documentOf(target);
    for (const key of pointer.split("/").filter(Boolean)) value = (value as Json)[key];
    location = { file: target, schema: value as Json };
  }
  return location;
}

export const documentFiles = (): readonly string[] =>
  readdirSync(folder).filter((file) => file.endsWith(".json"));

interface DocumentedOperation {
  readonly request: LocatedSchema;
  readonly response: LocatedSchema | undefined;
  readonly errorCodes: readonly string[];
}
let operations: Map<string, DocumentedOperation> | undefined;

function jsonSchemaOf(message: unknown): Json | undefined {
  const content = (message as Json | undefined)?.content as Record<string, Json> | undefined;
  return content?.["application/json"]?.schema as Json | undefined;
}

function allOperations(): ReadonlyMap<string, DocumentedOperation> {
  if (operations) return operations;
  operations = new Map();
  for (const file of documentFiles()) {
    const document = documentOf(file);
    const info = document.info as Json;
    for (const methods of Object.values((document.paths ?? {}) as Record<string, Json>)) {
      for (const operation of Object.values(methods) as Json[]) {
        const parameters = (operation.parameters ?? []) as Json[];
        const query = parameters.find(({ name }) => name === "request")?.schema as Json;
        const response = jsonSchemaOf((operation.responses as Json | undefined)?.["200"]);
        operations.set(`${info["x-package"]}.${info["x-module"]}.${operation.operationId}`, {
          request: { file, schema: jsonSchemaOf(operation.requestBody) ?? query ?? {} },
          response: response && { file, schema: response },
          errorCodes: (operation["x-error-codes"] ?? []) as string[],
        });
      }
    }
  }
  return operations;
}

export const documentedOperation = (operation: string): DocumentedOperation | undefined =>
  allOperations().get(operation);

export const documentedCodes = (): readonly (readonly [string, readonly string[]])[] =>
  [...allOperations()].map(([operation, { errorCodes }]) => [operation, errorCodes]);

export function typesOf(schema: Json): string[] {
  if (Array.isArray(schema.type)) return schema.type as string[];
  return typeof schema.type === "string" ? [schema.type] : [];
}

export function enumOf(file: string, schema: Json): readonly unknown[] | undefined {
  if (Array.isArray(schema.enum)) return schema.enum;
  const alternatives = schema.anyOf as Json[] | undefined;
  for (const alternative of alternatives ?? []) {
    const values = resolveSchema(file, alternative).schema.enum;
    if (Array.isArray(values)) return values;
  }
  return undefined;
}
