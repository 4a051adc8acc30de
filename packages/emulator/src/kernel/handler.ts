import type { z } from "zod/v4";
import type { Requests } from "../generated/requests.js";
import type { Caller } from "./caller.js";
import type { Context } from "./context.js";
import { permissionDenied, unauthenticated } from "./platform-error.js";
import type { Sent, WireRequest } from "./wire-request.js";

/**
 * "open" requires no token, "anyone" any valid token, "member" a member or an admin, and "admin" an
 * API key or an app token.
 */
export type Access = "open" | "anyone" | "member" | "admin";

interface HandlerSettings {
  /** Skips request validation, for an operation that validates its own fields. */
  readonly unchecked?: true;
  /** Request schema, for operations that `api/` does not document. */
  readonly schema?: z.ZodType;
  /** Fields to keep unchanged even if the documentation omits them. True means all fields. */
  readonly undocumented?: true | readonly string[];
  /** Keeps null fields in the request, because they clear the entity's fields. */
  readonly nulls?: true;
}

export interface Handler<Request = WireRequest> extends HandlerSettings {
  readonly access: Access;
  /**
   * Returns the response body or a complete `Response`. A handler makes all changes before it
   * returns. If it throws or returns an error response, the changes are rolled back. Only the
   * response body may be a promise, because changes are committed before that promise is awaited.
   */
  run(request: Sent<Request>, context: Context): unknown;
}

export type Handlers = { readonly [Name in keyof Requests]?: Handler<Requests[Name]> };

export type AnyHandlers = Readonly<Record<string, Handler>>;

export const wrapHandlers = (
  handlers: AnyHandlers,
  wrap: (run: Handler["run"], name: string) => Handler["run"],
): AnyHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      { ...handler, run: wrap((request, context) => handler.run(request, context), name) },
    ]),
  );

export function checkAccess(access: Access, { kind }: Caller, operation: string): void {
  if (access === "open" || kind === "admin") return;
  if (kind === "anonymous") throw unauthenticated("Missing access token");
  if (access === "admin") {
    throw permissionDenied(`${operation} requires an app or API key identity`);
  }
  if (access === "member" && kind !== "member") {
    throw permissionDenied(`${operation} requires a member token`);
  }
}

const handlerFor =
  (access: Access) =>
  <Request = WireRequest>(
    run: Handler<Request>["run"],
    settings: HandlerSettings = {},
  ): Handler<Request> => ({
    access,
    run,
    ...settings,
  });

export const open = /* @__PURE__ */ handlerFor("open");

export const anyone = /* @__PURE__ */ handlerFor("anyone");

export const member = /* @__PURE__ */ handlerFor("member");

export const admin = /* @__PURE__ */ handlerFor("admin");
