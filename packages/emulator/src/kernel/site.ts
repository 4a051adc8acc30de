// What a merchant sets up: currency, delivery, taxes, coupons, sign-on policy. Parsed with zod, so that a
// mistake in a test's configuration is told at once.
import { z } from "zod/v4";
import { isZone } from "./query/zoned-time.js";

const money = z.string().regex(/^\d+(\.\d{1,3})?$/, 'a decimal string, such as "4.90"');

const delivery = z.object({
  code: z.string().min(1),
  title: z.string().min(1),
  price: money,
  /** The price is 0 from this subtotal on (after discounts). */
  freeFrom: money.optional(),
  time: z.string().default(""),
  /** Two-letter countries it serves; absent: all. */
  countries: z.array(z.string().length(2)).optional(),
  pickup: z.boolean().default(false),
});

/** What a coupon gives. Each coupon has exactly one of these. */
const COUPON_VALUES = [
  "percentOff",
  "amountOff",
  "freeDelivery",
  "fixedPrice",
  "buyXGetY",
] as const;

// strict, so that a misspelled value is reported by its name
const couponFields = z.strictObject({
  id: z.guid().optional(),
  code: z.string().min(1).max(50),
  name: z.string().min(1).optional(),
  percentOff: z.number().gt(0).max(100).optional(),
  amountOff: money.optional(),
  freeDelivery: z.boolean().optional(),
  fixedPrice: money.optional(),
  buyXGetY: z.object({ x: z.int().positive(), y: z.int().positive() }).optional(),
  minimumSubtotal: money.optional(),
  minimumQuantity: z.int().positive().optional(),
  /** Only lines of these categories or products count. */
  categoryIds: z.array(z.string()).optional(),
  productIds: z.array(z.string()).optional(),
  startsAt: z.iso.datetime().optional(),
  expiresAt: z.iso.datetime().optional(),
  usageLimit: z.int().positive().optional(),
  usageLimitPerCustomer: z.int().positive().optional(),
  /** The discount applies to one piece of the cheapest matching item. */
  limitedToOneItem: z.boolean().optional(),
  /** The platform's scope: an app, a kind of item, and an item. Coupons of other apps than "stores" match no product. */
  scope: z
    .object({
      namespace: z.string(),
      group: z.object({ name: z.string(), entityId: z.string().optional() }).optional(),
    })
    .optional(),
  appliesToSubscriptions: z.boolean().optional(),
  discountedCycleCount: z.int().positive().max(999).optional(),
  createdDate: z.iso.datetime().optional(),
  active: z.boolean().default(true),
});

const coupon = couponFields.superRefine((given, { addIssue }) => {
  const values = COUPON_VALUES.filter((name) => given[name] !== undefined && given[name] !== false);
  if (values.length === 1) return;
  const found = values.length === 0 ? "none" : values.join(" and ");
  addIssue({
    code: "custom",
    message: `a coupon must have exactly one of ${COUPON_VALUES.join(", ")}, got ${found}`,
  });
});

const giftCard = z.object({
  id: z.guid().optional(),
  code: z.string().min(8).max(20),
  balance: money,
  expiresAt: z.iso.datetime().optional(),
  disabled: z.boolean().default(false),
});

const signOn = z.object({
  requireOwnerApproval: z.boolean(),
  requireEmailVerification: z.boolean(),
  /** "always" asks for a captcha token with every login and registration. */
  captcha: z.enum(["never", "always"]),
});

/** A change of what logins and registrations ask for. */
export const signOnChange = signOn.partial().strict();

/** Settings of the site; every one has a default. */
export const siteSettings = z.object({
  id: z.guid().default("00000000-0000-4000-8000-000000000001"),
  name: z.string().default("Portico"),
  currency: z.string().length(3).default("USD"),
  locale: z.string().default("en-US"),
  language: z.string().default("en"),
  /** In which the merchant's days and times of day are. */
  timeZone: z.string().refine(isZone, "no time zone").default("UTC"),
  weightUnit: z.enum(["KG", "LB"]).default("KG"),
  catalogVersion: z
    .enum(["V3_CATALOG", "V1_CATALOG", "STORES_NOT_INSTALLED"])
    .default("V3_CATALOG"),
  /** An unpublished site has no public address: redirect sessions fail. */
  published: z.boolean().default(true),
  acceptsPayments: z.boolean().default(true),
  /** Without one, nothing has a checkout address but carts with one of their own. */
  checkoutPage: z.boolean().default(true),
  /** Ids of the places where the business sells; empty: any. */
  locations: z.array(z.guid()).default([]),
  minimumOrderSubtotal: money.optional(),
  tax: z
    .object({
      /** A fraction: "0.08" is 8 %. */
      rate: z
        .string()
        .regex(/^(0(\.\d{1,6})?|1)$/)
        .default("0.08"),
      name: z.string().default("Sales tax"),
      /** Prices already contain the tax. */
      included: z.boolean().default(false),
      /** Delivery is taxed as well. */
      delivery: z.boolean().default(true),
    })
    .prefault({}),
  delivery: z.array(delivery).default([
    {
      code: "standard",
      title: "Standard delivery",
      price: "6.90",
      freeFrom: "150",
      time: "3-5 days",
      pickup: false,
    },
    { code: "express", title: "Express delivery", price: "18", time: "1-2 days", pickup: false },
  ]),
  coupons: z.array(coupon).default([
    { code: "WELCOME10", name: "10 % welcome", percentOff: 10, active: true },
    { code: "TAKE15", name: "15 off", amountOff: "15", minimumSubtotal: "60", active: true },
    { code: "FREESHIP", name: "Free delivery", freeDelivery: true, active: true },
  ]),
  giftCards: z
    .array(giftCard)
    .default([{ code: "PORTICO-GIFT-50", balance: "50", disabled: false }]),
  /** Exact redirect addresses; a page of this machine (localhost) is allowed unless `allowLocalhost` is false. */
  redirectAllowList: z.array(z.url()).default([]),
  allowLocalhost: z.boolean().default(true),
  /** Reject clients, apps, origins and return addresses that the lists here do not name, as a live site does. */
  strict: z.boolean().default(false),
  /** OAuth client ids that exist; empty: any, unless `strict`. */
  clients: z.array(z.string()).default([]),
  /** API keys that exist. */
  apiKeys: z.array(z.string().min(8)).default(["portico-emulator-api-key"]),
  /** App secrets by app id, for client_credentials; empty: any app may have a token, unless `strict`. */
  apps: z.array(z.object({ id: z.string(), secret: z.string() })).default([]),
  signOn: z
    .object({
      requireOwnerApproval: signOn.shape.requireOwnerApproval.default(false),
      requireEmailVerification: signOn.shape.requireEmailVerification.default(false),
      captcha: signOn.shape.captcha.default("never"),
    })
    .prefault({}),
});

/** Settings with every default filled in. */
export type SiteSettings = z.output<typeof siteSettings>;
export type DeliveryOption = SiteSettings["delivery"][number];
export type Coupon = SiteSettings["coupons"][number];
export type SignOnChange = z.output<typeof signOnChange>;
