import type { Session } from "../../../kernel/caller.js";

/** An issued access token. Times are in seconds. */
export interface AccessToken {
  readonly session: Session;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** Last part of the token. Set once the token is signed and valid. */
  readonly signature?: string;
  readonly revoked: boolean;
}

/** An issued refresh token. */
export interface RefreshToken {
  readonly session: Session;
  readonly issuedAt: number;
  readonly revoked: boolean;
}

/** A sent code or link and the step that it completes. */
export interface PendingStep {
  readonly kind:
    | "verify-email"
    | "verify-address"
    | "factor"
    | "recovery"
    | "activation"
    | "approval";
  /** The member's id, or the email address if it has no account yet. */
  readonly memberId: string;
  readonly code: string;
  readonly expiresAt: number;
  /** Type of the requested factor. */
  readonly factorType?: string;
  /** Whether the push notification was approved. */
  readonly approved?: boolean;
  readonly attempts: number;
  readonly used: boolean;
}

/** A session of the hosted pages. A login creates it, and the authorize endpoint exchanges it for tokens. */
export interface LoginSession {
  readonly memberId: string;
  readonly expiresAt: number;
}

/** A single-use authorization code. */
export interface AuthorizationCode {
  readonly clientId: string;
  readonly redirectUri?: string;
  readonly codeChallenge?: string;
  readonly memberId: string;
  readonly visitorId: string;
  readonly expiresAt: number;
  readonly used: boolean;
}

/** The code of an app that was installed through the legacy endpoint. */
export interface Install {
  readonly appId: string;
  readonly instanceId: string;
  readonly expiresAt: number;
  readonly used: boolean;
}
