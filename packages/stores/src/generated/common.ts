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
 * Summary to compute over all items that match a search.
 *
 * At most one of: `value`, `range`, `scalar`, `dateHistogram`, `nested`.
 */
export type Aggregation = {
  /** Name under which the result is answered; your choice. At most 100 characters. */
  name?: string | null;
  /** Kind of summary, which decides the settings that apply. */
  type?: AggregationType;
  /** Path of the field that is summed up. At most 200 characters. */
  fieldPath?: string;
} & (
  | {
      /** Settings of a summary that counts items per distinct value. */
      value?: ValueAggregation;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      /** Settings of a summary that counts items per number range. */
      range?: RangeAggregation;
      scalar?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      /** Settings of a summary that yields a single number. */
      scalar?: ScalarAggregation;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      /** Settings of a summary that counts items per time span. */
      dateHistogram?: DateHistogramAggregation;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
      /** Settings of summaries inside one another. */
      nested?: NestedAggregation;
    }
);

/** Results of the summaries that a search asked for. */
export interface AggregationData {
  /** One result per summary. At most 10000 items. */
  results: AggregationResults[];
}

/**
 * Result of one summary.
 *
 * At most one of: `values`, `ranges`, `scalar`, `groupedByValue`, `dateHistogram`, `nested`.
 */
export type AggregationResults = {
  /** Name that the request gave the summary. At most 100 characters. */
  name: string;
  /** Kind of summary, which decides the result that is set. */
  type: AggregationType;
  /** Path of the field that was summed up. At most 200 characters. */
  fieldPath: string;
} & (
  | {
      /** Counts per distinct value. */
      values?: ValueResults;
      ranges?: undefined;
      scalar?: undefined;
      groupedByValue?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      values?: undefined;
      /** Counts per number range. */
      ranges?: RangeResults;
      scalar?: undefined;
      groupedByValue?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      values?: undefined;
      ranges?: undefined;
      /** The single number. */
      scalar?: AggregationResultsScalarResult;
      groupedByValue?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      values?: undefined;
      ranges?: undefined;
      scalar?: undefined;
      /** Results grouped by a value. */
      groupedByValue?: GroupByValueResults;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      values?: undefined;
      ranges?: undefined;
      scalar?: undefined;
      groupedByValue?: undefined;
      /** Counts per time span. */
      dateHistogram?: DateHistogramResults;
      nested?: undefined;
    }
  | {
      values?: undefined;
      ranges?: undefined;
      scalar?: undefined;
      groupedByValue?: undefined;
      dateHistogram?: undefined;
      /** Results of nested summaries. */
      nested?: NestedResults;
    }
);

/** Result of a single-number summary. */
export interface AggregationResultsScalarResult {
  /** Which number this is: distinct values, smallest or largest. */
  type: ScalarType;
  /** The number that was worked out. */
  value: number;
}

/** Kinds of summaries: per value, per range, a single number, per time span, or nested. */
export type AggregationType =
  | "VALUE"
  | "RANGE"
  | "SCALAR"
  | "DATE_HISTOGRAM"
  | "NESTED"
  | (string & {});

/** Whether a variant is in stock, out of stock or open to preorder. */
export type AvailabilityStatus = "OUT_OF_STOCK" | "IN_STOCK" | "PREORDER" | (string & {});

/** How a choice is shown: as text or as a color. */
export type ChoiceType = "CHOICE_TEXT" | "ONE_COLOR" | "MULTIPLE_COLORS" | "IMAGE" | (string & {});

/** Choices of an option. */
export interface ChoicesSettings {
  /** Choices in the order to show them. 1 to 1000 items, cannot change after creation. */
  choices: ConnectedOptionChoice[];
}

/** Choices of an option. */
export interface ChoicesSettingsInput {
  /** Choices in the order to show them. 1 to 1000 items, cannot change after creation. */
  choices?: ConnectedOptionChoiceInput[];
}

/** A group of products in the older catalog. */
export interface Collection {
  /** Id of the collection. 35 to 36 characters. */
  id: string;
  /** Name of the collection. 1 to 50 characters. */
  name?: string | null;
  /** Images and videos of the collection. */
  media?: MediaOfProducts;
  /** How many products are in it. */
  numberOfProducts: number;
  /** Description of the collection. At most 600 characters. */
  description?: string | null;
  /** Last part of the collection page's address. 1 to 100 characters. */
  slug?: string | null;
  /** True when the shop shows the collection. */
  visible?: boolean | null;
  /** When the collection or a product in it was last changed. */
  lastUpdated?: Date | null;
}

/** A group of products in the older catalog. */
export interface CollectionInput {
  /** Id of the collection. 35 to 36 characters. */
  id?: string | null;
  /** Name of the collection. 1 to 50 characters. */
  name?: string | null;
  /** Description of the collection. At most 600 characters. */
  description?: string | null;
  /** Last part of the collection page's address. 1 to 100 characters. */
  slug?: string | null;
  /** True when the shop shows the collection. */
  visible?: boolean | null;
  /** When the collection or a product in it was last changed. */
  lastUpdated?: Date | null;
}

/** `CollectionInput` as an argument of `createCollection`. */
export interface CollectionToCreate extends CollectionInput {
  /** Name of the collection. 1 to 50 characters. */
  name: string;
}

/** `CollectionInput` as an argument of `updateCollection`. */
export interface CollectionToUpdate extends Omit<CollectionInput, "id"> {}

/**
 * An extra on a product, such as an engraving or gift wrap, that makes no other variant.
 *
 * At most one of: `freeTextSettings`, `choicesSettings`.
 */
export type ConnectedModifier = {
  /** Id of the modifier. 1 to 36 characters. */
  id?: string | null;
  /** Name of the modifier, such as 'Engraving'. 1 to 50 characters. */
  name?: string | null;
  /** How the modifier is filled in: free text, text choices or swatches. */
  modifierRenderType: ModifierRenderType;
  /** Older form of mandatory. */
  toBeRemovedMandatory: boolean;
  /** Key of the modifier, as used in a cart item's options. 1 to 50 characters. */
  key: string;
  /** True when the buyer has to fill it in. */
  mandatory?: boolean | null;
} & (
  | {
      /** Settings of a modifier that takes free text. */
      freeTextSettings?: FreeTextSettings;
      choicesSettings?: undefined;
    }
  | {
      freeTextSettings?: undefined;
      /** Choices of a modifier that offers some. */
      choicesSettings?: ModifierChoicesSettings;
    }
);

/**
 * An extra on a product, such as an engraving or gift wrap, that makes no other variant.
 *
 * At most one of: `freeTextSettings`, `choicesSettings`.
 */
export type ConnectedModifierInput = {
  /** Id of the modifier. 1 to 36 characters. */
  id?: string | null;
  /** Name of the modifier, such as 'Engraving'. 1 to 50 characters. */
  name?: string | null;
  /** How the modifier is filled in: free text, text choices or swatches. */
  modifierRenderType?: ModifierRenderType;
  /** Older form of mandatory. */
  toBeRemovedMandatory?: boolean;
  /** True when the buyer has to fill it in. */
  mandatory?: boolean | null;
} & (
  | {
      /** Settings of a modifier that takes free text. */
      freeTextSettings?: FreeTextSettingsInput;
      choicesSettings?: undefined;
    }
  | {
      freeTextSettings?: undefined;
      /** Choices of a modifier that offers some. */
      choicesSettings?: ModifierChoicesSettingsInput;
    }
);

