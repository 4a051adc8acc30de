import { useClient } from "@portico/react";
import {
  categoriesQuery,
  type ProductsOptions,
  productsInfiniteQuery,
} from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "wouter";
import { ProductGrid, SkeletonGrid } from "../catalogue/product-grid.js";
import { Empty, Failed, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { NotFoundPage } from "../shell/not-found-page.js";
import { usePage } from "../shell/use-page.js";

const PRICE = "actualPriceRange.minValue.amount";

const SORTS: Readonly<Record<string, { label: string; sort: ProductsOptions["sort"] }>> = {
  featured: { label: "Featured", sort: [] },
  newest: { label: "Newest", sort: [{ fieldName: "createdDate", order: "DESC" }] },
  "price-up": { label: "Price, low to high", sort: [{ fieldName: PRICE, order: "ASC" }] },
  "price-down": { label: "Price, high to low", sort: [{ fieldName: PRICE, order: "DESC" }] },
  name: { label: "Name", sort: [{ fieldName: "name", order: "ASC" }] },
};

function Filters(props: {
  categories: readonly Category[];
  current: Category | undefined;
  search: string;
}) {
  const { categories, current, search } = props;
  // What was searched for stays while a category narrows it.
  const query = search ? `?${new URLSearchParams({ q: search })}` : "";
  const entry = (href: string, name: string, isCurrent: boolean, nested: boolean) => (
    <li key={href} className={nested ? "nested" : undefined}>
      <Link href={href + query} aria-current={isCurrent ? "page" : undefined}>
        {name}
      </Link>
    </li>
  );
  const own = categories.filter((category) => !category.managingAppId);
  const roots = own.filter((category) => !category.parentCategory?.id);
  return (
    <nav className="filters" aria-label="Filter by category">
      <ul>
        {entry(paths.shop, "Everything", !current, false)}
        {roots.flatMap((root) =>
          [root, ...own.filter((child) => child.parentCategory?.id === root.id)].map((category) =>
            entry(
              paths.category(category.slug ?? ""),
              category.name ?? "",
              category.id === current?.id,
              category !== root,
            ),
          ),
        )}
      </ul>
    </nav>
  );
}

function Results({ options, search }: { options: ProductsOptions; search: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    productsInfiniteQuery(useClient(), options),
  );
  if (!data) {
    if (error) return <Failed error={error} retry={refetch} />;
    return (
      <Loading label="Loading products">
        <SkeletonGrid count={8} />
      </Loading>
    );
  }
  const products = data.pages.flatMap((page) => page.products);
  if (products.length === 0) {
    return (
      <Empty title={search ? `Nothing for “${search}”` : "Nothing here yet"}>
        <p>Try another word, or have a look around.</p>
        <Link className="button" href={paths.shop}>
          See everything
        </Link>
      </Empty>
    );
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {products.length} {products.length === 1 ? "product" : "products"} shown
      </p>
      <ProductGrid products={products} />
      {hasNextPage && (
        <div className="more">
          <button
            className="button secondary"
            type="button"
            aria-disabled={isFetchingNextPage}
            onClick={() => !isFetchingNextPage && void fetchNextPage()}
          >
            {isFetchingNextPage ? "Loading…" : "Show more"}
          </button>
          {error && <p role="alert">That didn’t work. Please try again.</p>}
        </div>
      )}
    </>
  );
}

/** A category, what a search finds, or the whole shop. */
export function CataloguePage({ slug }: { slug: string | undefined }) {
  const categories = useQuery(categoriesQuery(useClient()));
  const [params, setParams] = useSearchParams();
  const search = params.get("q") ?? "";
  const sortKey = params.get("sort") ?? "featured";
  const category = slug ? categories.data?.find((candidate) => candidate.slug === slug) : undefined;
  const place = category?.name ?? (slug ? "" : "Everything");
  const results = `Results for “${search}”`;
  const title = search ? (category ? `${results} in ${place}` : results) : place;
  usePage(title);
  if (slug && categories.data && !category) return <NotFoundPage />;

  return (
    <div className="wide page catalogue">
      <div className="catalogue-head">
        <h1>{title || <span className="skeleton bar" style={{ width: "6em" }} />}</h1>
        {category?.description && !search && <p className="lead">{category.description}</p>}
      </div>
      <aside>
        <Filters categories={categories.data ?? []} current={category} search={search} />
      </aside>
      <section aria-labelledby="products">
        <h2 id="products" className="visually-hidden">
          Products
        </h2>
        <div className="toolbar">
          <label htmlFor="sort">Sort by</label>
          <select
            id="sort"
            value={sortKey in SORTS ? sortKey : "featured"}
            onChange={(event) =>
              setParams(
                (before) => {
                  before.set("sort", event.target.value);
                  return before;
                },
                { replace: true },
              )
            }
          >
            {Object.entries(SORTS).map(([key, { label }]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {slug && !category ? (
          categories.error ? (
            <Failed error={categories.error} retry={categories.refetch} />
          ) : (
            <Loading label="Loading products">
              <SkeletonGrid count={8} />
            </Loading>
          )
        ) : (
          <Results
            search={search}
            options={{ search, categoryId: category?.id, sort: SORTS[sortKey]?.sort, limit: 12 }}
          />
        )}
      </section>
    </div>
  );
}
