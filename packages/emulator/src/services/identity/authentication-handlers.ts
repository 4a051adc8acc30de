// Authentication and verification.

import { z } from "zod";
import { bool, guid, list, loose, oneOf, opt, text } from "../../kernel/checks/shapes.js";
import { admin, anyone, type Handlers, open } from "../../kernel/handler.js";
import { applicationError, notFound, permissionDenied } from "../../kernel/platform-error.js";
import { memberSlice } from "../members/slice.js";
import {
  accountByEmail,
  createMember,
  login,
  memberById,
  nextStep,
  register,
  resendVerification,
  setPassword,
} from "./accounts.js";
import { mayReturnTo } from "./allow-list.js";
import { identityOf, loginAnswer } from "./identity-view.js";
import { closeStep, countAttempt, openStep, startLogin } from "./login-sessions.js";

import { revokeMember } from "./tokens.js";

const loginId = z.object({ email: z.email().max(254) });
const captchaTokens = opt(
  list(z.object({ Recaptcha: opt(text(5000)), InvisibleRecaptcha: opt(text(5000)) }), 10),
);
const profile = opt(loose({ firstName: opt(text(1000)), lastName: opt(text(1000)) }));

/** The authentication and verification services. */
export const authenticationHandlers: Handlers = {
  "identity.authentication.registerV2": anyone(
    z.object({ loginId, password: opt(text(1000)), profile, captchaTokens }),
    (request, context) =>
      loginAnswer(context, register(context, { ...request, email: request.loginId.email })),
  ),

  "identity.authentication.loginV2": anyone(
    z.object({ loginId, password: opt(text(1000)), captchaTokens }),
    (request, context) =>
      loginAnswer(context, login(context, { ...request, email: request.loginId.email })),
  ),

  "identity.authentication.validateEmail": anyone(z.object({ email: text(254) }), (request) => {
    const formatInvalid = !z.email().safeParse(request.email).success;
    const bounced = request.email.endsWith(".invalid");
    return {
      valid: !formatInvalid && !bounced,
      formatInvalid,
      ...(bounced ? { failure: { reason: "EMAIL_DOMAIN_MISSING_DNS_RECORDS" } } : {}),
    };
  }),

  "identity.authentication.changePassword": anyone(
    z.object({ newPassword: text(1000, 1) }),
    (request, context) => {
      if (context.caller.kind !== "member") throw permissionDenied("A member's token is needed");
      const member = memberById(context, context.caller.memberId);
      if (member) setPassword(context, member, request.newPassword);
      return {};
    },
  ),

  "identity.authentication.signOn": admin(
    z.object({ loginId, profile, verifyEmail: opt(bool()), mergeExistingContact: opt(bool()) }),
    (request, context) => {
      const { email } = request.loginId;
      const member =
        accountByEmail(context, email) ??
        createMember(context, { email, profile: request.profile, verified: request.verifyEmail });
      if (request.verifyEmail) member.emailVerified = true;
      // A site's own server vouches for the person, so the owner's approval is not asked for.
      if (member.status === "PENDING") member.status = "APPROVED";
      return { sessionToken: startLogin(context, member.id), identity: identityOf(member) };
    },
  ),

  "identity.authentication.logout": open(
    z.object({ postLogoutRedirectUri: opt(text(2048)), clientId: opt(text(100)) }),
    (request, context) => {
      if (context.caller.kind === "member") revokeMember(context, context.caller.memberId);
      const back = request.postLogoutRedirectUri;
      if (back === undefined) return {};
      if (!mayReturnTo(context.site, back)) {
        throw permissionDenied(
          "The address is not allowed for this client",
          "REDIRECT_URI_NOT_ALLOWED",
        );
      }
      return new Response(null, { status: 302, headers: { Location: back } });
    },
  ),

  "identity.verification.start": anyone(
    z.object({ identityId: opt(guid()), target: opt(oneOf(["EMAIL"])) }),
    (request, context) => {
      const { caller } = context;
      const id = request.identityId ?? (caller.kind === "member" ? caller.memberId : undefined);
      const member = id === undefined ? undefined : context.store(memberSlice).get(id);
      if (!member) throw notFound("Identity");
      resendVerification(context, member);
      return { verificationId: context.guid("verification") };
    },
  ),

  "identity.verification.verifyDuringAuthentication": anyone(
    z.object({ code: text(6, 6), stateToken: text(1000, 1) }),
    (request, context) => {
      const step = openStep(context, request.stateToken, ["verify-email"]);
      const member = step && memberById(context, step.memberId);
      if (step) countAttempt(step);
      if (!step || !member || step.code !== request.code) {
        throw applicationError(400, "VERIFICATION_FAILED", "The code is wrong or has expired");
      }
      closeStep(context, step);
      member.emailVerified = true;
      return loginAnswer(context, nextStep(context, member));
    },
  ),
};
