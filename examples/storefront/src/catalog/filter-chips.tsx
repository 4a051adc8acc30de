import { useMoney } from "@portico/react";
import { type ActiveFilter, activeFilters, NO_FILTERS } from "@portico/react/format";
import type { Category } from "@portico/stores/categories";
import { CloseIcon } from "shop-ui/design/later-icons";
import type { ListState } from "./use-list-state.js";

interface ActiveFiltersProps {
  listState: ListState;
  categories: readonly Category[];
}

/** The number of active filters, shown in the filter button's label. */
export function FilterCount({ listState, categories }: ActiveFiltersProps) {
  const { length } = activeFilters(listState.params, categories);
  return length > 0 && ` (${length})`;
}

function Label({ filter }: { filter: ActiveFilter }) {
  const format = useMoney();
  const { kind, value, min, max } = filter;
  if (kind === "stock") return <>In stock</>;
  if (kind !== "price") return <>{value}</>;
  return (
    <>
      {max === undefined ? "From " : min === undefined && "Up to "}
      {min !== undefined && format(String(min))}
      {min !== undefined && max !== undefined && " to "}
      {max !== undefined && format(String(max))}
    </>
  );
}

/** Buttons that remove active filters. */
export function FilterChips({ listState, categories }: ActiveFiltersProps) {
  const filters = activeFilters(listState.params, categories);
  if (filters.length === 0) return null;
  return (
    <ul className="chips" aria-label="Active filters">
      {filters.map((filter) => (
        <li key={filter.key}>
          <button className="chip" type="button" onClick={() => listState.change(filter.without)}>
            <span className="visually-hidden">Remove filter </span>
            <Label filter={filter} />
            <CloseIcon />
          </button>
        </li>
      ))}
      <li>
        <button className="text-button" type="button" onClick={() => listState.change(NO_FILTERS)}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