/** One choice of a modifier, such as 'Gift wrap'. */
export interface ConnectedModifierChoice {
  /** Color as a hex code, when the choice is a color. 3 to 20 characters. */
  colorCode?: string;
  /** Id of the choice. */
  choiceId?: string | null;
  /**
   * Older list of the choice's media; read media instead. At most 15 items.
   *
   * @deprecated
   */
  linkedMedia?: ProductMedia[];
  /** Tells if the choice is a text or a color. */
  choiceType: ChoiceType;
  /** Key of the choice, as used in a cart item's options. 1 to 50 characters. */
  key: string;
  /** Name of the choice. 1 to 50 characters. */
  name?: string | null;
  /** Price that the choice adds to the item, as a decimal string. */
  addedPrice?: string | null;
  /** Image that shows the choice as a swatch. */
  displayImage?: ImageOfProductsV3;
  /** Product media to show when this choice is selected. */
  media?: MediaReferences;
  /** Picture of the choice. */
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
  /** Color as a hex code, when the choice is a color. 3 to 20 characters. */
  colorCode?: string;
  /** Id of the choice. */
  choiceId?: string | null;
  /**
   * Older list of the choice's media; read media instead. At most 15 items.
   *
   * @deprecated
   */
  linkedMedia?: ProductMediaInput[];
  /** Tells if the choice is a text or a color. */
  choiceType?: ChoiceType;
  /** Name of the choice. 1 to 50 characters. */
  name?: string | null;
  /** Price that the choice adds to the item, as a decimal string. */
  addedPrice?: string | null;
  /** Image that shows the choice as a swatch. */
  displayImage?: ImageOfProductsV3Input;
  /** Product media to show when this choice is selected. */
  media?: MediaReferencesInput;
  /** Picture of the choice. */
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

/** An option of a product, such as size or color, with the choices that this product offers. */
export interface ConnectedOption {
  /** Choices that this product offers. */
  choicesSettings?: ChoicesSettings;
  /** Id of the option. 1 to 36 characters. */
  id?: string | null;
  /** Name of the option, such as 'Size'. 1 to 50 characters. */
  name?: string | null;
  /** How the shop shows the choices: as text or as swatches. */
  optionRenderType: ProductOptionRenderType;
  /** Key of the option, unique within the product. 1 to 50 characters. */
  key: string;
}

/** An option of a product, such as size or color, with the choices that this product offers. */
export interface ConnectedOptionInput {
  /** Choices that this product offers. */
  choicesSettings?: ChoicesSettingsInput;
  /** Id of the option. 1 to 36 characters. */
  id?: string | null;
  /** Name of the option, such as 'Size'. 1 to 50 characters. */
  name?: string | null;
  /** How the shop shows the choices: as text or as swatches. */
  optionRenderType?: ProductOptionRenderType;
}

/** One choice of an option, such as 'Large'. */
export interface ConnectedOptionChoice {
  /** Color as a hex code, when the choice is a color. 3 to 20 characters. */
  colorCode?: string;
  /** Id of the choice. */
  choiceId?: string | null;
  /**
   * Older list of the choice's media; read media instead. At most 15 items.
   *
   * @deprecated
   */
  linkedMedia?: ProductMedia[];
  /** Tells if the choice is a text or a color. */
  choiceType: ChoiceType;
  /** Key of the choice, unique within the option. 1 to 50 characters. */
  key: string;
  /** Name of the choice, such as 'Large'. 1 to 50 characters. */
  name?: string | null;
  /** True when at least one variant with this choice is in stock. */
  inStock: boolean;
  /** True when at least one variant with this choice is visible. */
  visible: boolean;
  /** Image that shows the choice as a swatch. */
  displayImage?: ImageOfProductsV3;
  /** Product media to show when this choice is selected. */
  media?: MediaReferences;
  /** Picture of the choice. */
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
  /** Color as a hex code, when the choice is a color. 3 to 20 characters. */
  colorCode?: string;
  /** Id of the choice. */
  choiceId?: string | null;
  /**
   * Older list of the choice's media; read media instead. At most 15 items.
   *
   * @deprecated
   */
  linkedMedia?: ProductMediaInput[];
  /** Tells if the choice is a text or a color. */
  choiceType?: ChoiceType;
  /** Name of the choice, such as 'Large'. 1 to 50 characters. */
  name?: string | null;
  /** Image that shows the choice as a swatch. */
  displayImage?: ImageOfProductsV3Input;
  /** Product media to show when this choice is selected. */
  media?: MediaReferencesInput;
  /** Picture of the choice. */
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

/** How many items a page holds and where it starts. */
export interface CursorPagingOfCategories {
  /** Largest number of items on the page. At most 1000. */
  limit?: number | null;
  /**
   * Cursor of an earlier answer that says where this page starts; leave out for the first page.
   * At most 16000 characters.
   */
  cursor?: string | null;
}

/** Filter, order and page of a query that is paged by cursors. */
export interface CursorQueryOfCategories {
  /** Page to answer. */
  cursorPaging?: CursorPagingOfCategories;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 5 items. */
  sort?: Sorting[];
}

/** Filter, order, free text, summaries and page of a search. */
export interface CursorSearch {
  /** Page to answer. */
  cursorPaging?: CursorPagingOfCategories;
  /** Conditions that an item must meet, as a filter object such as { visible: true }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 10 items. */
  sort?: Sorting[];
  /**
   * Summaries to compute over all matches, such as the counts behind filter facets. At most 10
   * items.
   */
  aggregations?: Aggregation[];
  /** Free text to look for. */
  search?: SearchDetails;
  /**
   * Time zone for dates in filters and summaries, as an IANA name such as 'Europe/Paris'. At most
   * 50 characters.
   */
  timeZone?: string | null;
}

/** Filter, order, free text, summaries and page of a search. */
export interface CursorSearchOfProductGroupsV3 {
  /** Page to answer. */
  cursorPaging?: CursorPaging;
  /** Conditions that an item must meet, as a filter object such as { visible: true }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 10 items. */
  sort?: Sorting[];
  /**
   * Summaries to compute over all matches, such as the counts behind filter facets. At most 10
   * items.
   */
  aggregations?: Aggregation[];
  /** Free text to look for. */
  search?: SearchDetails;
  /**
   * Time zone for dates in filters and summaries, as an IANA name such as 'Europe/Paris'. At most
   * 50 characters.
   */
  timeZone?: string | null;
}

/** How the choices of an option or modifier are shown to buyers. */
export type CustomizationRenderType =
  | "FREE_TEXT"
  | "TEXT_CHOICES"
  | "SWATCH_CHOICES"
  | (string & {});

/** Whether a customization makes variants, or is filled in by the buyer. */
export type CustomizationType = "PRODUCT_OPTION" | "MODIFIER" | (string & {});

/** Summary that counts items per span of time. */
export interface DateHistogramAggregation {
  /** Length of each span. */
  interval?: Interval;
}

/** One span of time and how many items fall in it. */
export interface DateHistogramResult {
  /** Start of the span, as an ISO 8601 date. At most 100 characters. */
  value: string;
  /** Number of matching items in the span. */
  count: number;
}

/** Counts per span of time. */
export interface DateHistogramResults {
  /** One entry per span. At most 200 items. */
  results: DateHistogramResult[];
}

/** Measures of a product or a package. */
export interface DimensionsOfProductsV3 {
  /** Length as a decimal string, in the unit below. */
  length?: string | null;
  /** Width as a decimal string, in the unit below. */
  width?: string | null;
  /** Height as a decimal string, in the unit below. */
  height?: string | null;
  /** Unit of the measures. */
  unit: DimensionsUnit;
}

/** Measures of a product or a package. */
export interface DimensionsOfProductsV3Input {
  /** Length as a decimal string, in the unit below. */
  length?: string | null;
  /** Width as a decimal string, in the unit below. */
  width?: string | null;
  /** Height as a decimal string, in the unit below. */
  height?: string | null;
  /** Unit of the measures. */
  unit?: DimensionsUnit;
}

/**
 * `DimensionsOfProductsV3Input` as an argument of `createProduct`, `createProductWithInventory`
 * and 6 others.
 */
export interface DimensionsOfProductsV3ToSend extends DimensionsOfProductsV3Input {
  /** Unit of the measures. */
  unit: DimensionsUnit;
}

/** Units of length for a product's or a package's measures. */
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

/** Kinds of protected files, such as pictures, documents, music or archives. */
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

/** Settings of a modifier that takes free text. */
export interface FreeTextSettings {
  /** Fewest characters that the text may have. */
  minCharCount: number;
  /** Most characters that the text may have, 500 at most. At most 500. */
  maxCharCount: number;
  /** Price that the text adds to the item, as a decimal string. */
  defaultAddedPrice?: string | null;
  /** Label of the text field. 1 to 150 characters. */
  title: string;
  /** Key of the text, as used in customTextFields of a cart item's options. 1 to 150 characters. */
  key: string;
}

/** Settings of a modifier that takes free text. */
export interface FreeTextSettingsInput {
  /** Fewest characters that the text may have. */
  minCharCount?: number;
  /** Most characters that the text may have, 500 at most. At most 500. */
  maxCharCount?: number;
  /** Price that the text adds to the item, as a decimal string. */
  defaultAddedPrice?: string | null;
  /** Label of the text field. 1 to 150 characters. */
  title?: string;
}

/** Which collection to read, by its address. */
export interface GetCollectionBySlugRequest {
  /** Last part of the collection page's address. 1 to 100 characters. */
  slug: string;
}

/** The collection at that address. */
export interface GetCollectionBySlugResponse {
  /** The collection that was found. */
  collection?: Collection;
}

/** Results grouped by a value. */
export interface GroupByValueResults {
  /** One entry per group. At most 1000 items. */
  results: NestedValueAggregationResult[];
}

/** Image in the site's media store. */
export interface ImageOfProductsV3 {
  /** Id of the media file. At most 400 characters. */
  id: string;
  /** Address of the image file. */
  url: string;
  /** Height of the original in pixels. */
  height: number;
  /** Width of the original in pixels. */
  width: number;
  /** Text for readers who cannot see the image. At most 200 characters. */
  altText?: string | null;
  /** Name of the uploaded file. At most 200 characters. */
  filename?: string | null;
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** Image in the site's media store. */
export interface ImageOfProductsV3Input {
  /** Id of the media file. At most 400 characters. */
  id?: string;
  /** Address of the image file. */
  url?: string;
  /** Text for readers who cannot see the image. At most 200 characters. */
  altText?: string | null;
  /** When the URL expires. Absent if it does not expire. */
  urlExpirationDate?: Date | null;
}

/** How items that lack the summed field are counted. */
export interface IncludeMissingValuesOptions {
  /** Name of the value under which those items are counted. At most 20 characters. */
  addToBucket?: string;
}

/** Spans of time, from a second to a year. */
export type Interval = "YEAR" | "MONTH" | "WEEK" | "DAY" | "HOUR" | "MINUTE" | "SECOND";

/**
 * Stock of one variant at one location.
 *
 * At most one of: `inStock`, `quantity`.
 */
export type InventoryItem = {
  /** Id of the inventory item. */
  id: string;
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
  /** When the item was created. */
  createdDate?: Date | null;
  /** When the item was last changed. */
  updatedDate?: Date | null;
  /** Id of the variant. Cannot change after creation. */
  variantId: string;
  /** Id of the location that holds the stock. Cannot change after creation. */
  locationId?: string | null;
  /** Id of the product. 1 to 36 characters, cannot change after creation. */
  productId: string;
  /** True when units are counted in quantity; else inStock tells. */
  trackQuantity: boolean;
  /** Tells if the variant can be bought, ordered ahead or neither. */
  availabilityStatus: AvailabilityStatus;
  /** Settings and state of ordering ahead. */
  preorderInfo?: PreorderInfo;
  /** Facts about the product and the variant. */
  product?: Product;
  /** Custom data that apps attach to the item. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /** True when in stock, for stock that is not counted; set this or quantity. */
      inStock?: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /** Units left, for counted stock; negative when more were sold than there are. -99999 to 99999. */
      quantity?: number;
    }
);

/**
 * Stock of one variant at one location.
 *
 * At most one of: `inStock`, `quantity`.
 */
export type InventoryItemInput = {
  /** Id of the inventory item. */
  id?: string | null;
  /** Revision number, raised by every change; send the current one with an update. */
  revision?: string | null;
  /** Id of the variant. Cannot change after creation. */
  variantId?: string;
  /** Id of the location that holds the stock. Cannot change after creation. */
  locationId?: string | null;
  /** Id of the product. 1 to 36 characters, cannot change after creation. */
  productId?: string;
  /** Settings and state of ordering ahead. */
  preorderInfo?: PreorderInfoInput;
  /** Custom data that apps attach to the item. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /** True when in stock, for stock that is not counted; set this or quantity. */
      inStock?: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /** Units left, for counted stock; negative when more were sold than there are. -99999 to 99999. */
      quantity?: number;
    }
);

/** `InventoryItemInput` as an argument of `createInventoryItem` and `bulkCreateInventoryItems`. */
export type InventoryItemToCreate = {
  /** Id of the inventory item. */
  id?: string | null;
  /** Revision number, raised by every change; send the current one with an update. */
  revision?: string | null;
  /** Id of the variant. Cannot change after creation. */
  variantId: string;
  /** Id of the location that holds the stock. Cannot change after creation. */
  locationId?: string | null;
  /** Id of the product. 1 to 36 characters, cannot change after creation. */
  productId: string;
  /** Settings and state of ordering ahead. */
  preorderInfo?: PreorderInfoInput;
  /** Custom data that apps attach to the item. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /** True when in stock, for stock that is not counted; set this or quantity. */
      inStock: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /** Units left, for counted stock; negative when more were sold than there are. -99999 to 99999. */
      quantity: number;
    }
);

