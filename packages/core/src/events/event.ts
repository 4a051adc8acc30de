import type { CodecTable } from "../wire/operation.js";

export interface EventDefinition {
  /** Event type, such as "wix.stores.catalog.v3.product_created". */
  readonly type: string;
  /**
   * Whether the payload itself is the handler's `data`. By default, the payload is a domain event
   * envelope.
   */
  readonly plain?: true;
  /** Conversions for the event's `entity` or `data`, and for its `modifiedFields`. */
  readonly codec?: CodecTable;
}

/** Handles an event. If it throws or rejects, processing the webhook fails. */
export type EventHandler<Event> = (event: Event) => void | Promise<void>;

/** The user or app that caused an event. */
export interface EventIdentity {
  identityType: "UNKNOWN" | "ANONYMOUS_VISITOR" | "MEMBER" | "WIX_USER" | "APP" | (string & {});
  anonymousVisitorId?: string;
  memberId?: string;
  wixUserId?: string;
  appId?: string;
}

export interface EventMetadata {
  /** Id of the event, the same for every delivery. */
  id?: string;
  entityId?: string;
  /** Fully qualified name of the entity, such as "wix.stores.catalog.v3.product". */
  entityFqdn?: string;
  /** Event name without the entity, such as "created". */
  slug?: string;
  eventTime?: Date;
  /** Whether a request to remove personal data caused the event. */
  triggeredByAnonymizeRequest?: boolean;
  /** The action that triggered the event. */
  originatedFrom?: string;
  /** Number that increases with every event for the entity. */
  entityEventSequence?: string;
  /** Event type, such as "wix.stores.catalog.v3.product_created". */
  eventType?: string;
  /** The app's instance id on the site where the event occurred. */
  instanceId?: string;
  identity?: EventIdentity;
  accountInfo?: { accountId?: string; parentAccountId?: string; siteId?: string };
}
