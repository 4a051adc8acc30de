import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { loadApi } from "./api.ts";
import { type LocatedSchema, schemaThroughLists } from "./located.ts";

const api = loadApi(fileURLToPath(new URL("../../../../api", import.meta.url)));

/** Returns the schema with a key such as "ecom.common#Address". */
function locateSchema(key: string): LocatedSchema {
  const [file, name = ""] = key.split("#");
  const id = { file: `${file}.json`, name };
  return { from: id.file, schema: api.schema(id) };
}

/** Enum values in the specification, as a space-separated string for each schema. */
const ENUM_VALUES: [schema: string, values: string][] = [
  ["identity.common#StatusName", "PENDING ACTIVE DELETED BLOCKED OFFLINE"],
  ["identity.common#FactorType", "PASSWORD SMS CALL EMAIL TOTP PUSH WEBAUTHN RECOVERY_CODE"],
  [
    "identity.authentication#FactorStatus",
    "ENABLED REQUIRE_ACTIVATION REQUIRE_REENROLL ENABLED_BY_RULE DISABLED_BY_RULE",
  ],
  ["identity.authentication#MfaReason", "USER_SETTINGS HIGH_RISK_LOGIN"],
  ["stores.products#DiscountType", "NONE AMOUNT PERCENT"],
  ["stores.products#ProductType", "physical digital"],
  ["stores.products#OptionType", "drop_down color"],
  ["stores.common#MediaItemType", "image video audio document zip"],
  [
    "stores.common#FileType",
    "SECURE_PICTURE SECURE_VIDEO SECURE_DOCUMENT SECURE_MUSIC SECURE_ARCHIVE",
  ],
  ["common#MeasurementUnit", "ML CL L CBM MG G KG MM CM M SQM OZ LB FLOZ PT QT GAL IN FT YD SQFT"],
  ["common#WeightUnit", "KG LB"],
  ["stores.common#InventoryAvailabilityStatus", "IN_STOCK OUT_OF_STOCK PARTIALLY_OUT_OF_STOCK"],
  ["stores.common#CustomizationType", "PRODUCT_OPTION MODIFIER"],
  ["stores.common#CustomizationRenderType", "FREE_TEXT TEXT_CHOICES SWATCH_CHOICES"],
  ["stores.common#ChoiceType", "CHOICE_TEXT ONE_COLOR MULTIPLE_COLORS IMAGE"],
  ["stores.inventory-items-v3#ReasonType", "ORDER MANUAL REVERT_INVENTORY_CHANGE"],
  ["common#StatusOfAbandonedCarts", "ABANDONED RECOVERED"],
  [
    "stores.abandoned-carts#ActivityType",
    "SCHEDULED EMAIL_SENT EMAIL_NOT_SENT NOTIFICATION_SENT TASK_CREATED CUSTOM_ACTIVITY",
  ],
  ["stores.common#Version", "V1_CATALOG V3_CATALOG STORES_NOT_INSTALLED"],
  ["common#SubscriptionFrequency", "DAY WEEK MONTH YEAR"],
  ["common#ViewRole", "CREATOR VOTERS EVERYONE"],
  [
    "identity.common#StateType",
    "SUCCESS REQUIRE_OWNER_APPROVAL REQUIRE_EMAIL_VERIFICATION STATUS_CHECK",
  ],
  [
    "stores.inventory-items-v3#InventoryRowState",
    "READY IN_PROCESS SOFT_DELETED PERMANENTLY_DELETED",
  ],
  ["stores.catalog-versioning#StoreStatus", "ENABLED DISABLED PENDING DEMO"],
  ["common#DeletionStatus", "TRASH DELETED PENDING_PURGE PURGED_EXTERNALLY UNKNOWN"],
  ["stores.abandoned-carts#Identity", "ADMIN MEMBER VISITOR CONTACT"],
  ["identity.verification#Target", "EMAIL"],
  ["members.member-privacy-settings#Visibility", "UNKNOWN VISIBLE_TO_MEMBERS_ONLY VISIBLE_TO_ALL"],
  ["members.member-privacy-settings#Candidates", "UNKNOWN NO_ONE ANYONE"],
  ["members.member-report#Category", "UNKNOWN SPAM IMPERSONATION HARASSMENT OTHER"],
  ["common#ActivationStatus", "UNKNOWN ENABLED DISABLED PENDING DEMO"],
  [
    "members.member-role-definition#RoleOrigin",
    "OTHER FROM_TEMPLATE DUPLICATE_BY_SITE_TRANSFER DUPLICATE OLD_SITE_TRANSFER FLASH",
  ],
  ["members.member-to-member-block#BlockDirection", "UNKNOWN BLOCKING BLOCKED"],
  ["ecom.common#OrderStatus", "INITIALIZED APPROVED CANCELED PENDING REJECTED"],
  [
    "ecom.common#PaymentStatusEnumPaymentStatus",
    "UNSPECIFIED NOT_PAID PAID PARTIALLY_REFUNDED FULLY_REFUNDED PENDING PARTIALLY_PAID PENDING_MERCHANT CANCELED DECLINED",
  ],
  [
    "ecom.orders#OrderPaymentStatus",
    "UNSPECIFIED_PAYMENT_STATUS PENDING NOT_PAID PAID PARTIALLY_REFUNDED FULLY_REFUNDED PARTIALLY_PAID",
  ],
  ["ecom.common#FulfillmentStatus", "NOT_FULFILLED FULFILLED PARTIALLY_FULFILLED CANCELED"],
  [
    "ecom.common#PaymentStatus",
    "APPROVED PENDING PENDING_MERCHANT CANCELED DECLINED REFUNDED PARTIALLY_REFUNDED AUTHORIZED VOIDED",
  ],
  [
    "ecom.common#TransactionStatus",
    "UNDEFINED APPROVED PENDING PENDING_MERCHANT CANCELED DECLINED REFUNDED PARTIALLY_REFUNDED AUTHORIZED VOIDED",
  ],
  ["ecom.common#AuthorizationCaptureStatus", "PENDING SUCCEEDED FAILED"],
  ["ecom.common#ActionType", "VOID CAPTURE"],
  ["ecom.common#RefundStatus", "PENDING SUCCEEDED FAILED SCHEDULED STARTED"],
  ["ecom.common#ChargebackStatus", "APPROVED REVERSED"],
  ["ecom.common#ItemAvailabilityStatus", "AVAILABLE NOT_FOUND NOT_AVAILABLE PARTIALLY_AVAILABLE"],
  ["ecom.common#ItemStatus", "IN_STOCK PARTIALLY_IN_STOCK OUT_OF_STOCK REMOVED_FROM_CATALOG"],
  ["ecom.discount-rules#Status", "LIVE EXPIRED PENDING"],
  ["ecom.checkout-templates#Status", "ACTIVE INACTIVE"],
  ["ecom.back-in-stock-notifications#Status", "RECEIVED PROCESSING NOTIFICATION_SENT FAILED"],
  ["ecom.gift-vouchers#Status", "VALID EXPIRED DISABLED"],
  [
    "ecom.order-invoices#InvoiceStatus",
    "Draft Sent Processing Paid Overdue Void Deleted PartiallyPaid PartialAndOverdue",
  ],
  ["ecom.order-payment-requests#Status", "UNPAID PAID EXPIRED"],
  [
    "ecom.orders#PaymentCollectabilityStatus",
    "COLLECTABLE NONCOLLECTABLE_ORDER_IS_CANCELLED NONCOLLECTABLE_ORDER_IS_PAID NONCOLLECTABLE_ORDER_IS_PENDING NONCOLLECTABLE_ORDER_IS_REJECTED NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS NONCOLLECTABLE_MISSING_PAYMENT_METHOD",
  ],
  ["ecom.orders#RefundableStatus", "NOT_REFUNDABLE MANUAL REFUNDABLE"],
  ["members.common#StatusOfMembers", "PENDING APPROVED BLOCKED OFFLINE"],
  ["members.common#ActivityStatusStatus", "ACTIVE MUTED"],
  ["members.authentication#Role", "MEMBER OWNER CONTRIBUTOR"],
  ["members.authentication#SiteMemberPrivacyStatus", "PUBLIC PRIVATE COMMUNITY"],
  ["members.members#Set", "PUBLIC EXTENDED FULL"],
  ["members.common#Privacy", "PUBLIC PRIVATE"],
  [
    "ecom.orders#NonRefundableReason",
    "NONE ALREADY_REFUNDED PROVIDER_IS_DOWN INTERNAL_ERROR NOT_PAID ACCESS_DENIED ZERO_PRICE DISABLED_BY_PROVIDER PENDING_REFUND FORBIDDEN TRANSACTION_NOT_FOUND ORDER_IS_PENDING ORDER_IS_REJECTED",
  ],
  [
    "ecom.order-billing#NonRefundableReason",
    "ALREADY_REFUNDED PROVIDER_IS_DOWN NOT_PAID ZERO_PRICE DISABLED_BY_PROVIDER PENDING_REFUND FORBIDDEN TRANSACTION_NOT_FOUND ORDER_IS_PENDING ORDER_IS_REJECTED AMOUNT_OFFSET_BY_CHARGEBACK",
  ],
  ["ecom.orders#ManuallyRefundableReason", "EXPIRED NOT_SUPPORTED OFFLINE REQUIRES_CARD_READER"],
  [
    "ecom.order-payment-requests#DisabledPaymentLinkReason",
    "EXPIRED NOT_SUPPORTED OFFLINE REQUIRES_CARD_READER NOT_FOUND",
  ],
  ["ecom.common#Severity", "WARNING ERROR"],
  ["ecom.common#SuggestedFix", "REMOVE_LINE_ITEM"],
  [
    "ecom.common#ValidationsConfig",
    "SKIP_VALIDATIONS PRE_CHECKOUT_VALIDATIONS CHECKOUT_VALIDATIONS",
  ],
  ["ecom.cart#CartErrorCode", "UNKNOWN_ERROR_CODE"],
  ["ecom.common#FallbackReason", "AUTO_TAX_FAILED AUTO_TAX_DEACTIVATED"],
  ["members.authentication#AuthenticationCodeError", "BAD_CODE NOT_FOUND SEND_CODE_ERROR"],
  ["members.authentication#Source", "HANDLING_SPAM"],
  ["ecom.local-delivery-options#LengthUnit", "KM MI"],
  ["ecom.common#DurationUnit", "MINUTES HOURS DAYS"],
  [
    "ecom.common#PaymentOptionType",
    "FULL_PAYMENT_ONLINE FULL_PAYMENT_OFFLINE MEMBERSHIP DEPOSIT_ONLINE MEMBERSHIP_OFFLINE MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER",
  ],
  ["ecom.common#ItemTypePreset", "PHYSICAL DIGITAL GIFT_CARD SERVICE CUSTOM_AMOUNT_ITEM"],
  ["ecom.common#ChannelType", "WEB POS EBAY AMAZON ETSY TIKTOK"],
  ["ecom.common#BenefitType", "PERCENTAGE FIXED_AMOUNT FIXED_PRICE"],
  ["ecom.common#RateType", "NO_TAX_COLLECTED MANUAL_RATE AUTO_RATE FALLBACK_RATE"],
  ["ecom.common#JurisdictionType", "COUNTRY STATE COUNTY CITY SPECIAL"],
  ["ecom.common#TaxableAddressType", "BUSINESS BILLING SHIPPING"],
  ["ecom.common#VatType", "CPF CNPJ"],
  ["ecom.common#PickupMethod", "STORE_PICKUP PICKUP_POINT"],
  ["ecom.pickup-locations#PickupRegionType", "SPECIFIC_DESTINATIONS WORLDWIDE"],
  ["ecom.common#ChargeType", "HANDLING_FEE INSURANCE"],
  ["ecom.common#ConditionType", "BY_TOTAL_WEIGHT BY_TOTAL_PRICE BY_TOTAL_QUANTITY"],
  ["ecom.common#LogicalOperator", "EQ GT GTE LT LTE"],
  ["ecom.local-delivery-options#DayOfWeek", "MON TUE WED THU FRI SAT SUN"],
  ["ecom.orders-settings#InventoryUpdateTrigger", "ON_ORDER_PAID ON_ORDER_PLACED"],
  ["ecom.common#ActivityType", "ORDER_PLACED CHARGEBACK_REVERSED"],
  ["ecom.tip-settings#TipType", "PERCENTAGE AMOUNT"],
  ["ecom.tips#TipType", "PERCENTAGE CUSTOM"],
  ["ecom.tip-settings#StaffDistributionMethod", "EQUAL PROPORTIONAL"],
  ["common#SortOrder", "ASC DESC"],
  [
    "ecom.shippo-configurations#DomesticService",
    "GROUND_ADVANTAGE PRIORITY_MAIL PRIORITY_MAIL_EXPRESS",
  ],
  [
    "ecom.shippo-configurations#InternationalService",
    "FIRST_CLASS_PACKAGE_INTERNATIONAL PRIORITY_MAIL_INTERNATIONAL PRIORITY_MAIL_EXPRESS_INTERNATIONAL",
  ],
  [
    "ecom.shippo-configurations#PackageType",
    "CUSTOM FLAT_RATE_ENVELOPE PADDED_FLAT_RATE_ENVELOPE SMALL_FLAT_RATE_BOX MEDIUM_FLAT_RATE_BOX_1 MEDIUM_FLAT_RATE_BOX_2 LARGE_FLAT_RATE_BOX",
  ],
  ["ecom.shippo-configurations#CalculationType", "FIXED PERCENTAGE"],
];

