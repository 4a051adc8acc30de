/** What an access token stands for. */
export interface Session {
  readonly kind: "visitor" | "member" | "app";
  readonly clientId: string;
  /** The visitor, also of a member: the same browser before login. */
  readonly visitorId: string;
  readonly memberId?: string;
  readonly instanceId?: string;
}

/** An access token that was handed out. Times are in seconds. */
export interface AccessToken {
  readonly session: Session;
  readonly issuedAt: number;
  readonly expiresAt: number;
  revoked: boolean;
}

/** A refresh token that was handed out. */
export interface RefreshToken {
  readonly session: Session;
  readonly issuedAt: number;
  revoked: boolean;
}

/** A second factor of a member. */
export interface Factor {
  readonly factorId: string;
  readonly type:
    | "SMS"
    | "CALL"
    | "EMAIL"
    | "TOTP"
    | "PUSH"
    | "WEBAUTHN"
    | "RECOVERY_CODE"
    | "PASSWORD";
  /** Phone, address, TOTP secret in base32, credential id or recovery codes (a space between), by type. */
  secret: string;
}

/** Someone with an account: identity and member at once, under one id. */
export interface Member {
  readonly id: string;
  readonly contactId: string;
  readonly createdDate: string;
  updatedDate: string;
  lastLoginDate?: string;
  revision: number;
  email: string;
  emailVerified: boolean;
  /** SHA-256 of salt and password: not a password store, but nothing readable in a snapshot. */
  passwordHash?: string;
  readonly salt: string;
  /** The owner asked for a new password. */
  resetRequired: boolean;
  status: "PENDING" | "APPROVED" | "BLOCKED" | "OFFLINE";
  slug: string;
  profile: Record<string, unknown>;
  factors: Factor[];
}

/** A code or link that was sent, and what it opens. */
export interface PendingStep {
  readonly kind: "verify-email" | "factor" | "recovery" | "activation";
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

/** A redirect session: what a hosted page was opened for. */
export interface RedirectSession {
  readonly id: string;
  readonly visitorId: string;
  readonly memberId?: string;
  readonly callbacks: Readonly<Record<string, string>>;
  readonly checkoutId?: string;
  readonly auth?: Readonly<Record<string, string>>;
  readonly prompt?: string;
  readonly logoutClientId?: string;
  /** The page that asked for it, where a browser did. */
  readonly origin?: string;
}
