import { execute, GraphQLError, parse, specifiedRules, validate } from "graphql";
import { base64url } from "jose";
import { operations } from "../../generated/operations.js";
import { PlatformError } from "../../kernel/platform-error.js";
import type { WireRequest } from "../../kernel/wire-request.js";
import { valueIn } from "../../resource/merge.js";
import { json } from "../json-response.js";
import { graphqlSchema } from "./schema.js";
import type { CallOperation } from "./types.js";

export type ServeRest = (request: Request) => Promise<Response>;

/** Maximum size of a query. Queries in apps are much shorter. */
const MAX_TOKENS = 5000;

const routes = /* @__PURE__ */ new Map(operations.map((operation) => [operation.name, operation]));

interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

/** Each root or relation field in the query calls an operation with the request's headers. */
export async function serveGraphql(request: Request, serve: ServeRest): Promise<Response> {
  const { query, variables, operationName } = readRequest(await request.text());
  const schema = await graphqlSchema();
  try {
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(schema, document, specifiedRules);
    if (errors.length > 0) return json(200, { errors });
    const result = await execute({
      schema,
      document,
      variableValues: variables,
      ...(operationName !== undefined && { operationName }),
      contextValue: { call: operationCaller(request, serve) },
    });
    return json(200, result);
  } catch (error) {
    if (error instanceof GraphQLError) return json(200, { errors: [error] });
    // The parser is recursive, so a deeply nested query overflows the stack.
    if (error instanceof RangeError) {
      return json(200, { errors: [{ message: "The query is nested too deeply" }] });
    }
    throw error;
  }
}

function readRequest(body: string): GraphqlRequest {
  const invalidRequest = (problem: string) =>
    new PlatformError(400, `${problem}. Send {"query": "{ … }", "variables": {}}`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw invalidRequest("The body is not valid JSON");
  }
  const { query, variables, operationName } = (parsed ?? {}) as Partial<GraphqlRequest>;
  if (typeof query !== "string") throw invalidRequest("The request body has no query");
  if (typeof (variables ?? {}) !== "object" || Array.isArray(variables)) {
    throw invalidRequest("variables is not an object");
  }
  return {
    query,
    variables: variables ?? {},
    ...(typeof operationName === "string" && { operationName }),
  };
}

/** Calls each operation in a separate request with separate checks, faults and a log entry. */
function operationCaller(request: Request, serve: ServeRest): CallOperation {
  return async (name, fields) => {
    const route = routes.get(name);
    if (!route) throw new Error(`Unknown operation ${name}`);
    const headers = new Headers(request.headers);
    headers.delete("content-length");
    headers.set("content-type", "application/json");
    const url = new URL(pathOf(route.path, fields), request.url);
    const hasBody = route.method !== "GET" && route.method !== "DELETE";
    if (!hasBody) url.searchParams.set(".r", base64url.encode(JSON.stringify(fields)));
    const response = await serve(
      new Request(url, {
        method: route.method,
        headers,
        signal: request.signal,
        ...(hasBody && { body: JSON.stringify(fields) }),
      }),
    );
    const text = await response.text();
    const body = (text === "" ? {} : JSON.parse(text)) as WireRequest;
    if (response.ok) return body;
    const { message, details } = body as { message?: string; details?: object };
    const extensions = { ...details, operation: name, status: response.status };
    throw new GraphQLError(message ?? `${name} failed`, { extensions });
  };
}

function pathOf(path: string, fields: WireRequest): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = valueIn(fields, name);
    if (value === undefined || value === null || value === "") {
      throw new GraphQLError(`${name} is required`);
    }
    return encodeURIComponent(String(value));
  });
}
