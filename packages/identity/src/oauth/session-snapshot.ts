import type { TokenRole } from "@portico/core/internal";

/** What a page may know of a session that its server keeps. No token is in it. */
export interface SessionSnapshot {
  /** Id of the OAuth client. */
  readonly clientId: string;
  /** Whose session it is; "none" before the first call of a visitor. */
  readonly role: TokenRole;
  /** The number of a member's login, by which it is told from others; default 0. */
  readonly epoch?: number;
}
