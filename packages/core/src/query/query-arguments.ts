const QUERY_FIELD = /^(filter|sort|sorting|paging|cursorPaging)$/;

/**
 * Tells a query from the options of a builder: a query operation with options takes either a
 * query and then its options, or, to start a builder, the options alone.
 *
 * @param args - a query, a query and its options, or a builder's options
 * @param count - how many arguments the operation has; with one there are no options
 * @returns the positional arguments: query (undefined for a builder), options
 */
export function queryArguments(args: readonly unknown[], count = 0): readonly unknown[] {
  const [first, ...options] = args;
  if (first === null || first === undefined) return [undefined, ...options];
  const names = Object.keys(first);
  const isQuery = count < 2 || names.length === 0 || names.some((name) => QUERY_FIELD.test(name));
  return isQuery ? args : [undefined, first];
}
