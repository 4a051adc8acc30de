// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Issue gift cards that buyers pay with: their balance, taking money off them and putting it
 * back.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/gift-vouchers.js";

/** Handlers of the `GIFT_CARDS_PROVIDER` service plugin. */
export interface GiftVouchersProviderHandlers {
  /**
   * Tell what is left on a gift card.
   *
   * `POST /v1/balance`
   */
  getBalance(
    payload: PluginPayload<GetBalanceRequest>,
  ): GetBalanceResponse | Promise<GetBalanceResponse>;

  /**
   * Take money off a gift card for an order.
   *
   * `POST /v1/redeem`
   */
  redeem(payload: PluginPayload<RedeemRequest>): RedeemResponse | Promise<RedeemResponse>;

  /**
   * Put the money of a redemption back onto its gift card.
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
        answer: { balance: "f" },
        schema: schemas.GetBalanceResponse,
      },
      redeem: {
        path: "/v1/redeem",
        request: { amount: "f" },
        answer: { remainingBalance: "f" },
        schema: schemas.RedeemResponse,
      },
      _void: { path: "/v1/void", answer: { remainingBalance: "f" }, schema: schemas.VoidResponse },
    },
  });

/**
 * There is no gift card of this code. Throw it in a handler to respond with status 404 and the
 * code `GIFT_CARD_NOT_FOUND`.
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
 * Less is left on the gift card than is to be taken off it. Throw it in a handler to respond
 * with status 428 and the code `INSUFFICIENT_FUNDS`.
 */
export class InsufficientFunds extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("InsufficientFunds", 428, "INSUFFICIENT_FUNDS", data);
  }
}

/**
 * The gift card was redeemed already. Throw it in a handler to respond with status 409 and the
 * code `ALREADY_REDEEMED`.
 */
export class AlreadyRedeemed extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("AlreadyRedeemed", 409, "ALREADY_REDEEMED", data);
  }
}

/**
 * The gift card is in another currency. Throw it in a handler to respond with status 400 and
 * the code `CURRENCY_NOT_SUPPORTED`.
 */
export class CurrencyNotSupported extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("CurrencyNotSupported", 400, "CURRENCY_NOT_SUPPORTED", data);
  }
}

/**
 * There is no such transaction. Throw it in a handler to respond with status 404 and the code
 * `TRANSACTION_NOT_FOUND`.
 */
export class TransactionNotFound extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("TransactionNotFound", 404, "TRANSACTION_NOT_FOUND", data);
  }
}

/**
 * The redemption was taken back already. Throw it in a handler to respond with status 409 and
 * the code `ALREADY_VOIDED`.
 */
export class AlreadyVoided extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("AlreadyVoided", 409, "ALREADY_VOIDED", data);
  }
}

/** What `getBalance` is asked. */
export interface GetBalanceRequest {
  /** Code of the gift card. 8 to 20 characters. */
  code: string;
  /**
   * ID of the app's instance on the site.
   *
   * @deprecated
   */
  appInstanceId?: string;
  /** Location of the site where it is paid. At most 50 characters. */
  locationId?: string | null;
  /** PIN of the gift card. At most 50 characters. */
  pin?: string | null;
  /** Fields of the site's own. */
  extendedFields?: ExtendedFields;
}

/** Custom data that apps attach to an entity. */
export interface ExtendedFields {
  /** Data per app: first the app's namespace, then its field names. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** What `getBalance` answers. */
export interface GetBalanceResponse {
  /** What is left on the gift card. At most 999999999.99. */
  balance: number;
  /** Currency as an ISO 4217 code. */
  currencyCode?: string;
  /** ID in the app. 1 to 50 characters. */
  externalId?: string | null;
}

/** What `redeem` is asked. */
export interface RedeemRequest {
  /** Code of the gift card. 8 to 20 characters. */
  code: string;
  /**
   * ID of the app's instance on the site.
   *
   * @deprecated
   */
  appInstanceId?: string;
  /** What to take off the gift card. At most 999999999.99. */
  amount: number;
  /** ID of the order. */
  orderId: string;
  /** Currency as an ISO 4217 code. */
  currencyCode: string;
  /** Location of the site where it is paid. At most 50 characters. */
  locationId?: string | null;
  /** PIN of the gift card. At most 50 characters. */
  pin?: string | null;
}

/** What `redeem` answers. */
export interface RedeemResponse {
  /** What is left on the gift card now. At most 999999999.99. */
  remainingBalance: number;
  /** Currency as an ISO 4217 code. */
  currencyCode?: string;
  /** ID of the transaction in the app. 1 to 100 characters. */
  transactionId: string;
}

/** What `void` is asked. */
export interface VoidRequest {
  /**
   * ID of the app's instance on the site.
   *
   * @deprecated
   */
  appInstanceId?: string;
  /** ID of the transaction in the app. 1 to 100 characters. */
  transactionId: string;
  /** Location of the site where it is paid. At most 50 characters. */
  locationId?: string | null;
}

/** What `void` answers. */
export interface VoidResponse {
  /** What is left on the gift card now. At most 999999999.99. */
  remainingBalance: number;
  /** Currency as an ISO 4217 code. */
  currencyCode?: string;
}
