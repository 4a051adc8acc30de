import { SearchIcon } from "shop-ui/design/icons";
import { part } from "shop-ui/design/part";
import { SheetButton } from "shop-ui/design/sheet-button";
import { useFetched } from "./first-view.js";

const SearchForm = part(() => import("shop-ui/shell/search-form"), "SearchForm");

/** A button that opens the search. */
export function SearchButton() {
  useFetched(SearchForm);
  return (
    <SheetButton icon={<SearchIcon />} title="Search" side="top">
      {(close) => <SearchForm close={close} />}
    </SheetButton>
  );
}
