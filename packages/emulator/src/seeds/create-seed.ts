import { z } from "zod/v4";
import { memberSeed } from "../options/member-seed.js";
import { optionError } from "../options/option-error.js";
import {
  brandOrRibbon,
  categorySeed,
  infoSectionSeed,
  productSeed,
  seedData,
  toJson,
} from "../options/seed-schema.js";
import type {
  ApiProduct,
  CategoryInput,
  InfoSectionInput,
  NamedInput,
  ProductInput,
  SeedData,
} from "../options/seed-types.js";
import type { CouponInput, MemberSeedInput, SiteSettingsInput } from "../options/site-types.js";
import { siteSettings } from "../site/settings.js";

function checkedInput<T>(schema: z.ZodType, label: string, input: unknown): T {
  const value = toJson(input);
  const { error } = schema.safeParse(value);
  if (!error) return value as T;
  throw optionError("INVALID_EMULATOR_OPTION", `${label}: ${z.prettifyError(error)}`, error);
}

function labelOf(kind: string, input: unknown): string {
  const { name, email, code } = (input ?? {}) as Record<string, unknown>;
  const label = name ?? email ?? code;
  return typeof label === "string" ? `${kind} "${label}"` : kind;
}

/**
 * Builder for the seed of an emulator. Create it with {@link createSeed}. Methods throw a TypeError
 * with code `INVALID_EMULATOR_OPTION` if their argument is invalid. `createEmulator` checks
 * references between entries, such as the categories of a product.
 */
export class Seed {
  readonly #data: Required<Omit<SeedData, "members">> & Pick<SeedData, "members">;

  /** Creates a builder, like {@link createSeed}. */
  constructor(data: SeedData = {}) {
    const lists = { categories: [], brands: [], ribbons: [], infoSections: [], products: [] };
    this.#data = { site: {}, ...lists, ...checkedInput<SeedData>(seedData, "Seed", data) };
  }

  /** Sets site settings. Earlier settings remain unless the new settings replace them. */
  site(settings: SiteSettingsInput): this {
    const addedSettings = checkedInput<SiteSettingsInput>(siteSettings, "Site", settings);
    this.#data.site = { ...this.#data.site, ...addedSettings };
    return this;
  }

  /** Adds a category. Products refer to it by name, slug or id. */
  category(category: CategoryInput): this {
    this.#data.categories.push(checkedInput(categorySeed, labelOf("Category", category), category));
    return this;
  }

  /** Adds a brand. Necessary only for brands without products. */
  brand(brand: NamedInput): this {
    this.#data.brands.push(checkedInput(brandOrRibbon, labelOf("Brand", brand), brand));
    return this;
  }

  /** Adds a ribbon. Necessary only for ribbons without products. */
  ribbon(ribbon: NamedInput): this {
    this.#data.ribbons.push(checkedInput(brandOrRibbon, labelOf("Ribbon", ribbon), ribbon));
    return this;
  }

  /** Adds an info section. Products refer to a section by its `uniqueName`. */
  infoSection(section: InfoSectionInput): this {
    this.#data.infoSections.push(checkedInput(infoSectionSeed, "Info section", section));
    return this;
  }

  /**
   * Adds a product, either in the short format or in the format of v3 API responses.
   * @example
   * ```ts
   * import { createSeed } from "@portico/emulator";
   *
   * const seed = createSeed()
   *   .product({ name: "Mug", price: "12.50", stock: 3 })
   *   .product({
   *     name: "Tee",
   *     price: "24",
   *     options: { Size: ["S", "M"], Color: { Sky: "#a9c3d6", Rust: "#b5532f" } },
   *     variants: [{ choices: { Size: "M", Color: "Rust" }, price: "26", stock: 0 }],
   *   });
   * ```
   */
  product(product: ProductInput | ApiProduct): this {
    this.#data.products.push(checkedInput(productSeed, labelOf("Product", product), product));
    return this;
  }

  /** Adds a member. The first member you add replaces the default member `ada@example.com`. */
  member(member: MemberSeedInput): this {
    const newMember = checkedInput<MemberSeedInput>(memberSeed, labelOf("Member", member), member);
    this.#data.members = [...(this.#data.members ?? []), newMember];
    return this;
  }

  /** Adds a coupon. The first coupon you add replaces the default coupons. */
  coupon(coupon: CouponInput): this {
    const { coupons = [] } = this.#data.site;
    const all = { coupons: [coupon] };
    checkedInput(siteSettings.pick({ coupons: true }), labelOf("Coupon", coupon), all);
    this.#data.site = { ...this.#data.site, coupons: [...coupons, coupon] };
    return this;
  }

  /** Returns the seed as plain data that you can save as a JSON file. */
  toJSON(): SeedData {
    return structuredClone(this.#data);
  }
}

/**
 * Creates a builder for your own shop. Pass it to `createEmulator` as `seed`. The same calls always
 * generate the same ids.
 *
 * @param data - Initial data: the content of a seed's JSON file, or the result of
 * `emulator.exportSeed()`. Default: an empty shop.
 * @returns The builder. Its methods return the builder, so you can chain them.
 * @throws TypeError if the data is invalid.
 * @example
 * ```ts
 * import { createEmulator, createSeed } from "@portico/emulator";
 *
 * const seed = createSeed()
 *   .site({ currency: "EUR" })
 *   .category({ name: "Shoes" })
 *   .product({ name: "Sneaker", price: "120", options: { Size: ["40", "41"] }, stock: 5, categories: ["Shoes"] })
 *   .member({ email: "grace@example.com", password: "cobol" })
 *   .coupon({ code: "TENTH", percentOff: 10 });
 * const emulator = createEmulator({ seed });
 * ```
 */
export function createSeed(data: SeedData = {}): Seed {
  return new Seed(data);
}
