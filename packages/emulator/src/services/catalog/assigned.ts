import type { Context } from "../../kernel/context.js";
import { visibleProducts } from "./lookup.js";
import type { Product } from "./model.js";

const USES = {
  brands: ({ brandId }: Product) => (brandId === undefined ? [] : [brandId]),
  ribbons: ({ ribbonId, additionalRibbonIds = [] }: Product) =>
    ribbonId === undefined ? additionalRibbonIds : [ribbonId, ...additionalRibbonIds],
  infoSections: ({ infoSectionIds }: Product) => infoSectionIds,
  customizations: ({ options, modifiers }: Product) =>
    [...options, ...modifiers].map(({ id }) => id),
};

type Kind = keyof typeof USES;

// counted once per request and kind: a list shows all the counts
const counts = /* @__PURE__ */ new WeakMap<Context, Map<Kind, Map<string, number>>>();

/** How many products that the caller may see something is assigned to. */
export function assignments(context: Context, kind: Kind, id: string): number {
  let kinds = counts.get(context);
  if (!kinds) {
    kinds = new Map();
    counts.set(context, kinds);
  }
  let known = kinds.get(kind);
  if (!known) {
    known = new Map();
    for (const product of visibleProducts(context)) {
      for (const used of new Set(USES[kind](product))) known.set(used, (known.get(used) ?? 0) + 1);
    }
    kinds.set(kind, known);
  }
  return known.get(id) ?? 0;
}

/** Whether any product has a choice. */
export function isChoiceUsed(context: Context, customizationId: string, choiceId: string): boolean {
  return visibleProducts(context).some(({ options, modifiers }) =>
    [...options, ...modifiers].some(
      ({ id, choices }) =>
        id === customizationId && choices.some((choice) => choice.id === choiceId),
    ),
  );
}
