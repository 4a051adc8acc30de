const codesOf = (service: string, ...codes: readonly string[]): string[] =>
  codes.map((code) => `${service} ${code}`);

const cartErrors = (...codes: readonly string[]): string[] => [
  ...codesOf("ecom.cartV2", ...codes),
  ...codesOf("ecom.currentCartV2", ...codes),
];

const operationErrors = (service: string, code: string, ...verbs: readonly string[]): string[] =>
  verbs.map((verb) => `${service}.${verb} ${code}`);

const addLineItemsErrors = (...codes: readonly string[]): string[] =>
  codes.flatMap((code) => operationErrors("ecom.currentCartV2", code, "addLineItemsToCurrentCart"));

const PRODUCTS = "stores.productsV3";
const DRAFTS = "ecom.draftOrders";

/**
 * Lists of `service CODE`, keyed by reason. An entry is `operation CODE` if other operations in the
 * service return the code.
 */
type Reasons = Readonly<Record<string, readonly string[]>>;

/** Errors that cannot occur in the emulator. */
export const IMPOSSIBLE: Reasons = {
  "These codes are for Wix accounts, which are not emulated": codesOf(
    "identity.authentication",
    "COULD_NOT_CREATE_SET_ACCOUNT_USER",
    "INVALID_LD_SESSION",
    "INVALID_USER_TYPE",
    "REGISTRATION_TO_EDITORX_NOT_ALLOWED",
    "WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED",
  ),
  "Only the platform's internal servers and security checks, which are not emulated, return these codes":
    [
      ...codesOf(
        "identity.authentication",
        "THROTTLED_FEATURE",
        "IP_ADDRESS_FILTERED",
        "USER_EMAIL_OFAC_ADDRESS",
        "CLIENT_METADATA_NOT_FOUND",
        "REENROLLMENT_REQUIRED_BY_ADMIN",
        "TRUSTED_CLIENTS_ONLY",
      ),
      ...codesOf("identity.signOnPolicy", "INSUFFICIENT_DEADLINE_BUDGET"),
    ],
  "Extended fields have no schema, so every value is valid": cartErrors(
    "DATA_EXTENSION_UPDATE_FAILED",
  ),
  "The emulator does not support a fixed payment day for subscriptions": cartErrors(
    "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL",
    "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY",
  ),
  "No documented request accepts a third-party checkout token": codesOf(
    "ecom.cartV2",
    "INVALID_THIRD_PARTY_CHECKOUT_TOKEN",
  ),
  "The emulator completes these actions in one step, so a call never sees an intermediate state": [
    ...codesOf("ecom.cartV2", "INVALID_PAYMENT_STATUS"),
    ...codesOf("ecom.orderBilling", "RECEIPT_GENERATION_IN_PROGRESS"),
    ...codesOf(
      "ecom.tips",
      "FAILED_SETTING_TIP_ON_ORDER",
      "FAILED_DELETING_TIP_FROM_ORDER",
      "FAILED_COMMITING_TIP_ON_ORDER",
    ),
  ],
  "The emulator has one payment method, which is always available and completes payments immediately":
    [
      ...codesOf("ecom.cartV2", "PAYMENT_ATTEMPT_EXPIRED", "UNAVAILABLE_PAYMENT_METHOD"),
      ...codesOf("ecom.checkout", "PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE"),
      ...operationErrors("ecom.checkout", "PAYMENT_ERROR", "createOrder"),
    ],
  "After an order is placed, its cart is no longer the current cart": codesOf(
    "ecom.currentCartV2",
    "CART_ALREADY_ORDERED",
  ),
  "In the emulator, the site's settings always exist": codesOf(DRAFTS, "FAILED_TO_FETCH_SETTINGS"),
  "In the emulator, a draft order always has a currency": codesOf(DRAFTS, "CURRENCY_REQUIRED"),
  "No documented request has a field that can cause this error": [
    ...codesOf(
      DRAFTS,
      "DUPLICATED_EXTERNAL_LINE_ITEM_ID",
      "CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_NON_CATALOG_ITEM",
      "CANNOT_UPDATE_CATALOG_REFERENCE_OPTIONS_OF_FULFILLED_ITEM",
      "UPDATING_TAXABLE_ADDRESS_ON_EXISTING_ITEM_IS_FORBIDDEN",
    ),
    ...operationErrors(
      DRAFTS,
      "CURRENCY_DOES_NOT_MATCH_DRAFT_ORDER_CURRENCY",
      "addLineItemsToDraftOrder",
      "updateLineItems",
      "createCustomDiscounts",
      "setShippingInfo",
    ),
    ...operationErrors(DRAFTS, "DISCOUNT_NOT_FOUND", "createCustomDiscounts"),
    ...operationErrors(DRAFTS, "SUBSCRIPTION_ITEM_UNSUPPORTED", "createDraftOrder"),
    ...addLineItemsErrors(
      "DELIVERY_METHOD_MISSING_ADDRESS",
      "DELIVERY_METHOD_MISSING_LINE_ITEMS",
      "DELIVERY_METHOD_NOT_FOUND",
      "INVALID_COUPON_CODE",
      "INVALID_COUPON_STATUS",
      "INVALID_GIFT_CARD_CODE",
      "INVALID_GIFT_CARD_STATUS",
    ),
    ...codesOf("ecom.deliveryProfile", "APP_ID_CANNOT_BE_UPDATED"),
    ...operationErrors("ecom.tipSettings", "DEFAULT_SETTINGS_ALREADY_EXISTS", "updateTipSettings"),
    ...operationErrors("ecom.tips", "DRAFT_ORDER_NOT_FOUND", "addTipDistributionsToOrder"),
    ...codesOf("stores.categories", "DUPLICATE_HANDLE"),
    ...operationErrors(
      PRODUCTS,
      "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS",
      "getProduct",
      "getProductBySlug",
    ),
    ...operationErrors(PRODUCTS, "NO_PERMISSION_TO_READ_MERCHANT_DATA", "countProducts"),
    ...operationErrors(
      PRODUCTS,
      "PREORDER_VALIDATION_ERROR",
      "updateProduct",
      "bulkUpdateProducts",
    ),
    ...operationErrors(PRODUCTS, "VARIANT_ID_ALREADY_EXISTS", "bulkUpdateProductVariantsByFilter"),
  ],
  "Choices can be changed only with separate operations": operationErrors(
    "stores.customizationsV3",
    "MODIFIER_SETTINGS_NOT_SUPPORTED_FOR_PRODUCT_OPTION",
    "updateCustomization",
    "bulkUpdateCustomizations",
  ),
  "No app in the emulator restricts changes to products": codesOf(
    PRODUCTS,
    "PRODUCT_RESTRICTION_ERROR",
    "CANNOT_ADJUST_PRICE_RESTRICTED_VARIANT",
  ),
};

