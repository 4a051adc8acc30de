import { email as emailText } from "@portico/core/schemas";
import { needs } from "../../../checks/violations.js";
import { admin, anyone, type Handlers, open } from "../../../kernel/handler.js";
import { applicationError, notFound, permissionDenied } from "../../../kernel/platform-error.js";
import {
  accountByEmail,
  createMember,
  identityError,
  login,
  memberById,
  nextStep,
  register,
  resendVerification,
  setPassword,
} from "../login/accounts.js";
import { mayReturnTo } from "../login/allow-list.js";
import { identityOf, loginResponse } from "../login/identity-view.js";
import { closeStep, countAttempt, openStep, startLogin } from "../login/login-sessions.js";
import { requirePassword } from "../login/password.js";
import { revokeMember } from "../login/tokens.js";
import { fieldByKey } from "../members/fields/custom-fields.js";
import { memberSlice } from "../model/member-slice.js";
import { memberStore, verifyEmail } from "../model/member-store.js";

const needsEmail = /* @__PURE__ */ needs("loginId.email");

function emailOf(request: { readonly loginId: { readonly email?: string } }): string {
  needsEmail(request);
  return request.loginId.email as string;
}

export const authenticationHandlers: Handlers = {
  "identity.authentication.registerV2": anyone((request, context) => {
    for (const { name = "" } of request.profile?.customFields ?? []) {
      if (fieldByKey(context, name)) continue;
      throw identityError("ATTRIBUTE_NOT_FOUND", `Profiles have no field '${name}'`);
    }
    return loginResponse(context, register(context, { ...request, email: emailOf(request) }));
  }),

  "identity.authentication.loginV2": anyone((request, context) =>
    loginResponse(context, login(context, { ...request, email: emailOf(request) })),
  ),

  "identity.authentication.validateEmail": anyone((request) => {
    const formatInvalid = !emailText.safeParse(request.email).success;
    const bounced = request.email.endsWith(".invalid");
    return {
      valid: !formatInvalid && !bounced,
      formatInvalid,
      ...(bounced && { failure: { reason: "EMAIL_DOMAIN_MISSING_DNS_RECORDS" } }),
    };
  }),

  "identity.authentication.changePassword": anyone((request, context) => {
    requirePassword("newPassword", request.newPassword);
    if (context.caller.kind !== "member") throw permissionDenied("A member token is required");
    const member = memberById(context, context.caller.memberId);
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
    const back = request.postLogoutRedirectUri;
    if (back === undefined) return {};
    if (!mayReturnTo(context.site, back)) {
      throw permissionDenied("The URL is not allowed for this client", "REDIRECT_URI_NOT_ALLOWED");
    }
    return new Response(null, { status: 302, headers: { Location: back } });
  }),

  "identity.verification.start": anyone((request, context) => {
    const { caller } = context;
    const id = request.identityId ?? (caller.kind === "member" ? caller.memberId : undefined);
    const member = id === undefined ? undefined : context.store(memberSlice).get(id);
    if (!member) throw notFound("Identity");
    resendVerification(context, member);
    return { verificationId: context.guid("verification") };
  }),

  "identity.verification.verifyDuringAuthentication": anyone((request, context) => {
    const step = openStep(context, request.stateToken, ["verify-email"]);
    const member = step && memberById(context, step.memberId);
    if (step) countAttempt(context, request.stateToken);
    if (!step || !member || step.code !== request.code) {
      throw applicationError(400, "VERIFICATION_FAILED", "The code is incorrect or has expired");
    }
    closeStep(context, request.stateToken);
    return loginResponse(context, nextStep(context, verifyEmail(context, member)));
  }),
};
