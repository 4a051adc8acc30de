import type { TokenRole } from "@portico/core/internal";

/** The part of a server-side session that the browser may know. It contains no token. */
export interface SessionSnapshot {
  /** Id of the OAuth client. */
  readonly clientId: string;
  /** The role of the session; "none" before a visitor's first call. */
  readonly role: TokenRole;
  /** Number that identifies a member's login. Default 0. */
  readonly sessionVersion?: number;
}
