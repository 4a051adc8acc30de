"use client";

export { type UseCart, useCart } from "./cart/use-cart.js";
export { Money, type MoneyProps } from "./elements/money.js";
export {
  type BackInStockRequest,
  type UseBackInStock,
  useBackInStock,
} from "./product/use-back-in-stock.js";
export { usePrefetchProduct } from "./product/use-prefetch-product.js";
export {
  type ProductOptionsSettings,
  type UseProductOptions,
  useProductOptions,
} from "./product/use-product-options.js";
export { type UseWishlist, useWishlist } from "./product/use-wishlist.js";
export { PorticoProvider, type PorticoProviderProps, useClient } from "./provider/provider.js";
export type { Register, RegisteredClient } from "./provider/register.js";
export type { PorticoClient } from "./queries/portico-client.js";
