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
  /** Rises with every member that is created; negative for those of a seed. */
  readonly created?: number;
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
  /** May log in, but not write, like or share. */
  muted?: boolean;
  /** What the contact has beside the names: phones, e-mails, addresses and the like. */
  contact?: Record<string, unknown>;
  /** What the profile page shows beside the nickname: title, photo, cover. */
  page?: Record<string, unknown>;
  factors: Factor[];
}

/** Orders members by their creation. */
export const orderOfMember = ({ created = 0 }: Member): number => created;
