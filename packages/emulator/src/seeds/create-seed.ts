import { z } from "zod/v4";
import { siteSettings } from "../kernel/site.js";
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

/** The input as JSON has it, once it is checked. */
function checked<T>(schema: z.ZodType, what: string, input: unknown): T {
  const value = plain(input);
  const { error } = schema.safeParse(value);
  if (!error) return value as T;
  throw new TypeError(`${what}: ${z.prettifyError(error)}`, { cause: error });
}

/** What something is called in messages. */
function called(kind: string, input: unknown): string {
  const { name, email, code } = (input ?? {}) as Record<string, unknown>;
  const own = name ?? email ?? code;
  return typeof own === "string" ? `${kind} "${own}"` : kind;
}

/**
 * A shop of your own, put together step by step: see {@link createSeed}. Every step is checked at once; what refers to
 * something else (a product's categories, say) is looked up when an emulator is made of it.
 */
export class Seed {
  readonly #data: Required<Omit<SeedData, "members">> & Pick<SeedData, "members">;

  /** Begins with what is in a seed's data. */
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
   * Settings of the site, added to those before.
   *
   * @throws TypeError when they are not written correctly
   */
  site(settings: SiteSettingsInput): this {
    const added = checked<SiteSettingsInput>(siteSettings, "Site", settings);
    this.#data.site = { ...this.#data.site, ...added };
    return this;
  }

  /**
   * A category. Products name it by its name, slug or id.
   *
   * @throws TypeError when it is not written correctly
   */
  category(category: CategoryInput): this {
    this.#data.categories.push(checked(categorySeed, called("Category", category), category));
    return this;
  }

  /** A brand. Those that products name need not be listed. */
  brand(brand: NamedInput): this {
    this.#data.brands.push(brand);
    return this;
  }

  /** A ribbon. Those that products name need not be listed. */
  ribbon(ribbon: NamedInput): this {
    this.#data.ribbons.push(ribbon);
    return this;
  }

  /**
   * A text that products share, by its `uniqueName`.
   *
   * @throws TypeError when it is not written correctly
   */
  infoSection(section: InfoSectionInput): this {
    this.#data.infoSections.push(checked(infoSectionSeed, "Info section", section));
    return this;
  }

  /**
   * A product, written short or as the API answers it (V3, with `variantsInfo`).
   *
   * @throws TypeError when it is not written correctly
   * @example
   * ```ts
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
   * Somebody who has an account. Without any, it is ada@example.com with the password "portico".
   *
   * @throws TypeError when it is not written correctly
   */
  member(member: MemberSeedInput): this {
    const added = checked<MemberSeedInput>(memberSeed, called("Member", member), member);
    this.#data.members = [...(this.#data.members ?? []), added];
    return this;
  }

  /**
   * A coupon. The first one takes the place of the coupons that every site has by default.
   *
   * @throws TypeError when it is not written correctly
   */
  coupon(coupon: CouponInput): this {
    const { coupons = [] } = this.#data.site;
    const all = { coupons: [coupon] };
    checked(siteSettings.pick({ coupons: true }), called("Coupon", coupon), all);
    this.#data.site = { ...this.#data.site, coupons: [...coupons, coupon] };
    return this;
  }

  /** The seed as plain data, for a JSON file. */
  toJSON(): SeedData {
    return structuredClone(this.#data);
  }
}

/**
 * Begins a seed: a shop of your own, for `createEmulator({ seed })`. The same steps give the same ids, always.
 *
 * @param data what to begin with: the content of a seed's JSON file, or what `emulator.exportSeed()` answers
 * @throws TypeError when the data is not written correctly
 * @example
 * ```ts
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
