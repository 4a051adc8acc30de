import { type Api, type NamedOperation, operationsOf, type Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import type { CodecWriter } from "./codec-writer.ts";
import { descriptor } from "./descriptor.ts";
import { operationDocstring } from "./docstring.ts";
import { exampleOf } from "./example.ts";
import { queryFunction } from "./query-operation.ts";
import { type Signature, signatureOf } from "./signature.ts";
import { capitalized, comment } from "./text.ts";
import type { TypeWriter } from "./type-writer.ts";

/** The operations of a service: descriptor, types of its own, function. */
export function writeOperations(
  api: Api,
  service: Service,
  types: TypeWriter,
  codecs: CodecWriter,
  runtime: Set<string>,
): string[] {
  return operationsOf(service).flatMap((named) => {
    const { operation } = named;
    const signature = signatureOf(api, types, service.file, named);
    runtime.add("call").add("type Operation");
    return [
      `const ${operation.operationId}Operation: Operation = ${descriptor(service, named, codecs)};`,
      ...signature.declarations,
      ...errorCodes(operation),
      ...(operation["x-query-builder"]
        ? queryFunction(api, service, named, types, signature, runtime)
        : plainFunction(api, service, named, signature)),
    ];
  });
}

function errorCodes(operation: OperationDocument): string[] {
  const codes = operation["x-error-codes"];
  if (!codes.length) return [];
  return [
    ...comment([`Codes of the application errors of {@link ${operation.operationId}}.`]),
    `export type ${capitalized(operation.operationId)}ErrorCode = ${codes.map((c) => JSON.stringify(c)).join(" | ")};`,
  ];
}

function plainFunction(api: Api, service: Service, named: NamedOperation, signature: Signature) {
  const { operation } = named;
  const list = signature.parameters.map((p) => `${p.name}${p.required ? "" : "?"}: ${p.type}`);
  const names = signature.parameters.map((p) => p.name);
  const example = exampleOf(api, service, operation, signature);
  return [
    ...comment(operationDocstring(api, service, named, signature, example)),
    `export function ${operation.operationId}(${list.join(", ")}): Promise<${signature.returns}> {\n` +
      `  return call(${operation.operationId}Operation, [${names.join(", ")}]);\n}`,
  ];
}
