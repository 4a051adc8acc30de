// Public types of the site's settings.

/** Delivery option of a site. */
export interface DeliveryOptionInput {
  code: string;
  title: string;
  /** Decimal string, such as `"6.90"`. */
  price: string;
  /** Minimum subtotal after discounts for free delivery, as a decimal string. */
  freeFrom?: string;
  /** Delivery time for display, such as "3-5 days". */
  time?: string;
  /** Two-letter country codes. Default: all countries. */
  countries?: string[];
  /** Whether it is in-store pickup, which requires no address. */
  pickup?: boolean;
}

/**
 * Coupon with exactly one of `percentOff`, `amountOff`, `freeDelivery`, `fixedPrice` and
 * `buyXGetY`.
 */
export interface CouponInput {
  id?: string;
  /** Code that buyers enter. Not case-sensitive. */
  code: string;
  name?: string;
  /** Percentage above 0, up to 100. */
  percentOff?: number;
  /** Decimal string. */
  amountOff?: string;
  freeDelivery?: boolean;
  /** Price of each matching item, as a decimal string. */
  fixedPrice?: string;
  /** Makes the `y` cheapest additional items free for every `x` bought items. */
  buyXGetY?: { x: number; y: number };
  minimumSubtotal?: string;
  minimumQuantity?: number;
  /** Limits the coupon to products of these categories. */
  categoryIds?: string[];
  /** Limits the coupon to these products. */
  productIds?: string[];
  /** ISO date. */
  startsAt?: string;
  expiresAt?: string;
  usageLimit?: number;
  usageLimitPerCustomer?: number;
  /** Whether the discount applies to one unit of the cheapest matching item only. */
  limitedToOneItem?: boolean;
  /** Scope in the format of `POST /stores/v2/coupons`. */
  scope?: { namespace: string; group?: { name: string; entityId?: string } };
  appliesToSubscriptions?: boolean;
  discountedCycleCount?: number;
  /** ISO date. */
  createdDate?: string;
  active?: boolean;
}

/** Gift card of a site. */
export interface GiftCardInput {
  id?: string;
  /** Code with 8 to 20 characters. */
  code: string;
  /** Decimal string. */
  balance: string;
  expiresAt?: string;
  disabled?: boolean;
}

/** Settings of a site. All are optional. */
export interface SiteSettingsInput {
  id?: string;
  name?: string;
  /** ISO 4217 code. Default: `"USD"`. */
  currency?: string;
  /** Locale for formatted amounts. Default: `"en-US"`. */
  locale?: string;
  language?: string;
  /**
   * URL of a style sheet for the hosted pages and the dashboard, such as `"/fonts.css"`. It loads after their own styles.
   */
  stylesheet?: string;
  /** Time zone of the site, such as `"Europe/Paris"`. Default: `"UTC"`. */
  timeZone?: string;
  weightUnit?: "KG" | "LB";
  /** Catalog version. Calls of the other version fail. Default: `"V3_CATALOG"`. */
  catalogVersion?: "V3_CATALOG" | "V1_CATALOG" | "STORES_NOT_INSTALLED";
  /** Whether the site is published. Redirect sessions of unpublished sites fail. */
  published?: boolean;
  acceptsPayments?: boolean;
  /**
   * Whether the site has a checkout page. If not, only carts with their own checkout URL have one.
   * Default: true.
   */
  checkoutPage?: boolean;
  /** Ids of business locations. Empty: any id is accepted. */
  locations?: string[];
  minimumOrderSubtotal?: string;
  tax?: {
    /** Tax rate as a decimal string: `"0.08"` is 8%. */
    rate?: string;
    name?: string;
    /** Whether prices include tax. */
    included?: boolean;
    /** Whether delivery is taxed too. */
    delivery?: boolean;
  };
  delivery?: DeliveryOptionInput[];
  /** Default: WELCOME10, TAKE15 (subtotal of at least 60) and FREESHIP. */
  coupons?: CouponInput[];
  /** Default: PORTICO-GIFT-50. */
  giftCards?: GiftCardInput[];
  /** Exact URLs that hosted pages may redirect to. */
  redirectAllowList?: string[];
  /**
   * Whether hosted pages may redirect to localhost without an entry in the list. Ignored with
   * `strict`. Default: true.
   */
  allowLocalhost?: boolean;
  /** See {@link EmulatorOptions.strict}, which takes precedence. */
  strict?: boolean;
  /** Registered OAuth client ids. Empty: all are accepted, unless `strict`. */
  clients?: string[];
  /** Valid API keys. Default: `["portico-emulator-api-key"]`. */
  apiKeys?: string[];
  /** Registered apps with their secrets. Empty: all are accepted, unless `strict`. */
  apps?: { id: string; secret: string }[];
  signOn?: {
    requireOwnerApproval?: boolean;
    requireEmailVerification?: boolean;
    /**
     * Whether logins and registrations require a CAPTCHA token. The token `"invalid"` is always
     * rejected. Default: `"never"`.
     */
    captcha?: "never" | "always";
  };
}

/** Member with an account. */
export interface MemberSeedInput {
  id?: string;
  email: string;
  password?: string;
  firstName?: string;
  lastName?: string;
  nickname?: string;
  /** Default: true. */
  emailVerified?: boolean;
  /** Default: `"APPROVED"`. */
  status?: "PENDING" | "APPROVED" | "BLOCKED" | "OFFLINE";
  /** Whether the next login requires a password reset. */
  resetRequired?: boolean;
  /**
   * Additional factors. `secret` is a phone number, an address, a base32 TOTP secret, a credential
   * id or recovery codes.
   */
  factors?: {
    type: "SMS" | "CALL" | "EMAIL" | "TOTP" | "PUSH" | "WEBAUTHN" | "RECOVERY_CODE" | "PASSWORD";
    secret?: string;
  }[];
}
