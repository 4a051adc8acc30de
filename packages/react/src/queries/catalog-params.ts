import { ownValue } from "./own-value.js";
import { LOWEST_PRICE_FIELD, type ProductSorting, type ProductsOptions } from "./product-search.js";

/** Product list parameters in a URL. */
export interface CatalogParams
  extends Pick<
    ProductsOptions,
    "search" | "categoryId" | "price" | "choices" | "brands" | "inStock" | "sort"
  > {
  /** Number of pages to show, from 1. */
  page: number;
}

/** Options of {@link readCatalogParams} and {@link writeCatalogParams}. */
export interface CatalogParamsOptions {
  /**
   * The shop's categories, for category slugs in the URL. Default: the URL contains category ids.
   */
  categories?: readonly { readonly id: string; readonly slug?: string | null }[] | undefined;
}

/** Short names of sort fields. */
const SORT_FIELDS: Readonly<Record<string, string>> = {
  price: LOWEST_PRICE_FIELD,
  created: "createdDate",
};

const OPTION_PREFIX = "option.";

const sortName = (field: string) =>
  Object.keys(SORT_FIELDS).find((name) => SORT_FIELDS[name] === field) ?? field;

const writeSort = (sort: readonly ProductSorting[]) =>
  sort
    .filter(({ fieldName }) => fieldName)
    .map(({ fieldName = "", order }) => (order === "DESC" ? "-" : "") + sortName(fieldName))
    .join(",");

const readSort = (text: string): ProductSorting[] =>
  text.split(",").flatMap((part) => {
    const name = part.replace(/^-/, "");
    // The platform rejects fields that it cannot sort by.
    const fieldName = (ownValue(SORT_FIELDS, name) ?? name) as ProductSorting["fieldName"] | "";
    return fieldName ? [{ fieldName, order: part.startsWith("-") ? "DESC" : "ASC" }] : [];
  });

function readNumber(text: string | null, minimum: number): number | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(number) && number >= minimum ? number : undefined;
}

const distinctTexts = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];

function readChoices(params: URLSearchParams): Record<string, string[]> {
  const names = distinctTexts([...params.keys()]).filter((name) => name.startsWith(OPTION_PREFIX));
  return Object.fromEntries(
    names
      .map(
        (name) => [name.slice(OPTION_PREFIX.length), distinctTexts(params.getAll(name))] as const,
      )
      .filter(([option, values]) => option && values.length > 0),
  );
}

/**
 * Reads a product list's parameters from a URL, such as
 * `?q=wool&category=knitwear&min=20&max=80&option.Color=Navy&brand=Alder&stock=in&sort=-price&page=2`.
 * Unknown and invalid parameters are ignored.
 *
 * @returns The number of pages, and options for `useProducts`, `productsQuery` and
 * `productsInfiniteQuery`.
 * @example
 * ```tsx
 * import { useProducts } from "@portico/react";
 * import { readCatalogParams } from "@portico/react/format";
 *
 * const useList = (url: URL) => useProducts(readCatalogParams(url.searchParams));
 * ```
 */
export function readCatalogParams(
  params: URLSearchParams,
  { categories }: CatalogParamsOptions = {},
): CatalogParams {
  const search = params.get("q")?.trim();
  const category = params.get("category");
  const categoryId = categories?.find(({ slug }) => slug === category)?.id ?? category;
  const [min, max] = [readNumber(params.get("min"), 0), readNumber(params.get("max"), 0)];
  const choices = readChoices(params);
  const brands = distinctTexts(params.getAll("brand"));
  const sort = readSort(params.get("sort") ?? "");
  return {
    page: Math.trunc(readNumber(params.get("page"), 1) ?? 1),
    ...(search ? { search } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(min === undefined && max === undefined ? {} : { price: { min, max } }),
    ...(Object.keys(choices).length > 0 ? { choices } : {}),
    ...(brands.length > 0 ? { brands } : {}),
    ...(params.get("stock") === "in" ? { inStock: true } : {}),
    ...(sort.length > 0 ? { sort } : {}),
  };
}

/**
 * Writes a product list's parameters to a URL for {@link readCatalogParams}. Omits default values.
 *
 * @example
 * ```ts
 * import { writeCatalogParams } from "@portico/react/format";
 *
 * const address = `/shop?${writeCatalogParams({ search: "wool", inStock: true })}`;
 * ```
 */
export function writeCatalogParams(
  catalogParams: Partial<CatalogParams>,
  { categories }: CatalogParamsOptions = {},
): URLSearchParams {
  const { categoryId, price, choices = {}, brands = [], sort = [], page = 1 } = catalogParams;
  const slug = categories?.find(({ id }) => id === categoryId)?.slug;
  const entries: (readonly [string, string | number | undefined])[] = [
    ["q", catalogParams.search?.trim()],
    ["category", slug ?? categoryId],
    ["min", price?.min],
    ["max", price?.max],
    ...Object.entries(choices).flatMap(([option, names]) =>
      distinctTexts(names).map((name) => [OPTION_PREFIX + option, name] as const),
    ),
    ...distinctTexts(brands).map((brand) => ["brand", brand] as const),
    ["stock", catalogParams.inStock ? "in" : undefined],
    ["sort", writeSort(sort)],
    ["page", page > 1 ? page : undefined],
  ];
  const params = new URLSearchParams();
  for (const [name, value] of entries) {
    if (value !== undefined && value !== "") params.append(name, String(value));
  }
  return params;
}
