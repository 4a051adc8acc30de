import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
  type CommonDocument,
  commonDocument,
  errorCodesDocument,
  type OperationDocument,
  type Schema,
  type SdkError,
  type ServiceDocument,
  sdkErrorsDocument,
  serviceDocument,
} from "./document.ts";

/** Location of a schema: its file and name. */
export interface SchemaId {
  file: string;
  name: string;
}

export interface Service {
  file: string;
  /** File name of the generated module, without the extension: `products-v3`. */
  slug: string;
  package: ServiceDocument["info"]["x-package"];
  module: string;
  document: ServiceDocument;
}

/** The validated documents in `api/`. */
export interface Api {
  services: Service[];
  commons: Map<string, CommonDocument>;
  /** The help text of each application error code. */
  remedies: Map<string, string>;
  /** The SDK's error codes. */
  sdkErrors: Map<string, SdkError>;
  /** Names of all schemas. */
  names: Set<string>;
  resolve(from: string, ref: string): SchemaId;
  schema(id: SchemaId): Schema;
}

const REMEDIES_FILE = "error-codes.json";
const SDK_ERRORS_FILE = "sdk-errors.json";

export const schemaKey = (id: SchemaId) => `${id.file}#${id.name}`;

function parse<T>(file: string, text: string, documentSchema: z.ZodType<T>): T {
  const result = documentSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(`api/${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}

export function loadApi(directory: string): Api {
  const services: Service[] = [];
  const commons = new Map<string, CommonDocument>();
  let remedies = new Map<string, string>();
  let sdkErrors = new Map<string, SdkError>();
  for (const file of readdirSync(directory).sort()) {
    if (!file.endsWith(".json")) continue;
    const text = readFileSync(join(directory, file), "utf8");
    if (file === REMEDIES_FILE) {
      const document = parse(file, text, errorCodesDocument);
      remedies = new Map(Object.entries(document["x-error-remedies"]));
      continue;
    }
    if (file === SDK_ERRORS_FILE) {
      const document = parse(file, text, sdkErrorsDocument);
      sdkErrors = new Map(Object.entries(document["x-sdk-errors"]));
      continue;
    }
    if (file.endsWith("common.json")) {
      commons.set(file, parse(file, text, commonDocument));
      continue;
    }
    const document = parse(file, text, serviceDocument);
    services.push({
      file,
      slug: file.split(".").slice(1, -1).join("."),
      package: document.info["x-package"],
      module: document.info["x-module"],
      document,
    });
  }
  const documents = new Map<string, ServiceDocument | CommonDocument>([
    ...services.map((service) => [service.file, service.document] as const),
    ...commons,
  ]);
  const api: Api = {
    services,
    commons,
    remedies,
    sdkErrors,
    names: new Set(
      [...documents.values()].flatMap((document) => Object.keys(document.components.schemas)),
    ),
    resolve(from, ref) {
      const match = /^(?:\.\/([\w.-]+))?#\/components\/schemas\/(\w+)$/.exec(ref);
      if (!match) throw new Error(`api/${from}: the reference "${ref}" is not understood`);
      const id = { file: match[1] ?? from, name: match[2] as string };
      api.schema(id);
      return id;
    },
    schema(id) {
      const schema = documents.get(id.file)?.components.schemas[id.name];
      if (!schema) throw new Error(`api/${id.file}: there is no schema "${id.name}"`);
      return schema;
    },
  };
  checkReferences(api, documents);
  checkRemedies(api);
  return api;
}

function checkRemedies(api: Api) {
  const unusedCodes = new Set(api.remedies.keys());
  for (const service of api.services)
    for (const { operation } of operationsOf(service))
      for (const code of operation["x-error-codes"]) {
        unusedCodes.delete(code);
        if (!api.remedies.has(code))
          throw new Error(
            `api/${REMEDIES_FILE} has no remedy for "${code}" of ${operation.operationId} in api/${service.file}`,
          );
      }
  const [unusedCode] = unusedCodes;
  if (unusedCode !== undefined)
    throw new Error(
      `api/${REMEDIES_FILE} has a remedy for "${unusedCode}", which no operation has`,
    );
}

function checkReferences(api: Api, documents: Map<string, ServiceDocument | CommonDocument>) {
  for (const [file, document] of documents)
    for (const schema of Object.values(document.components.schemas))
      visitReferences(schema, (ref) => api.resolve(file, ref));
}

/** Visits all references in a schema. `isIncluded` selects the fields to visit. */
export function visitReferences(
  schema: Schema,
  visit: (ref: string) => void,
  isIncluded: (property: Schema) => boolean = () => true,
) {
  if (schema.$ref) visit(schema.$ref);
  for (const property of Object.values(schema.properties ?? {}))
    if (isIncluded(property)) visitReferences(property, visit, isIncluded);
  if (schema.items) visitReferences(schema.items, visit, isIncluded);
  if (schema.additionalProperties) visitReferences(schema.additionalProperties, visit, isIncluded);
}

/** Returns the schema of an operation's request: its body, or else its query parameters. */
export function requestSchema(operation: OperationDocument): Schema {
  const query = operation.parameters.find((parameter) => parameter.in === "query");
  const schema = operation.requestBody?.content["application/json"].schema ?? query?.schema;
  if (!schema) throw new Error(`${operation.operationId} has no request`);
  return schema;
}

export function responseSchema(operation: OperationDocument): Schema {
  return operation.responses["200"].content["application/json"].schema;
}

export interface NamedOperation {
  path: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  operation: OperationDocument;
}

export function operationsOf(service: Service): NamedOperation[] {
  return Object.entries(service.document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      method: method.toUpperCase() as NamedOperation["method"],
      operation,
    })),
  );
}

/** Returns the services of each package. */
export function packagesOf(api: Api): Map<string, Service[]> {
  const packages = new Map<string, Service[]>();
  for (const service of api.services)
    packages.set(service.package, [...(packages.get(service.package) ?? []), service]);
  return packages;
}
