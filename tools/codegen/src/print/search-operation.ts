import { type Api, type NamedOperation, requestSchema, type Service } from "../api/api.ts";
import { shapeOf } from "../model/shape.ts";
import { operationDocstring } from "./docstring.ts";
import { callText, exampleArguments } from "./example.ts";
import type { ModuleParts } from "./module-parts.ts";
import {
  fieldsDeclaration,
  fieldsName,
  responseItemSchema,
  wireDeclaration,
} from "./query-fields.ts";
import { parameterList, writeOverloads } from "./query-operation.ts";
import type { Signature } from "./signature.ts";

/** Core's builders and wire types. The first `field` that the search object has determines both. */
const SEARCH_KINDS = [
  { field: "aggregations", builder: "AggregateSearchBuilder", coreType: "TypedSearch" },
  { field: "search", builder: "TextSearchBuilder", coreType: "TypedTextSearch" },
  { field: "filter", builder: "SearchBuilder", coreType: "TypedQuery" },
];

/**
 * Writes a search function. The function sends the search that it receives, or returns a builder if
 * it receives no search.
 */
export function searchFunction(
  api: Api,
  service: Service,
  namedOperation: NamedOperation,
  signature: Signature,
  { types, runtime }: ModuleParts,
  data: string,
): string[] {
  const { operation } = namedOperation;
  const searchSpec = operation["x-search-spec"];
  const [search, options] = signature.parameters;
  const path = search?.parts[0]?.path ?? "";
  const request = shapeOf(api, { from: service.file, schema: requestSchema(operation) });
  const searchFields = request[path] && shapeOf(api, request[path]);
  const kind = SEARCH_KINDS.find(({ field }) => searchFields?.[field]);
  if (!(searchSpec && search && kind)) throw new Error(`${operation.operationId} has no search`);
  const { builder, coreType } = kind;
  runtime.add("searchOperation").add(`type ${builder}`).add(`type ${coreType}`);
  const item = responseItemSchema(api, service, operation, searchSpec.items);
  const ownParameters = options ? [options] : [];
  const example = [
    callText(
      `const page = await client.use(${service.module}).${operation.operationId}().limit(20).find`,
      exampleArguments(api, operation, ownParameters),
      ";",
    ),
    "for (const item of page.items) console.log(item);",
  ];
  const result = [
    types.expression(item.from, item.schema, "output"),
    fieldsName(operation),
    ...(options ? [`[${parameterList(ownParameters)}]`] : []),
  ];
  return [
    fieldsDeclaration(api, operation, item, types),
    wireDeclaration(
      operation,
      search,
      coreType,
      ["filter", "sort", "search", "aggregations"].filter((field) => searchFields?.[field]),
    ),
    [
      operationDocstring(
        api,
        service,
        namedOperation,
        [],
        example,
        `A search builder. Call \`find(${options ? "options" : ""})\` to send the search.`,
      ),
      writeOverloads(
        operation,
        search,
        options,
        signature.returns,
        `(): ${builder}<${result.join(", ")}>`,
      ),
      ` = /* @__PURE__ */ searchOperation(${data});`,
    ].join(""),
  ];
}
