import { type Api, requestSchema, type Service } from "../api/api.ts";
import type { OperationDocument, Schema } from "../api/document.ts";
import { deref, type LocatedSchema } from "../api/located.ts";
import type { QueryFacts, QueryField } from "./operation-facts.ts";
import { isOfType, shapeOf } from "./shape.ts";

/** Filter names of the builder's operators. */
const FILTER_NAMES: Record<string, string> = {
  eq: "$eq",
  ne: "$ne",
  ge: "$gte",
  gt: "$gt",
  le: "$lte",
  lt: "$lt",
  in: "$in",
  exists: "$exists",
  startsWith: "$startsWith",
  hasSome: "$hasSome",
  hasAll: "$hasAll",
};

/**
 * Returns a query's declared fields and its maximum page size, or undefined if both are missing.
 *
 * @param item - the schema that the paths are relative to
 * @param field - request field that contains the query or search
 */
export function queryFacts(
  api: Api,
  service: Service,
  operation: OperationDocument,
  item: LocatedSchema | undefined,
  field: string | undefined,
): QueryFacts | undefined {
  const fields = {
    ...fieldsFromBuilder(api, operation, item),
    ...fieldsFromSpec(api, operation, item),
  };
  const maximum = field && maxPageSize(api, service, operation, field);
  if (!Object.keys(fields).length && maximum === undefined) return undefined;
  return {
    ...(maximum !== undefined && { maximum }),
    ...(Object.keys(fields).length > 0 && { fields }),
  } as QueryFacts;
}

type Fields = Record<string, QueryField>;

function fieldsFromSpec(
  api: Api,
  operation: OperationDocument,
  item: LocatedSchema | undefined,
): Fields {
  const specifiedFields = (operation["x-search-spec"] ?? operation["x-query-spec"])?.wql ?? [];
  return Object.fromEntries(
    specifiedFields.flatMap(({ fields, operators, sort }) =>
      fields.map((path) => [
        path,
        {
          ...fieldType(api, item, path),
          operators,
          ...(sort !== "NONE" && { sort: sort.toLowerCase() as "both" }),
        },
      ]),
    ),
  );
}

function fieldsFromBuilder(
  api: Api,
  operation: OperationDocument,
  item: LocatedSchema | undefined,
): Fields {
  const pathsByOperator = operation["x-query-builder"]?.operators ?? {};
  const paths = [...new Set(Object.values(pathsByOperator).flat())];
  return Object.fromEntries(
    paths.map((path) => {
      const supportedNames = Object.keys(pathsByOperator).filter((name) =>
        pathsByOperator[name]?.includes(path),
      );
      const canSortAscending = supportedNames.includes("ascending");
      const canSortDescending = supportedNames.includes("descending");
      const sort =
        canSortAscending && canSortDescending
          ? "both"
          : canSortAscending
            ? "asc"
            : canSortDescending
              ? "desc"
              : undefined;
      const operators = supportedNames.flatMap((name) => FILTER_NAMES[name] ?? []);
      return [
        path,
        { ...fieldType(api, item, path), operators, ...(sort && { sort }) } as QueryField,
      ];
    }),
  );
}

/** Returns the type of a field, and whether the field is a list or inside a list. */
export function fieldType(
  api: Api,
  item: LocatedSchema | undefined,
  path: string,
): Pick<QueryField, "type" | "list"> {
  if (!item) return {};
  let current = item;
  let isList = false;
  for (const field of path.split(".")) {
    let { from, schema } = deref(api, current);
    if (schema.items) ({ from, schema } = deref(api, { from, schema: schema.items }));
    const property = schema.properties?.[field];
    if (!property) return {}; // the field exists only in filters
    current = deref(api, { from, schema: property });
    isList ||= current.schema.items !== undefined;
  }
  if (current.schema.items)
    current = deref(api, { from: current.from, schema: current.schema.items });
  const type = queryFieldType(current.schema);
  return { ...(type && { type }), ...(isList && { list: true as const }) };
}

function queryFieldType(schema: Schema): QueryField["type"] {
  if (schema.enum) return "enum";
  if (schema.format === "date-time") return "date";
  if (schema["x-decimal"] || schema.format === "decimal-value") return "decimal";
  for (const type of ["string", "number", "boolean", "object"] as const)
    if (isOfType(schema, type)) return type;
  return undefined;
}

/** Returns the maximum page size of a query, or of its `paging` or `cursorPaging`. */
function maxPageSize(
  api: Api,
  service: Service,
  operation: OperationDocument,
  field: string,
): number | undefined {
  const request = shapeOf(api, { from: service.file, schema: requestSchema(operation) });
  const queryShape = request[field];
  if (!queryShape) return undefined;
  const query = shapeOf(api, queryShape);
  const maximums = [
    query,
    ...["paging", "cursorPaging"].flatMap((name) =>
      query[name] ? [shapeOf(api, query[name])] : [],
    ),
  ]
    .map((shape) => shape.limit && deref(api, shape.limit).schema.maximum)
    .filter((limit) => limit !== undefined);
  return maximums.length ? Math.max(...maximums) : undefined;
}
