import type { FixedMonetaryAmount, ProductMedia, Variant } from "@portico/stores/products-v3";
import type { StoreItem } from "../queries/store-item.js";

/** What has been chosen: option id → choice id. */
export type SelectedChoices = Readonly<Record<string, string>>;

/** All that a buyer says on a product page. */
export interface ProductSelectionInput {
  /** Option id → choice id. */
  readonly choices: SelectedChoices;
  /** The modifier's key → the choice's key. */
  readonly modifiers?: Readonly<Record<string, string>>;
  /** The free text's key → what the buyer wrote. */
  readonly texts?: Readonly<Record<string, string>>;
  /** How many, from 1; 1 unless told otherwise. */
  readonly quantity?: number;
}

/** One choice of an option, "Large". */
export interface OptionValue {
  readonly id: string;
  readonly name: string;
  /** Color code of a color. */
  readonly colorCode: string | undefined;
  readonly selected: boolean;
  /** Whether there is such a variant, together with what is selected in the other options. */
  readonly exists: boolean;
  /** Whether such a variant can be bought or ordered ahead. */
  readonly available: boolean;
}

/** One option of a product, "Size". */
export interface OptionState {
  readonly id: string;
  readonly name: string;
  /** How its values are shown. */
  readonly kind: "text" | "swatch";
  readonly values: readonly OptionValue[];
  readonly selected: OptionValue | undefined;
}

/** One choice of a modifier, "Gift box". */
export interface ModifierValue {
  readonly key: string;
  readonly name: string;
  /** Color code of a color. */
  readonly colorCode: string | undefined;
  /** What the choice adds to the price, as a decimal string such as "5.00". */
  readonly addedPrice: string | undefined;
  readonly selected: boolean;
}

/** Something added to a product without making another variant, "Wrapping". */
export interface ModifierState {
  readonly key: string;
  readonly name: string;
  readonly kind: "text" | "swatch";
  readonly mandatory: boolean;
  readonly values: readonly ModifierValue[];
  readonly selected: ModifierValue | undefined;
}

/** A text that the buyer writes, "Engraving". */
export interface FreeTextState {
  readonly key: string;
  readonly title: string;
  readonly mandatory: boolean;
  readonly minLength: number;
  /** Most characters, where there is a limit: for `maxLength` of an input. */
  readonly maxLength: number | undefined;
  /** What a text adds to the price, as a decimal string such as "12.00". */
  readonly addedPrice: string | undefined;
  readonly value: string;
}

/** What keeps a selection from being bought. */
export interface SelectionProblem {
  /** Option id, modifier key, free text key, or "variant" or "quantity". */
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
  /** Units left, where they are counted and the inventory was given. */
  readonly quantity: number | undefined;
  /** There where the selection is not in stock and can be ordered ahead. */
  readonly preorder:
    | {
        /** Such as when it ships; known where the inventory was given. */
        readonly message: string | undefined;
        /** Units that can be ordered ahead, where that is limited. */
        readonly limit: number | undefined;
      }
    | undefined;
  /** Whether all that is left to do is to ask to be told when it is back. */
  readonly backInStock: boolean;
}

/** A product under a selection. */
export interface ProductSelection {
  readonly options: readonly OptionState[];
  /** What can be added to the product. */
  readonly modifiers: readonly ModifierState[];
  /** Texts that the buyer may write. */
  readonly texts: readonly FreeTextState[];
  /** Names of the options still to choose. */
  readonly missing: readonly string[];
  /** What is bought: there once everything is chosen, if there is such a variant. */
  readonly variant: Variant | undefined;
  /** Stock keeping unit of the variant. */
  readonly sku: string | undefined;
  /** Weight of the variant in the shop's unit. */
  readonly weight: number | undefined;
  /** Of the variant, or of the product until there is one. */
  readonly availability: "IN_STOCK" | "PREORDER" | "OUT_OF_STOCK" | "NOT_OFFERED";
  readonly stock: SelectionStock;
  readonly price: {
    /** What it costs now; the lowest price until there is a variant. */
    readonly actual: FixedMonetaryAmount | undefined;
    /** What it cost before a sale. */
    readonly compareAt: FixedMonetaryAmount | undefined;
    /** Whether `actual` is the lowest of several prices. */
    readonly from: boolean;
  };
  /** What shows the selection first, without what shows other choices; all media while nothing does. */
  readonly media: readonly ProductMedia[];
  /** What is still in the way, in the order of the page. */
  readonly problems: readonly SelectionProblem[];
  /** What the cart takes; undefined while there are problems. */
  readonly item: StoreItem | undefined;
}
