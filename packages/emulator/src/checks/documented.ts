// Like the platform, the emulator ignores unknown fields.
import type { z } from "zod/v4";
import type { Handler } from "../kernel/handler.js";
import type { WireRequest } from "../kernel/wire-request.js";
import { documentedName } from "./json.js";
import { definitionOf, innerOf } from "./typed.js";

/** Many requests accept this field, although their schemas omit it. */
const MASK = "fieldMask";

/** `documentedPaging` reads these fields even if the schema omits them. */
const PAGING = ["paging", "cursorPaging"];

type Shape = Readonly<Record<string, z.ZodType>>;

function isPaging(name: string, shape: Shape): boolean {
  if (PAGING.includes(name)) return PAGING.some((own) => Object.hasOwn(shape, own));
  return name === "offset" && Object.hasOwn(shape, "limit") && Object.hasOwn(shape, "cursor");
}

function withoutUnknownFields(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { element, shape } = definitionOf(schema);
  const inner = innerOf(schema);
  if (inner) return withoutUnknownFields(inner, value);
  if (Array.isArray(value))
    return element ? value.map((item) => withoutUnknownFields(element, item)) : value;
  // Objects without documented fields may contain anything.
  if (!shape || Object.keys(shape).length === 0) return value;
  const fields = Object.entries(value).flatMap(([sent, field]): [string, unknown][] => {
    const name = documentedName(
      sent,
      (one) => Object.hasOwn(shape, one) || one === MASK || isPaging(one, shape),
    );
    // the documented spelling takes precedence
    if (name !== sent && Object.hasOwn(value, name)) return [];
    const own = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (own) return [[name, withoutUnknownFields(own, field)]];
    return name === MASK || isPaging(name, shape) ? [[name, field]] : [];
  });
  return Object.fromEntries(fields);
}

/** Removes unknown fields. Untyped values, such as filters, and `undocumented` fields stay. */
export function documented(
  schema: z.ZodType,
  request: WireRequest,
  undocumented: Handler["undocumented"] = [],
): WireRequest {
  if (undocumented === true) return request;
  const additional = undocumented.flatMap((name) =>
    Object.hasOwn(request, name) ? [[name, request[name]]] : [],
  );
  return {
    ...(withoutUnknownFields(schema, request) as WireRequest),
    ...Object.fromEntries(additional),
  };
}
