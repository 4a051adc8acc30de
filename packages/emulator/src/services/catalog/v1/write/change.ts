// What every write of catalog v1 has in common: who may, which product, its events.

import type { Context } from "../../../../kernel/context.js";
import type { Handler } from "../../../../kernel/handler.js";
import { notFound } from "../../../../kernel/platform-error.js";
import { noteHolder } from "../../holders.js";
import { requireCatalog } from "../../lookup.js";
import type { Category, Product, Variant } from "../../model.js";
import { catalogSlice } from "../../slice.js";
import { choiceNames, v1Product, v1Variant } from "../product.js";
import { shownVariantId } from "../unmanaged.js";

const VERSION = { originatedFromVersion: "V1_CATALOG" } as const;

/** A call of merchants on a site with catalog v1. Its request was checked against the documents before. */
export function write<Request>(run: (request: Request, context: Context) => unknown): Handler {
  return {
    access: "admin",
    run: (request, context) => {
      requireCatalog(context, "V1_CATALOG");
      return run(request as Request, context);
    },
  };
}

/** A product by id, to be changed or not. */
export function productOf(context: Context, id: unknown): Product {
  const product = context.store(catalogSlice).products.get(String(id));
  if (!product) throw notFound("Product", "PRODUCT_NOT_FOUND");
  return product;
}

/** Sends an event of catalog v1. */
export function tell(context: Context, name: string, data: Record<string, unknown>): void {
  const eventType = `com.wix.ecommerce.catalog.api.v1.${name}`;
  context.emit({ eventType, data: { ...data, ...VERSION } });
}

/** The names of the fields by which two views differ. */
export function differences(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
}

const OF_THE_PLATFORM = new Set(["lastUpdated", "variants", "price", "convertedPriceData"]);

/** A variant as its changes are told: all of it in one object. */
function flat(context: Context, product: Product, variant: Variant): Record<string, unknown> {
  const { variant: data, stock } = v1Variant(context, product, variant, true);
  return { ...data, stock };
}

function tellVariants(context: Context, product: Product, before: Map<string, object>): void {
  const variants = product.variants.flatMap((variant) => {
    const known = before.get(variant.id);
    const changedFields = differences({ ...known }, flat(context, product, variant));
    if (changedFields.length === 0) return [];
    return {
      variantId: shownVariantId(product, variant),
      choices: choiceNames(product, variant),
      changedFields,
      ...VERSION,
    };
  });
  if (variants.length > 0) tell(context, "VariantsChanged", { productId: product.id, variants });
}

/** Changes a product: its revision and date are raised, what changed is told. */
export function changeProduct(
  context: Context,
  product: Product,
  change: (product: Product) => void,
): void {
  const { listened } = context;
  const before = listened ? v1Product(context, product, true) : {};
  const variants = new Map(
    listened ? product.variants.map((one) => [one.id, flat(context, product, one)]) : [],
  );
  change(context.changes.keep(product));
  product.revision += 1;
  product.updatedDate = context.iso;
  noteHolder(context.store(catalogSlice), product);
  if (!listened) return;
  const changedFields = differences(before, v1Product(context, product, true)).filter(
    (field) => !OF_THE_PLATFORM.has(field),
  );
  if (changedFields.length > 0) {
    tell(context, "ProductChanged", { productId: product.id, changedFields });
  }
  tellVariants(context, product, variants);
}

/** Puts products into a collection, or takes them out of it. */
export function recategorize(
  context: Context,
  products: Iterable<Product>,
  { id }: Category,
  inside: boolean,
): void {
  for (const product of products) {
    if (product.categoryIds.includes(id) === inside) continue;
    changeProduct(context, product, (kept) => {
      kept.categoryIds = inside
        ? [...kept.categoryIds, id]
        : kept.categoryIds.filter((one) => one !== id);
    });
  }
}

/** What is last in an address, made of a name. */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return slug.slice(0, 90) || "item";
}

/** A slug that nothing else has: the wanted one, or with a number after it. */
export function freeSlug(wanted: string, others: Iterable<{ readonly slug: string }>): string {
  const used = new Set([...others].map(({ slug }) => slug));
  let slug = wanted;
  for (let number = 1; used.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}
