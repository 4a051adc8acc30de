import type { FreeTextSettings } from "@portico/stores/customizations-v3";
import type { Context } from "../../kernel/context.js";
import { rejection } from "../../kernel/platform-error.js";
import type { Json } from "../../kernel/wire-request.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { choiceTypeOf, type Keyed } from "./model.js";

export interface Choice extends Entity, Keyed {
  readonly choiceType: "CHOICE_TEXT" | "ONE_COLOR";
  readonly colorCode?: string;
  readonly defaultAddedPrice?: string;
  readonly primaryChoiceIds: readonly string[];
}

export interface Customization extends Entity, Keyed {
  readonly revision: string;
  readonly customizationType: "PRODUCT_OPTION" | "MODIFIER";
  readonly customizationRenderType: "FREE_TEXT" | "TEXT_CHOICES" | "SWATCH_CHOICES";
  readonly freeTextInput?: Partial<Json<FreeTextSettings>>;
  readonly choicesSettings?: { readonly choices: readonly Choice[] };
}

const MAX_CHOICES = 1000;

/** The documentation lists errors for too many options or modifiers but no limits. */
const MAX_CUSTOMIZATIONS = 1000;

export function choiceOf(context: Context, input: object): Choice {
  const choice = input as Partial<Choice>;
  const name = choice.name ?? "";
  return {
    ...choice,
    choiceType: choice.choiceType ?? choiceTypeOf(choice),
    id: choice.id ?? context.guid("choice"),
    key: choice.key ?? name,
    name,
    primaryChoiceIds: choice.primaryChoiceIds ?? [],
  };
}

export const choicesOf = ({ choicesSettings }: Partial<Customization>): readonly Choice[] =>
  choicesSettings?.choices ?? [];

export function requireChoiceSupport({ customizationRenderType }: Customization): void {
  if (customizationRenderType === "FREE_TEXT") {
    throw rejection("DOESNT_SUPPORT_CHOICES", "A free-text modifier cannot have choices");
  }
}

function checkFreeText(next: Customization): void {
  if (next.customizationRenderType !== "FREE_TEXT") {
    if (next.freeTextInput === undefined) return;
    const description = "Only free-text modifiers can have free-text settings";
    throw rejection("DOESNT_SUPPORT_FREE_TEXT", description);
  }
  const { minCharCount = 0, maxCharCount = 0 } = next.freeTextInput ?? {};
  if (maxCharCount < 1 || minCharCount > maxCharCount) {
    throw rejection("INVALID_FREE_TEXT_SETTINGS", "The maximum text length must be at least 1");
  }
}

function checkChoices(next: Customization): void {
  const choices = choicesOf(next);
  if (choices.length > 0) requireChoiceSupport(next);
  if (choices.length > MAX_CHOICES) {
    throw rejection("CHOICES_LIMIT_EXCEEDED", `The limit is ${MAX_CHOICES} choices`);
  }
  if (next.customizationType !== "PRODUCT_OPTION") return;
  if (choices.some(({ defaultAddedPrice }) => Number(defaultAddedPrice ?? 0) !== 0)) {
    const message = "Option choices cannot have an added price. Set prices on variants instead";
    throw rejection("MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION", message);
  }
}

export function checkCustomization(
  next: Customization,
  before: Customization | undefined,
  tools: Tools<Customization>,
): void {
  if (next.customizationType === "PRODUCT_OPTION" && next.customizationRenderType === "FREE_TEXT") {
    throw rejection("INVALID_CUSTOMIZATION_RENDER_TYPE", "An option cannot be free text");
  }
  checkChoices(next);
  checkFreeText(next);
  if (before) return;
  const { customizationType: type, choicesSettings, freeTextInput } = next;
  const sameType = tools.all().filter(({ customizationType }) => customizationType === type);
  if (sameType.length >= MAX_CUSTOMIZATIONS) {
    const kind = type === "MODIFIER" ? "MODIFIERS" : "OPTIONS";
    throw rejection(`${kind}_LIMIT_EXCEEDED`, `The limit is ${MAX_CUSTOMIZATIONS}`);
  }
  Object.assign(next, {
    key: next.key ?? next.name,
    ...(choicesSettings && {
      choicesSettings: {
        choices: choicesOf(next).map(({ id: _id, ...choice }) => choiceOf(tools, choice)),
      },
    }),
    ...(freeTextInput !== undefined && {
      freeTextInput: { ...freeTextInput, key: freeTextInput.key ?? next.name },
    }),
  });
}
