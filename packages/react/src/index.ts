"use client";

export type { PorticoClient } from "./client.js";
export { Money, type MoneyProps } from "./money.js";
export { PorticoProvider, type PorticoProviderProps, useClient } from "./provider.js";
export type { Register, RegisteredClient } from "./register.js";
export { type UseCart, useCart } from "./use-cart.js";
export { type UseProductOptions, useProductOptions } from "./use-product-options.js";
