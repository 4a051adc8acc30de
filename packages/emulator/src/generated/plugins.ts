// Generated from api/ by `npm run generate`. Do not edit.

import type { CalculateAdditionalFeesResponse } from "@portico/ecom/plugins/additional-fees";
import type { GetCatalogItemsResponse } from "@portico/ecom/plugins/catalog";
import type {
  GetEligibleTriggersResponse,
  ListTriggersResponse,
} from "@portico/ecom/plugins/custom-triggers";
import type { GetEligibleDiscountsResponse } from "@portico/ecom/plugins/discounts";
import type {
  GetBalanceResponse,
  RedeemResponse,
  VoidResponse,
} from "@portico/ecom/plugins/gift-vouchers";
import type {
  DecrementAvailabilityResponse,
  IncrementAvailabilityResponse,
} from "@portico/ecom/plugins/inventory";
import type {
  ChargeMembershipResponse,
  GetMembershipVoidabilityResponse,
  ListEligibleMembershipsResponse,
  ListExistingMembershipsResponse,
  ListPurchasablePlansResponse,
  VoidMembershipChargeResponse,
} from "@portico/ecom/plugins/memberships";
import type { GetPaymentSettingsResponse } from "@portico/ecom/plugins/payment-settings";
import type { GetRecommendationsResponse } from "@portico/ecom/plugins/recommendations";
import type { GetShippingRatesResponse } from "@portico/ecom/plugins/shipping-rates";
import type { CalculateTaxResponse } from "@portico/ecom/plugins/tax-calculation";
import type { GetValidationViolationsResponse } from "@portico/ecom/plugins/validations";
import type { z } from "zod/v4";

/** Component types of the service plugins that the platform calls. */
export const pluginTypes = [
  "ECOM_ADDITIONAL_FEES",
  "ECOM_CATALOG",
  "ECOM_DISCOUNTS",
  "ECOM_DISCOUNTS_TRIGGER",
  "ECOM_INVENTORY",
  "ECOM_MEMBERSHIPS",
  "ECOM_PAYMENT_SETTINGS",
  "ECOM_RECOMMENDATIONS_PROVIDER",
  "ECOM_SHIPPING_RATES",
  "ECOM_VALIDATIONS",
  "GIFT_CARDS_PROVIDER",
  "TAX_CALCULATION_PROVIDER",
] as const;

/** Response from each plugin handler. */
export interface PluginResponses {
  calculateAdditionalFees: CalculateAdditionalFeesResponse;
  getCatalogItems: GetCatalogItemsResponse;
  listTriggers: ListTriggersResponse;
  getEligibleTriggers: GetEligibleTriggersResponse;
  getEligibleDiscounts: GetEligibleDiscountsResponse;
  getBalance: GetBalanceResponse;
  redeem: RedeemResponse;
  _void: VoidResponse;
  decrementAvailability: DecrementAvailabilityResponse;
  incrementAvailability: IncrementAvailabilityResponse;
  listEligibleMemberships: ListEligibleMembershipsResponse;
  listExistingMemberships: ListExistingMembershipsResponse;
  listPurchasablePlans: ListPurchasablePlansResponse;
  chargeMembership: ChargeMembershipResponse;
  getMembershipVoidability: GetMembershipVoidabilityResponse;
  voidMembershipCharge: VoidMembershipChargeResponse;
  getPaymentSettings: GetPaymentSettingsResponse;
  getRecommendations: GetRecommendationsResponse;
  getShippingRates: GetShippingRatesResponse;
  calculateTax: CalculateTaxResponse;
  getValidationViolations: GetValidationViolationsResponse;
}

export type PluginHandlerName = keyof PluginResponses;

export interface PluginHandler {
  readonly type: (typeof pluginTypes)[number];
  /** Appended to the plugin's URL. */
  readonly path: string;
  /** Loads the schema of its response. */
  schema(): Promise<z.ZodType>;
}

