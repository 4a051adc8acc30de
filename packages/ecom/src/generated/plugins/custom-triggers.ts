// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Trigger discount rules by conditions of an app's own.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import * as schemas from "./schemas/custom-triggers.js";

/** Handlers of the `ECOM_DISCOUNTS_TRIGGER` service plugin. */
export interface CustomTriggersHandlers {
  /**
   * List the triggers that discount rules can be made with.
   *
   * `POST /v1/list-triggers`
   */
  listTriggers(
    payload: PluginPayload<ListTriggersRequest>,
  ): ListTriggersResponse | Promise<ListTriggersResponse>;

  /**
   * Tell which triggers of discount rules hold for the line items of a cart.
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

/** What `listTriggers` is asked. */
export type ListTriggersRequest = Record<string, never>;

/** What `listTriggers` answers. */
export interface ListTriggersResponse {
  /** Triggers that there are. */
  customTriggers: ListTriggersResponseCustomTrigger[];
}

export interface ListTriggersResponseCustomTrigger {
  /** ID of the trigger. 1 to 100 characters. */
  id?: string;
  /** Name of the trigger, as the merchant sees it. 1 to 200 characters. */
  name?: string;
}

/** What `getEligibleTriggers` is asked. */
export interface GetEligibleTriggersRequest {
  /** Line items of the cart or checkout. At most 1000 items. */
  lineItems: LineItem[];
  /** Triggers of discount rules to look at. 1 to 1000 items. */
  triggers: TriggerToFilterBy[];
  /** ID of the purchase, the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** How it is delivered. */
  shippingInfo?: ShippingInfo;
}

/** One item of a checkout; to add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. 1 to 100 characters. */
  id: string;
  /** How many of it, from 1 to 100,000; capped at stock. At most 100000. */
  quantity?: number | null;
  /** The item and the choice within it. */
  catalogReference?: CatalogReference;
  /** Price of one, after sale and discounts. A decimal string. */
  price: string;
}

/** Points to an item in the catalog of an app, such as a store's product. */
export interface CatalogReference {
  /** Id of the item in that catalog; for a store's product, the product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 characters. */
  appId: string;
  /**
   * Choice within the item, such as { variantId } for a store's product; the shape depends on the
   * app.
   */
  options?: Record<string, unknown> | null;
}

export interface TriggerToFilterBy {
  /** The trigger. */
  customTrigger?: CustomTrigger;
  /** What the platform tells the use of a trigger by. 1 to 120 characters. */
  identifier?: string | null;
}

export interface CustomTrigger {
  /** ID of the trigger. 1 to 100 characters. */
  id: string;
}

/** Where a checkout is delivered, the options and the one that was chosen. */
export interface ShippingInfo {
  /** Address to collect from. */
  address?: Address;
  /** Code of the shipping option that the buyer prefers. 1 to 100 characters. */
  preferredShippingOptionCode?: string | null;
}

/** Postal address. */
export interface Address {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. At most 50 characters. */
  subdivision?: string | null;
  /** City or town. At most 50 characters. */
  city?: string | null;
}

/** What `getEligibleTriggers` answers. */
export interface GetEligibleTriggersResponse {
  /** Those that hold. At most 1000 items. */
  eligibleTriggers: EligibleTrigger[];
}

export interface EligibleTrigger {
  /** ID of the trigger. 1 to 100 characters. */
  customTriggerId: string;
  /** What the platform tells the use of a trigger by. 1 to 120 characters. */
  identifier?: string | null;
}
