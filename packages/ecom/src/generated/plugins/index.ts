// Generated from api/ by `npm run generate`. Do not edit.

export * as additionalFees from "./additional-fees.js";
export * as catalog from "./catalog.js";
export * as customTriggers from "./custom-triggers.js";
export * as discounts from "./discounts.js";
export * as giftVouchersProvider from "./gift-vouchers.js";
export * as inventory from "./inventory.js";
export * as memberships from "./memberships.js";
export * as paymentSettings from "./payment-settings.js";
export * as recommendationsProvider from "./recommendations.js";
export * as shippingRates from "./shipping-rates.js";
export * as taxCalculationProvider from "./tax-calculation.js";
export * as validations from "./validations.js";
