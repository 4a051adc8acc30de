import type { z } from "zod/v4";
import type { Caller } from "./caller.js";
import type { Context } from "./context.js";
import { permissionDenied, unauthenticated } from "./platform-error.js";
import type { Sent, WireRequest } from "./wire-request.js";

/**
 * Required identity: "open" (no token), "anyone" (any valid token), "member" (a member or an
 * admin), "admin" (API key or app).
 */
export type Access = "open" | "anyone" | "member" | "admin";

/** Handles one operation. */
export interface Handler {
  readonly access: Access;
  /** Skips validation of the request, for operations without documentation. */
  readonly unchecked?: true;
  /** Schema of the request, for operations that `api/` does not document. */
  readonly schema?: z.ZodType;
  /** Fields to keep unchanged even if the documentation omits them. True means all fields. */
  readonly undocumented?: true | readonly string[];
  /** Removes null fields from the request. */
  readonly plain?: true;
  /**
   * Returns the response body, or a whole Response.
   *
   * A handler makes all changes and rejects invalid requests before it returns, so that partial
   * changes are never visible. If it throws, its changes are rolled back. Only the response body
   * may be asynchronous, for example if it contains a signed token. The changes are committed
   * before that promise is awaited, and are not rolled back afterwards.
   */
  run(request: WireRequest, context: Context): unknown;
}

/** Handlers by operation name. */
export type Handlers = Readonly<Record<string, Handler>>;

/** Throws if the caller may not call an operation. */
export function checkAccess(access: Access, { kind }: Caller, operation: string): void {
  if (access === "open" || kind === "admin") return;
  if (kind === "nobody") throw unauthenticated("Missing access token");
  if (access === "admin") {
    throw permissionDenied(`${operation} requires an app or API key identity`);
  }
  if (access === "member" && kind !== "member") {
    throw permissionDenied(`${operation} requires a member token`);
  }
}

/** Handles a request that was validated against the documentation. */
type Run<Request> = (request: Sent<Request>, context: Context) => unknown;

/** Creates a handler that requires no token. */
export function open<Request>(run: Run<Request>): Handler {
  return { access: "open", plain: true, run: run as unknown as Handler["run"] };
}

/** Creates a handler for visitors, members and admins. */
export function anyone<Request>(run: Run<Request>): Handler {
  return { ...open(run), access: "anyone" };
}

/** Creates a handler for merchants and apps only. */
export function admin<Request>(run: Run<Request>): Handler {
  return { ...open(run), access: "admin" };
}
