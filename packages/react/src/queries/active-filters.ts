import type { CatalogParams } from "./catalog-params.js";
import { ownValue } from "./own-value.js";

/** Active filter of a product list. */
export interface ActiveFilter {
  /** Key for React lists. */
  readonly key: string;
  readonly kind: "category" | "option" | "brand" | "price" | "stock";
  /** Name of the category, choice or brand. */
  readonly value: string | undefined;
  /** The choice's option, such as "Color". */
  readonly option: string | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Parameters that remove the filter. */
  readonly without: Partial<CatalogParams>;
}

/** Parameters that clear all filters and keep the search text and sort order. */
export const NO_FILTERS: Partial<CatalogParams> = {
  choices: {},
  brands: [],
  price: undefined,
  inStock: undefined,
  categoryId: undefined,
};

const toggle = (names: readonly string[] = [], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/**
 * Returns the parameters that add a choice filter, or remove it if it is active.
 *
 * @example
 * ```ts
 * import { type CatalogParams, toggleChoice } from "@portico/react/format";
 *
 * const alsoNavy = (params: CatalogParams) => ({ ...params, ...toggleChoice(params, "Color", "Navy") });
 * ```
 */
export function toggleChoice(
  { choices = {} }: Pick<CatalogParams, "choices">,
  option: string,
  value: string,
): Pick<CatalogParams, "choices"> {
  return { choices: { ...choices, [option]: toggle(ownValue(choices, option), value) } };
}

/**
 * Returns the parameters that add a brand filter, or remove it if it is active.
 *
 * @example
 * ```ts
 * import { type CatalogParams, toggleBrand } from "@portico/react/format";
 *
 * const withAlder = (params: CatalogParams) => ({ ...params, ...toggleBrand(params, "Alder") });
 * ```
 */
export function toggleBrand(
  { brands }: Pick<CatalogParams, "brands">,
  brand: string,
): Pick<CatalogParams, "brands"> {
  return { brands: toggle(brands, brand) };
}

const createFilter = (
  kind: ActiveFilter["kind"],
  without: Partial<CatalogParams>,
  more: Partial<ActiveFilter> = {},
): ActiveFilter => {
  const emptyFields = { value: undefined, option: undefined, min: undefined, max: undefined };
  return { key: kind, ...emptyFields, ...more, kind, without };
};

/**
 * Returns a product list's active filters, for example for chips that remove them.
 *
 * @param categories - Provides the names of category filters. Default: category filters show the
 * id.
 * @example
 * ```tsx
 * import { activeFilters, type CatalogParams } from "@portico/react/format";
 *
 * const Chips = ({ params, change }: { params: CatalogParams; change(to: Partial<CatalogParams>): void }) =>
 *   activeFilters(params).map(({ key, value, without }) => (
 *     <button key={key} type="button" onClick={() => change(without)}>{value}</button>
 *   ));
 * ```
 */
export function activeFilters(
  params: Pick<CatalogParams, "categoryId" | "choices" | "brands" | "price" | "inStock">,
  categories: readonly { readonly id: string; readonly name?: string | null }[] = [],
): ActiveFilter[] {
  const { categoryId, choices = {}, brands = [], price, inStock } = params;
  const categoryName = categories.find(({ id }) => id === categoryId)?.name ?? categoryId;
  const hasPrice = price?.min !== undefined || price?.max !== undefined;
  return [
    ...(categoryId
      ? [createFilter("category", { categoryId: undefined }, { value: categoryName })]
      : []),
    ...Object.entries(choices).flatMap(([option, names]) =>
      names.map((value) => {
        const key = `${option}:${value}`;
        return createFilter("option", toggleChoice(params, option, value), { key, option, value });
      }),
    ),
    ...brands.map((value) =>
      createFilter("brand", toggleBrand(params, value), { key: `:${value}`, value }),
    ),
    ...(hasPrice ? [createFilter("price", { price: undefined }, price)] : []),
    ...(inStock ? [createFilter("stock", { inStock: undefined })] : []),
  ];
}
