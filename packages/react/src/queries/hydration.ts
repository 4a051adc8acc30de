/** The one field of what stands for a value that JSON does not have. */
const MARK = "$portico";

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

function mapValues(value: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
}

/** Data as JSON can hold it: Dates and numbers that are not finite become marks. */
function toJson(value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) return { [MARK]: ["n", String(value)] };
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Date) {
    const time = value.getTime();
    return { [MARK]: ["d", Number.isNaN(time) ? null : value.toISOString()] };
  }
  if (Array.isArray(value)) return value.map(toJson);
  if (!isPlain(value)) return value;
  const inner = mapValues(value, toJson);
  // data that looks like a mark is wrapped, so that it comes back as it was
  return Object.hasOwn(value, MARK) ? { [MARK]: ["o", inner] } : inner;
}

function fromJson(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(fromJson);
  if (!isPlain(value)) return value;
  if (!Object.hasOwn(value, MARK)) return mapValues(value, fromJson);
  const [kind, inner] = (value as Record<typeof MARK, [string, unknown]>)[MARK];
  if (kind === "d") return new Date(inner === null ? Number.NaN : String(inner));
  return kind === "n" ? Number(inner) : mapValues(Object(inner), fromJson);
}

/**
 * For the `defaultOptions` of the QueryClients of server and browser: Dates come through
 * `dehydrate`, JSON and `hydrate` as Dates, and what a server has fetched the browser does not fetch
 * again at once: where a query says nothing else, it stays fresh for a minute. After a change that no hook has
 * made, invalidate its keys.
 *
 * @example
 * ```ts
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
