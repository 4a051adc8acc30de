import { type UseFacetsOptions, useMoney } from "@portico/react";
import { type ActiveFilter, activeFilters, NO_FILTERS } from "@portico/react/format";
import type { Category } from "@portico/stores/categories";
import { Suspense, useDeferredValue, useState } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { CloseIcon, FilterIcon, FourIcon, TwoIcon } from "shop-ui/design/icons";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { Sheet } from "shop-ui/design/sheet";
import { firstView, usePreload } from "../shell/first-view.js";
import type { Listing } from "./use-listing.js";

const Filters = lazyComponent(() => import("./filters.js"), "Filters");
const FacetsLoader = lazyComponent(
  () => firstView.then(() => import("./facets-loader.js")),
  "FacetsLoader",
);

const itemsText = (count: number) => `${count} ${count === 1 ? "item" : "items"}`;

function SortSelect({ sort, setSort }: Listing) {
  return (
    <label className="sort chevron">
      <span>Sort</span>
      <select aria-label="Sort" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option value="">Featured</option>
        <option value="-created">Newest</option>
        <option value="price">Price: low to high</option>
        <option value="-price">Price: high to low</option>
        <option value="name">Name</option>
      </select>
    </label>
  );
}

function ViewSwitch({ isLarge, setLarge }: Listing) {
  return (
    <fieldset className="views">
      <legend className="visually-hidden">Image size</legend>
      <button
        className="icon-button"
        type="button"
        aria-label="Large images"
        aria-pressed={isLarge}
        onClick={() => setLarge(true)}
      >
        <TwoIcon />
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label="Small images"
        aria-pressed={!isLarge}
        onClick={() => setLarge(false)}
      >
        <FourIcon />
      </button>
    </fieldset>
  );
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

function Chips({ listing, active }: { listing: Listing; active: readonly ActiveFilter[] }) {
  if (active.length === 0) return null;
  return (
    <ul className="chips" aria-label="Active filters">
      {active.map((filter) => (
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

export function Toolbar(props: {
  listing: Listing;
  options: UseFacetsOptions;
  total: number | undefined;
  categories: readonly Category[];
}) {
  usePreload(Filters);
  const { listing, options, total, categories } = props;
  const [isOpen, setOpen] = useState(false);
  // The dialog opens before its filters render, so that slow phones react immediately.
  const isFilled = useDeferredValue(isOpen);
  const close = () => setOpen(false);
  const filters = activeFilters(listing.shown, categories);
  const active = filters.length;
  return (
    <>
      <div className="toolbar">
        <button
          className="text-button"
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <FilterIcon />
          Filter{active > 0 && ` (${active})`}
        </button>
        {/* The page title shows the number. */}
        <p className="visually-hidden" role="status">
          {total !== undefined && itemsText(total)}
        </p>
        <ViewSwitch {...listing} />
        <SortSelect {...listing} />
      </div>
      <Chips listing={listing} active={filters} />
      <Boundary fallback={null}>
        <Suspense>
          <FacetsLoader options={options} />
        </Suspense>
      </Boundary>
      <Sheet
        open={isOpen}
        close={close}
        title="Filter"
        foot={
          <div className="filter-foot">
            <button
              className="button secondary"
              type="button"
              disabled={active === 0}
              onClick={() => listing.change(NO_FILTERS)}
            >
              Clear all
            </button>
            <button className="button" type="button" onClick={close}>
              {total === undefined ? "Show" : `Show ${itemsText(total)}`}
            </button>
          </div>
        }
      >
        <Suspense>
          {isFilled && (
            <Filters
              options={options}
              categories={categories}
              shown={listing.shown}
              change={listing.change}
            />
          )}
        </Suspense>
      </Sheet>
    </>
  );
}
