/** Delivery option of a site. */
export interface DeliveryOptionInput {
  /** Code of the delivery option in API requests. */
  code: string;
  /** Title that buyers see. */
  title: string;
  /** Price as a decimal string, such as `"6.90"`. */
  price: string;
  /** Minimum subtotal after discounts for free delivery. Default: never free. */
  freeFrom?: string;
  /** Delivery time that buyers see, such as `"3–5 days"`. */
  time?: string;
  /** Two-letter codes of the countries that the option serves. Default: all countries. */
  countries?: string[];
  /** Whether the option is in-store pickup, which requires no address. Default: false. */
  pickup?: boolean;
}

/**
 * Coupon of a site. Set exactly one of `percentOff`, `amountOff`, `freeDelivery`, `fixedPrice` and
 * `buyXGetY`.
 */
export interface CouponInput {
  /** Id as a GUID. Default: generated from the code. */
  id?: string;
  /** Code of up to 50 characters that buyers enter. Case does not matter. */
  code: string;
  /** Name that buyers see. */
  name?: string;
  /** Discount in percent, above 0 and up to 100. */
  percentOff?: number;
  /** Discount as a decimal string, such as `"15"`. */
  amountOff?: string;
  /** Whether the coupon makes delivery free. */
  freeDelivery?: boolean;
  /** New price of each matching item, as a decimal string. */
  fixedPrice?: string;
  /** Offer that makes `y` items free per `x + y` matching items. The cheapest items are free. */
  buyXGetY?: { x: number; y: number };
  /** Minimum subtotal of the cart as a decimal string. Default: no minimum. */
  minimumSubtotal?: string;
  /** Minimum number of matching items. Default: no minimum. */
  minimumQuantity?: number;
  /** Ids of the categories that the coupon applies to. */
  categoryIds?: string[];
  /** Ids of the products that the coupon applies to. */
  productIds?: string[];
  /** Start of validity as an ISO timestamp in UTC. Default: immediately. */
  startsAt?: string;
  /** End of validity as an ISO timestamp in UTC. Default: never. */
  expiresAt?: string;
  /** Maximum number of orders with the coupon. Default: unlimited. */
  usageLimit?: number;
  /** Maximum number of orders per customer. Default: unlimited. */
  usageLimitPerCustomer?: number;
  /** Whether to discount only one unit of the cheapest matching item. Default: false. */
  limitedToOneItem?: boolean;
  /**
   * Scope in the request format of `POST /stores/v2/coupons`. Only `"stores"` scopes match
   * products.
   */
  scope?: { namespace: string; group?: { name: string; entityId?: string } };
  /** Whether the coupon applies to subscriptions. */
  appliesToSubscriptions?: boolean;
  /** Number of billing cycles to discount, from 1 to 999. */
  discountedCycleCount?: number;
  /** Time of creation as an ISO timestamp in UTC. */
  createdDate?: string;
  /** Whether buyers can use the coupon. Default: true. */
  active?: boolean;
}

/** Gift card of a site. */
export interface GiftCardInput {
  /** Id as a GUID. Default: generated from the code. */
  id?: string;
  /** Code of 8 to 20 characters that buyers enter. */
  code: string;
  /** Balance in the site's currency, as a decimal string. */
  balance: string;
  /** End of validity as an ISO timestamp in UTC. Default: never. */
  expiresAt?: string;
  /** Whether the gift card is disabled. Default: false. */
  disabled?: boolean;
}

