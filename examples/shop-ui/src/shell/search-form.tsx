"use client";
import { useClient } from "@portico/react";
import { productsQuery } from "@portico/react/queries";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useDeferredValue, useState } from "react";
import { SearchIcon } from "../design/icons";
import { Picture } from "../design/picture";
import { Price } from "../design/price";
import { paths } from "../paths";
import { useAppRouter } from "./router";

function Suggestions({ text, close }: { text: string; close: () => void }) {
  const { Link } = useAppRouter();
  const { data } = useQuery({
    ...productsQuery(useClient(), { search: text, limit: 6 }),
    enabled: text.length > 1,
    placeholderData: keepPreviousData,
  });
  if (!data || text.length < 2) return null;
  return (
    <>
      <p className="visually-hidden" role="status">
        {data.products.length} {data.products.length === 1 ? "suggestion" : "suggestions"}
      </p>
      {data.products.length === 0 && <p className="muted">No results for “{text}”.</p>}
      <ul className="suggestions">
        {data.products.map((product) => (
          <li key={product.id}>
            <Link href={paths.product(product.slug)} onClick={close}>
              <Picture media={product.media?.main} eager />
              <span>
                {product.name}
                <Price of={product} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export function SearchForm({ close }: { close: () => void }) {
  const navigate = useAppRouter().useNavigate();
  const [input, setInput] = useState("");
  const text = useDeferredValue(input.trim());
  function showResults(event: FormEvent) {
    event.preventDefault();
    // The next page cannot take the focus while a modal dialog is open.
    event.currentTarget.closest("dialog")?.close();
    navigate(paths.search(input.trim()));
  }
  return (
    <search className="wide search">
      <form onSubmit={showResults}>
        <SearchIcon />
        <input
          // biome-ignore lint/a11y/noAutofocus: visitors open the dialog to type here
          autoFocus
          data-autofocus
          type="search"
          name="q"
          value={input}
          onChange={({ target }) => setInput(target.value)}
          maxLength={100}
          placeholder="Search for coats, linen…"
          aria-label="Search products"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="text-button" type="submit">
          Search
        </button>
      </form>
      <Suggestions text={text} close={close} />
    </search>
  );
}
