"use client";

export { type UseCart, useCart } from "./cart/use-cart.js";
export { Money, type MoneyProps } from "./elements/money.js";
export type { Messages } from "./elements/settings-context.js";
export { type UseProductOptions, useProductOptions } from "./product/use-product-options.js";
export { PorticoProvider, type PorticoProviderProps, useClient } from "./provider/provider.js";
export type { Register, RegisteredClient } from "./provider/register.js";
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
export {
  type UseRegister,
  type UseSignIn,
  useRegister,
  useSignIn,
} from "./session/use-sign-in.js";
export { type SignOutOptions, type UseSignOut, useSignOut } from "./session/use-sign-out.js";
export {
  type UseMemberPrivacy,
  type UseUpdateMember,
  useMemberPrivacy,
  useUpdateMember,
} from "./session/use-update-member.js";
