import type { UpdateProductRequest } from "@portico/stores/products";
import type { Context } from "../../../../kernel/context.js";
import type { Handlers } from "../../../../kernel/handler.js";
import { applicationError, fieldError } from "../../../../kernel/platform-error.js";
import type { Nullable, Sent } from "../../../../kernel/wire-request.js";
import type { Draft, Writable } from "../../../../store/collection.js";
import { compact } from "../../../../store/plain.js";
import type { Product } from "../../model.js";
import { brands, ribbons } from "../../named.js";
import { indexProduct, productWith } from "../../product-index.js";
import { catalogSlice, newProduct } from "../../slice.js";
import { v1Product } from "../product.js";
import { changeHandler, emitCatalogEvent, freeSlug, slugOf } from "./change.js";
import { setOptions } from "./options.js";
import { decimalOf, setBase, setSale, setV1Fields } from "./values.js";

export type ProductInput = Nullable<Sent<UpdateProductRequest["product"]>>;

const STORED_AS_SENT = [
  "productDimensions",
  "packageDimensions",
  "pricePerUnitData",
  "seoData",
] as const;

const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

export function requireNotNegative(field: string, value: number | null | undefined): void {
  if (value === undefined || value === null || value >= 0) return;
  throw fieldError(field, "MIN", "must be greater than or equal to 0", { threshold: 0 });
}

export function setBrandAndRibbon(
  context: Context,
  product: Writable<Product>,
  { brand, ribbon }: Pick<ProductInput, "brand" | "ribbon">,
): void {
  if (brand) product.brandId = brands.of(context).getOrMake("name", brand).id;
  else if (brand !== undefined) delete product.brandId;
  if (ribbon) product.ribbonId = ribbons.of(context).getOrMake("name", ribbon).id;
  else if (ribbon !== undefined) delete product.ribbonId;
}

function setDetails(context: Context, product: Writable<Product>, input: ProductInput): void {
  const { name, slug, visible, productType, description } = input;
  if (name) product.name = name;
  if (slug) {
    const other = productWith(context.store(catalogSlice), "slug", slug, product.id);
    if (other) {
      const data = { productId: other.id };
      const text = `The slug '${slug}' is already in use`;
      throw applicationError(409, "DUPLICATE_SLUG_ERROR", text, data);
    }
    product.slug = slug;
  }
  if (typeof visible === "boolean") product.visible = visible;
  if (productType === "physical" || productType === "digital") {
    product.productType = productType === "digital" ? "DIGITAL" : "PHYSICAL";
  }
  if (description !== undefined) {
    const html = description ?? "";
    product.description = html === "" ? [] : [textOfHtml(html)];
    setV1Fields(product, { description: html });
  }
  if (input.additionalInfoSections !== undefined) {
    setV1Fields(product, { infoSections: input.additionalInfoSections ?? [] });
  }
  const sentNames = STORED_AS_SENT.filter((field) => input[field] !== undefined);
  if (sentNames.length > 0) {
    const fields = sentNames.map((field) => [field, input[field] ?? undefined]);
    const sentFields = { ...product.v1?.sentFields, ...Object.fromEntries(fields) };
    setV1Fields(product, { sentFields: compact(sentFields) });
  }
}

function setValues(context: Context, product: Draft<Product>, input: ProductInput): void {
  const { currency } = context.site;
  const price = input.priceData?.price;
  const cost = input.costAndProfitData?.itemCost;
  const { weight, sku } = input;
  requireNotNegative("product.priceData.price", price);
  requireNotNegative("product.costAndProfitData.itemCost", cost);
  requireNotNegative("product.weight", weight);
  const change = {
    ...(typeof price === "number" && { price: decimalOf(price) }),
    ...(typeof cost === "number" && { cost: decimalOf(cost) }),
    ...(weight !== undefined && { weight: weight ?? 0 }),
    ...(sku !== undefined && { sku: sku ?? "" }),
  };
  if (Object.keys(change).length > 0) setBase(product, change, currency);
  if (input.discount !== undefined) setSale(product, input.discount, currency);
}

export function applyInput(context: Context, product: Draft<Product>, input: ProductInput): void {
  setDetails(context, product, input);
  setBrandAndRibbon(context, product, input);
  const { productOptions, manageVariants } = input;
  if (productOptions !== undefined || typeof manageVariants === "boolean") {
    const options = productOptions === null ? [] : productOptions;
    setOptions(context, product, options, manageVariants ?? undefined);
  }
  setValues(context, product, input);
}

export function createProduct(context: Context, input: ProductInput): Product {
  const catalog = context.store(catalogSlice);
  const name = input.name ?? "";
  const slug = freeSlug(slugOf(name), catalog.products.values());
  const stock = { inStock: true, preorder: false };
  const variant = { id: context.guid("variant"), sku: "", visible: true, choices: [], stock };
  const variants = [{ ...variant, price: "0" }];
  const base = newProduct(context) as Draft<Product>;
  const product: Draft<Product> = { ...base, name, slug, unmanaged: true, variants };
  applyInput(context, product, input);
  context.changes.put(catalog.products, product.id, product);
  indexProduct(catalog, product);
  if (!context.isObserved) return product;
  const { id: productId, priceData: price, ...view } = v1Product(context, product, true);
  const { visible, media, productPageUrl, brand } = view;
  emitCatalogEvent(context, "ProductCreated", {
    ...{ productId, name: view.name, price, visible, media, productPageUrl, slug: view.slug },
    brand,
    sku: "sku" in view ? view.sku : "",
    costAndProfitData: "costAndProfitData" in view ? view.costAndProfitData : undefined,
  });
  return product;
}

export function removeProduct(context: Context, { id }: Product): void {
  context.changes.drop(context.store(catalogSlice).products, id);
  emitCatalogEvent(context, "ProductDeleted", { productId: id });
}

export const productWrites: Handlers = {
  "stores.products.deleteProductOptions": changeHandler((draft, _request, context) =>
    setOptions(context, draft, [], undefined),
  ),
  "stores.products.removeBrand": changeHandler((draft, _request, context) =>
    setBrandAndRibbon(context, draft, { brand: null }),
  ),
  "stores.products.removeRibbon": changeHandler((draft, _request, context) =>
    setBrandAndRibbon(context, draft, { ribbon: null }),
  ),
};
