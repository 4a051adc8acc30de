// Generated from api/ by `npm run generate`. Do not edit.

import type {
  ApplicationError,
  CursorPaging,
  ExtendedFields,
  ItemMetadata,
  MeasurementUnit,
  Mode,
  PlatformPaging,
  RichContent,
  Sorting,
  SubscriptionFrequency,
  TagsInput,
  WeightUnit,
} from "@portico/core/types";

/**
 * An aggregation over all items that match a search.
 *
 * At most one of `value`, `range`, `scalar`, `dateHistogram` and `nested` is set.
 */
export type Aggregation = {
  /** Name of the aggregation in the response. At most 100 characters. */
  name?: string | null;
  /** Kind of aggregation, which determines the settings that apply. */
  type?: AggregationType;
  /** Path of the field to aggregate. At most 200 characters. */
  fieldPath?: string;
} & (
  | {
      /** Settings of an aggregation by value. Used only if `type` is `VALUE`. */
      value?: ValueAggregation;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      /** Settings of an aggregation by number range. Used only if `type` is `RANGE`. */
      range?: RangeAggregation;
      scalar?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      /** Settings of an aggregation that returns a single number. Used only if `type` is `SCALAR`. */
      scalar?: ScalarAggregation;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      /** Settings of an aggregation by time interval. Used only if `type` is `DATE_HISTOGRAM`. */
      dateHistogram?: DateHistogramAggregation;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
      /** Settings of nested aggregations. Used only if `type` is `NESTED`. */
      nested?: NestedAggregation;
    }
);

/** Results of the requested aggregations. */
export interface AggregationData {
  /** One result for each aggregation. At most 10,000 items. */
  results: AggregationResults[];
}

/**
 * Result of an aggregation.
 *
 * At most one of `values`, `ranges`, `scalar`, `groupedByValue`, `dateHistogram` and `nested`
 * is set.
 */
export type AggregationResults = {
  /** Name of the aggregation in the request. At most 100 characters. */
  name: string;
  /** Kind of aggregation, which determines the result that is set. */
  type: AggregationType;
  /** Path of the aggregated field. At most 200 characters. */
  fieldPath: string;
} & (
  | {
      /** Number of items with each value. */
      values?: ValueResults;
      ranges?: undefined;
      scalar?: undefined;
      groupedByValue?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      values?: undefined;
      /** Number of items in each number range. */
      ranges?: RangeResults;
      scalar?: undefined;
      groupedByValue?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      values?: undefined;
      ranges?: undefined;
      /** The calculated number. */
      scalar?: AggregationResultsScalarResult;
      groupedByValue?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      values?: undefined;
      ranges?: undefined;
      scalar?: undefined;
      /** Results of a grouping by value. */
      groupedByValue?: GroupByValueResults;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      values?: undefined;
      ranges?: undefined;
      scalar?: undefined;
      groupedByValue?: undefined;
      /** Number of items in each time interval. */
      dateHistogram?: DateHistogramResults;
      nested?: undefined;
    }
  | {
      values?: undefined;
      ranges?: undefined;
      scalar?: undefined;
      groupedByValue?: undefined;
      dateHistogram?: undefined;
      /** Results of nested aggregations. */
      nested?: NestedResults;
    }
);

/** Result of a scalar aggregation. */
export interface AggregationResultsScalarResult {
  /** Kind of the calculated number: the number of distinct values, the minimum or the maximum. */
  type: ScalarType;
  /** The calculated number. */
  value: number;
}

/**
 * Kinds of aggregations: counts by value, by number range or by time interval, a single number,
 * or nested aggregations.
 */
export type AggregationType =
  | "VALUE"
  | "RANGE"
  | "SCALAR"
  | "DATE_HISTOGRAM"
  | "NESTED"
  | (string & {});

/** Whether a variant is in stock, out of stock or available for preorder. */
export type AvailabilityStatus = "OUT_OF_STOCK" | "IN_STOCK" | "PREORDER" | (string & {});

/** How a choice is shown: as text, colors or an image. */
export type ChoiceType = "CHOICE_TEXT" | "ONE_COLOR" | "MULTIPLE_COLORS" | "IMAGE" | (string & {});

/** Choices of a product option. */
export interface ChoicesSettings {
  /** Choices, in display order. 1 to 1,000 items. Cannot be changed after creation. */
  choices: ConnectedOptionChoice[];
}

/** Choices of a product option. */
export interface ChoicesSettingsInput {
  /** Choices, in display order. 1 to 1,000 items. Cannot be changed after creation. */
  choices?: ConnectedOptionChoiceInput[];
}

/** A group of products in a V1 catalog. */
export interface Collection {
  /** Id of the collection. 35 to 36 characters. */
  id: string;
  /** Name of the collection. 1 to 50 characters. */
  name?: string | null;
  /** Images and videos of the collection. */
  media?: MediaOfProducts;
  /** Number of products in the collection. */
  numberOfProducts: number;
  /** Description of the collection. At most 600 characters. */
  description?: string | null;
  /** Last part of the collection page's URL. 1 to 100 characters. */
  slug?: string | null;
  /** Whether the collection is visible on the site. */
  visible?: boolean | null;
  /** When the collection or one of its products was last updated. */
  lastUpdated?: Date | null;
}

/** A group of products in a V1 catalog. */
export interface CollectionInput {
  /** Id of the collection. 35 to 36 characters. */
  id?: string | null;
  /** Name of the collection. 1 to 50 characters. */
  name?: string | null;
  /** Description of the collection. At most 600 characters. */
  description?: string | null;
  /** Last part of the collection page's URL. 1 to 100 characters. */
  slug?: string | null;
  /** Whether the collection is visible on the site. */
  visible?: boolean | null;
  /** When the collection or one of its products was last updated. */
  lastUpdated?: Date | null;
}

/** The variant of `CollectionInput` that `createCollection` accepts. */
export interface CollectionToCreate extends CollectionInput {
  /** Name of the collection. 1 to 50 characters. */
  name: string;
}

/** The variant of `CollectionInput` that `updateCollection` accepts. */
export interface CollectionToUpdate extends Omit<CollectionInput, "id"> {}

/**
 * A modifier of a product, such as an engraving or gift wrap. Modifiers do not create variants.
 *
 * At most one of `freeTextSettings` and `choicesSettings` is set.
 */
export type ConnectedModifier = {
  /** Id of the modifier. 1 to 36 characters. */
  id?: string | null;
  /** Name of the modifier, such as 'Engraving'. 1 to 50 characters. */
  name?: string | null;
  /** How the modifier is shown: as a text field, text choices or swatches. */
  modifierRenderType: ModifierRenderType;
  /** Use `mandatory` instead. */
  toBeRemovedMandatory: boolean;
  /** Key that identifies the modifier in a cart item's options. 1 to 50 characters. */
  key: string;
  /** Whether buyers must select or enter a value. */
  mandatory?: boolean | null;
} & (
  | {
      /** Settings of a free-text modifier. */
      freeTextSettings?: FreeTextSettings;
      choicesSettings?: undefined;
    }
  | {
      freeTextSettings?: undefined;
      /** Choices that a modifier offers. */
      choicesSettings?: ModifierChoicesSettings;
    }
);

/**
 * A modifier of a product, such as an engraving or gift wrap. Modifiers do not create variants.
 *
 * At most one of `freeTextSettings` and `choicesSettings` is set.
 */
export type ConnectedModifierInput = {
  /** Id of the modifier. 1 to 36 characters. */
  id?: string | null;
  /** Name of the modifier, such as 'Engraving'. 1 to 50 characters. */
  name?: string | null;
  /** How the modifier is shown: as a text field, text choices or swatches. */
  modifierRenderType?: ModifierRenderType;
  /** Use `mandatory` instead. */
  toBeRemovedMandatory?: boolean;
  /** Whether buyers must select or enter a value. */
  mandatory?: boolean | null;
} & (
  | {
      /** Settings of a free-text modifier. */
      freeTextSettings?: FreeTextSettingsInput;
      choicesSettings?: undefined;
    }
  | {
      freeTextSettings?: undefined;
      /** Choices that a modifier offers. */
      choicesSettings?: ModifierChoicesSettingsInput;
    }
);

/** One choice of a modifier, such as 'Gift wrap'. */
export interface ConnectedModifierChoice {
  /** Color as a hex code, if the choice is a color. 3 to 20 characters. */
  colorCode?: string;
  /** Id of the choice. */
  choiceId?: string | null;
  /**
   * Legacy list of the choice's media. Use `media` instead. At most 15 items.
   *
   * @deprecated
   */
  linkedMedia?: ProductMedia[];
  /** Whether the choice is shown as text or as a color. */
  choiceType: ChoiceType;
  /** Key that identifies the choice in a cart item's options. 1 to 50 characters. */
  key: string;
  /** Name of the choice. 1 to 50 characters. */
  name?: string | null;
  /** Price that the choice adds to the item, as a decimal string. */
  addedPrice?: string | null;
  /** Swatch image of the choice. */
  displayImage?: ImageOfProductsV3;
  /** Product media to show when the choice is selected. */
  media?: MediaReferences;
  /** Image of the choice. */
  image?: {
    /** Id of the file in the site's Media Manager. */
    id: string;
    /** URL to load the file from. */
    url: string;
    /** Height of the image in pixels. */
    height: number;
    /** Width of the image in pixels. */
    width: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Original file name. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
  };
}

