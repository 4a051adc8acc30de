import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { permissionDenied, ruleError } from "../../../kernel/platform-error.js";
import type { Fields, Operator } from "../../../query/fields.js";
import type { Entity, Tools } from "../../../resource/declaration.js";
import { pathsOf } from "../../../resource/merge.js";
import { queryFields } from "../../../resource/query-fields.js";
import { resource } from "../../../resource/resource.js";
import { bulkResults, runEach } from "../../../resource/verbs/bulk.js";
import { fieldNames, listOf, objectOf } from "../../../resource/verbs/verb.js";
import { checkRevision, checkV3Request, findBySlug, findProduct } from "../lookup.js";
import { type Product, STORES_TREE } from "../model.js";
import { deriveFromProducts, serialize } from "../product-cache.js";
import { catalogSlice } from "../slice.js";
import { v3Product } from "./product.js";
import { productSource, requestedFields, searchSource } from "./source.js";
import { bulkOperations } from "./write/bulk-changes.js";
import { checkSize } from "./write/check-content.js";
import type { ProductContent } from "./write/content.js";
import {
  changeProduct,
  insertProduct,
  removeProduct,
  replaceProduct,
  writeStock,
} from "./write/save.js";

type ProductTools = Tools<Product>;

const PRODUCT_FIELDS = /* @__PURE__ */ queryFields("stores.productsV3.queryProducts");
const EQUALITY: readonly Operator[] = ["$eq", "$ne", "$exists", "$in"];
const COMPARISONS: readonly Operator[] = [...EQUALITY, "$lt", "$lte", "$gt", "$gte"];

/** The platform's documentation lists the supported operators for each field. */
const OPERATORS: Readonly<Record<string, readonly Operator[]>> = {
  id: [...EQUALITY, "$startsWith"],
  handle: [...EQUALITY, "$startsWith"],
  slug: [...EQUALITY, "$startsWith"],
  visible: EQUALITY,
  createdDate: COMPARISONS,
  updatedDate: COMPARISONS,
};
const QUERY_FIELDS: Fields = /* @__PURE__ */ Object.fromEntries(
  Object.entries(PRODUCT_FIELDS).map(([name, field]) => [
    name,
    { ...field, operators: OPERATORS[name] ?? field.operators },
  ]),
);

const contentIn = (item: unknown): ProductContent => objectOf(objectOf(item).product ?? item);

function rejectDuplicateIds(ids: readonly unknown[], field: string): void {
  if (new Set(ids).size === ids.length) return;
  throw ruleError(field, "DUPLICATE_PRODUCT_IDS_REQUEST", "must not contain a product twice");
}

function checkRequest(tools: Context, request: Entity): void {
  const name = tools.operation.slice("stores.productsV3.".length);
  checkV3Request(tools, request);
  if (request.returnNonVisibleProducts && !isAdmin(tools)) {
    const code = "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS";
    throw permissionDenied("Only merchants can read hidden products", code);
  }
  if (name === "bulkDeleteProducts") rejectDuplicateIds(listOf(request.productIds), "productIds");
  if (!/^bulk(Create|Update)Products(WithInventory)?$/.test(name)) return;
  const contents = listOf(request.products).map(contentIn);
  if (name.startsWith("bulkUpdate")) {
    const ids = contents.map(({ id }) => id);
    rejectDuplicateIds(ids, "products");
  }
  checkSize(tools, contents);
}

function checkUpdate({ brand, options, variantsInfo }: ProductContent, before: Product): void {
  if (variantsInfo?.variants && !options && before.options.length > 0) {
    const rule = "MISSING_OPTIONS_ON_UPDATE_VARIANTS";
    throw ruleError("product.options", rule, "are needed to change the variants");
  }
  // An update by id cannot create a brand.
  if (brand?.name && !brand.id) {
    throw ruleError("product.brand.id", "BRAND_MISSING_ID", "is needed to change the brand");
  }
}

type WriteProduct = (tools: ProductTools, content: ProductContent, mask: unknown) => Product;

const createProduct: WriteProduct = (tools, content) => tools.make(content);
const updateProduct: WriteProduct = (tools, content, mask) =>
  tools.revise(tools.get(content.id), content, mask);

const withInventory = (write: WriteProduct) => (tools: ProductTools, request: Entity) => {
  const content = contentIn(request);
  const { id } = write(tools, content, request.fieldMask);
  const inventoryResults = writeStock(tools, [[id, content]], request.returnEntity === true);
  return { product: tools.view(tools.get(id), fieldNames(request)), inventoryResults };
};

const bulkWithInventory = (write: WriteProduct) => (tools: ProductTools, request: Entity) => {
  const contents = new Map<string, ProductContent>();
  const returnsEntities = request.returnEntity === true;
  const results = runEach(tools, listOf(request.products), (item) => {
    const content = contentIn(item);
    const { id } = write(tools, content, objectOf(item).fieldMask);
    contents.set(id, content);
    return { id, entity: { id } };
  });
  const inventoryResults = writeStock(tools, contents, returnsEntities);
  const productResults = bulkResults(
    results,
    ({ id }) => returnsEntities && { item: tools.view(tools.get(id), fieldNames(request)) },
  );
  return { productResults, inventoryResults };
};

export const products = resource<Product>("stores.productsV3", {
  access: { read: "anyone", write: "admin" },
  accessOf: { getAllProductsCategory: "anyone" },
  checkRequest,
  tools: (tools) => ({
    find: (id) => findProduct(tools, String(id)),
    findBy: (_field, slug) => findBySlug(tools, String(slug)),
    make: (content) => insertProduct(tools, objectOf(content)),
    revise: (before, input, mask) => {
      const content: ProductContent = objectOf(input);
      checkRevision("product", content.revision, before.revision);
      if (!tools.operation.endsWith("ByFilter")) checkUpdate(content, before);
      return changeProduct(tools, before, content, pathsOf(mask));
    },
    edit: (before, change) => {
      const next = { ...before };
      change(next);
      return replaceProduct(tools, before, next);
    },
    remove: (product) => removeProduct(tools, product),
    view: (product, fields = []) => {
      const view = { fields: requestedFields(tools, fields), variants: true };
      return v3Product(tools, product, view) as Entity as Product;
    },
  }),
  source: (tools, { returnNonVisibleProducts }) => {
    // Queries accept an empty filter, unlike searches.
    if (tools.operation.endsWith(".queryProducts")) {
      return { ...productSource(tools), fields: QUERY_FIELDS };
    }
    const all = searchSource(tools);
    const isCount = tools.operation.endsWith(".countProducts");
    if (!isCount || !isAdmin(tools) || returnNonVisibleProducts === true) return all;
    const visibleItems = () => all.items.filter((product) => product.visible);
    return { ...all, items: deriveFromProducts(tools, "visible", visibleItems) };
  },
  list: (tools, items, requested) => {
    const fields = requestedFields(tools, requested);
    // Visitors never see `variantsInfo` in lists.
    const view = { fields, variants: isAdmin(tools) };
    return serialize(tools, `v3 ${[...fields].sort().join()}`, items, (product) =>
      v3Product(tools, product, view),
    );
  },
  custom: {
    getAllProductsCategory: (tools) => ({
      categoryId: tools.store(catalogSlice).allProductsId,
      treeReference: STORES_TREE,
    }),
    createProductWithInventory: withInventory(createProduct),
    updateProductWithInventory: withInventory(updateProduct),
    bulkCreateProductsWithInventory: bulkWithInventory(createProduct),
    bulkUpdateProductsWithInventory: bulkWithInventory(updateProduct),
    ...bulkOperations,
  },
});
