// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Older email and password sign-up and login for site members.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
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

/** The `options` of {@link register}. */
export interface RegisterOptions {
  contactInfo?: MemberContactInfo;
  dialogData?: DialogData;
  profilePrivacyStatus?: SiteMemberPrivacyStatus;
  isOfflineRegistration?: boolean;
  recaptchaToken?: string | null;
  invisibleRecaptchaToken?: string | null;
  emailVerification?: EmailVerification;
  isMobile?: boolean | null;
}

/**
 * Codes of the application errors of {@link register}, and what to do.
 *
 * - `EMAIL_VERIFICATION_REQUIRED`: A code has been sent by e-mail: ask for it and finish with
 *   the verification.
 * - `EMAIL_VERIFICATION_FAILED`: The code is wrong or has expired: let the person type it
 *   again, or send a new one.
 */
export type RegisterErrorCode = "EMAIL_VERIFICATION_REQUIRED" | "EMAIL_VERIFICATION_FAILED";

/**
 * Register a member by email and password; without a session the owner must approve first.
 *
 * `POST /wix-sm/api/v1/auth/api/v1/auth/register` (members/authentication)
 *
 * @remarks Its application errors have a {@link RegisterErrorCode}.
 * @example
 * ```ts
 * const answer = await client.use(authentication).register("ada@example.com", password);
 * ```
 */
