import { checkedSeed } from "../options/seed-schema.js";
import type { SeedData, SeedInput, SeedName } from "../options/seed-types.js";
import type { MemberSeedInput, SiteSettingsInput } from "../options/site-types.js";
import { DEMO_MEMBER, memberOf } from "../services/accounts/members/member-seed.js";
import type { MemberSeed } from "../services/accounts/model/member.js";
import type { SeedCatalog } from "../services/catalog/model.js";
import type { CatalogSeed } from "../services/catalog/slice.js";
import { siteSettings } from "../site/settings.js";
import { compact } from "../store/plain.js";
import { fashionCatalog, minimalCatalog, sizedCatalog } from "./build-catalog.js";
import { catalogFrom } from "./build-shop.js";
import { digitalShop, multiCurrencyShop, withStock } from "./shops.js";

export interface ShopSeed extends CatalogSeed, MemberSeed {
  /** Members in the format of the `members` option, with passwords. */
  readonly memberInputs: readonly MemberSeedInput[];
}

const LARGE_SHOP_SIZE = 2000;

type Shop = Pick<SeedData, "site" | "members"> & { readonly catalog: SeedCatalog };

const shops: Readonly<Record<SeedName, () => Shop>> = {
  fashion: () => ({ catalog: fashionCatalog() }),
  minimal: () => ({ catalog: minimalCatalog() }),
  empty: () => shopOf({}),
  large: () => ({ catalog: sizedCatalog(LARGE_SHOP_SIZE) }),
  "sold-out": () => ({
    catalog: withStock(fashionCatalog(), () => ({ quantity: 0, inStock: false, preorder: false })),
  }),
  preorder: () => ({
    catalog: withStock(fashionCatalog(), ({ quantity }) =>
      quantity === undefined
        ? { inStock: true, preorder: false }
        : { quantity: 0, inStock: false, preorder: true },
    ),
  }),
  digital: () => shopOf(digitalShop()),
  "multi-currency": () => shopOf(multiCurrencyShop()),
};

function shopOf(input: SeedInput): Shop {
  const seed = checkedSeed(input);
  if (typeof seed === "string") return shops[seed]();
  if ("products" in seed) return { catalog: sizedCatalog(seed.products) };
  const { site, members } = seed.data;
  return { catalog: catalogFrom(seed.data), ...compact({ site, members }) };
}

/** @throws TypeError for invalid seeds, duplicates and references to missing entities */
export function resolveSeed(
  input: SeedInput,
  site: SiteSettingsInput = {},
  members?: readonly MemberSeedInput[],
): ShopSeed {
  const shop = shopOf(input);
  const memberInputs = members ?? shop.members ?? [DEMO_MEMBER];
  return {
    site: siteSettings.parse({ ...shop.site, ...site }),
    catalog: shop.catalog,
    members: memberInputs.map(memberOf),
    memberInputs,
  };
}
