// The platform runs a job for these changes. The emulator makes them immediately.

import type { Context } from "../../../../kernel/context.js";
import type { Handler, Handlers } from "../../../../kernel/handler.js";
import type { WireRequest } from "../../../../kernel/wire-request.js";
import { pathsOf } from "../../../../resource/merge.js";
import { eachOf, tagged, totalsOf } from "../../../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../../../resource/verbs/verb.js";
import { infoSectionById } from "../../info-sections.js";
import { changeMembership } from "../../membership.js";
import type { Product } from "../../model.js";
import { tagsNeeded } from "../../tags.js";
import { filteredProducts } from "../source.js";
import { adjusted } from "./adjust.js";
import { maskedFields } from "./build.js";
import type { ProductContent, VariantContent } from "./content.js";
import { notFoundError, ruleError } from "./errors.js";
import { merchantCall, productResponse } from "./merchant-call.js";
import { MAX_SECTIONS } from "./references.js";
import { changeProduct, productAt, removeProduct, replaceProduct } from "./save.js";
import { changedVariant, checkUnique } from "./variants.js";

const byFilter = (
  work: (context: Context, product: Product, request: WireRequest) => unknown,
): Handler =>
  merchantCall((request, context) => {
    for (const product of filteredProducts(context, request)) work(context, product, request);
    return { jobId: context.guid("job") };
  });

const byId = (work: (context: Context, product: Product, request: WireRequest) => Product) =>
  merchantCall((request, context) => {
    const done = eachOf(context, listOf(request.products ?? request.productIds), (item) => {
      const { productId = item, revision } = objectOf(item);
      const product = work(context, productAt(context, productId, revision), request);
      return { id: product.id, entity: { product } };
    });
    return {
      results: done.map(({ metadata, entity }) => ({
        itemMetadata: metadata,
        ...(request.returnEntity === true && entity
          ? { item: productResponse(context, request, entity.product as Product) }
          : {}),
      })),
      bulkActionMetadata: totalsOf(done),
    };
  });

function withSections(context: Context, product: Product, request: WireRequest): Product {
  const ids = listOf(request.infoSectionIds).map(String);
  for (const id of ids) {
    if (!infoSectionById(context, id))
      throw notFoundError("INFO_SECTION_NOT_FOUND", "Info section not found");
  }
  const infoSectionIds = [...new Set([...product.infoSectionIds, ...ids])];
  if (infoSectionIds.length > MAX_SECTIONS) {
    const text = `A product can have at most ${MAX_SECTIONS} info sections`;
    throw ruleError("TOO_MANY_INFO_SECTIONS_ERROR", text, { productId: product.id });
  }
  return replaceProduct(context, product, { ...product, infoSectionIds });
}

function withoutSections(context: Context, product: Product, request: WireRequest): Product {
  const away = new Set(listOf(request.infoSectionIds));
  const infoSectionIds = product.infoSectionIds.filter((id) => !away.has(id));
  return replaceProduct(context, product, { ...product, infoSectionIds });
}

function retagged(context: Context, product: Product, request: WireRequest): Product {
  const { assignTags, unassignTags } = request;
  const tags = tagged(product.tags, assignTags, unassignTags);
  return replaceProduct(context, product, { ...product, tags });
}

const OF_VARIANTS: ReadonlySet<string> = /* @__PURE__ */ new Set<keyof VariantContent>([
  "visible",
  "sku",
  "barcode",
  "price",
  "revenueDetails",
  "physicalProperties",
]);

function variantContent({ variant, fieldMask }: WireRequest): VariantContent {
  const content = objectOf(variant);
  const mask = pathsOf(fieldMask);
  if (!mask) return content;
  const named = maskedFields(mask, content, OF_VARIANTS);
  return Object.fromEntries(Object.entries(content).filter(([field]) => named.has(field)));
}

function updateVariants(context: Context, product: Product, request: WireRequest): Product {
  const content = variantContent(request);
  const variants = product.variants.map((variant) => changedVariant(variant, content));
  const next = { ...product, variants };
  checkUnique(context, next, product);
  return replaceProduct(context, product, next);
}

function adjustVariants(context: Context, product: Product, request: WireRequest): Product {
  const variants = product.variants.map((variant) => adjusted(context, variant, request));
  return replaceProduct(context, product, { ...product, variants });
}

const handlers: Handlers = {
  "stores.productsV3.bulkUpdateProductsByFilter": byFilter((context, product, request) =>
    changeProduct(
      context,
      product,
      objectOf(request.product) as ProductContent,
      pathsOf(request.fieldMask),
    ),
  ),
  "stores.productsV3.bulkDeleteProductsByFilter": byFilter(removeProduct),
  "stores.productsV3.bulkUpdateProductVariantsByFilter": byFilter(updateVariants),
  "stores.productsV3.bulkAdjustProductVariantsByFilter": byFilter(adjustVariants),
  "stores.productsV3.bulkAddInfoSectionsToProductsByFilter": byFilter(withSections),
  "stores.productsV3.bulkAddInfoSectionsToProducts": byId(withSections),
  "stores.productsV3.bulkRemoveInfoSectionsFromProductsByFilter": byFilter(withoutSections),
  "stores.productsV3.bulkRemoveInfoSectionsFromProducts": byId(withoutSections),
  "stores.productsV3.bulkAddProductsToCategoriesByFilter": byFilter((context, { id }, request) => {
    for (const categoryId of listOf(request.categoryIds)) {
      changeMembership(context, String(categoryId), id, true);
    }
  }),
  "stores.productsV3.bulkRemoveProductsFromCategoriesByFilter": byFilter(
    (context, { id }, request) => {
      for (const categoryId of listOf(request.categoryIds)) {
        changeMembership(context, String(categoryId), id, false);
      }
    },
  ),
  "stores.productsV3.bulkUpdateProductTags": byId(retagged),
  "stores.productsV3.bulkUpdateProductTagsByFilter": byFilter(retagged),
};

export const { handlers: productFilterHandlers } = /* @__PURE__ */ tagsNeeded({ handlers });
