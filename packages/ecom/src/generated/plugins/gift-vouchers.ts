// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Issue gift cards that buyers can pay with: check their balance, redeem amounts and void
 * redemptions.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/gift-vouchers.js";

/** Handlers of the `GIFT_CARDS_PROVIDER` service plugin. */
export interface GiftVouchersProviderHandlers {
  /**
   * Returns the balance of a gift card.
   *
   * `POST /v1/balance`
   */
  getBalance(
    payload: PluginPayload<GetBalanceRequest>,
  ): GetBalanceResponse | Promise<GetBalanceResponse>;

  /**
   * Redeems an amount from a gift card to pay for an order.
   *
   * `POST /v1/redeem`
   */
  redeem(payload: PluginPayload<RedeemRequest>): RedeemResponse | Promise<RedeemResponse>;

  /**
   * Voids a redemption, which returns the amount to the gift card.
   *
   * `POST /v1/void`
   */
  _void(payload: PluginPayload<VoidRequest>): VoidResponse | Promise<VoidResponse>;
}

/**
 * Registers handlers on the client for calls to the `GIFT_CARDS_PROVIDER` service plugin.
 *
 * @param handlers - The handlers that the app implements. They replace earlier handlers of the
 *   same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
 */
export const provideHandlers: (handlers: Partial<GiftVouchersProviderHandlers>) => void =
  /* @__PURE__ */ definePlugin({
    type: "GIFT_CARDS_PROVIDER",
    handlers: {
      getBalance: {
        path: "/v1/balance",
        response: { balance: "f" },
        schema: schemas.GetBalanceResponse,
      },
      redeem: {
        path: "/v1/redeem",
        request: { amount: "f" },
        response: { remainingBalance: "f" },
        schema: schemas.RedeemResponse,
      },
      _void: {
        path: "/v1/void",
        response: { remainingBalance: "f" },
        schema: schemas.VoidResponse,
      },
    },
  });

/**
 * No gift card has this code. Throw it in a handler to respond with status 404 and the code
 * `GIFT_CARD_NOT_FOUND`.
 */
export class GiftCardNotFound extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("GiftCardNotFound", 404, "GIFT_CARD_NOT_FOUND", data);
  }
}

/**
 * The gift card is disabled. Throw it in a handler to respond with status 428 and the code
 * `GIFT_CARD_DISABLED`.
 */
export class GiftCardDisabled extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("GiftCardDisabled", 428, "GIFT_CARD_DISABLED", data);
  }
}

/**
 * The gift card has expired. Throw it in a handler to respond with status 428 and the code
 * `GIFT_CARD_EXPIRED`.
 */
export class GiftCardExpired extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("GiftCardExpired", 428, "GIFT_CARD_EXPIRED", data);
  }
}

/**
 * The currency is missing. Throw it in a handler to respond with status 428 and the code
 * `MISSING_CURRENCY`.
 */
export class MissingCurrency extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("MissingCurrency", 428, "MISSING_CURRENCY", data);
  }
}

/**
 * The balance of the gift card is too low. Throw it in a handler to respond with status 428 and
 * the code `INSUFFICIENT_FUNDS`.
 */
export class InsufficientFunds extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("InsufficientFunds", 428, "INSUFFICIENT_FUNDS", data);
  }
}

/**
 * The gift card has already been redeemed. Throw it in a handler to respond with status 409 and
 * the code `ALREADY_REDEEMED`.
 */
export class AlreadyRedeemed extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("AlreadyRedeemed", 409, "ALREADY_REDEEMED", data);
  }
}

/**
 * The gift card has a different currency. Throw it in a handler to respond with status 400 and
 * the code `CURRENCY_NOT_SUPPORTED`.
 */
export class CurrencyNotSupported extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("CurrencyNotSupported", 400, "CURRENCY_NOT_SUPPORTED", data);
  }
}

/**
 * The transaction does not exist. Throw it in a handler to respond with status 404 and the code
 * `TRANSACTION_NOT_FOUND`.
 */
export class TransactionNotFound extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("TransactionNotFound", 404, "TRANSACTION_NOT_FOUND", data);
  }
}

/**
 * The redemption has already been voided. Throw it in a handler to respond with status 409 and
 * the code `ALREADY_VOIDED`.
 */
export class AlreadyVoided extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("AlreadyVoided", 409, "ALREADY_VOIDED", data);
  }
}

/** Request of `getBalance`. */
export interface GetBalanceRequest {
  /** Code of the gift card. 8 to 20 characters. */
  code: string;
  /**
   * Id of the app's instance on the site.
   *
   * @deprecated
   */
  appInstanceId?: string;
  /** Id of the site location where the payment is made. At most 50 characters. */
  locationId?: string | null;
  /** PIN of the gift card. At most 50 characters. */
  pin?: string | null;
  /** Extended fields of the cart or checkout. */
  extendedFields?: ExtendedFields;
}

/** Extended fields of an entity. */
export interface ExtendedFields {
  /** Extended fields, keyed by app namespace and field name. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** Response of `getBalance`. */
export interface GetBalanceResponse {
  /** Balance of the gift card. At most 999,999,999.99. */
  balance: number;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
  /** Id of the discount in the app. 1 to 50 characters. */
  externalId?: string | null;
}

/** Request of `redeem`. */
export interface RedeemRequest {
  /** Code of the gift card. 8 to 20 characters. */
  code: string;
  /**
   * Id of the app's instance on the site.
   *
   * @deprecated
   */
  appInstanceId?: string;
  /** Amount to redeem. At most 999,999,999.99. */
  amount: number;
  /** Id of the order. */
  orderId: string;
  /** Currency, as an ISO 4217 code. */
  currencyCode: string;
  /** Id of the site location where the payment is made. At most 50 characters. */
  locationId?: string | null;
  /** PIN of the gift card. At most 50 characters. */
  pin?: string | null;
}

/** Response of `redeem`. */
export interface RedeemResponse {
  /** Remaining balance of the gift card. At most 999,999,999.99. */
  remainingBalance: number;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
  /** Id of the transaction in the app. 1 to 100 characters. */
  transactionId: string;
}

/** Request of `void`. */
export interface VoidRequest {
  /**
   * Id of the app's instance on the site.
   *
   * @deprecated
   */
  appInstanceId?: string;
  /** Id of the transaction in the app. 1 to 100 characters. */
  transactionId: string;
  /** Id of the site location where the payment is made. At most 50 characters. */
  locationId?: string | null;
}

/** Response of `void`. */
export interface VoidResponse {
  /** Remaining balance of the gift card. At most 999,999,999.99. */
  remainingBalance: number;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
}