/** `InventoryItemInput` as an argument of `updateInventoryItem`. */
export type InventoryItemToUpdate = {
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
  /** Id of the variant. Cannot change after creation. */
  variantId?: string;
  /** Id of the location that holds the stock. Cannot change after creation. */
  locationId?: string | null;
  /** Id of the product. 1 to 36 characters, cannot change after creation. */
  productId?: string;
  /** Settings and state of ordering ahead. */
  preorderInfo?: PreorderInfoInput;
  /** Custom data that apps attach to the item. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /** True when in stock, for stock that is not counted; set this or quantity. */
      inStock?: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /** Units left, for counted stock; negative when more were sold than there are. -99999 to 99999. */
      quantity?: number;
    }
);

/** `InventoryItemInput` as an argument of `bulkUpdateInventoryItems`. */
export type InventoryItemForBulkUpdateInventoryItems = {
  /** Id of the inventory item. */
  id: string;
  /** Revision number, raised by every change; send the current one with an update. */
  revision: string;
  /** Id of the variant. Cannot change after creation. */
  variantId?: string;
  /** Id of the location that holds the stock. Cannot change after creation. */
  locationId?: string | null;
  /** Id of the product. 1 to 36 characters, cannot change after creation. */
  productId?: string;
  /** Settings and state of ordering ahead. */
  preorderInfo?: PreorderInfoInput;
  /** Custom data that apps attach to the item. */
  extendedFields?: ExtendedFields;
} & (
  | {
      /** True when in stock, for stock that is not counted; set this or quantity. */
      inStock?: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /** Units left, for counted stock; negative when more were sold than there are. -99999 to 99999. */
      quantity?: number;
    }
);

/**
 * Stock of a variant, given together with the variant: tracked by number, or only in or out of
 * stock.
 *
 * At most one of: `inStock`, `quantity`.
 */
export type InventoryItemComposite = {
  /** Whether the variant can be ordered before it is in stock. */
  preorderInfo?: PreorderInfoInput;
} & (
  | {
      /** True when the variant can be bought; for stock that is not counted. */
      inStock?: boolean;
      quantity?: undefined;
    }
  | {
      inStock?: undefined;
      /** How many can be sold; for stock that is counted. -99999 to 99999. */
      quantity?: number;
    }
);

/** A search term that the page aims at. */
export interface Keyword {
  /** What people search for. */
  term: string;
  /** True for the main term of the page. */
  isMain: boolean;
  /** Where the term came from. At most 1000 characters. */
  origin?: string | null;
}

/** A search term that the page aims at. */
export interface KeywordInput {
  /** What people search for. */
  term?: string;
  /** True for the main term of the page. */
  isMain?: boolean;
  /** Where the term came from. At most 1000 characters. */
  origin?: string | null;
}

/**
 * One image or video.
 *
 * At most one of: `image`, `video`.
 */
