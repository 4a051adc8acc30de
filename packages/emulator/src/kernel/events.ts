// Events and messages that the emulator sends.

/** Domain event to send to the webhook URL. */
export interface DomainEvent {
  readonly entityFqdn: string;
  readonly slug: string;
  readonly entityId: string;
  /** `createdEvent`, `updatedEvent`, `deletedEvent` or `actionEvent` with its content. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Legacy event: content without an event envelope. */
export interface OlderEvent {
  readonly eventType: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** App instance that the event is about, if it differs from the instance of the webhook URL. */
  readonly instanceId?: string;
}

/** Email, text message or call that the platform would have sent. */
export interface OutboxMessage {
  readonly id: string;
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
  readonly to: string;
  readonly subject: string;
  /** Verification code in the message. */
  readonly code?: string;
  /** Link in the message. */
  readonly link?: string;
  readonly sentAt: string;
}

/** Webhook with its delivery status. */
export interface WebhookDelivery {
  readonly id: string;
  readonly eventType: string;
  readonly url: string;
  /** Sequence number of the event. Later events of an entity have higher numbers. */
  readonly sequence: number;
  /** Signed content as JSON text. */
  readonly data: string;
  /** Signed body. Empty until it is signed. */
  jwt: string;
  attempts: number;
  status: "pending" | "delivered" | "failed";
}
