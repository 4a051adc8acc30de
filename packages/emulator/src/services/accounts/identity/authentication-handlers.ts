import { email as emailSchema } from "@portico/core/schemas";
import type { VerifyFactorRequest } from "@portico/identity/authentication";
import { needs } from "../../../checks/violations.js";
import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handlers, open } from "../../../kernel/handler.js";
import {
  applicationError,
  badRequest,
  notFound,
  permissionDenied,
} from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import {
  accountByEmail,
  continueLogin,
  createMember,
  login,
  memberByEmail,
  register,
  resendVerification,
  setPassword,
} from "../login/accounts.js";
import { mayReturnTo, requireReturnTo } from "../login/allow-list.js";
import { type FactorProof, hasProof, isValidProof, sendChallenge } from "../login/factors.js";
import { identityOf, loginResponse } from "../login/identity-view.js";
import {
  closeStep,
  countAttempt,
  findOpenMemberStep,
  sendPasswordLink,
  startLogin,
} from "../login/login-sessions.js";
import { requirePassword } from "../login/password.js";
import { revokeMember } from "../login/tokens.js";
import { fieldByKey } from "../members/custom-fields.js";
import { type Member, memberStore, verifyEmail } from "../model/member.js";

const requireEmail = /* @__PURE__ */ needs("loginId.email");

function emailOf(request: { readonly loginId: { readonly email?: string } }): string {
  requireEmail(request);
  return request.loginId.email as string;
}

function requireIdentity(context: Context, id = ""): Member {
  const member = memberStore(context).find(id);
  if (!member) throw notFound("Identity");
  return member;
}

export const authenticationHandlers: Handlers = {
  "identity.authentication.registerV2": anyone((request, context) => {
    for (const { name = "" } of request.profile?.customFields ?? []) {
      if (fieldByKey(context, name)) continue;
      throw badRequest("ATTRIBUTE_NOT_FOUND", `Profiles have no field '${name}'`);
    }
    return loginResponse(context, register(context, { ...request, email: emailOf(request) }));
  }),

  "identity.authentication.loginV2": anyone((request, context) =>
    loginResponse(context, login(context, { ...request, email: emailOf(request) })),
  ),

  "identity.authentication.validateEmail": anyone((request) => {
    const formatInvalid = !emailSchema.safeParse(request.email).success;
    const isUndeliverable = request.email.endsWith(".invalid");
    return {
      valid: !formatInvalid && !isUndeliverable,
      formatInvalid,
      ...(isUndeliverable && { failure: { reason: "EMAIL_DOMAIN_MISSING_DNS_RECORDS" } }),
    };
  }),

  "identity.authentication.changePassword": anyone((request, context) => {
    requirePassword("newPassword", request.newPassword);
    if (context.caller.kind !== "member") throw permissionDenied("A member token is required");
    const member = memberStore(context).find(context.caller.memberId);
    if (member) setPassword(context, member, request.newPassword);
    return {};
  }),

  "identity.authentication.signOn": admin((request, context) => {
    const email = emailOf(request);
    const { id } =
      accountByEmail(context, email) ??
      createMember(context, { email, profile: request.profile, verified: request.verifyEmail });
    const member = memberStore(context).patch(id, (draft) => {
      if (request.verifyEmail) draft.emailVerified = true;
      // The site's server vouches for the user, so no owner approval is needed.
      if (draft.status === "PENDING") draft.status = "APPROVED";
    });
    return { sessionToken: startLogin(context, member.id), identity: identityOf(member) };
  }),

  "identity.authentication.logout": open((request, context) => {
    if (context.caller.kind === "member") revokeMember(context, context.caller.memberId);
    const returnUrl = request.postLogoutRedirectUri;
    if (returnUrl === undefined) return {};
    if (!mayReturnTo(context.site, returnUrl)) {
      throw permissionDenied("The URL is not allowed for this client", "REDIRECT_URI_NOT_ALLOWED");
    }
    return new Response(null, { status: 302, headers: { Location: returnUrl } });
  }),

  "identity.authentication.verifyFactor": anyone(verifyFactor),

  "identity.verification.start": anyone((request, context) => {
    const { caller } = context;
    const id = request.identityId ?? (caller.kind === "member" ? caller.memberId : undefined);
    resendVerification(context, requireIdentity(context, id));
    return { verificationId: context.guid("verification") };
  }),

  "identity.verification.verifyDuringAuthentication": anyone((request, context) => {
    const pendingStep = findOpenMemberStep(context, request.stateToken, ["verify-email"]);
    if (pendingStep) countAttempt(context, request.stateToken);
    if (!pendingStep || pendingStep.step.code !== request.code) {
      throw badRequest("VERIFICATION_FAILED", "The code is incorrect or has expired");
    }
    closeStep(context, request.stateToken);
    return loginResponse(context, continueLogin(context, verifyEmail(context, pendingStep.member)));
  }),
};

