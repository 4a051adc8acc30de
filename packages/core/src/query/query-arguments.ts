const QUERY_FIELD = /^(filter|sort|sorting|paging|cursorPaging)$/;

/**
 * Distinguishes a query from the options of a builder. A query operation with options is called either with a query
 * and its options, or, to start a builder, with only the options.
 *
 * @param args - a query, a query and its options, or a builder's options
 * @param count - number of the operation's arguments. An operation with one argument has no options
 * @returns the positional arguments: query (undefined for a builder), options
 */
export function queryArguments(args: readonly unknown[], count = 0): readonly unknown[] {
  const [first, ...options] = args;
  if (first === null || first === undefined) return [undefined, ...options];
  const names = Object.keys(first);
  const isQuery = count < 2 || names.length === 0 || names.some((name) => QUERY_FIELD.test(name));
  return isQuery ? args : [undefined, first];
}
