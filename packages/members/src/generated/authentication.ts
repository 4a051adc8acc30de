// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Older email and password sign-up and login for site members.
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
  /** What is known of the new member as a contact. */
  contactInfo?: MemberContactInfo;
  /** Who opened the form, for the platform's statistics. */
  dialogData?: DialogData;
  /** Whether the new profile is public. */
  profilePrivacyStatus?: SiteMemberPrivacyStatus;
  /** True to register without logging in. */
  isOfflineRegistration?: boolean;
  /** Answer of the visible captcha; where the site asks for one. */
  recaptchaToken?: string | null;
  /** Answer of the invisible captcha; where the site asks for one. */
  invisibleRecaptchaToken?: string | null;
  /** Proof that the email address is the member's own; where the site asks for it. */
  emailVerification?: EmailVerification;
  /** True when the form was on a phone. */
  isMobile?: boolean | null;
}

/**
 * Application error codes of {@link register}, and how to fix them.
 *
 * - `EMAIL_VERIFICATION_REQUIRED`: The platform sent a verification code by email. Ask the user
 *   for the code and complete the verification.
 * - `EMAIL_VERIFICATION_FAILED`: The verification code is wrong or has expired. Ask the user to
 *   enter it again, or send a new code.
 */
export type RegisterErrorCode = "EMAIL_VERIFICATION_REQUIRED" | "EMAIL_VERIFICATION_FAILED";

/**
 * Register a member by email and password; without a session the owner must approve first.
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
  /** Answer of the visible captcha; where the site asks for one. */
  recaptchaToken?: string;
  /** Answer of the invisible captcha; where the site asks for one. */
  invisibleRecaptchaToken?: string;
  /** Proof that the email address is the member's own; where the site asks for it. */
  emailVerification?: EmailVerification;
  /** True when the form was on a phone. */
  isMobile?: boolean | null;
}

/**
 * Application error codes of {@link login}, and how to fix them.
 *
 * - `EMAIL_VERIFICATION_REQUIRED`: The platform sent a verification code by email. Ask the user
 *   for the code and complete the verification.
 * - `EMAIL_VERIFICATION_FAILED`: The verification code is wrong or has expired. Ask the user to
 *   enter it again, or send a new code.
 */
export type LoginErrorCode = "EMAIL_VERIFICATION_REQUIRED" | "EMAIL_VERIFICATION_FAILED";

/**
 * Log a member in by email and password and get a session.
 *
 * `POST /wix-sm/api/v1/auth/api/v1/auth/login` (members/authentication)
 *
 * @param email - Email address to log in with.
 * @param password - Password to log in with.
 * @param options - Can contain `recaptchaToken`, `invisibleRecaptchaToken`, `emailVerification`
 *   and `isMobile`.
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
   * Changes nothing; kept for older callers.
   *
   * @deprecated
   */
  requestedByMember?: boolean;
  /** True to leave out the words that the message can be ignored. */
  hideIgnoreMessage?: boolean;
}

/**
 * Email a member a link for setting a password; the answer says if it was accepted.
 *
 * `POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email` (members/authentication)
 *
 * @param email - Email address of the member, to which the message goes.
 * @param options - Can contain `requestedByMember` and `hideIgnoreMessage`.
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
  /** True to end the logins that the member has. */
  revokeCurrentSessions?: boolean | null;
}

/**
 * Change the email a member logs in with, ending running sessions if asked.
 *
 * `PATCH /api/v1/members/{id}/change-login-email` (members/authentication)
 *
 * @param id - Id of the member.
 * @param newEmail - Email address to log in with from then on. An email address.
 * @param options - Can contain `revokeCurrentSessions`.
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
      /** The `approvalToken` of the registration. */
      token?: string;
    };

