import { absoluteImageUrl } from "@portico/core/media";
import { useProducts } from "@portico/react";
import type { Category } from "@portico/stores/categories";
import { LazyErrorNotice } from "shop-ui/design/boundary";
import { lazyComponent } from "shop-ui/design/lazy-component";
import { Bar } from "shop-ui/design/states";
import { Link } from "wouter";
import { paths } from "../paths.js";
import { useCategories } from "../shell/use-categories.js";
import { usePage } from "../shell/use-page.js";
import { CARD_FIELDS } from "./card-fields.js";
import { listFilters } from "./list-query.js";
import { Results } from "./results.js";
import { Toolbar } from "./toolbar.js";
import { useListState } from "./use-list-state.js";

const NotFoundPage = lazyComponent(() => import("../shell/not-found-page.js"), "NotFoundPage");

/** Links to a category's subcategories or, without subcategories, to its siblings. */
function RelatedCategories(props: {
  categories: readonly Category[];
  category: Category | undefined;
  query: string;
}) {
  const { categories, category, query } = props;
  const childrenOf = (id: string | undefined | null) =>
    categories.filter(({ parentCategory }) => id && parentCategory?.id === id);
  const parentId =
    childrenOf(category?.id).length > 0 ? category?.id : category?.parentCategory?.id;
  const root = categories.find(({ id }) => id === parentId);
  if (!root) return null;
  const renderPill = ({ id, slug }: Category, label: string | undefined | null) => (
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
        {renderPill(root, "All")}
        {childrenOf(root.id).map((child) => renderPill(child, child.name))}
      </ul>
    </nav>
  );
}

function ListHeading(props: {
  title: string;
  text?: string | undefined;
  total?: number | undefined;
}) {
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

export function CatalogPage({ slug }: { slug: string | undefined }) {
  const { data: categories = [], dataUpdatedAt, error, refetch } = useCategories();
  const listState = useListState(categories);
  const { params } = listState;
  const category = slug ? categories.find((candidate) => candidate.slug === slug) : undefined;
  const isCategoryKnown = !slug || category !== undefined;
  const { page, sort } = params;
  const options = { ...listFilters(params, category), enabled: isCategoryKnown };
  const list = useProducts({ ...options, page, sort, fields: CARD_FIELDS });

  const listName = category?.name ?? (slug ? "" : "All products");
  const title = params.search ? `“${params.search}”${category ? ` in ${listName}` : ""}` : listName;
  const pageSummary = {
    description: category ? category.description || undefined : "All of our clothing.",
    image: absoluteImageUrl(category?.image, window.location.href),
  };
  usePage(title || undefined, params.search ? false : pageSummary);
  // The categories stored on an earlier visit may lack a new category, so wait for the response.
  if (!isCategoryKnown && dataUpdatedAt > 0) return <NotFoundPage />;
  if (!isCategoryKnown) {
    return (
      <div className="wide page">
        {error ? <LazyErrorNotice error={error} retry={refetch} /> : <ListHeading title="" />}
      </div>
    );
  }
  return (
    <div className="wide page">
      <ListHeading
        title={title}
        text={(!params.search && category?.description) || undefined}
        total={list.total}
      />
      <RelatedCategories categories={categories} category={category} query={listState.query} />
      <Toolbar listState={listState} options={options} total={list.total} categories={categories} />
      <section aria-labelledby="products">
        <h2 id="products" className="visually-hidden">
          Products
        </h2>
        <Results list={list} listState={listState} />
      </section>
    </div>
  );
}
