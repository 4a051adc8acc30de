import { isPlainObject } from "./share-structure.js";

/** Marks an encoded value, such as a date. */
const TYPE_KEY = "$portico";

const mapValues = (value: object, convert: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, convert(field)]));

function toJson(value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value))
    return { [TYPE_KEY]: ["n", String(value)] };
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) {
    const time = value.getTime();
    return { [TYPE_KEY]: ["d", Number.isNaN(time) ? null : value.toISOString()] };
  }
  if (Array.isArray(value)) return value.map(toJson);
  if (!isPlainObject(value)) return value;
  const fields = mapValues(value, toJson);
  // Wraps data that already has this key, because `fromJson` would decode it.
  return Object.hasOwn(value, TYPE_KEY) ? { [TYPE_KEY]: ["o", fields] } : fields;
}

function fromJson(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(fromJson);
  if (!isPlainObject(value)) return value;
  if (!Object.hasOwn(value, TYPE_KEY)) return mapValues(value, fromJson);
  const [kind, content] = (value as Record<typeof TYPE_KEY, [string, unknown]>)[TYPE_KEY];
  if (kind === "d") return new Date(content === null ? Number.NaN : String(content));
  return kind === "n" ? Number(content) : mapValues(Object(content), fromJson);
}

/**
 * Default options for the query clients on the server and in the browser. Dehydrated data keeps its
 * `Date` values. Queries without a stale time are fresh for one minute, so that the browser does
 * not immediately refetch server-rendered data. If you change data without a hook, invalidate its
 * query keys.
 *
 * @example
 * ```ts
 * import { QueryClient } from "@tanstack/react-query";
 *
 * const queryClient = new QueryClient({ defaultOptions: { ...hydrationOptions } });
 * ```
 */
export const hydrationOptions: {
  readonly dehydrate: { readonly serializeData: (data: unknown) => unknown };
  readonly hydrate: { readonly deserializeData: (data: unknown) => unknown };
  readonly queries: { readonly staleTime: number };
} = {
  dehydrate: { serializeData: toJson },
  hydrate: { deserializeData: fromJson },
  queries: { staleTime: 60_000 },
};