export const register: ((
  email: string,
  password: string,
  options?: RegisterOptions,
) => Promise<RegisterResponse>) &
  Throws<RegisterErrorCode> = /* @__PURE__ */ operation({
  name: "members.authentication.register",
  method: "POST",
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

/** The `options` of {@link login}. */
export interface LoginOptions {
  recaptchaToken?: string;
  invisibleRecaptchaToken?: string;
  emailVerification?: EmailVerification;
  isMobile?: boolean | null;
}

/**
 * Codes of the application errors of {@link login}, and what to do.
 *
 * - `EMAIL_VERIFICATION_REQUIRED`: A code has been sent by e-mail: ask for it and finish with
 *   the verification.
 * - `EMAIL_VERIFICATION_FAILED`: The code is wrong or has expired: let the person type it
 *   again, or send a new one.
 */
export type LoginErrorCode = "EMAIL_VERIFICATION_REQUIRED" | "EMAIL_VERIFICATION_FAILED";

/**
 * Log a member in by email and password and get a session.
 *
 * `POST /wix-sm/api/v1/auth/api/v1/auth/login` (members/authentication)
 *
 * @param options - may hold `recaptchaToken`, `invisibleRecaptchaToken`, `emailVerification`,
 *   `isMobile`
 * @remarks Its application errors have a {@link LoginErrorCode}.
 * @example
 * ```ts
 * const answer = await client.use(authentication).login("ada@example.com", password);
 * ```
 */
export const login: ((
  email: string,
  password: string,
  options?: LoginOptions,
) => Promise<LoginResponse>) &
  Throws<LoginErrorCode> = /* @__PURE__ */ operation({
  name: "members.authentication.login",
  method: "POST",
  path: "/wix-sm/api/v1/auth/api/v1/auth/login",
  args: [
    "email",
    "password",
    ["recaptchaToken", "invisibleRecaptchaToken", "emailVerification", "isMobile"],
  ],
  response: { member: memberCodec },
});

/** The `options` of {@link sendSetPasswordEmail}. */
export interface SendSetPasswordEmailOptions {
  /** @deprecated */
  requestedByMember?: boolean;
  hideIgnoreMessage?: boolean;
}

/**
 * Email a member a link for setting a password; the answer says if it was accepted.
 *
 * `POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email` (members/authentication)
 *
 * @param options - may hold `requestedByMember`, `hideIgnoreMessage`
 * @remarks Needs MEMBERS.SEND_SET_PASSWORD_EMAIL.
 * @example
 * ```ts
 * const answer = await client.use(authentication).sendSetPasswordEmail("ada@example.com");
 * ```
 */
export const sendSetPasswordEmail: (
  email: string,
  options?: SendSetPasswordEmailOptions,
) => Promise<SendSetPasswordEmailResponse> = /* @__PURE__ */ operation({
  name: "members.authentication.sendSetPasswordEmail",
  method: "POST",
  path: "/wix-sm/api/v1/auth/v1/auth/members/send-set-password-email",
  args: ["email", ["requestedByMember", "hideIgnoreMessage"]],
});

/** The `options` of {@link changeLoginEmail}. */
export interface ChangeLoginEmailOptions {
  revokeCurrentSessions?: boolean | null;
}

/**
 * Change the email a member logs in with, ending running sessions if asked.
 *
 * `PATCH /api/v1/members/{id}/change-login-email` (members/authentication)
 *
 * @param id - id of the member
 * @param newEmail - email
 * @param options - may hold `revokeCurrentSessions`
 * @example
 * ```ts
 * const answer = await client.use(authentication).changeLoginEmail("<id>", "ada@example.com");
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

/** The `options` of {@link approve}. */
export interface ApproveOptions {
  id?: string;
  email?: string;
  token?: string;
}

/**
 * Approve a waiting member, named by id, email or approval token.
 *
 * `POST /api/v1/members/approve` (members/authentication)
 *
 * @param options - may hold `id`, `email`, `token`
 * @remarks Needs MEMBERS.MEMBER_APPROVE.
 * @example
 * ```ts
 * const answer = await client.use(authentication).approve();
 * ```
 */
export const approve: (options?: ApproveOptions) => Promise<ApproveMemberResponse> =
  /* @__PURE__ */ operation({
    name: "members.authentication.approve",
    method: "POST",
    path: "/api/v1/members/approve",
    args: [["id", "email", "token"]],
  });

/** The `options` of {@link block}. */
export interface BlockOptions {
  id?: string;
  email?: string;
  source?: Source;
}

/**
 * Block a member, named by id or email, from logging in.
 *
 * `POST /api/v1/members/block` (members/authentication)
 *
 * @param options - may hold `id`, `email`, `source`
 * @example
 * ```ts
 * await client.use(authentication).block();
 * ```
 */
export const block: (options?: BlockOptions) => Promise<void> = /* @__PURE__ */ operation({
  name: "members.authentication.block",
  method: "POST",
  path: "/api/v1/members/block",
  args: [["id", "email", "source"]],
});

export interface RegisterRequest {
  email?: string;
  password?: string;
  contactInfo?: MemberContactInfo;
  dialogData?: DialogData;
  profilePrivacyStatus?: SiteMemberPrivacyStatus;
  isOfflineRegistration?: boolean;
  recaptchaToken?: string | null;
  invisibleRecaptchaToken?: string | null;
  emailVerification?: EmailVerification;
  isMobile?: boolean | null;
}

export interface MemberContactInfo {
  firstName?: string | null;
  lastName?: string | null;
  /** Web url. */
  picture?: string | null;
  emails?: string[];
  phones?: string[];
  labels?: string[];
  /** Language. */
  locale?: string | null;
  customFields?: CustomFieldInput[];
}

/** At most one of: `strValue`, `numValue`, `dateValue`. */
export interface CustomField {
  strValue?: string | null;
  numValue?: number;
  dateValue?: Date | null;
  name: string;
}

/** At most one of: `strValue`, `numValue`, `dateValue`. */
export interface CustomFieldInput {
  strValue?: string | null;
  numValue?: number;
  dateValue?: Date | null;
  name?: string;
}

export interface DialogData {
  visitorId?: string | null;
  appId?: string | null;
  initiator?: string | null;
}

export type SiteMemberPrivacyStatus =
  | "UNDEFINED"
  | "PUBLIC"
  | "PRIVATE"
  | "COMMUNITY"
  | (string & {});

export interface EmailVerification {
  verificationId?: string;
  /** 6 to 6 characters. */
  otp?: string;
}

export interface RegisterResponse {
  member?: Member;
  session?: Session;
  approvalToken?: string | null;
}

export interface Member {
  /** Guid. */
  id: string;
  emailVerified: boolean;
  role: Role;
  /** Email. */
  loginEmail?: string | null;
  memberName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /**
   * Web url.
   *
   * @deprecated
   */
  imageUrl?: string | null;
  nickname?: string | null;
  profilePrivacyStatus: SiteMemberPrivacyStatus;
  slug?: string | null;
  language?: string | null;
  status: SiteMemberStatus;
  creationDate?: Date | null;
  lastUpdateDate?: Date | null;
  lastLoginDate?: Date | null;
  emails: string[];
  phones: string[];
  addresses: Address[];
  labels: string[];
  customFields: CustomField[];
  picture?: Image;
  userId?: string | null;
  groups: Group[];
  contactId?: string | null;
  requireProfileCompletion: boolean;
}

export type Role = "UNDEFINED_ROLE" | "MEMBER" | "OWNER" | "CONTRIBUTOR" | (string & {});

export type SiteMemberStatus =
  | "UNDEFINED_STATUS"
  | "APPLICANT"
  | "ACTIVE"
  | "INACTIVE"
  | "BLOCKED"
  | "OFFLINE_ONLY"
  | (string & {});

/** Postal address. */
export interface Address {
  street?: string | null;
  /** City or town. */
  city?: string | null;
  region?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
}

export interface Group {
  /** Guid. */
  id: string;
  name: string;
  type: string;
}

export interface Session {
  token?: string | null;
}

export interface LoginRequest {
  email?: string;
  password?: string;
  recaptchaToken?: string;
  invisibleRecaptchaToken?: string;
  emailVerification?: EmailVerification;
  isMobile?: boolean | null;
}

export interface LoginResponse {
  session?: Session;
  member?: Member;
}

export interface SendSetPasswordEmailRequest {
  email: string;
  /** @deprecated */
  requestedByMember?: boolean;
  hideIgnoreMessage?: boolean;
}

export interface SendSetPasswordEmailResponse {
  accepted: boolean;
}

export interface ChangeLoginEmailRequest {
  id: string;
  /** Email. */
  newEmail?: string;
  revokeCurrentSessions?: boolean | null;
}

export interface ChangeLoginEmailResponse {
  member?: Member;
}

/** At most one of: `id`, `email`, `token`. */
export interface ApproveMemberRequest {
  id?: string;
  email?: string;
  token?: string;
}

export interface ApproveMemberResponse {
  session?: Session;
}

/** At most one of: `id`, `email`. */
export interface BlockMemberRequest {
  id?: string;
  email?: string;
  source?: Source;
}

export type Source = "UNKNOWN" | "HANDLING_SPAM";
