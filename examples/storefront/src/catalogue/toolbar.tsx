import type { CatalogueParams, Facets } from "@portico/react/queries";
import { useState } from "react";
import { CloseIcon, FilterIcon, FourIcon, TwoIcon } from "../design/icons.js";
import { Sheet } from "../design/sheet.js";
import { Filters } from "./filters.js";
import { narrowings } from "./narrowing.js";
import type { Listing } from "./use-listing.js";

const PRICE = "actualPriceRange.minValue.amount";

const SORTS: readonly (readonly [string, NonNullable<CatalogueParams["sort"]>])[] = [
  ["Featured", []],
  ["Newest", [{ fieldName: "createdDate", order: "DESC" }]],
  ["Price, low to high", [{ fieldName: PRICE, order: "ASC" }]],
  ["Price, high to low", [{ fieldName: PRICE, order: "DESC" }]],
  ["Name", [{ fieldName: "name", order: "ASC" }]],
];

const NOTHING = { choices: {}, brands: [], price: undefined, inStock: undefined };

const pieces = (count: number) => `${count} ${count === 1 ? "piece" : "pieces"}`;

function SortSelect({ shown, change }: Listing) {
  const current = SORTS.findIndex(
    ([, sort]) => JSON.stringify(sort) === JSON.stringify(shown.sort),
  );
  return (
    <label className="sort">
      <span>Sort</span>
      <select
        value={Math.max(0, current)}
        onChange={({ target }) => change({ sort: SORTS[Number(target.value)]?.[1] })}
      >
        {SORTS.map(([label], index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function ViewSwitch({ isLarge, setLarge }: Listing) {
  return (
    <fieldset className="views">
      <legend className="visually-hidden">Size of the pictures</legend>
      <button
        className="icon-button"
        type="button"
        aria-label="Large pictures"
        aria-pressed={isLarge}
        onClick={() => setLarge(true)}
      >
        <TwoIcon />
      </button>
      <button
        className="icon-button"
        type="button"
        aria-label="Small pictures"
        aria-pressed={!isLarge}
        onClick={() => setLarge(false)}
      >
        <FourIcon />
      </button>
    </fieldset>
  );
}

function Chips({ listing, facets }: { listing: Listing; facets: Facets | undefined }) {
  const { shown, change } = listing;
  const active = narrowings(shown, facets);
  if (active.length === 0) return null;
  return (
    <ul className="chips" aria-label="Active filters">
      {active.map(({ key, label, count, without }) => (
        <li key={key}>
          <button
            className="chip"
            type="button"
            aria-label={`Remove filter: ${label}`}
            onClick={() => change(without)}
          >
            {label}
            {count !== undefined && <span className="muted">{count}</span>}
            <CloseIcon />
          </button>
        </li>
      ))}
      <li>
        <button className="text-button" type="button" onClick={() => change(NOTHING)}>
          Clear all
        </button>
      </li>
    </ul>
  );
}

/** Filters, order and size of the pictures of a list, and how many pieces it has. */
export function Toolbar(props: {
  listing: Listing;
  facets: Facets | undefined;
  /** How many there are with all filters; unknown until they are counted. */
  total: number | undefined;
}) {
  const { listing, facets, total } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const active = narrowings(listing.shown, facets).length;
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
        <p className="muted small" role="status">
          {total !== undefined && pieces(total)}
        </p>
        <ViewSwitch {...listing} />
        <SortSelect {...listing} />
      </div>
      <Chips listing={listing} facets={facets} />
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
              onClick={() => listing.change(NOTHING)}
            >
              Clear all
            </button>
            <button className="button" type="button" onClick={close}>
              {total === undefined ? "Show" : `Show ${pieces(total)}`}
            </button>
          </div>
        }
      >
        {facets && <Filters facets={facets} shown={listing.shown} change={listing.change} />}
      </Sheet>
    </>
  );
}