/** One choice of a modifier, such as 'Gift wrap'. */
export interface ConnectedModifierChoiceInput {
  /** Color as a hex code, if the choice is a color. 3 to 20 characters. */
  colorCode?: string;
  /** Id of the choice. */
  choiceId?: string | null;
  /**
   * Legacy list of the choice's media. Use `media` instead. At most 15 items.
   *
   * @deprecated
   */
  linkedMedia?: ProductMediaInput[];
  /** Whether the choice is shown as text or as a color. */
  choiceType?: ChoiceType;
  /** Name of the choice. 1 to 50 characters. */
  name?: string | null;
  /** Price that the choice adds to the item, as a decimal string. */
  addedPrice?: string | null;
  /** Swatch image of the choice. */
  displayImage?: ImageOfProductsV3Input;
  /** Product media to show when the choice is selected. */
  media?: MediaReferencesInput;
  /** Image of the choice. */
  image?: {
    /** Id of the file in the site's Media Manager. */
    id?: string;
    /** URL to load the file from. */
    url?: string;
    /** Height of the image in pixels. */
    height?: number;
    /** Width of the image in pixels. */
    width?: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Original file name. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
  };
}

/** An option of a product, such as size or color, with the choices that the product offers. */
export interface ConnectedOption {
  /** Choices that the product offers. */
  choicesSettings?: ChoicesSettings;
  /** Id of the option. 1 to 36 characters. */
  id?: string | null;
  /** Name of the option, such as 'Size'. 1 to 50 characters. */
  name?: string | null;
  /** How the choices are shown: as text or as swatches. */
  optionRenderType: ProductOptionRenderType;
  /** Key of the option, unique within the product. 1 to 50 characters. */
  key: string;
}

/** An option of a product, such as size or color, with the choices that the product offers. */
export interface ConnectedOptionInput {
  /** Choices that the product offers. */
  choicesSettings?: ChoicesSettingsInput;
  /** Id of the option. 1 to 36 characters. */
  id?: string | null;
  /** Name of the option, such as 'Size'. 1 to 50 characters. */
  name?: string | null;
  /** How the choices are shown: as text or as swatches. */
  optionRenderType?: ProductOptionRenderType;
}

/** One choice of an option, such as 'Large'. */
export interface ConnectedOptionChoice {
  /** Color as a hex code, if the choice is a color. 3 to 20 characters. */
  colorCode?: string;
  /** Id of the choice. */
  choiceId?: string | null;
  /**
   * Legacy list of the choice's media. Use `media` instead. At most 15 items.
   *
   * @deprecated
   */
  linkedMedia?: ProductMedia[];
  /** Whether the choice is shown as text or as a color. */
  choiceType: ChoiceType;
  /** Key of the choice, unique within the option. 1 to 50 characters. */
  key: string;
  /** Name of the choice, such as 'Large'. 1 to 50 characters. */
  name?: string | null;
  /** Whether at least one variant with this choice is in stock. */
  inStock: boolean;
  /** Whether at least one variant with this choice is visible. */
  visible: boolean;
  /** Swatch image of the choice. */
  displayImage?: ImageOfProductsV3;
  /** Product media to show when the choice is selected. */
  media?: MediaReferences;
  /** Image of the choice. */
  image?: {
    /** Id of the file in the site's Media Manager. */
    id: string;
    /** URL to load the file from. */
    url: string;
    /** Height of the image in pixels. */
    height: number;
    /** Width of the image in pixels. */
    width: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Original file name. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
  };
}

/** One choice of an option, such as 'Large'. */
export interface ConnectedOptionChoiceInput {
  /** Color as a hex code, if the choice is a color. 3 to 20 characters. */
  colorCode?: string;
  /** Id of the choice. */
  choiceId?: string | null;
  /**
   * Legacy list of the choice's media. Use `media` instead. At most 15 items.
   *
   * @deprecated
   */
  linkedMedia?: ProductMediaInput[];
  /** Whether the choice is shown as text or as a color. */
  choiceType?: ChoiceType;
  /** Name of the choice, such as 'Large'. 1 to 50 characters. */
  name?: string | null;
  /** Swatch image of the choice. */
  displayImage?: ImageOfProductsV3Input;
  /** Product media to show when the choice is selected. */
  media?: MediaReferencesInput;
  /** Image of the choice. */
  image?: {
    /** Id of the file in the site's Media Manager. */
    id?: string;
    /** URL to load the file from. */
    url?: string;
    /** Height of the image in pixels. */
    height?: number;
    /** Width of the image in pixels. */
    width?: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Original file name. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
  };
}

/** Page size and cursor. */
export interface CursorPagingOfCategories {
  /** Maximum number of items on the page. At most 1,000. */
  limit?: number | null;
  /** Cursor from a previous response. Omit it for the first page. At most 16,000 characters. */
  cursor?: string | null;
}

/** Filter, sorting and paging of a query that is paged by cursor. */
export interface CursorQueryOfCategories {
  /** The page to return. */
  cursorPaging?: CursorPagingOfCategories;
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 5 items. */
  sort?: Sorting[];
}

/** Filter, sorting, search text, aggregations and paging of a search. */
export interface CursorSearch {
  /** The page to return. */
  cursorPaging?: CursorPagingOfCategories;
  /** Filter object, such as { visible: true }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 10 items. */
  sort?: Sorting[];
  /** Aggregations over all matches, such as facet counts. At most 10 items. */
  aggregations?: Aggregation[];
  /** Free text to search for. */
  search?: SearchDetails;
  /**
   * Time zone for dates in filters and aggregations, as an IANA name such as 'Europe/Paris'. At
   * most 50 characters.
   */
  timeZone?: string | null;
}

/** Filter, sorting, search text, aggregations and paging of a search. */
export interface CursorSearchOfProductGroupsV3 {
  /** The page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, such as { visible: true }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 10 items. */
  sort?: Sorting[];
  /** Aggregations over all matches, such as facet counts. At most 10 items. */
  aggregations?: Aggregation[];
  /** Free text to search for. */
  search?: SearchDetails;
  /**
   * Time zone for dates in filters and aggregations, as an IANA name such as 'Europe/Paris'. At
   * most 50 characters.
   */
  timeZone?: string | null;
}

/** How the choices of an option or modifier are shown. */
export type CustomizationRenderType =
  | "FREE_TEXT"
  | "TEXT_CHOICES"
  | "SWATCH_CHOICES"
  | (string & {});

/** Whether a customization creates variants or is a modifier. */
export type CustomizationType = "PRODUCT_OPTION" | "MODIFIER" | (string & {});

/** An aggregation with the number of items in each time interval. */
export interface DateHistogramAggregation {
  /** Length of each interval. */
  interval?: Interval;
}

/** A time interval, and the number of items in it. */
export interface DateHistogramResult {
  /** Start of the interval, as an ISO 8601 date. At most 100 characters. */
  value: string;
  /** Number of matching items in the interval. */
  count: number;
}

/** Number of items in each time interval. */
export interface DateHistogramResults {
  /** One entry for each time interval. At most 200 items. */
  results: DateHistogramResult[];
}

/** Dimensions of a product or a package. */
export interface DimensionsOfProductsV3 {
  /** Length as a decimal string, in the unit that `unit` specifies. */
  length?: string | null;
  /** Width as a decimal string, in the unit that `unit` specifies. */
  width?: string | null;
  /** Height as a decimal string, in the unit that `unit` specifies. */
  height?: string | null;
  /** Unit of the dimensions. */
  unit: DimensionsUnit;
}

/** Dimensions of a product or a package. */
export interface DimensionsOfProductsV3Input {
  /** Length as a decimal string, in the unit that `unit` specifies. */
  length?: string | null;
  /** Width as a decimal string, in the unit that `unit` specifies. */
  width?: string | null;
  /** Height as a decimal string, in the unit that `unit` specifies. */
  height?: string | null;
  /** Unit of the dimensions. */
  unit?: DimensionsUnit;
}

/**
 * The variant of `DimensionsOfProductsV3Input` that `createProduct`,
 * `createProductWithInventory` and 6 others accept.
 */
export interface DimensionsOfProductsV3ToSend extends DimensionsOfProductsV3Input {
  /** Unit of the dimensions. */
  unit: DimensionsUnit;
}

/** Units of length. */
export type DimensionsUnit =
  | "UNKNOWN_DIMENSIONS_UNIT"
  | "MM"
  | "CM"
  | "M"
  | "IN"
  | "FT"
  | "YD"
  | (string & {});

/** Kinds of discounts: an amount or a percentage. */
export type DiscountTypeOfProductsV3 = "AMOUNT" | "PERCENT" | (string & {});

/** Kinds of secured files, such as images, documents, music or archives. */
export type FileType =
  | "UNSPECIFIED"
  | "SECURE_PICTURE"
  | "SECURE_VIDEO"
  | "SECURE_DOCUMENT"
  | "SECURE_MUSIC"
  | "SECURE_ARCHIVE"
  | "SECURE_RAW"
  | (string & {});

