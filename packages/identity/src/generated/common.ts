// Generated from api/ by `npm run generate`. Do not edit.

/** A postal address in separate fields. */
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
  /** Second address line, such as an apartment or floor. */
  addressLine2?: string | null;
  /** Street name without the house number. At most 1,000 characters. */
  streetName?: string | null;
  /** House number of the address. At most 1,000 characters. */
  streetNumber?: string | null;
}

/** Kinds of postal addresses, such as billing or shipping. */
export type AddressTag = "UNTAGGED" | "HOME" | "WORK" | "BILLING" | "SHIPPING" | (string & {});

/** A postal address and its kind, such as billing or shipping. */
export interface AddressWrapper {
  /** The postal address. */
  address?: AddressOfAuthentication;
  /** Kind of address. */
  tag: AddressTag;
}

/** A postal address and its kind, such as billing or shipping. */
export interface AddressWrapperInput {
  /** The postal address. */
  address?: AddressOfAuthentication;
  /** Kind of address. */
  tag?: AddressTag;
}

/** A login with an authenticator. */
export interface AuthenticatorConnection {
  /** Id of the authenticator on this site. */
  authenticatorConnectionId: string;
  /** Whether the user must set up the authenticator again. */
  reEnrollmentRequired: boolean;
}

/**
 * A way to log in: with an identity provider or an authenticator.
 *
 * At most one of `idpConnection` and `authenticatorConnection` is set.
 */
export type Connection =
  | {
      /** A login with another identity provider, such as a social network. */
      idpConnection?: IdpConnection;
      authenticatorConnection?: undefined;
    }
  | {
      idpConnection?: undefined;
      /** A login with an authenticator. */
      authenticatorConnection?: AuthenticatorConnection;
    };

/** A custom field and its value. */
export interface CustomFieldOfAuthentication {
  /** Name of the field. */
  name: string;
  /** Value of the field. */
  value?: V1CustomValue;
}

/** A custom field and its value. */
export interface CustomFieldOfAuthenticationInput {
  /** Name of the field. */
  name?: string;
  /** Value of the field. */
  value?: V1CustomValueInput;
}

/**
 * A custom value. One of the fields is set.
 *
 * At most one of `strValue`, `numValue`, `dateValue`, `listValue` and `mapValue` is set.
 */
export type CustomValue =
  | {
      /** The value. Set only if it is a string. */
      strValue?: string;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
    }
  | {
      strValue?: undefined;
      /** The value. Set only if it is a number. */
      numValue?: number;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      /** The value. Set only if it is a date. */
      dateValue?: Date | null;
      listValue?: undefined;
      mapValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      /** The value. Set only if it is a list. */
      listValue?: ListValue;
      mapValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      /** The value. Set only if it is a map from names to values. */
      mapValue?: MapValue;
    };

/** Email address that an identity logs in with. */
export interface Email {
  /** Email address to log in with. */
  address: string;
  /** Whether the email address is verified. */
  isVerified: boolean;
}

/** Kinds of email addresses, such as home or work. */
export type EmailTag = "UNTAGGED" | "MAIN" | "HOME" | "WORK" | (string & {});

/** An authentication factor of an identity. */
export interface Factor {
  /** Id of the factor. */
  factorId: string;
  /** Kind of factor. */
  type: FactorType;
  /** Status of the factor. */
  status: Status;
}

/** Kinds of authentication factors, such as password, text message or security key. */
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

/** An identity that can log in. */
export interface Identity {
  /** Id of the identity. */
  id?: string | null;
  /** Revision number. It increases with every update. */
  revision?: string | null;
  /** When the identity was created. */
  createdDate?: Date | null;
  /** When the identity was last updated. */
  updatedDate?: Date | null;
  /** Login connections of the identity, such as a social network. */
  connections: Connection[];
  /** Profile of the person. */
  identityProfile?: IdentityProfile;
  /** Metadata of the identity. */
  metadata?: MetadataOfAuthentication;
  /** Login email address, and whether it is verified. */
  email?: Email;
  /** Whether the identity is active, pending or blocked. */
  status?: StatusV2;
  /** Authentication factors, such as a password or a text message code. At most 10 items. */
  factors: Factor[];
}

