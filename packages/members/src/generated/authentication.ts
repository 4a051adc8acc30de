// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Register site members and log them in with an email address and password, with the legacy
 * service.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type CodecTable, operation, type Throws } from "@portico/core/runtime";
import type { Image } from "@portico/core/types";

export type { Image, ImageInput } from "@portico/core/types";
export type { BlockMemberResponse } from "./common.js";

const memberCodec: CodecTable = {
  creationDate: "d",
  customFields: { dateValue: "d", numValue: "f" },
  lastLoginDate: "d",
  lastUpdateDate: "d",
  picture: { focalPoint: { x: "f", y: "f" }, urlExpirationDate: "d" },
};

/** Options of {@link register}. */
export interface RegisterOptions {
  /** Contact details of the new member. */
  contactInfo?: MemberContactInfo;
  /** What opened the registration form, for the platform's statistics. */
  dialogData?: DialogData;
  /** Whether the new profile is public. */
  profilePrivacyStatus?: SiteMemberPrivacyStatus;
  /** Whether to register without logging in. */
  isOfflineRegistration?: boolean;
  /** Token from the visible CAPTCHA, if the site requires one. */
  recaptchaToken?: string | null;
  /** Token from the invisible CAPTCHA, if the site requires one. */
  invisibleRecaptchaToken?: string | null;
  /** Email verification code, if the site requires one. */
  emailVerification?: EmailVerification;
  /** Whether the form was used on a phone. */
  isMobile?: boolean | null;
}

/**
 * Application error codes for {@link register}, and how to fix the errors.
 *
 * - `EMAIL_VERIFICATION_REQUIRED`: The platform sent a verification code by email. Ask the user
 *   for the code, and use it to complete the verification.
 * - `EMAIL_VERIFICATION_FAILED`: The verification code is wrong or has expired. Ask the user to
 *   check the code, or send a new code.
 */
export type RegisterErrorCode = "EMAIL_VERIFICATION_REQUIRED" | "EMAIL_VERIFICATION_FAILED";

/**
 * Registers a member with an email address and password. If the response has no session, the
 * owner must approve the member first.
 *
 * `POST /wix-sm/api/v1/auth/api/v1/auth/register` (members/authentication)
 *
 * @param email - Email address to log in with.
 * @param password - Password to log in with.
 * @param options - See {@link RegisterOptions} for all fields.
 * @remarks For error codes, see {@link RegisterErrorCode}.
 * @example
 * ```ts
 * const response = await client.use(authentication).register("ada@example.com", password);
 * ```
 */
export const register: ((
  email: string,
  password: string,
  options?: RegisterOptions,
) => Promise<RegisterResponse>) &
  Throws<RegisterErrorCode> = /* @__PURE__ */ operation({
  name: "members.authentication.register",
  path: "/wix-sm/api/v1/auth/api/v1/auth/register",
  args: [
    "email",
    "password",
    [
      "contactInfo",
      "dialogData",
      "profilePrivacyStatus",
      "isOfflineRegistration",
      "recaptchaToken",
      "invisibleRecaptchaToken",
      "emailVerification",
      "isMobile",
    ],
  ],
  request: { contactInfo: { customFields: { dateValue: "d", numValue: "f" } } },
  response: { member: memberCodec },
});

/** Options of {@link login}. */
export interface LoginOptions {
  /** Token from the visible CAPTCHA, if the site requires one. */
  recaptchaToken?: string;
  /** Token from the invisible CAPTCHA, if the site requires one. */
  invisibleRecaptchaToken?: string;
  /** Email verification code, if the site requires one. */
  emailVerification?: EmailVerification;
  /** Whether the form was used on a phone. */
  isMobile?: boolean | null;
}

/**
 * Application error codes for {@link login}, and how to fix the errors.
 *
 * - `EMAIL_VERIFICATION_REQUIRED`: The platform sent a verification code by email. Ask the user
 *   for the code, and use it to complete the verification.
 * - `EMAIL_VERIFICATION_FAILED`: The verification code is wrong or has expired. Ask the user to
 *   check the code, or send a new code.
 */
export type LoginErrorCode = "EMAIL_VERIFICATION_REQUIRED" | "EMAIL_VERIFICATION_FAILED";

/**
 * Logs a member in with an email address and password, and returns a session.
 *
 * `POST /wix-sm/api/v1/auth/api/v1/auth/login` (members/authentication)
 *
 * @param email - Email address to log in with.
 * @param password - Password to log in with.
 * @param options - Optional fields: `recaptchaToken`, `invisibleRecaptchaToken`,
 *   `emailVerification` and `isMobile`.
 * @remarks For error codes, see {@link LoginErrorCode}.
 * @example
 * ```ts
 * const response = await client.use(authentication).login("ada@example.com", password);
 * ```
 */
