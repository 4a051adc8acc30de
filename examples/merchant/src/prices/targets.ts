import { type Client, filtersOf } from "@portico/core";
import { categories, productsV3 } from "@portico/stores";
import { z } from "zod";
import { amountCell, keyCell, optionalCell, textCell } from "../files/cells.ts";
import { problemText, readCsv } from "../files/read-csv.ts";
import { EXIT, Stop } from "../stop.ts";
import type { Change } from "./change.ts";

/** A product to change. `productId` is undefined if the shop has no product with the given key. */
export interface Target {
  row: number;
  key: string;
  productId: string | undefined;
  change: Change;
  /** If set, only the variant with this SKU is changed. */
  sku?: string;
}

/** Number of targets to process together. */
export const CHUNK_SIZE = 50;

const MAX_PROBLEMS = 20;

const priceRowSchema = z.object({
  key: keyCell,
  sku: optionalCell(textCell(40)),
  price: amountCell,
});

/** Yields the products that a price file lists. Checks the whole file before the first request. */
export async function* targetsOfFile(
  client: Client,
  path: string,
  delimiter: string,
): AsyncGenerator<Target[]> {
  await checkPrices(path, delimiter);
  let chunk: Target[] = [];
  for await (const parsedRow of readCsv(path, priceRowSchema, delimiter)) {
    if ("problems" in parsedRow) continue;
    const { row, value } = parsedRow;
    const change: Change = { kind: "set", to: value.price };
    const sku = value.sku === undefined ? {} : { sku: value.sku };
    chunk.push({ row, key: value.key, productId: undefined, change, ...sku });
    if (chunk.length < CHUNK_SIZE) continue;
    yield await withProductIds(client, chunk);
    chunk = [];
  }
  if (chunk.length > 0) yield await withProductIds(client, chunk);
}

/** Throws a `Stop` if the file has invalid, duplicate or no rows. */
async function checkPrices(path: string, delimiter: string): Promise<void> {
  const problems: string[] = [];
  const rowsByKey = new Map<string, number>();
  for await (const parsedRow of readCsv(path, priceRowSchema, delimiter)) {
    if ("problems" in parsedRow) {
      problems.push(...parsedRow.problems.map(problemText));
      continue;
    }
    const name = `${parsedRow.value.key} ${parsedRow.value.sku ?? ""}`.trim();
    const firstRow = rowsByKey.get(name);
    if (firstRow === undefined) rowsByKey.set(name, parsedRow.row);
    else problems.push(`row ${parsedRow.row}: "${name}" already has a price in row ${firstRow}`);
  }
  if (problems.length > 0) {
    const help = `Nothing was changed. Correct ${path} and run the command again.`;
    const firstProblems = problems.slice(0, MAX_PROBLEMS).join("\n");
    throw new Stop(`${firstProblems}\n${problems.length} mistakes. ${help}`, EXIT.input);
  }
  if (rowsByKey.size === 0) throw new Stop(`${path} has no rows.`, EXIT.input);
}

async function withProductIds(client: Client, targets: readonly Target[]): Promise<Target[]> {
  const keys = [...new Set(targets.map((target) => target.key))];
  const page = await client.use(productsV3).queryProducts().in("slug", keys).limit(100).find();
  const idsBySlug = new Map((await page.toArray()).map(({ slug, id }) => [slug, id]));
  return targets.map((target) => ({ ...target, productId: idsBySlug.get(target.key) }));
}

const productFilters = filtersOf(productsV3.searchProducts);
const CATEGORY_TREE = { appNamespace: "@wix/stores" };
const GUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the filter for a category and its subcategories. */
export async function filterOfCategory(client: Client, category: string) {
  const id = GUID_PATTERN.test(category) ? category : await categoryIdByName(client, category);
  return productFilters.filter.matchItems("allCategoriesInfo.categories", { id });
}

async function categoryIdByName(client: Client, name: string): Promise<string> {
  const options = { treeReference: CATEGORY_TREE, returnNonVisibleCategories: true };
  const page = await client.use(categories).queryCategories(options).eq("name", name).find();
  const [category, otherCategory] = page.items;
  if (category?.id && !otherCategory) return category.id;
  const problem = otherCategory ? "Several categories have" : "No category has";
  throw new Stop(`${problem} the name "${name}". Use the category's id.`, EXIT.input);
}

/** Yields the products that match a filter or, without a filter, all products. */
export async function* targetsOfFilter(
  client: Client,
  filter: Record<string, unknown> | undefined,
  change: Change,
): AsyncGenerator<Target[]> {
  let row = 0;
  const search = client.use(productsV3).searchProducts().limit(CHUNK_SIZE);
  for (
    let page = await (filter ? search.where(filter) : search).find();
    ;
    page = await page.next()
  ) {
    yield page.items.map(({ id, slug }) => {
      row += 1;
      return { row, key: slug ?? id, productId: id, change };
    });
    if (!page.hasNext()) return;
  }
}
