// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Let members pay for line items with memberships, such as packages, passes and plans.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/memberships.js";

/** Handlers of the `ECOM_MEMBERSHIPS` service plugin. */
export interface MembershipsHandlers {
  /**
   * Lists the memberships that the member can use for line items in a cart.
   *
   * `POST /v1/list-eligible-memberships`
   */
  listEligibleMemberships(
    payload: PluginPayload<ListEligibleMembershipsRequest>,
  ): ListEligibleMembershipsResponse | Promise<ListEligibleMembershipsResponse>;

  /**
   * Lists all memberships of the member, including memberships that cannot be used for the line
   * items.
   *
   * `POST /v1/list-existing-memberships`
   */
  listExistingMemberships(
    payload: PluginPayload<ListExistingMembershipsRequest>,
  ): ListExistingMembershipsResponse | Promise<ListExistingMembershipsResponse>;

  /**
   * Lists the plans for sale that cover line items in a cart.
   *
   * `POST /v1/list-purchasable-plans`
   */
  listPurchasablePlans(
    payload: PluginPayload<ListPurchasablePlansRequest>,
  ): ListPurchasablePlansResponse | Promise<ListPurchasablePlansResponse>;

  /**
   * Charges a membership for a line item of an order.
   *
   * `POST /v1/charge-membership`
   */
  chargeMembership(
    payload: PluginPayload<ChargeMembershipRequest>,
  ): ChargeMembershipResponse | Promise<ChargeMembershipResponse>;

  /**
   * Returns whether a membership charge can be voided.
   *
   * `POST /v1/get-voidability`
   */
  getMembershipVoidability(
    payload: PluginPayload<GetMembershipVoidabilityRequest>,
  ): GetMembershipVoidabilityResponse | Promise<GetMembershipVoidabilityResponse>;

  /**
   * Voids a membership charge.
   *
   * `POST /v1/void-membership-charge`
   */
  voidMembershipCharge(
    payload: PluginPayload<VoidMembershipChargeRequest>,
  ): VoidMembershipChargeResponse | Promise<VoidMembershipChargeResponse>;
}

/**
 * Registers handlers on the client for calls to the `ECOM_MEMBERSHIPS` service plugin.
 *
 * @param handlers - The handlers that the app implements. They replace earlier handlers of the
 *   same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
 */
export const provideHandlers: (handlers: Partial<MembershipsHandlers>) => void =
  /* @__PURE__ */ definePlugin({
    type: "ECOM_MEMBERSHIPS",
    handlers: {
      listEligibleMemberships: {
        path: "/v1/list-eligible-memberships",
        request: { lineItems: { serviceProperties: { scheduledDate: "d", endDate: "d" } } },
        response: {
          eligibleMemberships: { expirationDate: "d" },
          invalidMemberships: { membership: { expirationDate: "d" } },
        },
        schema: schemas.ListEligibleMembershipsResponse,
      },
      listExistingMemberships: {
        path: "/v1/list-existing-memberships",
        request: { lineItems: { serviceProperties: { scheduledDate: "d", endDate: "d" } } },
        response: { memberships: { membership: { expirationDate: "d" } } },
        schema: schemas.ListExistingMembershipsResponse,
      },
      listPurchasablePlans: {
        path: "/v1/list-purchasable-plans",
        request: { lineItems: { serviceProperties: { scheduledDate: "d", endDate: "d" } } },
        schema: schemas.ListPurchasablePlansResponse,
      },
      chargeMembership: {
        path: "/v1/charge-membership",
        request: { serviceProperties: { scheduledDate: "d", endDate: "d" } },
        schema: schemas.ChargeMembershipResponse,
      },
      getMembershipVoidability: {
        path: "/v1/get-voidability",
        schema: schemas.GetMembershipVoidabilityResponse,
      },
      voidMembershipCharge: {
        path: "/v1/void-membership-charge",
        schema: schemas.VoidMembershipChargeResponse,
      },
    },
  });

/**
 * The selected combination of memberships is not valid. Throw it in a handler to respond with
 * status 400 and the code `INVALID_SELECTION`.
 */
export class InvalidSelection extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("InvalidSelection", 400, "INVALID_SELECTION", data);
  }
}

/**
 * The balance of the membership is too low. Throw it in a handler to respond with status 428
 * and the code `INSUFFICIENT_BALANCE`.
 */
export class InsufficientBalance extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("InsufficientBalance", 428, "INSUFFICIENT_BALANCE", data);
  }
}

/**
 * The membership does not cover the item. Throw it in a handler to respond with status 400 and
 * the code `MEMBERSHIP_DOES_NOT_APPLY_TO_ITEM`.
 */
export class MembershipDoesNotApplyToItem extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("MembershipDoesNotApplyToItem", 400, "MEMBERSHIP_DOES_NOT_APPLY_TO_ITEM", data);
  }
}

