import { siteSettings } from "../kernel/site.js";
import type { Seed } from "../kernel/state.js";
import type { SiteSettingsInput } from "../options/option-types.js";
import type { Catalog } from "../services/catalog/model.js";
import type { Member } from "../services/identity/model.js";
import { emptyCatalog, fashionCatalog, minimalCatalog, sizedCatalog } from "./build-catalog.js";

/** Names of the built-in seeds, or how many products a shop has. */
export type SeedName = "fashion" | "minimal" | "empty" | { readonly products: number };

function catalogOf(name: SeedName): Catalog {
  if (typeof name === "object") return sizedCatalog(name.products);
  if (name === "fashion") return fashionCatalog();
  return name === "minimal" ? minimalCatalog() : emptyCatalog();
}

/**
 * A built-in seed.
 *
 * @param name `fashion` (48 products), `minimal` (3 products), `empty` (the "All products" category only), or a number of products
 * @param site settings that differ from the defaults
 * @param members people who already have an account
 */
export function seedNamed(
  name: SeedName,
  site: SiteSettingsInput = {},
  members: readonly Member[] = [],
): Seed {
  return { site: siteSettings.parse(site), catalog: catalogOf(name), members };
}
