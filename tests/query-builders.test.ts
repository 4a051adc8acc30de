import { readdirSync, readFileSync } from "node:fs";
import { createClient } from "@portico/core";
import * as ecom from "@portico/ecom";
import * as members from "@portico/members";
import * as stores from "@portico/stores";
import { expect, it } from "vitest";

// Compares the request of every query and search builder with the request of a handwritten query.

interface DeclaredOperation {
  operationId: string;
  "x-arguments": { names: string[]; explicit?: Record<string, string> };
  "x-query-builder"?: { paging: string; operators: Record<string, string[]> };
  "x-search-spec"?: {
    searchable?: string[];
    aggregatable?: string[];
    wql: { fields: string[]; operators: "*" | string[]; sort: string }[];
  };
}
type Method = (...args: unknown[]) => Builder;
type Builder = Record<string, Method> & { query: object };
type Call = (...args: unknown[]) => Builder & Promise<unknown>;

const packages: Record<string, object> = { ecom, members, stores };
const folder = new URL("../api/", import.meta.url);

const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
const declaredOperations = files.flatMap((file) => {
  const { info, paths = {} } = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
  const operations = Object.values(paths).flatMap((path) => Object.values(path as object));
  return (operations as DeclaredOperation[])
    .filter((operation) => operation["x-query-builder"] ?? operation["x-search-spec"])
    .map((operation) => ({ ...info, operation, name: `${info.title} ${operation.operationId}` }));
});

/** The arguments of each condition, and a function that returns its wire format. */
const CONDITIONS: Record<string, [values: unknown[], (field: string) => object]> = {
  eq: [["a"], (field) => ({ [field]: "a" })],
  ne: [["a"], (field) => ({ [field]: { $ne: "a" } })],
  ge: [["a"], (field) => ({ [field]: { $gte: "a" } })],
  gt: [["a"], (field) => ({ [field]: { $gt: "a" } })],
  le: [["a"], (field) => ({ [field]: { $lte: "a" } })],
  lt: [["a"], (field) => ({ [field]: { $lt: "a" } })],
  in: [[["a", "b"]], (field) => ({ [field]: { $in: ["a", "b"] } })],
  nin: [[["a", "b"]], (field) => ({ [field]: { $nin: ["a", "b"] } })],
  exists: [[false], (field) => ({ [field]: { $exists: false } })],
  startsWith: [["a"], (field) => ({ [field]: { $startsWith: "a" } })],
  hasSome: [[["a"]], (field) => ({ [field]: { $hasSome: ["a"] } })],
  hasAll: [[["a"]], (field) => ({ [field]: { $hasAll: ["a"] } })],
  matchItems: [[{ id: "a" }], (field) => ({ [field]: { $matchItems: [{ id: "a" }] } })],
};

/** Returns the declared conditions as pairs of an operator and a field. */
function conditionsOf(operation: DeclaredOperation): [string, string][] {
  const operators = operation["x-query-builder"]?.operators ?? {};
  const groups = operation["x-search-spec"]?.wql ?? [];
  return [
    ...Object.entries(operators).flatMap(([name, fields]) =>
      name in CONDITIONS ? fields.map((field): [string, string] => [name, field]) : [],
    ),
    ...groups.flatMap(({ fields, operators: searchOperators }) =>
      (searchOperators === "*"
        ? ["$eq", "$ne", "$in", "$nin", "$exists"]
        : searchOperators
      ).flatMap((operator) => fields.map((field): [string, string] => [operator.slice(1), field])),
    ),
  ];
}

function sortsOf(operation: DeclaredOperation): string[] {
  const groups = operation["x-search-spec"]?.wql ?? [];
  return [
    ...(operation["x-query-builder"]?.operators.descending ?? []),
    ...groups.flatMap(({ fields, sort }) => (sort === "BOTH" ? fields : [])),
  ];
}

/** Runs an operation and returns the request that it sends. */
async function requestOf(
  declaration: (typeof declaredOperations)[number],
  run: (call: Call) => Promise<unknown>,
) {
  const requests: Request[] = [];
  const client = createClient({
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json({});
    },
  });
  const namespace = (packages[declaration["x-package"]] as Record<string, object>)[
    declaration["x-module"]
  ];
  const operations = client.use(namespace as object) as Record<string, Call>;
  await run(operations[declaration.operation.operationId] as Call);
  const [request] = requests as [Request];
  return [request.method, request.url, await request.text()];
}

it.each(declaredOperations)(
  "the builder of $name creates the same request as a handwritten query",
  async (declaration) => {
    const { operation } = declaration;
    const spec = operation["x-search-spec"];
    const { names, explicit = {} } = operation["x-arguments"];
    // operations call this option either `fieldsets` or `fields`
    const option = Object.values(explicit).includes("1.fieldsets") ? "fieldsets" : "fields";
    const options = names.length > 1 ? [{ [option]: ["A"] }] : [];
    const conditions = conditionsOf(operation);
    const sortFields = sortsOf(operation);
    expect(conditions.length).toBeGreaterThan(0);

    const builtRequest = await requestOf(declaration, (call) => {
      let builder: Builder = spec ? call() : call(...options);
      for (const [name, field] of conditions)
        builder = builder[name]?.(field, ...(CONDITIONS[name]?.[0] ?? [])) as Builder;
      if (sortFields.length) builder = builder.descending?.(...sortFields) as Builder;
      if (spec?.searchable)
        builder = builder.search?.("linen", { fields: spec.searchable }) as Builder;
      if (spec?.aggregatable)
        for (const field of spec.aggregatable)
          builder = builder.aggregations?.({
            [field]: { type: "VALUE", fieldPath: field },
          }) as Builder;
      return builder.limit?.(7).find?.(...(spec ? options : [])) as unknown as Promise<unknown>;
    });

    const paging =
      operation["x-query-builder"]?.paging === "OFFSET"
        ? { paging: { offset: 0, limit: 7 } }
        : { cursorPaging: { limit: 7 } };
    const filters = conditions.map(([name, field]) => CONDITIONS[name]?.[1](field));
    const handwrittenRequest = await requestOf(declaration, (call) =>
      call(
        {
          ...paging,
          filter: filters.length === 1 ? filters[0] : { $and: filters },
          ...(sortFields.length && {
            sort: sortFields.map((fieldName) => ({ fieldName, order: "DESC" })),
          }),
          ...(spec?.searchable && { search: { expression: "linen", fields: spec.searchable } }),
          ...(spec?.aggregatable && {
            aggregations: spec.aggregatable.map((field: string) => ({
              type: "VALUE",
              fieldPath: field,
              name: field,
            })),
          }),
        },
        ...options,
      ),
    );
    const parseRequest = ([method, url, body]: string[]) => [
      method,
      parseUrl(url as string),
      body && JSON.parse(body),
    ];
    expect(parseRequest(builtRequest)).toEqual(parseRequest(handwrittenRequest));
  },
);

/** Returns the path and the parsed query of a URL. */
function parseUrl(text: string): unknown {
  const url = new URL(text);
  const encodedQuery = url.searchParams.get(".r");
  if (encodedQuery)
    return [url.pathname, JSON.parse(Buffer.from(encodedQuery, "base64url").toString())];
  return [url.pathname, Object.fromEntries(url.searchParams)];
}

it("all query builders are tested", () => {
  expect(declaredOperations).toHaveLength(48);
});
