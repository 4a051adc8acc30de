// Generated from api/ by `npm run generate`. Do not edit.

/** A postal address in its parts. */
export interface AddressOfAuthentication {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** City or town. */
  city?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
  /** First line of the address: street and number. */
  addressLine?: string | null;
  /** Second line: floor, flat or other detail. */
  addressLine2?: string | null;
  /** Street without the number of the house. At most 1000 characters. */
  streetName?: string | null;
  /** Number of the house. At most 1000 characters. */
  streetNumber?: string | null;
}

/** What a postal address is for, such as billing or shipping. */
export type AddressTag = "UNTAGGED" | "HOME" | "WORK" | "BILLING" | "SHIPPING" | (string & {});

/** A postal address with its kind. */
export interface AddressWrapper {
  /** The postal address itself. */
  address?: AddressOfAuthentication;
  /** Kind of address. */
  tag: AddressTag;
}

/** A postal address with its kind. */
export interface AddressWrapperInput {
  /** The postal address itself. */
  address?: AddressOfAuthentication;
  /** Kind of address. */
  tag?: AddressTag;
}

/** Login through an authenticator. */
export interface AuthenticatorConnection {
  /** Id of the authenticator on this site. */
  authenticatorConnectionId: string;
  /** True when the person has to set it up again. */
  reEnrollmentRequired: boolean;
}

/**
 * A way of logging in; one of the two is set.
 *
 * At most one of: `idpConnection`, `authenticatorConnection`.
 */
export type Connection =
  | {
      /** Login through another provider, such as a social network. */
      idpConnection?: IdpConnection;
      authenticatorConnection?: undefined;
    }
  | {
      idpConnection?: undefined;
      /** Login through an authenticator. */
      authenticatorConnection?: AuthenticatorConnection;
    };

/** Value of one of the site's own fields. */
export interface CustomFieldOfAuthentication {
  /** Name of the field. */
  name: string;
  /** Value, with its kind. */
  value?: V1CustomValue;
}

/** Value of one of the site's own fields. */
export interface CustomFieldOfAuthenticationInput {
  /** Name of the field. */
  name?: string;
  /** Value, with its kind. */
  value?: V1CustomValueInput;
}

/**
 * A value of any kind; one of the fields is set.
 *
 * At most one of: `strValue`, `numValue`, `dateValue`, `listValue`, `mapValue`.
 */
export type CustomValue =
  | {
      /** The value as text. */
      strValue?: string;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
    }
  | {
      strValue?: undefined;
      /** The value as a number. */
      numValue?: number;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      /** Set when the value is a date. */
      dateValue?: Date | null;
      listValue?: undefined;
      mapValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      /** Set when the value is a list. */
      listValue?: ListValue;
      mapValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      /** The value as named values. */
      mapValue?: MapValue;
    };

/** Login email of an identity. */
export interface Email {
  /** Email address that the identity logs in with. */
  address: string;
  /** True when the person has confirmed it. */
  isVerified: boolean;
}

/** What an email address is for, such as home or work. */
export type EmailTag = "UNTAGGED" | "MAIN" | "HOME" | "WORK" | (string & {});

/** A means of proof that an identity has. */
export interface Factor {
  /** Id of the factor. */
  factorId: string;
  /** Kind of factor. */
  type: FactorType;
  /** State of the factor. */
  status: Status;
}

/** Means of proof, such as password, text message or security key. */
export type FactorType =
  | "PASSWORD"
  | "SMS"
  | "CALL"
  | "EMAIL"
  | "TOTP"
  | "PUSH"
  | "WEBAUTHN"
  | "RECOVERY_CODE"
  | (string & {});

/** A person who can log in. */
export interface Identity {
  /** Id of the identity. */
  id?: string | null;
  /** Revision number, raised by every change. */
  revision?: string | null;
  /** When the identity was created. */
  createdDate?: Date | null;
  /** When the identity was last changed. */
  updatedDate?: Date | null;
  /** Ways in which the person logs in, such as a social network. */
  connections: Connection[];
  /** Facts that the person gave about themselves. */
  identityProfile?: IdentityProfile;
  /** Data that the platform keeps about the identity. */
  metadata?: MetadataOfAuthentication;
  /** Login email and whether it is verified. */
  email?: Email;
  /** Tells if the identity is active, pending or blocked. */
  status?: StatusV2;
  /** Means of proof, such as a password or a code by text message. At most 10 items. */
  factors: Factor[];
}

