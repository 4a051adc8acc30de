import type { Context } from "../../kernel/context.js";
import type { Product } from "./model.js";
import { deriveFromProducts, visibleProducts } from "./product-cache.js";

const usedIds = {
  brands: ({ brandId }: Product) => (brandId === undefined ? [] : [brandId]),
  ribbons: ({ ribbonId, additionalRibbonIds = [] }: Product) =>
    ribbonId === undefined ? additionalRibbonIds : [ribbonId, ...additionalRibbonIds],
  infoSections: ({ infoSectionIds }: Product) => infoSectionIds,
  customizations: ({ options, modifiers }: Product) =>
    [...options, ...modifiers].map(({ id }) => id),
};

export function countUses(context: Context, kind: keyof typeof usedIds, id: string): number {
  const counts = deriveFromProducts(context, `uses of ${kind}`, () => {
    const uses = new Map<string, number>();
    for (const product of visibleProducts(context)) {
      for (const used of new Set(usedIds[kind](product))) uses.set(used, (uses.get(used) ?? 0) + 1);
    }
    return uses;
  });
  return counts.get(id) ?? 0;
}

export const viewWithCount =
  (kind: keyof typeof usedIds, noun = "Products") =>
  ({ id }: { readonly id: string }, fields: readonly string[], context: Context): object =>
    fields.includes(`ASSIGNED_${noun.toUpperCase()}_COUNT`)
      ? { [`assigned${noun}Count`]: countUses(context, kind, id) }
      : {};

export function isChoiceUsed(context: Context, customizationId: string, choiceId: string): boolean {
  return visibleProducts(context).some(({ options, modifiers }) =>
    [...options, ...modifiers].some(
      ({ id, choices }) =>
        id === customizationId && choices.some((choice) => choice.id === choiceId),
    ),
  );
}