/** Settings of a site. */
export interface SiteSettingsInput {
  /** Id as a GUID. Default: a fixed id. */
  id?: string;
  /** Name of the site. Default: `"Portico"`. */
  name?: string;
  /** Currency of all prices as an ISO 4217 code. Default: `"USD"`. */
  currency?: string;
  /** Locale for formatted amounts. Default: `"en-US"`. */
  locale?: string;
  /** Language of the site. Default: `"en"`. */
  language?: string;
  /** URL of an additional style sheet for the hosted pages and the dashboard. */
  stylesheet?: string;
  /** Time zone of the site, such as `"Europe/Paris"`. Default: `"UTC"`. */
  timeZone?: string;
  /** Unit of weights. Default: `"KG"`. */
  weightUnit?: "KG" | "LB";
  /** Version of the catalog. Calls to other catalog versions fail. Default: `"V3_CATALOG"`. */
  catalogVersion?: "V3_CATALOG" | "V1_CATALOG" | "STORES_NOT_INSTALLED";
  /** Whether the site is published. Unpublished sites reject redirect sessions. Default: true. */
  published?: boolean;
  /** Whether the site accepts payments. Default: true. */
  acceptsPayments?: boolean;
  /** Whether carts without their own checkout URL have a checkout page. Default: true. */
  checkoutPage?: boolean;
  /** Ids of business locations. An empty list accepts any id. Default: `[]`. */
  locations?: string[];
  /** Minimum order subtotal as a decimal string. Default: no minimum. */
  minimumOrderSubtotal?: string;
  /** Tax settings for all addresses. */
  tax?: {
    /** Tax rate as a decimal string: `"0.08"` is 8%. Default: `"0.08"`. */
    rate?: string;
    /** Name of the tax. Default: `"Sales tax"`. */
    name?: string;
    /** Whether prices include tax. Default: false. */
    included?: boolean;
    /** Whether delivery is also taxed. Default: true. */
    delivery?: boolean;
  };
  /** Delivery options. Default: standard and express delivery. */
  delivery?: DeliveryOptionInput[];
  /** Coupons. Default: `WELCOME10`, `TAKE15` (for subtotals from 60) and `FREESHIP`. */
  coupons?: CouponInput[];
  /** Gift cards. Default: `PORTICO-GIFT-50`, with a balance of 50. */
  giftCards?: GiftCardInput[];
  /** Exact URLs that hosted pages may redirect to. Default: `[]`. */
  redirectAllowList?: string[];
  /** Whether hosted pages may redirect to localhost, unless `strict` is set. Default: true. */
  allowLocalhost?: boolean;
  /** Same as {@link EmulatorOptions.strict}, which takes precedence. Default: false. */
  strict?: boolean;
  /**
   * Registered OAuth client ids. An empty list accepts any id, unless `strict` is set. Default:
   * `[]`.
   */
  clients?: string[];
  /** Valid API keys, each with at least 8 characters. Default: `["portico-emulator-api-key"]`. */
  apiKeys?: string[];
  /** Registered apps. An empty list accepts any id, unless `strict` is set. Default: `[]`. */
  apps?: { id: string; secret: string }[];
  /** Requirements for login and registration. */
  signOn?: {
    /** Whether the site owner must approve new members. Default: false. */
    requireOwnerApproval?: boolean;
    /** Whether members must verify their email address. Default: false. */
    requireEmailVerification?: boolean;
    /**
     * Whether a CAPTCHA token is required. Only the token `"invalid"` fails. Default: `"never"`.
     */
    captcha?: "never" | "always";
  };
}

/** Site member with an account. */
export interface MemberSeedInput {
  /** Id as a GUID. Default: generated from the email address. */
  id?: string;
  /** Email address for logins. Case does not matter. */
  email: string;
  /** Password for logins. Default: no password login. */
  password?: string;
  firstName?: string;
  lastName?: string;
  nickname?: string;
  /** Whether the email address is verified. Default: true. */
  emailVerified?: boolean;
  /** Status of the account. Default: `"APPROVED"`. */
  status?: "PENDING" | "APPROVED" | "BLOCKED" | "OFFLINE";
  /** Whether the next login requires a password reset. Default: false. */
  resetRequired?: boolean;
  /**
   * Second factors for logins. `secret` is a phone number, email address, base32 TOTP secret,
   * credential id or recovery codes, depending on `type`. Default: none.
   */
  factors?: {
    type: "SMS" | "CALL" | "EMAIL" | "TOTP" | "PUSH" | "WEBAUTHN" | "RECOVERY_CODE" | "PASSWORD";
    secret?: string;
  }[];
}
