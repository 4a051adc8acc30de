"use client";

export { type UseCart, useCart } from "./cart/use-cart.js";
export { Image, type ImageProps } from "./elements/image.js";
export { Money, type MoneyProps, type MoneyValue, useMoney } from "./elements/money.js";
export { RichContent, type RichContentProps } from "./elements/rich-content.js";
export type { RichComponents } from "./elements/rich-document.js";
export type { Messages } from "./elements/settings-context.js";
export { usePrice } from "./elements/use-price.js";
export { useProblem } from "./elements/use-problem.js";
export { type UseProductOptions, useProductOptions } from "./product/use-product-options.js";
export { PorticoProvider, type PorticoProviderProps, useClient } from "./provider/provider.js";
export type { Register, RegisteredClient } from "./provider/register.js";
export type { PorticoClient } from "./queries/portico-client.js";
