import { AU, CA, type CountryData, JP, US } from "country-region-data";

/** Countries whose addresses require a state, with the label of the state field. */
const COUNTRIES_WITH_STATES: Readonly<Record<string, readonly [string, CountryData]>> = {
  AU: ["State or territory", AU],
  CA: ["Province or territory", CA],
  JP: ["Prefecture", JP],
  US: ["State", US],
};

/**
 * Returns the field label and the states with their ISO 3166-2 codes, or `undefined` if the
 * country's addresses do not require a state.
 */
export function statesOf(country: string | null | undefined) {
  const [label, countryData] = COUNTRIES_WITH_STATES[country ?? ""] ?? [];
  if (!countryData) return undefined;
  const [, , states] = countryData;
  return { label, states: states.map(([name, code]) => ({ code: `${country}-${code}`, name })) };
}
