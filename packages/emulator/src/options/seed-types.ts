import type { MemberSeedInput, SiteSettingsInput } from "./site-types.js";

export const SEED_NAMES = [
  "fashion",
  "digital",
  "sold-out",
  "preorder",
  "multi-currency",
  "large",
  "minimal",
  "empty",
] as const;

/** Name of a built-in shop. */
export type SeedName = (typeof SEED_NAMES)[number];

/**
 * Stock of a product or variant. A number is the number of units. A boolean states whether an
 * untracked item is in stock.
 */
export type StockInput =
  | number
  | boolean
  | {
      /** Number of units. Default: untracked. */
      quantity?: number;
      /** Whether buyers can buy the item. Default: true, unless `quantity` is 0. */
      inStock?: boolean;
      /** Whether buyers can preorder the item, in any quantity. Default: false. */
      preorder?: boolean;
    };

/** Fields that products and variants share. */
export interface PricedInput {
  /** Price as a decimal string, such as `"24.90"`. Default for variants: the product's price. */
  price?: string;
  /** Original price before a discount, as a decimal string. */
  compareAtPrice?: string;
  /** Cost to the merchant, as a decimal string. */
  cost?: string;
  /**
   * SKU of up to 40 characters. If a product has several variants, its SKU is the prefix of their
   * SKUs. Default: generated from the slug and the choices.
   */
  sku?: string;
  barcode?: string;
  /** Weight in the site's weight unit. */
  weight?: number;
  /** Stock of the item. Default: in stock and untracked, or the product's stock for variants. */
  stock?: StockInput;
  /** Whether buyers can see the item. Default: true. */
  visible?: boolean;
}

/** Variant of a product, with only the fields that differ from the product. */
export interface VariantSeed extends PricedInput {
  /** Id as a GUID. Default: generated from the product's slug and the choices. */
  id?: string;
  /** Name of one choice for each option, such as `{ Size: "M" }`. */
  choices: { [option: string]: string };
}

/** Brand or ribbon, as a name or as an object in the API's format. */
export type NamedInput = string | { id?: string; name: string };

interface StampsInput {
  /** Time of creation as an ISO date. */
  createdDate?: string;
  /** Time of the last update as an ISO date. */
  updatedDate?: string;
  /** Revision as a decimal string, such as `"1"`. */
  revision?: string;
}

/** Category of a seed. */
export interface CategoryInput extends StampsInput {
  /** Id as a GUID. Default: generated from the slug. */
  id?: string;
  name: string;
  /** Last part of the category's URL. Default: generated from the name. */
  slug?: string;
  description?: string;
  /** Whether buyers can see the category. Default: true. */
  visible?: boolean;
  /** Name, slug or id of the parent category. */
  parent?: string;
  /** Parent category in the API's format. */
  parentCategory?: { id?: string; index?: number };
  /** Motif of the sample image, as in {@link ProductInput}. */
  motif?: string;
  /** Image in the format that `exportSeed` returns. */
  image?: PictureInput;
}

/** Image of a product or category. */
export interface PictureInput {
  id?: string;
  /** Alternative text for screen readers. */
  altText?: string;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
  /** Name of a sample image, such as `"tee-navy"`. Default: an image of the motif. */
  sample?: string;
}

/** Info section that several products can share. */
export interface InfoSectionInput {
  /** Id as a GUID. Default: generated from `uniqueName`. */
  id?: string;
  /** Name of up to 40 characters that products refer to. */
  uniqueName: string;
  /** Title that buyers see. */
  title: string;
  /** Content of the section as plain text, or as HTML in the API's format. */
  plainDescription?: string;
}

/**
 * Product of a seed. Use either the short fields, such as `price`, `stock` and `options`, or the
 * fields of the v3 API. You can copy products from API responses that include `variantsInfo`.
 */
export interface ProductInput extends PricedInput, StampsInput {
  /** Id as a GUID. Default: generated from the slug. */
  id?: string;
  name: string;
  /** Last part of the product's URL. Default: generated from the name. */
  slug?: string;
  /** Type of the product. Default: `"PHYSICAL"`. */
  productType?: "PHYSICAL" | "DIGITAL";
  /** Description as one or more paragraphs, or as rich content in the API's format. */
  description?: string | string[] | { nodes?: unknown[] };
  /** Description as HTML in the API's format. `description` takes precedence. */
  plainDescription?: string;
  /**
   * Choices keyed by option name, with a color code for each color:
   * `{ Size: ["S", "M"], Color: { Sky: "#a9c3d6" } }`. Also accepts options in the API's format.
   */
  options?: { [option: string]: string[] | { [choice: string]: string } } | object[];
  /** Variants that differ from the product. */
  variants?: VariantSeed[];
  /** All variants in the API's format. */
  variantsInfo?: { variants?: object[] };
  /** Modifiers in the API's format. A modifier accepts free text or a choice. */
  modifiers?: object[];
  /** Names, slugs or ids of the product's categories. */
  categories?: string[];
  /** Id of the category that appears in breadcrumbs. */
  mainCategoryId?: string;
  /** Categories in the API's format, in addition to `categories`. */
  directCategoriesInfo?: { categories?: object[] };
  /** Brand of the product. The emulator creates missing brands. */
  brand?: NamedInput;
  /** Ribbon of the product, such as "Sale". The emulator creates missing ribbons. */
  ribbon?: NamedInput;
  /** Info sections, or `uniqueName` values from the seed. */
  infoSections?: (string | InfoSectionInput)[];
  /** Whether only members can buy the product. Default: false. */
  membersOnly?: boolean;
  /**
   * Motif of the sample images, such as `"tee"`, `"sneaker"`, `"bag"`, `"watch"` or `"card"`.
   * Default: derived from the product's name.
   */
  motif?: string;
  /** Images in the format that `exportSeed` returns. Default: sample images of the motif. */
  pictures?: PictureInput[];
}

/** Product in the format of v3 API responses, including `variantsInfo`. */
export interface ApiProduct {
  id?: string | null;
  name?: string | null;
  variantsInfo?: object | null;
  actualPriceRange?: object | null;
}

/** Shop as plain data, in the format that `createSeed` accepts and `exportSeed` returns. */
export interface SeedData {
  /** Settings of the site. */
  site?: SiteSettingsInput;
  categories?: CategoryInput[];
  /** Brands, including brands without products. */
  brands?: NamedInput[];
  /** Ribbons, including ribbons without products. */
  ribbons?: NamedInput[];
  /** Info sections that products refer to by `uniqueName`. */
  infoSections?: InfoSectionInput[];
  products?: ProductInput[];
  /** Members who can log in. Default: `ada@example.com` with the password `portico`. */
  members?: MemberSeedInput[];
}

/** Initial data: a built-in shop, a number of generated products, or your own shop. */
export type SeedInput = SeedName | { products: number } | SeedData | { toJSON(): SeedData };