/**
 * The membership cannot be used. Throw it in a handler to respond with status 428 and the code
 * `MEMBERSHIP_CANNOT_BE_CHARGED`.
 */
export class MembershipCannotBeUsed extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("MembershipCannotBeUsed", 428, "MEMBERSHIP_CANNOT_BE_CHARGED", data);
  }
}

/**
 * The membership has already been charged for this line item. Throw it in a handler to respond
 * with status 409 and the code `MEMBERSHIP_ALREADY_CHARGED`.
 */
export class MembershipAlreadyCharged extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("MembershipAlreadyCharged", 409, "MEMBERSHIP_ALREADY_CHARGED", data);
  }
}

/**
 * The transaction does not exist. Throw it in a handler to respond with status 404 and the code
 * `TRANSACTION_NOT_FOUND`.
 */
export class TransactionNotFound extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("TransactionNotFound", 404, "TRANSACTION_NOT_FOUND", data);
  }
}

/**
 * The charge cannot be voided. Throw it in a handler to respond with status 428 and the code
 * `TRANSACTION_CANNOT_BE_VOIDED`.
 */
export class TransactionCannotBeVoided extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("TransactionCannotBeVoided", 428, "TRANSACTION_CANNOT_BE_VOIDED", data);
  }
}

/**
 * The charge has already been voided. Throw it in a handler to respond with status 409 and the
 * code `TRANSACTION_ALREADY_VOIDED`.
 */
export class TransactionAlreadyVoided extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("TransactionAlreadyVoided", 409, "TRANSACTION_ALREADY_VOIDED", data);
  }
}

/** Request of `listEligibleMemberships`. */
export interface ListEligibleMembershipsRequest {
  /** Line items of the cart or checkout. 1 to 300 items. */
  lineItems: LineItem[];
  /** Id of the member. */
  memberId: string;
  /** Memberships that the buyer selected. */
  selectedMemberships?: SelectedMemberships;
}

/** An item of a checkout. To add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. 1 to 100 characters. */
  id: string;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Details of a bookable service. */
  serviceProperties?: ServiceProperties;
  /** Id of the catalog item, if it differs from the id in the reference. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
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

/** Reference to an item in an app's catalog, such as a Wix Stores product. */
export interface CatalogReferenceInput {
  /** Id of the item in its catalog, such as a product id. 1 to 36 characters. */
  catalogItemId?: string;
  /** Id of the app that owns the catalog. At least 1 character. */
  appId?: string;
  /** Options of the item, such as { variantId } for a product. The shape depends on the app. */
  options?: Record<string, unknown> | null;
}

/** Details of a bookable service. */
export interface ServiceProperties {
  /** Date of the service, in ISO 8601 format. */
  scheduledDate?: Date | null;
  /** Number of participants in the service. 1 to 10,000. */
  numberOfParticipants?: number | null;
}

/** Memberships that the buyer selected. */
export interface SelectedMemberships {
  /** The selected memberships and the line items that they pay for. At most 300 items. */
  memberships: SelectedMembership[];
}

/** Membership that the buyer selected. */
export interface SelectedMembership {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Ids of the line items that the membership pays for. 1 to 300 items. */
  lineItemIds: string[];
}

/** Membership that the buyer selected. */
export interface SelectedMembershipInput {
  /** Id of the membership. 1 to 200 characters. */
  id?: string;
  /** Ids of the line items that the membership pays for. 1 to 300 items. */
  lineItemIds?: string[];
}

/** Response of `listEligibleMemberships`. */
export interface ListEligibleMembershipsResponse {
  /** Memberships that can be used. At most 300 items. */
  eligibleMemberships: Membership[];
  /** Memberships that cannot be used, with the reasons. At most 300 items. */
  invalidMemberships?: InvalidMembership[];
  /** Memberships that the buyer selected. At most 300 items. */
  selectedMemberships?: SelectedMembershipInput[];
}

/** A membership that the buyer can pay with. */
export interface Membership {
  /** Id of the membership. 1 to 200 characters. */
  id?: string;
  /** Name of the membership. */
  name?: MembershipName;
  /**
   * Ids of the line items that the membership can pay for. At most 300 items.
   *
   * @deprecated
   */
  lineItemIds?: string[];
  /** Total and remaining credits, if the membership has a limited number. */
  credits?: MembershipPaymentCredits;
  /** When the membership expires. */
  expirationDate?: Date | null;
  /**
   * Additional data that the app provides.
   *
   * @deprecated
   */
  additionalData?: Record<string, unknown> | null;
}

/** Name of a plan or membership. */
export interface MembershipName {
  /** Name in the site's main language. At most 100 characters. */
  original?: string;
  /** Name in the buyer's language, if translated. At most 100 characters. */
  translated?: string | null;
}

/** Total and remaining credits of a membership. */
export interface MembershipPaymentCredits {
  /** Total number of credits. At least 1. */
  total?: number;
  /** Number of remaining credits. */
  remaining?: number;
}