/** Field paths in the specification, as a space-separated string for each schema. */
const SCHEMA_FIELDS: [schema: string, paths: string][] = [
  [
    "identity.common#Identity",
    "createdDate updatedDate identityProfile.customFields.value.numValue identityProfile.customFields.value.dateValue identityProfile.addresses status.name status.reasons",
  ],
  [
    "identity.authentication#StateMachineResponse",
    "state sessionToken stateToken identity additionalData mfaChallengeData.verificationChallengeData.webauthnData.challenge",
  ],
  [
    "identity.authentication#RegisterV2Request",
    "loginId password profile captchaTokens clientMetaData",
  ],
  ["identity.authentication#LoginV2Request", "loginId password captchaTokens clientMetaData"],
  [
    "ecom.common#UpdateCartRequest",
    "cartInfo couponCode merchantDiscounts lineItems customLineItems",
  ],
  [
    "ecom.common#CartOfCart",
    "createdDate lineItems.catalogOverrideFields lineItems.subscriptionOptionInfo.subscriptionSettings.startDate lineItems.serviceProperties.scheduledDate contactInfo.address",
  ],
  [
    "ecom.checkout#Checkout",
    "billingInfo.address shippingInfo.shippingDestination shippingInfo.carrierServiceOptions membershipOptions.eligibleMemberships membershipOptions.invalidMemberships subscriptionCharges.charges.cycleBillingDate appliedDiscounts.merchantDiscount.percentage",
  ],
  [
    "ecom.common#Order",
    "purchasedDate lineItems.digitalFile.expirationDate lineItems.subscriptionInfo.subscriptionSettings.startDate shippingInfo.logistics.deliverByDate recipientInfo.address activities.createdDate",
  ],
  [
    "ecom.common#Address",
    "city subdivision country postalCode formattedAddress geocode.latitude geocode.longitude addressLine addressLine2 streetAddress.name streetAddress.number streetAddress.apt",
  ],
  ["ecom.common#Violation", "severity suggestedFix"],
  ["ecom.order-invoices#Invoice", "status"],
  ["ecom.delivery-profile#DeliveryRegion", "status"],
  [
    "members.members#Member",
    "lastLoginDate profile.slug privacyStatus activityStatus status state deleteStatus",
  ],
  ["members.member-role-definition#MemberRoleDefinition", "status origin deletionState namespace"],
];

describe("the API documents", () => {
  it.each(ENUM_VALUES)("contain the values that the specification lists for %s", (key, values) => {
    expect(locateSchema(key).schema.enum).toEqual(expect.arrayContaining(values.split(" ")));
  });

  it.each(SCHEMA_FIELDS)("contain the fields that the specification lists for %s", (key, paths) => {
    for (const path of paths.split(" "))
      expect(schemaThroughLists(api, locateSchema(key), path), path).toBeDefined();
  });

  it("cite the specification as the source of facts that the platform's JavaScript reference lacks", () => {
    const sources = [
      locateSchema("stores.inventory-items-v3#InventoryRowState").schema,
      locateSchema("common#ActivationStatus").schema,
      locateSchema("ecom.order-invoices#InvoiceStatus").schema,
      locateSchema("ecom.common#Address").schema.properties?.formattedAddress,
    ];
    for (const schema of sources) expect(schema?.["x-source"]).toMatch(/^Specification of .+\.$/);
  });
});