/** Other errors, which the emulator reports differently or does not detect. */
export const OTHER_REASONS: Reasons = {
  "For these errors, the platform returns a code from its identity service instead (-19995, -19970 or -19971)":
    codesOf(
      "identity.authentication",
      "DUPLICATE_EMAIL",
      "INVALID_CAPTCHA_TOKEN",
      "RECAPTCHA_FAILED",
      "CAPTCHA_TOKEN_REQUIRED",
      "RECAPTCHA_REQUIRED",
      "MISSING_CAPTCHA_TOKEN",
    ),
  "The documentation does not describe when this error occurs": codesOf(
    "identity.authentication",
    "UNIMPLEMENTED_FEATURE",
    "UNSUPPORTED_FIELD",
  ),
  "The emulator returns a field violation without a code instead": [
    ...codesOf("identity.signOnPolicy", "INVALID_ARGUMENT"),
    ...codesOf("ecom.cart", "LINE_ITEM_WITH_ZERO_QUANTITY"),
    ...codesOf("ecom.taxCalculation", "MISSING_TAXABLE_ADDRESS"),
    ...codesOf("ecom.deliverySolutions", "MISSING_CURRENCY_IN_THE_REQUEST_HEADERS"),
    ...codesOf(
      "ecom.checkoutTemplates",
      "CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS",
    ),
    ...operationErrors(
      "stores.customizationsV3",
      "CHOICES_LIMIT_EXCEEDED",
      "bulkCreateCustomizations",
      "setCustomizationChoices",
    ),
    ...operationErrors("stores.promotionsV3", "MEDIA_REMOVAL_NOT_ALLOWED", "bulkUpdatePromotions"),
    ...operationErrors(PRODUCTS, "TOO_MANY_OPTIONS_IN_REQUEST", "createProduct"),
  ],
  "The emulator returns a more specific code for each cause": [
    ...codesOf("ecom.cartV2", "DEMO_ORDER_NOT_ALLOWED"),
    ...codesOf(
      "ecom.pickupLocations",
      "LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED",
      "LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED",
    ),
    ...operationErrors(
      "stores.promotionsV3",
      "MEDIA_NOT_FOUND",
      "updatePromotion",
      "bulkUpdatePromotions",
    ),
  ],
  "The emulator can count any number of items": codesOf(
    "ecom.contactTaxDetails",
    "TOO_MANY_TO_COUNT",
  ),
  "The emulator does not check file ids": codesOf(PRODUCTS, "DIGITAL_FILE_NOT_FOUND_ERROR"),
  "Callers without permission get the code PERMISSION_DENIED instead": [
    ...codesOf(DRAFTS, "NOT_AUTHORIZED_TO_READ_DRAFT_ORDERS"),
    ...codesOf("members.memberReport", "CANNOT_DELETE_MEMBER_REPORTS"),
  ],
};
