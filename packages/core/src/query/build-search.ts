import type { Operation } from "../wire/operation.js";
import { asFields, asList, isRecord, ownField, valueAtPath } from "../wire/records.js";
import { type AnyBuilder, cursorBuilderOf } from "./build-query.js";
import { cursorPages } from "./cursor-pages.js";
import type { Search } from "./search.js";

function aggregatesOf(requested: Search["aggregations"] = [], response: unknown): object {
  const results = asList(valueAtPath(response, ["aggregationData", "results"]));
  return Object.fromEntries(
    requested.map(({ name, type }) => {
      // The only property with an object contains the results. Its name depends on the type.
      const value = Object.values(
        asFields(results.find((result) => ownField(result, "name") === name)),
      ).find(isRecord);
      if (type === "SCALAR") return [name, ownField(value, "value")];
      const list = asList(ownField(value, "results"));
      return [name, type === "NESTED" ? list.map((group) => ownField(group, "results")) : list];
    }),
  );
}

export function searchBuilder(
  operation: Operation,
  fetchPage: (search: Search, options?: readonly unknown[]) => Promise<unknown>,
): AnyBuilder {
  return cursorBuilderOf(operation, {}, (search, withChanges) => {
    const withAggregations = (newAggregations: object): Search => ({
      aggregations: [
        ...(search.aggregations ?? []),
        ...Object.entries(newAggregations).map(([name, aggregation]) => ({ ...aggregation, name })),
      ],
    });
    return {
      search: (expression: string, textOptions?: object) =>
        withChanges({ search: { expression, ...textOptions } }),
      timeZone: (timeZone: string) => withChanges({ timeZone }),
      aggregations: (newAggregations: object) => withChanges(withAggregations(newAggregations)),
      aggregate: async (newAggregations: object, ...options: unknown[]) => {
        const aggregationBuilder = withChanges({
          ...withAggregations(newAggregations),
          cursorPaging: { limit: 1 },
        });
        return (await aggregationBuilder.find(...options)).aggregates;
      },
      find: (...options: unknown[]) => {
        const find = cursorPages(
          operation,
          (query) => fetchPage(query, options),
          (response) => ({ aggregates: aggregatesOf(search.aggregations, response) }),
        );
        return find(search);
      },
    };
  });
}
