/** Countries that the store ships to. */
const CODES = "AT AU BE CA CH CZ DE DK ES FI FR GB IE IL IT JP LU NL NO NZ PL PT SE US".split(" ");

const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });

export const countryName = (code: string | null | undefined) => (code ? names.of(code) : undefined);

/** The countries that the store ships to, sorted by name. */
export const COUNTRIES = CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort(
  (a, b) => a.name.localeCompare(b.name, "en"),
);
