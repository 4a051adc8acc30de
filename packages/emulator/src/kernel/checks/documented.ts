// The platform's JSON ignores fields that it does not know.
import type { z } from "zod";
import type { Handler, WireRequest } from "../handler.js";
import { definitionOf, innerOf } from "./typed.js";

/** Many requests take it, beside whatever they change, though their schemas do not tell it. */
const MASK = "fieldMask";

function known(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { element, shape } = definitionOf(schema);
  const inner = innerOf(schema);
  if (inner) return known(inner, value);
  if (Array.isArray(value)) return element ? value.map((item) => known(element, item)) : value;
  // an object of which nothing is told may have anything
  if (!shape || Object.keys(shape).length === 0) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      if (name === MASK) return [[name, field]];
      const own = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return own ? [[name, known(own, field)]] : [];
    }),
  );
}

/**
 * A request without the fields that its schema does not have.
 *
 * @param schema - of the request; what it leaves open, as a filter, is kept as it is
 * @param undocumented - fields that are kept as they are; true: all of them
 */
export function documented(
  schema: z.ZodType,
  request: WireRequest,
  undocumented: Handler["undocumented"] = [],
): WireRequest {
  if (undocumented === true) return request;
  const kept = undocumented.flatMap((name) =>
    Object.hasOwn(request, name) ? [[name, request[name]]] : [],
  );
  return { ...(known(schema, request) as WireRequest), ...Object.fromEntries(kept) };
}
