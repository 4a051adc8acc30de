import { readCatalogParams, writeCatalogParams } from "@portico/react/format";
import type { Category } from "@portico/stores/categories";
import { readCategories } from "../shell/categories";
import { Link } from "../shell/link";
import { paths } from "../shop/paths";
import { Chips } from "./chips";
import { ListFilters } from "./list-filters";
import { ProductGrid } from "./product-grid";
import { readList } from "./read-list";

export async function ListPage(props: { searchParams: URLSearchParams; category?: Category }) {
  const { searchParams, category } = props;
  const categories = await readCategories();
  const params = readCatalogParams(searchParams, { categories });
  const path = category ? paths.category(category.slug) : paths.shop;
  const list = await readList(params, category?.id);
  const { products, total } = list;
  const listName = category?.name ?? "All products";
  const nextQuery = writeCatalogParams({ ...params, page: params.page + 1 }, { categories });
  return (
    <div className="wide page">
      <div className="catalog-head">
        <h1>
          {params.search ? `“${params.search}”${category ? ` in ${listName}` : ""}` : listName}
          <span className="count" aria-hidden="true">
            {total}
          </span>
        </h1>
        {category?.description && <p className="lead">{category.description}</p>}
      </div>
      <ListFilters
        path={path}
        params={params}
        sort={searchParams.get("sort") ?? ""}
        facets={list.facets}
        categories={category ? [] : categories}
        currency={products[0]?.currency}
      />
      <Chips path={path} params={params} categories={categories} currency={products[0]?.currency} />
      <p className="muted small result-count" role="status">
        {total} {total === 1 ? "item" : "items"}
      </p>
      <section aria-labelledby="products">
        <h2 id="products" className="visually-hidden">
          Products
        </h2>
        {products.length > 0 ? (
          <ProductGrid
            products={products}
            eager={4}
            prefer={Object.values(params.choices ?? {}).flat()}
          />
        ) : (
          <div className="notice">
            <h3>{params.search ? `No results for “${params.search}”` : "No results"}</h3>
            <p>Try removing a filter or using different keywords.</p>
            <Link className="button" href={paths.shop}>
              View all products
            </Link>
          </div>
        )}
        {list.hasMore && (
          <div className="more">
            <p className="muted small">
              {products.length} of {total}
            </p>
            <Link className="button secondary" href={`${path}?${nextQuery}`} scroll={false}>
              Show more
            </Link>
          </div>
        )}
      </section>
    </div>
  );
}