/** Name, contact details and custom fields of an identity. */
export interface IdentityProfile {
  /** First name of the person. */
  firstName?: string | null;
  /** Last name of the person. */
  lastName?: string | null;
  /** Name that the site displays. */
  nickname?: string | null;
  /** URL of the profile image. */
  picture?: string | null;
  /**
   * Use `secondaryEmails` instead.
   *
   * @deprecated
   */
  emails?: string[];
  /**
   * Use `phonesV2` instead.
   *
   * @deprecated
   */
  phones?: string[];
  /** Labels on the person's contact. At most 2,000 items. */
  labels: string[];
  /** Preferred language, such as 'en'. An ISO 639-1 code. */
  language?: string | null;
  /** Whether the profile is public or private. */
  privacyStatus: PrivacyStatus;
  /** Values of the site's custom fields. */
  customFields: CustomFieldOfAuthentication[];
  /** Email addresses other than the login email. */
  secondaryEmails: SecondaryEmail[];
  /** Phone numbers, each with its kind. */
  phonesV2: Phone[];
  /** Postal addresses, each with its kind. */
  addresses: AddressWrapper[];
  /** Company of the person. At most 1,000 characters. */
  company?: string | null;
  /** Job title of the person. At most 1,000 characters. */
  position?: string | null;
  /** Date of birth as 'YYYY-MM-DD'. */
  birthdate?: string | null;
  /** Last part of the profile page's URL. At most 255 characters. */
  slug?: string | null;
  /** Whether the person agrees to receive newsletters. */
  subscription?: boolean | null;
  /** Tax id of the person or company. At most 1,000 characters. */
  vatId?: string | null;
}

/** Name, contact details and custom fields of an identity. */
export interface IdentityProfileInput {
  /** First name of the person. */
  firstName?: string | null;
  /** Last name of the person. */
  lastName?: string | null;
  /** Name that the site displays. */
  nickname?: string | null;
  /** URL of the profile image. */
  picture?: string | null;
  /**
   * Use `secondaryEmails` instead.
   *
   * @deprecated
   */
  emails?: string[];
  /**
   * Use `phonesV2` instead.
   *
   * @deprecated
   */
  phones?: string[];
  /** Labels on the person's contact. At most 2,000 items. */
  labels?: string[];
  /** Preferred language, such as 'en'. An ISO 639-1 code. */
  language?: string | null;
  /** Whether the profile is public or private. */
  privacyStatus?: PrivacyStatus;
  /** Values of the site's custom fields. */
  customFields?: CustomFieldOfAuthenticationInput[];
  /** Email addresses other than the login email. */
  secondaryEmails?: SecondaryEmailInput[];
  /** Phone numbers, each with its kind. */
  phonesV2?: PhoneInput[];
  /** Postal addresses, each with its kind. */
  addresses?: AddressWrapperInput[];
  /** Company of the person. At most 1,000 characters. */
  company?: string | null;
  /** Job title of the person. At most 1,000 characters. */
  position?: string | null;
  /** Date of birth as 'YYYY-MM-DD'. */
  birthdate?: string | null;
  /** Last part of the profile page's URL. At most 255 characters. */
  slug?: string | null;
  /** Whether the person agrees to receive newsletters. */
  subscription?: boolean | null;
  /** Tax id of the person or company. At most 1,000 characters. */
  vatId?: string | null;
}

/** A login with another identity provider. */
export interface IdpConnection {
  /** Id of the identity provider on this site. */
  idpConnectionId: string;
  /** Id of the person at the identity provider. */
  idpUserId: string;
}

/** A list of custom values. */
export interface ListValue {
  /** The values of the list, in order. */
  value: CustomValue[];
}

/** A map of custom values, keyed by name. */
export interface MapValue {
  /** The values by name. */
  value?: Record<string, CustomValue>;
}

/** Metadata of an identity. */
export type MetadataOfAuthentication = Record<string, never>;

/** A phone number. */
export interface Phone {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  countryCode?: string | null;
  /** The phone number. */
  phone: string;
  /** Kind of phone number. */
  tag: PhoneTag;
}

/** A phone number. */
export interface PhoneInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  countryCode?: string | null;
  /** The phone number. */
  phone?: string;
  /** Kind of phone number. */
  tag?: PhoneTag;
}

/** Kinds of phone numbers, such as mobile or work. */
export type PhoneTag = "UNTAGGED" | "MAIN" | "HOME" | "MOBILE" | "WORK" | "FAX" | (string & {});

/** Whether a profile is public or private. */
export type PrivacyStatus = "UNDEFINED" | "PUBLIC" | "PRIVATE" | (string & {});

