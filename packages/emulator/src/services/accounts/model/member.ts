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
   * Phone number, email address, TOTP secret in base32, credential id, or recovery codes separated
   * by spaces.
   */
  readonly secret: string;
}

/** The identity and the member share one id. */
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
  /** SHA-256 of salt and password. It only keeps passwords unreadable in snapshots. */
  readonly passwordHash?: string;
  readonly salt: string;
  readonly resetRequired: boolean;
  readonly status: "PENDING" | "APPROVED" | "BLOCKED" | "OFFLINE";
  readonly slug: string;
  readonly profile: Readonly<Record<string, unknown>>;
  readonly muted?: boolean;
  /** Without the names. */
  readonly contact?: Readonly<Record<string, unknown>>;
  /** Without the nickname. */
  readonly page?: Readonly<Record<string, unknown>>;
  readonly factors: readonly Factor[];
}

export const orderOfMember = ({ created = 0 }: Member): number => created;