/** An amount of money in the site's currency. */
export interface FixedMonetaryAmount {
  /** Amount as a decimal string, such as '19.90'. */
  amount: string;
  /** Amount with its currency symbol, ready for display. At most 20 characters. */
  formattedAmount?: string | null;
}

/** An amount of money in the site's currency. */
export interface FixedMonetaryAmountInput {
  /** Amount as a decimal string, such as '19.90'. */
  amount?: string;
}

/** Settings of a free-text modifier. */
export interface FreeTextSettings {
  /** Minimum number of characters. */
  minCharCount: number;
  /** Maximum number of characters, up to 500. At most 500. */
  maxCharCount: number;
  /** Price that the text adds to the item, as a decimal string. */
  defaultAddedPrice?: string | null;
  /** Label of the text field. 1 to 150 characters. */
  title: string;
  /**
   * Key that identifies the text in the `customTextFields` of a cart item's options. 1 to 150
   * characters.
   */
  key: string;
}

/** Settings of a free-text modifier. */
export interface FreeTextSettingsInput {
  /** Minimum number of characters. */
  minCharCount?: number;
  /** Maximum number of characters, up to 500. At most 500. */
  maxCharCount?: number;
  /** Price that the text adds to the item, as a decimal string. */
  defaultAddedPrice?: string | null;
  /** Label of the text field. 1 to 150 characters. */
  title?: string;
}

/** Request of `collections.getCollectionBySlug` and `products.getCollectionBySlug`. */
export interface GetCollectionBySlugRequest {
  /** Last part of the collection page's URL. 1 to 100 characters. */
  slug: string;
}

/** Response of `collections.getCollectionBySlug` and `products.getCollectionBySlug`. */
export interface GetCollectionBySlugResponse {
  /** The collection with the requested slug. */
  collection?: Collection;
}

/** Results of a grouping by value. */
export interface GroupByValueResults {
  /** One entry for each group. At most 1,000 items. */
  results: NestedValueAggregationResult[];
}

/** Image in the site's Media Manager. */
export interface ImageOfProductsV3 {
  /** Id of the media file. At most 400 characters. */
  id: string;
  /** URL of the image file. */
  url: string;
  /** Height of the original image in pixels. */
  height: number;
  /** Width of the original image in pixels. */
  width: number;
  /** Alternative text for screen readers. At most 200 characters. */
  altText?: string | null;
  /** Name of the uploaded file. At most 200 characters. */
  filename?: string | null;
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** Image in the site's Media Manager. */
export interface ImageOfProductsV3Input {
  /** Id of the media file. At most 400 characters. */
  id?: string;
  /** URL of the image file. */
  url?: string;
  /** Alternative text for screen readers. At most 200 characters. */
  altText?: string | null;
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** How to count items without a value. */
export interface IncludeMissingValuesOptions {
  /** Name of the group that contains items without a value. At most 20 characters. */
  addToBucket?: string;
}

/** Time intervals, from a second to a year. */
export type Interval = "YEAR" | "MONTH" | "WEEK" | "DAY" | "HOUR" | "MINUTE" | "SECOND";

/**
 * Inventory of a variant at one location.
 *
 * At most one of `inStock` and `quantity` is set.
 */
export type InventoryItem = {
  /** Id of the inventory item. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the item was created. */
  createdDate?: Date | null;
  /** When the item was last updated. */
  updatedDate?: Date | null;
  /** Id of the variant. Cannot be changed after creation. */
  variantId: string;
  /** Id of the inventory location. Cannot be changed after creation. */
  locationId?: string | null;
  /** Id of the product. 1 to 36 characters. Cannot be changed after creation. */
  productId: string;
  /** Whether the quantity is tracked. If false, `inStock` states whether the item is in stock. */
  trackQuantity: boolean;
  /** Whether the variant is in stock, out of stock or available for preorder. */
  availabilityStatus: AvailabilityStatus;
  /** Preorder settings and status. */
  preorderInfo?: PreorderInfo;
  /** Details of the product and the variant. */
  product?: Product;
  /** Extended fields of the item. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /**
       * Whether the item is in stock. Send this if the quantity is not tracked, and `quantity` if it
       * is.
       */
      inStock?: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /**
       * Available quantity. Set only if the quantity is tracked. Negative if the item is oversold.
       * -99,999 to 99,999.
       */
      quantity?: number;
    }
);

/**
 * Inventory of a variant at one location.
 *
 * At most one of `inStock` and `quantity` is set.
 */
export type InventoryItemInput = {
  /** Id of the inventory item. */
  id?: string | null;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Id of the variant. Cannot be changed after creation. */
  variantId?: string;
  /** Id of the inventory location. Cannot be changed after creation. */
  locationId?: string | null;
  /** Id of the product. 1 to 36 characters. Cannot be changed after creation. */
  productId?: string;
  /** Preorder settings and status. */
  preorderInfo?: PreorderInfoInput;
  /** Extended fields of the item. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /**
       * Whether the item is in stock. Send this if the quantity is not tracked, and `quantity` if it
       * is.
       */
      inStock?: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /**
       * Available quantity. Set only if the quantity is tracked. Negative if the item is oversold.
       * -99,999 to 99,999.
       */
      quantity?: number;
    }
);

/**
 * The variant of `InventoryItemInput` that `createInventoryItem` and `bulkCreateInventoryItems`
 * accept.
 */
export type InventoryItemToCreate = {
  /** Id of the inventory item. */
  id?: string | null;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Id of the variant. Cannot be changed after creation. */
  variantId: string;
  /** Id of the inventory location. Cannot be changed after creation. */
  locationId?: string | null;
  /** Id of the product. 1 to 36 characters. Cannot be changed after creation. */
  productId: string;
  /** Preorder settings and status. */
  preorderInfo?: PreorderInfoInput;
  /** Extended fields of the item. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /**
       * Whether the item is in stock. Send this if the quantity is not tracked, and `quantity` if it
       * is.
       */
      inStock: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /**
       * Available quantity. Set only if the quantity is tracked. Negative if the item is oversold.
       * -99,999 to 99,999.
       */
      quantity: number;
    }
);

/** The variant of `InventoryItemInput` that `updateInventoryItem` accepts. */
export type InventoryItemToUpdate = {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** Id of the variant. Cannot be changed after creation. */
  variantId?: string;
  /** Id of the inventory location. Cannot be changed after creation. */
  locationId?: string | null;
  /** Id of the product. 1 to 36 characters. Cannot be changed after creation. */
  productId?: string;
  /** Preorder settings and status. */
  preorderInfo?: PreorderInfoInput;
  /** Extended fields of the item. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /**
       * Whether the item is in stock. Send this if the quantity is not tracked, and `quantity` if it
       * is.
       */
      inStock?: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /**
       * Available quantity. Set only if the quantity is tracked. Negative if the item is oversold.
       * -99,999 to 99,999.
       */
      quantity?: number;
    }
);

/** The variant of `InventoryItemInput` that `bulkUpdateInventoryItems` accepts. */
export type InventoryItemForBulkUpdateInventoryItems = {
  /** Id of the inventory item. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** Id of the variant. Cannot be changed after creation. */
  variantId?: string;
  /** Id of the inventory location. Cannot be changed after creation. */
  locationId?: string | null;
  /** Id of the product. 1 to 36 characters. Cannot be changed after creation. */
  productId?: string;
  /** Preorder settings and status. */
  preorderInfo?: PreorderInfoInput;
  /** Extended fields of the item. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /**
       * Whether the item is in stock. Send this if the quantity is not tracked, and `quantity` if it
       * is.
       */
      inStock?: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /**
       * Available quantity. Set only if the quantity is tracked. Negative if the item is oversold.
       * -99,999 to 99,999.
       */
      quantity?: number;
    }
);

/**
 * Inventory of a variant: the available quantity, or whether the variant is in stock.
 *
 * At most one of `inStock` and `quantity` is set.
 */
export type InventoryItemComposite = {
  /** Preorder settings of the variant. */
  preorderInfo?: PreorderInfoInput;
} & (
  | {
      /** Whether the variant is in stock. Set only if the quantity is not tracked. */
      inStock?: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /** Available quantity. Set only if the quantity is tracked. -99,999 to 99,999. */
      quantity?: number;
    }
);

/** A keyword for search engines. */
export interface Keyword {
  /** Search term. */
  term: string;
  /** Whether this is the main keyword of the page. */
  isMain: boolean;
  /** Origin of the keyword. At most 1,000 characters. */
  origin?: string | null;
}

/** A keyword for search engines. */
export interface KeywordInput {
  /** Search term. */
  term?: string;
  /** Whether this is the main keyword of the page. */
  isMain?: boolean;
  /** Origin of the keyword. At most 1,000 characters. */
  origin?: string | null;
}

/**
 * An image or video.
 *
 * At most one of `image` and `video` is set.
 */
export type MediaItem = {
  /** Thumbnail of the item. */
  thumbnail?: MediaItemUrlAndSize;
  /** Kind of media item. */
  mediaType: MediaItemType;
  /** Title of the item. */
  title: string;
  /** Id of the media file. */
  id: string;
} & (
  | {
      /** Image of the item. Set only if `mediaType` is `image`. */
      image?: MediaItemUrlAndSize;
      video?: undefined;
    }
  | {
      image?: undefined;
      /** Video of the item. Set only if `mediaType` is `video`. */
      video?: MediaItemVideo;
    }
);

