import type { z } from "zod/v4";
import type { Caller } from "./caller.js";
import type { Said } from "./checks/said.js";
import type { Context } from "./context.js";
import { permissionDenied, unauthenticated } from "./platform-error.js";

/** A wire request: path parameters, query and body, merged into one object. */
export type WireRequest = Record<string, unknown>;

/** "open": no token needed; "anyone": any valid token; "member": a member's, or an admin's; "admin": API key or app. */
export type Access = "open" | "anyone" | "member" | "admin";

/** Serves one operation. */
export interface Handler {
  readonly access: Access;
  /** Its request is not checked against the documents before: for what they do not have. */
  readonly unchecked?: true;
  /** Schema of the request, for operations that `api/` does not document. */
  readonly schema?: z.ZodType;
  /** Fields of its request that are taken as they are, whatever the documents say of them; true: all of it. */
  readonly undocumented?: true | readonly string[];
  /** Fields of its request that are null are left out. */
  readonly plain?: true;
  /**
   * The wire response, or a whole Response where the platform answers with one.
   *
   * It changes what it changes, and refuses what it refuses, before it returns: nobody sees a half-done change, and a
   * refusal takes everything back. What can only be made by waiting (a signed token, say) is returned as a promise of
   * the answer, made from what is decided: the changes stand before it is waited for, and are not taken back after.
   */
  run(request: WireRequest, context: Context): unknown;
}

/** Handlers by operation name. */
export type Handlers = Readonly<Record<string, Handler>>;

/** Refuses whoever may not call an operation. */
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

/** Does what a request asks for that was checked against the documents. */
type Run<Request> = (request: Said<Request>, context: Context) => unknown;

/** A call that needs no token. */
export function open<Request>(run: Run<Request>): Handler {
  return { access: "open", plain: true, run: run as unknown as Handler["run"] };
}

/** A call of visitors, members and admins. */
export function anyone<Request>(run: Run<Request>): Handler {
  return { ...open(run), access: "anyone" };
}

/** A call of merchants and apps only. */
export function admin<Request>(run: Run<Request>): Handler {
  return { ...open(run), access: "admin" };
}
