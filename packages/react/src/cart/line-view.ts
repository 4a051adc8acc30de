import type {
  CatalogReference,
  ConvertedMoney,
  DescriptionLine,
  V2LineItem,
} from "@portico/ecom/cart-v2";
import type { SettledLine } from "../queries/cart-adapter.js";
import type { CartLine, CartMoney } from "../queries/cart-view.js";
import { ownValue } from "../queries/own-value.js";

const sortKeys = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sortKeys)
    : typeof value === "object" && value !== null
      ? Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sortKeys(inner)])
      : value;

/** Returns the id of a line. It is equal for references that the platform merges into one line. */
export function lineIdOf({ catalogItemId, options }: CatalogReference): string {
  const { variantId = "", ...others } = options ?? {};
  const more = Object.keys(others).length > 0 ? `/${JSON.stringify(sortKeys(others))}` : "";
  return `${catalogItemId}/${variantId}${more}`;
}

export function toMoney(
  money: { readonly amount: string } | null | undefined,
  currency: string | undefined,
): CartMoney | undefined {
  return money ? { amount: money.amount, currency } : undefined;
}

interface LocalizedText {
  readonly original: string;
  readonly translated?: string | null;
}

export const localizedText = (text: LocalizedText | undefined): string =>
  text?.translated || text?.original || "";

/**
 * Returns options and texts of a line. The platform mixes both in one list, and only the catalog reference
 * distinguishes them.
 */
export function optionsAndTexts(
  lines: readonly DescriptionLine[],
  reference: CatalogReference | undefined,
): Pick<CartLine, "options" | "texts"> {
  const buyerTexts = new Set<unknown>(Object.values(reference?.options?.customTextFields ?? {}));
  const options: CartLine["options"][number][] = [];
  const texts: CartLine["texts"][number][] = [];
  for (const { name, plainText, colorInfo } of lines) {
    const value = { name: localizedText(name), value: localizedText(colorInfo ?? plainText) };
    if (plainText && buyerTexts.has(plainText.original)) texts.push(value);
    else if (colorInfo?.code) options.push({ ...value, colorCode: colorInfo.code });
    else options.push(value);
  }
  return { options, texts };
}

/** Returns the fields that are the same in both versions of the cart API. */
export function commonLineFields(
  id: string,
  reference: CatalogReference | undefined,
  url: { readonly relativePath: string; readonly url?: string | null } | undefined,
) {
  const variantId = reference?.options?.variantId;
  return {
    id: reference ? lineIdOf(reference) : id,
    lineItemId: id,
    productId: reference?.catalogItemId,
    variantId: typeof variantId === "string" ? variantId : undefined,
    catalogReference: reference,
    url: url?.url ?? url?.relativePath,
    slug: url?.relativePath.split("/").filter(Boolean).at(-1),
    isPending: false,
    isNew: false,
  };
}

/** Returns the unit price and the total price, compared as the platform formats them. */
export function linePrices(
  price: ConvertedMoney | undefined,
  full: ConvertedMoney | undefined,
  sale: ConvertedMoney | undefined,
  currency: string | undefined,
): Pick<CartLine, "price" | "compareAt"> {
  const compareAt =
    full && sale && full.amount !== sale.amount ? toMoney(full, currency) : undefined;
  return {
    // The price can be determined after the purchase.
    price: toMoney(price, currency) ?? { amount: "0", currency },
    ...(compareAt ? { compareAt } : {}),
  };
}

/** Adds a number to ids that repeat. */
export function withUniqueIds(lines: readonly SettledLine[]): readonly SettledLine[] {
  const occurrences = new Map<string, number>();
  return lines.map((line) => {
    const times = occurrences.get(line.id) ?? 0;
    occurrences.set(line.id, times + 1);
    return times === 0 ? line : { ...line, id: `${line.id}#${times}` };
  });
}

const PROBLEMS: Readonly<Record<string, CartLine["problem"]>> = {
  OUT_OF_STOCK: "out-of-stock",
  REMOVED_FROM_CATALOG: "removed",
};

/** Converts a line item of a version 2 cart to the format of `useCart().lines`. */
export function settleLineV2(line: V2LineItem, currency?: string): SettledLine {
  const { attributes, quantityInfo, pricing, source, status } = line;
  const { confirmedQuantity = 0, requestedQuantity = 0, availableQuantity } = quantityInfo ?? {};
  const reference = source?.catalogReference;
  const { image } = attributes ?? {};
  const breakdown = pricing?.breakdown;
  return {
    ...commonLineFields(line.id, reference, attributes?.url),
    ...optionsAndTexts(attributes?.descriptionLines ?? [], reference),
    ...linePrices(pricing?.unitPrice, breakdown?.fullPrice, breakdown?.salePrice, currency),
    name: localizedText(line.name),
    image: image?.url ? { ...image, url: image.url } : undefined,
    quantity: confirmedQuantity,
    requested: requestedQuantity,
    available: availableQuantity ?? undefined,
    total: toMoney(pricing?.totalPrice, currency),
    problem:
      ownValue(PROBLEMS, status) ?? (requestedQuantity > confirmedQuantity ? "capped" : undefined),
  };
}
