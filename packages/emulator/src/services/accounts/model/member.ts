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
  readonly secret: string;
}

/** A user with an account. The identity and the member share one id. */
export interface Member {
  readonly id: string;
  readonly contactId: string;
  readonly createdDate: string;
  /** Creation sequence number. Seeded members have negative ones. */
  readonly created?: number;
  readonly updatedDate: string;
  readonly lastLoginDate?: string;
  readonly revision: number;
  readonly email: string;
  readonly emailVerified: boolean;
  /** SHA-256 of salt and password. Not secure storage; it only keeps passwords unreadable in snapshots. */
  readonly passwordHash?: string;
  readonly salt: string;
  /** Whether the site owner requested a new password. */
  readonly resetRequired: boolean;
  readonly status: "PENDING" | "APPROVED" | "BLOCKED" | "OFFLINE";
  readonly slug: string;
  readonly profile: Readonly<Record<string, unknown>>;
  /** Whether the member may log in but not write, like or share. */
  readonly muted?: boolean;
  /** Contact data without the names: phone numbers, email addresses and the like. */
  readonly contact?: Readonly<Record<string, unknown>>;
  /** Profile page data without the nickname: title, photo, cover. */
  readonly page?: Readonly<Record<string, unknown>>;
  readonly factors: readonly Factor[];
}

/** Sort key of members: their creation sequence. */
export const orderOfMember = ({ created = 0 }: Member): number => created;
