const QUERY_FIELD = /^(filter|sort|sorting|paging|cursorPaging)$/;

/**
 * Distinguishes a query from a builder's options. Operations with options take either a query and
 * the options or, to start a builder, only the options.
 *
 * @param count - the operation's number of arguments. With one argument, it has no options
 * @returns the positional arguments. The query is undefined for a builder
 */
export function queryArguments(args: readonly unknown[], count = 0): readonly unknown[] {
  const [first, ...options] = args;
  if (first === null || first === undefined) return [undefined, ...options];
  const names = Object.keys(first);
  const isQuery = count < 2 || names.length === 0 || names.some((name) => QUERY_FIELD.test(name));
  return isQuery ? args : [undefined, first];
}
