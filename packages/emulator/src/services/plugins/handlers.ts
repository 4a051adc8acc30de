// What can be asked of each plugin: the path of each handler, and what its answer must be.

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
import type { z } from "zod";
import type { PluginSetup } from "../../options/plugin-setup.js";

/** What each handler answers, as it is sent. */
export interface Answers {
  getRates: GetShippingRatesResponse;
  calculateAdditionalFees: CalculateAdditionalFeesResponse;
  calculateTax: CalculateTaxResponse;
  getViolations: GetValidationViolationsResponse;
  getEligibleDiscounts: GetEligibleDiscountsResponse;
  listTriggers: ListTriggersResponse;
  getEligibleTriggers: GetEligibleTriggersResponse;
  getPaymentSettings: GetPaymentSettingsResponse;
  getBalance: GetBalanceResponse;
  redeem: RedeemResponse;
  void: VoidResponse;
  getRecommendations: GetRecommendationsResponse;
  getCatalogItems: GetCatalogItemsResponse;
  decrement: DecrementAvailabilityResponse;
  increment: IncrementAvailabilityResponse;
  listEligibleMemberships: ListEligibleMembershipsResponse;
  listExistingMemberships: ListExistingMembershipsResponse;
  listPurchasablePlans: ListPurchasablePlansResponse;
  chargeMembership: ChargeMembershipResponse;
  getVoidability: GetMembershipVoidabilityResponse;
  voidMembershipCharge: VoidMembershipChargeResponse;
}

export type HandlerName = keyof Answers;

interface PluginHandler {
  readonly type: PluginSetup["type"];
  readonly path: string;
  /** Loads what its answer must be. */
  schema(): Promise<z.ZodType>;
}

const handler = (
  type: PluginSetup["type"],
  path: string,
  schema: PluginHandler["schema"],
): PluginHandler => ({ type, path, schema });

const giftCards = () => import("@portico/ecom/plugins/schemas/gift-vouchers");
const triggers = () => import("@portico/ecom/plugins/schemas/custom-triggers");
const stock = () => import("@portico/ecom/plugins/schemas/inventory");
const members = () => import("@portico/ecom/plugins/schemas/memberships");

/** All handlers of all plugins. */
export const HANDLERS: { readonly [Name in HandlerName]: PluginHandler } = {
  getRates: handler(
    "ECOM_SHIPPING_RATES",
    "/v1/getRates",
    async () =>
      (await import("@portico/ecom/plugins/schemas/shipping-rates")).GetShippingRatesResponse,
  ),
  calculateAdditionalFees: handler(
    "ECOM_ADDITIONAL_FEES",
    "/v1/calculate-additional-fees",
    async () =>
      (await import("@portico/ecom/plugins/schemas/additional-fees"))
        .CalculateAdditionalFeesResponse,
  ),
  calculateTax: handler(
    "TAX_CALCULATION_PROVIDER",
    "/v1/calculate-tax",
    async () =>
      (await import("@portico/ecom/plugins/schemas/tax-calculation")).CalculateTaxResponse,
  ),
  getViolations: handler(
    "ECOM_VALIDATIONS",
    "/v1/get-violations",
    async () =>
      (await import("@portico/ecom/plugins/schemas/validations")).GetValidationViolationsResponse,
  ),
  getEligibleDiscounts: handler(
    "ECOM_DISCOUNTS",
    "/v1/eligible-discounts",
    async () =>
      (await import("@portico/ecom/plugins/schemas/discounts")).GetEligibleDiscountsResponse,
  ),
  listTriggers: handler(
    "ECOM_DISCOUNTS_TRIGGER",
    "/v1/list-triggers",
    async () => (await triggers()).ListTriggersResponse,
  ),
  getEligibleTriggers: handler(
    "ECOM_DISCOUNTS_TRIGGER",
    "/v1/get-eligible-triggers",
    async () => (await triggers()).GetEligibleTriggersResponse,
  ),
  getPaymentSettings: handler(
    "ECOM_PAYMENT_SETTINGS",
    "/v1/payment-settings",
    async () =>
      (await import("@portico/ecom/plugins/schemas/payment-settings")).GetPaymentSettingsResponse,
  ),
  getBalance: handler(
    "GIFT_CARDS_PROVIDER",
    "/v1/balance",
    async () => (await giftCards()).GetBalanceResponse,
  ),
  redeem: handler(
    "GIFT_CARDS_PROVIDER",
    "/v1/redeem",
    async () => (await giftCards()).RedeemResponse,
  ),
  void: handler("GIFT_CARDS_PROVIDER", "/v1/void", async () => (await giftCards()).VoidResponse),
  getRecommendations: handler(
    "ECOM_RECOMMENDATIONS_PROVIDER",
    "/v1/get-recommendations",
    async () =>
      (await import("@portico/ecom/plugins/schemas/recommendations")).GetRecommendationsResponse,
  ),
  getCatalogItems: handler(
    "ECOM_CATALOG",
    "/get-catalog-items",
    async () => (await import("@portico/ecom/plugins/schemas/catalog")).GetCatalogItemsResponse,
  ),
  decrement: handler(
    "ECOM_INVENTORY",
    "/v1/decrement",
    async () => (await stock()).DecrementAvailabilityResponse,
  ),
  increment: handler(
    "ECOM_INVENTORY",
    "/v1/increment",
    async () => (await stock()).IncrementAvailabilityResponse,
  ),
  listEligibleMemberships: handler(
    "ECOM_MEMBERSHIPS",
    "/v1/list-eligible-memberships",
    async () => (await members()).ListEligibleMembershipsResponse,
  ),
  listExistingMemberships: handler(
    "ECOM_MEMBERSHIPS",
    "/v1/list-existing-memberships",
    async () => (await members()).ListExistingMembershipsResponse,
  ),
  listPurchasablePlans: handler(
    "ECOM_MEMBERSHIPS",
    "/v1/list-purchasable-plans",
    async () => (await members()).ListPurchasablePlansResponse,
  ),
  chargeMembership: handler(
    "ECOM_MEMBERSHIPS",
    "/v1/charge-membership",
    async () => (await members()).ChargeMembershipResponse,
  ),
  getVoidability: handler(
    "ECOM_MEMBERSHIPS",
    "/v1/get-voidability",
    async () => (await members()).GetMembershipVoidabilityResponse,
  ),
  voidMembershipCharge: handler(
    "ECOM_MEMBERSHIPS",
    "/v1/void-membership-charge",
    async () => (await members()).VoidMembershipChargeResponse,
  ),
};

/** Whether a name is a handler's. */
export const isHandler = (name: string): name is HandlerName => Object.hasOwn(HANDLERS, name);
