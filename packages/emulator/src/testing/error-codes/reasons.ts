const of = (service: string, ...codes: readonly string[]): string[] =>
  codes.map((code) => `${service} ${code}`);

/** Of both families of carts of the second version. */
const carts = (...codes: readonly string[]): string[] => [
  ...of("ecom.cartV2", ...codes),
  ...of("ecom.currentCartV2", ...codes),
];

/** Codes that the emulator does not answer with, as `service CODE`, by the reason why. */
export const REASONS: Readonly<Record<string, readonly string[]>> = {
  "The platform sends the number of its identity service instead: -19995, -19970 or -19971": of(
    "identity.authentication",
    "DUPLICATE_EMAIL",
    "INVALID_CAPTCHA_TOKEN",
    "RECAPTCHA_FAILED",
    "CAPTCHA_TOKEN_REQUIRED",
    "RECAPTCHA_REQUIRED",
    "MISSING_CAPTCHA_TOKEN",
  ),
  "It is about accounts of the platform itself, which are not emulated": of(
    "identity.authentication",
    "COULD_NOT_CREATE_SET_ACCOUNT_USER",
    "INVALID_LD_SESSION",
    "INVALID_USER_TYPE",
    "REGISTRATION_TO_EDITORX_NOT_ALLOWED",
    "WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED",
  ),
  "It belongs to the platform's own defences and servers, which are not emulated": [
    ...of(
      "identity.authentication",
      "THROTTLED_FEATURE",
      "IP_ADDRESS_FILTERED",
      "USER_EMAIL_OFAC_ADDRESS",
      "CLIENT_METADATA_NOT_FOUND",
      "REENROLLMENT_REQUIRED_BY_ADMIN",
      "TRUSTED_CLIENTS_ONLY",
    ),
    ...of("identity.signOnPolicy", "INSUFFICIENT_DEADLINE_BUDGET"),
  ],
  "The documentation does not say what brings it about": of(
    "identity.authentication",
    "UNIMPLEMENTED_FEATURE",
    "UNSUPPORTED_FIELD",
  ),
  "What is wrong is answered as a field violation, which has no code": [
    ...of("identity.signOnPolicy", "INVALID_ARGUMENT"),
    ...of("ecom.cart", "LINE_ITEM_WITH_ZERO_QUANTITY"),
    ...of("ecom.taxCalculation", "MISSING_TAXABLE_ADDRESS"),
    ...carts("MAX_ITEM_MODIFIERS_EXCEEDED"),
  ],
  "Extended fields have no schema that could refuse them": carts("DATA_EXTENSION_UPDATE_FAILED"),
  "Items say nothing of a fixed day of payment": carts(
    "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL",
    "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY",
  ),
  "No request carries such a token": of("ecom.cartV2", "INVALID_THIRD_PARTY_CHECKOUT_TOKEN"),
  "An order is placed in one step, which no other call sees half done": [
    ...of("ecom.cartV2", "INVALID_PAYMENT_STATUS", "PAYMENT_ALREADY_IN_PROGRESS"),
    ...of("ecom.checkout", "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS", "CHECKOUT_CHANGED"),
  ],
  "There is one way to pay, which is always there and takes no time": [
    ...of("ecom.cartV2", "PAYMENT_ATTEMPT_EXPIRED", "UNAVAILABLE_PAYMENT_METHOD"),
    ...of("ecom.checkout", "PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE"),
  ],
  "Each of its causes is answered with a code of its own": of(
    "ecom.cartV2",
    "INVALID_CART",
    "CALCULATION_ERROR",
    "DEMO_ORDER_NOT_ALLOWED",
  ),
  "A cart that was ordered is nobody's current one": of(
    "ecom.currentCartV2",
    "CART_ALREADY_ORDERED",
  ),
  "An app that checks orders and does not answer is passed over": of(
    "ecom.checkout",
    "FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS",
  ),
  "There is one site, which is always there": [
    ...of("ecom.ecommerceSettings", "SITE_NOT_FOUND"),
    ...of("ecom.draftOrders", "FAILED_TO_FETCH_SETTINGS"),
  ],
  "A draft has a currency from its beginning": of("ecom.draftOrders", "CURRENCY_REQUIRED"),
  "No documented request has a field for what it is about": of(
    "ecom.draftOrders",
    "DUPLICATED_EXTERNAL_LINE_ITEM_ID",
    "CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_NON_CATALOG_ITEM",
    "CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_FULFILLED_ITEM",
    "UPDATING_TAXABLE_ADDRESS_ON_EXISTING_ITEM_IS_FORBIDDEN",
  ),
  "Lines of new drafts are taxed where they are sent: no request names another address": of(
    "ecom.draftOrders",
    "BILLING_ADDRESS_REQUIRED_FOR_TAX_CALCULATION",
    "BUSINESS_ADDRESS_MISSING_OR_INVALID_FOR_TAX_CALCULATION",
  ),
  "Callers who may not do it are refused before, with PERMISSION_DENIED": of(
    "ecom.draftOrders",
    "NOT_AUTHORIZED_TO_READ_DRAFT_ORDERS",
  ),
};
