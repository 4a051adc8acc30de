import type { z } from "zod";
import { check } from "./checks/from-zod.js";
import type { Context } from "./context.js";
import { permissionDenied } from "./platform-error.js";

/** A wire request: path parameters, query and body, merged into one object. */
export type WireRequest = Record<string, unknown>;

/** Serves one operation. */
export interface Handler {
  /** "open": no token needed; "anyone": any valid token; "admin": API key or app. */
  readonly access: "open" | "anyone" | "admin";
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

type Run<S extends z.ZodType> = (request: z.output<S>, context: Context) => unknown;

function handler<S extends z.ZodType>(access: Handler["access"], schema: S, run: Run<S>): Handler {
  return {
    access,
    run: (request, context) => {
      if (access === "admin" && context.caller.kind !== "admin") {
        throw permissionDenied(`${context.operation} needs the permissions of an app or API key`);
      }
      return run(check(schema, request), context);
    },
  };
}

/** A call that needs no token. */
export function open<S extends z.ZodType>(schema: S, run: Run<S>): Handler {
  return handler("open", schema, run);
}

/** A call of visitors, members and admins. */
export function anyone<S extends z.ZodType>(schema: S, run: Run<S>): Handler {
  return handler("anyone", schema, run);
}

/** A call of merchants and apps only. */
export function admin<S extends z.ZodType>(schema: S, run: Run<S>): Handler {
  return handler("admin", schema, run);
}
