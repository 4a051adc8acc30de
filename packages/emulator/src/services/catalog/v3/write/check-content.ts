// Checks that the platform makes before it looks anything up.
import { type FieldViolation, validationError } from "../../../../kernel/platform-error.js";
import type { ModifierContent, OptionContent, ProductContent } from "./content.js";

const required = (field: string, violatedRule: string, description = "must not be empty") => ({
  field,
  description,
  violatedRule,
});

function typeViolations({ productType, physicalProperties }: ProductContent): FieldViolation[] {
  const field = "product.physicalProperties";
  if (productType === "PHYSICAL" && !physicalProperties) {
    const why = "is required for the product type PHYSICAL, and may be {}";
    return [required(field, "ONE_OF_ALIGNMENT", why)];
  }
  if (productType === "DIGITAL" && physicalProperties) {
    const why = "is not allowed for the product type DIGITAL";
    return [required(field, "ONE_OF_ALIGNMENT", why)];
  }
  return [];
}

function optionViolations({ choicesSettings }: OptionContent, index: number): FieldViolation[] {
  if (choicesSettings?.choices) return [];
  return [required(`product.options[${index}].choicesSettings`, "REQUIRED_FIELD")];
}

/** The settings are required even if the ID refers to an existing modifier. */
function modifierViolations(sent: ModifierContent, index: number): FieldViolation[] {
  const field = `product.modifiers[${index}].modifierSettings`;
  const { freeTextSettings: text, choicesSettings } = sent;
  if (!text && !choicesSettings) {
    const why = "freeTextSettings or choicesSettings must not be empty";
    return [required(field, "REQUIRED_ONE_OF_FIELD", why)];
  }
  if (!text || text.title?.trim()) return [];
  const why = "has length below the limit, expected 1 or more";
  const violation = required(`${field}.freeTextSettings.title`, "MIN_LENGTH", why);
  return [{ ...violation, data: { threshold: 1 } }];
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
