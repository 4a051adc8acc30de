// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Trigger discount rules with custom conditions.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import * as schemas from "./schemas/custom-triggers.js";

/** Handlers of the `ECOM_DISCOUNTS_TRIGGER` service plugin. */
export interface CustomTriggersHandlers {
  /**
   * Lists the custom triggers for discount rules.
   *
   * `POST /v1/list-triggers`
   */
  listTriggers(
    payload: PluginPayload<ListTriggersRequest>,
  ): ListTriggersResponse | Promise<ListTriggersResponse>;

  /**
   * Returns which discount triggers apply to the line items of a cart.
   *
   * `POST /v1/get-eligible-triggers`
   */
  getEligibleTriggers(
    payload: PluginPayload<GetEligibleTriggersRequest>,
  ): GetEligibleTriggersResponse | Promise<GetEligibleTriggersResponse>;
}

/**
 * Registers handlers on the client for calls to the `ECOM_DISCOUNTS_TRIGGER` service plugin.
 *
 * @param handlers - The handlers that the app implements. They replace earlier handlers of the
 *   same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
 */
export const provideHandlers: (handlers: Partial<CustomTriggersHandlers>) => void =
  /* @__PURE__ */ definePlugin({
    type: "ECOM_DISCOUNTS_TRIGGER",
    handlers: {
      listTriggers: { path: "/v1/list-triggers", schema: schemas.ListTriggersResponse },
      getEligibleTriggers: {
        path: "/v1/get-eligible-triggers",
        schema: schemas.GetEligibleTriggersResponse,
      },
    },
  });

/** Request of `listTriggers`. */
export type ListTriggersRequest = Record<string, never>;

/** Response of `listTriggers`. */
export interface ListTriggersResponse {
  /** Discount triggers that your app provides. */
  customTriggers: ListTriggersResponseCustomTrigger[];
}

export interface ListTriggersResponseCustomTrigger {
  /** Id of the trigger. 1 to 100 characters. */
  id?: string;
  /** Name of the trigger that the merchant sees. 1 to 200 characters. */
  name?: string;
}

/** Request of `getEligibleTriggers`. */
export interface GetEligibleTriggersRequest {
  /** Line items of the cart or checkout. At most 1,000 items. */
  lineItems: LineItem[];
  /** Discount triggers to check. 1 to 1,000 items. */
  triggers: TriggerToFilterBy[];
  /** Id of the purchase, which stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** Delivery method and its details. */
  shippingInfo?: ShippingInfo;
}

/** An item of a checkout. To add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. 1 to 100 characters. */
  id: string;
  /** Quantity from 1 to 100,000, limited to the available stock. At most 100,000. */
  quantity?: number | null;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Unit price after sale and discounts. A decimal string. */
  price: string;
}

/** Reference to an item in an app's catalog, such as a Wix Stores product. */
export interface CatalogReference {
  /** Id of the item in its catalog, such as a product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 character. */
  appId: string;
  /** Options of the item, such as { variantId } for a product. The shape depends on the app. */
  options?: Record<string, unknown> | null;
}

export interface TriggerToFilterBy {
  /** The trigger. */
  customTrigger?: CustomTrigger;
  /** Identifier of this use of the trigger. 1 to 120 characters. */
  identifier?: string | null;
}

export interface CustomTrigger {
  /** Id of the trigger. 1 to 100 characters. */
  id: string;
}

/** Delivery address, available delivery options and the selected option. */
export interface ShippingInfo {
  /** Address of the pickup location. */
  address?: Address;
  /** Code of the buyer's preferred shipping option. 1 to 100 characters. */
  preferredShippingOptionCode?: string | null;
}

/** A postal address. */
export interface Address {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. At most 50 characters. */
  subdivision?: string | null;
  /** City or town. At most 50 characters. */
  city?: string | null;
}

/** Response of `getEligibleTriggers`. */
export interface GetEligibleTriggersResponse {
  /** Discount triggers that apply to the line items. At most 1,000 items. */
  eligibleTriggers: EligibleTrigger[];
}

export interface EligibleTrigger {
  /** Id of the trigger. 1 to 100 characters. */
  customTriggerId: string;
  /** Identifier of this use of the trigger. 1 to 120 characters. */
  identifier?: string | null;
}
