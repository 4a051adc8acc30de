import { siteSettings } from "../kernel/site.js";
import type { SiteSettingsInput } from "../options/option-types.js";
import type { SeedCatalog } from "../services/catalog/model.js";
import type { CatalogSeed } from "../services/catalog/slice.js";
import type { Member } from "../services/members/model.js";
import type { MemberSeed } from "../services/members/slice.js";

import { emptyCatalog, fashionCatalog, minimalCatalog, sizedCatalog } from "./build-catalog.js";

/** Names of the built-in seeds, or how many products a shop has. */
export type SeedName = "fashion" | "minimal" | "empty" | { readonly products: number };

function catalogOf(name: SeedName): SeedCatalog {
  if (typeof name === "object") return sizedCatalog(name.products);
  if (name === "fashion") return fashionCatalog();
  return name === "minimal" ? minimalCatalog() : emptyCatalog();
}

/** A shop as it is at the start. */
export interface ShopSeed extends CatalogSeed, MemberSeed {}

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
): ShopSeed {
  return { site: siteSettings.parse(site), catalog: catalogOf(name), members };
}
