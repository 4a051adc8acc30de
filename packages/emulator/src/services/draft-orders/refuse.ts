import type { Context } from "../../kernel/context.js";
import { applicationError, notFound, type PlatformError } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { createdBy } from "../orders/create-document.js";

/** 400: what was sent is wrong. */
export const wrong = (code: string, why: string, data?: Record<string, unknown>): PlatformError =>
  applicationError(400, code, why, data);

/** 428: as things are, it cannot be done. */
export const refused = (code: string, why: string, data?: Record<string, unknown>): PlatformError =>
  applicationError(428, code, why, data);

/** 404 of a line, in the words of the operation. */
export const noLine = (code: string): PlatformError => notFound("Line item", code);

/** 409 of an order that somebody else has an open draft of. */
export function requireOwn(context: Context, open: Entity | undefined): void {
  if (!open || JSON.stringify(open.createdBy) === JSON.stringify(createdBy(context))) return;
  const why = "Another user has an open draft of the order";
  throw applicationError(409, "ORDER_IS_ALREADY_EDITED", why, { draftOrderId: open.id });
}
