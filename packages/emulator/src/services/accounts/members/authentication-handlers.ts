// The members' login service is older than the identity service and uses the same accounts.

import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../../kernel/handler.js";
import {
  applicationError,
  badRequest,
  notFound,
  permissionDenied,
  rejection,
} from "../../../kernel/platform-error.js";
import type { WireRequest } from "../../../kernel/wire-request.js";
import {
  accountByEmail,
  type CaptchaTokens,
  checkCaptcha,
  type LoginOutcome,
  login,
  memberByEmail,
  register,
} from "../login/accounts.js";
import {
  closeStep,
  countAttempt,
  openStep,
  sendPasswordLink,
  sendVerification,
  startLogin,
  startStep,
} from "../login/login-sessions.js";
import { revokeMember } from "../login/tokens.js";
import type { Member } from "../model/member.js";
import { checkLoginEmail, memberStore, verifyEmail } from "../model/member.js";
import { accountView } from "./account-view.js";
import { knownMember, ownMember } from "./find.js";
import { approve, block } from "./status.js";

function captchaOf({ recaptchaToken, invisibleRecaptchaToken }: WireRequest): CaptchaTokens {
  return [
    ...(recaptchaToken ? [{ Recaptcha: String(recaptchaToken) }] : []),
    ...(invisibleRecaptchaToken ? [{ InvisibleRecaptcha: String(invisibleRecaptchaToken) }] : []),
  ];
}

interface Sent {
  readonly verificationId?: string;
  readonly otp?: string;
}

function verified(context: Context, subject: string, sent: unknown): boolean {
  if (!sent) return false;
  const { verificationId = "", otp } = sent as Sent;
  const step = openStep(context, verificationId, ["verify-email", "verify-address"]);
  if (step?.memberId !== subject || step.code !== otp) {
    if (step) countAttempt(context, verificationId);
    throw badRequest("EMAIL_VERIFICATION_FAILED", "Incorrect code");
  }
  closeStep(context, verificationId);
  return true;
}

/** A rejected promise keeps the changes, such as the sent code. A thrown error would undo them. */
const requireVerification = (verificationId: string): Promise<never> =>
  Promise.reject(
    rejection("EMAIL_VERIFICATION_REQUIRED", "The email address must be verified", {
      verificationId,
    }),
  );

interface ContactInfo {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phones?: readonly string[];
}

function profileOf({ contactInfo, profilePrivacyStatus }: WireRequest): Record<string, unknown> {
  const { firstName, lastName, phones } = (contactInfo ?? {}) as ContactInfo;
  const isPublic = profilePrivacyStatus === "PUBLIC" || profilePrivacyStatus === "COMMUNITY";
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(phones?.length && { phones }),
    ...(isPublic && { privacyStatus: "PUBLIC" }),
    ...(profilePrivacyStatus === "PRIVATE" && { privacyStatus: "PRIVATE" }),
  };
}

function loginResponse(context: Context, { state, member, sessionToken }: LoginOutcome) {
  const account = accountView(context, member);
  if (state === "SUCCESS") return { member: account, session: { token: sessionToken } };
  if (state === "STATUS_CHECK") {
    const description = "The account requires a second factor: log in through the identity service";
    throw rejection("FAILED_PRECONDITION", description);
  }
  return { member: account };
}

function identifiedMember(context: Context, { id, email, token }: WireRequest): Member {
  if (id) return knownMember(context, id);
  if (token) {
    const step = openStep(context, String(token), ["approval"]);
    if (!step) throw notFound("Approval token");
    closeStep(context, String(token));
    return knownMember(context, step.memberId);
  }
  const member = memberByEmail(context, String(email));
  if (!member) throw notFound("Member", "MEMBER_NOT_FOUND");
  return member;
}

const PASSWORD_SECONDS = 3 * 3600;
const APPROVAL_SECONDS = 30 * 3600;

export const authenticationHandlers: Handlers = {
  "members.authentication.register": anyone((request, context) => {
    const email = String(request.email).toLowerCase();
    const isNew = !accountByEmail(context, email);
    const isVerified = verified(context, email, request.emailVerification);
    if (context.site.signOn.requireEmailVerification && isNew && !isVerified) {
      checkCaptcha(context, captchaOf(request));
      const code = sendVerification(context, email);
      const step = { kind: "verify-address", memberId: email, code } as const;
      return requireVerification(startStep(context, step));
    }
    const outcome = register(context, {
      email,
      password: String(request.password),
      profile: profileOf(request),
      captchaTokens: captchaOf(request),
      verified: isVerified,
    });
    const { member, state } = outcome;
    if (state !== "REQUIRE_OWNER_APPROVAL") return loginResponse(context, outcome);
    const step = { kind: "approval", memberId: member.id } as const;
    const approvalToken = startStep(context, step, APPROVAL_SECONDS);
    return { ...loginResponse(context, outcome), approvalToken };
  }),

  "members.authentication.login": anyone((request, context) => {
    const email = String(request.email);
    const member = memberByEmail(context, email);
    if (member && verified(context, member.id, request.emailVerification)) {
      verifyEmail(context, member);
    }
    const password = String(request.password);
    const outcome = login(context, { email, password, captchaTokens: captchaOf(request) });
    if (outcome.state === "REQUIRE_EMAIL_VERIFICATION") {
      return requireVerification(outcome.stateToken ?? "");
    }
    if (outcome.state === "REQUIRE_OWNER_APPROVAL") {
      throw permissionDenied("The member is waiting for the owner's approval");
    }
    return loginResponse(context, outcome);
  }),

  "members.authentication.sendSetPasswordEmail": admin((request, context) => {
    const member = accountByEmail(context, String(request.email));
    if (!member) return { accepted: false };
    sendPasswordLink(context, member, "Set your password", { lifetime: PASSWORD_SECONDS });
    return { accepted: true };
  }),

  "members.authentication.changeLoginEmail": anyone((request, context) => {
    const member = ownMember(context, request.id);
    const email = String(request.newEmail).toLowerCase();
    checkLoginEmail(email);
    const other = accountByEmail(context, email);
    if (other && other.id !== member.id) {
      const description = "An account with this email address already exists";
      throw applicationError(409, "MEMBER_ALREADY_EXISTS", description);
    }
    if (request.revokeCurrentSessions) revokeMember(context, member.id);
    const changed = memberStore(context).update(member.id, (draft) => {
      if (draft.email !== email) draft.emailVerified = false;
      draft.email = email;
    });
    return { member: accountView(context, changed) };
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
