import type { Session } from "../../../kernel/caller.js";

/** Times are in seconds. */
export interface AccessToken {
  readonly session: Session;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** Last part of the token, set once it is signed and valid. */
  readonly signature?: string;
  readonly revoked: boolean;
}

export interface RefreshToken {
  readonly session: Session;
  readonly issuedAt: number;
  readonly revoked: boolean;
}

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
  readonly factorType?: string;
  readonly approved?: boolean;
  readonly attempts: number;
  readonly used: boolean;
}

/** A login creates it, and the authorize endpoint exchanges it for tokens. */
export interface LoginSession {
  readonly memberId: string;
  readonly expiresAt: number;
}

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
