import { SearchIcon } from "shop-ui/design/icons";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { SheetButton } from "shop-ui/design/sheet-button";
import { usePreload } from "./first-view.js";

const SearchForm = lazyComponent(() => import("shop-ui/shell/search-form"), "SearchForm");

export function SearchButton() {
  usePreload(SearchForm);
  return (
    <SheetButton icon={<SearchIcon />} title="Search" side="top">
      {(close) => <SearchForm close={close} />}
    </SheetButton>
  );
}
