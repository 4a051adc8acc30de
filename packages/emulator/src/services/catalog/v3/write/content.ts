import type { V3ProductInput, VariantInput } from "@portico/stores/products-v3";
import type { Loose, Subscription, Tags, UnitSettings } from "../../model.js";
import type { StockContent } from "../../stock-content.js";

type Maybe<T> = T | null | undefined;

type ItemOf<T> = NonNullable<T> extends readonly (infer One)[] ? One : never;

type Override<T, Fields> = Omit<T, keyof Fields> & Fields;

export type VariantContent = Override<
  Loose<VariantInput>,
  {
    readonly physicalProperties?: Maybe<{
      readonly weight?: Maybe<number>;
      readonly pricePerUnit?: Maybe<{ readonly settings?: Maybe<UnitSettings> }>;
      readonly productDimensions?: Maybe<object>;
      readonly packageDimensions?: Maybe<object>;
    }>;
    /** Set only in requests that also write stock. */
    readonly inventoryItem?: Maybe<StockContent>;
  }
>;

export type ProductContent = Override<
  Loose<V3ProductInput>,
  {
    readonly handle?: Maybe<string>;
    readonly productType?: Maybe<"PHYSICAL" | "DIGITAL">;
    readonly tags?: Maybe<Tags>;
    readonly variantsInfo?: Maybe<{ readonly variants?: Maybe<readonly VariantContent[]> }>;
    readonly subscriptionDetails?: Maybe<{
      readonly subscriptions?: Maybe<
        readonly (Omit<Subscription, "id"> & { id?: Maybe<string> })[]
      >;
      readonly allowOneTimePurchases?: Maybe<boolean>;
    }>;
    readonly physicalProperties?: Maybe<{
      readonly pricePerUnit?: Maybe<UnitSettings>;
      readonly fulfillerId?: Maybe<string>;
      readonly deliveryProfileId?: Maybe<string>;
    }>;
  }
>;

export type OptionContent = ItemOf<ProductContent["options"]>;
export type ModifierContent = ItemOf<ProductContent["modifiers"]>;
export type ChoiceContent = ItemOf<NonNullable<ModifierContent["choicesSettings"]>["choices"]> &
  ItemOf<NonNullable<OptionContent["choicesSettings"]>["choices"]>;
export type NamedContent = NonNullable<ProductContent["brand"]>;
export type SectionContent = ItemOf<ProductContent["infoSections"]>;
export type MoneyContent = { readonly amount?: Maybe<string> };
type MediaField = "id" | "url" | "altText" | "displayName";
export type MediaContent = Readonly<Partial<Record<MediaField, Maybe<string>>>>;