export type MediaItem = {
  /** Small image that stands for the item. */
  thumbnail?: MediaItemUrlAndSize;
  /** Kind of the item. */
  mediaType: MediaItemType;
  /** Title of the item. */
  title: string;
  /** Id of the media file. */
  id: string;
} & (
  | {
      /** The image, when mediaType is image. */
      image?: MediaItemUrlAndSize;
      video?: undefined;
    }
  | {
      image?: undefined;
      /** The video, when mediaType is video. */
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

/** One file of a media item. */
export interface MediaItemUrlAndSize {
  /** Address of the file. */
  url: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** File format, such as 'mp4'. */
  format?: string | null;
  /** Text for readers who cannot see it. */
  altText?: string | null;
}

/** Files and still pictures of a video. */
export interface MediaItemVideo {
  /** Files of the video, one per resolution. */
  files: MediaItemUrlAndSize[];
  /** Id of the image that stands for the video before it plays. */
  stillFrameMediaId: string;
}

/** All images and videos of a product. */
export interface MediaItemsInfo {
  /** Images and videos in the order to show them. At most 50 items. */
  items: ProductMedia[];
}

/** All images and videos of a product. */
export interface MediaItemsInfoInput {
  /** Images and videos in the order to show them. At most 50 items. */
  items?: ProductMediaInput[];
}

/** Images and videos of a product, choice or collection. */
export interface MediaOfProducts {
  /** The image or video to show first. */
  mainMedia?: MediaItem;
  /** All images and videos in the order to show them. */
  items: MediaItem[];
}

/** Images and videos of a product. */
export interface MediaOfProductsV3 {
  /** The image or video to show first. */
  main?: ProductMedia;
  /** All images and videos; answered only when the field MEDIA_ITEMS_INFO is asked for. */
  itemsInfo?: MediaItemsInfo;
}

/** Images and videos of a product. */
export interface MediaOfProductsV3Input {
  /** All images and videos; answered only when the field MEDIA_ITEMS_INFO is asked for. */
  itemsInfo?: MediaItemsInfoInput;
}

/**
 * Points to one of the product's media.
 *
 * At most one of: `mediaId`, `url`.
 */
export type MediaReference =
  | {
      /** Id of the media file. 1 to 200 characters. */
      mediaId?: string;
      url?: undefined;
    }
  | {
      mediaId?: undefined;
      /** Address of the media file. */
      url?: string;
    };

/** Product media that belong to a choice. */
export interface MediaReferences {
  /** References to the media. At most 15 items. */
  items: MediaReference[];
}

/** Product media that belong to a choice. */
export interface MediaReferencesInput {
  /** References to the media. At most 15 items. */
  items?: MediaReference[];
}

/** Kinds of product media: image or video. */
export type MediaType = "IMAGE" | "VIDEO" | (string & {});

/** Kinds of media that a product group can have. */
export type MediaTypeOfProductGroupsV3 = "IMAGE" | (string & {});

/** What becomes of items that lack the field: left out or counted. */
export type MissingValues = "EXCLUDE" | "INCLUDE";

/** What a buyer can choose from in a modifier. */
export interface ModifierChoicesSettings {
  /** Choices in the order to show them. 1 to 1000 items, cannot change after creation. */
  choices: ConnectedModifierChoice[];
}

/** What a buyer can choose from in a modifier. */
export interface ModifierChoicesSettingsInput {
  /** Choices in the order to show them. 1 to 1000 items, cannot change after creation. */
  choices?: ConnectedModifierChoiceInput[];
}

/** How a modifier is filled in: free text, text choices or swatches. */
export type ModifierRenderType = "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

/** Summaries that are computed inside one another. */
export interface NestedAggregation {
  /** Steps of the summary, from the outermost to the innermost. 2 to 3 items. */
  nestedAggregations?: NestedAggregationItem[];
}

/**
 * One step of a nested summary.
 *
 * At most one of: `value`, `range`, `scalar`, `dateHistogram`.
 */
export type NestedAggregationItem = {
  /** Name under which the step's result is answered; your choice. At most 100 characters. */
  name?: string | null;
  /** Kind of step, which decides the settings that apply. */
  type?: NestedAggregationType;
  /** Path of the field that is summed up. At most 200 characters. */
  fieldPath?: string;
} & (
  | {
      /** Settings of a step that counts items per distinct value. */
      value?: ValueAggregation;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      /** Settings of a step that counts items per number range. */
      range?: RangeAggregation;
      scalar?: undefined;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      /** Settings of a step that yields a single number. */
      scalar?: ScalarAggregation;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      /** Settings of a step that counts items per time span. */
      dateHistogram?: DateHistogramAggregation;
    }
);

/**
 * Result computed inside one group.
 *
 * At most one of: `values`, `ranges`, `scalar`.
 */
export type NestedAggregationResults = {
  /** Name that the request gave the summary. At most 100 characters. */
  name: string;
  /** Kind of summary, which decides the result that is set. */
  type: AggregationType;
  /** Path of the field that was summed up. At most 200 characters. */
  fieldPath: string;
} & (
  | {
      /** Counts per distinct value. */
      values?: ValueResults;
      ranges?: undefined;
      scalar?: undefined;
    }
  | {
      values?: undefined;
      /** Counts per number range. */
      ranges?: RangeResults;
      scalar?: undefined;
    }
  | {
      values?: undefined;
      ranges?: undefined;
      /** The single number. */
      scalar?: AggregationResultsScalarResult;
    }
);

/** Kinds of steps of a nested summary: per value, per range, a single number or per time span. */
export type NestedAggregationType = "VALUE" | "RANGE" | "SCALAR" | "DATE_HISTOGRAM";

/**
 * Result of one step of a nested summary.
 *
 * At most one of: `value`, `range`, `scalar`, `dateHistogram`.
 */
export type NestedResultValue =
  | {
      /** Distinct value and its count. */
      value?: ValueResult;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      /** Number range and its count. */
      range?: RangeResult;
      scalar?: undefined;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      /** The single number. */
      scalar?: ScalarResult;
      dateHistogram?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      /** Time span and its count. */
      dateHistogram?: ValueResult;
    };

/** Results of nested summaries. */
export interface NestedResults {
  /** One entry per combination of values. At most 1000 items. */
  results: Results[];
}

/** One group and the result inside it. */
export interface NestedValueAggregationResult {
  /** Value that the group shares. At most 1000 characters. */
  value: string;
  /** Result computed inside the group. */
  nestedResults?: NestedAggregationResults;
}

/** An option and one of its choices, by id. */
export interface OptionChoiceIds {
  /** Id of the option. 1 to 36 characters, cannot change after creation. */
  optionId: string;
  /** Id of the choice. Cannot change after creation. */
  choiceId: string;
}

/** An option and one of its choices, by id. */
export interface OptionChoiceIdsInput {
  /** Id of the option. 1 to 36 characters, cannot change after creation. */
  optionId?: string;
  /** Id of the choice. Cannot change after creation. */
  choiceId?: string;
}

/** An option and one of its choices, by name. */
export interface OptionChoiceNames {
  /** Name of the option, such as 'Size'. At least 1 characters. */
  optionName: string;
  /** Name of the choice, such as 'Large'. At least 1 characters. */
  choiceName: string;
  /** How the choices of the option are shown. */
  renderType: ProductOptionRenderType;
}

/** An option and one of its choices, by name. */
export interface OptionChoiceNamesInput {
  /** Name of the option, such as 'Size'. At least 1 characters. */
  optionName?: string;
  /** Name of the choice, such as 'Large'. At least 1 characters. */
  choiceName?: string;
  /** How the choices of the option are shown. */
  renderType?: ProductOptionRenderType;
}

/** Where an answered page stands in a list that is paged by offset. */
export interface PagingMetadataOfProducts {
  /** Number of items on this page. */
  items: number;
  /** Number of items that were skipped before this page. */
  offset: number;
}

/** What only a physical product has. */
export interface PhysicalPropertiesOfProductsV3 {
  /** How much of a measure the product holds, for a price per unit. */
  pricePerUnit?: PricePerUnitSettings;
  /** Id of the fulfiller. */
  fulfillerId?: string | null;
  /** Lowest and highest weight of the variants. */
  shippingWeightRange?: WeightRange;
  /** Lowest and highest price per unit of the variants. */
  pricePerUnitRange?: PricePerUnitRange;
  /** Unit in which the product's weights are given. */
  weightMeasurementUnitInfo?: WeightMeasurementUnitInfo;
  /** Id of the delivery profile. */
  deliveryProfileId?: string | null;
}

/** What only a physical product has. */
export interface PhysicalPropertiesOfProductsV3Input {
  /** How much of a measure the product holds, for a price per unit. */
  pricePerUnit?: PricePerUnitSettingsInput;
  /** Id of the fulfiller. */
  fulfillerId?: string | null;
  /** Id of the delivery profile. */
  deliveryProfileId?: string | null;
}

/** Settings and state of ordering ahead when stock has run out. */
export interface PreorderInfo {
  /** True when buyers may order ahead. */
  enabled?: boolean | null;
  /** Text to show, such as when the item will ship. 1 to 250 characters. */
  message?: string | null;
  /** Most units that can be ordered ahead. At most 100000. */
  limit?: number | null;
  /** Units ordered ahead so far. At most 99999. */
  counter?: number | null;
  /** Units that can still be ordered ahead. */
  quantity?: number | null;
}

/** Settings and state of ordering ahead when stock has run out. */
export interface PreorderInfoInput {
  /** True when buyers may order ahead. */
  enabled?: boolean | null;
  /** Text to show, such as when the item will ship. 1 to 250 characters. */
  message?: string | null;
  /** Most units that can be ordered ahead. At most 100000. */
  limit?: number | null;
}

/** Settings for ordering ahead when stock has run out. */
export interface PreorderInfoOfProducts {
  /** True when buyers may order ahead. */
  enabled: boolean;
  /** Text to show, such as when the item will ship. 1 to 250 characters. */
  message?: string | null;
  /** Most units that can be ordered ahead. At most 100000. */
  limit?: number | null;
}

/** Settings for ordering ahead when stock has run out. */
export interface PreorderInfoOfProductsInput {
  /** True when buyers may order ahead. */
  enabled?: boolean;
  /** Text to show, such as when the item will ship. 1 to 250 characters. */
  message?: string | null;
  /** Most units that can be ordered ahead. At most 100000. */
  limit?: number | null;
}

/** Prices of a variant. */
export interface PriceInfo {
  /** Price as sold now, before automatic discounts. */
  actualPrice: FixedMonetaryAmount;
  /** Price before a sale, to show struck through. */
  compareAtPrice?: FixedMonetaryAmount;
  /** Price after automatic discounts; needs the field DISCOUNT_INFO. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/** Prices of a variant. */
export interface PriceInfoInput {
  /** Price as sold now, before automatic discounts. */
  actualPrice?: FixedMonetaryAmountInput;
  /** Price before a sale, to show struck through. */
  compareAtPrice?: FixedMonetaryAmountInput;
}

/**
 * `PriceInfoInput` as an argument of `createProduct`, `createProductWithInventory` and 6
 * others.
 */
export interface PriceInfoToSend extends PriceInfoInput {
  /** Price as sold now, before automatic discounts. */
  actualPrice: FixedMonetaryAmountInput;
}

/** Price per unit of a variant, such as per 100 g. */
export interface PricePerUnit {
  /** Amount and unit to which it refers. */
  settings?: PricePerUnitSettings;
  /** Price per unit as a decimal string. */
  value: string;
  /** Price per unit as text to show, such as '$1.20 per 100 g'. At most 100 characters. */
  description?: string | null;
  /** Price per unit after automatic discounts. */
  priceAfterDiscount?: FixedMonetaryAmount;
}

/** Price per unit of a variant, such as per 100 g. */
export interface PricePerUnitInput {
  /** Amount and unit to which it refers. */
  settings?: PricePerUnitSettingsInput;
}

/**
 * `PricePerUnitInput` as an argument of `createProduct`, `createProductWithInventory` and 6
 * others.
 */
export interface PricePerUnitToSend extends PricePerUnitInput {
  /** Amount and unit to which it refers. */
  settings?: PricePerUnitSettingsToSend;
}

/** Lowest and highest price per unit of a product's variants. */
export interface PricePerUnitRange {
  /** Lowest price per unit. */
  minValue?: PricePerUnitRangePricePerUnit;
  /** Highest price per unit. */
  maxValue?: PricePerUnitRangePricePerUnit;
}

/** Price of a unit of measure, such as 100 grams. */
export interface PricePerUnitRangePricePerUnit {
  /** Price per unit as a decimal string. */
  value: string;
  /** Price per unit as text to show, such as '$1.20 per 100 g'. At most 100 characters. */
  description?: string | null;
}

/** Amount and unit to which a price per unit refers. */
export interface PricePerUnitSettings {
  /** Amount that one item holds, in the unit below. 0.01 to 999999999.99. */
  quantity: number;
  /** Unit of that amount. */
  measurementUnit: MeasurementUnit;
}

/** Amount and unit to which a price per unit refers. */
export interface PricePerUnitSettingsInput {
  /** Amount that one item holds, in the unit below. 0.01 to 999999999.99. */
  quantity?: number;
  /** Unit of that amount. */
  measurementUnit?: MeasurementUnit;
}

/**
 * `PricePerUnitSettingsInput` as an argument of `createProduct`, `createProductWithInventory`
 * and 6 others.
 */
export interface PricePerUnitSettingsToSend extends PricePerUnitSettingsInput {
  /** Unit of that amount. */
  measurementUnit: MeasurementUnit;
}

/** Facts about the product and the variant that an inventory item counts. */
export interface Product {
  /** Name of the product. At most 80 characters. */
  name?: string | null;
  /** Ids of the categories that the product was put into itself. At most 2000 items. */
  directCategoryIds: string[];
  /** Names of the variant's choices. 1 to 250 characters. */
  variantName?: string | null;
  /** Stock keeping unit of the variant. 1 to 40 characters. */
  variantSku?: string | null;
  /** True when the shop shows the variant. */
  variantVisible?: boolean | null;
}

/**
 * One image or video of a product.
 *
 * At most one of: `id`, `url`.
 *
 * At most one of: `image`, `video`.
 */
export type ProductMedia = {
  /** Text for readers who cannot see the item. 1 to 1000 characters. */
  altText?: string | null;
  /** Name of the item. At most 80 characters. */
  displayName?: string | null;
  /** Tells if the item is an image or a video. */
  mediaType: MediaType;
  /** Small image that stands for the item. */
  thumbnail?: Thumbnail;
  /** Id of the upload, to find an item that was added by address. */
  uploadId: string;
} & (
  | {
      /** Id of the media file; to add one, send this or url. 1 to 200 characters. */
      id?: string;
      url?: undefined;
    }
  | {
      id?: undefined;
      /** Address of the media file; to add one from elsewhere, send this or id. */
      url?: string;
    }
) &
  (
    | {
        /** The image, when mediaType is IMAGE. */
        image?: ImageOfProductsV3;
        video?: undefined;
      }
    | {
        image?: undefined;
        /** The video, when mediaType is VIDEO. */
        video?: VideoV2;
      }
  );

/**
 * One image or video of a product.
 *
 * At most one of: `id`, `url`.
 *
 * At most one of: `image`, `video`.
 */
export type ProductMediaInput = {
  /** Text for readers who cannot see the item. 1 to 1000 characters. */
  altText?: string | null;
  /** Name of the item. At most 80 characters. */
  displayName?: string | null;
  /** Small image that stands for the item. */
  thumbnail?: ThumbnailInput;
} & (
  | {
      /** Id of the media file; to add one, send this or url. 1 to 200 characters. */
      id?: string;
      url?: undefined;
    }
  | {
      id?: undefined;
      /** Address of the media file; to add one from elsewhere, send this or id. */
      url?: string;
    }
);

/** How the choices of an option are shown: as text or as swatches. */
export type ProductOptionRenderType = "TEXT_CHOICES" | "SWATCH_CHOICES" | (string & {});

/** Kinds of products: physical goods or digital files. */
export type ProductType = "PHYSICAL" | "DIGITAL" | (string & {});

/** Who may buy a product. */
export interface PurchaseEligibility {
  /** Group of people who may buy it; everybody when absent. */
  userCriteria: UserCriteria;
}

/** Who may buy a product. */
export interface PurchaseEligibilityInput {
  /** Group of people who may buy it; everybody when absent. */
  userCriteria?: UserCriteria;
}

/** Filter, order and page of a query for abandoned carts. */
export interface QueryOfAbandonedCarts {
  /** How many to leave out and how many to answer. */
  paging?: PlatformPaging;
  /** Conditions that a cart must meet, as the text of a JSON object. */
  filter?: string | null;
  /** Order of the carts, as the text of a JSON list. */
  sort?: string | null;
}

/** Summary that counts items per range of numbers. */
export interface RangeAggregation {
  /** Ranges to count. At most 50 items. */
  buckets?: RangeBucket[];
}

/** One range of numbers and how many items fall in it. */
export interface RangeAggregationResult {
  /** Lower bound, included. */
  from?: number | null;
  /** Upper bound, excluded. */
  to?: number | null;
  /** Number of matching items in the range. */
  count: number;
}

/** One range of numbers to count. */
export interface RangeBucket {
  /** Lower bound, included; open when left out. */
  from?: number | null;
  /** Upper bound, excluded; open when left out. */
  to?: number | null;
}

/** A number range and how many items fall in it. */
export interface RangeResult {
  /** Lower bound, included. */
  from?: number | null;
  /** Upper bound, excluded. */
  to?: number | null;
  /** Number of matching items in the range. */
  count?: number | null;
}

/** Counts per range of numbers. */
export interface RangeResults {
  /** One entry per range. At most 50 items. */
  results: RangeAggregationResult[];
}

/** Fields that are answered only when asked for. */
export type RequestedFields = "ASSIGNED_PRODUCTS_COUNT";

/** One combination of a nested summary. */
export interface Results {
  /** Result of each step, by the step's name. */
  results?: Record<string, NestedResultValue>;
}

/** Cost and profit of a variant to the merchant. */
export interface RevenueDetails {
  /** What the item costs the merchant. */
  cost?: FixedMonetaryAmount;
  /** Price less cost. */
  profit?: FixedMonetaryAmount;
  /** Profit as a share of the price, from 0 to 1. At most 1. */
  profitMargin: number;
}

/** Cost and profit of a variant to the merchant. */
export interface RevenueDetailsInput {
  /** What the item costs the merchant. */
  cost?: FixedMonetaryAmountInput;
}

/** Label shown on a product, such as 'New'. */
export interface Ribbon {
  /** Id of the ribbon. 1 to 36 characters. */
  id?: string | null;
  /** Text of the ribbon. At most 30 characters. */
  name?: string | null;
}

/** Summary that yields a single number. */
export interface ScalarAggregation {
  /** Which number: distinct values, smallest or largest. */
  type?: ScalarType;
}

/** A single number. */
export interface ScalarResult {
  /** The number that was worked out. */
  value: number;
}

/**
 * What is worked out as one number: the count of distinct values, the smallest or the largest
 * value.
 */
export type ScalarType = "COUNT_DISTINCT" | "MIN" | "MAX" | (string & {});

/** Free text to look for and how to match it. */
export interface SearchDetails {
  /** How several words combine: any of them or all of them. */
  mode?: Mode;
  /** Text to look for, 100 characters at most. At most 100 characters. */
  expression?: string | null;
  /** Paths of the fields to look in; the searchable ones when left out. At most 20 items. */
  fields?: string[];
  /** True to tolerate small spelling differences. */
  fuzzy?: boolean;
}

/** A file that only its buyers may download. */
export interface SecuredMedia {
  /** Id of the file. 1 to 100 characters. */
  id: string;
  /** What the file is called. 1 to 1000 characters. */
  fileName: string;
  /** Size in bytes, as a decimal string. 1 to 1000 characters. */
  fileSize?: string | null;
  /** Kind of file. */
  fileType: FileType;
}

/** A file that only its buyers may download. */
export interface SecuredMediaInput {
  /** Id of the file. 1 to 100 characters. */
  id?: string;
}

/** What search engines and link previews read about a page. */
export interface SeoSchema {
  /** Tags for the head of the page. */
  tags: Tag[];
  /** Settings that apply to the page's search results. */
  settings?: Settings;
}

/** What search engines and link previews read about a page. */
export interface SeoSchemaInput {
  /** Tags for the head of the page. */
  tags?: TagInput[];
  /** Settings that apply to the page's search results. */
  settings?: SettingsInput;
}

/** Settings for search engines. */
export interface Settings {
  /** True to make no redirect from the old address when the slug changes. */
  preventAutoRedirect: boolean;
  /** Search terms that the page aims at. At most 5 items. */
  keywords: Keyword[];
}

/** Settings for search engines. */
export interface SettingsInput {
  /** True to make no redirect from the old address when the slug changes. */
  preventAutoRedirect?: boolean;
  /** Search terms that the page aims at. At most 5 items. */
  keywords?: KeywordInput[];
}

/** Whether the largest or the smallest comes first. */
export type SortDirection = "DESC" | "ASC";

/** What counted values are ordered by: their number or their value. */
export type SortType = "COUNT" | "VALUE";

/**
 * A subscription on offer for a product.
 *
 * At most one of: `autoRenewal`, `billingCycles`.
 */
export type Subscription = {
  /** Id of the subscription, to put into a cart item's options. Cannot change after creation. */
  id: string;
  /** Name of the subscription. 1 to 20 characters. */
  title: string;
  /** Text about the subscription. At most 60 characters. */
  description?: string | null;
  /** True when the shop shows the subscription. */
  visible?: boolean | null;
  /** Unit of the time between deliveries. */
  frequency: SubscriptionFrequency;
  /** Number of those units; 2 with weeks means every second week. 1 to 50. */
  interval?: number | null;
  /** Discount for buying under the subscription. */
  discount?: SubscriptionDiscount;
} & (
  | {
      /** True when it runs until it is canceled. */
      autoRenewal?: boolean;
      billingCycles?: undefined;
    }
  | {
      autoRenewal?: undefined;
      /** Number of deliveries before it ends; set this or autoRenewal. 2 to 999. */
      billingCycles?: number;
    }
);

/**
 * A subscription on offer for a product.
 *
 * At most one of: `autoRenewal`, `billingCycles`.
 */
export type SubscriptionInput = {
  /** Id of the subscription, to put into a cart item's options. Cannot change after creation. */
  id?: string | null;
  /** Name of the subscription. 1 to 20 characters. */
  title?: string;
  /** Text about the subscription. At most 60 characters. */
  description?: string | null;
  /** True when the shop shows the subscription. */
  visible?: boolean | null;
  /** Unit of the time between deliveries. */
  frequency?: SubscriptionFrequency;
  /** Number of those units; 2 with weeks means every second week. 1 to 50. */
  interval?: number | null;
  /** Discount for buying under the subscription. */
  discount?: SubscriptionDiscountInput;
} & (
  | {
      /** True when it runs until it is canceled. */
      autoRenewal?: boolean;
      billingCycles?: undefined;
    }
  | {
      autoRenewal?: undefined;
      /** Number of deliveries before it ends; set this or autoRenewal. 2 to 999. */
      billingCycles?: number;
    }
);

/** `SubscriptionInput` as an argument of `bulkUpdateProductsByFilter`. */
export type SubscriptionToUpdate = {
  /** Id of the subscription, to put into a cart item's options. Cannot change after creation. */
  id?: string | null;
  /** Name of the subscription. 1 to 20 characters. */
  title: string;
  /** Text about the subscription. At most 60 characters. */
  description?: string | null;
  /** True when the shop shows the subscription. */
  visible?: boolean | null;
  /** Unit of the time between deliveries. */
  frequency: SubscriptionFrequency;
  /** Number of those units; 2 with weeks means every second week. 1 to 50. */
  interval?: number | null;
  /** Discount for buying under the subscription. */
  discount?: SubscriptionDiscountToUpdate;
} & (
  | {
      /** True when it runs until it is canceled. */
      autoRenewal: boolean;
      billingCycles?: undefined;
    }
  | {
      autoRenewal?: undefined;
      /** Number of deliveries before it ends; set this or autoRenewal. 2 to 999. */
      billingCycles: number;
    }
);

/** Subscriptions under which a product can be bought. */
export interface SubscriptionDetails {
  /** The subscriptions on offer. 1 to 6 items. */
  subscriptions: Subscription[];
  /** True when the product can also be bought once, without a subscription. */
  allowOneTimePurchases?: boolean | null;
}

/** Subscriptions under which a product can be bought. */
export interface SubscriptionDetailsInput {
  /** The subscriptions on offer. 1 to 6 items. */
  subscriptions?: SubscriptionInput[];
  /** True when the product can also be bought once, without a subscription. */
  allowOneTimePurchases?: boolean | null;
}

/** `SubscriptionDetailsInput` as an argument of `bulkUpdateProductsByFilter`. */
export interface SubscriptionDetailsToUpdate extends SubscriptionDetailsInput {
  /** The subscriptions on offer. 1 to 6 items. */
  subscriptions?: SubscriptionToUpdate[];
}

/**
 * Discount for buying under a subscription.
 *
 * At most one of: `amountOff`, `percentOff`.
 */
export type SubscriptionDiscount = {
  /** Tells if the discount is an amount or a percentage. */
  type: DiscountTypeOfProductsV3;
} & (
  | {
      /** Amount off the price as a decimal string. */
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
 * Discount for buying under a subscription.
 *
 * At most one of: `amountOff`, `percentOff`.
 */
export type SubscriptionDiscountInput = {
  /** Tells if the discount is an amount or a percentage. */
  type?: DiscountTypeOfProductsV3;
} & (
  | {
      /** Amount off the price as a decimal string. */
      amountOff?: string;
      percentOff?: undefined;
    }
  | {
      amountOff?: undefined;
      /** Percentage off the price, from 0.1 to 99.9. */
      percentOff?: number;
    }
);

/** `SubscriptionDiscountInput` as an argument of `bulkUpdateProductsByFilter`. */
export type SubscriptionDiscountToUpdate = {
  /** Tells if the discount is an amount or a percentage. */
  type?: DiscountTypeOfProductsV3;
} & (
  | {
      /** Amount off the price as a decimal string. */
      amountOff: string;
      percentOff?: undefined;
    }
  | {
      amountOff?: undefined;
      /** Percentage off the price, from 0.1 to 99.9. */
      percentOff: number;
    }
);

/** One tag for the head of a page. */
export interface Tag {
  /** Name of the tag, such as 'title', 'meta', 'script' or 'link'. */
  type: string;
  /** Attributes of the tag, such as { name, content }. */
  props?: Record<string, unknown> | null;
  /** Notes about the tag that are not rendered. */
  meta?: Record<string, unknown> | null;
  /** Text inside the tag. */
  children: string;
  /** True when the tag was written by hand. */
  custom: boolean;
  /** True when the tag is not rendered. */
  disabled: boolean;
}

/** One tag for the head of a page. */
export interface TagInput {
  /** Name of the tag, such as 'title', 'meta', 'script' or 'link'. */
  type?: string;
  /** Attributes of the tag, such as { name, content }. */
  props?: Record<string, unknown> | null;
  /** Notes about the tag that are not rendered. */
  meta?: Record<string, unknown> | null;
  /** Text inside the tag. */
  children?: string;
  /** True when the tag was written by hand. */
  custom?: boolean;
  /** True when the tag is not rendered. */
  disabled?: boolean;
}

/** Small image that stands for a media item. */
export interface Thumbnail {
  /** Address of the image file. */
  url: string;
  /** Height in pixels. */
  height: number;
  /** Width in pixels. */
  width: number;
  /** Text for readers who cannot see the image. 1 to 1000 characters. */
  altText?: string | null;
}

/** Small image that stands for a media item. */
export interface ThumbnailInput {
  /** Address of the image file. */
  url?: string;
  /** Height in pixels. */
  height?: number;
  /** Width in pixels. */
  width?: number;
  /** Text for readers who cannot see the image. 1 to 1000 characters. */
  altText?: string | null;
}

/** Names one tree of categories. */
export interface TreeReference {
  /** App that the tree belongs to; '@wix/stores' for a shop's products. 4 to 150 characters. */
  appNamespace: string;
  /** Key of the tree within the app; null for a shop's tree. 1 to 44 characters. */
  treeKey?: string | null;
}

/** Names one tree of categories. */
export interface TreeReferenceInput {
  /** App that the tree belongs to; '@wix/stores' for a shop's products. 4 to 150 characters. */
  appNamespace?: string;
  /** Key of the tree within the app; null for a shop's tree. 1 to 44 characters. */
  treeKey?: string | null;
}

/** `TreeReferenceInput` as an argument of `createCategory`, `getCategory` and 18 others. */
export interface TreeReferenceToSend extends TreeReferenceInput {
  /** App that the tree belongs to; '@wix/stores' for a shop's products. 4 to 150 characters. */
  appNamespace: string;
}

/** Who may buy a product, such as members only. */
export type UserCriteria = "MEMBERS_ONLY" | (string & {});

/** Summary that counts items per distinct value of a field. */
export interface ValueAggregation {
  /** What to do with items that lack the field, when they are included. */
  includeOptions?: IncludeMissingValuesOptions;
  /** What to order the values by: their count or themselves. */
  sortType?: SortType;
  /** Direction in which the values are ordered. */
  sortDirection?: SortDirection;
  /** Largest number of values to answer. */
  limit?: number | null;
  /** Tells if items that lack the field are counted. */
  missingValues?: MissingValues;
}

/** One distinct value and how often it occurs. */
export interface ValueAggregationResult {
  /** The value that occurs. At most 100 characters. */
  value: string;
  /** Number of matching items with this value. */
  count: number;
}

/** A distinct value and how often it occurs. */
export interface ValueResult {
  /** The value that occurs. At most 1000 characters. */
  value: string;
  /** Number of matching items with this value. */
  count?: number | null;
}

/** Counts per distinct value. */
export interface ValueResults {
  /** One entry per value. At most 250 items. */
  results: ValueAggregationResult[];
}

/** What only a digital variant has. */
export interface VariantDigitalProperties {
  /** File that the buyer receives. */
  digitalFile?: SecuredMedia;
}

/** What only a digital variant has. */
export interface VariantDigitalPropertiesInput {
  /** File that the buyer receives. */
  digitalFile?: SecuredMediaInput;
}

/** Weight, measures and price per unit of a variant. */
export interface VariantPhysicalProperties {
  /** Weight in the shop's unit. At most 999999999.99. */
  weight?: number | null;
  /** Price per unit, such as per 100 g. */
  pricePerUnit?: PricePerUnit;
  /** Measures of the product itself. */
  productDimensions?: DimensionsOfProductsV3;
  /** Measures of the package that ships. */
  packageDimensions?: DimensionsOfProductsV3;
}

/** Weight, measures and price per unit of a variant. */
export interface VariantPhysicalPropertiesInput {
  /** Weight in the shop's unit. At most 999999999.99. */
  weight?: number | null;
  /** Price per unit, such as per 100 g. */
  pricePerUnit?: PricePerUnitInput;
  /** Measures of the product itself. */
  productDimensions?: DimensionsOfProductsV3Input;
  /** Measures of the package that ships. */
  packageDimensions?: DimensionsOfProductsV3Input;
}

/**
 * `VariantPhysicalPropertiesInput` as an argument of `createProduct`,
 * `createProductWithInventory` and 6 others.
 */
export interface VariantPhysicalPropertiesToSend extends VariantPhysicalPropertiesInput {
  /** Price per unit, such as per 100 g. */
  pricePerUnit?: PricePerUnitToSend;
  /** Measures of the product itself. */
  productDimensions?: DimensionsOfProductsV3ToSend;
  /** Measures of the package that ships. */
  packageDimensions?: DimensionsOfProductsV3ToSend;
}

/**
 * Which catalog a site's shop has; a shop keeps the one that it began with unless the platform
 * moves it.
 */
export type Version = "V1_CATALOG" | "V3_CATALOG" | "STORES_NOT_INSTALLED" | (string & {});

/** One file of a video. */
export interface VideoResolution {
  /** Address of the video file. */
  url: string;
  /** Height in pixels. */
  height: number;
  /** Width in pixels. */
  width: number;
  /** File format, such as 'mp4'. At most 200 characters. */
  format: string;
  /** Picture shown before the video plays. */
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

/** Video in the site's media store. */
export interface VideoV2 {
  /** Id of the media file. At most 400 characters. */
  id: string;
  /** Files of the video, one per resolution. At most 100 items. */
  resolutions: VideoResolution[];
  /** Name of the uploaded file. At most 200 characters. */
  filename?: string | null;
  /** Pictures that can be shown before the video plays. */
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

/** Unit in which the product's weights are given. */
export interface WeightMeasurementUnitInfo {
  /** Kilograms or pounds. */
  weightMeasurementUnit: WeightUnit;
}

/** Lowest and highest weight of a product's variants. */
export interface WeightRange {
  /** Weight of the lightest variant. At most 999999999.99. */
  minValue: number;
  /** Weight of the heaviest variant. At most 999999999.99. */
  maxValue: number;
}

/** Path of categories that leads to an entity. */
export interface BreadcrumbsInfo {
  /** Categories on the path, from the top down. At most 5 items. */
  breadcrumbs: Breadcrumb[];
}

/** One category on the path to another. */
export interface Breadcrumb {
  /** Id of the category. */
  categoryId: string;
  /** Name of the category as it is shown. 1 to 80 characters. */
  categoryName: string;
  /** Last part of the category page's address. 1 to 100 characters. */
  categorySlug: string;
}

/** A product, and with each of its variants what is in stock at the default location. */
export interface ProductWithInventory {
  /** Weight and units; set for a product of type `PHYSICAL`. */
  physicalProperties?: PhysicalPropertiesOfProductsV3Input;
  /** Id of the product. 1 to 36 characters, cannot change after creation. */
  id?: string | null;
  /**
   * Revision of the product with inventory. It increases with every update. An update must send
   * the current value.
   */
  revision?: string | null;
  /** What the product is called in the shop. 1 to 80 characters. */
  name?: string | null;
  /**
   * Part of the address of the product's page; made from the name when absent. 1 to 300
   * characters.
   */
  slug?: string | null;
  /** Description as HTML. At most 16000 characters. */
  plainDescription?: string | null;
  /** True when the product is shown in the online shop. */
  visible?: boolean | null;
  /** True when the product is shown at the point of sale. */
  visibleInPos?: boolean | null;
  /** Pictures and videos of the product. */
  media?: MediaOfProductsV3Input;
  /** What search engines and social networks are told of the product's page. */
  seoData?: SeoSchemaInput;
  /** Id of the tax group that says how the product is taxed. */
  taxGroupId?: string | null;
  /** Options whose choices make the variants, such as size. At most 6 items. */
  options?: ConnectedOptionInput[];
  /** What the buyer fills in or chooses besides, such as an engraving. At most 10 items. */
  modifiers?: ConnectedModifierInput[];
  /** Brand, by id or by name; an unknown name makes a new brand. */
  brand?: BrandOfCatalogImportsV3;
  /** Sections of further text, by id or by unique name. At most 20 items. */
  infoSections?: InfoSectionOfCatalogImportsV3Input[];
  /** Short label on the product, by id or by name; an unknown name makes a new ribbon. */
  ribbon?: Ribbon;
  /** Further labels, by id or by name. At most 4 items. */
  additionalRibbons?: Ribbon[];
  /** Id of the category that stands for the product in breadcrumbs. */
  mainCategoryId?: string | null;
  /**
   * Whether the product is shipped or downloaded; set on creation only. Cannot change after
   * creation.
   */
  productType?: ProductType;
  /**
   * Identifier of the user's own for the product, which survives a change of the name. 1 to 100
   * characters.
   */
  handle?: string | null;
  /** Variants with their prices and stock. */
  variantsInfo?: VariantsInfoOfCatalogImportsV3;
  /** Subscriptions with which the product can be bought. */
  subscriptionDetails?: SubscriptionDetailsInput;
  /** Who may buy the product. */
  purchaseEligibility?: PurchaseEligibilityInput;
  /** Values that apps and the site keep with the product, by namespace and key. */
  extendedFields?: ExtendedFields;
  /** Tags of the product. */
  tags?: TagsInput;
}

/** `ProductWithInventory` as an argument of `addProductsToImport`. */
export interface ProductWithInventoryToAdd extends ProductWithInventory {
  /**
   * Identifier of the user's own for the product, which survives a change of the name. 1 to 100
   * characters.
   */
  handle: string;
}

/**
 * `ProductWithInventory` as an argument of `createProductWithInventory` and
 * `bulkCreateProductsWithInventory`.
 */
export interface ProductWithInventoryToCreate extends ProductWithInventory {
  /** What the product is called in the shop. 1 to 80 characters. */
  name: string;
  /**
   * Whether the product is shipped or downloaded; set on creation only. Cannot change after
   * creation.
   */
  productType: ProductType;
  /** Variants with their prices and stock. */
  variantsInfo: VariantsInfoOfCatalogImportsV3ToSend;
}

/** `ProductWithInventory` as an argument of `updateProductWithInventory`. */
export interface ProductWithInventoryToUpdate extends Omit<ProductWithInventory, "id"> {
  /**
   * Revision of the product with inventory. It increases with every update. An update must send
   * the current value.
   */
  revision: string;
  /** Variants with their prices and stock. */
  variantsInfo?: VariantsInfoOfCatalogImportsV3ToSend;
}

/** `ProductWithInventory` as an argument of `bulkUpdateProductsWithInventory`. */
export interface ProductWithInventoryForBulkUpdateProductsWithInventory
  extends ProductWithInventory {
  /** Id of the product. 1 to 36 characters, cannot change after creation. */
  id: string;
  /**
   * Revision of the product with inventory. It increases with every update. An update must send
   * the current value.
   */
  revision: string;
  /** Variants with their prices and stock. */
  variantsInfo?: VariantsInfoOfCatalogImportsV3ToSend;
}

/** Brand of a product. */
export interface BrandOfCatalogImportsV3 {
  /** Id of the brand. */
  id?: string | null;
  /** Name of the brand. At most 50 characters. */
  name?: string | null;
}

/** Block of further text on a product page, such as a return policy. */
export interface InfoSectionOfCatalogImportsV3 {
  /** Id of the section; one section can serve many products. */
  id?: string | null;
  /**
   * Name that tells the section apart within the shop; visitors do not see it. At most 100
   * characters.
   */
  uniqueName?: string | null;
  /** Heading of the section. 1 to 50 characters. */
  title?: string | null;
  /** Text as formatted content; answered only when its field is asked for. */
  description?: RichContent;
  /** Text as HTML; answered only when its field is asked for. At most 16000 characters. */
  plainDescription?: string | null;
}

/** Block of further text on a product page, such as a return policy. */
export interface InfoSectionOfCatalogImportsV3Input {
  /** Id of the section; one section can serve many products. */
  id?: string | null;
  /**
   * Name that tells the section apart within the shop; visitors do not see it. At most 100
   * characters.
   */
  uniqueName?: string | null;
  /** Text as HTML; answered only when its field is asked for. At most 16000 characters. */
  plainDescription?: string | null;
}

/** Variants that are given with their stock. */
export interface VariantsInfoOfCatalogImportsV3 {
  /** The variants with their stock. 1 to 1000 items. */
  variants?: VariantWithInventory[];
}

/**
 * `VariantsInfoOfCatalogImportsV3` as an argument of `createProductWithInventory`,
 * `updateProductWithInventory` and 2 others.
 */
export interface VariantsInfoOfCatalogImportsV3ToSend extends VariantsInfoOfCatalogImportsV3 {
  /** The variants with their stock. 1 to 1000 items. */
  variants?: VariantWithInventoryToSend[];
}

/**
 * A variant of a product, with what is in stock of it at the default location.
 *
 * At most one of: `physicalProperties`, `digitalProperties`.
 */
export type VariantWithInventory = {
  /** Id of the variant; absent for a new one. Cannot change after creation. */
  id?: string | null;
  /** True when buyers can choose the variant. */
  visible?: boolean | null;
  /** Stock keeping unit: the merchant's own code of the variant. 1 to 40 characters. */
  sku?: string | null;
  /** Number of the bar code on the variant. 1 to 40 characters. */
  barcode?: string | null;
  /** Price of the variant, and the price that it is compared with. */
  price?: PriceInfoInput;
  /** Cost of the variant and the profit from it; for the merchant alone. */
  revenueDetails?: RevenueDetailsInput;
  /** What is in stock of the variant. */
  inventoryItem?: InventoryItemComposite;
  /**
   * One choice of each option; they make the variant what it is. At most 6 items, cannot change
   * after creation.
   */
  choices?: OptionChoiceReferences[];
} & (
  | {
      /** Weight of this variant; for a physical product. */
      physicalProperties?: VariantPhysicalPropertiesInput;
      digitalProperties?: undefined;
    }
  | {
      physicalProperties?: undefined;
      /** File of this variant; for a digital product. */
      digitalProperties?: VariantDigitalPropertiesInput;
    }
);

/**
 * `VariantWithInventory` as an argument of `createProductWithInventory`,
 * `updateProductWithInventory` and 2 others.
 */
export type VariantWithInventoryToSend = {
  /** Id of the variant; absent for a new one. Cannot change after creation. */
  id?: string | null;
  /** True when buyers can choose the variant. */
  visible?: boolean | null;
  /** Stock keeping unit: the merchant's own code of the variant. 1 to 40 characters. */
  sku?: string | null;
  /** Number of the bar code on the variant. 1 to 40 characters. */
  barcode?: string | null;
  /** Price of the variant, and the price that it is compared with. */
  price: PriceInfoToSend;
  /** Cost of the variant and the profit from it; for the merchant alone. */
  revenueDetails?: RevenueDetailsInput;
  /** What is in stock of the variant. */
  inventoryItem?: InventoryItemComposite;
  /**
   * One choice of each option; they make the variant what it is. At most 6 items, cannot change
   * after creation.
   */
  choices?: OptionChoiceReferences[];
} & (
  | {
      /** Weight of this variant; for a physical product. */
      physicalProperties?: VariantPhysicalPropertiesToSend;
      digitalProperties?: undefined;
    }
  | {
      physicalProperties?: undefined;
      /** File of this variant; for a digital product. */
      digitalProperties?: VariantDigitalPropertiesInput;
    }
);

/** A choice of an option, by ids or by names. */
export interface OptionChoiceReferences {
  /** Set to name option and choice by their ids. */
  optionChoiceIds?: OptionChoiceIdsInput;
  /** Set to name option and choice as buyers read them. */
  optionChoiceNames?: OptionChoiceNamesInput;
}

/** Outcome of a bulk operation for one item. */
export interface ItemMetadataOfCustomizationsV3 {
  /** Id of the item; absent when a new item could not be created. 1 to 36 characters. */
  id?: string | null;
  /** Position of the item in the request, from 0. */
  originalIndex: number;
  /** True when the operation worked for this item. */
  success: boolean;
  /** What went wrong for this item. */
  error?: ApplicationError;
}

/** Result for one of the inventory items. */
export interface BulkInventoryItemResultOfProductsV3 {
  /** Id and index of the inventory item, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The inventory item. Present only if `returnEntity` is true. */
  item?: InventoryItem;
}

/** State of a product's stock: in stock, partly out of stock or out of stock. */
export type InventoryAvailabilityStatus =
  | "IN_STOCK"
  | "OUT_OF_STOCK"
  | "PARTIALLY_OUT_OF_STOCK"
  | (string & {});
