import type { V3Product } from "@portico/stores/products-v3";
import { ownValue } from "../queries/own-value.js";
import type { StoreItem } from "../queries/store-item.js";
import { displayKind, isFreeText } from "./product-choices.js";
import type {
  FreeTextState,
  ModifierState,
  ProductSelectionInput,
  SelectionProblem,
} from "./selection.js";

type Extras = Pick<ProductSelectionInput, "modifiers" | "texts">;

export function modifierStates(product: V3Product, extras: Extras): ModifierState[] {
  return product.modifiers.flatMap((modifier): ModifierState[] => {
    if (isFreeText(modifier)) return [];
    const { key, name, choicesSettings } = modifier;
    const selectedKey = ownValue(extras.modifiers ?? {}, key);
    const values = (choicesSettings?.choices ?? []).map((choice) => ({
      key: choice.key,
      name: choice.name ?? choice.key,
      colorCode: choice.colorCode || undefined,
      addedPrice: choice.addedPrice || undefined,
      selected: choice.key === selectedKey,
    }));
    const selected = values.find((value) => value.selected);
    const mandatory = modifier.mandatory ?? false;
    return [{ key, name: name ?? key, kind: displayKind(modifier), mandatory, values, selected }];
  });
}

export function textStates(product: V3Product, extras: Extras): FreeTextState[] {
  return product.modifiers.filter(isFreeText).map((modifier): FreeTextState => {
    const settings = modifier.freeTextSettings;
    const key = settings?.key || modifier.key;
    return {
      key,
      title: settings?.title || (modifier.name ?? modifier.key),
      mandatory: modifier.mandatory ?? false,
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

export function cartItemExtras(
  selectedOptions: readonly {
    readonly option: { key: string };
    readonly choice: { key: string };
  }[],
  modifiers: readonly ModifierState[],
  texts: readonly FreeTextState[],
): Pick<StoreItem, "modifiers" | "customTextFields"> {
  const choices = [
    ...selectedOptions.map(({ option, choice }) => [option.key, choice.key]),
    ...modifiers.flatMap(({ key, selected }) => (selected ? [[key, selected.key]] : [])),
  ];
  const filledTexts = texts.flatMap(({ key, value }) =>
    value.trim() === "" ? [] : [[key, value]],
  );
  return {
    ...(choices.length > 0 ? { modifiers: Object.fromEntries(choices) } : {}),
    ...(filledTexts.length > 0 ? { customTextFields: Object.fromEntries(filledTexts) } : {}),
  };
}
