// The login service of the Members API, which shares the accounts of the newer identity service.

import type {
  ApproveMemberRequest,
  LoginRequest,
  RegisterRequest,
} from "@portico/members/authentication";
import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../../kernel/handler.js";
import {
  badRequest,
  notFound,
  permissionDenied,
  rejection,
} from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { compact } from "../../../store/plain.js";
import type { Address } from "../../address.js";
import {
  accountByEmail,
  checkCaptcha,
  type LoginOutcome,
  login,
  memberByEmail,
  register,
  requireFreeEmail,
} from "../login/accounts.js";
import {
  closeStep,
  countAttempt,
  findOpenStep,
  sendPasswordLink,
  sendVerification,
  startLogin,
  startStep,
} from "../login/login-sessions.js";
import { revokeMember } from "../login/tokens.js";
import {
  checkLoginEmail,
  contactOf,
  isPublic,
  type Member,
  memberStore,
  verifyEmail,
} from "../model/member.js";
import { knownMember, ownMember } from "./find.js";
import { rolesOf } from "./roles.js";
import { approve, block } from "./status.js";

const LEGACY_STATUSES: Readonly<Record<Member["status"], string>> = {
  PENDING: "APPLICANT",
  APPROVED: "ACTIVE",
  BLOCKED: "BLOCKED",
  OFFLINE: "OFFLINE_ONLY",
};

function legacyAddress({ addressLine, streetAddress, subdivision, ...rest }: Address) {
  const { name = "", number = "" } = streetAddress ?? {};
  const street = addressLine ?? `${number} ${name}`.trim();
  const { city, country, postalCode } = rest;
  return { street, city, region: subdivision, country, postalCode };
}

function accountView(context: Context, member: Member) {
  const contact = contactOf(member);
  const { firstName, lastName } = member.profile as { firstName?: string; lastName?: string };
  const keys = rolesOf(context, member.id);
  const role = ["OWNER", "CONTRIBUTOR"].find((key) => keys.includes(key)) ?? "MEMBER";
  return {
    id: member.id,
    emailVerified: member.emailVerified,
    role,
    loginEmail: member.email,
    memberName: [firstName, lastName].filter(Boolean).join(" ") || member.slug,
    firstName,
    lastName,
    nickname: member.profile.nickname,
    profilePrivacyStatus: isPublic(member) ? "PUBLIC" : "PRIVATE",
    slug: member.slug,
    language: context.site.language,
    status: LEGACY_STATUSES[member.status],
    creationDate: member.createdDate,
    lastUpdateDate: member.updatedDate,
    lastLoginDate: member.lastLoginDate,
    emails: contact.emails,
    phones: contact.phones,
    addresses: (contact.addresses as readonly Address[]).map(legacyAddress),
    labels: [],
    customFields: [],
    groups: [],
    contactId: member.contactId,
    requireProfileCompletion: false,
  };
}

function captchaTokensOf({ recaptchaToken, invisibleRecaptchaToken }: Sent<LoginRequest>) {
  return [{ Recaptcha: recaptchaToken, InvisibleRecaptcha: invisibleRecaptchaToken }];
}

function checkCode(context: Context, subject: string, { emailVerification }: Sent<LoginRequest>) {
  if (!emailVerification) return false;
  const { verificationId = "", otp } = emailVerification;
  const step = findOpenStep(context, verificationId, ["verify-email", "verify-address"]);
  if (step?.memberId !== subject || step.code !== otp) {
    if (step) countAttempt(context, verificationId);
    throw badRequest("EMAIL_VERIFICATION_FAILED", "Incorrect code");
  }
  closeStep(context, verificationId);
  return true;
}

/** Returns a rejected promise, because a thrown error would discard the new verification code. */
const requireVerification = (verificationId: string): Promise<never> =>
  Promise.reject(
    rejection("EMAIL_VERIFICATION_REQUIRED", "The email address must be verified", {
      verificationId,
    }),
  );

const PRIVACY_STATUSES: Readonly<Record<string, string>> = {
  PUBLIC: "PUBLIC",
  COMMUNITY: "PUBLIC",
  PRIVATE: "PRIVATE",
};

