import type { CatalogueParams, Facets } from "@portico/react/queries";

/** One thing that narrows a list, and the list without it. */
export interface Narrowing {
  readonly key: string;
  readonly label: string;
  readonly count: number | undefined;
  readonly without: Partial<CatalogueParams>;
}

/** A list with a name, with one more or one less. */
export const toggled = (names: readonly string[] = [], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

/** The choices with one of an option more or less. */
export const toggledChoice = (
  { choices = {} }: CatalogueParams,
  option: string,
  name: string,
): Partial<CatalogueParams> => ({
  choices: { ...choices, [option]: toggled(choices[option], name) },
});

const countOf = (values: readonly { value: string; count: number }[] | undefined, name: string) =>
  values?.find(({ value }) => value === name)?.count;

/** Everything that narrows a list now, with how many there are of it. */
export function narrowings(shown: CatalogueParams, facets: Facets | undefined): Narrowing[] {
  const { choices = {}, brands = [], price, inStock } = shown;
  return [
    ...Object.entries(choices).flatMap(([option, names]) =>
      names.map((name) => ({
        key: `${option}:${name}`,
        label: name,
        count: countOf(facets?.choices, name),
        without: toggledChoice(shown, option, name),
      })),
    ),
    ...brands.map((name) => ({
      key: `brand:${name}`,
      label: name,
      count: countOf(facets?.brands, name),
      without: { brands: toggled(brands, name) },
    })),
    ...(price
      ? [
          {
            key: "price",
            label:
              price.max === undefined
                ? `From ${price.min}`
                : price.min === undefined
                  ? `Up to ${price.max}`
                  : `${price.min} to ${price.max}`,
            count: undefined,
            without: { price: undefined },
          },
        ]
      : []),
    ...(inStock
      ? [
          {
            key: "stock",
            label: "In stock",
            count: facets && facets.stock.inStock + facets.stock.partlyInStock,
            without: { inStock: undefined },
          },
        ]
      : []),
  ];
}
