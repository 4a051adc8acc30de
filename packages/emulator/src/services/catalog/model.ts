// The store behind both catalog versions. Plain data, so that a snapshot is a structured clone.
import type { Picture } from "../../media/picture.js";
import type { ProductDetails, StockRecord, VariantDetails } from "./details.js";

/** One choice of an option: "M", or a color with its code. */
export interface OptionChoice {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly colorCode?: string;
  /** Pictures shown while this choice is selected. */
  readonly pictureIds: readonly string[];
}

/** Something that variants differ by. */
export interface ProductOption {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly kind: "TEXT_CHOICES" | "SWATCH_CHOICES";
  readonly choices: readonly OptionChoice[];
}

/** Something the buyer adds: an engraving, gift wrapping. */
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

/** What is bought: a combination of choices, with its own price and stock. */
export interface Variant extends VariantDetails {
  readonly id: string;
  sku: string;
  barcode?: string;
  visible: boolean;
  readonly choices: readonly { readonly optionId: string; readonly choiceId: string }[];
  /** Decimal text. */
  price: string;
  compareAtPrice?: string;
  cost?: string;
  /** In the store's weight unit. */
  weight?: number;
  pictureId?: string;
  stock: Stock;
  /** What else is known of its inventory item. */
  record?: StockRecord;
}

/** The stock of a variant. */
export interface Stock {
  /** A number when stock is counted; otherwise in stock or not. */
  quantity?: number;
  inStock: boolean;
  preorder: boolean;
  /** Nobody has set up a stock for the variant yet: there is no inventory item. */
  none?: true;
}

/** A block of text shared between products, as a seed has it: materials, care, returns. */
export interface InfoSection {
  readonly id: string;
  readonly uniqueName: string;
  readonly title: string;
  readonly text: string;
}

/** What is written through catalog v1 and known to it alone. */
export interface V1Own {
  /** The product's own values, which variants take over unless they were given others. Before a sale. */
  base?: { price: string; cost?: string; weight?: number; sku: string };
  sale?: { readonly type: "AMOUNT" | "PERCENT"; readonly value: string };
  /** HTML. */
  description?: string;
  infoSections?: readonly { readonly title: string; readonly description: string }[];
  /** Fields that are answered as they came, by their names. */
  asWritten?: { readonly [field: string]: unknown };
}

/** A product of the store. */
export interface Product extends ProductDetails {
  readonly id: string;
  /** The v1 catalog's number. */
  readonly numericId: string;
  revision: number;
  readonly createdDate: string;
  updatedDate: string;
  name: string;
  slug: string;
  visible: boolean;
  productType: "PHYSICAL" | "DIGITAL";
  /** Paragraphs. */
  description: readonly string[];
  brandId?: string;
  ribbonId?: string;
  /** Direct categories, without "All products". */
  categoryIds: readonly string[];
  mainCategoryId?: string;
  infoSectionIds: readonly string[];
  pictures: readonly Picture[];
  options: readonly ProductOption[];
  modifiers: readonly Modifier[];
  variants: Variant[];
  membersOnly?: boolean;
  /** Catalog v1: all choices share one variant, with one price and one stock. */
  unmanaged?: true;
  v1?: V1Own;
}

/** Whether a product is sold at a point of sale; a digital one never is. */
export const isVisibleInPos = ({ productType, visibleInPos = true }: Product): boolean =>
  productType !== "DIGITAL" && visibleInPos;

/** A category (v3) or collection (v1). */
export interface Category {
  readonly id: string;
  revision: number;
  readonly createdDate: string;
  /** Rises with every category that is created; negative for those of a seed. */
  readonly created?: number;
  updatedDate: string;
  name: string;
  slug: string;
  description: string;
  visible: boolean;
  parentId?: string;
  index: number;
  picture?: Picture;
  /** The platform's own "All products": holds every product, cannot be changed. */
  readonly managed: boolean;
  /** Products in the order that was set by hand; the others follow. */
  arranged?: readonly string[];
  seoData?: object;
  extendedFields?: object;
  richDescription?: object;
}

/** A brand or a ribbon, as a seed has it. */
export interface NamedEntity {
  readonly id: string;
  revision: number;
  readonly createdDate: string;
  updatedDate: string;
  name: string;
}

/** Products and categories. */
export interface Catalog {
  readonly products: ReadonlyMap<string, Product>;
  readonly categories: ReadonlyMap<string, Category>;
  readonly allProductsId: string;
  /** The number of the next product. */
  nextNumericId: number;
}

/** What a seed has besides: it goes to the services of brands, ribbons and info sections. */
export interface SeedCatalog extends Catalog {
  readonly brands: ReadonlyMap<string, NamedEntity>;
  readonly ribbons: ReadonlyMap<string, NamedEntity>;
  readonly infoSections: ReadonlyMap<string, InfoSection>;
}

/**
 * A copy whose products, variants and categories may be changed without changing the original. What never changes
 * (pictures, options, texts) is shared: a copy of everything takes a hundred times as long.
 */
export function copyCatalog(catalog: Catalog): Catalog {
  const entities = <T extends object>(map: ReadonlyMap<string, T>, copy: (entity: T) => T) =>
    new Map([...map].map(([id, entity]) => [id, copy(entity)] as const));
  const shallow = <T extends object>(entity: T): T => ({ ...entity });
  return {
    products: entities(catalog.products, (product) => ({
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, stock: { ...variant.stock } })),
    })),
    categories: entities(catalog.categories, shallow),
    allProductsId: catalog.allProductsId,
    nextNumericId: catalog.nextNumericId,
  };
}

/** The stores application's id: `catalogReference.appId` of a store's product. */
export const STORES_APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/** The tree that holds a store's categories. */
export const STORES_TREE = { appNamespace: "@wix/stores", treeKey: null } as const;