/** Kinds of media: image, video, audio, document or archive. */
export type MediaItemType =
  | "unspecified_media_item_type"
  | "image"
  | "video"
  | "audio"
  | "document"
  | "zip"
  | (string & {});

/** A file of a media item. */
export interface MediaItemUrlAndSize {
  /** URL of the file. */
  url: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** File format, such as 'mp4'. */
  format?: string | null;
  /** Alternative text for screen readers. */
  altText?: string | null;
}

/** Files and still images of a video. */
export interface MediaItemVideo {
  /** Video files, one for each resolution. */
  files: MediaItemUrlAndSize[];
  /** Id of the still image that is shown before the video plays. */
  stillFrameMediaId: string;
}

/** All images and videos of a product. */
export interface MediaItemsInfo {
  /** Images and videos in display order. At most 50 items. */
  items: ProductMedia[];
}

/** All images and videos of a product. */
export interface MediaItemsInfoInput {
  /** Images and videos in display order. At most 50 items. */
  items?: ProductMediaInput[];
}

/** Images and videos of a product, choice or collection. */
export interface MediaOfProducts {
  /** The main image or video. */
  mainMedia?: MediaItem;
  /** All images and videos in display order. */
  items: MediaItem[];
}

/** Images and videos of a product. */
export interface MediaOfProductsV3 {
  /** The main image or video. */
  main?: ProductMedia;
  /** All images and videos. Returned only if you request `MEDIA_ITEMS_INFO`. */
  itemsInfo?: MediaItemsInfo;
}

/** Images and videos of a product. */
export interface MediaOfProductsV3Input {
  /** All images and videos. Returned only if you request `MEDIA_ITEMS_INFO`. */
  itemsInfo?: MediaItemsInfoInput;
}

/**
 * Reference to one of the product's media.
 *
 * At most one of `mediaId` and `url` is set.
 */
export type MediaReference =
  | {
      /** Id of the media file. 1 to 200 characters. */
      mediaId?: string;
      url?: undefined;
    }
  | {
      mediaId?: undefined;
      /** URL of the media file. */
      url?: string;
    };

/** Product media of a choice. */
export interface MediaReferences {
  /** References to the media. At most 15 items. */
  items: MediaReference[];
}

/** Product media of a choice. */
export interface MediaReferencesInput {
  /** References to the media. At most 15 items. */
  items?: MediaReference[];
}

/** Kinds of product media: image or video. */
export type MediaType = "IMAGE" | "VIDEO" | (string & {});

/** Kinds of media that a product group can have. */
export type MediaTypeOfProductGroupsV3 = "IMAGE" | (string & {});

/** How to handle items without a value: exclude them, or count them as one group. */
export type MissingValues = "EXCLUDE" | "INCLUDE";

/** Choices of a modifier. */
export interface ModifierChoicesSettings {
  /** Choices, in display order. 1 to 1,000 items. Cannot be changed after creation. */
  choices: ConnectedModifierChoice[];
}

/** Choices of a modifier. */
export interface ModifierChoicesSettingsInput {
  /** Choices, in display order. 1 to 1,000 items. Cannot be changed after creation. */
  choices?: ConnectedModifierChoiceInput[];
}

/** How a modifier is shown: as a text field, text choices or swatches. */
export type ModifierRenderType = "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

/** An aggregation within the groups of another aggregation. */
export interface NestedAggregation {
  /** Steps of the aggregation, from the outermost to the innermost. 2 to 3 items. */
  nestedAggregations?: NestedAggregationItem[];
}

/**
 * A step in a nested aggregation.
 *
 * At most one of `value`, `range`, `scalar` and `dateHistogram` is set.
 */
export type NestedAggregationItem = {
  /** Name of the step in the response. At most 100 characters. */
  name?: string | null;
  /** Kind of step, which determines the settings that apply. */
  type?: NestedAggregationType;
  /** Path of the field to aggregate. At most 200 characters. */
  fieldPath?: string;
} & (
  | {
      /** Settings of a step by value. */
      value?: ValueAggregation;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      /** Settings of a step by number range. */
      range?: RangeAggregation;
      scalar?: undefined;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      /** Settings of a step that returns a single number. */
      scalar?: ScalarAggregation;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      /** Settings of a step by time interval. */
      dateHistogram?: DateHistogramAggregation;
    }
);

/**
 * Result of a nested aggregation within one group.
 *
 * At most one of `values`, `ranges` and `scalar` is set.
 */
export type NestedAggregationResults = {
  /** Name of the aggregation in the request. At most 100 characters. */
  name: string;
  /** Kind of aggregation, which determines the result that is set. */
  type: AggregationType;
  /** Path of the aggregated field. At most 200 characters. */
  fieldPath: string;
} & (
  | {
      /** Number of items with each value. */
      values?: ValueResults;
      ranges?: undefined;
      scalar?: undefined;
    }
  | {
      values?: undefined;
      /** Number of items in each number range. */
      ranges?: RangeResults;
      scalar?: undefined;
    }
  | {
      values?: undefined;
      ranges?: undefined;
      /** The calculated number. */
      scalar?: AggregationResultsScalarResult;
    }
);

/**
 * Kinds of steps in a nested aggregation: counts by value, by number range or by time interval,
 * or a single number.
 */
export type NestedAggregationType = "VALUE" | "RANGE" | "SCALAR" | "DATE_HISTOGRAM";

/**
 * Result of a step in a nested aggregation.
 *
 * At most one of `value`, `range`, `scalar` and `dateHistogram` is set.
 */
export type NestedResultValue =
  | {
      /** A value, and the number of items with it. */
      value?: ValueResult;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      /** A number range, and the number of items in it. */
      range?: RangeResult;
      scalar?: undefined;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      /** The calculated number. */
      scalar?: ScalarResult;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      /** A time interval, and the number of items in it. */
      dateHistogram?: ValueResult;
    };

/** Results of nested aggregations. */
export interface NestedResults {
  /** One entry for each combination of values. At most 1,000 items. */
  results: Results[];
}

/** A group, and the result of the nested aggregation in it. */
export interface NestedValueAggregationResult {
  /** Value of the group. At most 1,000 characters. */
  value: string;
  /** Result of the nested aggregation within the group. */
  nestedResults?: NestedAggregationResults;
}

/** The ids of an option and one of its choices. */
export interface OptionChoiceIds {
  /** Id of the option. 1 to 36 characters. Cannot be changed after creation. */
  optionId: string;
  /** Id of the choice. Cannot be changed after creation. */
  choiceId: string;
}

/** The ids of an option and one of its choices. */
export interface OptionChoiceIdsInput {
  /** Id of the option. 1 to 36 characters. Cannot be changed after creation. */
  optionId?: string;
  /** Id of the choice. Cannot be changed after creation. */
  choiceId?: string;
}

/** The names of an option and one of its choices. */
export interface OptionChoiceNames {
  /** Name of the option, such as 'Size'. At least 1 character. */
  optionName: string;
  /** Name of the choice, such as 'Large'. At least 1 character. */
  choiceName: string;
  /** How the choices of the option are shown. */
  renderType: ProductOptionRenderType;
}

/** The names of an option and one of its choices. */
export interface OptionChoiceNamesInput {
  /** Name of the option, such as 'Size'. At least 1 character. */
  optionName?: string;
  /** Name of the choice, such as 'Large'. At least 1 character. */
  choiceName?: string;
  /** How the choices of the option are shown. */
  renderType?: ProductOptionRenderType;
}

/** Paging metadata for a list that is paged by offset. */
export interface PagingMetadataOfProducts {
  /** Number of items on this page. */
  items: number;
  /** Number of items that were skipped. */
  offset: number;
}

/** Properties of a physical product. */
export interface PhysicalPropertiesOfProductsV3 {
  /** Amount and unit of measure in the product, for calculating the price per unit. */
  pricePerUnit?: PricePerUnitSettings;
  /** Id of the fulfiller. */
  fulfillerId?: string | null;
  /** Minimum and maximum weight of the variants. */
  shippingWeightRange?: WeightRange;
  /** Minimum and maximum price per unit of the variants. */
  pricePerUnitRange?: PricePerUnitRange;
  /** Unit of the product's weights. */
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo;
  /** Id of the delivery profile. */
  deliveryProfileId?: string | null;
}

/** Properties of a physical product. */
export interface PhysicalPropertiesOfProductsV3Input {
  /** Amount and unit of measure in the product, for calculating the price per unit. */
  pricePerUnit?: PricePerUnitSettingsInput;
  /** Id of the fulfiller. */
  fulfillerId?: string | null;
  /** Id of the delivery profile. */
  deliveryProfileId?: string | null;
}

/** Preorder settings and status of an item that is out of stock. */
export interface PreorderInfo {
  /** Whether preorder is enabled. */
  enabled?: boolean | null;
  /** Message that buyers see, such as the expected shipping date. 1 to 250 characters. */
  message?: string | null;
  /** Maximum number of units that can be preordered. At most 100,000. */
  limit?: number | null;
  /** Number of units that have been preordered so far. At most 99,999. */
  counter?: number | null;
  /** Number of units that can still be preordered. */
  quantity?: number | null;
}

