import type { Entity } from "../../resource/declaration.js";

export interface Choice {
  readonly id: string;
  readonly choiceType: "CHOICE_TEXT" | "ONE_COLOR";
  readonly key: string;
  readonly name: string;
  readonly colorCode?: string;
  readonly defaultAddedPrice?: string;
  readonly primaryChoiceIds: readonly string[];
}

export interface Customization extends Entity {
  readonly id: string;
  readonly revision: string;
  readonly key: string;
  readonly name: string;
  readonly customizationType: "PRODUCT_OPTION" | "MODIFIER";
  readonly customizationRenderType: "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES";
  readonly choicesSettings?: { readonly choices: readonly Choice[] };
}
