// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Check the balance of gift cards, redeem them, and void redemptions.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { ExtendedFields } from "@portico/core/types";

export type { ExtendedFields } from "@portico/core/types";

/** Options of {@link getGiftCard}. */
export interface GetGiftCardOptions {
  /** Context of the gift card purchase or redemption, such as the business location. */
  context?: Context;
  /** Id of the app that issued the gift card. */
  appId?: string | null;
  /** PIN of the gift card, if its provider requires one. At most 50 characters. */
  pin?: string | null;
  /** Extended fields of the request. */
  extendedFields?: Record<string, unknown>;
}

/**
 * Application error codes for {@link getGiftCard}, and how to fix the errors.
 *
 * - `GIFT_CARD_NOT_FOUND`: The gift card does not exist. Ask the buyer to check the code.
 */
export type GetGiftCardErrorCode = "GIFT_CARD_NOT_FOUND";

/**
 * Returns a gift card by code, including its balance.
 *
 * `POST /ecom/v1/gift-cards/{code}` (ecom/gift-vouchers)
 *
 * @param code - Code of the gift card. 8 to 20 characters.
 * @param options - Optional fields: `context`, `appId`, `pin` and `extendedFields`.
 * @remarks For error codes, see {@link GetGiftCardErrorCode}. Requires the permission
 *   `ECOM.GIFT_CARD_READ`.
 * @example
 * ```ts
 * const response = await client.use(giftVouchers).getGiftCard("<code>");
 * ```
 */
export const getGiftCard: ((
  code: string,
  options?: GetGiftCardOptions,
) => Promise<GetGiftCardResponse>) &
  Throws<GetGiftCardErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.giftVouchers.getGiftCard",
  path: "/ecom/v1/gift-cards/{code}",
  args: ["code", ["context", "appId", "pin", "extendedFields"]],
  read: true,
});

/** Options of {@link redeemGiftCard}. */
export interface RedeemGiftCardOptions {
  /** Amount to redeem. */
  amount: MoneyInput;
  /** Id of the order that the gift card pays for. */
  orderId?: string;
  /** Id of the app that issued the gift card. */
  appId: string;
  /** Context of the gift card purchase or redemption, such as the business location. */
  context?: Context;
  /** PIN of the gift card, if its provider requires one. At most 50 characters. */
  pin?: string | null;
  /** Extended fields of the request. */
  extendedFields?: ExtendedFields;
}

/**
 * Application error codes for {@link redeemGiftCard}, and how to fix the errors.
 *
 * - `GIFT_CARD_NOT_FOUND`: The gift card does not exist. Ask the buyer to check the code.
 * - `ALREADY_REDEEMED`: The gift card has already been redeemed for this order. Do not redeem
 *   the gift card again. Fetch the order or the transaction instead.
 * - `CURRENCY_NOT_SUPPORTED`: The gift card cannot be redeemed in this currency. Ask the buyer
 *   to use another payment method.
 * - `INSUFFICIENT_FUNDS`: The gift card balance is too low. Redeem the remaining balance and
 *   use another payment method for the rest.
 * - `GIFT_CARD_DISABLED`: The gift card is disabled. Ask the buyer to contact the shop.
 * - `GIFT_CARD_EXPIRED`: The gift card has expired. Ask the buyer to use another payment
 *   method.
 */
export type RedeemGiftCardErrorCode =
  | "GIFT_CARD_NOT_FOUND"
  | "ALREADY_REDEEMED"
  | "CURRENCY_NOT_SUPPORTED"
  | "INSUFFICIENT_FUNDS"
  | "GIFT_CARD_DISABLED"
  | "GIFT_CARD_EXPIRED";

/**
 * Redeems an amount from a gift card to pay for an order, and returns the id of the
 * transaction. Requires the app id of the card's provider.
 *
 * `POST /ecom/v1/gift-cards/redeem` (ecom/gift-vouchers)
 *
 * @param code - Code of the gift card. 8 to 20 characters.
 * @param options - Required fields: `amount` and `appId`. `amount` requires `value`. Optional
 *   fields: `orderId`, `context`, `pin` and `extendedFields`.
 * @remarks For error codes, see {@link RedeemGiftCardErrorCode}. Requires the permission
 *   `ECOM.GIFT_CARD_REDEEM`.
 * @example
 * ```ts
 * const response = await client.use(giftVouchers).redeemGiftCard("<code>", {
 *   amount: { value: "19.90" },
 *   appId: "<app id>",
 * });
 * ```
 */
export const redeemGiftCard: ((
  code: string,
  options: RedeemGiftCardOptions,
) => Promise<RedeemGiftCardResponse>) &
  Throws<RedeemGiftCardErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.giftVouchers.redeemGiftCard",
  path: "/ecom/v1/gift-cards/redeem",
  args: ["code", ["amount", "orderId", "appId", "context", "pin", "extendedFields"]],
});

/** Options of {@link voidTransaction}. */
export interface VoidTransactionOptions {
  /** Id of the app that issued the gift card. */
  appId: string;
  /** Context of the gift card purchase or redemption, such as the business location. */
  context?: Context;
  /** Extended fields of the request. */
  extendedFields?: Record<string, unknown>;
}

