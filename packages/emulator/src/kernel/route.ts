import type { z } from "zod/v4";
import { operations } from "../generated/operations.js";
import type { Context } from "./context.js";
import type { Access, AnyHandlers, Handler } from "./handler.js";

type Address = `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`;

/** Operation without a client package, or an additional path of an operation. */
export interface Route {
  /** Operation name in logs and faults, such as "marketing.coupons.createCoupon". */
  readonly name: string;
  readonly method: string;
  /** Path with parameters in braces, such as "/stores/v2/coupons/{id}". */
  readonly path: string;
  readonly transport: "body" | "query";
  /** Empty string if `api/` does not document the operation. */
  readonly schemas: string;
  readonly handler: Handler;
}

function addressParts(address: Address): Pick<Route, "method" | "path" | "transport"> {
  const [method = "", path = ""] = address.split(" ");
  const transport = method === "GET" || method === "DELETE" ? "query" : "body";
  return { method, path, transport };
}

/** @param schema - Schema of the request, including path parameters */
export function route<Request>(
  name: string,
  address: Address,
  schema: z.ZodType<Request>,
  run: (request: Request, context: Context) => unknown,
  access: Access = "admin",
): Route {
  const handler: Handler = { access, schema, nulls: true, run: run as unknown as Handler["run"] };
  return { name, ...addressParts(address), schemas: "", handler };
}

/** Returns a route that serves an operation at an additional path with the same parameters. */
export function aliasRoute(handlers: AnyHandlers, name: string, address: Address): Route {
  const operation = operations.find((candidate) => candidate.name === name);
  const handler = handlers[name];
  if (!operation || !handler) throw new Error(`Unknown operation ${name}`);
  return { name, ...addressParts(address), schemas: operation.schemas, handler };
}
