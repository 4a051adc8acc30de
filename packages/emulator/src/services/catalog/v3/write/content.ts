// All fields are optional, and `null` removes a field.

import type { Subscription, Tags, UnitSettings } from "../../model.js";

type Maybe<T> = T | null | undefined;

export interface MoneyContent {
  readonly amount?: Maybe<string>;
}

export interface MediaContent {
  readonly id?: Maybe<string>;
  readonly url?: Maybe<string>;
  readonly altText?: Maybe<string>;
  readonly displayName?: Maybe<string>;
}

export interface ChoiceContent {
  readonly choiceId?: Maybe<string>;
  readonly name?: Maybe<string>;
  readonly choiceType?: Maybe<"CHOICE_TEXT" | "ONE_COLOR">;
  readonly colorCode?: Maybe<string>;
  readonly addedPrice?: Maybe<string>;
  readonly linkedMedia?: Maybe<readonly MediaContent[]>;
  readonly media?: Maybe<{
    readonly items?: Maybe<
      readonly { readonly mediaId?: Maybe<string>; readonly url?: Maybe<string> }[]
    >;
  }>;
}

type Choices = Maybe<{ readonly choices?: Maybe<readonly ChoiceContent[]> }>;

export interface OptionContent {
  readonly id?: Maybe<string>;
  readonly name?: Maybe<string>;
  readonly optionRenderType?: Maybe<"TEXT_CHOICES" | "SWATCH_CHOICES">;
  readonly choicesSettings?: Choices;
}

export interface ModifierContent {
  readonly id?: Maybe<string>;
  readonly name?: Maybe<string>;
  readonly modifierRenderType?: Maybe<"FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES">;
  readonly mandatory?: Maybe<boolean>;
  readonly freeTextSettings?: Maybe<{
    readonly minCharCount?: Maybe<number>;
    readonly maxCharCount?: Maybe<number>;
    readonly defaultAddedPrice?: Maybe<string>;
    readonly title?: Maybe<string>;
  }>;
  readonly choicesSettings?: Choices;
}

export interface StockContent {
  readonly quantity?: Maybe<number>;
  readonly inStock?: Maybe<boolean>;
  readonly preorderInfo?: Maybe<{
    readonly enabled?: Maybe<boolean>;
    readonly message?: Maybe<string>;
    readonly limit?: Maybe<number>;
  }>;
}

export interface VariantContent {
  readonly id?: Maybe<string>;
  readonly visible?: Maybe<boolean>;
  readonly sku?: Maybe<string>;
  readonly barcode?: Maybe<string>;
  readonly choices?: Maybe<
    readonly {
      readonly optionChoiceIds?: Maybe<{
        readonly optionId?: Maybe<string>;
        readonly choiceId?: Maybe<string>;
      }>;
      readonly optionChoiceNames?: Maybe<{
        readonly optionName?: Maybe<string>;
        readonly choiceName?: Maybe<string>;
        readonly renderType?: Maybe<"TEXT_CHOICES" | "SWATCH_CHOICES">;
      }>;
    }[]
  >;
  readonly price?: Maybe<{
    readonly actualPrice?: Maybe<MoneyContent>;
    readonly compareAtPrice?: Maybe<MoneyContent>;
  }>;
  readonly revenueDetails?: Maybe<{ readonly cost?: Maybe<MoneyContent> }>;
  readonly physicalProperties?: Maybe<{
    readonly weight?: Maybe<number>;
    readonly pricePerUnit?: Maybe<{ readonly settings?: Maybe<UnitSettings> }>;
    readonly productDimensions?: Maybe<object>;
    readonly packageDimensions?: Maybe<object>;
  }>;
  readonly digitalProperties?: Maybe<{
    readonly digitalFile?: Maybe<{ readonly id?: Maybe<string> }>;
  }>;
  /** Only in calls that also write stock. */
  readonly inventoryItem?: Maybe<StockContent>;
}

export interface NamedContent {
  readonly id?: Maybe<string>;
  readonly name?: Maybe<string>;
}

export interface SectionContent {
  readonly id?: Maybe<string>;
  readonly uniqueName?: Maybe<string>;
  readonly title?: Maybe<string>;
  readonly plainDescription?: Maybe<string>;
  readonly description?: Maybe<object>;
}

export interface ProductContent {
  readonly id?: Maybe<string>;
  readonly revision?: Maybe<string | number>;
  readonly name?: Maybe<string>;
  readonly slug?: Maybe<string>;
  readonly handle?: Maybe<string>;
  readonly description?: Maybe<object>;
  readonly plainDescription?: Maybe<string>;
  readonly visible?: Maybe<boolean>;
  readonly visibleInPos?: Maybe<boolean>;
  readonly media?: Maybe<{
    readonly itemsInfo?: Maybe<{ readonly items?: Maybe<readonly MediaContent[]> }>;
  }>;
  readonly seoData?: Maybe<object>;
  readonly taxGroupId?: Maybe<string>;
  readonly options?: Maybe<readonly OptionContent[]>;
  readonly modifiers?: Maybe<readonly ModifierContent[]>;
  readonly brand?: Maybe<NamedContent>;
  readonly infoSections?: Maybe<readonly SectionContent[]>;
  readonly ribbon?: Maybe<NamedContent>;
  readonly additionalRibbons?: Maybe<readonly NamedContent[]>;
  readonly mainCategoryId?: Maybe<string>;
  readonly productType?: Maybe<"PHYSICAL" | "DIGITAL">;
  readonly variantsInfo?: Maybe<{ readonly variants?: Maybe<readonly VariantContent[]> }>;
  readonly purchaseEligibility?: Maybe<{ readonly userCriteria?: Maybe<string> }>;
  readonly extendedFields?: Maybe<object>;
  readonly tags?: Maybe<Tags>;
  readonly subscriptionDetails?: Maybe<{
    readonly subscriptions?: Maybe<readonly (Omit<Subscription, "id"> & { id?: Maybe<string> })[]>;
    readonly allowOneTimePurchases?: Maybe<boolean>;
  }>;
  readonly physicalProperties?: Maybe<{
    readonly pricePerUnit?: Maybe<UnitSettings>;
    readonly fulfillerId?: Maybe<string>;
    readonly deliveryProfileId?: Maybe<string>;
  }>;
}
