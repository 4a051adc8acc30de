import type { UseFacetsOptions } from "@portico/react";
import type { Category } from "@portico/stores/categories";
import type { ReactNode } from "react";
import { Boundary } from "shop-ui/design/boundary";
import { FilterIcon, FourIcon, TwoIcon } from "shop-ui/design/icons";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { firstView, usePreload } from "../shell/first-view.js";
import { LazySheetButton } from "../shell/lazy-sheet-button.js";
import { itemsText } from "./items-text.js";
import type { ListState } from "./use-list-state.js";

const loadTools = () => import("./filter-tools.js");
const FilterSheet = lazyComponent(loadTools, "FilterSheet");
const FilterChips = lazyComponent(loadTools, "FilterChips");
const FilterCount = lazyComponent(loadTools, "FilterCount");
const FacetsLoader = lazyComponent(() => firstView.then(loadTools), "FacetsLoader");

/** Loads the components that the first view of a filtered list shows. */
export const preloadActiveFilters = () =>
  Promise.all([FilterChips.preload(), FilterCount.preload()]);

function SortSelect({ sort, setSort }: ListState) {
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

function ViewSwitch({ isLarge, setLarge }: ListState) {
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

/** Renders nothing if its children fail to load, because the list works without them. */
const HiddenOnError = ({ children }: { children: ReactNode }) => (
  <Boundary fallback={null}>{children}</Boundary>
);

export function Toolbar(props: {
  listState: ListState;
  options: UseFacetsOptions;
  total: number | undefined;
  categories: readonly Category[];
}) {
  usePreload(FilterSheet.preload);
  const { listState, options, total, categories } = props;
  const hasDefaultParams = listState.query === "";
  return (
    <>
      <div className="toolbar">
        <LazySheetButton
          className="text-button"
          renderSheet={(state) => <FilterSheet {...props} {...state} />}
        >
          <FilterIcon />
          Filter
          {!hasDefaultParams && (
            <HiddenOnError>
              <FilterCount listState={listState} categories={categories} />
            </HiddenOnError>
          )}
        </LazySheetButton>
        {/* Visually hidden, because the heading already shows the number. */}
        <p className="visually-hidden" role="status">
          {total !== undefined && itemsText(total)}
        </p>
        <ViewSwitch {...listState} />
        <SortSelect {...listState} />
      </div>
      {!hasDefaultParams && (
        <HiddenOnError>
          <FilterChips listState={listState} categories={categories} />
        </HiddenOnError>
      )}
      <HiddenOnError>
        <FacetsLoader options={options} />
      </HiddenOnError>
    </>
  );
}
