import type { Api, NamedOperation, Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { operationDocstring } from "./docstring.ts";
import { callText, exampleArguments } from "./example.ts";
import type { ModuleParts } from "./module-parts.ts";
import {
  fieldsDeclaration,
  fieldsName,
  responseItemSchema,
  wireDeclaration,
  wireName,
} from "./query-fields.ts";
import type { Parameter, Signature } from "./signature.ts";
import { docCommentText } from "./text.ts";

/**
 * Writes a query function. The function sends the query that it receives, or returns a builder if
 * it receives no query.
 */
export function queryFunction(
  api: Api,
  service: Service,
  namedOperation: NamedOperation,
  signature: Signature,
  { types, runtime }: ModuleParts,
  data: string,
): string[] {
  const { operation } = namedOperation;
  const builder = operation["x-query-builder"];
  const [query, options] = signature.parameters;
  if (!builder || !query) throw new Error(`${operation.operationId} has no query`);
  const isByOffset = builder.paging === "OFFSET";
  const kind = isByOffset ? "OffsetQueryBuilder" : "CursorQueryBuilder";
  const factoryName = isByOffset ? "offsetQueryOperation" : "queryOperation";
  runtime.add(factoryName).add(`type ${kind}`).add("type TypedQuery");
  const page = isByOffset ? "OffsetPage" : "CursorPage";
  runtime.add(`type ${page}`);
  const item = responseItemSchema(api, service, operation, builder.items);
  const exampleParameters = options ? [options] : [];
  const example = [
    callText(
      `const page = await client.use(${service.module}).${operation.operationId}`,
      exampleArguments(api, operation, exampleParameters),
      ".limit(20).find();",
    ),
    "for (const item of page.items) console.log(item);",
  ];
  const entity = types.expression(item.from, item.schema, "output");
  // Wix's packages use the same names, such as BrandsQueryBuilder and BrandsQueryResult.
  const name = operation.operationId.replace(/^query/, "");
  return [
    fieldsDeclaration(api, operation, item, types),
    `${docCommentText([`The query builder that {@link ${operation.operationId}} returns.`])}export type ${name}QueryBuilder = ${kind}<${entity}, ${fieldsName(operation)}>;`,
    `${docCommentText([`A page of the query builder that {@link ${operation.operationId}} returns.`])}export type ${name}QueryResult = ${page}<${entity}>;`,
    wireDeclaration(operation, query, "TypedQuery", ["filter", "sort"]),
    [
      operationDocstring(
        api,
        service,
        namedOperation,
        exampleParameters,
        example,
        "A query builder. Call `find()` to send the query.",
      ),
      writeOverloads(
        operation,
        query,
        options,
        signature.returns,
        `(${parameterList(exampleParameters)}): ${name}QueryBuilder`,
      ),
      ` = /* @__PURE__ */ ${factoryName}(${data});`,
    ].join(""),
  ];
}

export const parameterList = (parameters: readonly Parameter[]) =>
  parameters.map(({ name, required, type }) => `${name}${required ? "" : "?"}: ${type}`).join(", ");

/** Writes a function with two overloads: one returns a builder, the other sends a query. */
export function writeOverloads(
  operation: OperationDocument,
  parameter: Parameter,
  options: Parameter | undefined,
  returnType: string,
  builder: string,
): string {
  const wire = { ...parameter, type: wireName(operation, parameter.name), required: true };
  const wireSignature = `(${parameterList([wire, ...(options ? [options] : [])])}): Promise<${returnType}>`;
  const docComment = docCommentText([
    `${operation.summary} Sends a ${parameter.name} object instead of returning a builder.`,
  ]);
  return `export const ${operation.operationId}: {\n${builder};\n${docComment}${wireSignature};\n}`;
}
