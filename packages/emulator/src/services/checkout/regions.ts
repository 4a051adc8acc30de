import { AU, CA, type CountryData, JP, US } from "country-region-data";

const regionNames = new Intl.DisplayNames(["en-US"], { type: "region" });

export const COUNTRIES = "US GB DE FR ES IT NL SE CA AU JP IL".split(" ").map((code) => ({
  code,
  name: regionNames.of(code) ?? code,
}));

const COUNTRIES_WITH_STATES: Readonly<Record<string, readonly [string, CountryData]>> = {
  AU: ["State or territory", AU],
  CA: ["Province or territory", CA],
  JP: ["Prefecture", JP],
  US: ["State", US],
};

export function statesOf(country: string | undefined) {
  const [label, data] = COUNTRIES_WITH_STATES[country ?? ""] ?? [];
  if (!data) return undefined;
  const [, , states] = data;
  return { label, states: states.map(([name, code]) => ({ code: `${country}-${code}`, name })) };
}

/** Returns the code only if the country has this state. */
export const stateIn = (country: string | undefined, code: string | undefined) =>
  statesOf(country)?.states.find((state) => state.code === code)?.code;