function profileOf({ contactInfo, profilePrivacyStatus = "" }: Sent<RegisterRequest>) {
  const { firstName, lastName, phones } = contactInfo ?? {};
  return compact({
    firstName: firstName || undefined,
    lastName: lastName || undefined,
    phones: phones?.length ? phones : undefined,
    privacyStatus: PRIVACY_STATUSES[profilePrivacyStatus],
  });
}

function legacyLoginResponse(context: Context, { state, member, sessionToken }: LoginOutcome) {
  const account = accountView(context, member);
  if (state === "SUCCESS") return { member: account, session: { token: sessionToken } };
  if (state === "STATUS_CHECK") {
    const description = "The account requires a second factor: log in through the identity service";
    throw rejection("FAILED_PRECONDITION", description);
  }
  return { member: account };
}

function identifiedMember(context: Context, { id, email = "", token }: Sent<ApproveMemberRequest>) {
  if (id) return knownMember(context, id);
  if (token) {
    const step = findOpenStep(context, token, ["approval"]);
    if (!step) throw notFound("Approval token");
    closeStep(context, token);
    return knownMember(context, step.memberId);
  }
  const member = memberByEmail(context, email);
  if (!member) throw notFound("Member", "MEMBER_NOT_FOUND");
  return member;
}

const PASSWORD_LINK_SECONDS = 3 * 3600;
const APPROVAL_SECONDS = 30 * 3600;

export const authenticationHandlers: Handlers = {
  "members.authentication.register": anyone((request, context) => {
    const email = request.email.toLowerCase();
    const isNew = !accountByEmail(context, email);
    const isEmailVerified = checkCode(context, email, request);
    if (context.site.signOn.requireEmailVerification && isNew && !isEmailVerified) {
      checkCaptcha(context, captchaTokensOf(request));
      const code = sendVerification(context, email);
      const step = { kind: "verify-address", memberId: email, code } as const;
      return requireVerification(startStep(context, step));
    }
    const outcome = register(context, {
      email,
      password: request.password,
      profile: profileOf(request),
      captchaTokens: captchaTokensOf(request),
      verified: isEmailVerified,
    });
    const { member, state } = outcome;
    if (state !== "REQUIRE_OWNER_APPROVAL") return legacyLoginResponse(context, outcome);
    const step = { kind: "approval", memberId: member.id } as const;
    const approvalToken = startStep(context, step, APPROVAL_SECONDS);
    return { ...legacyLoginResponse(context, outcome), approvalToken };
  }),

  "members.authentication.login": anyone((request, context) => {
    const { email, password } = request;
    const member = memberByEmail(context, email);
    if (member && checkCode(context, member.id, request)) verifyEmail(context, member);
    const outcome = login(context, { email, password, captchaTokens: captchaTokensOf(request) });
    if (outcome.state === "REQUIRE_EMAIL_VERIFICATION") {
      return requireVerification(outcome.stateToken ?? "");
    }
    if (outcome.state === "REQUIRE_OWNER_APPROVAL") {
      throw permissionDenied("The member is waiting for the owner's approval");
    }
    return legacyLoginResponse(context, outcome);
  }),

  "members.authentication.sendSetPasswordEmail": admin((request, context) => {
    const member = accountByEmail(context, request.email);
    if (!member) return { accepted: false };
    sendPasswordLink(context, member, "Set your password", { lifetime: PASSWORD_LINK_SECONDS });
    return { accepted: true };
  }),

  "members.authentication.changeLoginEmail": anyone((request, context) => {
    const member = ownMember(context, request.id);
    const email = request.newEmail.toLowerCase();
    checkLoginEmail(email);
    requireFreeEmail(context, email, "MEMBER_ALREADY_EXISTS", member.id);
    if (request.revokeCurrentSessions) revokeMember(context, member.id);
    const changedMember = memberStore(context).update(member.id, (draft) => {
      if (draft.email !== email) draft.emailVerified = false;
      draft.email = email;
    });
    return { member: accountView(context, changedMember) };
  }),

  "members.authentication.approve": admin((request, context) => {
    const member = identifiedMember(context, request);
    approve(context, member);
    return { session: { token: startLogin(context, member.id) } };
  }),

  "members.authentication.block": admin((request, context) => {
    block(context, identifiedMember(context, request));
    return {};
  }),
};
