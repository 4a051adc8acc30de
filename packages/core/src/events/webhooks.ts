import type { EventIdentity } from "./event.js";

/** The event in a processed webhook. */
export interface ProcessedWebhook {
  /** Event type, such as "wix.ecom.v1.order_approved". */
  eventType: string;
  /** The app's instance id on the site where the event occurred. */
  instanceId: string | undefined;
  identity: EventIdentity | undefined;
  /** The handlers' argument: `entity` or `data`, `metadata` and, for updates, `modifiedFields`. */
  payload: unknown;
}

/** Verifies the platform's webhooks and calls the handlers for their events. */
export interface Webhooks {
  /**
   * Verifies a webhook's JWT and calls the client's handlers, such as those registered with
   * `client.orders.onOrderApproved(handler)`. If a handler fails, respond with a 5xx status so that
   * the platform delivers the event again.
   *
   * @param jwt - body of the webhook request
   * @returns the event, after all handlers have finished
   * @throws PorticoError - WEBHOOK_SIGNATURE, WEBHOOK_CLAIMS (issuer, audience or expiry),
   *   WEBHOOK_PAYLOAD or WEBHOOK_UNKNOWN_EVENT
   * @throws the error that a handler throws, or an AggregateError if several handlers fail
   */
  process(jwt: string): Promise<ProcessedWebhook>;
  /**
   * Processes a webhook request in a server route: reads the body and calls `process`.
   *
   * @param request - the platform's POST request
   * @throws PorticoError - BODY_TOO_LARGE, or an error from `process`
   */
  processRequest(request: Request): Promise<ProcessedWebhook>;
}
