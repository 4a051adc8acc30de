const QUERY_FIELD = /^(filter|sort|sorting|paging|cursorPaging)$/;

/**
 * Returns the query, which is undefined if the call starts a builder, and the options. A call that
 * starts a builder may pass only the options. Operations that take one argument (`count` is 1) have
 * no options.
 */
export function normalizeQueryArguments(args: readonly unknown[], count = 0): readonly unknown[] {
  const [first, ...options] = args;
  if (first === null || first === undefined) return [undefined, ...options];
  const names = Object.keys(first);
  const isQuery = count < 2 || names.length === 0 || names.some((name) => QUERY_FIELD.test(name));
  return isQuery ? args : [undefined, first];
}
