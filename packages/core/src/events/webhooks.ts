import type { EventIdentity } from "./event.js";

/** The event of a processed webhook. */
export interface ProcessedWebhook {
  /** Event type, such as "wix.ecom.v1.order_approved". */
  eventType: string;
  /** Instance id of the app on the site where the event happened. */
  instanceId: string | undefined;
  identity: EventIdentity | undefined;
  /** The handlers' argument: `{ entity | data, metadata, modifiedFields }`. */
  payload: unknown;
}

/** Verifies webhooks of the platform and calls their handlers. */
export interface Webhooks {
  /**
   * Verifies the JWT of a webhook, decodes its event and calls the handlers that are registered on the client:
   * `client.orders.onOrderApproved(handler)`.
   *
   * @param jwt - body of the webhook request
   * @returns the event, after all handlers have finished
   * @throws PorticoError - WEBHOOK_SIGNATURE, WEBHOOK_CLAIMS (issuer, audience or expiry), WEBHOOK_PAYLOAD or
   *   WEBHOOK_UNKNOWN_EVENT; also any error of a handler: respond with a 5xx status, so that the platform delivers
   *   the event again
   */
  process(jwt: string): Promise<ProcessedWebhook>;
  /**
   * Processes the request of a webhook in a server route. It reads the body and calls `process`.
   *
   * @param request - the platform's POST request
   * @throws PorticoError - BODY_TOO_LARGE; the errors of `process`
   */
  processRequest(request: Request): Promise<ProcessedWebhook>;
}
