// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get carts that shoppers abandoned.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type EventHandler, type EventMetadata, event, operation } from "@portico/core/runtime";
import type { StatusOfAbandonedCarts } from "@portico/core/types";
import type { QueryOfAbandonedCarts } from "./common.js";

export type {
  PlatformPaging as Paging,
  StatusOfAbandonedCarts as Status,
} from "@portico/core/types";
export type { QueryOfAbandonedCarts as Query } from "./common.js";

/**
 * Returns an abandoned cart by id.
 *
 * `GET /v1/abandonedCarts/{id}` (stores/abandoned-carts)
 *
 * @param id - Id of the abandoned cart.
 * @returns The requested abandoned cart.
 * @example
 * ```ts
 * const abandonedCart = await client.use(abandonedCarts).getAbandonedCart(
 *   "<abandoned cart id>",
 * );
 * ```
 */
export const getAbandonedCart: (id: string) => Promise<AbandonedCart> = /* @__PURE__ */ operation({
  name: "stores.abandonedCarts.getAbandonedCart",
  method: "GET",
  path: "/v1/abandonedCarts/{id}",
  args: ["id"],
  response: { abandonedCart: { abandonTime: "d", activities: { timestamp: "d" } } },
  returns: "abandonedCart",
});

/** Options of {@link queryAbandonedCarts}. */
export interface QueryAbandonedCartsOptions {
  /** Filter, sorting and paging for the abandoned carts. */
  query?: QueryOfAbandonedCarts;
}

/**
 * Queries abandoned carts with filters and paging.
 *
 * `POST /v1/abandonedCarts/query` (stores/abandoned-carts)
 *
 * @param options - Optional fields: `query`.
 * @example
 * ```ts
 * const response = await client.use(abandonedCarts).queryAbandonedCarts();
 * ```
 */
export const queryAbandonedCarts: (
  options?: QueryAbandonedCartsOptions,
) => Promise<QueryAbandonedCartsResponse> = /* @__PURE__ */ operation({
  name: "stores.abandonedCarts.queryAbandonedCarts",
  path: "/v1/abandonedCarts/query",
  args: [["query"]],
  response: { abandonedCarts: { abandonTime: "d", activities: { timestamp: "d" } } },
  read: true,
});

