// Parts of line items that both API versions show.

import type { Owner } from "../../kernel/caller.js";
import type { SubscriptionTerms } from "../catalog/subscription-terms.js";
import type { PricedLine } from "./price.js";
import type { LineFacts } from "./resolve.js";

/** A text with its translation. */
export function translatable(original: string) {
  return { original, translated: original };
}

/** Returns the choices and modifiers of a line item as display text. */
export function descriptionLines(facts: LineFacts) {
  const { product } = facts;
  const choices = facts.choices.flatMap(({ optionId, choiceId }) => {
    const option = product?.options.find(({ id }) => id === optionId);
    const choice = option?.choices.find(({ id }) => id === choiceId);
    if (!option || !choice) return [];
    const name = translatable(option.name);
    return choice.colorCode === undefined
      ? { name, plainText: translatable(choice.name) }
      : { name, colorInfo: { ...translatable(choice.name), code: choice.colorCode } };
  });
  const modifiers = facts.modifiers.map(({ name, value }) => ({
    name: translatable(name),
    plainText: translatable(value),
  }));
  return [...choices, ...modifiers];
}

/** Returns the image of a line item's variant. Defaults to the product's image. */
export function linePicture(facts: LineFacts) {
  const { product, variant } = facts;
  return product?.pictures.find(({ id }) => id === variant?.pictureId) ?? product?.pictures[0];
}

/** Returns the `catalogReference` of a line item as sent, with the resolved variant ID added. */
export function lineReference({ line, facts }: Pick<PricedLine, "line" | "facts">) {
  if (line.kind !== "catalog") return line.reference;
  return {
    catalogItemId: line.productId,
    appId: line.appId,
    options: facts.product?.unmanaged
      ? line.options
      : { ...line.options, variantId: line.variantId },
  };
}

/** Returns `visitorId` or `memberId`. */
export function ownerFields(owner: Owner) {
  return owner.kind === "visitor"
    ? { visitorId: owner.id }
    : owner.kind === "member"
      ? { memberId: owner.id }
      : { userId: owner.id };
}

/** Returns the subscription terms of an item. */
export const subscriptionInfo = ({ title, description, settings }: SubscriptionTerms) => ({
  subscriptionSettings: settings,
  ...(title ? { title: translatable(title) } : {}),
  ...(description ? { description: translatable(description) } : {}),
});