/**
 * Application error codes for {@link voidTransaction}, and how to fix the errors.
 *
 * - `TRANSACTION_NOT_FOUND`: No transaction has this id. Check the id of the transaction and
 *   its gift card.
 * - `ALREADY_VOIDED`: The transaction is already void. No action is needed.
 * - `GIFT_CARD_DISABLED`: The gift card is disabled. Ask the buyer to contact the shop.
 * - `GIFT_CARD_EXPIRED`: The gift card has expired. Ask the buyer to use another payment
 *   method.
 */
export type VoidTransactionErrorCode =
  | "TRANSACTION_NOT_FOUND"
  | "ALREADY_VOIDED"
  | "GIFT_CARD_DISABLED"
  | "GIFT_CARD_EXPIRED";

/**
 * Voids a gift card redemption, which returns the amount to the card. Requires the app id of
 * the card's provider.
 *
 * `POST /ecom/v1/gift-cards/void` (ecom/gift-vouchers)
 *
 * @param transactionId - Id of the transaction to void.
 * @param options - Required fields: `appId`. Optional fields: `context` and `extendedFields`.
 * @remarks For error codes, see {@link VoidTransactionErrorCode}. Requires the permission
 *   `ECOM.GIFT_CARD_TRANSACTION_VOID`.
 * @example
 * ```ts
 * await client.use(giftVouchers).voidTransaction("<transaction id>", { appId: "<app id>" });
 * ```
 */
export const voidTransaction: ((
  transactionId: string,
  options: VoidTransactionOptions,
) => Promise<void>) &
  Throws<VoidTransactionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.giftVouchers.voidTransaction",
  path: "/ecom/v1/gift-cards/void",
  args: ["transactionId", ["appId", "context", "extendedFields"]],
});

/** Request of {@link getGiftCard}. */
export interface GetGiftCardRequest {
  /** Code of the gift card. 8 to 20 characters. */
  code: string;
  /** Context of the gift card purchase or redemption, such as the business location. */
  context?: Context;
  /** Id of the app that issued the gift card. */
  appId?: string | null;
  /** PIN of the gift card, if its provider requires one. At most 50 characters. */
  pin?: string | null;
  /** Extended fields of the request. */
  extendedFields?: Record<string, unknown>;
}

/** Context of a gift card purchase or redemption. */
export interface Context {
  /** Id of the business location. At most 50 characters. */
  locationId?: string | null;
}

/** Response of {@link getGiftCard}. */
export interface GetGiftCardResponse {
  /** The gift card with its balance. */
  giftCard?: GiftCard;
}

/** A gift card with its balance. */
export interface GiftCard {
  /** Masked code of the gift card, which you can safely show. At most 30 characters. */
  obfuscatedCode: string;
  /** Remaining balance of the gift card. */
  balance?: Money;
  /** Whether the gift card can be used. */
  status: Status;
  /** Id of the app that issued the gift card. */
  appId: string;
  /** Id of the gift card in the app that issued it. 1 to 50 characters. */
  externalId?: string | null;
}

/** An amount of money. */
export interface Money {
  /** Amount as a decimal string, such as '19.90'. */
  value: string;
  /** Currency of the amount, as an ISO 4217 code such as 'EUR'. */
  currency: string;
}

/** An amount of money. */
export interface MoneyInput {
  /** Amount as a decimal string, such as '19.90'. */
  value: string;
  /** Currency of the amount, as an ISO 4217 code such as 'EUR'. */
  currency?: string;
}

/** Status of a gift card: valid, expired or disabled. */
export type Status = "VALID" | "EXPIRED" | "DISABLED" | (string & {});

/** Request of {@link redeemGiftCard}. */
export interface RedeemGiftCardRequest {
  /** Code of the gift card. 8 to 20 characters. */
  code: string;
  /** Amount to redeem. */
  amount: MoneyInput;
  /** Id of the order that the gift card pays for. */
  orderId?: string;
  /** Id of the app that issued the gift card. */
  appId: string;
  /** Context of the gift card purchase or redemption, such as the business location. */
  context?: Context;
  /** PIN of the gift card, if its provider requires one. At most 50 characters. */
  pin?: string | null;
  /** Extended fields of the request. */
  extendedFields?: ExtendedFields;
}

/** Response of {@link redeemGiftCard}. */
export interface RedeemGiftCardResponse {
  /** Id of the transaction. Use it to void the redemption. 1 to 100 characters. */
  transactionId: string;
}

/** Request of {@link voidTransaction}. */
export interface VoidTransactionRequest {
  /** Id of the transaction to void. 1 to 100 characters. */
  transactionId: string;
  /** Id of the app that issued the gift card. */
  appId: string;
  /** Context of the gift card purchase or redemption, such as the business location. */
  context?: Context;
  /** Extended fields of the request. */
  extendedFields?: Record<string, unknown>;
}

/** Response of {@link voidTransaction}. */
export type VoidTransactionResponse = Record<string, never>;
