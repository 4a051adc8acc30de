import type { CatalogParams } from "./catalog-params.js";
import type { Facets } from "./facets.js";

/** Active filter of a product list. */
export interface ActiveFilter {
  /** Unique key, for React lists. */
  readonly key: string;
  readonly kind: "option" | "brand" | "price" | "stock";
  /** Name of the choice or brand. */
  readonly value: string | undefined;
  /** Name of the option that the choice belongs to. */
  readonly option: string | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Number of matching products, if you passed `facets`. */
  readonly count: number | undefined;
  /** Parameters to change to remove the filter. */
  readonly without: Partial<CatalogParams>;
}

/** Parameters that clear all filters. The search text and the sort order stay. */
export const NO_FILTERS: Partial<CatalogParams> = {
  choices: {},
  brands: [],
  price: undefined,
  inStock: undefined,
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
 * import { type CatalogParams, toggleChoice } from "@portico/react/queries";
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
 * import { type CatalogParams, toggleBrand } from "@portico/react/queries";
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

const NOTHING = {
  value: undefined,
  option: undefined,
  min: undefined,
  max: undefined,
  count: undefined,
};

/**
 * Lists the active filters of a product list, for chips that remove them.
 *
 * @param shown - Current parameters, from `readCatalogParams`.
 * @param facets - Facets of the unfiltered list, for the counts.
 * @example
 * ```tsx
 * import { activeFilters, type CatalogParams } from "@portico/react/queries";
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
  shown: Pick<CatalogParams, "choices" | "brands" | "price" | "inStock">,
  facets?: Facets,
): ActiveFilter[] {
  const { choices = {}, brands = [], price, inStock } = shown;
  const countOf = (of: "choices" | "brands", name: string) =>
    facets && (facets[of].find(({ value }) => value === name)?.count ?? 0);
  const some = price?.min !== undefined || price?.max !== undefined;
  return [
    ...Object.entries(choices).flatMap(([option, names]) =>
      names.map((value) => ({
        ...NOTHING,
        key: `${option}:${value}`,
        kind: "option" as const,
        option,
        value,
        count: countOf("choices", value),
        without: toggleChoice(shown, option, value),
      })),
    ),
    ...brands.map((value) => ({
      ...NOTHING,
      key: `:${value}`,
      kind: "brand" as const,
      value,
      count: countOf("brands", value),
      without: toggleBrand(shown, value),
    })),
    ...(some
      ? [
          {
            ...NOTHING,
            ...price,
            key: "price",
            kind: "price" as const,
            without: { price: undefined },
          },
        ]
      : []),
    ...(inStock
      ? [
          {
            ...NOTHING,
            key: "stock",
            kind: "stock" as const,
            count: facets && facets.stock.inStock + facets.stock.partlyInStock,
            without: { inStock: undefined },
          },
        ]
      : []),
  ];
}
