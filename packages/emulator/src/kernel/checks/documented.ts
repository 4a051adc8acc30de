// The platform's JSON ignores fields that it does not know.
import type { z } from "zod/v4";
import type { Handler, WireRequest } from "../handler.js";
import { documentedName } from "../json.js";
import { definitionOf, innerOf } from "./typed.js";

/** Many requests take it, beside whatever they change, though their schemas do not tell it. */
const MASK = "fieldMask";

/** Fields that `checkPaging` reads though a schema may not have them: a dropped limit would return everything. */
const PAGING = ["paging", "cursorPaging"];

type Shape = Readonly<Record<string, z.ZodType>>;

function isPaging(name: string, shape: Shape): boolean {
  if (PAGING.includes(name)) return PAGING.some((own) => Object.hasOwn(shape, own));
  return name === "offset" && Object.hasOwn(shape, "limit") && Object.hasOwn(shape, "cursor");
}

function known(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { element, shape } = definitionOf(schema);
  const inner = innerOf(schema);
  if (inner) return known(inner, value);
  if (Array.isArray(value)) return element ? value.map((item) => known(element, item)) : value;
  // an object of which nothing is told may have anything
  if (!shape || Object.keys(shape).length === 0) return value;
  const fields = Object.entries(value).flatMap(([sent, field]): [string, unknown][] => {
    const name = documentedName(
      sent,
      (one) => Object.hasOwn(shape, one) || one === MASK || isPaging(one, shape),
    );
    // both spellings: the documented one wins
    if (name !== sent && Object.hasOwn(value, name)) return [];
    const own = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (own) return [[name, known(own, field)]];
    return name === MASK || isPaging(name, shape) ? [[name, field]] : [];
  });
  return Object.fromEntries(fields);
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
