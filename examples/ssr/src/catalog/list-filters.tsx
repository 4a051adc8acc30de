import { activeFilters, type CatalogParams, formatMoney } from "@portico/react/format";
import type { Facets } from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import Form from "next/form";

function FilterCheckbox(props: {
  name: string;
  value: string;
  label?: string;
  checked: boolean;
  count: number;
}) {
  const { name, value, label = value, checked, count } = props;
  return (
    <label className="tick">
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      <span>{label}</span>
      <span className="muted small">{count}</span>
    </label>
  );
}

function PriceFields(props: {
  facets: Facets;
  price: CatalogParams["price"];
  currency: string | null | undefined;
}) {
  const { facets, price, currency } = props;
  const renderField = (name: "min" | "max", label: string, hint = 0) => (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        name={name}
        min={0}
        placeholder={formatMoney(String(hint), currency, "en-US")}
        defaultValue={price?.[name]}
      />
    </label>
  );
  return (
    <fieldset className="filter">
      <legend>Price</legend>
      <div className="filter-range">
        {renderField("min", "Lowest price", Math.floor(facets.price?.min ?? 0))}
        {renderField("max", "Highest price", Math.ceil(facets.price?.max ?? 0))}
      </div>
    </fieldset>
  );
}

function CategoryFields(props: {
  facets: Facets;
  categories: readonly Category[];
  categoryId: string | undefined;
}) {
  const { facets, categories, categoryId } = props;
  const renderRadio = (slug: string, name: string, checked: boolean, count?: number) => (
    <label key={slug} className="tick">
      <input type="radio" name="category" value={slug} defaultChecked={checked} />
      <span>{name}</span>
      <span className="muted small">{count}</span>
    </label>
  );
  return (
    <fieldset className="filter">
      <legend>Category</legend>
      {renderRadio("", "All", categoryId === undefined)}
      {categories.flatMap(({ id, slug, name }) => {
        const count = facets.categories.find(({ value }) => value === id)?.count ?? 0;
        if (count === 0 && id !== categoryId) return [];
        return renderRadio(slug ?? "", name ?? "", id === categoryId, count);
      })}
    </fieldset>
  );
}

/** Keeps the chosen values that have no checkbox because no products match them. */
function UnlistedFields({ facets, params }: { facets: Facets; params: CatalogParams }) {
  const { choices = {}, brands = [] } = params;
  const unlistedValues = (
    facetValues: Facets["brands"] = [],
    chosenValues: readonly string[] = [],
  ) => chosenValues.filter((value) => !facetValues.some((facet) => facet.value === value));
  const unlistedChoices = Object.entries(choices).flatMap(([name, chosenValues]) => {
    const { values } = facets.options.find((option) => option.name === name) ?? {};
    return unlistedValues(values, chosenValues).map((value) => ({ name: `option.${name}`, value }));
  });
  const unlistedBrands = unlistedValues(facets.brands, brands).map((value) => ({
    name: "brand",
    value,
  }));
  return [...unlistedChoices, ...unlistedBrands].map((field) => (
    <input key={field.name + field.value} type="hidden" {...field} />
  ));
}

export function ListFilters(props: {
  path: string;
  params: CatalogParams;
  /** Sort order in the format of the URL. */
  sort: string;
  facets: Facets;
  /** Choices of the category filter. Empty on a category page. */
  categories: readonly Category[];
  currency: string | null | undefined;
}) {
  const { path, params, sort, facets, categories, currency } = props;
  const { choices = {}, brands = [], inStock = false } = params;
  const activeCount = activeFilters(params, categories).length;
  return (
    <details className="fold list-filters">
      <summary>Filter and sort{activeCount > 0 && ` (${activeCount})`}</summary>
      {/* Uncontrolled fields keep their values, so create a new form when the URL changes. */}
      <Form action={path} prefetch={false} key={JSON.stringify({ ...params, path })}>
        {params.search && <input type="hidden" name="q" value={params.search} />}
        <UnlistedFields facets={facets} params={params} />
        <label className="field sort-field">
          <span>Sort</span>
          <select name="sort" defaultValue={sort}>
            <option value="">Featured</option>
            <option value="-created">Newest</option>
            <option value="price">Price: low to high</option>
            <option value="-price">Price: high to low</option>
            <option value="name">Name</option>
          </select>
        </label>
        <div className="filters">
          <fieldset className="filter">
            <legend>Availability</legend>
            <FilterCheckbox
              name="stock"
              value="in"
              label="In stock"
              checked={inStock}
              count={facets.stock.inStock + facets.stock.partlyInStock}
            />
          </fieldset>
          {categories.length > 0 && (
            <CategoryFields
              facets={facets}
              categories={categories}
              categoryId={params.categoryId}
            />
          )}
          {facets.options.map(({ name, values }) => (
            <fieldset key={name} className="filter">
              <legend>{name}</legend>
              {values.map(({ value, count }) => (
                <FilterCheckbox
                  key={value}
                  name={`option.${name}`}
                  value={value}
                  checked={choices[name]?.includes(value) ?? false}
                  count={count}
                />
              ))}
            </fieldset>
          ))}
          <PriceFields facets={facets} price={params.price} currency={currency} />
          <fieldset className="filter">
            <legend>Brand</legend>
            {facets.brands.map(({ value, count }) => (
              <FilterCheckbox
                key={value}
                name="brand"
                value={value}
                checked={brands.includes(value)}
                count={count}
              />
            ))}
          </fieldset>
        </div>
        <button className="button" type="submit">
          Show
        </button>
      </Form>
    </details>
  );
}
