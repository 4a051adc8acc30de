// Seeds, written out: what a hover shows. The zod schemas beside it check the same at run time.
import type { MemberSeedInput, SiteSettingsInput } from "./site-types.js";

/** Names of the built-in seeds. */
export type SeedName =
  | "fashion"
  | "digital"
  | "sold-out"
  | "preorder"
  | "multi-currency"
  | "large"
  | "minimal"
  | "empty";

/** Stock: a number of pieces; `true` and `false` for in and out of stock without a count. */
export type StockInput =
  | number
  | boolean
  | {
      /** Pieces; absent: not counted. */
      quantity?: number;
      inStock?: boolean;
      /** It can be ordered before it is there, in any quantity. */
      preorder?: boolean;
    };

/** What may be said of a whole product, and of a variant. */
export interface PricedInput {
  /** Decimal text, such as "24.90". */
  price?: string;
  compareAtPrice?: string;
  cost?: string;
  sku?: string;
  barcode?: string;
  /** In the site's weight unit. */
  weight?: number;
  /** Default: in stock, not counted. */
  stock?: StockInput;
  visible?: boolean;
}

/** A variant that differs from its product. */
export interface VariantSeed extends PricedInput {
  id?: string;
  /** Which variant: the name of a choice for every option, `{ Size: "M" }`. */
  choices: { [option: string]: string };
}

/** A name, or an entity as the API has it. */
export type NamedInput = string | { id?: string; name: string };

/** A category. */
export interface CategoryInput {
  id?: string;
  name: string;
  /** Default: made of the name. */
  slug?: string;
  description?: string;
  visible?: boolean;
  /** The category above: its name, slug or id. As the API has it, `parentCategory`. */
  parent?: string;
  parentCategory?: { id?: string; index?: number };
  /** What its picture shows; see the motifs of products. */
  motif?: string;
  /** Its picture, as `exportSeed` writes it. */
  image?: PictureInput;
  createdDate?: string;
  updatedDate?: string;
  revision?: string;
}

/** A picture. All are drawn by the emulator: without `art`, after the product's motif. */
export interface PictureInput {
  id?: string;
  altText?: string;
  width?: number;
  height?: number;
  art?: {
    motif: string;
    palette: [string, string, string];
    seed: number;
    /** Default: from the front. */
    view?: "front" | "detail" | "worn" | "back" | undefined;
    /** Default: what the motif is usually made of. */
    cloth?: string | undefined;
  };
}

/** A text that products share. */
export interface InfoSectionInput {
  id?: string;
  uniqueName: string;
  title: string;
  /** Text, or HTML as the API has it. */
  plainDescription?: string;
}

/**
 * A product. The short fields (`price`, `stock`, `options` by name, …) make one; all others are those of the API
 * (V3), whose answers are taken as they are when they have `variantsInfo`.
 */
export interface ProductInput extends PricedInput {
  id?: string;
  name: string;
  /** Default: made of the name. */
  slug?: string;
  /** Default: PHYSICAL. */
  productType?: "PHYSICAL" | "DIGITAL";
  /** Paragraphs, or the API's rich content. */
  description?: string | string[] | { nodes?: unknown[] };
  /** HTML, as the API has it; `description` comes first. */
  plainDescription?: string;
  /** Choices by the name of the option, colors with their codes: `{ Size: ["S", "M"], Color: { Sky: "#a9c3d6" } }`. Or the API's list. */
  options?: { [option: string]: string[] | { [choice: string]: string } } | object[];
  /** Variants that differ: all others follow the product. */
  variants?: VariantSeed[];
  /** As the API has it: exactly these variants. */
  variantsInfo?: { variants?: object[] };
  /** As the API has it; free text or choices. */
  modifiers?: object[];
  /** Names, slugs or ids. */
  categories?: string[];
  mainCategoryId?: string;
  directCategoriesInfo?: { categories?: object[] };
  brand?: NamedInput;
  ribbon?: NamedInput;
  infoSections?: (string | InfoSectionInput)[];
  /** Only members may buy it. */
  membersOnly?: boolean;
  /** What its pictures show: "tee", "sneaker", "bag", "watch", "card", …; default: one of them, by the name. */
  motif?: string;
  /** Pictures, as `exportSeed` writes them. */
  pictures?: PictureInput[];
  createdDate?: string;
  updatedDate?: string;
  revision?: string;
}

/** A product as the API answers it (V3), with its `variantsInfo`. */
export interface ApiProduct {
  id?: string | null;
  name?: string | null;
  variantsInfo?: object | null;
  actualPriceRange?: object | null;
}

/** A shop as plain data: what `createSeed` makes, what `exportSeed` answers, and what is in a seed's JSON file. */
export interface SeedData {
  site?: SiteSettingsInput;
  categories?: CategoryInput[];
  brands?: NamedInput[];
  ribbons?: NamedInput[];
  infoSections?: InfoSectionInput[];
  products?: ProductInput[];
  members?: MemberSeedInput[];
}

/** What an emulator starts from: a built-in shop, one with so many products, or one of your own. */
export type SeedInput = SeedName | { products: number } | SeedData | { toJSON(): SeedData };
