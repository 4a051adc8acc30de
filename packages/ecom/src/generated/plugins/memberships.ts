// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Let members pay for line items with what they own: packages, passes and plans.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/memberships.js";

/** Handlers of the `ECOM_MEMBERSHIPS` service plugin. */
export interface MembershipsHandlers {
  /**
   * List the memberships that the member can pay line items of a cart with.
   *
   * `POST /v1/list-eligible-memberships`
   */
  listEligibleMemberships(
    payload: PluginPayload<ListEligibleMembershipsRequest>,
  ): ListEligibleMembershipsResponse | Promise<ListEligibleMembershipsResponse>;

  /**
   * List all memberships of the member for some line items, whether or not they can be used.
   *
   * `POST /v1/list-existing-memberships`
   */
  listExistingMemberships(
    payload: PluginPayload<ListExistingMembershipsRequest>,
  ): ListExistingMembershipsResponse | Promise<ListExistingMembershipsResponse>;

  /**
   * List the plans that would cover line items of a cart and can be bought.
   *
   * `POST /v1/list-purchasable-plans`
   */
  listPurchasablePlans(
    payload: PluginPayload<ListPurchasablePlansRequest>,
  ): ListPurchasablePlansResponse | Promise<ListPurchasablePlansResponse>;

  /**
   * Charge a membership for a line item of an order.
   *
   * `POST /v1/charge-membership`
   */
  chargeMembership(
    payload: PluginPayload<ChargeMembershipRequest>,
  ): ChargeMembershipResponse | Promise<ChargeMembershipResponse>;

  /**
   * Tell whether the charge of a membership can be taken back.
   *
   * `POST /v1/get-voidability`
   */
  getMembershipVoidability(
    payload: PluginPayload<GetMembershipVoidabilityRequest>,
  ): GetMembershipVoidabilityResponse | Promise<GetMembershipVoidabilityResponse>;

  /**
   * Take the charge of a membership back.
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
        answer: {
          eligibleMemberships: { expirationDate: "d" },
          invalidMemberships: { membership: { expirationDate: "d" } },
        },
        schema: schemas.ListEligibleMembershipsResponse,
      },
      listExistingMemberships: {
        path: "/v1/list-existing-memberships",
        request: { lineItems: { serviceProperties: { scheduledDate: "d", endDate: "d" } } },
        answer: { memberships: { membership: { expirationDate: "d" } } },
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
 * The chosen memberships cannot be used as they are chosen. Throw it in a handler to respond
 * with status 400 and the code `INVALID_SELECTION`.
 */
export class InvalidSelection extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("InvalidSelection", 400, "INVALID_SELECTION", data);
  }
}

/**
 * Too little is left on the membership. Throw it in a handler to respond with status 428 and
 * the code `INSUFFICIENT_BALANCE`.
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
 * The membership cannot be used now. Throw it in a handler to respond with status 428 and the
 * code `MEMBERSHIP_CANNOT_BE_CHARGED`.
 */
export class MembershipCannotBeUsed extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("MembershipCannotBeUsed", 428, "MEMBERSHIP_CANNOT_BE_CHARGED", data);
  }
}

/**
 * The membership was charged for this already. Throw it in a handler to respond with status 409
 * and the code `MEMBERSHIP_ALREADY_CHARGED`.
 */
export class MembershipAlreadyCharged extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("MembershipAlreadyCharged", 409, "MEMBERSHIP_ALREADY_CHARGED", data);
  }
}

/**
 * There is no such transaction. Throw it in a handler to respond with status 404 and the code
 * `TRANSACTION_NOT_FOUND`.
 */
export class TransactionNotFound extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("TransactionNotFound", 404, "TRANSACTION_NOT_FOUND", data);
  }
}

/**
 * The charge cannot be taken back. Throw it in a handler to respond with status 428 and the
 * code `TRANSACTION_CANNOT_BE_VOIDED`.
 */
export class TransactionCannotBeVoided extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("TransactionCannotBeVoided", 428, "TRANSACTION_CANNOT_BE_VOIDED", data);
  }
}

/**
 * The charge was taken back already. Throw it in a handler to respond with status 409 and the
 * code `TRANSACTION_ALREADY_VOIDED`.
 */
