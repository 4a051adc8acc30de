import type { ConnectedModifier, V3Product } from "@portico/stores/products-v3";
import { ownValue } from "../queries/own-value.js";
import type {
  FreeTextState,
  ModifierState,
  ProductSelectionInput,
  SelectionProblem,
} from "./selection.js";

type Extras = Pick<ProductSelectionInput, "modifiers" | "texts">;

const isText = (modifier: ConnectedModifier) => modifier.modifierRenderType === "FREE_TEXT";
const isMandatory = (modifier: ConnectedModifier) => modifier.mandatory ?? false;

const textKey = (modifier: ConnectedModifier) => modifier.freeTextSettings?.key || modifier.key;

export function modifierStates(product: V3Product, extras: Extras): ModifierState[] {
  return product.modifiers
    .filter((modifier) => !isText(modifier))
    .map((modifier): ModifierState => {
      const chosen = ownValue(extras.modifiers ?? {}, modifier.key);
      const values = (modifier.choicesSettings?.choices ?? []).map((choice) => ({
        key: choice.key,
        name: choice.name ?? choice.key,
        colorCode: choice.colorCode || undefined,
        addedPrice: choice.addedPrice || undefined,
        selected: choice.key === chosen,
      }));
      return {
        key: modifier.key,
        name: modifier.name ?? modifier.key,
        kind: modifier.modifierRenderType === "SWATCH_CHOICES" ? "swatch" : "text",
        mandatory: isMandatory(modifier),
        values,
        selected: values.find(({ selected }) => selected),
      };
    });
}

export function textStates(product: V3Product, extras: Extras): FreeTextState[] {
  return product.modifiers.filter(isText).map((modifier): FreeTextState => {
    const settings = modifier.freeTextSettings;
    const key = textKey(modifier);
    return {
      key,
      title: settings?.title || (modifier.name ?? modifier.key),
      mandatory: isMandatory(modifier),
      minLength: settings?.minCharCount ?? 0,
      maxLength: settings?.maxCharCount || undefined,
      addedPrice: settings?.defaultAddedPrice || undefined,
      value: ownValue(extras.texts ?? {}, key) ?? "",
    };
  });
}

function textProblem(text: FreeTextState): SelectionProblem["kind"] | undefined {
  const { length } = text.value;
  if (text.value.trim() === "") return text.mandatory ? "required-text" : undefined;
  if (length < text.minLength) return "too-short";
  return text.maxLength !== undefined && length > text.maxLength ? "too-long" : undefined;
}

export function extraProblems(
  modifiers: readonly ModifierState[],
  texts: readonly FreeTextState[],
): SelectionProblem[] {
  return [
    ...modifiers.flatMap(({ key, mandatory, selected }) =>
      mandatory && !selected ? [{ field: key, kind: "choose" as const }] : [],
    ),
    ...texts.flatMap((text) => {
      const kind = textProblem(text);
      return kind ? [{ field: text.key, kind }] : [];
    }),
  ];
}

/** Returns choices, modifiers and texts in the cart's format, with choices by key. */
export function cartItemExtras(
  picks: readonly { readonly option: { key: string }; readonly choice: { key: string } }[],
  modifiers: readonly ModifierState[],
  texts: readonly FreeTextState[],
): { modifiers?: Record<string, string>; customTextFields?: Record<string, string> } {
  const chosen = [
    ...picks.map(({ option, choice }) => [option.key, choice.key]),
    ...modifiers.flatMap(({ key, selected }) => (selected ? [[key, selected.key]] : [])),
  ];
  const filledTexts = texts.flatMap(({ key, value }) =>
    value.trim() === "" ? [] : [[key, value]],
  );
  return {
    ...(chosen.length > 0 ? { modifiers: Object.fromEntries(chosen) } : {}),
    ...(filledTexts.length > 0 ? { customTextFields: Object.fromEntries(filledTexts) } : {}),
  };
}
