import type { CatalogParams } from "./catalog-params.js";
import type { Facets } from "./facets.js";

/** One thing that narrows a list of products. */
export interface ActiveFilter {
  /** Tells it from the others, for lists. */
  readonly key: string;
  readonly kind: "option" | "brand" | "price" | "stock";
  /** Name of the choice or of the brand. */
  readonly value: string | undefined;
  /** Name of the option of a choice. */
  readonly option: string | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** How many products have it, where the facets tell. */
  readonly count: number | undefined;
  /** What to change about the list to be rid of it. */
  readonly without: Partial<CatalogParams>;
}

/** A list without anything that narrows it; what was searched for and its order stay. */
export const NO_FILTERS: Partial<CatalogParams> = {
  choices: {},
  brands: [],
  price: undefined,
  inStock: undefined,
};

const toggled = (names: readonly string[] = [], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/**
 * A list with one choice of an option more, or less where it has it.
 *
 * @param shown - the list
 * @param option - name of the option
 * @param value - name of the choice
 * @returns what to change about the list
 * @example
 * ```ts
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
 * A list with one brand more, or less where it has it.
 *
 * @param shown - the list
 * @param brand - its name
 * @returns what to change about the list
 * @example
 * ```ts
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
 * All that narrows a list, one by one: for chips that say so and take it away.
 *
 * @param shown - the list, as `readCatalogParams` reads it off an address
 * @param facets - of the list before it was narrowed, for the counts
 * @example
 * ```tsx
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
