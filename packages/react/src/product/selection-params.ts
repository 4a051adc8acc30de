import type { V3Product } from "@portico/stores/products-v3";
import { ownValue } from "../queries/own-value.js";
import { isText, visibleChoices } from "./product-choices.js";
import type { ProductSelectionInput } from "./selection.js";

/** Option or modifier in a URL. The parameter names are unique. */
interface Field {
  readonly kind: "choices" | "modifiers";
  readonly parameter: string;
  readonly id: string;
  readonly values: readonly { readonly key: string; readonly id: string }[];
}

function selectionFields(product: V3Product): Field[] {
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
      .filter((modifier) => !isText(modifier))
      .map(({ key: id, choicesSettings }) => ({
        kind: "modifiers" as const,
        parameter: uniqueName(id),
        id,
        values: (choicesSettings?.choices ?? []).map(({ key }) => ({ key, id: key })),
      })),
  ];
}

/**
 * Writes a selection to query parameters by key, such as `?Color=Navy&Size=XL`. Buyer texts and the quantity are
 * omitted, because URLs are shared and logged.
 *
 * @param selection - Choices and modifiers. Other fields are ignored.
 * @param address - Query parameters to copy to the result. Default: none.
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
  address?: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(address);
  for (const { kind, parameter, id, values } of selectionFields(product)) {
    params.delete(parameter);
    const selectedId = ownValue(selection[kind] ?? {}, id);
    const value = values.find((value) => value.id === selectedId);
    if (value) params.set(parameter, value.key);
  }
  return params;
}

/**
 * Reads a selection from the query parameters that `selectionToParams` writes. Ignores choices that the product does not
 * have. Use the result as `initial` or `value` of `useProductOptions`.
 *
 * @example
 * ```ts
 * import { resolveSelection, selectionFromParams } from "@portico/react/format";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * const selectionOf = (product: V3Product, url: URL) =>
 *   resolveSelection(product, selectionFromParams(product, url.searchParams).choices);
 * ```
 */
export function selectionFromParams(
  product: V3Product,
  params: URLSearchParams,
): ProductSelectionInput {
  const fields = selectionFields(product);
  const read = (requestedKind: Field["kind"]) =>
    Object.fromEntries(
      fields.flatMap(({ kind, parameter, id, values }) => {
        const key = params.get(parameter);
        const value = values.find((choice) => kind === requestedKind && choice.key === key);
        return value?.id ? [[id, value.id]] : [];
      }),
    );
  const [choices, modifiers] = [read("choices"), read("modifiers")];
  return { choices, ...(Object.keys(modifiers).length > 0 ? { modifiers } : {}) };
}
