import type { Context } from "../../kernel/context.js";
import { applicationError, notFound, type PlatformError } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { createdBy } from "../orders/create-document.js";

/** Creates a 400 for an invalid request. */
export const wrong = (code: string, why: string, data?: Record<string, unknown>): PlatformError =>
  applicationError(400, code, why, data);

/** Creates a 428 for an operation that the current state does not allow. */
export const refused = (code: string, why: string, data?: Record<string, unknown>): PlatformError =>
  applicationError(428, code, why, data);

/** Creates a 404 for a line, with the operation's error code. */
export const noLine = (code: string): PlatformError => notFound("Line item", code);

/** Throws a 409 if another user has an open draft of the order. */
export function requireOwn(context: Context, open: Entity | undefined): void {
  if (!open || JSON.stringify(open.createdBy) === JSON.stringify(createdBy(context))) return;
  const why = "Another user has an open draft of the order";
  throw applicationError(409, "ORDER_IS_ALREADY_EDITED", why, { draftOrderId: open.id });
}
