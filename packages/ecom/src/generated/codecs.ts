// Generated from api/ by `npm run generate`. Do not edit.

import type { CodecTable } from "@portico/core/runtime";

export const backgroundFillCodec: CodecTable = {
  image: { urlExpirationDate: "d", focalPoint: { x: "f", y: "f" } },
};

export const itemSourceCodec: CodecTable = {
  catalogOverrideFields: { physicalProperties: { weight: "f" }, image: { urlExpirationDate: "d" } },
};

export const cartCodec: CodecTable = {
  createdDate: "d",
  updatedDate: "d",
  lineItems: {
    source: itemSourceCodec,
    attributes: {
      image: { urlExpirationDate: "d" },
      physicalProperties: { weight: "f" },
      subscriptionInfo: { subscriptionSettings: { startDate: "d" } },
      serviceProperties: { scheduledDate: "d", endDate: "d" },
    },
  },
  deliveryInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  paymentInfo: { billingAddress: { geocode: { latitude: "f", longitude: "f" } } },
  tcAppliedDiscounts: { merchantDiscount: { percentage: "f" } },
};

export const customItemInputCodec: CodecTable = {
  attributes: {
    image: { urlExpirationDate: "d" },
    physicalProperties: { weight: "f" },
    serviceProperties: { scheduledDate: "d", endDate: "d" },
    subscriptionInfo: { subscriptionSettings: { startDate: "d" } },
  },
};

export const cartSummaryCodec: CodecTable = {
  paymentSummary: { subscriptionCharges: { charges: { cycleBillingDate: "d" } } },
};

export const lineItemCodec: CodecTable = {
  image: { urlExpirationDate: "d", focalPoint: { x: "f", y: "f" } },
  physicalProperties: { weight: "f" },
  subscriptionOptionInfo: { subscriptionSettings: { startDate: "d" } },
  serviceProperties: { scheduledDate: "d", endDate: "d" },
  catalogOverrideFields: { physicalProperties: { weight: "f" } },
};

export const cartCodec2: CodecTable = {
  lineItems: lineItemCodec,
  createdDate: "d",
  updatedDate: "d",
  contactInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
};

export const customLineItemCodec: CodecTable = {
  physicalProperties: { weight: "f" },
  serviceProperties: { scheduledDate: "d", endDate: "d" },
  subscriptionOptionInfo: { subscriptionSettings: { startDate: "d" } },
};

export const createCheckoutRequestCodec: CodecTable = {
  shippingAddress: { geocode: { latitude: "f", longitude: "f" } },
  billingAddress: { geocode: { latitude: "f", longitude: "f" } },
};

export const shippingOptionCodec: CodecTable = {
  logistics: {
    pickupDetails: { address: { geocode: { latitude: "f", longitude: "f" } } },
    deliveryTimeSlot: { from: "d", to: "d" },
  },
};

export const shippingInformationCodec: CodecTable = {
  selectedCarrierServiceOption: shippingOptionCodec,
  carrierServiceOptions: { shippingOptions: shippingOptionCodec },
};

export const membershipOptionsCodec: CodecTable = {
  eligibleMemberships: { expirationDate: "d" },
  invalidMemberships: { membership: { expirationDate: "d" } },
  validatedExistingMemberships: { memberships: { membership: { expirationDate: "d" } } },
};

export const estimateTotalsResponseCodec: CodecTable = {
  cart: cartCodec2,
  shippingInfo: shippingInformationCodec,
  appliedDiscounts: { merchantDiscount: { percentage: "f" } },
  membershipOptions: membershipOptionsCodec,
};

export const checkoutMainCodec: CodecTable = {
  formBackgroundFill: backgroundFillCodec,
  summaryBackgroundFill: backgroundFillCodec,
};

export const membershipOptionsCodec2: CodecTable = {
  eligibleMemberships: { expirationDate: "d" },
  invalidMemberships: { membership: { expirationDate: "d" } },
};

export const undefinedCodec: CodecTable = {
  entity: { createdDate: "d", updatedDate: "d" },
  modifiedFields: { createdDate: "d", updatedDate: "d" },
  metadata: { eventTime: "d" },
};

export const shippingInformationCodec2: CodecTable = {
  logistics: {
    shippingDestination: { address: { geocode: { latitude: "f", longitude: "f" } } },
    pickupDetails: { address: { geocode: { latitude: "f", longitude: "f" } } },
    deliverByDate: "d",
    deliveryTimeSlot: { from: "d", to: "d" },
  },
};

export const orderLineItemCodec: CodecTable = {
  image: { urlExpirationDate: "d", focalPoint: { x: "f", y: "f" } },
  physicalProperties: { weight: "f" },
  digitalFile: { expirationDate: "d" },
  subscriptionInfo: { subscriptionSettings: { startDate: "d" } },
  serviceProperties: { endDate: "d", scheduledDate: "d" },
};

export const recipientInfoChangedDetailsCodec: CodecTable = {
  recipientInfoBeforeChange: { address: { geocode: { latitude: "f", longitude: "f" } } },
};

export const billingChangedDetailsCodec: CodecTable = {
  billingInfoBeforeChange: { address: { geocode: { latitude: "f", longitude: "f" } } },
};

export const orderCodec: CodecTable = {
  createdDate: "d",
  updatedDate: "d",
  lineItems: orderLineItemCodec,
  billingInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  shippingInfo: shippingInformationCodec2,
  activities: { createdDate: "d" },
  recipientInfo: { address: { geocode: { latitude: "f", longitude: "f" } } },
  purchasedDate: "d",
};

export const paymentCodec: CodecTable = {
  regularPaymentDetails: {
    authorizationDetails: {
      authorizedDate: "d",
      captures: { createdDate: "d" },
      void: { voidedDate: "d" },
      scheduledAction: { executionDate: "d" },
    },
    chargebacks: { createdDate: "d", updatedDate: "d" },
  },
  createdDate: "d",
  updatedDate: "d",
};

export const captureAuthorizedPaymentsResponseCodec: CodecTable = {
  orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
};

export const refundPaymentsResponseCodec: CodecTable = {
  refund: { createdDate: "d" },
  orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
};
