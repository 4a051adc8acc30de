import { absoluteImageUrl } from "@portico/core/media";
import { type UseProductList, useProductList } from "@portico/react";
import type { Category } from "@portico/stores/categories";
import type { V3Product } from "@portico/stores/products-v3";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Link } from "wouter";
import { Boundary } from "../design/boundary.js";
import { Bar, Empty, Failed, Loading } from "../design/states.js";
import { paths } from "../paths.js";
import { useCategories } from "../shell/use-categories.js";
import { usePage } from "../shell/use-page.js";
import { CARD_FIELDS } from "./card-fields.js";
import { ProductGrid, SkeletonGrid } from "./product-grid.js";
import { Toolbar } from "./toolbar.js";
import { type Listing, useListing } from "./use-listing.js";

function More(props: { shown: number; total: number; isPending: boolean; more: () => void }) {
  const { shown, total, isPending, more } = props;
  return (
    <div className="more">
      <p className="muted small">
        {shown} of {total}
      </p>
      <progress max={total} value={shown} aria-label="Products shown" />
      <button
        className="button secondary"
        type="button"
        aria-disabled={isPending}
        onClick={() => !isPending && more()}
      >
        {isPending ? "Loading…" : "Show more"}
      </button>
    </div>
  );
}

const Instead = lazy(async () => ({ default: (await import("./instead.js")).Instead }));
const NotFoundPage = lazy(async () => ({
  default: (await import("../shell/not-found-page.js")).NotFoundPage,
}));

/** The products, and more of them: the keyboard goes on with the first that came. */
function Found(props: UseProductList & { products: readonly V3Product[]; listing: Listing }) {
  const { products, total = 0, error, refetch, hasMore, isLoadingMore, isStale, listing } = props;
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<number>(undefined);
  const { page, choices } = listing.shown;
  useEffect(() => {
    const from = before.current;
    if (from === undefined || products.length <= from) return;
    before.current = undefined;
    const links = list.current?.querySelectorAll<HTMLElement>(".card-link");
    links?.[from]?.focus({ preventScroll: true });
  }, [products]);
  const more = () => {
    before.current = products.length;
    listing.showPage(page + 1);
  };
  return (
    <div
      ref={list}
      aria-busy={isStale || isLoadingMore}
      className={isStale ? "pending" : undefined}
    >
      <ProductGrid
        products={products}
        eager={4}
        isLarge={listing.isLarge}
        prefer={Object.values(choices ?? {}).flat()}
      />
      {error && <Failed error={error} retry={refetch} />}
      {hasMore && !error && (
        <More shown={products.length} total={total} isPending={isLoadingMore} more={more} />
      )}
    </div>
  );
}

function Results({ found, listing }: { found: UseProductList; listing: Listing }) {
  const { products, error, refetch } = found;
  const { search } = listing.shown;
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
      <>
        <Empty title={search ? `Nothing for “${search}”` : "No results"}>
          <p>Try removing a filter or using different keywords.</p>
          <Link className="button" href={paths.shop}>
            View all products
          </Link>
        </Empty>
        <Boundary>
          <Suspense>
            <Instead />
          </Suspense>
        </Boundary>
      </>
    );
  }
  return <Found {...found} products={products} listing={listing} />;
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

function Head(props: { title: string; text?: string | undefined; total?: number | undefined }) {
  const { title, text, total } = props;
  return (
    <div className="catalog-head">
      <h1>
        {title || <Bar width="6em" />}
        {title && total !== undefined && (
          <span className="count" aria-hidden="true">
            {total}
          </span>
        )}
      </h1>
      {text && <p className="lead">{text}</p>}
    </div>
  );
}

/** A category, what a search finds, or the whole shop. */
export function CatalogPage({ slug }: { slug: string | undefined }) {
  const { data: categories = [], dataUpdatedAt, error, refetch } = useCategories();
  const listing = useListing();
  const { shown } = listing;
  const category = slug ? categories.find((candidate) => candidate.slug === slug) : undefined;
  const isKnown = !slug || category !== undefined;
  const found = useProductList({
    ...shown,
    categoryId: category?.id ?? shown.categoryId,
    fields: CARD_FIELDS,
    enabled: isKnown,
  });

  const place = category?.name ?? (slug ? "" : "All products");
  const title = shown.search ? `“${shown.search}”${category ? ` in ${place}` : ""}` : place;
  const pageAbout = {
    description: category ? category.description || undefined : "All of our clothing.",
    image: absoluteImageUrl(category?.image, window.location.href),
  };
  usePage(title || undefined, shown.search ? false : pageAbout);
  // Categories of the visit before do not tell that there is none.
  if (!isKnown && dataUpdatedAt > 0) return <NotFoundPage />;
  if (!isKnown) {
    return (
      <div className="wide page">
        {error ? <Failed error={error} retry={refetch} /> : <Head title="" />}
      </div>
    );
  }
  return (
    <div className="wide page">
      <Head
        title={title}
        text={(!shown.search && category?.description) || undefined}
        total={found.total}
      />
      <Nearby categories={categories} category={category} query={listing.query} />
      <Toolbar listing={listing} facets={found.facets} total={found.total} />
      <section aria-labelledby="products">
        <h2 id="products" className="visually-hidden">
          Products
        </h2>
        <Results found={found} listing={listing} />
      </section>
    </div>
  );
}
