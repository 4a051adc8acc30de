import { createContext, useContext } from "react";
import { errorText } from "./error-text.js";
import type { Messages } from "./messages.js";
import { type PriceSource, type PriceView, priceView } from "./price-view.js";

interface Settings {
  /** BCP 47 tag, such as `"en-GB"`. Default: the browser's language. */
  readonly locale?: string | undefined;
  readonly messages?: Messages | undefined;
}

export const SettingsContext = /* @__PURE__ */ createContext<Settings>({});

export const useSettings = (): Settings => useContext(SettingsContext);

/**
 * Returns an error's or a cart notice's text for shoppers, in the language of the provider's `messages`.
 *
 * @param subject - A hook's `error` or any thrown value, or one of the cart's `notices`. `null` has no text.
 * @param field - Name of a form field, such as `"email"`. Errors about other fields have no text. Default: any field.
 * @example
 * ```tsx
 * import { useErrorText } from "@portico/react";
 *
 * const Failed = ({ error }: { error: unknown }) => <p role="alert">{useErrorText(error)}</p>;
 * ```
 */
export function useErrorText(subject: unknown, field?: string): string | undefined {
  const { messages } = useSettings();
  return errorText(subject, messages, field);
}

/**
 * Returns a product's or selection's price with a label in the provider's locale.
 *
 * @param source - Product from `useProduct` or `useProducts`, or `price` of `useProductOptions`.
 * @param currency - ISO 4217 code. Default: the product's currency.
 * @example
 * ```tsx
 * import { Money, usePrice } from "@portico/react";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * function Price({ product }: { product: V3Product }) {
 *   const { actual, compareAt, isFrom } = usePrice(product);
 *   return <>{isFrom && "From "}<Money value={actual} /> {compareAt && <s><Money value={compareAt} /></s>}</>;
 * }
 * ```
 */
export function usePrice(
  source: PriceSource | null | undefined,
  currency?: string | null,
): PriceView {
  return priceView(source, { ...useSettings(), currency });
}
