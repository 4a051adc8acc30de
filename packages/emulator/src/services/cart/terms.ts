// Payment terms of items in requests and catalogs. Contradictory terms are rejected.
import type { ItemData } from "@portico/ecom/plugins/catalog";
import { applicationError, type PlatformError } from "../../kernel/platform-error.js";
import type { Cart } from "./model.js";

/** The terms in a request, in addition to the item and its quantity. */
export interface Terms {
  readonly selectedMembership?: unknown;
  readonly membershipPayment?: {
    readonly existingMembership?: unknown;
    readonly futureMembership?: { readonly lineItemId?: string };
  };
  readonly catalogOverrideFields?: {
    readonly paymentOption?: { readonly value?: string };
    readonly depositAmount?: string;
  };
}

/** The terms that a catalog sets for an item. */
type Sold = Pick<ItemData, "price" | "priceUndetermined" | "depositAmount" | "paymentOption">;

/** Returns whether a membership can pay for items with this payment option. */
export const takesMembership = (option: string | undefined): boolean =>
  option?.startsWith("MEMBERSHIP") ?? false;

const refused = (code: string, description: string): PlatformError =>
  applicationError(428, code, description);

/** Throws if no membership can pay for the item, or if the plan is not in the cart. */
export function checkMembership(cart: Cart, terms: Terms, paymentOption: string | undefined): void {
  const { selectedMembership, membershipPayment } = terms;
  if (!selectedMembership && !membershipPayment) return;
  if (!takesMembership(paymentOption)) {
    throw refused("INVALID_MEMBERSHIP_PAYMENT_OPTION", "No membership covers the item");
  }
  const plan = membershipPayment?.futureMembership?.lineItemId;
  if (plan !== undefined && !cart.lines.some(({ id }) => id === plan)) {
    throw refused("PLAN_LINE_ITEM_NOT_FOUND", "The membership plan is not in the cart");
  }
}

/**
 * Throws if an item with a price is marked "price undetermined", or if the deposit exceeds the
 * price.
 */
export function checkPrice(
  price: string | undefined,
  { priceUndetermined, depositAmount }: Pick<Sold, "priceUndetermined" | "depositAmount">,
): void {
  if (priceUndetermined && Number(price ?? 0) > 0) {
    throw refused(
      "LINE_ITEM_PRICE_CONFLICT",
      "An item with a price cannot have a price to be determined later",
    );
  }
  if (depositAmount && Number(depositAmount) > Number(price ?? 0)) {
    throw refused("DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE", "The deposit exceeds the price");
  }
}

/** Throws if the terms are not valid for the item. */
export function checkTerms(cart: Cart, terms: Terms, sold: Sold): void {
  const { paymentOption, depositAmount = sold.depositAmount } = terms.catalogOverrideFields ?? {};
  checkMembership(cart, terms, paymentOption?.value ?? sold.paymentOption);
  checkPrice(sold.price, { priceUndetermined: sold.priceUndetermined, depositAmount });
}

/**
 * The maximum number of modifiers of an item over all groups. The documentation lists an error for
 * it but no limit.
 */
const MAX_MODIFIERS = 100;

const repeats = (ids: readonly unknown[]): boolean => new Set(ids).size < ids.length;

/** Throws if an item has duplicate modifiers or too many of them. */
export function checkModifiers({ modifierGroups = [] }: ItemData): void {
  const count = modifierGroups.reduce((all, { modifiers = [] }) => all + modifiers.length, 0);
  if (count > MAX_MODIFIERS) {
    throw refused(
      "MAX_ITEM_MODIFIERS_EXCEEDED",
      `An item can have at most ${MAX_MODIFIERS} modifiers`,
    );
  }
  if (repeats(modifierGroups.map(({ id }) => id))) {
    throw refused("DUPLICATE_MODIFIER_GROUP_IDS", "Duplicate modifier group");
  }
  if (modifierGroups.some(({ modifiers = [] }) => repeats(modifiers.map(({ id }) => id)))) {
    throw refused("DUPLICATE_ITEM_MODIFIER_IDS", "Duplicate modifier");
  }
}
