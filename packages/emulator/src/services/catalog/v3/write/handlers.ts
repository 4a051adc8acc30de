import type { Context } from "../../../../kernel/context.js";
import type { Handlers } from "../../../../kernel/handler.js";
import { ruleError } from "../../../../kernel/platform-error.js";
import type { WireRequest } from "../../../../kernel/wire-request.js";
import { pathsOf } from "../../../../resource/merge.js";
import { eachOf, totalsOf } from "../../../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../../../resource/verbs/verb.js";
import type { Product } from "../../model.js";
import { catalogSlice } from "../../slice.js";
import type { ProductContent } from "./content.js";
import { merchantCall, productResponse } from "./merchant-call.js";
import { checkSize } from "./request-size.js";
import { changeProduct, insertProduct, productAt, removeProduct } from "./save.js";
import { stockResults, wishesOf } from "./with-stock.js";

function update(context: Context, content: ProductContent, mask: unknown): Product {
  const before = productAt(context, content.id, content.revision);
  const { brand, options, variantsInfo } = content;
  if (variantsInfo?.variants && !options && before.options.length > 0) {
    const rule = "MISSING_OPTIONS_ON_UPDATE_VARIANTS";
    throw ruleError("product.options", rule, "are needed to change the variants");
  }
  // Only creating a product can create its brand.
  if (brand?.name && !brand.id) {
    throw ruleError("product.brand.id", "BRAND_MISSING_ID", "is needed to change the brand");
  }
  return changeProduct(context, before, content, pathsOf(mask));
}

const contentIn = (item: unknown) => objectOf(objectOf(item).product ?? item) as ProductContent;

function bulk(
  context: Context,
  request: WireRequest,
  work: (content: ProductContent, mask: unknown) => Product,
) {
  const made = new Map<string, { readonly content: ProductContent }>();
  const items = listOf(request.products);
  checkSize(context, items.map(contentIn));
  const done = eachOf(context, items, (item) => {
    const content = contentIn(item);
    const { id } = work(content, objectOf(item).fieldMask);
    made.set(id, { content });
    return { id, entity: { id } };
  });
  const { products } = context.store(catalogSlice);
  const productOf = (id: unknown) => products.get(String(id)) as Product;
  const answer = () => ({
    results: done.map(({ metadata, entity }) => ({
      itemMetadata: metadata,
      ...(request.returnEntity === true && entity
        ? { item: productResponse(context, request, productOf(entity.id)) }
        : {}),
    })),
    bulkActionMetadata: totalsOf(done),
  });
  const wishes = () => [...made].flatMap(([id, { content }]) => wishesOf(productOf(id), content));
  return { answer, wishes };
}

function withStock(context: Context, request: WireRequest, work: Parameters<typeof bulk>[2]) {
  const { answer, wishes } = bulk(context, request, work);
  const inventoryResults = stockResults(context, wishes(), request.returnEntity === true);
  return { productResults: answer(), inventoryResults };
}

function single(context: Context, request: WireRequest, product: Product) {
  const content = objectOf(request.product) as ProductContent;
  const inventoryResults = stockResults(
    context,
    wishesOf(product, content),
    request.returnEntity === true,
  );
  const stored = context.store(catalogSlice).products.get(product.id) ?? product;
  return { product: productResponse(context, request, stored), inventoryResults };
}

function checkNamedOnce(ids: readonly unknown[], field: string): void {
  if (new Set(ids).size === ids.length) return;
  throw ruleError(field, "DUPLICATE_PRODUCT_IDS_REQUEST", "must not name a product twice");
}

function changes(request: WireRequest): WireRequest {
  const ids = listOf(request.products).map((item) => contentIn(item).id);
  checkNamedOnce(ids, "products");
  return request;
}

const contentOf = (request: WireRequest) => objectOf(request.product) as ProductContent;
const maskOf = (request: WireRequest) => request.fieldMask;

export const productWriteHandlers: Handlers = {
  "stores.productsV3.createProduct": merchantCall((request, context) => ({
    product: productResponse(context, request, insertProduct(context, contentOf(request))),
  })),

  "stores.productsV3.createProductWithInventory": merchantCall((request, context) =>
    single(context, request, insertProduct(context, contentOf(request))),
  ),

  "stores.productsV3.updateProduct": merchantCall((request, context) => ({
    product: productResponse(
      context,
      request,
      update(context, contentOf(request), maskOf(request)),
    ),
  })),

  "stores.productsV3.updateProductWithInventory": merchantCall((request, context) =>
    single(context, request, update(context, contentOf(request), maskOf(request))),
  ),

  "stores.productsV3.bulkCreateProducts": merchantCall((request, context) =>
    bulk(context, request, (content) => insertProduct(context, content)).answer(),
  ),

  "stores.productsV3.bulkUpdateProducts": merchantCall((request, context) =>
    bulk(context, changes(request), (content, mask) => update(context, content, mask)).answer(),
  ),

  "stores.productsV3.bulkCreateProductsWithInventory": merchantCall((request, context) =>
    withStock(context, request, (content) => insertProduct(context, content)),
  ),

  "stores.productsV3.bulkUpdateProductsWithInventory": merchantCall((request, context) =>
    withStock(context, changes(request), (content, mask) => update(context, content, mask)),
  ),

  "stores.productsV3.deleteProduct": merchantCall((request, context) => {
    removeProduct(context, productAt(context, request.productId));
    return {};
  }),

  "stores.productsV3.bulkDeleteProducts": merchantCall((request, context) => {
    const ids = listOf(request.productIds);
    checkNamedOnce(ids, "productIds");
    const done = eachOf(context, ids, (id) => {
      removeProduct(context, productAt(context, id));
      return { id };
    });
    return {
      results: done.map(({ metadata }) => ({ itemMetadata: metadata })),
      bulkActionMetadata: totalsOf(done),
    };
  }),
};
