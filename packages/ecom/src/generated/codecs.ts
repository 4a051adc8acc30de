// Generated from api/ by `npm run generate`. Do not edit.

import type { CodecTable } from "@portico/core/runtime";

export const backgroundFillCodec: CodecTable = {
  image: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
};

export const itemAttributesCodec: CodecTable = {
  image: { urlExpirationDate: "d" },
  physicalProperties: { weight: "f" },
  serviceProperties: { endDate: "d", scheduledDate: "d" },
  subscriptionInfo: { subscriptionSettings: { startDate: "d" } },
};

export const itemSourceCodec: CodecTable = {
  catalogOverrideFields: { image: { urlExpirationDate: "d" }, physicalProperties: { weight: "f" } },
};

export const cartCodec: CodecTable = {
  createdDate: "d",
  deliveryInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  lineItems: { attributes: itemAttributesCodec, source: itemSourceCodec },
  paymentInfo: { billingAddress: { geocode: { latitude: "f", longitude: "f" } } },
  tcAppliedDiscounts: { merchantDiscount: { percentage: "f" } },
  updatedDate: "d",
};

export const cartSummaryCodec: CodecTable = {
  paymentSummary: { subscriptionCharges: { charges: { cycleBillingDate: "d" } } },
};

export const lineItemCodec: CodecTable = {
  catalogOverrideFields: { physicalProperties: { weight: "f" } },
  image: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
  physicalProperties: { weight: "f" },
  serviceProperties: { endDate: "d", scheduledDate: "d" },
  subscriptionOptionInfo: { subscriptionSettings: { startDate: "d" } },
};

export const cartCodec2: CodecTable = {
  contactInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  createdDate: "d",
  lineItems: lineItemCodec,
  updatedDate: "d",
};

export const customLineItemCodec: CodecTable = {
  physicalProperties: { weight: "f" },
  serviceProperties: { endDate: "d", scheduledDate: "d" },
  subscriptionOptionInfo: { subscriptionSettings: { startDate: "d" } },
};

export const billingAddressAndShippingAddressCodec: CodecTable = {
  billingAddress: { geocode: { latitude: "f", longitude: "f" } },
  shippingAddress: { geocode: { latitude: "f", longitude: "f" } },
};

export const membershipOptionsCodec: CodecTable = {
  eligibleMemberships: { expirationDate: "d" },
  invalidMemberships: { membership: { expirationDate: "d" } },
  validatedExistingMemberships: { memberships: { membership: { expirationDate: "d" } } },
};

export const shippingOptionCodec: CodecTable = {
  logistics: {
    deliveryTimeSlot: { from: "d", to: "d" },
    pickupDetails: { address: { geocode: { latitude: "f", longitude: "f" } } },
  },
};

export const shippingInformationCodec: CodecTable = {
  carrierServiceOptions: { shippingOptions: shippingOptionCodec },
  selectedCarrierServiceOption: shippingOptionCodec,
};

export const estimateTotalsResponseCodec: CodecTable = {
  appliedDiscounts: { merchantDiscount: { percentage: "f" } },
  cart: cartCodec2,
  membershipOptions: membershipOptionsCodec,
  shippingInfo: shippingInformationCodec,
};

export const checkoutSettingsCodec: CodecTable = {
  checkoutBrand: {
    footer: { backgroundFill: backgroundFillCodec },
    header: { backgroundFill: backgroundFillCodec, logo: backgroundFillCodec },
    mainSection: {
      formBackgroundFill: backgroundFillCodec,
      summaryBackgroundFill: backgroundFillCodec,
    },
  },
  createdDate: "d",
  updatedDate: "d",
};

export const membershipOptionsCodec2: CodecTable = {
  eligibleMemberships: { expirationDate: "d" },
  invalidMemberships: { membership: { expirationDate: "d" } },
};

export const shippingInformationCodec2: CodecTable = {
  logistics: {
    deliverByDate: "d",
    deliveryTimeSlot: { from: "d", to: "d" },
    pickupDetails: { address: { geocode: { latitude: "f", longitude: "f" } } },
    shippingDestination: { address: { geocode: { latitude: "f", longitude: "f" } } },
  },
};

export const billingChangedDetailsCodec: CodecTable = {
  billingInfoBeforeChange: { address: { geocode: { latitude: "f", longitude: "f" } } },
};

export const orderLineItemCodec: CodecTable = {
  digitalFile: { expirationDate: "d" },
  image: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
  physicalProperties: { weight: "f" },
  serviceProperties: { endDate: "d", scheduledDate: "d" },
  subscriptionInfo: { subscriptionSettings: { startDate: "d" } },
};

export const recipientInfoChangedDetailsCodec: CodecTable = {
  recipientInfoBeforeChange: { address: { geocode: { latitude: "f", longitude: "f" } } },
};

export const orderCodec: CodecTable = {
  activities: { createdDate: "d" },
  billingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  createdDate: "d",
  lineItems: orderLineItemCodec,
  purchasedDate: "d",
  recipientInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  shippingInfo: shippingInformationCodec2,
  updatedDate: "d",
};

export const paymentCodec: CodecTable = {
  createdDate: "d",
  regularPaymentDetails: {
    authorizationDetails: {
      authorizedDate: "d",
      captures: { createdDate: "d" },
      scheduledAction: { executionDate: "d" },
      void: { voidedDate: "d" },
    },
    chargebacks: { createdDate: "d", updatedDate: "d" },
  },
  updatedDate: "d",
};

export const orderTransactionsCodec: CodecTable = {
  orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
};

export const orderTransactionsAndRefundCodec: CodecTable = {
  orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
  refund: { createdDate: "d" },
};