export class TransactionAlreadyVoided extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("TransactionAlreadyVoided", 409, "TRANSACTION_ALREADY_VOIDED", data);
  }
}

/** What `listEligibleMemberships` is asked. */
export interface ListEligibleMembershipsRequest {
  /** Line items of the cart or checkout. 1 to 300 items. */
  lineItems: LineItem[];
  /** ID of the member. */
  memberId: string;
  /** Memberships that the buyer chose. */
  selectedMemberships?: SelectedMemberships;
}

/** One item of a checkout; to add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. 1 to 100 characters. */
  id: string;
  /** The item and the choice within it. */
  catalogReference?: CatalogReference;
  /** Details, when it is a bookable service. */
  serviceProperties?: ServiceProperties;
  /**
   * Id of the real catalog item when the reference's id stands for something else. 1 to 36
   * characters.
   */
  rootCatalogItemId?: string | null;
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

/** Points to an item in the catalog of an app, such as a store's product. */
export interface CatalogReferenceInput {
  /** Id of the item in that catalog; for a store's product, the product id. 1 to 36 characters. */
  catalogItemId?: string;
  /** Id of the app that owns the catalog. At least 1 characters. */
  appId?: string;
  /**
   * Choice within the item, such as { variantId } for a store's product; the shape depends on the
   * app.
   */
  options?: Record<string, unknown> | null;
}

/** Details of a bookable service. */
export interface ServiceProperties {
  /** When the service takes place, as an ISO 8601 date. */
  scheduledDate?: Date | null;
  /** How many people take part. 1 to 10000. */
  numberOfParticipants?: number | null;
}

/** Memberships that the buyer chose to pay with. */
export interface SelectedMemberships {
  /** One entry per membership. At most 300 items. */
  memberships: SelectedMembership[];
}

/** Membership that the buyer chose to pay with. */
export interface SelectedMembership {
  /** Id of the membership. 1 to 200 characters. */
  id: string;
  /** Ids of the line items that it pays for. 1 to 300 items. */
  lineItemIds: string[];
}

/** Membership that the buyer chose to pay with. */
export interface SelectedMembershipInput {
  /** Id of the membership. 1 to 200 characters. */
  id?: string;
  /** Ids of the line items that it pays for. 1 to 300 items. */
  lineItemIds?: string[];
}

/** What `listEligibleMemberships` answers. */
export interface ListEligibleMembershipsResponse {
  /** Memberships that can be used. At most 300 items. */
  eligibleMemberships: Membership[];
  /** Memberships that cannot be used, with the reason. At most 300 items. */
  invalidMemberships?: InvalidMembership[];
  /** Memberships that the buyer chose. At most 300 items. */
  selectedMemberships?: SelectedMembershipInput[];
}

/** A membership with which the buyer may pay. */
export interface Membership {
  /** Id of the membership. 1 to 200 characters. */
  id?: string;
  /** Name of the membership. */
  name?: MembershipName;
  /**
   * Ids of the line items that it can pay for. At most 300 items.
   *
   * @deprecated
   */
  lineItemIds?: string[];
  /** Credits on the membership, when it is limited. */
  credits?: MembershipPaymentCredits;
  /** When it ends. */
  expirationDate?: Date | null;
  /**
   * Further data of the app.
   *
   * @deprecated
   */
  additionalData?: Record<string, unknown> | null;
}

/** Name of a plan or membership. */
export interface MembershipName {
  /** Name in the site's main language. At most 100 characters. */
  original?: string;
  /** Name in the buyer's language, when a translation exists. At most 100 characters. */
  translated?: string | null;
}

/** Credits on a membership. */
export interface MembershipPaymentCredits {
  /** Credits in all. At least 1. */
  total?: number;
  /** Credits that are left. */
  remaining?: number;
}

/** A membership that cannot be used here. */
export interface InvalidMembership {
  /** The membership. */
  membership?: Membership;
  /** Why it cannot be used, in words. 1 to 200 characters. */
  reason?: string;
}

/** What `listExistingMemberships` is asked. */
export interface ListExistingMembershipsRequest {
  /** Line items of the cart or checkout. 1 to 300 items. */
  lineItems: LineItem[];
  /** ID of the member. */
  memberId: string;
}

