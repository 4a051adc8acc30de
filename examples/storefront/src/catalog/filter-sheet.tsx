import type { UseFacetsOptions } from "@portico/react";
import { activeFilters, NO_FILTERS } from "@portico/react/format";
import type { Category } from "@portico/stores/categories";
import { useDeferredValue } from "react";
import { Sheet } from "shop-ui/design/sheet";
import { Filters } from "./filters.js";
import { itemsText } from "./items-text.js";
import type { ListState } from "./use-list-state.js";

export function FilterSheet(props: {
  open: boolean;
  close: () => void;
  listState: ListState;
  options: UseFacetsOptions;
  total: number | undefined;
  categories: readonly Category[];
}) {
  const { open, close, listState, options, total, categories } = props;
  // The dialog opens before its filters render, so that slow phones react immediately.
  const shouldRenderFilters = useDeferredValue(open, false);
  return (
    <Sheet
      open={open}
      close={close}
      title="Filter"
      foot={
        <div className="filter-foot">
          <button
            className="button secondary"
            type="button"
            disabled={activeFilters(listState.params, categories).length === 0}
            onClick={() => listState.change(NO_FILTERS)}
          >
            Clear all
          </button>
          <button className="button" type="button" onClick={close}>
            {total === undefined ? "Show" : `Show ${itemsText(total)}`}
          </button>
        </div>
      }
    >
      {shouldRenderFilters && (
        <Filters
          options={options}
          categories={categories}
          params={listState.params}
          change={listState.change}
        />
      )}
    </Sheet>
  );
}
