import { AU, CA, type CountryData, JP, US } from "country-region-data";

/** Countries whose addresses require a state, and the field label for each of them. */
const COUNTRIES: Readonly<Record<string, readonly [string, CountryData]>> = {
  AU: ["State or territory", AU],
  CA: ["Province or territory", CA],
  JP: ["Prefecture", JP],
  US: ["State", US],
};

/**
 * Returns states and their ISO 3166-2 codes, or `undefined` for a country whose addresses do not
 * require a state.
 */
export function statesOf(country: string | null | undefined) {
  const [label, data] = COUNTRIES[country ?? ""] ?? [];
  if (!data) return undefined;
  const [, , states] = data;
  return { label, states: states.map(([name, code]) => ({ code: `${country}-${code}`, name })) };
}
