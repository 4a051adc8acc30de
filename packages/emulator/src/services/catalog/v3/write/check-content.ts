// Checks that the platform makes before it looks anything up.

import type { Context } from "../../../../kernel/context.js";
import {
  badRequest,
  type FieldViolation,
  validationError,
} from "../../../../kernel/platform-error.js";
import type { ModifierContent, OptionContent, ProductContent } from "./content.js";
import { MAX_VARIANTS } from "./variants.js";

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

const MAX_OPTIONS = 100;

const TOTALS = { variants: MAX_VARIANTS, modifiers: 100, infoSections: 100 } as const;

function checkTotals(contents: readonly ProductContent[]): void {
  const of = {
    variants: contents.map(({ variantsInfo }) => variantsInfo?.variants),
    modifiers: contents.map(({ modifiers }) => modifiers),
    infoSections: contents.map(({ infoSections }) => infoSections),
  };
  for (const name of ["variants", "modifiers", "infoSections"] as const) {
    const size = of[name].reduce((count, list) => count + (list?.length ?? 0), 0);
    const threshold = TOTALS[name];
    if (size <= threshold) continue;
    const description = `have ${size} ${name} in total, expected ${threshold} or less`;
    const violatedRule = "MAX_SIZE";
    throw validationError([{ field: "products", description, violatedRule, data: { threshold } }]);
  }
}

const sizeError = (code: string, text: string) => badRequest(code, text);

export function checkSize({ operation }: Context, contents: readonly ProductContent[]): void {
  const variants = contents.reduce(
    (count, { variantsInfo }) => count + (variantsInfo?.variants?.length ?? 0),
    0,
  );
  if (variants > MAX_VARIANTS && operation === "stores.productsV3.bulkUpdateProducts") {
    const text = `A request can have at most ${MAX_VARIANTS} variants`;
    throw sizeError("TOO_MANY_VARIANTS", text);
  }
  const options = contents.reduce((count, one) => count + (one.options?.length ?? 0), 0);
  if (options <= MAX_OPTIONS) {
    if (operation.startsWith("stores.productsV3.bulk")) checkTotals(contents);
    return;
  }
  const text = `A request can have at most ${MAX_OPTIONS} options`;
  throw sizeError("TOO_MANY_OPTIONS_IN_REQUEST", text);
}
