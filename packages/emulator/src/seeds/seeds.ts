import type { Member } from "../identity/model.js";
import type { SiteSettingsInput } from "../runtime/option-types.js";
import { siteSettings } from "../state/site.js";
import type { Seed } from "../state/state.js";
import { emptyCatalog, fashionCatalog, minimalCatalog } from "./build-catalog.js";

/** Names of the built-in seeds. */
export type SeedName = "fashion" | "minimal" | "empty";

/**
 * A built-in seed.
 *
 * @param name `fashion` (48 products), `minimal` (3 products) or `empty` (the "All products" category only)
 * @param site settings that differ from the defaults
 * @param members people who already have an account
 */
export function seedNamed(
  name: SeedName,
  site: SiteSettingsInput = {},
  members: readonly Member[] = [],
): Seed {
  const catalog =
    name === "fashion" ? fashionCatalog() : name === "minimal" ? minimalCatalog() : emptyCatalog();
  return { site: siteSettings.parse(site), catalog, members };
}
