import type { V3Product } from "@portico/stores/products-v3";
import type { ProductSelectionInput } from "./selection.js";
import { type SelectionField, selectionFields } from "./selection-params.js";

/**
 * Reads a selection from the query parameters that `selectionToParams` writes, for `initial` or
 * `value` of `useProductOptions`. Ignores unknown choices.
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
  const readSelectedIds = (requestedKind: SelectionField["kind"]) =>
    Object.fromEntries(
      fields.flatMap(({ kind, parameter, id, values }) => {
        const key = params.get(parameter);
        const value = values.find((choice) => kind === requestedKind && choice.key === key);
        return value?.id ? [[id, value.id]] : [];
      }),
    );
  const [choices, modifiers] = [readSelectedIds("choices"), readSelectedIds("modifiers")];
  return { choices, ...(Object.keys(modifiers).length > 0 ? { modifiers } : {}) };
}
