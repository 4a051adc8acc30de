import { lazy, Suspense, useState } from "react";
import { SearchIcon } from "../design/icons.js";
import { Sheet } from "../design/sheet.js";

const SearchForm = lazy(async () => ({ default: (await import("./search-form.js")).SearchForm }));

/** The search behind a button. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        className="icon-button"
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </button>
      <Sheet open={isOpen} close={close} title="Search" side="top">
        <Suspense>
          <SearchForm close={close} />
        </Suspense>
      </Sheet>
    </>
  );
}
