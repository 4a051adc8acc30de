// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read carts that shoppers left without ordering.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
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
 * Get an abandoned cart by its id.
 *
 * `GET /v1/abandonedCarts/{id}` (stores/abandoned-carts)
 *
 * @param id - id of the abandoned cart
 * @example
 * ```ts
 * const answer = await client.use(abandonedCarts).getAbandonedCart("<abandoned cart id>");
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

/** The `options` of {@link queryAbandonedCarts}. */
export interface QueryAbandonedCartsOptions {
  query?: QueryOfAbandonedCarts;
}

/**
 * Query abandoned carts with filters and paging.
 *
 * `POST /v1/abandonedCarts/query` (stores/abandoned-carts)
 *
 * @param options - may hold `query`
 * @example
 * ```ts
 * const answer = await client.use(abandonedCarts).queryAbandonedCarts();
 * ```
 */
export const queryAbandonedCarts: (
  options?: QueryAbandonedCartsOptions,
) => Promise<QueryAbandonedCartsResponse> = /* @__PURE__ */ operation({
  name: "stores.abandonedCarts.queryAbandonedCarts",
  method: "POST",
  path: "/v1/abandonedCarts/query",
  args: [["query"]],
  response: { abandonedCarts: { abandonTime: "d", activities: { timestamp: "d" } } },
  read: true,
});

/** What a handler of {@link onAbandonedCartCartAbandonedEvent} gets. */
export interface AbandonedCartCartAbandonedEventEvent {
  data: CartAbandonedEvent;
  metadata: EventMetadata;
}

/**
 * Sent when a shopper leaves a cart without ordering.
 *
 * Event type `com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent`.
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

/** What a handler of {@link onAbandonedCartCartRecoveredEvent} gets. */
export interface AbandonedCartCartRecoveredEventEvent {
  data: CartRecoveredEvent;
  metadata: EventMetadata;
}

/**
 * Sent when an abandoned cart ends in an order after all.
 *
 * Event type `com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent`.
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

export interface GetAbandonedCartRequest {
  /** Guid. */
  id: string;
}

export interface GetAbandonedCartResponse {
  abandonedCart?: AbandonedCart;
}

export interface AbandonedCart {
  /** Guid. */
  id: string;
  status: StatusOfAbandonedCarts;
  abandonTime?: Date | null;
  buyerInfo?: BuyerInfo;
  total?: string | null;
  activities: Activity[];
}

/** Who buys, as a visitor or a member. */
export interface BuyerInfo {
  /** Guid. */
  id: string;
  identityType: Identity;
  /** Buyer's email address. At most 50 characters. */
  email?: string | null;
  /** Phone. */
  phone?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

export type Identity = "ADMIN" | "MEMBER" | "VISITOR" | "CONTACT" | (string & {});

export interface Activity {
  activityType: ActivityType;
  /** At most 1000 characters. */
  message?: string | null;
  timestamp?: Date | null;
  customData?: CustomData;
}

export type ActivityType =
  | "UNRECOGNIZED_TYPE"
  | "SCHEDULED"
  | "EMAIL_SENT"
  | "EMAIL_NOT_SENT"
  | "NOTIFICATION_SENT"
  | "TASK_CREATED"
  | "CUSTOM_ACTIVITY"
  | (string & {});

export interface CustomData {
  /** At most 50 characters. */
  namespace?: string | null;
  customValue?: Record<string, unknown> | null;
}

export interface QueryAbandonedCartsRequest {
  query?: QueryOfAbandonedCarts;
}

export interface QueryAbandonedCartsResponse {
  abandonedCarts: AbandonedCart[];
  totalResults: number;
}

export interface CartAbandonedEvent {
  /** Guid. */
  cartId: string;
  creationTime?: Date | null;
  abandonTime?: Date | null;
  buyerInfo?: BuyerInfo;
  itemsCount: number;
  couponId: string;
  totals?: Totals;
  /** Web url. */
  checkoutUrl: string;
}

export interface Totals {
  /** At most 999999999.99. */
  subtotal?: number | null;
  /** At most 999999999.99. */
  total?: number | null;
  formattedTotal: string;
}

export interface CartRecoveredEvent {
  /** Guid. */
  cartId: string;
  recoveredTime?: Date | null;
  creationTime?: Date | null;
  abandonedTime?: Date | null;
}
