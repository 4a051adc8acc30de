const queryFields = ["filter", "sort", "sorting", "paging", "cursorPaging"];

/**
 * Tells a query from the options of a builder: a query operation with options takes either a
 * query and then its options, or, to start a builder, the options alone.
 *
 * @param first - a query, or a builder's options
 * @param options - the options that go with a query
 * @returns the positional arguments: query (undefined for a builder), options
 */
export function queryArguments(first: unknown, options: unknown): [unknown, unknown] {
  if (first === null || first === undefined) return [undefined, options];
  const names = Object.keys(first);
  const isQuery = names.length === 0 || names.some((name) => queryFields.includes(name));
  return isQuery ? [first, options] : [undefined, first];
}
