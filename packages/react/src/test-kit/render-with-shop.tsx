import type { Emulator } from "@portico/emulator";
import type { OAuthStrategy } from "@portico/identity";
import type { QueryClient } from "@tanstack/react-query";
import {
  type RenderHookResult,
  type RenderResult,
  render,
  renderHook,
} from "@testing-library/react";
import type { ReactNode } from "react";
import type { PorticoClient } from "../queries/portico-client.js";
import { createShop, type ShopOptions } from "./create-shop.js";

/** Shop of a test. */
export interface TestShop {
  /** The shop's emulator, for example to inject faults. */
  readonly emulator: Emulator;
  /** The user's client. */
  readonly client: PorticoClient & { readonly auth: OAuthStrategy };
  readonly queryClient: QueryClient;
}

/**
 * Renders a component inside `<PorticoProvider>`, with an in-process emulator. Login and
 * registration forms work until the component unmounts.
 *
 * @param ui - Element to render.
 * @param options - Seed, member and cart. See {@link ShopOptions}.
 * @returns The result of Testing Library's `render`, together with the shop.
 * @throws PorticoError with code `INVALID_OPTION` for an unknown member, product or choice, or
 * TypeError with code `INVALID_EMULATOR_OPTION` for an unknown option.
 * @example
 * ```tsx
 * import { useCart } from "@portico/react";
 * import { renderWithShop } from "@portico/react/testing";
 *
 * function Badge() {
 *   const { data: count } = useCart({ select: (cart) => cart.count });
 *   return <p>{count} in the cart</p>;
 * }
 *
 * const { findByText } = await renderWithShop(<Badge />, { cart: [{ slug: "drop-pendant", quantity: 2 }] });
 * await findByText("2 in the cart");
 * ```
 */
export async function renderWithShop(
  ui: ReactNode,
  options?: ShopOptions,
): Promise<RenderResult & TestShop> {
  const { wrapper, ...shop } = await createShop(options);
  return Object.assign(render(ui, { wrapper }), shop);
}

/**
 * Renders a hook inside `<PorticoProvider>`, with an in-process emulator.
 *
 * @param hook - Function that calls the hook.
 * @param options - Seed, member and cart. See {@link ShopOptions}.
 * @returns The result of Testing Library's `renderHook`, together with the shop.
 * @throws The same errors as {@link renderWithShop}.
 * @example
 * ```tsx
 * import { useMember } from "@portico/react";
 * import { renderHookWithShop } from "@portico/react/testing";
 *
 * const { result } = await renderHookWithShop(() => useMember(), { member: true });
 * ```
 */
export async function renderHookWithShop<Result>(
  hook: () => Result,
  options?: ShopOptions,
): Promise<RenderHookResult<Result, unknown> & TestShop> {
  const { wrapper, ...shop } = await createShop(options);
  return Object.assign(renderHook(hook, { wrapper }), shop);
}
