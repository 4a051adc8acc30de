import { z } from "zod/v4";
import { memberSeed } from "../options/member-seed.js";
import {
  categorySeed,
  infoSectionSeed,
  plain,
  productSeed,
  seedData,
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

/** Validates an input and returns it as JSON data. */
function checked<T>(schema: z.ZodType, what: string, input: unknown): T {
  const value = plain(input);
  const { error } = schema.safeParse(value);
  if (!error) return value as T;
  throw new TypeError(`${what}: ${z.prettifyError(error)}`, { cause: error });
}

/** Returns the name of an entry for error messages. */
function called(kind: string, input: unknown): string {
  const { name, email, code } = (input ?? {}) as Record<string, unknown>;
  const own = name ?? email ?? code;
  return typeof own === "string" ? `${kind} "${own}"` : kind;
}

/**
 * Builder for a shop. Create it with {@link createSeed}. Each method validates its input;
 * references between entries, such as a product's categories, are resolved when an emulator is
 * created.
 */
export class Seed {
  readonly #data: Required<Omit<SeedData, "members">> & Pick<SeedData, "members">;

  /** Starts with the given data. */
  constructor(data: SeedData = {}) {
    const {
      site = {},
      categories = [],
      brands = [],
      ribbons = [],
      ...rest
    } = checked<SeedData>(seedData, "Seed", data);
    const { infoSections = [], products = [], members } = rest;
    this.#data = {
      site,
      categories,
      brands,
      ribbons,
      infoSections,
      products,
      ...(members === undefined ? {} : { members }),
    };
  }

  /**
   * Merges settings of the site.
   *
   * @throws TypeError if a setting is invalid.
   */
  site(settings: SiteSettingsInput): this {
    const added = checked<SiteSettingsInput>(siteSettings, "Site", settings);
    this.#data.site = { ...this.#data.site, ...added };
    return this;
  }

  /**
   * Adds a category. Products refer to it by name, slug or id.
   *
   * @throws TypeError if the category is invalid.
   */
  category(category: CategoryInput): this {
    this.#data.categories.push(checked(categorySeed, called("Category", category), category));
    return this;
  }

  /** Adds a brand. Brands that products name are added automatically. */
  brand(brand: NamedInput): this {
    this.#data.brands.push(brand);
    return this;
  }

  /** Adds a ribbon. Ribbons that products name are added automatically. */
  ribbon(ribbon: NamedInput): this {
    this.#data.ribbons.push(ribbon);
    return this;
  }

  /**
   * Adds an info section. Products refer to it by `uniqueName`.
   *
   * @throws TypeError if the section is invalid.
   */
  infoSection(section: InfoSectionInput): this {
    this.#data.infoSections.push(checked(infoSectionSeed, "Info section", section));
    return this;
  }

  /**
   * Adds a product, in the short format or in the format of v3 API responses.
   *
   * @throws TypeError if the product is invalid.
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
    this.#data.products.push(checked(productSeed, called("Product", product), product));
    return this;
  }

  /**
   * Adds a member. The first one replaces the default member ada@example.com.
   *
   * @throws TypeError if the member is invalid.
   */
  member(member: MemberSeedInput): this {
    const added = checked<MemberSeedInput>(memberSeed, called("Member", member), member);
    this.#data.members = [...(this.#data.members ?? []), added];
    return this;
  }

  /**
   * Adds a coupon. The first one replaces the default coupons.
   *
   * @throws TypeError if the coupon is invalid.
   */
  coupon(coupon: CouponInput): this {
    const { coupons = [] } = this.#data.site;
    const all = { coupons: [coupon] };
    checked(siteSettings.pick({ coupons: true }), called("Coupon", coupon), all);
    this.#data.site = { ...this.#data.site, coupons: [...coupons, coupon] };
    return this;
  }

  /** Returns the seed as plain data, for a JSON file. */
  toJSON(): SeedData {
    return structuredClone(this.#data);
  }
}

/**
 * Creates a builder for your own shop, for `createEmulator({ seed })`. The same calls always
 * generate the same ids.
 *
 * @param data - Data to start with: the content of a seed's JSON file, or the result of
 * `emulator.exportSeed()`.
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
