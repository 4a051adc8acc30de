// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Provide custom discounts and coupon codes.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/discounts.js";

/** Handlers of the `ECOM_DISCOUNTS` service plugin. */
export interface DiscountsHandlers {
  /**
   * Lists the discounts for the line items of a cart, including coupon discounts.
   *
   * `POST /v1/eligible-discounts`
   */
  getEligibleDiscounts(
    payload: PluginPayload<GetEligibleDiscountsRequest>,
  ): GetEligibleDiscountsResponse | Promise<GetEligibleDiscountsResponse>;
}

/**
 * Registers handlers on the client for calls to the `ECOM_DISCOUNTS` service plugin.
 *
 * @param handlers - `getEligibleDiscounts`. They replace earlier handlers of the same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
 */
export const provideHandlers: (handlers: DiscountsHandlers) => void = /* @__PURE__ */ definePlugin({
  type: "ECOM_DISCOUNTS",
  handlers: {
    getEligibleDiscounts: {
      path: "/v1/eligible-discounts",
      schema: schemas.GetEligibleDiscountsResponse,
    },
  },
});

/**
 * The customer has reached the usage limit of the coupon. Throw it in a handler to respond with
 * status 428 and the code `ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED`.
 */
export class CouponLimitPerCustomerExceeded extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("CouponLimitPerCustomerExceeded", 428, "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED", data);
  }
}

/**
 * The coupon is disabled. Throw it in a handler to respond with status 428 and the code
 * `ERROR_COUPON_IS_DISABLED`.
 */
export class CouponIsDisabled extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("CouponIsDisabled", 428, "ERROR_COUPON_IS_DISABLED", data);
  }
}

/**
 * The coupon has reached its usage limit. Throw it in a handler to respond with status 428 and
 * the code `ERROR_COUPON_USAGE_EXCEEDED`.
 */
export class CouponUsageExceeded extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("CouponUsageExceeded", 428, "ERROR_COUPON_USAGE_EXCEEDED", data);
  }
}

/**
 * The coupon has expired. Throw it in a handler to respond with status 428 and the code
 * `ERROR_COUPON_HAS_EXPIRED`.
 */
export class CouponHasExpired extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("CouponHasExpired", 428, "ERROR_COUPON_HAS_EXPIRED", data);
  }
}

/**
 * The coupon is not active yet. Throw it in a handler to respond with status 428 and the code
 * `ERROR_COUPON_IS_NOT_ACTIVE_YET`.
 */
export class CouponIsNotActiveYet extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("CouponIsNotActiveYet", 428, "ERROR_COUPON_IS_NOT_ACTIVE_YET", data);
  }
}

/**
 * The coupon does not exist. Throw it in a handler to respond with status 404 and the code
 * `ERROR_COUPON_DOES_NOT_EXIST`.
 */
export class CouponDoesNotExist extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("CouponDoesNotExist", 404, "ERROR_COUPON_DOES_NOT_EXIST", data);
  }
}

/** Request of `getEligibleDiscounts`. */
export interface GetEligibleDiscountsRequest {
  /** Line items of the cart or checkout. At most 300 items. */
  lineItems: LineItem[];
  /** Id of the purchase, which stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** Coupon codes that the buyer entered. At most 1 item. */
  couponCodes: string[];
  /** Buyer's email address. */
  buyerEmail?: string | null;
}

/** An item of a checkout. To add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. */
  id: string;
  /** Quantity from 1 to 100,000, limited to the available stock. At most 100,000. */
  quantity?: number | null;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Unit price after sale and discounts. A decimal string. */
  price: string;
}

/** Reference to an item in an app's catalog, such as a Wix Stores product. */
export interface CatalogReference {
  /** Id of the item in its catalog, such as a product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 character. */
  appId: string;
  /** Options of the item, such as { variantId } for a product. The shape depends on the app. */
  options?: Record<string, unknown> | null;
}

/** Response of `getEligibleDiscounts`. */
export interface GetEligibleDiscountsResponse {
  /** Discounts that have been applied. At most 100 items. */
  discounts: Discount[];
}

/**
 * A discount in a calculation.
 *
 * At most one of `globalDiscounts`, `shippingDiscounts` and `lineItemsDiscounts` is set.
 */
export type Discount = {
  /** Coupon that the discount comes from. */
  couponOptions?: CouponOptions;
  /** What the discount applies to. */
  targetType?: TargetType;
  /** Name of the discount. */
  name?: DiscountName;
  /** Id of the discount in the app. At most 50 characters. */
  externalId?: string | null;
  /** Source of the discount. */
  source?: DiscountSource;
} & (
  | {
      /** Discount on the whole cart. */
      globalDiscounts?: BaseDiscounts;
      shippingDiscounts?: undefined;
      lineItemsDiscounts?: undefined;
    }
  | {
      globalDiscounts?: undefined;
      /** Discount on delivery. */
      shippingDiscounts?: BaseDiscounts;
      lineItemsDiscounts?: undefined;
    }
  | {
      globalDiscounts?: undefined;
      shippingDiscounts?: undefined;
      /** Discounts on line items. */
      lineItemsDiscounts?: LineItemsDiscounts;
    }
);

export interface BaseDiscounts {
  /** Rate of the discount. */
  rate?: DiscountRate;
}

/** At most one of `fixedAmountValue` and `percentageValue` is set. */
export type DiscountRate = {
  /** Whether the fee is an amount or a percentage. */
  type?: Type;
} & (
  | {
      /** Amount off, as a decimal string. */
      fixedAmountValue?: string;
      percentageValue?: undefined;
    }
  | {
      fixedAmountValue?: undefined;
      /** Percentage off the price, as a decimal string. */
      percentageValue?: string;
    }
);

export type Type = "FIXED_AMOUNT" | "PERCENTAGE";

export interface LineItemsDiscounts {
  /** Line items of the cart or checkout. At most 300 items. */
  lineItems?: LineItemRate[];
}

export interface LineItemRate {
  /** Rate of the discount. */
  rate?: DiscountRate;
  /** Id of the line item. */
  id?: string;
}

export interface CouponOptions {
  /** Code of the coupon. At most 20 characters. */
  code?: string | null;
}

export type TargetType = "GLOBAL" | "SHIPPING" | "LINE_ITEMS";

export interface DiscountName {
  /** Name in the site's main language. 1 to 256 characters. */
  original?: string;
  /** Name of the fee in the buyer's language. 1 to 500 characters. */
  translated?: string | null;
}

/** Coupon or rule that created a discount. */
export type DiscountSource = "COUPON" | "AUTOMATIC" | "CUSTOM";
