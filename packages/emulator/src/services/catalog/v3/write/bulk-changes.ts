// The platform uses a background job for changes by filter. The emulator applies them immediately.

import type { Context } from "../../../../kernel/context.js";
import { type Amount, amount, fractionDigits } from "../../../../kernel/money.js";
import { notFound, rejection } from "../../../../kernel/platform-error.js";
import { type Conditions, select } from "../../../../query/run-query.js";
import type { Entity, Tools } from "../../../../resource/declaration.js";
import { pathsOf } from "../../../../resource/merge.js";
import { storedEntity } from "../../../../resource/resource.js";
import { runBulk } from "../../../../resource/verbs/bulk.js";
import { fieldNames, listOf, objectOf } from "../../../../resource/verbs/verb.js";
import { changeMembership } from "../../category-tree.js";
import { infoSections } from "../../info-sections.js";
import { checkRevision } from "../../lookup.js";
import type { Product, Variant } from "../../model.js";
import { searchSource } from "../source.js";
import { MAX_SECTIONS, maskedFields } from "./build.js";
import type { VariantContent } from "./content.js";
import { replaceProduct } from "./save.js";
import { changedVariant, checkPrices, checkUnique } from "./variants.js";

type ProductTools = Tools<Product>;
type Change = (tools: ProductTools, product: Product, request: Entity) => Product;

const changeFilteredProducts =
  (work: (...args: Parameters<Change>) => unknown) => (tools: ProductTools, request: Entity) => {
    const products = select(searchSource(tools), request as Conditions);
    for (const product of products) work(tools, product, request);
    return { jobId: tools.guid("job") };
  };

const changeEachProduct = (change: Change) => (tools: ProductTools, request: Entity) =>
  runBulk(
    tools,
    listOf(request.products ?? request.productIds),
    (item) => {
      const { productId = item, revision } = objectOf(item);
      const product = tools.get(productId);
      checkRevision("product", revision, product.revision);
      return { id: product.id, entity: change(tools, product, request) };
    },
    (product) =>
      request.returnEntity === true && { item: tools.view(product, fieldNames(request)) },
  );

const addSections: Change = (tools, product, request) => {
  const ids = listOf(request.infoSectionIds).map(String);
  if (!ids.every((id) => storedEntity(tools, infoSections, id))) {
    throw notFound("Info section", "INFO_SECTION_NOT_FOUND");
  }
  const infoSectionIds = [...new Set([...product.infoSectionIds, ...ids])];
  if (infoSectionIds.length > MAX_SECTIONS) {
    const text = `A product can have at most ${MAX_SECTIONS} info sections`;
    throw rejection("TOO_MANY_INFO_SECTIONS_ERROR", text, { productId: product.id });
  }
  return replaceProduct(tools, product, { ...product, infoSectionIds });
};

const removeSections: Change = (tools, product, request) => {
  const removedIds = listOf(request.infoSectionIds);
  const infoSectionIds = product.infoSectionIds.filter((id) => !removedIds.includes(id));
  return replaceProduct(tools, product, { ...product, infoSectionIds });
};

const VARIANT_FIELDS: ReadonlySet<string> = /* @__PURE__ */ new Set<keyof VariantContent>([
  "visible",
  "sku",
  "barcode",
  "price",
  "revenueDetails",
  "physicalProperties",
]);

const updateVariants: Change = (tools, product, { variant, fieldMask }) => {
  const content = objectOf(variant);
  const mask = pathsOf(fieldMask);
  const maskFields = mask && maskedFields(mask, content, VARIANT_FIELDS);
  const fields = Object.entries(content).filter(([field]) => !maskFields || maskFields.has(field));
  const input = Object.fromEntries(fields);
  const variants = product.variants.map((existing) => changedVariant(existing, input));
  const next = { ...product, variants };
  checkUnique(tools, next, product);
  return replaceProduct(tools, product, next);
};

const MAX_PRICE = 999_999_999.99;

function roundPrice(context: Context, value: Amount, rounding: unknown): Amount {
  const halfUp = 1;
  if (rounding === "NEAREST_WHOLE_NUMBER") return value.round(0, halfUp);
  if (rounding === "NO_ROUNDING") return value;
  return value.round(fractionDigits(context.site.currency), halfUp);
}

function adjust(value: Amount, by: unknown): Amount {
  const { amount: fixed, percentage } = objectOf(by);
  if (typeof fixed === "string" && fixed !== "") return value.plus(fixed);
  if (typeof percentage === "number") return value.times(100 + percentage).div(100);
  return value;
}

function validPrice(value: Amount, code: string): string {
  if (value.lt(0) || value.gt(MAX_PRICE)) throw rejection(code, "The resulting price is invalid");
  return value.toFixed();
}

function adjustedVariant(context: Context, variant: Variant, request: Entity): Variant {
  const { actualPrice, compareAtPrice, compareAtPriceDiscount, cost, rounding } = request;
  const round = (value: Amount) => roundPrice(context, value, rounding);
  const next = { ...variant };
  if (actualPrice) {
    const price = round(adjust(amount(variant.price), actualPrice));
    next.price = validPrice(price, "ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE");
  }
  if (compareAtPrice && variant.compareAtPrice !== undefined) {
    const price = round(adjust(amount(variant.compareAtPrice), compareAtPrice));
    next.compareAtPrice = validPrice(price, "ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE");
  }
  if (compareAtPriceDiscount) {
    // Without a compare-at price, the previous price becomes the compare-at price.
    const fullPrice = amount(next.compareAtPrice ?? next.price);
    const { amount: discount, percentage } = objectOf(compareAtPriceDiscount);
    const price = round(
      typeof percentage === "number"
        ? fullPrice.times(100 - percentage).div(100)
        : fullPrice.minus(typeof discount === "string" ? discount : 0),
    );
    next.compareAtPrice = fullPrice.toFixed();
    next.price = validPrice(price, "ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE");
  }
  if (cost && variant.cost !== undefined) {
    next.cost = validPrice(round(adjust(amount(variant.cost), cost)), "ADJUSTED_COST_OUT_OF_RANGE");
  }
  checkPrices(next);
  return next;
}

const adjustVariants: Change = (tools, product, request) => {
  const variants = product.variants.map((variant) => adjustedVariant(tools, variant, request));
  return replaceProduct(tools, product, { ...product, variants });
};

const changeCategoriesOfProducts = (isMember: boolean) =>
  changeFilteredProducts((tools, { id }, request) => {
    for (const categoryId of listOf(request.categoryIds))
      changeMembership(tools, String(categoryId), id, isMember);
  });

export const bulkOperations = {
  bulkUpdateProductVariantsByFilter: changeFilteredProducts(updateVariants),
  bulkAdjustProductVariantsByFilter: changeFilteredProducts(adjustVariants),
  bulkAddInfoSectionsToProductsByFilter: changeFilteredProducts(addSections),
  bulkAddInfoSectionsToProducts: changeEachProduct(addSections),
  bulkRemoveInfoSectionsFromProductsByFilter: changeFilteredProducts(removeSections),
  bulkRemoveInfoSectionsFromProducts: changeEachProduct(removeSections),
  bulkAddProductsToCategoriesByFilter: changeCategoriesOfProducts(true),
  bulkRemoveProductsFromCategoriesByFilter: changeCategoriesOfProducts(false),
};
