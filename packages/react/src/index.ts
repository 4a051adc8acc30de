"use client";

export type { CartActions, Removal } from "./cart/cart-actions.js";
export {
  type UseAddToCart,
  type UseCart,
  type UseCartTotals,
  useAddToCart,
  useCart,
  useCartActions,
  useCartTotals,
} from "./cart/use-cart.js";
export { type CheckoutOptions, useCheckout } from "./checkout/use-checkout.js";
export {
  type CheckoutStatus,
  type UseCheckoutReturn,
  useCheckoutReturn,
} from "./checkout/use-checkout-return.js";
export { useOrder, useOrders } from "./checkout/use-orders.js";
export { Image, type ImageProps } from "./elements/image.js";
export type { MessageKey, Messages } from "./elements/messages.js";
export { Money, type MoneyProps, type MoneyValue, useMoney } from "./elements/money.js";
export { useErrorText } from "./elements/use-error-text.js";
export { usePrice } from "./elements/use-price.js";
export {
  type BackInStockRequest,
  type BackInStockSubject,
  type UseBackInStock,
  useBackInStock,
} from "./product/use-back-in-stock.js";
export { type UseFacets, type UseFacetsOptions, useFacets } from "./product/use-facets.js";
export { useCategories, useCategory, useProduct } from "./product/use-product.js";
export {
  type ProductOptionsSettings,
  type UseProductOptions,
  useProductOptions,
} from "./product/use-product-options.js";
export { type UseProducts, type UseProductsOptions, useProducts } from "./product/use-products.js";
export { type UseWishlist, useWishlist } from "./product/use-wishlist.js";
export { PorticoProvider, type PorticoProviderProps, useClient } from "./provider/provider.js";
export type { Register, RegisteredClient } from "./provider/register.js";
export type { Action } from "./provider/use-action.js";
export type { CartAdapter } from "./queries/cart-adapter.js";
export type { CartStorage } from "./queries/cart-storage.js";
export type {
  AddResult,
  Cart,
  CartAddress,
  CartChangeKind,
  CartItem,
  CartLine,
  CartMoney,
  CartNotice,
  CartTotals,
  DeliveryOption,
} from "./queries/cart-view.js";
export type { PorticoClient } from "./queries/portico-client.js";
export type { SignInStep } from "./session/login-steps.js";
export { RedirectCallback, type RedirectCallbackProps } from "./session/redirect-callback.js";
export type { LoginFlow, LoginFlowOptions } from "./session/use-login-flow.js";
export { useMember } from "./session/use-member.js";
export {
  type SessionStatus,
  Show,
  type ShowProps,
  type UseSession,
  useSession,
} from "./session/use-session.js";
export { type UseSignIn, useSignIn } from "./session/use-sign-in.js";
export { type SignOutOptions, useSignOut } from "./session/use-sign-out.js";
