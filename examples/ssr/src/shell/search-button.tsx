"use client";
import { SearchIcon } from "shop-ui/design/icons";
import { part } from "shop-ui/design/part";
import { SheetButton } from "shop-ui/design/sheet-button";

const SearchForm = part(() => import("shop-ui/shell/search-form"), "SearchForm");

/** A button that opens the search with suggestions. */
export function SearchButton() {
  return (
    <div className="search-button">
      <SheetButton icon={<SearchIcon />} title="Search" side="top">
        {(close) => <SearchForm close={close} />}
      </SheetButton>
    </div>
  );
}
