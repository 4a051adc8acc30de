import type { UseProducts } from "@portico/react";
import type { V3Product } from "@portico/stores/products-v3";
import { useEffect, useRef } from "react";
import { Boundary, LazyErrorNotice } from "shop-ui/design/boundary";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { Empty, Loading } from "shop-ui/design/states";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { ProductGrid, SkeletonGrid } from "./product-grid.js";
import type { ListState } from "./use-list-state.js";

const MoreProducts = lazyComponent(() => import("./more-products.js"), "MoreProducts");

interface ResultsProps {
  list: UseProducts;
  listState: ListState;
}

function ShowMore(props: {
  shownCount: number;
  total: number;
  isPending: boolean;
  showMore: () => void;
}) {
  const { shownCount, total, isPending, showMore } = props;
  return (
    <div className="more">
      <p className="muted small">
        {shownCount} of {total}
      </p>
      <progress max={total} value={shownCount} aria-label="Products shown" />
      <button
        className="button secondary"
        type="button"
        aria-disabled={isPending}
        onClick={() => !isPending && showMore()}
      >
        {isPending ? "Loading…" : "Show more"}
      </button>
    </div>
  );
}

/** After "Show more", focuses the first new product. */
function Products(props: ResultsProps & { products: readonly V3Product[] }) {
  const { products, listState } = props;
  const {
    total = 0,
    error,
    hasNextPage,
    isFetchingNextPage,
    isPlaceholderData,
    refetch,
  } = props.list;
  const grid = useRef<HTMLDivElement>(null);
  const countBefore = useRef<number>(undefined);
  const { page, choices } = listState.params;
  useEffect(() => {
    const firstNewIndex = countBefore.current;
    if (firstNewIndex === undefined || products.length <= firstNewIndex) return;
    countBefore.current = undefined;
    const links = grid.current?.querySelectorAll<HTMLElement>(".card-link");
    links?.[firstNewIndex]?.focus({ preventScroll: true });
  }, [products]);
  const showMore = () => {
    countBefore.current = products.length;
    listState.showPage(page + 1);
  };
  return (
    <div
      ref={grid}
      aria-busy={isPlaceholderData || isFetchingNextPage}
      className={isPlaceholderData ? "pending" : undefined}
    >
      <ProductGrid
        products={products}
        eager={4}
        isLarge={listState.isLarge}
        prefer={Object.values(choices ?? {}).flat()}
      />
      {error && <LazyErrorNotice error={error} retry={refetch} />}
      {hasNextPage && !error && (
        <ShowMore
          shownCount={products.length}
          total={total}
          isPending={isFetchingNextPage}
          showMore={showMore}
        />
      )}
    </div>
  );
}

export function Results({ list, listState }: ResultsProps) {
  const { data: products, error, refetch } = list;
  const { search } = listState.params;
  if (!products) {
    return error ? (
      <LazyErrorNotice error={error} retry={refetch} />
    ) : (
      <Loading label="Loading products">
        <SkeletonGrid count={8} />
      </Loading>
    );
  }
  if (products.length > 0) return <Products {...{ list, products, listState }} />;
  return (
    <>
      <Empty title={search ? `No results for “${search}”` : "No results"}>
        <p>Try removing a filter or using different keywords.</p>
        <Link className="button" href={paths.shop}>
          View all products
        </Link>
      </Empty>
      <Boundary>
        <MoreProducts />
      </Boundary>
    </>
  );
}