/** Why an identity is pending: it needs approval, email verification or required profile fields. */
export type ReasonOfRecovery =
  | "UNKNOWN_REASON"
  | "PENDING_ADMIN_APPROVAL_REQUIRED"
  | "PENDING_EMAIL_VERIFICATION_REQUIRED"
  | "PENDING_REQUIRED_FIELDS_MISSING"
  | (string & {});

/** Email address other than the login email. */
export interface SecondaryEmail {
  /** An additional email address. */
  email: string;
  /** Kind of address. */
  tag: EmailTag;
}

/** Email address other than the login email. */
export interface SecondaryEmailInput {
  /** An additional email address. */
  email?: string;
  /** Kind of address. */
  tag?: EmailTag;
}

/** State of a login, registration or recovery. */
export interface StateMachineResponse {
  /** State of the login, which determines the next step. */
  state: StateType;
  /** Token to exchange for a member session. Set only if the login succeeded. */
  sessionToken?: string | null;
  /** Token to send with the next step, such as an email verification. */
  stateToken?: string | null;
  /** The identity. Absent if the platform could not identify the user. */
  identity?: Identity;
  /** Additional data about the step, keyed by name. */
  additionalData?: Record<string, CustomValue>;
}

/** State of a login: completed, or waiting for approval, email verification or required fields. */
export type StateType =
  | "UNKNOWN_STATE"
  | "SUCCESS"
  | "REQUIRE_OWNER_APPROVAL"
  | "REQUIRE_EMAIL_VERIFICATION"
  | "STATUS_CHECK"
  | "REQUIRE_MISSING_FIELDS"
  | (string & {});

/** Status of an authentication factor: inactive, active, or waiting to be set up again. */
export type Status = "INACTIVE" | "ACTIVE" | "REQUIRE_REENROLL" | (string & {});

/** Status of an identity, such as active, pending or blocked. */
export type StatusName =
  | "UNKNOWN_STATUS"
  | "PENDING"
  | "ACTIVE"
  | "DELETED"
  | "BLOCKED"
  | "OFFLINE"
  | (string & {});

/** Status of an identity and its reasons. */
export interface StatusV2 {
  /** Name of the status. */
  name: StatusName;
  /** Reasons for a pending status. */
  reasons: ReasonOfRecovery[];
}

/**
 * A custom value. One of the fields is set.
 *
 * At most one of `strValue`, `numValue`, `dateValue`, `listValue`, `mapValue` and `boolValue`
 * is set.
 */
export type V1CustomValue =
  | {
      /** The value. Set only if it is a string. */
      strValue?: string;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      /** The value. Set only if it is a number. */
      numValue?: number;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      /** The value. Set only if it is a date. */
      dateValue?: Date | null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      /** The value. Set only if it is a list. */
      listValue?: V1ListValue;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      /** The value. Set only if it is a map from names to values. */
      mapValue?: V1MapValue;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      /** The value. Set only if it is a boolean. */
      boolValue?: boolean;
    };

/**
 * A custom value. One of the fields is set.
 *
 * At most one of `strValue`, `numValue`, `dateValue`, `listValue`, `mapValue` and `boolValue`
 * is set.
 */
export type V1CustomValueInput =
  | {
      /** The value. Set only if it is a string. */
      strValue?: string;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      /** The value. Set only if it is a number. */
      numValue?: number;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      /** The value. Set only if it is a date. */
      dateValue?: Date | null;
      listValue?: undefined;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      /** The value. Set only if it is a list. */
      listValue?: V1ListValueInput;
      mapValue?: undefined;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      /** The value. Set only if it is a map from names to values. */
      mapValue?: V1MapValueInput;
      boolValue?: undefined;
    }
  | {
      strValue?: undefined;
      numValue?: undefined;
      dateValue?: null;
      listValue?: undefined;
      mapValue?: undefined;
      /** The value. Set only if it is a boolean. */
      boolValue?: boolean;
    };

/** A list of custom values. */
export interface V1ListValue {
  /** The values of the list, in order. */
  value: V1CustomValue[];
}

/** A list of custom values. */
export interface V1ListValueInput {
  /** The values of the list, in order. */
  value?: V1CustomValueInput[];
}

/** A map of custom values, keyed by name. */
export interface V1MapValue {
  /** The values by name. */
  value?: Record<string, V1CustomValue>;
}

/** A map of custom values, keyed by name. */
export interface V1MapValueInput {
  /** The values by name. */
  value?: Record<string, V1CustomValueInput>;
}
