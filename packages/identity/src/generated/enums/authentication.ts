// Generated from api/ by `npm run generate`. Do not edit.

export {
  AddressTag,
  EmailTag,
  FactorType,
  PhoneTag,
  PrivacyStatus,
  ReasonOfRecovery as V1Reason,
  StateType,
  Status,
  StatusName,
} from "./common.js";

/**
 * Why an email address is not valid. For example, emails to it bounced, or its domain is
 * unknown.
 */
export const Reason = {
  UNKNOWN_REASON: "UNKNOWN_REASON",
  EMAIL_ADDRESS_BOUNCED: "EMAIL_ADDRESS_BOUNCED",
  EMAIL_DOMAIN_MISSING_DNS_RECORDS: "EMAIL_DOMAIN_MISSING_DNS_RECORDS",
  EMAIL_DOMAIN_FORMAT_INVALID: "EMAIL_DOMAIN_FORMAT_INVALID",
  EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED: "EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED",
} as const;

/** Whether a factor can be used. */
export const FactorStatus = {
  ENABLED: "ENABLED",
  /** The user must activate the factor first. */
  REQUIRE_ACTIVATION: "REQUIRE_ACTIVATION",
  /** The user must set up the factor again. */
  REQUIRE_REENROLL: "REQUIRE_REENROLL",
  /** One of the site's rules enabled the factor. */
  ENABLED_BY_RULE: "ENABLED_BY_RULE",
  /** One of the site's rules disabled the factor. */
  DISABLED_BY_RULE: "DISABLED_BY_RULE",
} as const;

/** Why a second factor is required. */
export const MfaReason = {
  /** The user's settings require a second factor. */
  USER_SETTINGS: "USER_SETTINGS",
  /** The login looks unusual. */
  HIGH_RISK_LOGIN: "HIGH_RISK_LOGIN",
} as const;