export const login: ((
  email: string,
  password: string,
  options?: LoginOptions,
) => Promise<LoginResponse>) &
  Throws<LoginErrorCode> = /* @__PURE__ */ operation({
  name: "members.authentication.login",
  path: "/wix-sm/api/v1/auth/api/v1/auth/login",
  args: [
    "email",
    "password",
    ["recaptchaToken", "invisibleRecaptchaToken", "emailVerification", "isMobile"],
  ],
  response: { member: memberCodec },
});

/** Options of {@link sendSetPasswordEmail}. */
export interface SendSetPasswordEmailOptions {
  /**
   * Has no effect. It exists only for backward compatibility.
   *
   * @deprecated
   */
  requestedByMember?: boolean;
  /** Whether to omit the notice that the email can be ignored. */
  hideIgnoreMessage?: boolean;
}

/**
 * Sends a member an email with a link to set a password, and returns whether the email was
 * accepted for sending.
 *
 * `POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email` (members/authentication)
 *
 * @param email - Email address of the member.
 * @param options - Optional fields: `requestedByMember` and `hideIgnoreMessage`.
 * @remarks Requires the permission `MEMBERS.SEND_SET_PASSWORD_EMAIL`.
 * @example
 * ```ts
 * const response = await client.use(authentication).sendSetPasswordEmail("ada@example.com");
 * ```
 */
export const sendSetPasswordEmail: (
  email: string,
  options?: SendSetPasswordEmailOptions,
) => Promise<SendSetPasswordEmailResponse> = /* @__PURE__ */ operation({
  name: "members.authentication.sendSetPasswordEmail",
  path: "/wix-sm/api/v1/auth/v1/auth/members/send-set-password-email",
  args: ["email", ["requestedByMember", "hideIgnoreMessage"]],
});

/** Options of {@link changeLoginEmail}. */
export interface ChangeLoginEmailOptions {
  /** Whether to end the member's existing sessions. */
  revokeCurrentSessions?: boolean | null;
}

/**
 * Updates a member's login email, and optionally ends the member's sessions.
 *
 * `PATCH /api/v1/members/{id}/change-login-email` (members/authentication)
 *
 * @param id - Id of the member.
 * @param newEmail - The new login email. An email address.
 * @param options - Optional fields: `revokeCurrentSessions`.
 * @example
 * ```ts
 * const response = await client.use(authentication).changeLoginEmail(
 *   "<member id>",
 *   "ada@example.com",
 * );
 * ```
 */
export const changeLoginEmail: (
  id: string,
  newEmail: string,
  options?: ChangeLoginEmailOptions,
) => Promise<ChangeLoginEmailResponse> = /* @__PURE__ */ operation({
  name: "members.authentication.changeLoginEmail",
  method: "PATCH",
  path: "/api/v1/members/{id}/change-login-email",
  args: ["id", "newEmail", ["revokeCurrentSessions"]],
  response: { member: memberCodec },
});

/** Options of {@link approve}. */
export type ApproveOptions =
  | {
      /** Id of the member. */
      id?: string;
      email?: undefined;
      token?: undefined;
    }
  | {
      id?: undefined;
      /** Email address of the member to approve. */
      email?: string;
      token?: undefined;
    }
  | {
      id?: undefined;
      email?: undefined;
      /** The `approvalToken` from the registration. */
      token?: string;
    };

/**
 * Approves a pending member, identified by id, email address or approval token.
 *
 * `POST /api/v1/members/approve` (members/authentication)
 *
 * @param options - Optional fields: `id`, `email` and `token`.
 * @remarks Requires the permission `MEMBERS.MEMBER_APPROVE`.
 * @example
 * ```ts
 * const response = await client.use(authentication).approve();
 * ```
 */
export const approve: (options?: ApproveOptions) => Promise<ApproveMemberResponse> =
  /* @__PURE__ */ operation({
    name: "members.authentication.approve",
    path: "/api/v1/members/approve",
    args: [["id", "email", "token"]],
  });

/** Options of {@link block}. */
export type BlockOptions = {
  /** Reason for blocking the member. */
  source?: Source;
} & (
  | {
      /** Id of the member. */
      id?: string;
      email?: undefined;
    }
  | {
      id?: undefined;
      /** Email address of the member to block. */
      email?: string;
    }
);

/**
 * Blocks a member, identified by id or email address, from logging in.
 *
 * `POST /api/v1/members/block` (members/authentication)
 *
 * @param options - Optional fields: `id`, `email` and `source`.
 * @example
 * ```ts
 * await client.use(authentication).block();
 * ```
 */
