const QUERY_FIELD = /^(filter|sort|sorting|paging|cursorPaging)$/;

/**
 * Returns the query and the options. The query is undefined if the call starts a builder. To start
 * a builder, a call may pass the options first. Operations with fewer than two arguments have no
 * options.
 */
export function normalizeQueryArguments(
  args: readonly unknown[],
  argumentCount = 0,
): readonly unknown[] {
  const [firstArgument, ...options] = args;
  if (firstArgument === null || firstArgument === undefined) return [undefined, ...options];
  const names = Object.keys(firstArgument);
  const isQuery =
    argumentCount < 2 || names.length === 0 || names.some((name) => QUERY_FIELD.test(name));
  return isQuery ? args : [undefined, firstArgument];
}
