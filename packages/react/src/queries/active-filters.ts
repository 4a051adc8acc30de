import type { CatalogParams } from "./catalog-params.js";

/** Active filter of a product list. */
export interface ActiveFilter {
  /** Unique key, for React lists. */
  readonly key: string;
  readonly kind: "category" | "option" | "brand" | "price" | "stock";
  /** Name of the category, choice or brand. */
  readonly value: string | undefined;
  /** Name of the option that the choice belongs to. */
  readonly option: string | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Parameters to change to remove the filter. */
  readonly without: Partial<CatalogParams>;
}

/** Parameters that clear all filters. The search text and the sort order stay. */
export const NO_FILTERS: Partial<CatalogParams> = {
  choices: {},
  brands: [],
  price: undefined,
  inStock: undefined,
  categoryId: undefined,
};

const toggled = (names: readonly string[] = [], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/**
 * Adds a choice to the filters, or removes it if it is active.
 *
 * @param shown - Current parameters.
 * @param option - Name of the option.
 * @param value - Name of the choice.
 * @returns The parameters to change.
 * @example
 * ```ts
 * import { type CatalogParams, toggleChoice } from "@portico/react/format";
 *
 * const alsoNavy = (shown: CatalogParams) => ({ ...shown, ...toggleChoice(shown, "Color", "Navy") });
 * ```
 */
export function toggleChoice(
  shown: Pick<CatalogParams, "choices">,
  option: string,
  value: string,
): Pick<CatalogParams, "choices"> {
  const { choices = {} } = shown;
  const own = Object.hasOwn(choices, option) ? choices[option] : [];
  return { choices: { ...choices, [option]: toggled(own, value) } };
}

/**
 * Adds a brand to the filters, or removes it if it is active.
 *
 * @param shown - Current parameters.
 * @param brand - Name of the brand.
 * @returns The parameters to change.
 * @example
 * ```ts
 * import { type CatalogParams, toggleBrand } from "@portico/react/format";
 *
 * const withAlder = (shown: CatalogParams) => ({ ...shown, ...toggleBrand(shown, "Alder") });
 * ```
 */
export function toggleBrand(
  shown: Pick<CatalogParams, "brands">,
  brand: string,
): Pick<CatalogParams, "brands"> {
  return { brands: toggled(shown.brands, brand) };
}

/**
 * Lists the active filters of a product list, for chips that remove them.
 *
 * @param shown - Current parameters, from `readCatalogParams`.
 * @param categories - Categories of the shop, for the name of the category.
 * @example
 * ```tsx
 * import { activeFilters, type CatalogParams } from "@portico/react/format";
 *
 * function Chips({ shown, change }: { shown: CatalogParams; change(to: Partial<CatalogParams>): void }) {
 *   return activeFilters(shown).map(({ key, value, without }) => (
 *     <button key={key} type="button" onClick={() => change(without)}>
 *       {value}
 *     </button>
 *   ));
 * }
 * ```
 */
export function activeFilters(
  shown: Pick<CatalogParams, "categoryId" | "choices" | "brands" | "price" | "inStock">,
  categories: readonly { readonly id: string; readonly name?: string | null }[] = [],
): ActiveFilter[] {
  const { categoryId, choices = {}, brands = [], price, inStock } = shown;
  const filter = (
    kind: ActiveFilter["kind"],
    key: string,
    without: Partial<CatalogParams>,
    more: Partial<ActiveFilter> = {},
  ): ActiveFilter => ({
    value: undefined,
    option: undefined,
    min: undefined,
    max: undefined,
    ...more,
    kind,
    key,
    without,
  });
  const category = categories.find(({ id }) => id === categoryId);
  const hasPrice = price?.min !== undefined || price?.max !== undefined;
  return [
    ...(categoryId
      ? [
          filter(
            "category",
            "category",
            { categoryId: undefined },
            {
              value: category?.name ?? categoryId,
            },
          ),
        ]
      : []),
    ...Object.entries(choices).flatMap(([option, names]) =>
      names.map((value) =>
        filter("option", `${option}:${value}`, toggleChoice(shown, option, value), {
          option,
          value,
        }),
      ),
    ),
    ...brands.map((value) => filter("brand", `:${value}`, toggleBrand(shown, value), { value })),
    ...(hasPrice ? [filter("price", "price", { price: undefined }, price)] : []),
    ...(inStock ? [filter("stock", "stock", { inStock: undefined })] : []),
  ];
}
