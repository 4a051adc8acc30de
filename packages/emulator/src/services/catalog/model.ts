// The entities behind both catalog versions.
import type { Picture } from "../../media/picture.js";
import type { ProductDetails, StockRecord, VariantDetails } from "./details.js";

/** A choice of an option: "M", or a color with its color code. */
export interface OptionChoice {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly colorCode?: string;
  /** Images shown while this choice is selected. */
  readonly pictureIds: readonly string[];
}

/** An option that distinguishes variants, such as size. */
export interface ProductOption {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly kind: "TEXT_CHOICES" | "SWATCH_CHOICES";
  readonly choices: readonly OptionChoice[];
}

/** A modifier that the buyer can add, such as an engraving or gift wrapping. */
export interface Modifier {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly mandatory: boolean;
  readonly kind: "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES";
  readonly minCharCount?: number;
  readonly maxCharCount: number;
  readonly title?: string;
  readonly addedPrice?: string;
  readonly choices: readonly {
    readonly id: string;
    readonly name: string;
    readonly key: string;
    readonly colorCode?: string;
    readonly addedPrice?: string;
  }[];
}

/** A combination of choices that can be bought, with its own price and stock. */
export interface Variant extends VariantDetails {
  readonly id: string;
  readonly sku: string;
  readonly barcode?: string;
  readonly visible: boolean;
  readonly choices: readonly { readonly optionId: string; readonly choiceId: string }[];
  /** Decimal text. */
  readonly price: string;
  readonly compareAtPrice?: string;
  readonly cost?: string;
  /** In the store's weight unit. */
  readonly weight?: number;
  readonly pictureId?: string;
  readonly stock: Stock;
  /** Fields of the inventory item other than the stock. */
  readonly record?: StockRecord;
}

/** The stock of a variant. */
export interface Stock {
  /** Set if stock is tracked. Otherwise only `inStock` applies. */
  readonly quantity?: number;
  readonly inStock: boolean;
  readonly preorder: boolean;
  /** Set if the variant has no inventory item yet. */
  readonly none?: true;
}

/** A text block shared by products, as stored in a seed: materials, care, returns. */
export interface InfoSection {
  readonly id: string;
  readonly uniqueName: string;
  readonly title: string;
  readonly text: string;
}

/** Product fields that only catalog V1 has. */
export interface V1Own {
  /**
   * The product's base values before a sale. Variants inherit them unless they have their own
   * values.
   */
  readonly base?: {
    readonly price: string;
    readonly cost?: string;
    readonly weight?: number;
    readonly sku: string;
  };
  readonly sale?: { readonly type: "AMOUNT" | "PERCENT"; readonly value: string };
  /** HTML. */
  readonly description?: string;
  readonly infoSections?: readonly { readonly title?: string; readonly description?: string }[];
  /** Fields returned exactly as sent, by field name. */
  readonly asWritten?: { readonly [field: string]: unknown };
}

/** A product of the store. */
export interface Product extends ProductDetails {
  readonly id: string;
  /** The number of the product in catalog V1. */
  readonly numericId: string;
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly name: string;
  readonly slug: string;
  readonly visible: boolean;
  readonly productType: "PHYSICAL" | "DIGITAL";
  /** The description as plain text, one entry per paragraph. */
  readonly description: readonly string[];
  readonly brandId?: string;
  readonly ribbonId?: string;
  /** Direct categories, without "All products". */
  readonly categoryIds: readonly string[];
  readonly mainCategoryId?: string;
  readonly infoSectionIds: readonly string[];
  readonly pictures: readonly Picture[];
  readonly options: readonly ProductOption[];
  readonly modifiers: readonly Modifier[];
  readonly variants: readonly Variant[];
  readonly membersOnly?: boolean;
  /** Catalog V1: all choices share one variant with one price and one stock. */
  readonly unmanaged?: true;
  readonly v1?: V1Own;
}

/** Returns whether a product is sold at a point of sale. Digital products are not. */
export const isVisibleInPos = ({ productType, visibleInPos = true }: Product): boolean =>
  productType !== "DIGITAL" && visibleInPos;

/** A category (v3) or collection (v1). */
export interface Category {
  readonly id: string;
  readonly revision: number;
  readonly createdDate: string;
  /** Increases with every new category. Negative for categories of a seed. */
  readonly created?: number;
  readonly updatedDate: string;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly visible: boolean;
  readonly parentId?: string;
  readonly index: number;
  readonly picture?: Picture;
  /**
   * True for the platform's "All products" category, which contains every product and cannot be
   * changed.
   */
  readonly managed: boolean;
  /** IDs of manually arranged products. All other products follow them. */
  readonly arranged?: readonly string[];
  readonly seoData?: object;
  readonly extendedFields?: object;
  readonly richDescription?: object;
}

/** A brand or ribbon, as stored in a seed. */
export interface NamedEntity {
  readonly id: string;
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  readonly name: string;
}

/** Products and categories. */
export interface Catalog {
  readonly products: ReadonlyMap<string, Product>;
  readonly categories: ReadonlyMap<string, Category>;
  readonly allProductsId: string;
  /** The `numericId` of the next product. */
  nextNumericId: number;
}

/** A seed's catalog with brands, ribbons and info sections, which have separate services. */
export interface SeedCatalog extends Catalog {
  readonly brands: ReadonlyMap<string, NamedEntity>;
  readonly ribbons: ReadonlyMap<string, NamedEntity>;
  readonly infoSections: ReadonlyMap<string, InfoSection>;
  /** Products that together have all options and modifiers. Default: all products. */
  readonly templates?: readonly Product[];
}

/** The app ID of Wix Stores: `catalogReference.appId` of a store product. */
export const STORES_APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/** The category tree of a store. */
export const STORES_TREE = { appNamespace: "@wix/stores", treeKey: null } as const;
