import { PRICE_FIELD, type ProductSorting, type ProductsOptions } from "./product-search.js";

/** Parameters of a product list in a URL. */
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
  /** Categories of the shop, to use slugs in the URL. Without them, the URL contains ids. */
  categories?: readonly { readonly id: string; readonly slug?: string | null }[] | undefined;
}

/** Short names of sort fields. Other fields keep their names. */
const SORT_FIELDS: Readonly<Record<string, string>> = {
  price: PRICE_FIELD,
  created: "createdDate",
};

/** Prefix of option parameters, as in `option.Color=Navy`. */
const OPTION_PREFIX = "option.";

const sortName = (field: string) =>
  Object.keys(SORT_FIELDS).find((name) => SORT_FIELDS[name] === field) ?? field;

const writeSort = (sort: readonly ProductSorting[]) =>
  sort
    .flatMap(({ fieldName, order }) =>
      fieldName ? [`${order === "DESC" ? "-" : ""}${sortName(fieldName)}`] : [],
    )
    .join(",");

const readSort = (text: string): ProductSorting[] =>
  text.split(",").flatMap((part) => {
    const name = part.startsWith("-") ? part.slice(1) : part;
    // A URL can contain any field name. The platform rejects fields that it cannot sort by.
    const fieldName = (Object.hasOwn(SORT_FIELDS, name) ? SORT_FIELDS[name] : name) as
      | ProductSorting["fieldName"]
      | "";
    return fieldName ? [{ fieldName, order: part.startsWith("-") ? "DESC" : "ASC" }] : [];
  });

/** Parses a price or page number. Returns `undefined` for values below `minimum` and for text that is not a number. */
function readNumber(text: string | null, minimum: number): number | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(number) && number >= minimum ? number : undefined;
}

const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))];

function readChoices(params: URLSearchParams): Record<string, string[]> {
  const names = distinct(
    [...params.keys()].flatMap((name) =>
      name.startsWith(OPTION_PREFIX) ? [name.slice(OPTION_PREFIX.length)] : [],
    ),
  );
  return Object.fromEntries(
    names
      .map((name) => [name, distinct(params.getAll(OPTION_PREFIX + name))] as const)
      .filter(([, values]) => values.length > 0),
  );
}

/**
 * Reads the parameters of a product list from a URL, such as
 * `?q=wool&category=knitwear&min=20&max=80&option.Color=Navy&brand=Alder&stock=in&sort=-price&page=2`. Unknown and
 * invalid parameters are ignored.
 *
 * @returns Options of `productsQuery` and `productsInfiniteQuery`, and the page.
 * @example
 * ```tsx
 * import { useClient } from "@portico/react";
 * import { readCatalogParams } from "@portico/react/format";
 * import { productsQuery } from "@portico/react/queries";
 * import { useQuery } from "@tanstack/react-query";
 *
 * function Found({ url }: { url: URL }) {
 *   const { page, ...options } = readCatalogParams(url.searchParams);
 *   const { data } = useQuery(productsQuery(useClient(), { ...options, limit: page * 24 }));
 *   return <>{data?.products.length}</>;
 * }
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
  const brands = distinct(params.getAll("brand"));
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
 * Writes the parameters of a product list to a URL. It reverses {@link readCatalogParams} and omits default values.
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
  const entries: [string, string | number | undefined][] = [
    ["q", catalogParams.search?.trim()],
    ["category", slug ?? categoryId],
    ["min", price?.min],
    ["max", price?.max],
    ...Object.entries(choices).flatMap(([option, names]) =>
      distinct(names).map((name): [string, string] => [OPTION_PREFIX + option, name]),
    ),
    ...distinct(brands).map((brand): [string, string] => ["brand", brand]),
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