/** Preorder settings and status of an item that is out of stock. */
export interface PreorderInfoInput {
  /** Whether preorder is enabled. */
  enabled?: boolean | null;
  /** Message that buyers see, such as the expected shipping date. 1 to 250 characters. */
  message?: string | null;
  /** Maximum number of units that can be preordered. At most 100,000. */
  limit?: number | null;
}

/** Preorder settings of an item that is out of stock. */
export interface PreorderInfoOfProducts {
  /** Whether preorder is enabled. */
  enabled: boolean;
  /** Message that buyers see, such as the expected shipping date. 1 to 250 characters. */
  message?: string | null;
  /** Maximum number of units that can be preordered. At most 100,000. */
  limit?: number | null;
}

/** Preorder settings of an item that is out of stock. */
export interface PreorderInfoOfProductsInput {
  /** Whether preorder is enabled. */
  enabled?: boolean;
  /** Message that buyers see, such as the expected shipping date. 1 to 250 characters. */
  message?: string | null;
  /** Maximum number of units that can be preordered. At most 100,000. */
  limit?: number | null;
}

/** Prices of a variant. */
export interface PriceInfo {
  /** Current price, before automatic discounts. */
  actualPrice: FixedMonetaryAmount;
  /** Price before a sale, which stores often show struck through. */
  compareAtPrice?: FixedMonetaryAmount;
  /** Price after automatic discounts. Returned only if you request `DISCOUNT_INFO`. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/** Prices of a variant. */
export interface PriceInfoInput {
  /** Current price, before automatic discounts. */
  actualPrice?: FixedMonetaryAmountInput;
  /** Price before a sale, which stores often show struck through. */
  compareAtPrice?: FixedMonetaryAmountInput;
}

/**
 * The variant of `PriceInfoInput` that `createProduct`, `createProductWithInventory` and 6
 * others accept.
 */
export interface PriceInfoToSend extends PriceInfoInput {
  /** Current price, before automatic discounts. */
  actualPrice: FixedMonetaryAmountInput;
}

/** Price per unit of a variant, such as per 100 g. */
export interface PricePerUnit {
  /** Amount and unit that the price per unit is calculated from. */
  settings?: PricePerUnitSettings;
  /** Price per unit as a decimal string. */
  value: string;
  /** Price per unit as display text, such as '$1.20 per 100 g'. At most 100 characters. */
  description?: string | null;
  /** Price per unit after automatic discounts. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/** Price per unit of a variant, such as per 100 g. */
export interface PricePerUnitInput {
  /** Amount and unit that the price per unit is calculated from. */
  settings?: PricePerUnitSettingsInput;
}

/**
 * The variant of `PricePerUnitInput` that `createProduct`, `createProductWithInventory` and 6
 * others accept.
 */
export interface PricePerUnitToSend extends PricePerUnitInput {
  /** Amount and unit that the price per unit is calculated from. */
  settings?: PricePerUnitSettingsToSend;
}

/** Minimum and maximum price per unit of a product's variants. */
export interface PricePerUnitRange {
  /** Minimum price per unit. */
  minValue?: PricePerUnitRangePricePerUnit;
  /** Maximum price per unit. */
  maxValue?: PricePerUnitRangePricePerUnit;
}

/** Price of a unit of measure, such as 100 grams. */
export interface PricePerUnitRangePricePerUnit {
  /** Price per unit as a decimal string. */
  value: string;
  /** Price per unit as display text, such as '$1.20 per 100 g'. At most 100 characters. */
  description?: string | null;
}

/** Amount and unit that a price per unit is calculated from. */
export interface PricePerUnitSettings {
  /** Amount that one item contains, such as 500. 0.01 to 999,999,999.99. */
  quantity: number;
  /** Unit of the amount, such as grams. */
  measurementUnit: MeasurementUnit;
}

/** Amount and unit that a price per unit is calculated from. */
export interface PricePerUnitSettingsInput {
  /** Amount that one item contains, such as 500. 0.01 to 999,999,999.99. */
  quantity?: number;
  /** Unit of the amount, such as grams. */
  measurementUnit?: MeasurementUnit;
}

/**
 * The variant of `PricePerUnitSettingsInput` that `createProduct`, `createProductWithInventory`
 * and 6 others accept.
 */
export interface PricePerUnitSettingsToSend extends PricePerUnitSettingsInput {
  /** Unit of the amount, such as grams. */
  measurementUnit: MeasurementUnit;
}

/** Details of an inventory item's product and variant. */
export interface Product {
  /** Name of the product. At most 80 characters. */
  name?: string | null;
  /** Ids of the categories that directly contain the product. At most 2,000 items. */
  directCategoryIds: string[];
  /** Names of the variant's choices. 1 to 250 characters. */
  variantName?: string | null;
  /** Stock keeping unit of the variant. 1 to 40 characters. */
  variantSku?: string | null;
  /** Whether the variant is visible on the site. */
  variantVisible?: boolean | null;
}

/**
 * One image or video of a product.
 *
 * At most one of `id` and `url` is set.
 *
 * At most one of `image` and `video` is set.
 */
export type ProductMedia = {
  /** Alternative text for screen readers. 1 to 1,000 characters. */
  altText?: string | null;
  /** Name of the item. At most 80 characters. */
  displayName?: string | null;
  /** Whether the item is an image or a video. */
  mediaType: MediaType;
  /** Thumbnail of the item. */
  thumbnail?: Thumbnail;
  /** Id of the upload, which identifies a media item that was added by URL. */
  uploadId: string;
} & (
  | {
      /** Id of the media file. To add a file, send either this or `url`. 1 to 200 characters. */
      id?: string;
      url?: undefined;
    }
  | {
      id?: undefined;
      /** URL of the media file. To add an external file, send this instead of `id`. */
      url?: string;
    }
) &
  (
    | {
        /** Image of the item. Set only if `mediaType` is `IMAGE`. */
        image?: ImageOfProductsV3;
        video?: undefined;
      }
    | {
        image?: undefined;
        /** Video of the item. Set only if `mediaType` is `VIDEO`. */
        video?: VideoV2;
      }
  );

/**
 * One image or video of a product.
 *
 * At most one of `id` and `url` is set.
 *
 * At most one of `image` and `video` is set.
 */
export type ProductMediaInput = {
  /** Alternative text for screen readers. 1 to 1,000 characters. */
  altText?: string | null;
  /** Name of the item. At most 80 characters. */
  displayName?: string | null;
  /** Thumbnail of the item. */
  thumbnail?: ThumbnailInput;
} & (
  | {
      /** Id of the media file. To add a file, send either this or `url`. 1 to 200 characters. */
      id?: string;
      url?: undefined;
    }
  | {
      id?: undefined;
      /** URL of the media file. To add an external file, send this instead of `id`. */
      url?: string;
    }
);

/** How the choices of an option are shown: as text or as swatches. */
export type ProductOptionRenderType = "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

/** Kinds of products: physical or digital. */
export type ProductType = "PHYSICAL" | "DIGITAL" | (string & {});

/** Who can buy a product. */
export interface PurchaseEligibility {
  /** Who can buy the product. Absent if everyone can buy it. */
  userCriteria: UserCriteria;
}

/** Who can buy a product. */
export interface PurchaseEligibilityInput {
  /** Who can buy the product. Absent if everyone can buy it. */
  userCriteria?: UserCriteria;
}

/** Filter, sorting and paging of a query for abandoned carts. */
export interface QueryOfAbandonedCarts {
  /** The page to return, as an offset and a limit. */
  paging?: PlatformPaging;
  /** Filter that the carts must match, as a JSON string. */
  filter?: string | null;
  /** Sort order of the carts, as a JSON string. */
  sort?: string | null;
}

/** An aggregation with the number of items in each number range. */
export interface RangeAggregation {
  /** Number ranges for the aggregation. At most 50 items. */
  buckets?: RangeBucket[];
}

/** A number range, and the number of items in it. */
export interface RangeAggregationResult {
  /** Lower bound, inclusive. */
  from?: number | null;
  /** Upper bound, exclusive. */
  to?: number | null;
  /** Number of matching items in the range. */
  count: number;
}

/** A number range. */
export interface RangeBucket {
  /** Lower bound, inclusive. By default, there is no lower bound. */
  from?: number | null;
  /** Upper bound, exclusive. By default, there is no upper bound. */
  to?: number | null;
}

/** A number range, and the number of items in it. */
export interface RangeResult {
  /** Lower bound, inclusive. */
  from?: number | null;
  /** Upper bound, exclusive. */
  to?: number | null;
  /** Number of matching items in the range. */
  count?: number | null;
}

/** Number of items in each number range. */
export interface RangeResults {
  /** One entry for each range. At most 50 items. */
  results: RangeAggregationResult[];
}

/** Fields that are returned only if you request them. */
export type RequestedFields = "ASSIGNED_PRODUCTS_COUNT";

/** A combination of values in a nested aggregation. */
export interface Results {
  /** Result of each step, keyed by step name. */
  results?: Record<string, NestedResultValue>;
}

/** The merchant's cost and profit for a variant. */
export interface RevenueDetails {
  /** What the item costs the merchant. */
  cost?: FixedMonetaryAmount;
  /** Profit per item: the price minus the cost. */
  profit?: FixedMonetaryAmount;
  /** Profit as a fraction of the price, from 0 to 1. At most 1. */
  profitMargin: number;
}

/** The merchant's cost and profit for a variant. */
export interface RevenueDetailsInput {
  /** What the item costs the merchant. */
  cost?: FixedMonetaryAmountInput;
}

/** A label that is shown on a product, such as 'New'. */
export interface Ribbon {
  /** Id of the ribbon. 1 to 36 characters. */
  id?: string | null;
  /** Text of the ribbon. At most 30 characters. */
  name?: string | null;
}

/** Aggregation that returns a single number. */
export interface ScalarAggregation {
  /** Kind of the calculated number: the number of distinct values, the minimum or the maximum. */
  type?: ScalarType;
}

/** A single number. */
export interface ScalarResult {
  /** The calculated number. */
  value: number;
}

/** Kinds of scalar aggregations: distinct values, minimum or maximum. */
export type ScalarType = "COUNT_DISTINCT" | "MIN" | "MAX" | (string & {});

/** Free text to search for, and how to match it. */
export interface SearchDetails {
  /** Whether all words must match, or any of them. */
  mode?: Mode;
  /** Text to look for. At most 100 characters. */
  expression?: string | null;
  /** Paths of the fields to search. Default: all searchable fields. At most 20 items. */
  fields?: string[];
  /** Whether to tolerate small spelling differences. */
  fuzzy?: boolean;
}

/** A file that only its buyers can download. */
export interface SecuredMedia {
  /** Id of the file. 1 to 100 characters. */
  id: string;
  /** Name of the file. 1 to 1,000 characters. */
  fileName: string;
  /** Size in bytes, as a decimal string. 1 to 1,000 characters. */
  fileSize?: string | null;
  /** Kind of file. */
  fileType: FileType;
}

/** A file that only its buyers can download. */
export interface SecuredMediaInput {
  /** Id of the file. 1 to 100 characters. */
  id?: string;
}

/** Search engine and link preview metadata for a page. */
export interface SeoSchema {
  /** Tags in the head of the page. */
  tags: Tag[];
  /** Settings for search engines. */
  settings?: Settings;
}

/** Search engine and link preview metadata for a page. */
export interface SeoSchemaInput {
  /** Tags in the head of the page. */
  tags?: TagInput[];
  /** Settings for search engines. */
  settings?: SettingsInput;
}

/** Settings for search engines. */
export interface Settings {
  /** True if changing the slug does not create a redirect from the old URL. */
  preventAutoRedirect: boolean;
  /** Keywords of the page. At most 5 items. */
  keywords: Keyword[];
}

/** Settings for search engines. */
export interface SettingsInput {
  /** True if changing the slug does not create a redirect from the old URL. */
  preventAutoRedirect?: boolean;
  /** Keywords of the page. At most 5 items. */
  keywords?: KeywordInput[];
}

/** Ascending or descending order. */
export type SortDirection = "DESC" | "ASC";

/** Whether values are sorted by count or by value. */
export type SortType = "COUNT" | "VALUE";

/**
 * A subscription that buyers can choose for a product.
 *
 * At most one of `autoRenewal` and `billingCycles` is set.
 */
export type Subscription = {
  /**
   * Id of the subscription. To add the subscription to a cart, send it in the item's options.
   * Cannot be changed after creation.
   */
  id: string;
  /** Name of the subscription. 1 to 20 characters. */
  title: string;
  /** Text that describes the subscription. At most 60 characters. */
  description?: string | null;
  /** Whether the subscription is visible on the site. */
  visible?: boolean | null;
  /** Unit of the interval between deliveries. */
  frequency: SubscriptionFrequency;
  /**
   * Number of units between deliveries. For example, if the unit is a week, 2 means every second
   * week. 1 to 50.
   */
  interval?: number | null;
  /** Discount for the subscription. */
  discount?: SubscriptionDiscount;
} & (
  | {
      /** Whether the subscription renews until it is canceled. */
      autoRenewal?: boolean;
      billingCycles?: undefined;
    }
  | {
      autoRenewal?: undefined;
      /**
       * Number of deliveries before the subscription ends. Send either this or `autoRenewal`. 2 to
       * 999.
       */
      billingCycles?: number;
    }
);

/**
 * A subscription that buyers can choose for a product.
 *
 * At most one of `autoRenewal` and `billingCycles` is set.
 */
export type SubscriptionInput = {
  /**
   * Id of the subscription. To add the subscription to a cart, send it in the item's options.
   * Cannot be changed after creation.
   */
  id?: string | null;
  /** Name of the subscription. 1 to 20 characters. */
  title?: string;
  /** Text that describes the subscription. At most 60 characters. */
  description?: string | null;
  /** Whether the subscription is visible on the site. */
  visible?: boolean | null;
  /** Unit of the interval between deliveries. */
  frequency?: SubscriptionFrequency;
  /**
   * Number of units between deliveries. For example, if the unit is a week, 2 means every second
   * week. 1 to 50.
   */
  interval?: number | null;
  /** Discount for the subscription. */
  discount?: SubscriptionDiscountInput;
} & (
  | {
      /** Whether the subscription renews until it is canceled. */
      autoRenewal?: boolean;
      billingCycles?: undefined;
    }
  | {
      autoRenewal?: undefined;
      /**
       * Number of deliveries before the subscription ends. Send either this or `autoRenewal`. 2 to
       * 999.
       */
      billingCycles?: number;
    }
);

/** The variant of `SubscriptionInput` that `bulkUpdateProductsByFilter` accepts. */
export type SubscriptionToUpdate = {
  /**
   * Id of the subscription. To add the subscription to a cart, send it in the item's options.
   * Cannot be changed after creation.
   */
  id?: string | null;
  /** Name of the subscription. 1 to 20 characters. */
  title: string;
  /** Text that describes the subscription. At most 60 characters. */
  description?: string | null;
  /** Whether the subscription is visible on the site. */
  visible?: boolean | null;
  /** Unit of the interval between deliveries. */
  frequency: SubscriptionFrequency;
  /**
   * Number of units between deliveries. For example, if the unit is a week, 2 means every second
   * week. 1 to 50.
   */
  interval?: number | null;
  /** Discount for the subscription. */
  discount?: SubscriptionDiscountToUpdate;
} & (
  | {
      /** Whether the subscription renews until it is canceled. */
      autoRenewal: boolean;
      billingCycles?: undefined;
    }
  | {
      autoRenewal?: undefined;
      /**
       * Number of deliveries before the subscription ends. Send either this or `autoRenewal`. 2 to
       * 999.
       */
      billingCycles: number;
    }
);

/** Subscriptions that a product offers. */
export interface SubscriptionDetails {
  /** The available subscriptions. 1 to 6 items. */
  subscriptions: Subscription[];
  /** Whether buyers can also buy the product without a subscription. */
  allowOneTimePurchases?: boolean | null;
}

/** Subscriptions that a product offers. */
export interface SubscriptionDetailsInput {
  /** The available subscriptions. 1 to 6 items. */
  subscriptions?: SubscriptionInput[];
  /** Whether buyers can also buy the product without a subscription. */
  allowOneTimePurchases?: boolean | null;
}

/** The variant of `SubscriptionDetailsInput` that `bulkUpdateProductsByFilter` accepts. */
export interface SubscriptionDetailsToUpdate extends SubscriptionDetailsInput {
  /** The available subscriptions. 1 to 6 items. */
  subscriptions?: SubscriptionToUpdate[];
}

/**
 * Discount for a subscription.
 *
 * At most one of `amountOff` and `percentOff` is set.
 */
export type SubscriptionDiscount = {
  /** Whether the discount is an amount or a percentage. */
  type: DiscountTypeOfProductsV3;
} & (
  | {
      /** Amount off the price, as a decimal string. */
      amountOff?: string;
      percentOff?: undefined;
    }
  | {
      amountOff?: undefined;
      /** Percentage off the price, from 0.1 to 99.9. */
      percentOff?: number;
    }
);

/**
 * Discount for a subscription.
 *
 * At most one of `amountOff` and `percentOff` is set.
 */
export type SubscriptionDiscountInput = {
  /** Whether the discount is an amount or a percentage. */
  type?: DiscountTypeOfProductsV3;
} & (
  | {
      /** Amount off the price, as a decimal string. */
      amountOff?: string;
      percentOff?: undefined;
    }
  | {
      amountOff?: undefined;
      /** Percentage off the price, from 0.1 to 99.9. */
      percentOff?: number;
    }
);

/** The variant of `SubscriptionDiscountInput` that `bulkUpdateProductsByFilter` accepts. */
export type SubscriptionDiscountToUpdate = {
  /** Whether the discount is an amount or a percentage. */
  type?: DiscountTypeOfProductsV3;
} & (
  | {
      /** Amount off the price, as a decimal string. */
      amountOff: string;
      percentOff?: undefined;
    }
  | {
      amountOff?: undefined;
      /** Percentage off the price, from 0.1 to 99.9. */
      percentOff: number;
    }
);

/** A tag in the head of a page. */
export interface Tag {
  /** Name of the tag, such as 'title', 'meta', 'script' or 'link'. */
  type: string;
  /** Attributes of the tag, such as { name, content }. */
  props?: Record<string, unknown> | null;
  /** Metadata of the tag, which is not rendered. */
  meta?: Record<string, unknown> | null;
  /** Content of the tag. */
  children: string;
  /** Whether the tag is custom. */
  custom: boolean;
  /** Whether the tag is omitted from the page. */
  disabled: boolean;
}

/** A tag in the head of a page. */
export interface TagInput {
  /** Name of the tag, such as 'title', 'meta', 'script' or 'link'. */
  type?: string;
  /** Attributes of the tag, such as { name, content }. */
  props?: Record<string, unknown> | null;
  /** Metadata of the tag, which is not rendered. */
  meta?: Record<string, unknown> | null;
  /** Content of the tag. */
  children?: string;
  /** Whether the tag is custom. */
  custom?: boolean;
  /** Whether the tag is omitted from the page. */
  disabled?: boolean;
}

/** Thumbnail of a media item. */
export interface Thumbnail {
  /** URL of the image file. */
  url: string;
  /** Height in pixels. */
  height: number;
  /** Width in pixels. */
  width: number;
  /** Alternative text for screen readers. 1 to 1,000 characters. */
  altText?: string | null;
}

/** Thumbnail of a media item. */
export interface ThumbnailInput {
  /** URL of the image file. */
  url?: string;
  /** Height in pixels. */
  height?: number;
  /** Width in pixels. */
  width?: number;
  /** Alternative text for screen readers. 1 to 1,000 characters. */
  altText?: string | null;
}

/** Reference to a category tree. */
export interface TreeReference {
  /**
   * App that the tree belongs to, such as '@wix/stores' for a store's products. 4 to 150
   * characters.
   */
  appNamespace: string;
  /** Key of the tree within the app. It is null for a store's tree. 1 to 44 characters. */
  treeKey?: string | null;
}

/** Reference to a category tree. */
export interface TreeReferenceInput {
  /**
   * App that the tree belongs to, such as '@wix/stores' for a store's products. 4 to 150
   * characters.
   */
  appNamespace?: string;
  /** Key of the tree within the app. It is null for a store's tree. 1 to 44 characters. */
  treeKey?: string | null;
}

/**
 * The variant of `TreeReferenceInput` that `createCategory`, `getCategory` and 18 others
 * accept.
 */
export interface TreeReferenceToSend extends TreeReferenceInput {
  /**
   * App that the tree belongs to, such as '@wix/stores' for a store's products. 4 to 150
   * characters.
   */
  appNamespace: string;
}

/** Who can buy a product. For example, only members. */
export type UserCriteria = "MEMBERS_ONLY" | (string & {});

/** An aggregation with the number of items for each value of a field. */
export interface ValueAggregation {
  /** How to count items without a value. Used only if `missingValues` is `INCLUDE`. */
  includeOptions?: IncludeMissingValuesOptions;
  /** Whether to sort the values by count or by value. */
  sortType?: SortType;
  /** Sort direction of the values. */
  sortDirection?: SortDirection;
  /** Maximum number of values to return. */
  limit?: number | null;
  /** Whether to include items without a value. */
  missingValues?: MissingValues;
}

/** A value, and the number of items with it. */
export interface ValueAggregationResult {
  /** The value of the field. At most 100 characters. */
  value: string;
  /** Number of matching items with this value. */
  count: number;
}

/** A value, and the number of items with it. */
export interface ValueResult {
  /** The value of the field. At most 1,000 characters. */
  value: string;
  /** Number of matching items with this value. */
  count?: number | null;
}

/** Number of items with each value. */
export interface ValueResults {
  /** One entry for each value. At most 250 items. */
  results: ValueAggregationResult[];
}

/** Properties of a digital variant. */
export interface VariantDigitalProperties {
  /** File that the buyer receives. */
  digitalFile?: SecuredMedia;
}

/** Properties of a digital variant. */
export interface VariantDigitalPropertiesInput {
  /** File that the buyer receives. */
  digitalFile?: SecuredMediaInput;
}

/** Weight, dimensions and price per unit of a variant. */
export interface VariantPhysicalProperties {
  /** Weight in the store's weight unit. At most 999,999,999.99. */
  weight?: number | null;
  /** Price per unit, such as per 100 g. */
  pricePerUnit?: PricePerUnit;
  /** Dimensions of the product. */
  productDimensions?: DimensionsOfProductsV3;
  /** Dimensions of the package. */
  packageDimensions?: DimensionsOfProductsV3;
}

/** Weight, dimensions and price per unit of a variant. */
export interface VariantPhysicalPropertiesInput {
  /** Weight in the store's weight unit. At most 999,999,999.99. */
  weight?: number | null;
  /** Price per unit, such as per 100 g. */
  pricePerUnit?: PricePerUnitInput;
  /** Dimensions of the product. */
  productDimensions?: DimensionsOfProductsV3Input;
  /** Dimensions of the package. */
  packageDimensions?: DimensionsOfProductsV3Input;
}

/**
 * The variant of `VariantPhysicalPropertiesInput` that `createProduct`,
 * `createProductWithInventory` and 6 others accept.
 */
export interface VariantPhysicalPropertiesToSend extends VariantPhysicalPropertiesInput {
  /** Price per unit, such as per 100 g. */
  pricePerUnit?: PricePerUnitToSend;
  /** Dimensions of the product. */
  productDimensions?: DimensionsOfProductsV3ToSend;
  /** Dimensions of the package. */
  packageDimensions?: DimensionsOfProductsV3ToSend;
}

/** Catalog version of a site's store. A store keeps its version unless the platform migrates it. */
export type Version = "V1_CATALOG" | "V3_CATALOG" | "STORES_NOT_INSTALLED" | (string & {});

/** A video file in one resolution. */
export interface VideoResolution {
  /** URL of the video file. */
  url: string;
  /** Height in pixels. */
  height: number;
  /** Width in pixels. */
  width: number;
  /** File format, such as 'mp4'. At most 200 characters. */
  format: string;
  /** Image shown before the video plays. */
  poster?: {
    /** Id of the file in the site's Media Manager. */
    id: string;
    /** URL to load the file from. */
    url: string;
    /** Height of the image in pixels. */
    height: number;
    /** Width of the image in pixels. */
    width: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Original file name. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
  };
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** Video in the site's Media Manager. */
export interface VideoV2 {
  /** Id of the media file. At most 400 characters. */
  id: string;
  /** Video files, one for each resolution. At most 100 items. */
  resolutions: VideoResolution[];
  /** Name of the uploaded file. At most 200 characters. */
  filename?: string | null;
  /** Images that can be shown before the video plays. */
  posters: {
    /** Id of the file in the site's Media Manager. */
    id: string;
    /** URL to load the file from. */
    url: string;
    /** Height of the image in pixels. */
    height: number;
    /** Width of the image in pixels. */
    width: number;
    /** Alternative text for screen readers. */
    altText?: string | null;
    /** Original file name. */
    filename?: string | null;
    /** When the URL expires. Absent if it does not expire. */
    urlExpirationDate?: Date | null;
  }[];
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** Unit of the product's weights. */
export interface WeightMeasurementUnitInfo {
  /** Kilograms or pounds. */
  weightMeasurementUnit: WeightUnit;
}

/** Minimum and maximum weight of a product's variants. */
export interface WeightRange {
  /** Weight of the lightest variant. At most 999,999,999.99. */
  minValue: number;
  /** Weight of the heaviest variant. At most 999,999,999.99. */
  maxValue: number;
}

/** Path of categories that an entity is in. */
export interface BreadcrumbsInfo {
  /** Categories in the path, from the top level down. At most 5 items. */
  breadcrumbs: Breadcrumb[];
}

/** A category in a path of categories. */
export interface Breadcrumb {
  /** Id of the category. */
  categoryId: string;
  /** Display name of the category. 1 to 80 characters. */
  categoryName: string;
  /** Last part of the category page's URL. 1 to 100 characters. */
  categorySlug: string;
}

/** A product with the inventory of its variants at the default location. */
export interface ProductWithInventory {
  /** Weight and units. Set only if `productType` is `PHYSICAL`. */
  physicalProperties?: PhysicalPropertiesOfProductsV3Input;
  /** Id of the product. 1 to 36 characters. Cannot be changed after creation. */
  id?: string | null;
  /**
   * Revision of the product with inventory. It increases with every update. An update must send
   * the current value.
   */
  revision?: string | null;
  /** Name of the product. 1 to 80 characters. */
  name?: string | null;
  /**
   * Last part of the product page's URL. If you omit it, the platform generates it from the name.
   * 1 to 300 characters.
   */
  slug?: string | null;
  /** Description as HTML. At most 16,000 characters. */
  plainDescription?: string | null;
  /** Whether the product is visible in the online store. */
  visible?: boolean | null;
  /** Whether the product is visible at the point of sale. */
  visibleInPos?: boolean | null;
  /** Images and videos of the product. */
  media?: MediaOfProductsV3Input;
  /** Metadata for search engines and social networks. */
  seoData?: SeoSchemaInput;
  /** Id of the product's tax group. */
  taxGroupId?: string | null;
  /** Options whose choices create the variants, such as size. At most 6 items. */
  options?: ConnectedOptionInput[];
  /** Modifiers that buyers select or fill in, such as an engraving. At most 10 items. */
  modifiers?: ConnectedModifierInput[];
  /** Brand of the product, identified by id or name. An unknown name creates a new brand. */
  brand?: BrandOfCatalogImportsV3;
  /** Info sections, identified by id or unique name. At most 20 items. */
  infoSections?: InfoSectionOfCatalogImportsV3Input[];
  /** Ribbon of the product, identified by id or name. An unknown name creates a new ribbon. */
  ribbon?: Ribbon;
  /** Additional ribbons, identified by id or name. At most 4 items. */
  additionalRibbons?: Ribbon[];
  /** Id of the category that is used in the product's breadcrumbs. */
  mainCategoryId?: string | null;
  /**
   * Whether the product is physical or digital. You cannot change this after creation. Cannot be
   * changed after creation.
   */
  productType?: ProductType;
  /**
   * Identifier that you choose for the product. It stays the same if the name changes. 1 to 100
   * characters.
   */
  handle?: string | null;
  /** Variants, with their prices and inventory. */
  variantsInfo?: VariantsInfoOfCatalogImportsV3;
  /** Subscriptions of the product. */
  subscriptionDetails?: SubscriptionDetailsInput;
  /** Who can buy the product. */
  purchaseEligibility?: PurchaseEligibilityInput;
  /** Extended fields that apps and the site store with the product, by namespace and key. */
  extendedFields?: ExtendedFields;
  /** Tags that are attached to the product. */
  tags?: TagsInput;
}

/** The variant of `ProductWithInventory` that `addProductsToImport` accepts. */
export interface ProductWithInventoryToAdd extends ProductWithInventory {
  /**
   * Identifier that you choose for the product. It stays the same if the name changes. 1 to 100
   * characters.
   */
  handle: string;
}

/**
 * The variant of `ProductWithInventory` that `createProductWithInventory` and
 * `bulkCreateProductsWithInventory` accept.
 */
export interface ProductWithInventoryToCreate extends ProductWithInventory {
  /** Name of the product. 1 to 80 characters. */
  name: string;
  /**
   * Whether the product is physical or digital. You cannot change this after creation. Cannot be
   * changed after creation.
   */
  productType: ProductType;
  /** Variants, with their prices and inventory. */
  variantsInfo: VariantsInfoOfCatalogImportsV3ToSend;
}

/** The variant of `ProductWithInventory` that `updateProductWithInventory` accepts. */
export interface ProductWithInventoryToUpdate extends Omit<ProductWithInventory, "id"> {
  /**
   * Revision of the product with inventory. It increases with every update. An update must send
   * the current value.
   */
  revision: string;
  /** Variants, with their prices and inventory. */
  variantsInfo?: VariantsInfoOfCatalogImportsV3ToSend;
}

/** The variant of `ProductWithInventory` that `bulkUpdateProductsWithInventory` accepts. */
export interface ProductWithInventoryForBulkUpdateProductsWithInventory
  extends ProductWithInventory {
  /** Id of the product. 1 to 36 characters. Cannot be changed after creation. */
  id: string;
  /**
   * Revision of the product with inventory. It increases with every update. An update must send
   * the current value.
   */
  revision: string;
  /** Variants, with their prices and inventory. */
  variantsInfo?: VariantsInfoOfCatalogImportsV3ToSend;
}

/** Brand of a product. */
export interface BrandOfCatalogImportsV3 {
  /** Id of the brand. */
  id?: string | null;
  /** Name of the brand. At most 50 characters. */
  name?: string | null;
}

/** An info section on a product page, such as a return policy. */
export interface InfoSectionOfCatalogImportsV3 {
  /** Id of the info section. Products can share info sections. */
  id?: string | null;
  /**
   * Unique name of the info section within the store. Visitors do not see it. At most 100
   * characters.
   */
  uniqueName?: string | null;
  /** Title of the section. 1 to 50 characters. */
  title?: string | null;
  /** Text of the section, as rich content. Returned only if you request it. */
  description?: RichContent;
  /** Text of the section, as HTML. Returned only if you request it. At most 16,000 characters. */
  plainDescription?: string | null;
}

/** An info section on a product page, such as a return policy. */
export interface InfoSectionOfCatalogImportsV3Input {
  /** Id of the info section. Products can share info sections. */
  id?: string | null;
  /**
   * Unique name of the info section within the store. Visitors do not see it. At most 100
   * characters.
   */
  uniqueName?: string | null;
  /** Text of the section, as HTML. Returned only if you request it. At most 16,000 characters. */
  plainDescription?: string | null;
}

/** Variants of a product, with their inventory. */
export interface VariantsInfoOfCatalogImportsV3 {
  /** The variants, with their inventory. 1 to 1,000 items. */
  variants?: VariantWithInventory[];
}

/**
 * The variant of `VariantsInfoOfCatalogImportsV3` that `createProductWithInventory`,
 * `updateProductWithInventory` and 2 others accept.
 */
export interface VariantsInfoOfCatalogImportsV3ToSend extends VariantsInfoOfCatalogImportsV3 {
  /** The variants, with their inventory. 1 to 1,000 items. */
  variants?: VariantWithInventoryToSend[];
}

/**
 * A variant of a product, with its inventory at the default location.
 *
 * At most one of `physicalProperties` and `digitalProperties` is set.
 */
export type VariantWithInventory = {
  /** Id of the variant. Omit it to create a variant. Cannot be changed after creation. */
  id?: string | null;
  /** Whether buyers can choose the variant. */
  visible?: boolean | null;
  /** Stock keeping unit (SKU) of the variant. 1 to 40 characters. */
  sku?: string | null;
  /** Barcode of the variant. 1 to 40 characters. */
  barcode?: string | null;
  /** Price and compare-at price of the variant. */
  price?: PriceInfoInput;
  /** Cost and profit of the variant. Only the merchant can see them. */
  revenueDetails?: RevenueDetailsInput;
  /** Inventory of the variant. */
  inventoryItem?: InventoryItemComposite;
  /**
   * The variant's choice for each option. The choices identify the variant. At most 6 items.
   * Cannot be changed after creation.
   */
  choices?: OptionChoiceReferences[];
} & (
  | {
      /** Weight of the variant. Set only for physical products. */
      physicalProperties?: VariantPhysicalPropertiesInput;
      digitalProperties?: undefined;
    }
  | {
      physicalProperties?: undefined;
      /** File that buyers of the variant receive. Set only for digital products. */
      digitalProperties?: VariantDigitalPropertiesInput;
    }
);

/**
 * The variant of `VariantWithInventory` that `createProductWithInventory`,
 * `updateProductWithInventory` and 2 others accept.
 */
export type VariantWithInventoryToSend = {
  /** Id of the variant. Omit it to create a variant. Cannot be changed after creation. */
  id?: string | null;
  /** Whether buyers can choose the variant. */
  visible?: boolean | null;
  /** Stock keeping unit (SKU) of the variant. 1 to 40 characters. */
  sku?: string | null;
  /** Barcode of the variant. 1 to 40 characters. */
  barcode?: string | null;
  /** Price and compare-at price of the variant. */
  price: PriceInfoToSend;
  /** Cost and profit of the variant. Only the merchant can see them. */
  revenueDetails?: RevenueDetailsInput;
  /** Inventory of the variant. */
  inventoryItem?: InventoryItemComposite;
  /**
   * The variant's choice for each option. The choices identify the variant. At most 6 items.
   * Cannot be changed after creation.
   */
  choices?: OptionChoiceReferences[];
} & (
  | {
      /** Weight of the variant. Set only for physical products. */
      physicalProperties?: VariantPhysicalPropertiesToSend;
      digitalProperties?: undefined;
    }
  | {
      physicalProperties?: undefined;
      /** File that buyers of the variant receive. Set only for digital products. */
      digitalProperties?: VariantDigitalPropertiesInput;
    }
);

/** A choice of an option, identified by id or by name. */
export interface OptionChoiceReferences {
  /** Ids of the option and the choice. Send either this or `optionChoiceNames`. */
  optionChoiceIds?: OptionChoiceIdsInput;
  /** Names of the option and the choice. Send either this or `optionChoiceIds`. */
  optionChoiceNames?: OptionChoiceNamesInput;
}

/** Result of a bulk operation for one item. */
export interface ItemMetadataOfCustomizationsV3 {
  /** Id of the item. Absent if a new item could not be created. 1 to 36 characters. */
  id?: string | null;
  /** Index of the item in the request, starting at 0. */
  originalIndex: number;
  /** Whether the operation succeeded for this item. */
  success: boolean;
  /** Why the operation failed for this item. */
  error?: ApplicationError;
}

/** Result for one of the inventory items. */
export interface BulkInventoryItemResultOfProductsV3 {
  /** Id and index of the inventory item, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The inventory item. Present only if `returnEntity` is true. */
  item?: InventoryItem;
}

/** Stock status of a product: in stock, partially out of stock or out of stock. */
export type InventoryAvailabilityStatus =
  | "IN_STOCK"
  | "OUT_OF_STOCK"
  | "PARTIALLY_OUT_OF_STOCK"
  | (string & {});