/**
 * Approve a waiting member, named by id, email or approval token.
 *
 * `POST /api/v1/members/approve` (members/authentication)
 *
 * @param options - Can contain `id`, `email` and `token`.
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
  /** Why the member is blocked. */
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
 * Block a member, named by id or email, from logging in.
 *
 * `POST /api/v1/members/block` (members/authentication)
 *
 * @param options - Can contain `id`, `email` and `source`.
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
  /** What is known of the new member as a contact. */
  contactInfo?: MemberContactInfo;
  /** Who opened the form, for the platform's statistics. */
  dialogData?: DialogData;
  /** Whether the new profile is public. */
  profilePrivacyStatus?: SiteMemberPrivacyStatus;
  /** True to register without logging in. */
  isOfflineRegistration?: boolean;
  /** Answer of the visible captcha; where the site asks for one. */
  recaptchaToken?: string | null;
  /** Answer of the invisible captcha; where the site asks for one. */
  invisibleRecaptchaToken?: string | null;
  /** Proof that the email address is the member's own; where the site asks for it. */
  emailVerification?: EmailVerification;
  /** True when the form was on a phone. */
  isMobile?: boolean | null;
}

/** What is known of a new member as a contact. */
export interface MemberContactInfo {
  /** First name of the member. */
  firstName?: string | null;
  /** Last name of the member. */
  lastName?: string | null;
  /** Address of the profile picture. */
  picture?: string | null;
  /** Email addresses besides that of the login. */
  emails?: string[];
  /** Phone numbers of the member. */
  phones?: string[];
  /** Labels that the site gives to the contact. */
  labels?: string[];
  /** Language of the member. An ISO 639-1 code. */
  locale?: string | null;
  /** Values of the site's own fields. */
  customFields?: CustomFieldInput[];
}

/**
 * The value of one of the site's own fields.
 *
 * At most one of: `strValue`, `numValue`, `dateValue`.
 */
export type CustomField = {
  /** Name of the field. */
  name: string;
} & (
  | {
      /** The value, where it is a text. */
      strValue?: string | null;
      numValue?: undefined;
      dateValue?: null;
    }
  | {
      strValue?: null;
      /** The value, where it is a number. */
      numValue?: number;
      dateValue?: null;
    }
  | {
      strValue?: null;
      numValue?: undefined;
      /** The value, where it is a date. */
      dateValue?: Date | null;
    }
);

/**
 * The value of one of the site's own fields.
 *
 * At most one of: `strValue`, `numValue`, `dateValue`.
 */
export type CustomFieldInput = {
  /** Name of the field. */
  name?: string;
} & (
  | {
      /** The value, where it is a text. */
      strValue?: string | null;
      numValue?: undefined;
      dateValue?: null;
    }
  | {
      strValue?: null;
      /** The value, where it is a number. */
      numValue?: number;
      dateValue?: null;
    }
  | {
      strValue?: null;
      numValue?: undefined;
      /** The value, where it is a date. */
      dateValue?: Date | null;
    }
);

/** Who opened a registration form, for the platform's statistics. */
export interface DialogData {
  /** Id of the visitor. */
  visitorId?: string | null;
  /** Id of the app. */
  appId?: string | null;
  /** What made the form open. */
  initiator?: string | null;
}

/** Whether a profile is public. */
export type SiteMemberPrivacyStatus =
  | "UNDEFINED"
  | "PUBLIC"
  | "PRIVATE"
  | "COMMUNITY"
  | (string & {});

/** A code that was sent by email, as proof of the address. */
export interface EmailVerification {
  /** Id of the verification. */
  verificationId?: string;
  /** The code from the email. 6 to 6 characters. */
  otp?: string;
}

/** Response of {@link register}. */
export interface RegisterResponse {
  /** The new member. */
  member?: Member;
  /** The new login; absent while the member waits for approval. */
  session?: Session;
  /** Token with which the owner of the site can approve the member. */
  approvalToken?: string | null;
}

