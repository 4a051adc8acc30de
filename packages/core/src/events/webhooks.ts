import type { EventIdentity } from "./event.js";

/** What a processed webhook was about. */
export interface ProcessedWebhook {
  /** Event type: "wix.ecom.v1.order_approved". */
  eventType: string;
  /** The app's instance on the site that the event is from. */
  instanceId: string | undefined;
  identity: EventIdentity | undefined;
  /** What the handlers got: `{ entity | data, metadata, modifiedFields }`. */
  payload: unknown;
}

/** Takes the platform's webhooks and calls the handlers of their events. */
export interface Webhooks {
  /**
   * Checks a webhook's token, decodes its event and calls the handlers that are bound to the client:
   * `client.orders.onOrderApproved(handler)`.
   *
   * @param jwt - the body of the webhook request
   * @returns what the webhook was about, after all its handlers have finished
   * @throws PorticoError of code WEBHOOK_SIGNATURE, WEBHOOK_CLAIMS (issuer, audience, expiry),
   *   WEBHOOK_PAYLOAD or WEBHOOK_UNKNOWN_EVENT; what a handler throws, so that the platform sends the
   *   event again
   */
  process(jwt: string): Promise<ProcessedWebhook>;
  /**
   * The same for a whole request, as a server's route gets it.
   *
   * @param request - the platform's POST
   */
  processRequest(request: Request): Promise<ProcessedWebhook>;
}
