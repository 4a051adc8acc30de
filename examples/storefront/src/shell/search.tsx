import { lazy } from "react";
import { SearchIcon } from "../design/icons.js";
import { SheetButton } from "../design/sheet-button.js";

const SearchForm = lazy(async () => ({ default: (await import("./search-form.js")).SearchForm }));

/** The search behind a button. */
export function SearchButton() {
  return (
    <SheetButton icon={<SearchIcon />} title="Search" side="top">
      {(close) => <SearchForm close={close} />}
    </SheetButton>
  );
}
