const COUNTRY_CODES =
  "AT AU BE CA CH CZ DE DK ES FI FR GB IE IL IT JP LU NL NO NZ PL PT SE US".split(" ");

const regionNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });

export const countryName = (code: string | null | undefined) =>
  code ? regionNames.of(code) : undefined;

/** The countries that the store ships to, sorted by name. */
export const COUNTRIES = COUNTRY_CODES.map((code) => ({
  code,
  name: regionNames.of(code) ?? code,
})).sort((a, b) => a.name.localeCompare(b.name, "en"));
