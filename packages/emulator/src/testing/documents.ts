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
  let located: LocatedSchema = { file, schema };
  while (typeof located.schema.$ref === "string") {
    const [path, pointer = ""] = located.schema.$ref.split("#");
    const target = path ? path.replace("./", "") : located.file;
    let value: unknown = documentOf(target);
    for (const key of pointer.split("/").filter(Boolean)) value = (value as Json)[key];
    located = { file: target, schema: value as Json };
  }
  return located;
}

export const documentFiles = (): readonly string[] =>
  readdirSync(folder).filter((file) => file.endsWith(".json"));

interface DocumentedOperation {
  readonly request: LocatedSchema;
  readonly response: LocatedSchema | undefined;
  readonly errorCodes: readonly string[];
}
let operations: Map<string, DocumentedOperation> | undefined;

function jsonOf(message: unknown): Json | undefined {
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
      for (const entry of Object.values(methods) as Json[]) {
        const parameters = (entry.parameters ?? []) as Json[];
        const query = parameters.find(({ name }) => name === "request")?.schema as Json;
        const response = jsonOf((entry.responses as Json | undefined)?.["200"]);
        operations.set(`${info["x-package"]}.${info["x-module"]}.${entry.operationId}`, {
          request: { file, schema: jsonOf(entry.requestBody) ?? query ?? {} },
          response: response && { file, schema: response },
          errorCodes: (entry["x-error-codes"] ?? []) as string[],
        });
      }
    }
  }
  return operations;
}

/** Returns the documentation for an operation. */
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
  const parts = schema.anyOf as Json[] | undefined;
  for (const part of parts ?? []) {
    const values = resolveSchema(file, part).schema.enum;
    if (Array.isArray(values)) return values;
  }
  return undefined;
}