export const block: (options?: BlockOptions) => Promise<void> = /* @__PURE__ */ operation({
  name: "members.authentication.block",
  path: "/api/v1/members/block",
  args: [["id", "email", "source"]],
});

/** Request of {@link register}. */
export interface RegisterRequest {
  /** Email address to log in with. */
  email: string;
  /** Password to log in with. */
  password: string;
  /** Contact details of the new member. */
  contactInfo?: MemberContactInfo;
  /** What opened the registration form, for the platform's statistics. */
  dialogData?: DialogData;
  /** Whether the new profile is public. */
  profilePrivacyStatus?: SiteMemberPrivacyStatus;
  /** Whether to register without logging in. */
  isOfflineRegistration?: boolean;
  /** Token from the visible CAPTCHA, if the site requires one. */
  recaptchaToken?: string | null;
  /** Token from the invisible CAPTCHA, if the site requires one. */
  invisibleRecaptchaToken?: string | null;
  /** Email verification code, if the site requires one. */
  emailVerification?: EmailVerification;
  /** Whether the form was used on a phone. */
  isMobile?: boolean | null;
}

/** Contact details of a new member. */
export interface MemberContactInfo {
  /** First name of the member. */
  firstName?: string | null;
  /** Last name of the member. */
  lastName?: string | null;
  /** URL of the profile image. */
  picture?: string | null;
  /** Email addresses other than the login email. */
  emails?: string[];
  /** Phone numbers of the member. */
  phones?: string[];
  /** Labels of the contact. */
  labels?: string[];
  /** Language of the member. An ISO 639-1 code. */
  locale?: string | null;
  /** Values of the site's custom fields. */
  customFields?: CustomFieldInput[];
}

/**
 * A custom field and its value.
 *
 * At most one of `strValue`, `numValue` and `dateValue` is set.
 */
export type CustomField = {
  /** Name of the field. */
  name: string;
} & (
  | {
      /** The value. Set only if it is a string. */
      strValue?: string | null;
      numValue?: undefined;
      dateValue?: null;
    }
  | {
      strValue?: null;
      /** The value. Set only if it is a number. */
      numValue?: number;
      dateValue?: null;
    }
  | {
      strValue?: null;
      numValue?: undefined;
      /** The value. Set only if it is a date. */
      dateValue?: Date | null;
    }
);

/**
 * A custom field and its value.
 *
 * At most one of `strValue`, `numValue` and `dateValue` is set.
 */
export type CustomFieldInput = {
  /** Name of the field. */
  name?: string;
} & (
  | {
      /** The value. Set only if it is a string. */
      strValue?: string | null;
      numValue?: undefined;
      dateValue?: null;
    }
  | {
      strValue?: null;
      /** The value. Set only if it is a number. */
      numValue?: number;
      dateValue?: null;
    }
  | {
      strValue?: null;
      numValue?: undefined;
      /** The value. Set only if it is a date. */
      dateValue?: Date | null;
    }
);

/** What opened a registration form, for the platform's statistics. */
export interface DialogData {
  /** Id of the visitor. */
  visitorId?: string | null;
  /** Id of the app. */
  appId?: string | null;
  /** What opened the registration form. */
  initiator?: string | null;
}

/** Whether a profile is public. */
export type SiteMemberPrivacyStatus =
  | "UNDEFINED"
  | "PUBLIC"
  | "PRIVATE"
  | "COMMUNITY"
  | (string & {});

/** A verification code that was sent by email. */
export interface EmailVerification {
  /** Id of the verification. */
  verificationId?: string;
  /** Verification code from the email. Exactly 6 characters. */
  otp?: string;
}

/** Response of {@link register}. */
export interface RegisterResponse {
  /** The new member. */
  member?: Member;
  /** The new session. Absent while the member is waiting for approval. */
  session?: Session;
  /** Token that the site owner can use to approve the member. */
  approvalToken?: string | null;
}

