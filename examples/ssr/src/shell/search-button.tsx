"use client";
import { SearchIcon } from "shop-ui/design/icons";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { SheetButton } from "shop-ui/design/sheet-button";

const SearchForm = lazyComponent(() => import("shop-ui/shell/search-form"), "SearchForm");

export function SearchButton() {
  return (
    <div className="search-button">
      <SheetButton icon={<SearchIcon />} title="Search" side="top">
        {(close) => <SearchForm close={close} />}
      </SheetButton>
    </div>
  );
}
