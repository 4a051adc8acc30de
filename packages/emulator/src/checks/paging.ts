// The platform accepts offsets even in operations that document only cursors.
import type { z } from "zod/v4";
import { type FieldViolation, validationError } from "../kernel/platform-error.js";
import type { WireRequest } from "../kernel/wire-request.js";
import { definitionOf, innerTypeOf, type Shape } from "./typed.js";

function shapeOf(schema: z.ZodType | undefined): Shape {
  if (!schema) return {};
  const innerType = innerTypeOf(schema);
  return innerType ? shapeOf(innerType) : (definitionOf(schema).shape ?? {});
}

const isSent = (value: unknown) =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0;

function violation(field: string, description: string, violatedRule: string): FieldViolation {
  return { field, description, violatedRule };
}

function withPagingNames(shape: Shape, request: WireRequest, prefix: string): WireRequest {
  const { paging, cursorPaging } = request;
  const hasOffsets = Object.hasOwn(shape, "paging");
  const hasCursors = Object.hasOwn(shape, "cursorPaging");
  if (isSent(paging) && isSent(cursorPaging)) {
    const description = "must not be sent together with cursorPaging";
    throw validationError([violation(`${prefix}paging`, description, "ONE_OF_ALLOWED")]);
  }
  if (isSent(cursorPaging) && !hasCursors && hasOffsets) {
    const description = "is not supported by this operation, use paging";
    throw validationError([violation(`${prefix}cursorPaging`, description, "VALIDATION")]);
  }
  if (!isSent(paging) || hasOffsets || !hasCursors) return request;
  const { paging: _, ...rest } = request;
  return { ...rest, cursorPaging: paging };
}

/** Converts `paging` to `cursorPaging` if only cursors are documented. */
export function documentedPaging(schema: z.ZodType, request: WireRequest): WireRequest {
  const shape = shapeOf(schema);
  const fields = withPagingNames(shape, request, "");
  const nestedFields = ["query", "search"].flatMap((name) => {
    const value = fields[name];
    if (typeof value !== "object" || value === null || !Object.hasOwn(shape, name)) return [];
    return [[name, withPagingNames(shapeOf(shape[name]), value as WireRequest, `${name}.`)]];
  });
  return nestedFields.length > 0 ? { ...fields, ...Object.fromEntries(nestedFields) } : fields;
}
