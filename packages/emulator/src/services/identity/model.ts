import type { Session } from "../../kernel/caller.js";

/** An access token that was handed out. Times are in seconds. */
export interface AccessToken {
  readonly session: Session;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** The last part of the token: there once it is signed, and good from then on. */
  signature?: string;
  revoked: boolean;
}

/** A refresh token that was handed out. */
export interface RefreshToken {
  readonly session: Session;
  readonly issuedAt: number;
  revoked: boolean;
}

/** A code or link that was sent, and what it opens. */
export interface PendingStep {
  readonly kind:
    | "verify-email"
    | "verify-address"
    | "factor"
    | "recovery"
    | "activation"
    | "approval";
  /** Whom it is for; an e-mail address where nobody has it yet. */
  readonly memberId: string;
  code: string;
  readonly expiresAt: number;
  /** The factor that is asked for. */
  factorType?: string;
  /** The push notification was approved. */
  approved?: boolean;
  attempts: number;
  used: boolean;
}

/** A session of the hosted pages: made by a login, exchanged for tokens by the authorize endpoint. */
export interface LoginSession {
  readonly memberId: string;
  readonly expiresAt: number;
}

/** An authorization code, good for one exchange. */
export interface AuthorizationCode {
  readonly clientId: string;
  readonly redirectUri?: string;
  readonly codeChallenge?: string;
  readonly memberId: string;
  readonly visitorId: string;
  readonly expiresAt: number;
  used: boolean;
}

/** The code of an app that was installed the older way. */
export interface Install {
  readonly appId: string;
  readonly instanceId: string;
  readonly expiresAt: number;
  used: boolean;
}
