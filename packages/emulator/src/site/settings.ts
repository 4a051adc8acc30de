import { z } from "zod/v4";
import { isZone } from "./zoned-time.js";

const money = z.string().regex(/^\d+(\.\d{1,3})?$/, 'a decimal string, such as "4.90"');

const delivery = z.object({
  code: z.string().min(1),
  title: z.string().min(1),
  price: money,
  freeFrom: money.optional(),
  time: z.string().default(""),
  countries: z.array(z.string().length(2)).optional(),
  pickup: z.boolean().default(false),
});

/** Each coupon must have exactly one of these fields. */
const DISCOUNTS = ["percentOff", "amountOff", "freeDelivery", "fixedPrice", "buyXGetY"] as const;

// The schema is strict, so that misspelled options are reported by name.
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
  categoryIds: z.array(z.string()).optional(),
  productIds: z.array(z.string()).optional(),
  startsAt: z.iso.datetime().optional(),
  expiresAt: z.iso.datetime().optional(),
  usageLimit: z.int().positive().optional(),
  usageLimitPerCustomer: z.int().positive().optional(),
  limitedToOneItem: z.boolean().optional(),
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

const coupon = couponFields.superRefine((fields, { addIssue }) => {
  const values = DISCOUNTS.filter((name) => fields[name] !== undefined && fields[name] !== false);
  if (values.length === 1) return;
  const names = values.length === 0 ? "none" : values.join(" and ");
  addIssue({
    code: "custom",
    message: `a coupon must have exactly one of ${DISCOUNTS.join(", ")}, got ${names}`,
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
  captcha: z.enum(["never", "always"]),
});

export const signOnChange = signOn.partial().strict();

export const siteSettings = z.object({
  id: z.guid().default("00000000-0000-4000-8000-000000000001"),
  name: z.string().default("Portico"),
  currency: z.string().length(3).default("USD"),
  locale: z.string().default("en-US"),
  language: z.string().default("en"),
  stylesheet: z.string().min(1).optional(),
  timeZone: z.string().refine(isZone, "no time zone").default("UTC"),
  weightUnit: z.enum(["KG", "LB"]).default("KG"),
  catalogVersion: z
    .enum(["V3_CATALOG", "V1_CATALOG", "STORES_NOT_INSTALLED"])
    .default("V3_CATALOG"),
  published: z.boolean().default(true),
  acceptsPayments: z.boolean().default(true),
  checkoutPage: z.boolean().default(true),
  locations: z.array(z.guid()).default([]),
  minimumOrderSubtotal: money.optional(),
  tax: z
    .object({
      rate: z
        .string()
        .regex(/^(0(\.\d{1,6})?|1)$/)
        .default("0.08"),
      name: z.string().default("Sales tax"),
      included: z.boolean().default(false),
      delivery: z.boolean().default(true),
    })
    .prefault({}),
  delivery: z.array(delivery).prefault([
    {
      code: "standard",
      title: "Standard delivery",
      price: "6.90",
      freeFrom: "150",
      time: "3–5 days",
    },
    { code: "express", title: "Express delivery", price: "18", time: "1–2 days" },
  ]),
  coupons: z.array(coupon).prefault([
    { code: "WELCOME10", name: "10% off", percentOff: 10 },
    { code: "TAKE15", name: "Order discount", amountOff: "15", minimumSubtotal: "60" },
    { code: "FREESHIP", name: "Free delivery", freeDelivery: true },
  ]),
  giftCards: z.array(giftCard).prefault([{ code: "PORTICO-GIFT-50", balance: "50" }]),
  redirectAllowList: z.array(z.url()).default([]),
  allowLocalhost: z.boolean().default(true),
  strict: z.boolean().default(false),
  clients: z.array(z.string()).default([]),
  apiKeys: z.array(z.string().min(8)).default(["portico-emulator-api-key"]),
  apps: z.array(z.object({ id: z.string(), secret: z.string() })).default([]),
  signOn: z
    .object({
      requireOwnerApproval: signOn.shape.requireOwnerApproval.default(false),
      requireEmailVerification: signOn.shape.requireEmailVerification.default(false),
      captcha: signOn.shape.captcha.default("never"),
    })
    .prefault({}),
});

export type SiteSettings = z.output<typeof siteSettings>;
export type DeliveryOption = SiteSettings["delivery"][number];
export type Coupon = SiteSettings["coupons"][number];
export type SignOnChange = z.output<typeof signOnChange>;
