import type { Seed, Slice } from "../../kernel/slice.js";
import { type Catalog, copyCatalog, type SeedCatalog } from "./model.js";
import { withUnmanaged } from "./unmanaged.js";

/** A seed with products. */
export interface CatalogSeed extends Seed {
  readonly catalog: SeedCatalog;
}

/** The stored products and categories behind both catalog versions. */
export const catalogSlice: Slice<Catalog, CatalogSeed, "catalog"> = {
  name: "catalog",
  slice: ({ catalog, site }) => {
    const copy = copyCatalog(catalog);
    const { size } = copy.categories;
    for (const [place, category] of [...copy.categories.values()].entries())
      Object.assign(category, { created: place - size });
    return site.catalogVersion === "V1_CATALOG" ? withUnmanaged(copy) : copy;
  },
  copy: copyCatalog,
};