/** Facts that a person gives about themselves. */
export interface IdentityProfile {
  /** First name of the person. */
  firstName?: string | null;
  /** Last name of the person. */
  lastName?: string | null;
  /** Name to show on the site. */
  nickname?: string | null;
  /** Address of a picture of the person. */
  picture?: string | null;
  /**
   * Older form of secondaryEmails.
   *
   * @deprecated
   */
  emails?: string[];
  /**
   * Older form of phonesV2.
   *
   * @deprecated
   */
  phones?: string[];
  /** Labels on the contact that belongs to the person. At most 2000 items. */
  labels: string[];
  /** Preferred language, such as 'en'. An ISO 639-1 code. */
  language?: string | null;
  /** Tells if the profile is public or private. */
  privacyStatus: PrivacyStatus;
  /** Values of the site's own fields. */
  customFields: CustomFieldOfAuthentication[];
  /** Email addresses beside the login email. */
  secondaryEmails: SecondaryEmail[];
  /** Phone numbers with their kind. */
  phonesV2: Phone[];
  /** Postal addresses with their kind. */
  addresses: AddressWrapper[];
  /** Company that the person works for. At most 1000 characters. */
  company?: string | null;
  /** Position at work. At most 1000 characters. */
  position?: string | null;
  /** Date of birth as 'YYYY-MM-DD'. */
  birthdate?: string | null;
  /** Last part of the profile page's address. At most 255 characters. */
  slug?: string | null;
  /** True when the person agrees to receive newsletters. */
  subscription?: boolean | null;
  /** Tax number of the person or company. At most 1000 characters. */
  vatId?: string | null;
}

/** Facts that a person gives about themselves. */
export interface IdentityProfileInput {
  /** First name of the person. */
  firstName?: string | null;
  /** Last name of the person. */
  lastName?: string | null;
  /** Name to show on the site. */
  nickname?: string | null;
  /** Address of a picture of the person. */
  picture?: string | null;
  /**
   * Older form of secondaryEmails.
   *
   * @deprecated
   */
  emails?: string[];
  /**
   * Older form of phonesV2.
   *
   * @deprecated
   */
  phones?: string[];
  /** Labels on the contact that belongs to the person. At most 2000 items. */
  labels?: string[];
  /** Preferred language, such as 'en'. An ISO 639-1 code. */
  language?: string | null;
  /** Tells if the profile is public or private. */
  privacyStatus?: PrivacyStatus;
  /** Values of the site's own fields. */
  customFields?: CustomFieldOfAuthenticationInput[];
  /** Email addresses beside the login email. */
  secondaryEmails?: SecondaryEmailInput[];
  /** Phone numbers with their kind. */
  phonesV2?: PhoneInput[];
  /** Postal addresses with their kind. */
  addresses?: AddressWrapperInput[];
  /** Company that the person works for. At most 1000 characters. */
  company?: string | null;
  /** Position at work. At most 1000 characters. */
  position?: string | null;
  /** Date of birth as 'YYYY-MM-DD'. */
  birthdate?: string | null;
  /** Last part of the profile page's address. At most 255 characters. */
  slug?: string | null;
  /** True when the person agrees to receive newsletters. */
  subscription?: boolean | null;
  /** Tax number of the person or company. At most 1000 characters. */
  vatId?: string | null;
}

/** Login through another provider. */
export interface IdpConnection {
  /** Id of the provider on this site. */
  idpConnectionId: string;
  /** Id of the person at that provider. */
  idpUserId: string;
}

/** Several values in order. */
export interface ListValue {
  /** The values of the list, in order. */
  value: CustomValue[];
}

/** Values by name. */
export interface MapValue {
  /** The values, each by its name. */
  value?: Record<string, CustomValue>;
}

/** Data that the platform keeps about an identity. */
export type MetadataOfAuthentication = Record<string, never>;

/** A phone number. */
export interface Phone {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  countryCode?: string | null;
  /** The number as it is dialed. */
  phone: string;
  /** Kind of number. */
  tag: PhoneTag;
}

/** A phone number. */
export interface PhoneInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  countryCode?: string | null;
  /** The number as it is dialed. */
  phone?: string;
  /** Kind of number. */
  tag?: PhoneTag;
}

