import type { Context } from "../../../../kernel/context.js";
import {
  type AnyHandlers,
  admin,
  type Handler,
  type Handlers,
  wrapHandlers,
} from "../../../../kernel/handler.js";
import type { Sent, WireRequest } from "../../../../kernel/wire-request.js";
import type { Draft, Recipe } from "../../../../store/collection.js";
import { freeName, latinSlug } from "../../../free-name.js";
import { productById, requireCatalog } from "../../lookup.js";
import type { Category, Product, Variant } from "../../model.js";
import { indexProduct } from "../../product-index.js";
import { catalogSlice, productStore } from "../../slice.js";
import { v1VariantId } from "../../unmanaged.js";
import { choiceNames, v1Product, v1Variant } from "../product.js";

const VERSION_FIELDS = { originatedFromVersion: "V1_CATALOG" } as const;

export const writeHandler = <Request = WireRequest>(
  run: Handler<Request>["run"],
): Handler<Request> => admin(run, { nulls: true });

export const requireV1 = (handlers: Handlers): AnyHandlers =>
  wrapHandlers(handlers as AnyHandlers, (run) => (request, context) => {
    requireCatalog(context, "V1_CATALOG");
    return run(request, context);
  });

export function emitCatalogEvent(
  context: Context,
  name: string,
  data: Record<string, unknown>,
): void {
  const eventType = `com.wix.ecommerce.catalog.api.v1.${name}`;
  context.emit({ eventType, data: { ...data, ...VERSION_FIELDS } });
}

export function differences(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
}

const COMPUTED_FIELDS = new Set(["lastUpdated", "variants", "price", "convertedPriceData"]);

function flatFields(context: Context, product: Product, variant: Variant): Record<string, unknown> {
  const { variant: data, stock } = v1Variant(context, product, variant, true);
  return { ...data, stock };
}

export function changeProduct(
  context: Context,
  product: Product,
  change: Recipe<Product>,
): Product {
  const { isObserved } = context;
  const before = isObserved ? v1Product(context, product, true) : {};
  const variantFieldsBefore = new Map(
    isObserved
      ? product.variants.map((variant) => [variant.id, flatFields(context, product, variant)])
      : [],
  );
  const next = productStore(context).update(product.id, change);
  indexProduct(context.store(catalogSlice), next);
  if (!isObserved) return next;
  const changedFields = differences(before, v1Product(context, next, true)).filter(
    (field) => !COMPUTED_FIELDS.has(field),
  );
  if (changedFields.length > 0) {
    emitCatalogEvent(context, "ProductChanged", { productId: next.id, changedFields });
  }
  const changedVariants = next.variants.flatMap((variant) => {
    const fields = differences(
      { ...variantFieldsBefore.get(variant.id) },
      flatFields(context, next, variant),
    );
    if (fields.length === 0) return [];
    const details = { variantId: v1VariantId(next, variant), choices: choiceNames(next, variant) };
    return { ...details, changedFields: fields, ...VERSION_FIELDS };
  });
  if (changedVariants.length > 0) {
    const data = { productId: next.id, variants: changedVariants };
    emitCatalogEvent(context, "VariantsChanged", data);
  }
  return next;
}

export const changeHandler = <Request extends { readonly id: string }>(
  change: (draft: Draft<Product>, request: Sent<Request>, context: Context) => void,
) =>
  writeHandler<Request>((request, context) => {
    const product = productById(context, request.id);
    changeProduct(context, product, (draft) => change(draft, request, context));
    return {};
  });

export function recategorize(
  context: Context,
  products: Iterable<Product>,
  { id }: Category,
  isMember: boolean,
): void {
  for (const product of products) {
    if (product.categoryIds.includes(id) === isMember) continue;
    const others = product.categoryIds.filter((categoryId) => categoryId !== id);
    changeProduct(context, product, (draft) => {
      draft.categoryIds = isMember ? [...others, id] : others;
    });
  }
}

export const slugOf = (name: string): string =>
  latinSlug(name.normalize("NFKD")).slice(0, 90) || "item";

export function freeSlug(base: string, others: Iterable<{ readonly slug: string }>): string {
  const usedSlugs = new Set([...others].map(({ slug }) => slug));
  return freeName(base, (slug) => usedSlugs.has(slug));
}