/** A member of a site, as the older services know it. */
export interface Member {
  /** Id of the member. */
  id: string;
  /** True when the email address is known to be the member's own. */
  emailVerified: boolean;
  /** What the member is on the site. */
  role: Role;
  /** Email address that the member logs in with. */
  loginEmail?: string | null;
  /** Name of the member, as it is shown. */
  memberName?: string | null;
  /** First name of the member. */
  firstName?: string | null;
  /** Last name of the member. */
  lastName?: string | null;
  /**
   * Address of the profile picture; `picture` takes its place.
   *
   * @deprecated
   */
  imageUrl?: string | null;
  /** Name that the member chose for the profile. */
  nickname?: string | null;
  /** Whether the profile is public. */
  profilePrivacyStatus: SiteMemberPrivacyStatus;
  /** Part of the address of the member's page. */
  slug?: string | null;
  /** Language of the member. */
  language?: string | null;
  /** Whether the member can log in. */
  status: SiteMemberStatus;
  /** When the member registered. */
  creationDate?: Date | null;
  /** When the member was last changed. */
  lastUpdateDate?: Date | null;
  /** When the member last logged in. */
  lastLoginDate?: Date | null;
  /** Email addresses besides that of the login. */
  emails: string[];
  /** Phone numbers of the member. */
  phones: string[];
  /** Postal addresses of the member. */
  addresses: Address[];
  /** Labels that the site gave to the contact. */
  labels: string[];
  /** Values of the site's own fields. */
  customFields: CustomField[];
  /** Profile picture of the member. */
  picture?: Image;
  /** Id of the user. */
  userId?: string | null;
  /** Groups of the site that the member is in. */
  groups: Group[];
  /** Id of the contact. */
  contactId?: string | null;
  /** True while the member has to fill in more of the profile. */
  requireProfileCompletion: boolean;
}

/** What a member is on the site. */
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
  /** Street with the number of the house. */
  street?: string | null;
  /** City or town. */
  city?: string | null;
  /** State or another part of the country. */
  region?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
}

/** A group of the site that a member is in. */
export interface Group {
  /** Id of the group. */
  id: string;
  /** What the group is called. */
  name: string;
  /** What kind of group it is. */
  type: string;
}

/** A login, as a token that the platform's pages take. */
export interface Session {
  /** Token of the session; keep it secret. */
  token?: string | null;
}

/** Request of {@link login}. */
export interface LoginRequest {
  /** Email address to log in with. */
  email: string;
  /** Password to log in with. */
  password: string;
  /** Answer of the visible captcha; where the site asks for one. */
  recaptchaToken?: string;
  /** Answer of the invisible captcha; where the site asks for one. */
  invisibleRecaptchaToken?: string;
  /** Proof that the email address is the member's own; where the site asks for it. */
  emailVerification?: EmailVerification;
  /** True when the form was on a phone. */
  isMobile?: boolean | null;
}

/** Response of {@link login}. */
export interface LoginResponse {
  /** The new login. */
  session?: Session;
  /** Who logged in. */
  member?: Member;
}

/** Request of {@link sendSetPasswordEmail}. */
export interface SendSetPasswordEmailRequest {
  /** Email address of the member, to which the message goes. */
  email: string;
  /**
   * Changes nothing; kept for older callers.
   *
   * @deprecated
   */
  requestedByMember?: boolean;
  /** True to leave out the words that the message can be ignored. */
  hideIgnoreMessage?: boolean;
}

/** Response of {@link sendSetPasswordEmail}. */
export interface SendSetPasswordEmailResponse {
  /** True when the message is on its way. */
  accepted: boolean;
}

/** Request of {@link changeLoginEmail}. */
export interface ChangeLoginEmailRequest {
  /** Id of the member. */
  id: string;
  /** Email address to log in with from then on. */
  newEmail: string;
  /** True to end the logins that the member has. */
  revokeCurrentSessions?: boolean | null;
}

/** Response of {@link changeLoginEmail}. */
export interface ChangeLoginEmailResponse {
  /** The member as it is now. */
  member?: Member;
}

/**
 * Request of {@link approve}.
 *
 * At most one of: `id`, `email`, `token`.
 */
export interface ApproveMemberRequest {
  /** Id of the member. */
  id?: string;
  /** Email address of the member to approve. */
  email?: string;
  /** The `approvalToken` of the registration. */
  token?: string;
}

/** Response of {@link approve}. */
export interface ApproveMemberResponse {
  /** The approved member's login, as a token. */
  session?: Session;
}

/**
 * Request of {@link block}.
 *
 * At most one of: `id`, `email`.
 */
export interface BlockMemberRequest {
  /** Id of the member. */
  id?: string;
  /** Email address of the member to block. */
  email?: string;
  /** Why the member is blocked. */
  source?: Source;
}

/** Why a member is blocked. */
export type Source = "UNKNOWN" | "HANDLING_SPAM";

/**
 * What can be wrong with a code that was sent by email. The specification names no call that
 * responds with it.
 */
export type AuthenticationCodeError = "BAD_CODE" | "NOT_FOUND" | "SEND_CODE_ERROR" | (string & {});
