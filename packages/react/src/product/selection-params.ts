import type { V3Product } from "@portico/stores/products-v3";
import { ownValue } from "../queries/own-value.js";
import { isFreeText, visibleChoices } from "./product-choices.js";
import type { ProductSelectionInput } from "./selection.js";

/** Option or modifier in a URL. */
export interface SelectionField {
  readonly kind: "choices" | "modifiers";
  readonly parameter: string;
  readonly id: string;
  readonly values: readonly { readonly key: string; readonly id: string }[];
}

export function selectionFields(product: V3Product): SelectionField[] {
  const usedNames = new Set<string>();
  const uniqueName = (key: string) => {
    let name = key;
    while (usedNames.has(name)) name += "~";
    usedNames.add(name);
    return name;
  };
  return [
    ...product.options.map((option) => ({
      kind: "choices" as const,
      parameter: uniqueName(option.key),
      id: option.id ?? "",
      values: visibleChoices(option).map(({ key, choiceId }) => ({ key, id: choiceId ?? "" })),
    })),
    ...product.modifiers
      .filter((modifier) => !isFreeText(modifier))
      .map(({ key: id, choicesSettings }) => ({
        kind: "modifiers" as const,
        parameter: uniqueName(id),
        id,
        values: (choicesSettings?.choices ?? []).map(({ key }) => ({ key, id: key })),
      })),
  ];
}

/**
 * Writes a selection to query parameters, such as `?Color=Navy&Size=XL`. The buyer's texts and the
 * quantity are omitted, because URLs are shared and logged.
 *
 * @param selection - Choices and modifiers. Other fields are ignored.
 * @param initialParams - Query parameters to copy to the result. Default: none.
 * @example
 * ```ts
 * import { firstChoices, selectionToParams } from "@portico/react/format";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * const addressOf = (product: V3Product) =>
 *   `/products/${product.slug}?${selectionToParams(product, { choices: firstChoices(product) })}`;
 * ```
 */
export function selectionToParams(
  product: V3Product,
  selection: ProductSelectionInput,
  initialParams?: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(initialParams);
  for (const { kind, parameter, id, values } of selectionFields(product)) {
    params.delete(parameter);
    const selectedId = ownValue(selection[kind] ?? {}, id);
    const value = values.find((value) => value.id === selectedId);
    if (value) params.set(parameter, value.key);
  }
  return params;
}