/** Event that {@link onAbandonedCartCartAbandonedEvent} passes to its handler. */
export interface AbandonedCartCartAbandonedEventEvent {
  /** Event-specific data. */
  data: CartAbandonedEvent;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a shopper abandons a cart.
 *
 * The type of the event is `com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent`.
 *
 * @example
 * ```ts
 * client.use(abandonedCarts).onAbandonedCartCartAbandonedEvent(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onAbandonedCartCartAbandonedEvent: (
  handler: EventHandler<AbandonedCartCartAbandonedEventEvent>,
) => void = /* @__PURE__ */ event({
  type: "com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent",
  plain: true,
  codec: { data: { abandonTime: "d", creationTime: "d", totals: { subtotal: "f", total: "f" } } },
});

/** Event that {@link onAbandonedCartCartRecoveredEvent} passes to its handler. */
export interface AbandonedCartCartRecoveredEventEvent {
  /** Event-specific data. */
  data: CartRecoveredEvent;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when the buyer of an abandoned cart places an order.
 *
 * The type of the event is `com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent`.
 *
 * @example
 * ```ts
 * client.use(abandonedCarts).onAbandonedCartCartRecoveredEvent(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onAbandonedCartCartRecoveredEvent: (
  handler: EventHandler<AbandonedCartCartRecoveredEventEvent>,
) => void = /* @__PURE__ */ event({
  type: "com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent",
  plain: true,
  codec: { data: { abandonedTime: "d", creationTime: "d", recoveredTime: "d" } },
});

/** Request of {@link getAbandonedCart}. */
export interface GetAbandonedCartRequest {
  /** Id of the abandoned cart. */
  id: string;
}

/** Response of {@link getAbandonedCart}. */
export interface GetAbandonedCartResponse {
  /** The requested abandoned cart. */
  abandonedCart?: AbandonedCart;
}

/** A cart that a buyer abandoned. */
export interface AbandonedCart {
  /** Id of the cart. */
  id: string;
  /** Whether the buyer returned to the cart. */
  status: StatusOfAbandonedCarts;
  /** When the buyer abandoned the cart. */
  abandonTime?: Date | null;
  /** The buyer, if known. */
  buyerInfo?: BuyerInfo;
  /** Total price of the cart, as text with its currency. */
  total?: string | null;
  /** Activities since the cart was abandoned, such as emails to the buyer. */
  activities: Activity[];
}

/** Details of the buyer. */
export interface BuyerInfo {
  /** Id of the member, visitor or contact, depending on `identityType`. */
  id: string;
  /** Kind of buyer. */
  identityType: Identity;
  /** Buyer's email address. At most 50 characters. */
  email?: string | null;
  /** Phone number of the buyer. */
  phone?: string | null;
  /** First name of the buyer. */
  firstName?: string | null;
  /** Last name of the buyer. */
  lastName?: string | null;
}

/** Kinds of buyers. */
export type Identity = "ADMIN" | "MEMBER" | "VISITOR" | "CONTACT" | (string & {});

/** An event in the history of an abandoned cart. */
export interface Activity {
  /** Kind of activity. */
  activityType: ActivityType;
  /** Additional text about the activity. At most 1,000 characters. */
  message?: string | null;
  /** When the activity happened. */
  timestamp?: Date | null;
  /** Data that the app which recorded the activity stores with it. Set only for custom activities. */
  customData?: CustomData;
}

/** Kinds of events in the history of an abandoned cart. */
export type ActivityType =
  | "UNRECOGNIZED_TYPE"
  | "SCHEDULED"
  | "EMAIL_SENT"
  | "EMAIL_NOT_SENT"
  | "NOTIFICATION_SENT"
  | "TASK_CREATED"
  | "CUSTOM_ACTIVITY"
  | (string & {});

/** Custom data that an app stores with an activity. */
export interface CustomData {
  /** Namespace of the app. At most 50 characters. */
  namespace?: string | null;
  /** The app's custom data. */
  customValue?: Record<string, unknown> | null;
}

/** Request of {@link queryAbandonedCarts}. */
export interface QueryAbandonedCartsRequest {
  /** Filter, sorting and paging for the abandoned carts. */
  query?: QueryOfAbandonedCarts;
}

/** Response of {@link queryAbandonedCarts}. */
export interface QueryAbandonedCartsResponse {
  /** List of abandoned carts. */
  abandonedCarts: AbandonedCart[];
  /** Total number of abandoned carts across all pages. */
  totalResults: number;
}

/** Data of the {@link onAbandonedCartCartAbandonedEvent} event. */
export interface CartAbandonedEvent {
  /** Id of the cart. */
  cartId: string;
  /** When the cart was created. */
  creationTime?: Date | null;
  /** When the buyer abandoned the cart. */
  abandonTime?: Date | null;
  /** The buyer, if known. */
  buyerInfo?: BuyerInfo;
  /** Number of items in the cart. */
  itemsCount: number;
  /** Id of the coupon in the cart, if any. */
  couponId: string;
  /** Totals of the cart. */
  totals?: Totals;
  /** URL where the buyer can continue the checkout. */
  checkoutUrl: string;
}

/** Totals of an abandoned cart. */
export interface Totals {
  /** Total price of the items, before shipping and tax. At most 999,999,999.99. */
  subtotal?: number | null;
  /** Total amount to pay. At most 999,999,999.99. */
  total?: number | null;
  /** Total amount to pay, as text with its currency. */
  formattedTotal: string;
}

/** Data of the {@link onAbandonedCartCartRecoveredEvent} event. */
export interface CartRecoveredEvent {
  /** Id of the cart. */
  cartId: string;
  /** When the cart was recovered. */
  recoveredTime?: Date | null;
  /** When the cart was created. */
  creationTime?: Date | null;
  /** When the cart was abandoned. */
  abandonedTime?: Date | null;
}
