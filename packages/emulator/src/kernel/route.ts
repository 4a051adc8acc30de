import type { z } from "zod/v4";
import type { Context } from "./context.js";
import { operations } from "./generated/operations.js";
import type { Access, Handler, Handlers } from "./handler.js";

type Address = `${"GET" | "POST" | "PATCH" | "DELETE"} /${string}`;

/**
 * An operation of the platform for which there is no client package. It is declared by hand: its address, the schema of
 * its request, and its handler.
 */
export interface Route {
  /** Name in logs and faults: "marketing.coupons.createCoupon". */
  readonly name: string;
  readonly method: string;
  /** Path parameters are in braces: "/stores/v2/coupons/{id}". */
  readonly path: string;
  readonly transport: "body" | "query";
  /** Empty where `api/` has no document of the operation. */
  readonly schemas: string;
  readonly handler: Handler;
}

/**
 * Declares an operation by hand.
 *
 * @param name - name in logs and faults
 * @param address - method and path, for example "POST /stores/v2/coupons"
 * @param schema - schema of the request; path parameters are fields of it
 * @param run - returns the wire response; receives the request without unknown fields
 * @param access - who may call; merchants and apps by default
 */
export function route<Request>(
  name: string,
  address: Address,
  schema: z.ZodType<Request>,
  run: (request: Request, context: Context) => unknown,
  access: Access = "admin",
): Route {
  const [method = "", path = ""] = address.split(" ");
  const transport = method === "GET" || method === "DELETE" ? "query" : "body";
  const handler: Handler = { access, schema, run: run as unknown as Handler["run"] };
  return { name, method, path, transport, schemas: "", handler };
}

/**
 * Serves an operation at a second address that the platform has for it.
 *
 * @param handlers - the handlers of its service
 * @param name - the operation's name
 * @param address - method and path; the path parameters are those of the operation
 */
export function alsoAt(handlers: Handlers, name: string, address: Address): Route {
  const operation = operations.find((one) => one.name === name);
  const handler = handlers[name];
  if (!operation || !handler) throw new Error(`Unknown operation ${name}`);
  const [method = "", path = ""] = address.split(" ");
  const { schemas } = operation;
  const transport = method === "GET" || method === "DELETE" ? "query" : "body";
  return { name, method, path, transport, schemas, handler };
}