/** What `listExistingMemberships` answers. */
export interface ListExistingMembershipsResponse {
  /** Memberships of the member. At most 300 items. */
  memberships?: ExistingMembership[];
}

export interface ExistingMembership {
  /** The membership. */
  membership?: Membership;
  /** Line items that it covers. At most 300 items. */
  coveredLineItems?: CoveredLineItem[];
}

export interface CoveredLineItem {
  /** Id of the line item. 1 to 100 characters. */
  lineItemId?: string;
  /** Credits that the line item costs. */
  redemptionCost?: number;
}

/** What `listPurchasablePlans` is asked. */
export interface ListPurchasablePlansRequest {
  /** Line items of the cart or checkout. 1 to 300 items. */
  lineItems: LineItem[];
  /** ID of the member. */
  memberId?: string | null;
}

/** What `listPurchasablePlans` answers. */
export interface ListPurchasablePlansResponse {
  /** Plans that can be bought. At most 300 items. */
  purchasablePlans?: PurchasablePlan[];
  /** Which benefit covers which line item. At most 300 items. */
  coverages?: LineItemCoverage[];
}

export interface PurchasablePlan {
  /** Item in its catalog. */
  catalogReference?: CatalogReferenceInput;
  /** Name of the plan. */
  name?: MembershipName;
  /** What the plan gives. 1 to 50 items. */
  benefits?: Benefit[];
  /** What the plan offers, as buyers read it. At most 500 characters. */
  offeringDescription?: string | null;
  /** Page where more is asked of the buyer. A URL. */
  infoCollectionUrl?: string | null;
  /** Price, as a decimal. */
  price?: string;
  /** Words that stand with or instead of the price. At most 500 characters. */
  priceDescription?: string | null;
}

export interface Benefit {
  /** How much of it there is. */
  limitedQuota?: LimitedQuota;
  /** Id of the benefit to use. 1 to 200 characters. */
  benefitId?: string;
  /** Name of the extra. At most 200 characters. */
  label?: string | null;
  /** Whether it is limited. */
  quotaType?: QuotaType;
}

export interface LimitedQuota {
  /** How much there is in all. At least 1. */
  total?: number;
  /** How much is left. */
  remaining?: number;
  /** What it is counted in. */
  limitedQuotaType?: LimitedQuotaType;
}

export type LimitedQuotaType = "PUNCH_CARD" | "CREDIT";

export type QuotaType = "LIMITED" | "UNLIMITED";

export interface LineItemCoverage {
  /** Id of the benefit to use. 1 to 200 characters. */
  benefitId?: string;
  /** Id of the line item. 1 to 100 characters. */
  lineItemId?: string;
  /** Credits that the line item costs. */
  redemptionCost?: number;
}

/** What `chargeMembership` is asked. */
export interface ChargeMembershipRequest {
  /** ID of the member. */
  memberId: string;
  /** ID of the membership. 1 to 200 characters. */
  membershipId: string;
  /**
   * The same for each attempt to make this charge: a key that was charged already is not charged
   * again. 1 to 300 characters.
   */
  idempotencyKey: string;
  /** When and for how many a service is booked. */
  serviceProperties?: ServiceProperties;
  /** Item in its catalog. */
  catalogReference?: CatalogReference;
  /** ID of the item that this one is a variation of. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** Data of the app that comes back when the membership is charged. */
  additionalData?: Record<string, unknown> | null;
}

/** What `chargeMembership` answers. */
export interface ChargeMembershipResponse {
  /** ID of the transaction in the app. 1 to 100 characters. */
  transactionId: string;
}

/** What `getMembershipVoidability` is asked. */
export interface GetMembershipVoidabilityRequest {
  /** ID of the transaction in the app. 1 to 100 characters. */
  transactionId: string;
}

/** What `getMembershipVoidability` answers. */
export interface GetMembershipVoidabilityResponse {
  /** Whether the charge can be taken back. */
  voidable: boolean;
  /** Why. 1 to 200 characters. */
  reason?: string | null;
}

/** What `voidMembershipCharge` is asked. */
export interface VoidMembershipChargeRequest {
  /** ID of the transaction in the app. 1 to 100 characters. */
  transactionId: string;
}

/** What `voidMembershipCharge` answers. */
export type VoidMembershipChargeResponse = Record<string, never>;
