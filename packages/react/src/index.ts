"use client";

export { type UseCart, useCart } from "./cart/use-cart.js";
export { Money, type MoneyProps } from "./elements/money.js";
export {
  type ProductOptionsSettings,
  type UseProductOptions,
  useProductOptions,
} from "./product/use-product-options.js";
export { PorticoProvider, type PorticoProviderProps, useClient } from "./provider/provider.js";
export type { Register, RegisteredClient } from "./provider/register.js";
export type { PorticoClient } from "./queries/portico-client.js";
