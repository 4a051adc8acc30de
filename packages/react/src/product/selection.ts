import type { FixedMonetaryAmount, ProductMedia, Variant } from "@portico/stores/products-v3";
import type { StoreItem } from "../queries/store-item.js";

/** Selected choice ids by option id. */
export type SelectedChoices = Readonly<Record<string, string>>;

/** A buyer's input on a product page. */
export interface ProductSelectionInput {
  /** Choice ids by option id. */
  readonly choices: SelectedChoices;
  /** Choice keys by modifier key. Default: none. */
  readonly modifiers?: Readonly<Record<string, string>>;
  /** Buyer's texts by text field key. Default: none. */
  readonly texts?: Readonly<Record<string, string>>;
  /** At least 1. Default: 1. */
  readonly quantity?: number;
}

/** Choice of an option, such as "Large". */
export interface OptionValue {
  readonly id: string;
  readonly name: string;
  /** Color code, if the choice is a color. */
  readonly colorCode: string | undefined;
  readonly selected: boolean;
  /** Whether a variant combines this choice with the other options' selected choices. */
  readonly exists: boolean;
  /**
   * Whether a variant with this choice can be bought or preordered, given the other options'
   * selected choices.
   */
  readonly available: boolean;
}

/** Option of a product, such as "Size". */
export interface OptionState {
  readonly id: string;
  readonly name: string;
  /** How to display the choices. */
  readonly kind: "text" | "swatch";
  readonly values: readonly OptionValue[];
  readonly selected: OptionValue | undefined;
}

/** Choice of a modifier, such as "Gift box". */
export interface ModifierValue {
  readonly key: string;
  readonly name: string;
  /** Color code, if the choice is a color. */
  readonly colorCode: string | undefined;
  /** Surcharge as a decimal string, such as `"5.00"`. */
  readonly addedPrice: string | undefined;
  readonly selected: boolean;
}

/** Customization that does not create variants, such as "Wrapping". */
export interface ModifierState {
  readonly key: string;
  readonly name: string;
  readonly kind: "text" | "swatch";
  readonly mandatory: boolean;
  readonly values: readonly ModifierValue[];
  readonly selected: ModifierValue | undefined;
}

/** Text field that the buyer fills in, such as "Engraving". */
export interface FreeTextState {
  readonly key: string;
  readonly title: string;
  readonly mandatory: boolean;
  readonly minLength: number;
  /** Maximum number of characters. `undefined` without a limit. */
  readonly maxLength: number | undefined;
  /** Surcharge for a text, as a decimal string such as `"12.00"`. */
  readonly addedPrice: string | undefined;
  readonly value: string;
}

/** Reason why a selection cannot be bought. */
export interface SelectionProblem {
  /** Id of the option, key of the modifier or text field, `"variant"` or `"quantity"`. */
  readonly field: string;
  readonly kind:
    | "choose"
    | "required-text"
    | "too-short"
    | "too-long"
    | "not-offered"
    | "out-of-stock";
}

/** Stock of a selection. */
export interface SelectionStock {
  readonly inStock: boolean;
  /**
   * Units left of the selected variant. `undefined` until a variant is selected, without
   * `inventory`, or if the stock is not tracked.
   */
  readonly quantity: number | undefined;
  /** Preorder details. `undefined` unless the selection can only be preordered. */
  readonly preorder:
    | {
        /** The merchant's message, such as a shipping date. Requires `inventory`. */
        readonly message: string | undefined;
        /** Maximum number of units. */
        readonly limit: number | undefined;
      }
    | undefined;
  /** Whether to offer a back-in-stock notification, because the selection is out of stock. */
  readonly backInStock: boolean;
}

/** Data that a product page shows for a selection. */
export interface ProductSelection {
  readonly options: readonly OptionState[];
  readonly modifiers: readonly ModifierState[];
  readonly texts: readonly FreeTextState[];
  /** Names of the options without a selected choice. */
  readonly missing: readonly string[];
  /**
   * Selected variant. `undefined` until every option has a choice, or if no variant has these
   * choices.
   */
  readonly variant: Variant | undefined;
  /** SKU of the selected variant. */
  readonly sku: string | undefined;
  /** Weight of the selected variant in the shop's unit. */
  readonly weight: number | undefined;
  /**
   * Availability of the selected variant or, until one is selected, the best among the matching
   * variants.
   */
  readonly availability: "IN_STOCK" | "PREORDER" | "OUT_OF_STOCK" | "NOT_OFFERED";
  readonly stock: SelectionStock;
  readonly price: {
    /** Price of the selected variant or, until one is selected, the lowest price. */
    readonly actual: FixedMonetaryAmount | undefined;
    /** Price before a discount. */
    readonly compareAt: FixedMonetaryAmount | undefined;
    /** Whether `actual` is the lowest of several prices. */
    readonly from: boolean;
  };
  /**
   * Media of the selection, followed by media that belong to no choice. If the selection has no
   * media, all media.
   */
  readonly media: readonly ProductMedia[];
  /** Reasons why the selection cannot be bought, in the order of the product page. */
  readonly problems: readonly SelectionProblem[];
  /** Item to add to the cart. `undefined` while there are problems. */
  readonly item: StoreItem | undefined;
}
