import type { TokenRole } from "@portico/core/internal";

/** The public part of a server's session, without tokens, so you can send it to the browser. */
export interface SessionSnapshot {
  /** Id of the OAuth client. */
  readonly clientId: string;
  /** The role of the session; "none" before a visitor's first call and after a logout. */
  readonly role: TokenRole;
  /** Number that identifies a member's login. Default: 0. */
  readonly sessionVersion?: number;
}
