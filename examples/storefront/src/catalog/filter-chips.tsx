import { useMoney } from "@portico/react";
import { type ActiveFilter, activeFilters, NO_FILTERS } from "@portico/react/format";
import type { Category } from "@portico/stores/categories";
import { CloseIcon } from "shop-ui/design/later-icons";
import type { Listing } from "./use-listing.js";

interface ActiveFiltersProps {
  listing: Listing;
  categories: readonly Category[];
}

/** The number of active filters, shown in the filter button's label. */
export function FilterCount({ listing, categories }: ActiveFiltersProps) {
  const { length } = activeFilters(listing.shown, categories);
  return length > 0 && ` (${length})`;
}

function Label({ filter }: { filter: ActiveFilter }) {
  const money = useMoney();
  const { kind, value, min, max } = filter;
  if (kind === "stock") return <>In stock</>;
  if (kind !== "price") return <>{value}</>;
  return (
    <>
      {max === undefined ? "From " : min === undefined && "Up to "}
      {min !== undefined && money(String(min))}
      {min !== undefined && max !== undefined && " to "}
      {max !== undefined && money(String(max))}
    </>
  );
}

/** Buttons that remove active filters. */
export function FilterChips({ listing, categories }: ActiveFiltersProps) {
  const filters = activeFilters(listing.shown, categories);
  if (filters.length === 0) return null;
  return (
    <ul className="chips" aria-label="Active filters">
      {filters.map((filter) => (
        <li key={filter.key}>
          <button className="chip" type="button" onClick={() => listing.change(filter.without)}>
            <span className="visually-hidden">Remove filter </span>
            <Label filter={filter} />
            <CloseIcon />
          </button>
        </li>
      ))}
      <li>
        <button className="text-button" type="button" onClick={() => listing.change(NO_FILTERS)}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
