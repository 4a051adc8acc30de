import { type Api, type NamedOperation, operationsOf, type Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { descriptorText } from "./descriptor.ts";
import { operationDocstring } from "./docstring.ts";
import { exampleOf } from "./example.ts";
import type { ModuleParts } from "./module-parts.ts";
import { parameterList, queryFunction } from "./query-operation.ts";
import { searchFunction } from "./search-operation.ts";
import { type Signature, signatureOf } from "./signature.ts";
import { bulletList, capitalized, docCommentText, unionText } from "./text.ts";

/** Writes a service's operations: their types, and functions with their descriptors. */
export function writeOperations(api: Api, service: Service, module: ModuleParts): string[] {
  return operationsOf(service).flatMap((namedOperation) => {
    const { operation } = namedOperation;
    const signature = signatureOf(api, module.types, service.file, namedOperation);
    const data = descriptorText(api, service, namedOperation, module.codecs, module.tables);
    return [
      ...signature.declarations,
      ...errorCodes(api, operation),
      ...functionOf(operation)(api, service, namedOperation, signature, module, data),
    ];
  });
}

function functionOf(operation: OperationDocument) {
  if (operation["x-query-builder"]) return queryFunction;
  return operation["x-search-spec"] ? searchFunction : plainFunction;
}

function errorCodes(
  api: Api,
  { operationId, "x-error-codes": codes }: OperationDocument,
): string[] {
  if (!codes.length) return [];
  const remedies = codes.map((code): [string, string] => [code, api.remedies.get(code) ?? ""]);
  const docComment = docCommentText([
    `Application error codes for {@link ${operationId}}, and how to fix the errors.`,
    bulletList(remedies),
  ]);
  return [`${docComment}export type ${capitalized(operationId)}ErrorCode = ${unionText(codes)};`];
}

function plainFunction(
  api: Api,
  service: Service,
  namedOperation: NamedOperation,
  { parameters, returns }: Signature,
  module: ModuleParts,
  data: string,
): string[] {
  module.runtime.add("operation");
  if (namedOperation.operation["x-redirect"]) module.runtime.add("redirectBody");
  const id = namedOperation.operation.operationId;
  const list = parameterList(parameters);
  const example = exampleOf(api, service, namedOperation.operation, { parameters, returns });
  const functionType = `(${list}) => Promise<${returns}>`;
  const hasErrorCodes = namedOperation.operation["x-error-codes"].length > 0;
  if (hasErrorCodes) module.runtime.add("type Throws");
  const type = hasErrorCodes
    ? `(${functionType}) & Throws<${capitalized(id)}ErrorCode>`
    : functionType;
  return [
    operationDocstring(api, service, namedOperation, parameters, example) +
      // a separate function would add bytes to apps that use a whole service
      `export const ${id}: ${type} = /* @__PURE__ */ operation(${data});`,
  ];
}
