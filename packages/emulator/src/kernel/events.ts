export interface DomainEvent {
  readonly entityFqdn: string;
  readonly slug: string;
  readonly entityId: string;
  /** Content, in a `createdEvent`, `updatedEvent`, `deletedEvent` or `actionEvent` field. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Legacy event: content without an event envelope. */
export interface LegacyEvent {
  readonly eventType: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** App instance of the event. Default: the instance in the webhook settings. */
  readonly instanceId?: string;
}

/** Message that the platform would have sent by email, text message, call or push notification. */
export interface OutboxMessage {
  readonly id: string;
  /** Reason for the message. */
  readonly kind:
    | "verification"
    | "password-reset"
    | "activation"
    | "factor-code"
    | "order-confirmation"
    | "back-in-stock"
    | "order-canceled"
    | "order-updated"
    | "order-refunded"
    | "shipping-confirmation";
  readonly channel: "email" | "sms" | "call" | "push";
  /** Email address, phone number or device that receives the message. */
  readonly to: string;
  readonly subject: string;
  /** Code that the recipient enters, such as a verification code. */
  readonly code?: string;
  /** URL that the recipient opens, such as a password reset page. */
  readonly link?: string;
  /** Time of the message on the emulator's clock, as an ISO date. */
  readonly sentAt: string;
}

/** Webhook with its delivery status. */
export interface WebhookDelivery {
  readonly id: string;
  /** Event type, such as `"wix.ecom.v1.order_approved"`. */
  readonly eventType: string;
  /** URL that receives the webhook. */
  readonly url: string;
  /** Number of the event. Later events have higher numbers. */
  readonly sequence: number;
  /** Content of the signed body, as JSON. */
  readonly data: string;
  /** Signed body, or an empty string before the first attempt. */
  jwt: string;
  /** Number of delivery attempts since the webhook was created or resent. */
  attempts: number;
  /** Whether the emulator still tries to deliver the webhook, has delivered it, or gave up. */
  status: "pending" | "delivered" | "failed";
}