export const pluginHandlers: { readonly [Name in PluginHandlerName]: PluginHandler } = {
  calculateAdditionalFees: {
    type: "ECOM_ADDITIONAL_FEES",
    path: "/v1/calculate-additional-fees",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/additional-fees"))
        .CalculateAdditionalFeesResponse,
  },
  getCatalogItems: {
    type: "ECOM_CATALOG",
    path: "/get-catalog-items",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/catalog")).GetCatalogItemsResponse,
  },
  listTriggers: {
    type: "ECOM_DISCOUNTS_TRIGGER",
    path: "/v1/list-triggers",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/custom-triggers")).ListTriggersResponse,
  },
  getEligibleTriggers: {
    type: "ECOM_DISCOUNTS_TRIGGER",
    path: "/v1/get-eligible-triggers",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/custom-triggers")).GetEligibleTriggersResponse,
  },
  getEligibleDiscounts: {
    type: "ECOM_DISCOUNTS",
    path: "/v1/eligible-discounts",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/discounts")).GetEligibleDiscountsResponse,
  },
  getBalance: {
    type: "GIFT_CARDS_PROVIDER",
    path: "/v1/balance",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/gift-vouchers")).GetBalanceResponse,
  },
  redeem: {
    type: "GIFT_CARDS_PROVIDER",
    path: "/v1/redeem",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/gift-vouchers")).RedeemResponse,
  },
  _void: {
    type: "GIFT_CARDS_PROVIDER",
    path: "/v1/void",
    schema: async () => (await import("@portico/ecom/plugins/schemas/gift-vouchers")).VoidResponse,
  },
  decrementAvailability: {
    type: "ECOM_INVENTORY",
    path: "/v1/decrement",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/inventory")).DecrementAvailabilityResponse,
  },
  incrementAvailability: {
    type: "ECOM_INVENTORY",
    path: "/v1/increment",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/inventory")).IncrementAvailabilityResponse,
  },
  listEligibleMemberships: {
    type: "ECOM_MEMBERSHIPS",
    path: "/v1/list-eligible-memberships",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/memberships")).ListEligibleMembershipsResponse,
  },
  listExistingMemberships: {
    type: "ECOM_MEMBERSHIPS",
    path: "/v1/list-existing-memberships",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/memberships")).ListExistingMembershipsResponse,
  },
  listPurchasablePlans: {
    type: "ECOM_MEMBERSHIPS",
    path: "/v1/list-purchasable-plans",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/memberships")).ListPurchasablePlansResponse,
  },
  chargeMembership: {
    type: "ECOM_MEMBERSHIPS",
    path: "/v1/charge-membership",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/memberships")).ChargeMembershipResponse,
  },
  getMembershipVoidability: {
    type: "ECOM_MEMBERSHIPS",
    path: "/v1/get-voidability",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/memberships")).GetMembershipVoidabilityResponse,
  },
  voidMembershipCharge: {
    type: "ECOM_MEMBERSHIPS",
    path: "/v1/void-membership-charge",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/memberships")).VoidMembershipChargeResponse,
  },
  getPaymentSettings: {
    type: "ECOM_PAYMENT_SETTINGS",
    path: "/v1/payment-settings",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/payment-settings")).GetPaymentSettingsResponse,
  },
  getRecommendations: {
    type: "ECOM_RECOMMENDATIONS_PROVIDER",
    path: "/v1/get-recommendations",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/recommendations")).GetRecommendationsResponse,
  },
  getShippingRates: {
    type: "ECOM_SHIPPING_RATES",
    path: "/v1/getRates",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/shipping-rates")).GetShippingRatesResponse,
  },
  calculateTax: {
    type: "TAX_CALCULATION_PROVIDER",
    path: "/v1/calculate-tax",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/tax-calculation")).CalculateTaxResponse,
  },
  getValidationViolations: {
    type: "ECOM_VALIDATIONS",
    path: "/v1/get-violations",
    schema: async () =>
      (await import("@portico/ecom/plugins/schemas/validations")).GetValidationViolationsResponse,
  },
};
