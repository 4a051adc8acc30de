import { type UseFacetsOptions, useFacets, useMoney } from "@portico/react";
import { type CatalogParams, toggleBrand, toggleChoice } from "@portico/react/format";
import type { Facets, OptionFacet } from "@portico/react/queries";
import type { Category } from "@portico/stores/categories";
import type { ReactNode } from "react";
import { ErrorNotice } from "shop-ui/design/errors";
import { Bar, Loading } from "shop-ui/design/states";

type Change = (changes: Partial<CatalogParams>) => void;

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="filter">
      <legend>{name}</legend>
      {children}
    </fieldset>
  );
}

function FilterCheckbox(props: {
  label: string;
  count: number;
  checked: boolean;
  change: () => void;
}) {
  const { label, count, checked, change } = props;
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={change} />
      <span>{label}</span>
      <span className="muted small">{count}</span>
    </label>
  );
}

function OptionFilter(props: { option: OptionFacet; params: CatalogParams; change: Change }) {
  const { option, params, change } = props;
  const selectedValues = params.choices?.[option.name] ?? [];
  return (
    <Group name={option.name}>
      <div className={`filter-values ${option.kind}`}>
        {option.values.map(({ value, count, colorCode }) => (
          <label key={value} className="filter-value">
            <input
              type="checkbox"
              className="visually-hidden"
              checked={selectedValues.includes(value)}
              onChange={() => change(toggleChoice(params, option.name, value))}
            />
            {colorCode && <span className="filter-dot" style={{ "--dot": colorCode }} />}
            <span>{value}</span>
            <span className="muted small">{count}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

const parseNumber = (text: string) => (text.trim() && Number(text) >= 0 ? Number(text) : undefined);

function CategoryFilter(props: {
  facets: Facets;
  categories: readonly Category[];
  params: CatalogParams;
  change: Change;
}) {
  const { facets, categories, params, change } = props;
  const categoriesWithCounts = categories.flatMap((category) => {
    const count = facets.categories.find(({ value }) => value === category.id)?.count ?? 0;
    return count > 0 ? [{ ...category, count }] : [];
  });
  if (categoriesWithCounts.length < 2) return null;
  return (
    <Group name="Category">
      {categoriesWithCounts.map(({ id, name, count }) => (
        <FilterCheckbox
          key={id}
          label={name ?? ""}
          count={count}
          checked={params.categoryId === id}
          change={() => change({ categoryId: params.categoryId === id ? undefined : id })}
        />
      ))}
    </Group>
  );
}

function PriceFilter(props: { facets: Facets; params: CatalogParams; change: Change }) {
  const { facets, params, change } = props;
  const format = useMoney();
  if (!facets.price) return null;
  const { min, max } = facets.price;
  const renderField = (name: "min" | "max", label: string, hint: number) => (
    <label className="field">
      <span>{label}</span>
      <input
        key={params.price?.[name]}
        type="number"
        inputMode="decimal"
        min={0}
        placeholder={format(String(hint))}
        defaultValue={params.price?.[name]}
        onBlur={({ target }) => {
          const price = { ...params.price, [name]: parseNumber(target.value) };
          const isUnlimited = price.min === undefined && price.max === undefined;
          if (price[name] !== params.price?.[name])
            change({ price: isUnlimited ? undefined : price });
        }}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </label>
  );
  return (
    <Group name="Price">
      <div className="filter-range">
        {renderField("min", "Lowest price", Math.floor(min))}
        {renderField("max", "Highest price", Math.ceil(max))}
      </div>
    </Group>
  );
}

export function Filters(props: {
  options: UseFacetsOptions;
  categories: readonly Category[];
  params: CatalogParams;
  change: Change;
}) {
  const { options, params, change } = props;
  const { brands = [], inStock = false } = params;
  const { data: facets, error, refetch } = useFacets(options);
  if (!facets) {
    if (error) return <ErrorNotice error={error} retry={refetch} />;
    return (
      <Loading label="Loading filters">
        <Bar width="40%" />
        <Bar width="60%" />
        <Bar width="50%" />
      </Loading>
    );
  }
  return (
    <div className="filters">
      <Group name="Availability">
        <FilterCheckbox
          label="In stock"
          count={facets.stock.inStock + facets.stock.partlyInStock}
          checked={inStock}
          change={() => change({ inStock: inStock ? undefined : true })}
        />
      </Group>
      <CategoryFilter {...props} facets={facets} />
      {facets.options.map((option) => (
        <OptionFilter key={option.name} option={option} params={params} change={change} />
      ))}
      <PriceFilter {...props} facets={facets} />
      {facets.brands.length > 0 && (
        <Group name="Brand">
          {facets.brands.map(({ value, count }) => (
            <FilterCheckbox
              key={value}
              label={value}
              count={count}
              checked={brands.includes(value)}
              change={() => change(toggleBrand(params, value))}
            />
          ))}
        </Group>
      )}
    </div>
  );
}
