import type { Seed, Slice } from "../../kernel/slice.js";
import { type Catalog, copyCatalog } from "./model.js";
import { withUnmanaged } from "./v1/unmanaged.js";

/** A seed with products. */
export interface CatalogSeed extends Seed {
  readonly catalog: Catalog;
}

/** Products, categories, brands, ribbons, texts: one catalogue behind both versions of the interface. */
export const catalogSlice: Slice<Catalog, CatalogSeed, "catalog"> = {
  name: "catalog",
  slice: ({ catalog, site }) => {
    const copy = copyCatalog(catalog);
    return site.catalogVersion === "V1_CATALOG" ? withUnmanaged(copy) : copy;
  },
  copy: copyCatalog,
};