/** What a phone number is for, such as mobile or work. */
export type PhoneTag = "UNTAGGED" | "MAIN" | "HOME" | "MOBILE" | "WORK" | "FAX" | (string & {});

/** Whether a profile is public or private. */
export type PrivacyStatus = "UNDEFINED" | "PUBLIC" | "PRIVATE" | (string & {});

/** Why an identity is pending: approval, email verification or missing fields. */
export type ReasonOfRecovery =
  | "UNKNOWN_REASON"
  | "PENDING_ADMIN_APPROVAL_REQUIRED"
  | "PENDING_EMAIL_VERIFICATION_REQUIRED"
  | "PENDING_REQUIRED_FIELDS_MISSING"
  | (string & {});

/** Email address beside the login email. */
export interface SecondaryEmail {
  /** A further email address of the person. */
  email: string;
  /** Kind of address. */
  tag: EmailTag;
}

/** Email address beside the login email. */
export interface SecondaryEmailInput {
  /** A further email address of the person. */
  email?: string;
  /** Kind of address. */
  tag?: EmailTag;
}

/** How far a login, registration or recovery has come. */
export interface StateMachineResponse {
  /** Step that was reached, which decides what comes next. */
  state: StateType;
  /** On success, the token to exchange for a member's session. */
  sessionToken?: string | null;
  /** Token to send with the next step, such as an email verification. */
  stateToken?: string | null;
  /** The person, once known. */
  identity?: Identity;
  /** Further data about the step, by name. */
  additionalData?: Record<string, CustomValue>;
}

/**
 * How far a login has come: done, waiting for the owner, for a verified email or for missing
 * fields.
 */
export type StateType =
  | "UNKNOWN_STATE"
  | "SUCCESS"
  | "REQUIRE_OWNER_APPROVAL"
  | "REQUIRE_EMAIL_VERIFICATION"
  | "STATUS_CHECK"
  | "REQUIRE_MISSING_FIELDS"
  | (string & {});

/** State of a means of proof: inactive, active or to be set up again. */
export type Status = "INACTIVE" | "ACTIVE" | "REQUIRE_REENROLL" | (string & {});

/** State of an identity, such as active, pending or blocked. */
export type StatusName =
  | "UNKNOWN_STATUS"
  | "PENDING"
  | "ACTIVE"
  | "DELETED"
  | "BLOCKED"
  | "OFFLINE"
  | (string & {});

/** State of an identity and why. */
export interface StatusV2 {
  /** Which state the identity is in. */
  name: StatusName;
  /** Why it is pending, if it is. */
  reasons: ReasonOfRecovery[];
}

/**
 * A value of any kind; one of the fields is set.
 *
 * At most one of: `strValue`, `numValue`, `dateValue`, `listValue`, `mapValue`, `boolValue`.
 */
export type V1CustomValue =
  | {
      /** The value as text. */
      strValue?: string;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      /** The value as a number. */
      numValue?: number;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      /** Set when the value is a date. */
      dateValue?: Date | null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      /** Set when the value is a list. */
      listValue?: V1ListValue;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      /** The value as named values. */
      mapValue?: V1MapValue;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      /** The value as true or false. */
      boolValue?: boolean;
    };

/**
 * A value of any kind; one of the fields is set.
 *
 * At most one of: `strValue`, `numValue`, `dateValue`, `listValue`, `mapValue`, `boolValue`.
 */
export type V1CustomValueInput =
  | {
      /** The value as text. */
      strValue?: string;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      /** The value as a number. */
      numValue?: number;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      /** Set when the value is a date. */
      dateValue?: Date | null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      /** Set when the value is a list. */
      listValue?: V1ListValueInput;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      /** The value as named values. */
      mapValue?: V1MapValueInput;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      /** The value as true or false. */
      boolValue?: boolean;
    };

/** Several values in order. */
export interface V1ListValue {
  /** The values of the list, in order. */
  value: V1CustomValue[];
}

/** Several values in order. */
export interface V1ListValueInput {
  /** The values of the list, in order. */
  value?: V1CustomValueInput[];
}

/** Values by name. */
export interface V1MapValue {
  /** The values, each by its name. */
  value?: Record<string, V1CustomValue>;
}

/** Values by name. */
export interface V1MapValueInput {
  /** The values, each by its name. */
  value?: Record<string, V1CustomValueInput>;
}
