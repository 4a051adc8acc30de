// Validation that the platform performs before any lookup.

import type { Context } from "../../../../kernel/context.js";
import {
  badRequest,
  type FieldViolation,
  fieldError,
  validationError,
} from "../../../../kernel/platform-error.js";
import type { ModifierContent, OptionContent, ProductContent } from "./content.js";
import { MAX_VARIANTS } from "./variants.js";

const violation = (field: string, violatedRule: string, description = "must not be empty") => ({
  field,
  description,
  violatedRule,
});

function typeViolations({ productType, physicalProperties }: ProductContent): FieldViolation[] {
  const field = "product.physicalProperties";
  const isPhysical = productType === "PHYSICAL";
  if (physicalProperties ? productType !== "DIGITAL" : !isPhysical) return [];
  const reason = isPhysical
    ? "is required for the product type PHYSICAL, and may be {}"
    : "is not allowed for the product type DIGITAL";
  return [violation(field, "ONE_OF_ALIGNMENT", reason)];
}

function optionViolations({ choicesSettings }: OptionContent, index: number): FieldViolation[] {
  if (choicesSettings?.choices) return [];
  return [violation(`product.options[${index}].choicesSettings`, "REQUIRED_FIELD")];
}

/** Requires the settings even if the id refers to an existing modifier. */
function modifierViolations(input: ModifierContent, index: number): FieldViolation[] {
  const field = `product.modifiers[${index}].modifierSettings`;
  const { freeTextSettings: text, choicesSettings } = input;
  if (!text && !choicesSettings) {
    const message = "either freeTextSettings or choicesSettings is required";
    return [violation(field, "REQUIRED_ONE_OF_FIELD", message)];
  }
  if (!text || text.title?.trim()) return [];
  const message = "has length below the limit, expected 1 or more";
  const title = `${field}.freeTextSettings.title`;
  return [{ ...violation(title, "MIN_LENGTH", message), data: { threshold: 1 } }];
}

export function checkContent(
  content: ProductContent,
  has: (field: keyof ProductContent) => boolean,
): void {
  const violations = [
    ...(has("productType") ? typeViolations(content) : []),
    ...(has("options") ? (content.options ?? []).flatMap(optionViolations) : []),
    ...(has("modifiers") ? (content.modifiers ?? []).flatMap(modifierViolations) : []),
  ];
  if (violations.length > 0) throw validationError(violations);
}

const MAX_OPTIONS = 100;

const MAX_TOTALS = { variants: MAX_VARIANTS, modifiers: 100, infoSections: 100 } as const;

export function checkSize({ operation }: Context, contents: readonly ProductContent[]): void {
  const totalOf = (listOf: (content: ProductContent) => readonly unknown[] | null | undefined) =>
    contents.reduce((count, content) => count + (listOf(content)?.length ?? 0), 0);
  const variants = totalOf(({ variantsInfo }) => variantsInfo?.variants);
  if (variants > MAX_VARIANTS && operation === "stores.productsV3.bulkUpdateProducts") {
    throw badRequest("TOO_MANY_VARIANTS", `A request can have at most ${MAX_VARIANTS} variants`);
  }
  if (totalOf(({ options }) => options) > MAX_OPTIONS) {
    const text = `A request can have at most ${MAX_OPTIONS} options`;
    throw badRequest("TOO_MANY_OPTIONS_IN_REQUEST", text);
  }
  const modifiers = totalOf((content) => content.modifiers);
  const infoSections = totalOf((content) => content.infoSections);
  for (const [name, size] of Object.entries({ variants, modifiers, infoSections })) {
    const threshold = MAX_TOTALS[name as keyof typeof MAX_TOTALS];
    if (size <= threshold) continue;
    const description = `have ${size} ${name} in total, expected ${threshold} or less`;
    throw fieldError("products", "MAX_SIZE", description, { threshold });
  }
}
