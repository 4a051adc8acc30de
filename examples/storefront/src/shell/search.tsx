import { SearchIcon } from "../design/icons.js";
import { part, useFetched } from "../design/part.js";
import { SheetButton } from "../design/sheet-button.js";

const SearchForm = part(() => import("./search-form.js"), "SearchForm");

/** The search behind a button. */
export function SearchButton() {
  useFetched(SearchForm);
  return (
    <SheetButton icon={<SearchIcon />} title="Search" side="top">
      {(close) => <SearchForm close={close} />}
    </SheetButton>
  );
}
