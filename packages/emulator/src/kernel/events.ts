// What leaves the emulator besides answers.

/** A domain event, to be sent to the configured webhook address. */
export interface DomainEvent {
  readonly entityFqdn: string;
  readonly slug: string;
  readonly entityId: string;
  /** `createdEvent`, `updatedEvent`, `deletedEvent` or `actionEvent` with its content. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** An event of the older kind: its content alone, without what tells of the event. */
export interface OlderEvent {
  readonly eventType: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The installation of the app that it is about, where that is not the one that webhooks go to. */
  readonly instanceId?: string;
}

/** A message that the platform would have sent by e-mail, SMS or call. */
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
  /** The code to type, when the message carries one. */
  readonly code?: string;
  /** The link to open, when the message carries one. */
  readonly link?: string;
  readonly sentAt: string;
}

/** A webhook that was, or will be, delivered. */
export interface WebhookDelivery {
  readonly id: string;
  readonly eventType: string;
  readonly url: string;
  /** Place in the order of all events that are sent: an entity's later event has the higher number. */
  readonly sequence: number;
  /** What is signed, as JSON text. */
  readonly data: string;
  /** The signed body; empty until it is signed. */
  jwt: string;
  attempts: number;
  status: "pending" | "delivered" | "failed";
}
