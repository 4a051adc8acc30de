// Public types of seeds. The zod schemas in this folder validate the same at run time.
import type { MemberSeedInput, SiteSettingsInput } from "./site-types.js";

/** Name of a built-in seed. */
export type SeedName =
  | "fashion"
  | "digital"
  | "sold-out"
  | "preorder"
  | "multi-currency"
  | "large"
  | "minimal"
  | "empty";

/** Stock: a number of units, or `true` and `false` for in and out of stock without a quantity. */
export type StockInput =
  | number
  | boolean
  | {
      /** Number of units. Default: not tracked. */
      quantity?: number;
      inStock?: boolean;
      /** Whether it can be preordered, without a limit. */
      preorder?: boolean;
    };

/** Fields that products and variants share. */
export interface PricedInput {
  /** Decimal string, such as `"24.90"`. */
  price?: string;
  compareAtPrice?: string;
  cost?: string;
  sku?: string;
  barcode?: string;
  /** Weight in the site's weight unit. */
  weight?: number;
  /** Default: in stock, not tracked. */
  stock?: StockInput;
  visible?: boolean;
}

/** Variant with values that differ from its product. */
export interface VariantSeed extends PricedInput {
  id?: string;
  /** Choice name for every option, such as `{ Size: "M" }`. */
  choices: { [option: string]: string };
}

/** Name, or an entity in the API's format. */
export type NamedInput = string | { id?: string; name: string };

/** Category of a seed. */
export interface CategoryInput {
  id?: string;
  name: string;
  /** Default: derived from the name. */
  slug?: string;
  description?: string;
  visible?: boolean;
  /** Name, slug or id of the parent category. `parentCategory` is the API's format. */
  parent?: string;
  parentCategory?: { id?: string; index?: number };
  /** Motif of the image. See `motif` of {@link ProductInput}. */
  motif?: string;
  /** Image, as exported by `exportSeed`. */
  image?: PictureInput;
  createdDate?: string;
  updatedDate?: string;
  revision?: string;
}

/** Image of a seed. */
export interface PictureInput {
  id?: string;
  altText?: string;
  width?: number;
  height?: number;
  /** Name of a sample image, such as `"tee-navy"`. Default: an image of the product's motif. */
  sample?: string;
}

/** Info section, which several products can share. */
export interface InfoSectionInput {
  id?: string;
  uniqueName: string;
  title: string;
  /** Text, or HTML in the API's format. */
  plainDescription?: string;
}

/**
 * Product of a seed. Use the short fields (`price`, `stock`, `options` by name and so on), or the
 * fields of the v3 API. Products with `variantsInfo` can be copied from API responses.
 */
export interface ProductInput extends PricedInput {
  id?: string;
  name: string;
  /** Default: derived from the name. */
  slug?: string;
  /** Default: `"PHYSICAL"`. */
  productType?: "PHYSICAL" | "DIGITAL";
  /** Paragraphs, or rich content in the API's format. */
  description?: string | string[] | { nodes?: unknown[] };
  /** HTML in the API's format. `description` takes precedence. */
  plainDescription?: string;
  /**
   * Choices by option name, with color codes for colors: `{ Size: ["S", "M"], Color: { Sky:
   * "#a9c3d6" } }`. Or the API's format.
   */
  options?: { [option: string]: string[] | { [choice: string]: string } } | object[];
  /** Variants that differ from the product. */
  variants?: VariantSeed[];
  /** All variants, in the API's format. */
  variantsInfo?: { variants?: object[] };
  /** Modifiers in the API's format: free text or choices. */
  modifiers?: object[];
  /** Names, slugs or ids of categories. */
  categories?: string[];
  mainCategoryId?: string;
  directCategoriesInfo?: { categories?: object[] };
  brand?: NamedInput;
  ribbon?: NamedInput;
  infoSections?: (string | InfoSectionInput)[];
  /** Whether only members can buy the product. */
  membersOnly?: boolean;
  /**
   * Motif of the sample images, such as "tee", "sneaker", "bag", "watch" or "card". Default: chosen
   * by the product's name.
   */
  motif?: string;
  /** Images, as exported by `exportSeed`. */
  pictures?: PictureInput[];
  createdDate?: string;
  updatedDate?: string;
  revision?: string;
}

/** Product in the format of v3 API responses, with `variantsInfo`. */
export interface ApiProduct {
  id?: string | null;
  name?: string | null;
  variantsInfo?: object | null;
  actualPriceRange?: object | null;
}

/**
 * Shop as plain data: the result of `createSeed` and `exportSeed`, and the content of a seed's JSON
 * file.
 */
export interface SeedData {
  site?: SiteSettingsInput;
  categories?: CategoryInput[];
  brands?: NamedInput[];
  ribbons?: NamedInput[];
  infoSections?: InfoSectionInput[];
  products?: ProductInput[];
  members?: MemberSeedInput[];
}

/**
 * Initial data of an emulator: a built-in shop, a number of generated products, or your own shop.
 */
export type SeedInput = SeedName | { products: number } | SeedData | { toJSON(): SeedData };
