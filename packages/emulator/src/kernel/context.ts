import type { CartChange } from "../services/cart/cart-events.js";
import type { Cart, Owner } from "../services/cart/model.js";
import type { Picture } from "../services/catalog/model.js";
import type { Session } from "../services/identity/model.js";
import type { Changes } from "./changes.js";
import { permissionDenied } from "./platform-error.js";
import type { SiteSettings } from "./site.js";
import type { OutboxMessage, ReadableState } from "./state.js";

/** Who calls: read from the Authorization header. */
export type Caller =
  | { readonly kind: "nobody" }
  | { readonly kind: "visitor"; readonly session: Session }
  | { readonly kind: "member"; readonly session: Session; readonly memberId: string }
  /** An API key or an app's token; `session` when it acts together with a visitor. */
  | { readonly kind: "admin"; readonly session?: Session };

/** A domain event, to be sent to the configured webhook address. */
export interface DomainEvent {
  readonly entityFqdn: string;
  readonly slug: string;
  readonly entityId: string;
  /** `createdEvent`, `updatedEvent`, `deletedEvent` or `actionEvent` with its content. */
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What a handler works with, besides its request. */
export interface Context {
  /** Name of the operation that is being served. */
  readonly operation: string;
  readonly state: ReadableState;
  /** Through which the state is changed, and taken back when the request is refused. */
  readonly changes: Changes;
  readonly site: SiteSettings;
  readonly caller: Caller;
  readonly headers: Headers;
  /** Milliseconds since 1970, by the emulator's clock. */
  readonly now: number;
  /** The same as ISO text. */
  readonly iso: string;
  /** Where the emulator's own pages are. */
  readonly origin: string;
  /** The next generated id. */
  guid(kind: string): string;
  /** The address of a picture. */
  pictureUrl(picture: Picture): string;
  /** Notes what happened to a cart, for its webhooks. */
  cartChanged(cart: Cart, change: CartChange): void;
  /** Puts a message into the outbox. */
  send(message: Omit<OutboxMessage, "id" | "sentAt">): void;
  /** Sends a webhook, when one is configured. */
  emit(event: DomainEvent): void;
}

/** Whether the caller sees what only a merchant sees. */
export function isAdmin(context: Context): boolean {
  return context.caller.kind === "admin";
}

/** The session of a visitor or member; an admin has one only together with a visitor token. */
export function sessionOf(context: Context): Session {
  const { caller } = context;
  if (caller.kind !== "nobody" && caller.session) return caller.session;
  throw permissionDenied("This call needs the token of a visitor or member");
}

/** Who owns what the caller makes. */
export function ownerOf(context: Context): Owner {
  const session = sessionOf(context);
  return session.memberId === undefined
    ? { kind: "visitor", id: session.visitorId }
    : { kind: "member", id: session.memberId };
}

/** Whether something belongs to the caller. An admin reaches everything. */
export function mayReach(context: Context, owner: Owner): boolean {
  const { caller } = context;
  if (caller.kind === "admin") return true;
  if (caller.kind === "nobody") return false;
  if (owner.kind === "member") return caller.session.memberId === owner.id;
  return owner.kind === "visitor" && caller.session.visitorId === owner.id;
}
