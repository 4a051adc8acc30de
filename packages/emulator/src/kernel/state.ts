import type { Cart } from "../services/cart/model.js";
import { type Catalog, copyCatalog } from "../services/catalog/model.js";
import type {
  AccessToken,
  AuthorizationCode,
  Install,
  LoginSession,
  Member,
  PendingStep,
  RedirectSession,
  RefreshToken,
} from "../services/identity/model.js";
import type { StoredOrder } from "../services/orders/model.js";
import type { SiteSettings } from "./site.js";

/** A message that the platform would have sent by e-mail, SMS or call. */
export interface OutboxMessage {
  readonly id: string;
  readonly kind:
    | "verification"
    | "password-reset"
    | "activation"
    | "factor-code"
    | "order-confirmation";
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
  /** Place in the order of all events: an entity's later event has the higher number. */
  readonly sequence: number;
  /** The signed body; empty until it is signed. */
  jwt: string;
  attempts: number;
  status: "pending" | "delivered" | "failed";
}

/** Everything the emulator knows. Only plain data, Maps and Sets: a snapshot is a structured clone of it. */
export interface State {
  site: SiteSettings;
  catalog: Catalog;
  /** Counter behind generated ids: the same calls give the same ids. */
  nextId: number;
  nextOrderNumber: number;
  /** By checkout id. */
  carts: Map<string, Cart>;
  /** By order id. */
  orders: Map<string, StoredOrder>;
  couponUses: Map<string, { total: number; byCustomer: Map<string, number> }>;
  accessTokens: Map<string, AccessToken>;
  refreshTokens: Map<string, RefreshToken>;
  members: Map<string, Member>;
  loginSessions: Map<string, LoginSession>;
  pendingSteps: Map<string, PendingStep>;
  codes: Map<string, AuthorizationCode>;
  installs: Map<string, Install>;
  redirects: Map<string, RedirectSession>;
  outbox: OutboxMessage[];
  webhooks: WebhookDelivery[];
  /** How many events were recorded. */
  events: number;
  /** Grows with every write; answered as the consistency header. */
  writes: number;
}

type Readable<T> =
  T extends Map<infer K, infer V> ? ReadonlyMap<K, V> : T extends (infer I)[] ? readonly I[] : T;

/** The state as handlers have it: its collections change through `Changes` only. */
export type ReadableState = { readonly [K in keyof State]: Readable<State[K]> };

/** The part of the state that a seed provides. */
export interface Seed {
  readonly site: SiteSettings;
  readonly catalog: Catalog;
  readonly members: readonly Member[];
}

/** A fresh state over a seed. The seed itself is never changed. */
export function stateFrom(seed: Seed): State {
  return {
    site: structuredClone(seed.site),
    catalog: copyCatalog(seed.catalog),
    nextId: 1,
    nextOrderNumber: 10_001,
    carts: new Map(),
    orders: new Map(),
    couponUses: new Map(),
    accessTokens: new Map(),
    refreshTokens: new Map(),
    members: new Map(structuredClone(seed.members).map((member) => [member.id, member])),
    loginSessions: new Map(),
    pendingSteps: new Map(),
    codes: new Map(),
    installs: new Map(),
    redirects: new Map(),
    outbox: [],
    webhooks: [],
    events: 0,
    writes: 0,
  };
}

/** A copy of a state, which later changes of either do not reach. */
export function copyState({ catalog, ...rest }: State): State {
  return { ...structuredClone(rest), catalog: copyCatalog(catalog) };
}
