import { useClient } from "@portico/react";
import {
  type Facets,
  facetsOf,
  type ProductsOptions,
  productFacets,
  productsInfiniteQuery,
  productsQuery,
  storeOptionsQuery,
} from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "wouter";
import { Bar, Empty, Failed, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { NotFoundPage } from "../shell/not-found-page.js";
import { useCategories } from "../shell/use-categories.js";
import { usePage } from "../shell/use-page.js";
import { CARD_FIELDS } from "./card-fields.js";
import { ProductGrid, SkeletonGrid } from "./product-grid.js";
import { Toolbar } from "./toolbar.js";
import { type Listing, useListing } from "./use-listing.js";

const PER_PAGE = 24;

/** The products of a list, up to the page that the address names. */
function useProducts(options: ProductsOptions, page: number, isKnown: boolean) {
  const found = useInfiniteQuery({
    ...productsInfiniteQuery(useClient(), {
      ...options,
      limit: PER_PAGE,
      fields: CARD_FIELDS,
      aggregations: productFacets({ only: ["stock"] }),
    }),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, error, fetchNextPage } = found;
  const wanted = page > (data?.pages.length ?? page) && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (wanted) void fetchNextPage();
  }, [wanted, fetchNextPage]);
  const first = data?.pages[0];
  const { stock } = facetsOf(first?.aggregationData);
  return {
    ...found,
    products: data?.pages.flatMap(({ products }) => products),
    total: first && stock.inStock + stock.partlyInStock + stock.outOfStock,
  };
}

/** What a list could be narrowed by, before it is. */
function useFacets(options: ProductsOptions, isKnown: boolean): Facets | undefined {
  const client = useClient();
  const { search, categoryId } = options;
  const { data: shopOptions } = useQuery(storeOptionsQuery(client));
  const { data } = useQuery({
    ...productsQuery(client, { search, categoryId, limit: 1, aggregations: productFacets() }),
    enabled: isKnown,
  });
  return data && facetsOf(data.aggregationData, shopOptions);
}

function More({
  listing,
  shownCount,
  total,
  isFetching,
}: {
  listing: Listing;
  shownCount: number;
  total: number;
  isFetching: boolean;
}) {
  const { shown, change } = listing;
  return (
    <div className="more">
      <p className="muted small">
        {shownCount} of {total}
      </p>
      <progress max={total} value={shownCount} aria-label="Pieces shown" />
      <button
        className="button secondary"
        type="button"
        aria-disabled={isFetching}
        onClick={() => !isFetching && change({ page: shown.page + 1 })}
      >
        {isFetching ? "Loading…" : "Show more"}
      </button>
    </div>
  );
}

function Results({ found, listing }: { found: ReturnType<typeof useProducts>; listing: Listing }) {
  const { products, total = 0, error, refetch, hasNextPage, isFetchingNextPage } = found;
  const { shown } = listing;
  if (!products) {
    return error ? (
      <Failed error={error} retry={refetch} />
    ) : (
      <Loading label="Loading products">
        <SkeletonGrid count={8} />
      </Loading>
    );
  }
  if (products.length === 0) {
    return (
      <Empty title={shown.search ? `Nothing for “${shown.search}”` : "Nothing like that"}>
        <p>Take a filter away, try another word, or have a look around.</p>
        <Link className="button" href={paths.shop}>
          See everything
        </Link>
      </Empty>
    );
  }
  return (
    <div aria-busy={found.isPlaceholderData} className={found.isPlaceholderData ? "pending" : ""}>
      <ProductGrid
        products={products}
        eager={4}
        isLarge={listing.isLarge}
        prefer={Object.values(shown.choices ?? {}).flat()}
      />
      {error && <Failed error={error} retry={refetch} />}
      {hasNextPage && !error && (
        <More
          listing={listing}
          shownCount={products.length}
          total={total}
          isFetching={isFetchingNextPage}
        />
      )}
    </div>
  );
}

/** The categories inside the one that is shown, or beside it. */
function Nearby(props: {
  categories: readonly Category[];
  category: Category | undefined;
  query: string;
}) {
  const { categories, category, query } = props;
  const inside = (id: string | undefined | null) =>
    categories.filter(({ parentCategory }) => id && parentCategory?.id === id);
  const parent = inside(category?.id).length > 0 ? category?.id : category?.parentCategory?.id;
  const root = categories.find(({ id }) => id === parent);
  if (!root) return null;
  const pill = ({ id, slug }: Category, label: string | undefined | null) => (
    <li key={id}>
      <Link
        className="pill"
        href={paths.category(slug ?? "") + query}
        aria-current={id === category?.id ? "page" : undefined}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={root.name ?? "Categories"}>
      <ul className="pills">
        {pill(root, "All")}
        {inside(root.id).map((child) => pill(child, child.name))}
      </ul>
    </nav>
  );
}

function Head(props: { title: string; text: string | undefined; total: number | undefined }) {
  const { title, text, total } = props;
  return (
    <div className="catalogue-head">
      <h1>
        {title || <Bar width="6em" />}
        {title && total !== undefined && <sup aria-hidden="true">{total}</sup>}
      </h1>
      {text && <p className="lead">{text}</p>}
    </div>
  );
}

/** A category, what a search finds, or the whole shop. */
export function CataloguePage({ slug }: { slug: string | undefined }) {
  const { data: categories = [], error, refetch, isSuccess } = useCategories();
  const listing = useListing();
  const { page, ...shown } = listing.shown;
  const category = slug ? categories.find((candidate) => candidate.slug === slug) : undefined;
  const isKnown = !slug || category !== undefined;
  const options = { ...shown, categoryId: category?.id ?? shown.categoryId };
  const found = useProducts(options, page, isKnown);
  const facets = useFacets(options, isKnown);

  const place = category?.name ?? (slug ? "" : "Everything");
  const title = shown.search ? `“${shown.search}”${category ? ` in ${place}` : ""}` : place;
  usePage(title || undefined);
  if (slug && isSuccess && !category) return <NotFoundPage />;
  return (
    <div className="wide page">
      <Head
        title={title}
        text={(!shown.search && category?.description) || undefined}
        total={found.total}
      />
      <Nearby categories={categories} category={category} query={listing.query} />
      <Toolbar listing={listing} facets={facets} total={found.total} />
      <section aria-labelledby="products">
        <h2 id="products" className="visually-hidden">
          Products
        </h2>
        {error && !isKnown ? (
          <Failed error={error} retry={refetch} />
        ) : (
          <Results found={found} listing={listing} />
        )}
      </section>
    </div>
  );
}