const PROOF_FIELDS = {
  SMS: "smsData",
  CALL: "callData",
  EMAIL: "emailData",
  TOTP: "totpData",
  RECOVERY_CODE: "recoveryCodeData",
  PUSH: "pushData",
  WEBAUTHN: "webauthnData",
  PASSWORD: "passwordData",
} as const;

function verifyFactor(request: Sent<VerifyFactorRequest>, context: Context) {
  const { stateToken, factorType } = request;
  const pendingStep = findOpenMemberStep(context, stateToken, ["factor"]);
  if (!pendingStep) throw applicationError(404, "NOT_FOUND", "The login has expired. Start again");
  const { member, step } = pendingStep;
  const factor = member.factors.find(({ type }) => type === factorType);
  if (!factor) throw applicationError(404, "NOT_FOUND", "The member does not have this factor");
  const proof: FactorProof = request[PROOF_FIELDS[factor.type]] ?? {};
  if (!hasProof(proof)) {
    sendChallenge(context, stateToken, factor);
    return loginResponse(context, { state: "STATUS_CHECK", member, stateToken });
  }
  countAttempt(context, stateToken);
  if (!isValidProof(context, member, factor, step, proof))
    throw badRequest("BAD_CODE", "Incorrect code");
  closeStep(context, stateToken);
  return loginResponse(context, continueLogin(context, member, false));
}

export function useRecoveryLink(context: Context, token: string, password: string | undefined) {
  const pendingStep = findOpenMemberStep(context, token, ["recovery", "activation"]);
  if (!pendingStep) throw badRequest("-19972", "The link has expired or has already been used");
  closeStep(context, token);
  if (password !== undefined) {
    setPassword(context, pendingStep.member, password);
    revokeMember(context, pendingStep.member.id);
  }
  return continueLogin(context, verifyEmail(context, pendingStep.member));
}

const requireUrl = /* @__PURE__ */ needs("redirect.url", "emailOptions.redirect.url");

export const recoveryHandlers: Handlers = {
  // The response is the same whether or not the address has an account.
  "identity.recovery.sendRecoveryEmail": anyone((request, context) => {
    requireUrl(request);
    const url = request.redirect?.url;
    if (url !== undefined) requireReturnTo(context.site, url, "redirect.url");
    const member = memberByEmail(context, request.email);
    if (!member) return {};
    sendPasswordLink(context, member, "Reset your password", { back: url });
    return {};
  }),

  "identity.recovery.sendActivationEmail": admin((request, context) => {
    requireUrl(request);
    const member = requireIdentity(context, request.identityId);
    const link = { kind: "activation", back: request.emailOptions?.redirect?.url } as const;
    sendPasswordLink(context, member, "Activate your account", link);
    return {};
  }),

  "identity.recovery.recover": anyone(({ recoveryToken, password }, context) => {
    requirePassword("password", password);
    return loginResponse(context, useRecoveryLink(context, recoveryToken, password));
  }),
};