/** A member of a site, in the legacy format. */
export interface Member {
  /** Id of the member. */
  id: string;
  /** Whether the email address is verified. */
  emailVerified: boolean;
  /** Role of the member on the site. */
  role: Role;
  /** Email address that the member logs in with. */
  loginEmail?: string | null;
  /** Display name of the member. */
  memberName?: string | null;
  /** First name of the member. */
  firstName?: string | null;
  /** Last name of the member. */
  lastName?: string | null;
  /**
   * URL of the profile image. Use `picture` instead.
   *
   * @deprecated
   */
  imageUrl?: string | null;
  /** Nickname in the profile. */
  nickname?: string | null;
  /** Whether the profile is public. */
  profilePrivacyStatus: SiteMemberPrivacyStatus;
  /** Last part of the member page's URL. */
  slug?: string | null;
  /** Language of the member. */
  language?: string | null;
  /** Whether the member can log in. */
  status: SiteMemberStatus;
  /** When the member registered. */
  creationDate?: Date | null;
  /** When the member was last updated. */
  lastUpdateDate?: Date | null;
  /** When the member last logged in. */
  lastLoginDate?: Date | null;
  /** Email addresses other than the login email. */
  emails: string[];
  /** Phone numbers of the member. */
  phones: string[];
  /** Postal addresses of the member. */
  addresses: Address[];
  /** Labels of the contact. */
  labels: string[];
  /** Values of the site's custom fields. */
  customFields: CustomField[];
  /** Profile image of the member. */
  picture?: Image;
  /** Id of the user. */
  userId?: string | null;
  /** Site groups that the member is in. */
  groups: Group[];
  /** Id of the contact. */
  contactId?: string | null;
  /** Whether the member must complete the profile before logging in. */
  requireProfileCompletion: boolean;
}

/** Role of a member on the site. */
export type Role = "UNDEFINED_ROLE" | "MEMBER" | "OWNER" | "CONTRIBUTOR" | (string & {});

/** Whether a member can log in. */
export type SiteMemberStatus =
  | "UNDEFINED_STATUS"
  | "APPLICANT"
  | "ACTIVE"
  | "INACTIVE"
  | "BLOCKED"
  | "OFFLINE_ONLY"
  | (string & {});

/** A postal address of a member. */
export interface Address {
  /** Street and house number. */
  street?: string | null;
  /** City or town. */
  city?: string | null;
  /** State or region. */
  region?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
}

/** A site group that a member is in. */
export interface Group {
  /** Id of the group. */
  id: string;
  /** Name of the group. */
  name: string;
  /** Kind of group. */
  type: string;
}

/** A session of a member. */
export interface Session {
  /** Session token. Keep it secret. */
  token?: string | null;
}

/** Request of {@link login}. */
export interface LoginRequest {
  /** Email address to log in with. */
  email: string;
  /** Password to log in with. */
  password: string;
  /** Token from the visible CAPTCHA, if the site requires one. */
  recaptchaToken?: string;
  /** Token from the invisible CAPTCHA, if the site requires one. */
  invisibleRecaptchaToken?: string;
  /** Email verification code, if the site requires one. */
  emailVerification?: EmailVerification;
  /** Whether the form was used on a phone. */
  isMobile?: boolean | null;
}

/** Response of {@link login}. */
export interface LoginResponse {
  /** The new session. */
  session?: Session;
  /** The member who logged in. */
  member?: Member;
}

/** Request of {@link sendSetPasswordEmail}. */
export interface SendSetPasswordEmailRequest {
  /** Email address of the member. */
  email: string;
  /**
   * Has no effect. It exists only for backward compatibility.
   *
   * @deprecated
   */
  requestedByMember?: boolean;
  /** Whether to omit the notice that the email can be ignored. */
  hideIgnoreMessage?: boolean;
}

/** Response of {@link sendSetPasswordEmail}. */
export interface SendSetPasswordEmailResponse {
  /** Whether the email was accepted for sending. */
  accepted: boolean;
}

/** Request of {@link changeLoginEmail}. */
export interface ChangeLoginEmailRequest {
  /** Id of the member. */
  id: string;
  /** The new login email. An email address. */
  newEmail: string;
  /** Whether to end the member's existing sessions. */
  revokeCurrentSessions?: boolean | null;
}

/** Response of {@link changeLoginEmail}. */
export interface ChangeLoginEmailResponse {
  /** The updated member. */
  member?: Member;
}

/**
 * Request of {@link approve}.
 *
 * At most one of `id`, `email` and `token` is set.
 */
export interface ApproveMemberRequest {
  /** Id of the member. */
  id?: string;
  /** Email address of the member to approve. */
  email?: string;
  /** The `approvalToken` from the registration. */
  token?: string;
}

/** Response of {@link approve}. */
export interface ApproveMemberResponse {
  /** The approved member's session token. */
  session?: Session;
}

/**
 * Request of {@link block}.
 *
 * At most one of `id` and `email` is set.
 */
export interface BlockMemberRequest {
  /** Id of the member. */
  id?: string;
  /** Email address of the member to block. */
  email?: string;
  /** Reason for blocking the member. */
  source?: Source;
}

/** Reasons for blocking a member. */
export type Source = "UNKNOWN" | "HANDLING_SPAM";

/**
 * Errors with email verification codes. The platform's documentation does not name any call
 * that returns these values.
 */
export type AuthenticationCodeError = "BAD_CODE" | "NOT_FOUND" | "SEND_CODE_ERROR" | (string & {});
