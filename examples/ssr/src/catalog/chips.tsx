import {
  type ActiveFilter,
  activeFilters,
  type CatalogParams,
  formatMoney,
  NO_FILTERS,
  writeCatalogParams,
} from "@portico/react/format";
import type { Category } from "@portico/stores/categories";
import { CloseIcon } from "shop-ui/design/later-icons";
import { Link } from "../shell/link";

function labelOf({ kind, value, min, max }: ActiveFilter, currency: string | null | undefined) {
  if (kind === "stock") return "In stock";
  if (kind !== "price") return value;
  const format = (amount: number) => formatMoney(String(amount), currency, "en-US");
  return [min && `from ${format(min)}`, max && `up to ${format(max)}`].filter(Boolean).join(" ");
}

/** Active filters, each shown as a link that removes it. */
export function Chips(props: {
  path: string;
  params: CatalogParams;
  categories: readonly Category[];
  currency: string | null | undefined;
}) {
  const { path, params, categories, currency } = props;
  const filters = activeFilters(params, categories);
  if (filters.length === 0) return null;
  const pathWith = (change: Partial<CatalogParams>) =>
    `${path}?${writeCatalogParams({ ...params, page: 1, ...change }, { categories })}`;
  return (
    <ul className="chips" aria-label="Active filters">
      {filters.map((filter) => (
        <li key={filter.key}>
          <Link className="chip" href={pathWith(filter.without)}>
            <span className="visually-hidden">Remove filter </span>
            {labelOf(filter, currency)}
            <CloseIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link className="text-button" href={pathWith(NO_FILTERS)}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
