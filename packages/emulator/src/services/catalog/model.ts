import type { Subscription as SubscriptionView } from "@portico/stores/products-v3";
import type { Sent } from "../../kernel/wire-request.js";
import type { Picture } from "../../media/picture.js";

export interface Keyed {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

type Dated = {
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
};

/** Content of a request: all fields are optional, and `null` removes a field. */
export type Loose<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Date | Uint8Array
    ? string
    : T extends readonly (infer Item)[]
      ? readonly Loose<Item>[]
      : { readonly [Field in keyof T]?: Loose<T[Field]> | null };

export interface Tags {
  readonly privateTags?: { readonly tagIds?: readonly string[] };
  readonly publicTags?: { readonly tagIds?: readonly string[] };
}

export interface UnitSettings {
  readonly quantity?: number;
  readonly measurementUnit?: string;
}

export type Subscription = Sent<SubscriptionView>;

export interface StockRecord extends Dated {
  readonly message?: string;
  readonly limit?: number;
  readonly counter?: number;
  readonly extendedFields?: object;
}

export interface OptionChoice extends Keyed {
  readonly colorCode?: string;
  /** Ids of the images that are shown while this choice is selected. */
  readonly pictureIds: readonly string[];
}

export interface ProductOption extends Keyed {
  readonly kind: "TEXT_CHOICES" | "SWATCH_CHOICES";
  readonly choices: readonly OptionChoice[];
}

export interface Modifier extends Keyed {
  readonly mandatory: boolean;
  readonly kind: "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES";
  readonly minCharCount?: number;
  readonly maxCharCount: number;
  readonly title?: string;
  readonly addedPrice?: string;
  readonly choices: readonly (Pick<OptionChoice, "id" | "name" | "key" | "colorCode"> &
    Pick<Modifier, "addedPrice">)[];
}

export const choiceTypeOf = ({ colorCode }: { readonly colorCode?: string | undefined }) =>
  colorCode === undefined ? "CHOICE_TEXT" : "ONE_COLOR";

export interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly barcode?: string;
  readonly visible: boolean;
  readonly choices: readonly { readonly optionId: string; readonly choiceId: string }[];
  /** A decimal number as text. */
  readonly price: string;
  readonly compareAtPrice?: string;
  readonly cost?: string;
  /** In the store's weight unit. */
  readonly weight?: number;
  readonly pictureId?: string;
  readonly pricePerUnit?: UnitSettings;
  readonly productDimensions?: object;
  readonly packageDimensions?: object;
  readonly digitalFile?: { readonly id: string };
  readonly stock: Stock;
  /** Fields of the inventory item other than the stock. */
  readonly record?: StockRecord;
}

export interface Stock {
  /** Set if stock is tracked. Otherwise `inStock` applies. */
  readonly quantity?: number;
  readonly inStock: boolean;
  readonly preorder: boolean;
  /** Set if the variant has no inventory item. */
  readonly hasNoItem?: true;
}

export interface InfoSection {
  readonly id: string;
  readonly uniqueName: string;
  readonly title: string;
  readonly text: string;
}

export interface V1Fields {
  /** The values before a sale. Variants inherit them unless they have different values. */
  readonly base?: Pick<Variant, "price" | "cost" | "weight" | "sku">;
  readonly sale?: { readonly type: "AMOUNT" | "PERCENT"; readonly value: string };
  /** The description as HTML. */
  readonly description?: string;
  readonly infoSections?: readonly { readonly title?: string; readonly description?: string }[];
  /** Fields stored as sent, keyed by field name. Responses add default values. */
  readonly sentFields?: { readonly [field: string]: unknown };
}

export type Product = Dated & {
  readonly id: string;
  readonly numericId: string;
  readonly name: string;
  readonly slug: string;
  readonly visible: boolean;
  readonly productType: "PHYSICAL" | "DIGITAL";
  /** The description as plain text, one entry per paragraph. */
  readonly description: readonly string[];
  readonly brandId?: string;
  readonly ribbonId?: string;
  /** Ids of the direct categories, without "All products". */
  readonly categoryIds: readonly string[];
  readonly mainCategoryId?: string;
  readonly infoSectionIds: readonly string[];
  readonly pictures: readonly Picture[];
  readonly options: readonly ProductOption[];
  readonly modifiers: readonly Modifier[];
  readonly variants: readonly Variant[];
  /** The merchant's key, which does not change with the name. Defaults to the slug. */
  readonly handle?: string;
  readonly visibleInPos?: boolean;
  /** Set if the description was sent as HTML. */
  readonly html?: string;
  readonly rich?: object;
  readonly seoData?: object;
  readonly taxGroupId?: string;
  readonly additionalRibbonIds?: readonly string[];
  readonly extendedFields?: object;
  readonly tags?: Tags;
  readonly subscriptionDetails?: {
    readonly subscriptions?: readonly Subscription[];
    readonly allowOneTimePurchases?: boolean;
  };
  readonly pricePerUnit?: UnitSettings;
  readonly fulfillerId?: string;
  readonly deliveryProfileId?: string;
  /** Assigned through the older subscription options API. */
  readonly subscriptionOptions?: readonly { readonly id: string; readonly hidden: boolean }[];
  readonly oneTimePurchases?: boolean;
  readonly membersOnly?: boolean;
  /** Set in catalog V1 if all choices share one variant with one price and one stock quantity. */
  readonly unmanaged?: true;
  readonly v1?: V1Fields;
};

/** Digital products are not sold at a point of sale. */
export const isVisibleInPos = ({ productType, visibleInPos = true }: Product): boolean =>
  productType !== "DIGITAL" && visibleInPos;

/** A category (V3) or collection (V1). */
export type Category = Dated & {
  readonly id: string;
  /** Increases with every new category. Negative for categories in a seed. */
  readonly created?: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly visible: boolean;
  readonly parentId?: string;
  readonly index: number;
  readonly picture?: Picture;
  /** True for the platform's "All products" category, which cannot be moved, hidden or deleted. */
  readonly managed: boolean;
  /** Ids of the products that the merchant arranged. All other products follow them. */
  readonly arranged?: readonly string[];
  readonly seoData?: object;
  readonly extendedFields?: object;
  readonly richDescription?: object;
};

export interface NamedEntity extends Dated {
  readonly id: string;
  readonly name: string;
}

export interface Catalog {
  readonly products: ReadonlyMap<string, Product>;
  readonly categories: ReadonlyMap<string, Category>;
  readonly allProductsId: string;
  nextNumericId: number;
}

/** Includes brands, ribbons and info sections, which separate services store. */
export interface SeedCatalog extends Catalog {
  readonly brands: ReadonlyMap<string, NamedEntity>;
  readonly ribbons: ReadonlyMap<string, NamedEntity>;
  readonly infoSections: ReadonlyMap<string, InfoSection>;
  /** Products that together have all options and modifiers. Default: all products. */
  readonly templates?: readonly Product[];
}

/** `catalogReference.appId` of a store product. */
export const STORES_APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

export const STORES_TREE = { appNamespace: "@wix/stores", treeKey: null } as const;
