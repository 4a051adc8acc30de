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
  /**
   * Depends on the type: phone number, email address, TOTP secret in base32, credential id, or recovery codes
   * separated by spaces.
   */
  secret: string;
}

/** A user with an account. The identity and the member share one id. */
export interface Member {
  readonly id: string;
  readonly contactId: string;
  readonly createdDate: string;
  /** Creation sequence number. Seeded members have negative ones. */
  readonly created?: number;
  updatedDate: string;
  lastLoginDate?: string;
  revision: number;
  email: string;
  emailVerified: boolean;
  /** SHA-256 of salt and password. Not secure storage; it only keeps passwords unreadable in snapshots. */
  passwordHash?: string;
  readonly salt: string;
  /** Whether the site owner requested a new password. */
  resetRequired: boolean;
  status: "PENDING" | "APPROVED" | "BLOCKED" | "OFFLINE";
  slug: string;
  profile: Record<string, unknown>;
  /** Whether the member may log in but not write, like or share. */
  muted?: boolean;
  /** Contact data without the names: phone numbers, email addresses and the like. */
  contact?: Record<string, unknown>;
  /** Profile page data without the nickname: title, photo, cover. */
  page?: Record<string, unknown>;
  factors: Factor[];
}

/** Sort key of members: their creation sequence. */
export const orderOfMember = ({ created = 0 }: Member): number => created;
