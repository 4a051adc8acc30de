import { readCatalogParams, writeCatalogParams } from "@portico/react/format";
import type { Category } from "@portico/stores/categories";
import { readCategories } from "../shell/categories";
import { Link } from "../shell/link";
import { paths } from "../shop/paths";
import { Chips } from "./chips";
import { ListFilters } from "./list-filters";
import { ProductGrid } from "./product-grid";
import { readList } from "./read-list";

export async function ListPage(props: { params: URLSearchParams; category?: Category }) {
  const { params, category } = props;
  const categories = await readCategories();
  const listParams = readCatalogParams(params, { categories });
  const path = category ? paths.category(category.slug) : paths.shop;
  const list = await readList(listParams, category?.id);
  const { products, total } = list;
  const listName = category?.name ?? "All products";
  const nextQuery = writeCatalogParams(
    { ...listParams, page: listParams.page + 1 },
    { categories },
  );
  return (
    <div className="wide page">
      <div className="catalog-head">
        <h1>
          {listParams.search
            ? `“${listParams.search}”${category ? ` in ${listName}` : ""}`
            : listName}
          <span className="count" aria-hidden="true">
            {total}
          </span>
        </h1>
        {category?.description && <p className="lead">{category.description}</p>}
      </div>
      <ListFilters
        path={path}
        listParams={listParams}
        sort={params.get("sort") ?? ""}
        facets={list.facets}
        categories={category ? [] : categories}
        currency={products[0]?.currency}
      />
      <Chips
        path={path}
        listParams={listParams}
        categories={categories}
        currency={products[0]?.currency}
      />
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
            prefer={Object.values(listParams.choices ?? {}).flat()}
          />
        ) : (
          <div className="notice">
            <h3>{listParams.search ? `No results for “${listParams.search}”` : "No results"}</h3>
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
