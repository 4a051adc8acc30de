"use client";

export type { CartActions, Removal } from "./cart/cart-actions.js";
export { type UseAddToCart, useAddToCart } from "./cart/use-add-to-cart.js";
export { useCart, useCartActions } from "./cart/use-cart.js";
export { useNoticeText } from "./cart/use-notice-text.js";
export { cartV1 } from "./cart/v1.js";
export type { CheckoutOptions } from "./checkout/checkout-address.js";
export type { CheckoutStatus } from "./checkout/checkout-return.js";
export { type UseBuyNow, useBuyNow } from "./checkout/use-buy-now.js";
export { type UseCheckout, useCheckout } from "./checkout/use-checkout.js";
export { type CheckoutReturn, useCheckoutReturn } from "./checkout/use-checkout-return.js";
export { Image, type ImageProps } from "./elements/image.js";
export { Money, type MoneyProps, type MoneyValue, useMoney } from "./elements/money.js";
export { RichContent, type RichContentProps } from "./elements/rich-content.js";
export type { RichComponents } from "./elements/rich-document.js";
export type { Messages } from "./elements/settings-context.js";
export { usePrice } from "./elements/use-price.js";
export { useProblem } from "./elements/use-problem.js";
export {
  type BackInStockRequest,
  type BackInStockSubject,
  type UseBackInStock,
  useBackInStock,
} from "./product/use-back-in-stock.js";
export { usePrefetchProduct } from "./product/use-prefetch-product.js";
export {
  type ProductListOptions,
  type UseProductList,
  useProductList,
} from "./product/use-product-list.js";
export {
  type ProductOptionsSettings,
  type UseProductOptions,
  useProductOptions,
} from "./product/use-product-options.js";
export { type UseWishlist, useWishlist } from "./product/use-wishlist.js";
export { PorticoProvider, type PorticoProviderProps, useClient } from "./provider/provider.js";
export type { Register, RegisteredClient } from "./provider/register.js";
export type { CartAdapter } from "./queries/cart-adapter.js";
export type {
  AddResult,
  CartAddress,
  CartChangeKind,
  CartItem,
  CartLineView,
  CartMoney,
  CartNotice,
  CartTotals,
  CartView,
  DeliveryOption,
} from "./queries/cart-view.js";
export type { PorticoClient } from "./queries/portico-client.js";
export type { LoginFlow, LoginFlowOptions } from "./session/login-flow.js";
export type { SessionMessage } from "./session/login-messages.js";
export type { SignInStep } from "./session/login-model.js";
export type { MemberChanges, MemberField } from "./session/member-changes.js";
export { RedirectCallback, type RedirectCallbackProps } from "./session/redirect-callback.js";
export { Show, type ShowProps } from "./session/show.js";
export { type UseMemberAbout, useMemberAbout } from "./session/use-member-about.js";
export {
  type PasswordResetStep,
  type UsePasswordReset,
  usePasswordReset,
} from "./session/use-password-reset.js";
export { type SessionStatus, type UseSession, useSession } from "./session/use-session.js";
export { type UseRegister, type UseSignIn, useRegister, useSignIn } from "./session/use-sign-in.js";
export { type SignOutOptions, type UseSignOut, useSignOut } from "./session/use-sign-out.js";
export {
  type UseMemberPrivacy,
  type UseUpdateMember,
  useMemberPrivacy,
  useUpdateMember,
} from "./session/use-update-member.js";
