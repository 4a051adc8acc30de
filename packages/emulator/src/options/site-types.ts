// What the site's owner sets up, written out.

/** A way of delivery. */
export interface DeliveryOptionInput {
  code: string;
  title: string;
  /** Decimal text, such as "6.90". */
  price: string;
  /** The price is 0 from this sum of goods on (after discounts). */
  freeFrom?: string;
  /** For people: "3-5 days". */
  time?: string;
  /** Two-letter countries it serves; absent: all. */
  countries?: string[];
  /** The buyer fetches it: no address is needed. */
  pickup?: boolean;
}

/** A coupon. It has exactly one of `percentOff`, `amountOff`, `freeDelivery`, `fixedPrice` and `buyXGetY`. */
export interface CouponInput {
  id?: string;
  /** What buyers type, in any case. */
  code: string;
  name?: string;
  /** Above 0, up to 100. */
  percentOff?: number;
  /** Decimal text. */
  amountOff?: string;
  freeDelivery?: boolean;
  /** Price of each matching item, as decimal text. */
  fixedPrice?: string;
  /** For `x` bought items, the `y` cheapest further ones are free. */
  buyXGetY?: { x: number; y: number };
  minimumSubtotal?: string;
  minimumQuantity?: number;
  /** Only products of these categories count. */
  categoryIds?: string[];
  /** Only these products count. */
  productIds?: string[];
  /** ISO dates. */
  startsAt?: string;
  expiresAt?: string;
  usageLimit?: number;
  usageLimitPerCustomer?: number;
  /** The discount applies to one piece of the cheapest matching item. */
  limitedToOneItem?: boolean;
  /** The platform's scope, as `POST /stores/v2/coupons` takes it. */
  scope?: { namespace: string; group?: { name: string; entityId?: string } };
  appliesToSubscriptions?: boolean;
  discountedCycleCount?: number;
  /** ISO date. */
  createdDate?: string;
  active?: boolean;
}

/** A gift card. */
export interface GiftCardInput {
  id?: string;
  /** 8 to 20 characters. */
  code: string;
  /** Decimal text. */
  balance: string;
  expiresAt?: string;
  disabled?: boolean;
}

/** What the site's owner sets up; everything has a default. */
export interface SiteSettingsInput {
  id?: string;
  name?: string;
  /** Three letters; "USD". */
  currency?: string;
  /** How amounts are written for people; "en-US". */
  locale?: string;
  language?: string;
  /** The zone of the merchant's days and times of day, such as "Europe/Paris"; "UTC". */
  timeZone?: string;
  weightUnit?: "KG" | "LB";
  /** A site has one catalog; the calls of the other version are refused. */
  catalogVersion?: "V3_CATALOG" | "V1_CATALOG" | "STORES_NOT_INSTALLED";
  /** An unpublished site has no public address: redirect sessions fail. */
  published?: boolean;
  acceptsPayments?: boolean;
  /** Without one, nothing has a checkout address but carts with one of their own; true. */
  checkoutPage?: boolean;
  /** Ids of the places where the business sells; empty: any. */
  locations?: string[];
  minimumOrderSubtotal?: string;
  tax?: {
    /** A fraction: "0.08" is 8 %. */
    rate?: string;
    name?: string;
    /** Prices already contain the tax. */
    included?: boolean;
    /** Delivery is taxed as well. */
    delivery?: boolean;
  };
  delivery?: DeliveryOptionInput[];
  /** Default: WELCOME10, TAKE15 (from 60 on) and FREESHIP. */
  coupons?: CouponInput[];
  /** Default: PORTICO-GIFT-50. */
  giftCards?: GiftCardInput[];
  /** Addresses that hosted pages may return to, exactly. */
  redirectAllowList?: string[];
  /** Whether pages of this machine may be returned to without being on the list; true. `strict` ignores it. */
  allowLocalhost?: boolean;
  /** See {@link EmulatorOptions.strict}, which sets it. */
  strict?: boolean;
  /** OAuth client ids that exist; empty: any, unless `strict`. */
  clients?: string[];
  /** API keys that exist; "portico-emulator-api-key". */
  apiKeys?: string[];
  /** Apps with their secrets; empty: any app may have a token, unless `strict`. */
  apps?: { id: string; secret: string }[];
  signOn?: {
    requireOwnerApproval?: boolean;
    requireEmailVerification?: boolean;
    /** "always": logins and registrations need a captcha token; the token "invalid" is refused. */
    captcha?: "never" | "always";
  };
}

/** Someone who has an account from the start. */
export interface MemberSeedInput {
  id?: string;
  email: string;
  password?: string;
  firstName?: string;
  lastName?: string;
  nickname?: string;
  /** Default: true. */
  emailVerified?: boolean;
  /** Default: APPROVED. */
  status?: "PENDING" | "APPROVED" | "BLOCKED" | "OFFLINE";
  /** The next login answers "reset your password". */
  resetRequired?: boolean;
  /** Further factors: a phone number, an address, a TOTP secret in base32, a credential id, recovery codes. */
  factors?: {
    type: "SMS" | "CALL" | "EMAIL" | "TOTP" | "PUSH" | "WEBAUTHN" | "RECOVERY_CODE" | "PASSWORD";
    secret?: string;
  }[];
}
