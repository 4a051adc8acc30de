import type { CodecTable } from "../wire/operation.js";

/** One webhook event as data. */
export interface EventDefinition {
  /** "wix.stores.catalog.v3.product_created" */
  readonly type: string;
  /** The payload itself is the handler's `data`; absent: the payload is a domain event envelope. */
  readonly plain?: true;
  /** Conversions over what the handler gets, `{ entity | data, modifiedFields }`; those of its metadata are the same for all. */
  readonly codec?: CodecTable;
}

/** Receives one event; a rejected promise tells the sender to deliver again. */
export type EventHandler<Event> = (event: Event) => void | Promise<void>;

/** Who caused an event. */
export interface EventIdentity {
  identityType: "UNKNOWN" | "ANONYMOUS_VISITOR" | "MEMBER" | "WIX_USER" | "APP" | (string & {});
  anonymousVisitorId?: string;
  memberId?: string;
  wixUserId?: string;
  appId?: string;
}

/** What is known about an event besides its content. */
export interface EventMetadata {
  /** Id of the event, the same at every delivery. */
  id?: string;
  /** Id of the entity that the event is about. */
  entityId?: string;
  /** Fully qualified name of the entity: "wix.stores.catalog.v3.product". */
  entityFqdn?: string;
  /** Name of the event on its entity: "created". */
  slug?: string;
  /** When it happened. */
  eventTime?: Date;
  /** Caused by a request to remove personal data. */
  triggeredByAnonymizeRequest?: boolean;
  /** Another application's event that this one follows from. */
  originatedFrom?: string;
  /** Grows with every event of one entity. */
  entityEventSequence?: string;
  /** Event type: "wix.stores.catalog.v3.product_created". */
  eventType?: string;
  /** The application's instance on the site that the event is from. */
  instanceId?: string;
  identity?: EventIdentity;
  accountInfo?: { accountId?: string; parentAccountId?: string; siteId?: string };
}
