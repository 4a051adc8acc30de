// An import collects products. Submitting it creates or updates products by their handle.

import { fieldError, rejection } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { resource } from "../../resource/resource.js";
import { runBulk, runEach } from "../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { changeMembership } from "./category-tree.js";
import { checkV3Request } from "./lookup.js";
import { productWith } from "./product-index.js";
import { catalogSlice } from "./slice.js";
import type { ProductContent } from "./v3/write/content.js";
import { changeProduct, insertProduct, writeStock } from "./v3/write/save.js";

interface ImportedProduct {
  readonly product: ProductContent;
  /** Replaces the current categories of the product. */
  readonly categoryIds?: readonly string[];
}

export interface CatalogImport extends Entity {
  readonly id: string;
  readonly items: readonly ImportedProduct[];
  readonly submitted: boolean;
}

type ImportTools = Tools<CatalogImport>;

function getOpenImport(tools: ImportTools, id: unknown): CatalogImport {
  const catalogImport = tools.get(id);
  if (!catalogImport.submitted) return catalogImport;
  throw rejection("CATALOG_IMPORT_ALREADY_SUBMITTED", "The import has already been submitted");
}

function importItem(input: unknown): ImportedProduct {
  const { product, categoryIdsInfo } = objectOf(input);
  const content = objectOf(product) as ProductContent;
  if (!content.handle?.trim()) {
    throw fieldError("product.handle", "REQUIRED_FIELD", "must not be empty");
  }
  return {
    product: content,
    ...(!!categoryIdsInfo && {
      categoryIds: listOf(objectOf(categoryIdsInfo).categoryIds).map(String),
    }),
  };
}

export const catalogImports = resource<CatalogImport>("stores.catalogImportsV3", {
  checkRequest: checkV3Request,
  defaults: { items: [], submitted: false },
  view: () => ({ items: undefined as never, submitted: undefined as never }),
  custom: {
    addProductsToImport: (tools, request) => {
      const { id } = getOpenImport(tools, request.catalogImportId);
      return runBulk(tools, listOf(request.products), (input) => {
        const item = importItem(input);
        tools.edit(tools.get(id), (copy) => {
          Object.assign(copy, { items: [...copy.items, item] });
        });
        return {};
      });
    },
    submitCatalogImport: (tools, request) => {
      const catalogImport = getOpenImport(tools, request.catalogImportId);
      // The import skips products that cannot be written.
      runEach(tools, catalogImport.items, ({ product: content, categoryIds }) => {
        const catalog = tools.store(catalogSlice);
        const handle = content.handle?.trim() ?? "";
        const before = productWith(catalog, "handle", handle);
        const { id } = before
          ? changeProduct(tools, before, content)
          : insertProduct(tools, content, handle);
        writeStock(tools, [[id, content]], false);
        if (!categoryIds) return {};
        const targetIds = categoryIds.filter((categoryId) => categoryId !== catalog.allProductsId);
        for (const categoryId of catalog.products.get(id)?.categoryIds ?? []) {
          if (!targetIds.includes(categoryId)) changeMembership(tools, categoryId, id, false);
        }
        for (const categoryId of targetIds) changeMembership(tools, categoryId, id, true);
        return {};
      });
      tools.edit(tools.get(catalogImport.id), (copy) => Object.assign(copy, { submitted: true }));
      return { jobId: tools.guid("job"), totalProductsCount: catalogImport.items.length };
    },
  },
});
