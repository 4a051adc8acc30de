import type { ItemData } from "@portico/ecom/plugins/catalog";
import type { Owner } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import type { Amount } from "../../kernel/money.js";
import type { Product, Variant } from "../catalog/model.js";
import type { SubscriptionTerms } from "../catalog/subscription-terms.js";
import type { CartLine } from "./model.js";

export interface UsedModifier {
  readonly name: string;
  readonly value: string;
  readonly price: Amount;
}

export interface LineFacts {
  readonly product?: Product;
  readonly variant?: Variant;
  readonly choices: Variant["choices"];
  readonly modifiers: readonly UsedModifier[];
  readonly quantity: number;
  readonly available?: number;
  readonly status: "IN_STOCK" | "PARTIALLY_IN_STOCK" | "OUT_OF_STOCK" | "REMOVED_FROM_CATALOG";
  readonly unit: Amount;
  readonly fullUnit: Amount;
  readonly item?: ItemData;
  readonly subscription?: SubscriptionTerms;
}

export const isAvailable = ({ status }: LineFacts): boolean =>
  status !== "OUT_OF_STOCK" && status !== "REMOVED_FROM_CATALOG";

export const translatable = (original: string) => ({ original, translated: original });

export const lineName = (line: CartLine, { product }: LineFacts): string =>
  line.kind === "custom" ? line.name : (product?.name ?? "");

export const itemTypeOf = (line: CartLine, { product }: LineFacts): string =>
  line.kind === "custom"
    ? line.itemType
    : product?.productType === "DIGITAL"
      ? "DIGITAL"
      : "PHYSICAL";

export const productUrl = ({ origin }: Context, product: Product | undefined) => {
  if (!product) return undefined;
  const relativePath = `/product-page/${product.slug}`;
  return { relativePath, url: `${origin}${relativePath}` };
};

export function descriptionLines({ product, choices, modifiers }: LineFacts) {
  return [
    ...choices.flatMap(({ optionId, choiceId }) => {
      const option = product?.options.find(({ id }) => id === optionId);
      const choice = option?.choices.find(({ id }) => id === choiceId);
      if (!option || !choice) return [];
      const name = translatable(option.name);
      return choice.colorCode === undefined
        ? { name, plainText: translatable(choice.name) }
        : { name, colorInfo: { ...translatable(choice.name), code: choice.colorCode } };
    }),
    ...modifiers.map(({ name, value }) => ({
      name: translatable(name),
      plainText: translatable(value),
    })),
  ];
}

export const linePicture = ({ product, variant }: LineFacts) =>
  product?.pictures.find(({ id }) => id === variant?.pictureId) ?? product?.pictures[0];

export function lineReference({ line, facts }: { line: CartLine; facts: LineFacts }) {
  if (line.kind !== "catalog") return line.reference;
  const { productId: catalogItemId, appId, variantId } = line;
  const options = facts.product?.unmanaged ? line.options : { ...line.options, variantId };
  return { catalogItemId, appId, options };
}

export const ownerFields = ({ kind, id }: Owner) => ({ [`${kind}Id`]: id });

export const subscriptionInfo = (terms: SubscriptionTerms | undefined) =>
  terms && {
    subscriptionSettings: terms.settings,
    title: terms.title ? translatable(terms.title) : undefined,
    description: terms.description ? translatable(terms.description) : undefined,
  };