/** A membership that the buyer cannot use for this purchase. */
export interface InvalidMembership {
  /** The membership. */
  membership?: Membership;
  /** Reason for the changes, as text. 1 to 200 characters. */
  reason?: string;
}

/** Request of `listExistingMemberships`. */
export interface ListExistingMembershipsRequest {
  /** Line items of the cart or checkout. 1 to 300 items. */
  lineItems: LineItem[];
  /** Id of the member. */
  memberId: string;
}

/** Response of `listExistingMemberships`. */
export interface ListExistingMembershipsResponse {
  /** Memberships of the member. At most 300 items. */
  memberships?: ExistingMembership[];
}

export interface ExistingMembership {
  /** The membership. */
  membership?: Membership;
  /** Line items that the membership covers. At most 300 items. */
  coveredLineItems?: CoveredLineItem[];
}

export interface CoveredLineItem {
  /** Id of the line item. 1 to 100 characters. */
  lineItemId?: string;
  /** Number of credits that the line item costs. */
  redemptionCost?: number;
}

/** Request of `listPurchasablePlans`. */
export interface ListPurchasablePlansRequest {
  /** Line items of the cart or checkout. 1 to 300 items. */
  lineItems: LineItem[];
  /** Id of the member. */
  memberId?: string | null;
}

/** Response of `listPurchasablePlans`. */
export interface ListPurchasablePlansResponse {
  /** Plans that can be bought. At most 300 items. */
  purchasablePlans?: PurchasablePlan[];
  /** Benefits, and the line items that each of them covers. At most 300 items. */
  coverages?: LineItemCoverage[];
}

export interface PurchasablePlan {
  /** The catalog item. */
  catalogReference?: CatalogReferenceInput;
  /** Name of the plan. */
  name?: MembershipName;
  /** Benefits of the plan. 1 to 50 items. */
  benefits?: Benefit[];
  /** Description of the plan that buyers see. At most 500 characters. */
  offeringDescription?: string | null;
  /** URL of a page that collects more information from the buyer. */
  infoCollectionUrl?: string | null;
  /** Price as a decimal string. */
  price?: string;
  /** Text that is shown with or instead of the price. At most 500 characters. */
  priceDescription?: string | null;
}

export interface Benefit {
  /** Quota of the benefit. */
  limitedQuota?: LimitedQuota;
  /** Id of the benefit to use. 1 to 200 characters. */
  benefitId?: string;
  /** Name of the benefit. At most 200 characters. */
  label?: string | null;
  /** Whether the quota is limited. */
  quotaType?: QuotaType;
}

export interface LimitedQuota {
  /** Total number of units in the quota. At least 1. */
  total?: number;
  /** Number of units that remain in the quota. */
  remaining?: number;
  /** Unit of the quota. */
  limitedQuotaType?: LimitedQuotaType;
}

export type LimitedQuotaType = "PUNCH_CARD" | "CREDIT";

export type QuotaType = "LIMITED" | "UNLIMITED";

export interface LineItemCoverage {
  /** Id of the benefit to use. 1 to 200 characters. */
  benefitId?: string;
  /** Id of the line item. 1 to 100 characters. */
  lineItemId?: string;
  /** Number of credits that the line item costs. */
  redemptionCost?: number;
}

/** Request of `chargeMembership`. */
export interface ChargeMembershipRequest {
  /** Id of the member. */
  memberId: string;
  /** Id of the membership. 1 to 200 characters. */
  membershipId: string;
  /**
   * Idempotency key, which is the same for each attempt. Do not charge the membership twice for
   * the same key. 1 to 300 characters.
   */
  idempotencyKey: string;
  /** Time and participants of a booked service. */
  serviceProperties?: ServiceProperties;
  /** The catalog item. */
  catalogReference?: CatalogReference;
  /** Id of the item that this item is a variation of. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /**
   * Additional data that the app provides. The platform sends it back when the membership is
   * charged.
   */
  additionalData?: Record<string, unknown> | null;
}

/** Response of `chargeMembership`. */
export interface ChargeMembershipResponse {
  /** Id of the transaction in the app. 1 to 100 characters. */
  transactionId: string;
}

/** Request of `getMembershipVoidability`. */
export interface GetMembershipVoidabilityRequest {
  /** Id of the transaction in the app. 1 to 100 characters. */
  transactionId: string;
}

/** Response of `getMembershipVoidability`. */
export interface GetMembershipVoidabilityResponse {
  /** Whether the charge can be voided. */
  voidable: boolean;
  /** Reason why the charge can or cannot be voided. 1 to 200 characters. */
  reason?: string | null;
}

/** Request of `voidMembershipCharge`. */
export interface VoidMembershipChargeRequest {
  /** Id of the transaction in the app. 1 to 100 characters. */
  transactionId: string;
}

/** Response of `voidMembershipCharge`. */
export type VoidMembershipChargeResponse = Record<string, never>;
