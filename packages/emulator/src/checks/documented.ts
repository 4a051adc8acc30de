// Like the platform, the emulator ignores unknown request fields.
import type { z } from "zod/v4";
import type { Handler } from "../kernel/handler.js";
import type { WireRequest } from "../kernel/wire-request.js";
import { documentedName } from "./json.js";
import { mapObjects, type Shape } from "./typed.js";

/** Many requests accept this field, although their schemas omit it. */
const FIELD_MASK = "fieldMask";

/** `documentedPaging` reads both fields even if the schema contains only one. */
const PAGE_FIELDS = ["paging", "cursorPaging"];

function isPaging(name: string, shape: Shape): boolean {
  if (PAGE_FIELDS.includes(name)) return PAGE_FIELDS.some((field) => Object.hasOwn(shape, field));
  return name === "offset" && Object.hasOwn(shape, "limit") && Object.hasOwn(shape, "cursor");
}

const withoutUnknownFields = (schema: z.ZodType, value: unknown): unknown =>
  mapObjects(schema, value, (object, shape) => {
    // Objects without documented fields may contain any fields.
    if (Object.keys(shape).length === 0) return object;
    const isKnown = (name: string) =>
      Object.hasOwn(shape, name) || name === FIELD_MASK || isPaging(name, shape);
    const fields = Object.entries(object).flatMap(([fieldName, field]): [string, unknown][] => {
      const name = documentedName(fieldName, isKnown);
      // The documented spelling takes precedence.
      if (!isKnown(name) || (name !== fieldName && Object.hasOwn(object, name))) return [];
      const property = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [[name, property ? withoutUnknownFields(property, field) : field]];
    });
    return Object.fromEntries(fields);
  });

export function documentedFields(
  schema: z.ZodType,
  request: WireRequest,
  undocumented: Handler["undocumented"] = [],
): WireRequest {
  if (undocumented === true) return request;
  const additionalFields = undocumented.flatMap((name) =>
    Object.hasOwn(request, name) ? [[name, request[name]]] : [],
  );
  return {
    ...(withoutUnknownFields(schema, request) as WireRequest),
    ...Object.fromEntries(additionalFields),
  };
}
