import type { CatalogReference, DescriptionLine } from "@portico/ecom/cart-v2";
import { hashKey } from "@tanstack/react-query";
import type { SettledLine } from "../queries/cart-adapter.js";
import type { CartLine, CartMoney, CartTotals } from "../queries/cart-view.js";

/** Returns an id that does not depend on the order of the options. */
export function lineIdOf({ catalogItemId, options }: CatalogReference): string {
  const { variantId = "", ...others } = options ?? {};
  const suffix = Object.keys(others).length > 0 ? `/${hashKey([others])}` : "";
  return `${catalogItemId}/${variantId}${suffix}`;
}

interface Amount {
  readonly amount: string;
}

export const toMoney = (
  money: Amount | null | undefined,
  currency: string | undefined,
): CartMoney | undefined => (money ? { amount: money.amount, currency } : undefined);

interface LocalizedText {
  readonly original: string;
  readonly translated?: string | null;
}

export const localizedText = (text: LocalizedText | undefined): string =>
  text?.translated || text?.original || "";

// The platform mixes options and the buyer's texts in one list. Only the catalog reference
// distinguishes them.
export function optionsAndTexts(
  lines: readonly DescriptionLine[],
  reference: CatalogReference | undefined,
): Pick<CartLine, "options" | "texts"> {
  const buyerTexts = new Set<unknown>(Object.values(reference?.options?.customTextFields ?? {}));
  const options: CartLine["options"][number][] = [];
  const texts: CartLine["texts"][number][] = [];
  for (const { name, plainText, colorInfo } of lines) {
    const field = { name: localizedText(name), value: localizedText(colorInfo ?? plainText) };
    if (plainText && buyerTexts.has(plainText.original)) texts.push(field);
    else options.push({ ...field, ...(colorInfo?.code && { colorCode: colorInfo.code }) });
  }
  return { options, texts };
}

/** Returns `compareAt` if there is a discount. Amounts of one response can be compared as text. */
export function compareAtField(
  full: Amount | undefined,
  sale: Amount | undefined,
  currency: string | undefined,
): Pick<CartLine, "compareAt"> {
  const compareAt = full && full.amount !== sale?.amount && toMoney(full, currency);
  return compareAt && sale ? { compareAt } : {};
}

type CartImage = NonNullable<CartLine["image"]>;

interface PlatformLine {
  readonly id: string;
  readonly catalogReference?: CatalogReference | undefined;
  readonly name?: LocalizedText | undefined;
  readonly url?: { readonly relativePath: string; readonly url?: string | null } | undefined;
  readonly image?: (Omit<CartImage, "url"> & { url?: string | null }) | undefined;
  readonly descriptionLines?: readonly DescriptionLine[] | undefined;
  readonly price?: Amount | undefined;
  readonly fullPrice?: Amount | undefined;
  readonly salePrice?: Amount | undefined;
}

/** Returns the fields that both cart API versions share. */
export function commonLineFields(line: PlatformLine, currency?: string) {
  const { id, catalogReference, url, image, descriptionLines = [] } = line;
  const variantId = catalogReference?.options?.variantId;
  return {
    id: catalogReference ? lineIdOf(catalogReference) : id,
    lineItemId: id,
    productId: catalogReference?.catalogItemId,
    variantId: typeof variantId === "string" ? variantId : undefined,
    catalogReference,
    name: localizedText(line.name),
    url: url?.url ?? url?.relativePath,
    slug: url?.relativePath.split("/").filter(Boolean).at(-1),
    image: image?.url ? { ...image, url: image.url } : undefined,
    ...optionsAndTexts(descriptionLines, catalogReference),
    // The price is missing if the merchant determines it after the purchase.
    price: toMoney(line.price, currency) ?? { amount: "0", currency },
    ...compareAtField(line.fullPrice, line.salePrice, currency),
    isPending: false,
    isNew: false,
  };
}

export function withUniqueIds(lines: readonly SettledLine[]): readonly SettledLine[] {
  const occurrences = new Map<string, number>();
  return lines.map((line) => {
    const count = occurrences.get(line.id) ?? 0;
    occurrences.set(line.id, count + 1);
    return count === 0 ? line : { ...line, id: `${line.id}#${count}` };
  });
}

export const totalsProblems = (
  violations: readonly { code?: string; description?: string | null; severity?: string }[] = [],
): CartTotals["problems"] =>
  violations.map(({ code = "VIOLATION", description, severity }) => ({
    code,
    text: description ?? "",
    severity: severity === "WARNING" ? "warning" : "error",
  }));
