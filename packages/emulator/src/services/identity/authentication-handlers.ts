// Authentication, verification, recovery and the sign-on policy.
import { z } from "zod";
import { bool, guid, list, loose, oneOf, opt, text } from "../../kernel/checks/shapes.js";
import type { Context } from "../../kernel/context.js";
import { admin, anyone, type Handlers, open } from "../../kernel/handler.js";
import { applicationError, notFound, permissionDenied } from "../../kernel/platform-error.js";
import {
  createMember,
  identityError,
  type LoginOutcome,
  login,
  memberByEmail,
  memberById,
  nextStep,
  register,
  resendVerification,
  setPassword,
} from "./accounts.js";
import { mayReturnTo, requireReturnTo } from "./allow-list.js";
import { askFor, challengeData, type FactorProof, isAnswer, proves } from "./factors.js";
import { closeStep, countAttempt, openStep, startLogin, startStep } from "./login-sessions.js";
import type { Factor, Member } from "./model.js";
import { revokeMember } from "./tokens.js";

const loginId = z.object({ email: z.email().max(254) });
const captchaTokens = opt(
  list(z.object({ Recaptcha: opt(text(5000)), InvisibleRecaptcha: opt(text(5000)) }), 10),
);
const profile = opt(loose({ firstName: opt(text(1000)), lastName: opt(text(1000)) }));

/** An identity as the platform shows it. */
export function identityOf(member: Member) {
  const reasons = [
    ...(member.status === "PENDING" ? ["PENDING_ADMIN_APPROVAL_REQUIRED"] : []),
    ...(member.emailVerified ? [] : ["PENDING_EMAIL_VERIFICATION_REQUIRED"]),
  ];
  const names: Readonly<Record<Member["status"], string>> = {
    PENDING: "PENDING",
    APPROVED: "ACTIVE",
    BLOCKED: "BLOCKED",
    OFFLINE: "OFFLINE",
  };
  const empty = {
    emails: [],
    phones: [],
    labels: [],
    customFields: [],
    secondaryEmails: [],
    phonesV2: [],
    addresses: [],
  };
  return {
    id: member.id,
    revision: String(member.revision),
    createdDate: member.createdDate,
    updatedDate: member.updatedDate,
    connections: [],
    identityProfile: { ...empty, privacyStatus: "PRIVATE", ...member.profile },
    metadata: {},
    email: { address: member.email, isVerified: member.emailVerified },
    status: { name: names[member.status], reasons: member.status === "PENDING" ? reasons : [] },
    factors: [
      ...(member.passwordHash === undefined
        ? []
        : [{ factorId: member.salt, type: "PASSWORD", status: "ACTIVE" }]),
      ...member.factors.map(shownFactor),
    ],
  };
}

function shownFactor({ factorId, type }: Factor) {
  return { factorId, type, status: "ACTIVE" };
}

/** A login response. */
function answer(context: Context, outcome: LoginOutcome) {
  const { state, member, sessionToken, stateToken = "" } = outcome;
  const step = context.state.pendingSteps.get(stateToken);
  return {
    state,
    identity: identityOf(member),
    additionalData: {},
    ...(sessionToken === undefined ? {} : { sessionToken }),
    ...(stateToken === "" ? {} : { stateToken }),
    ...(step?.kind === "factor"
      ? { mfaChallengeData: challengeData(member, step, stateToken) }
      : {}),
  };
}

const code = opt(z.object({ code: opt(text(100, 1)) }));
const factorAnswer = z.object({
  factorType: oneOf([
    "PASSWORD",
    "SMS",
    "CALL",
    "EMAIL",
    "TOTP",
    "PUSH",
    "WEBAUTHN",
    "RECOVERY_CODE",
  ]),
  stateToken: text(1000, 1),
  rememberThisDevice: opt(bool()),
  smsData: code,
  callData: code,
  emailData: code,
  totpData: code,
  recoveryCodeData: code,
  pushData: opt(z.object({ transactionId: opt(text(36)) })),
  webauthnData: opt(z.object({ challengeId: opt(text(1000)), credential: opt(text(16_000)) })),
  passwordData: opt(z.object({ password: opt(text(100, 1)) })),
});

/** The part of the request that belongs to its factor. */
function proofOf(request: z.output<typeof factorAnswer>): FactorProof {
  switch (request.factorType) {
    case "SMS":
      return { ...request.smsData };
    case "CALL":
      return { ...request.callData };
    case "EMAIL":
      return { ...request.emailData };
    case "TOTP":
      return { ...request.totpData };
    case "RECOVERY_CODE":
      return { ...request.recoveryCodeData };
    case "PUSH":
      return { ...request.pushData };
    case "WEBAUTHN":
      return { credential: request.webauthnData?.credential };
    case "PASSWORD":
      return { ...request.passwordData };
  }
}

async function verifyFactor(context: Context, request: z.output<typeof factorAnswer>) {
  const { stateToken, factorType } = request;
  const step = openStep(context, stateToken, ["factor"]);
  const member = step && memberById(context, step.memberId);
  if (!step || !member) {
    throw applicationError(404, "NOT_FOUND", "The login has ended, start again");
  }
  const factor = member.factors.find(({ type }) => type === factorType);
  if (!factor) throw applicationError(404, "NOT_FOUND", "The member has no such factor");
  const proof = proofOf(request);
  if (!isAnswer(proof)) {
    askFor(context, step, factor);
    return answer(context, { state: "STATUS_CHECK", member, stateToken });
  }
  countAttempt(step);
  if (!(await proves(context, member, factor, step, proof))) {
    throw applicationError(400, "BAD_CODE", "The code is wrong");
  }
  closeStep(context, step);
  return answer(context, nextStep(context, member, false));
}

function recoveryLink(
  context: Context,
  redirect: { url: string } | undefined,
  token: string,
): string {
  const url = new URL(`${context.origin}/_portico/reset-password`);
  url.searchParams.set("token", token);
  if (redirect) url.searchParams.set("back", redirect.url);
  return url.href;
}

const redirect = z.object({ url: text(1000), clientId: opt(text(100)) });

/** The identity services. */
export const authenticationHandlers: Handlers = {
  "identity.authentication.registerV2": anyone(
    z.object({ loginId, password: opt(text(1000)), profile, captchaTokens }),
    (request, context) =>
      answer(context, register(context, { ...request, email: request.loginId.email })),
  ),

  "identity.authentication.loginV2": anyone(
    z.object({ loginId, password: opt(text(1000)), captchaTokens }),
    (request, context) =>
      answer(context, login(context, { ...request, email: request.loginId.email })),
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
        memberByEmail(context, email) ??
        createMember(context, { email, profile: request.profile, verified: request.verifyEmail });
      if (request.verifyEmail) member.emailVerified = true;
      // A site's own server vouches for the person, so the owner's approval is not asked for.
      if (member.status === "PENDING") member.status = "APPROVED";
      return { sessionToken: startLogin(context, member.id), identity: identityOf(member) };
    },
  ),

  "identity.authentication.verifyFactor": anyone(factorAnswer, (request, context) =>
    verifyFactor(context, request),
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
      const member = id === undefined ? undefined : context.state.members.get(id);
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
      return answer(context, nextStep(context, member));
    },
  ),

  // Answers the same whether or not the address has an account.
  "identity.recovery.sendRecoveryEmail": anyone(
    z.object({ email: z.email(), language: opt(text(20)), redirect: opt(redirect) }),
    (request, context) => {
      if (request.redirect) requireReturnTo(context.site, request.redirect.url, "redirect.url");
      const member = memberByEmail(context, request.email);
      if (!member) return {};
      const token = startStep(context, { kind: "recovery", memberId: member.id, code: "" });
      context.send({
        kind: "password-reset",
        channel: "email",
        to: member.email,
        subject: "Set a new password",
        link: recoveryLink(context, request.redirect, token),
        code: token,
      });
      return {};
    },
  ),

  "identity.recovery.sendActivationEmail": admin(
    z.object({
      identityId: guid(),
      emailOptions: opt(z.object({ language: opt(text(20)), redirect: opt(redirect) })),
    }),
    (request, context) => {
      const member = context.state.members.get(request.identityId);
      if (!member) throw notFound("Identity");
      const token = startStep(context, { kind: "activation", memberId: member.id, code: "" });
      context.send({
        kind: "activation",
        channel: "email",
        to: member.email,
        subject: "Activate your account",
        link: recoveryLink(context, request.emailOptions?.redirect, token),
        code: token,
      });
      return {};
    },
  ),

  "identity.recovery.recover": anyone(
    z.object({ recoveryToken: text(2000, 1), password: opt(text(1000, 1)) }),
    (request, context) =>
      answer(context, recover(context, request.recoveryToken, request.password)),
  ),

  "identity.signOnPolicy.getSignOnPolicy": anyone(z.object({}), (_request, context) => ({
    signOnPolicy: policyOf(context),
  })),

  "identity.signOnPolicy.updateSignOnPolicy": admin(
    z.object({
      signOnPolicy: z.object({
        requireOwnerApproval: opt(bool()),
        requireEmailVerification: opt(bool()),
      }),
    }),
    (request, context) => {
      const signOn = context.changes.keep(context.site.signOn);
      signOn.requireOwnerApproval =
        request.signOnPolicy.requireOwnerApproval ?? signOn.requireOwnerApproval;
      signOn.requireEmailVerification =
        request.signOnPolicy.requireEmailVerification ?? signOn.requireEmailVerification;
      const signOnPolicy = policyOf(context);
      context.emit({
        entityFqdn: "wix.iam.signon.v1.sign_on_policy",
        slug: "updated",
        entityId: signOnPolicy.id,
        payload: { updatedEvent: { currentEntity: signOnPolicy } },
      });
      return { signOnPolicy };
    },
  ),
};

function policyOf(context: Context) {
  const { requireOwnerApproval, requireEmailVerification } = context.site.signOn;
  const date = "2025-01-06T09:00:00.000Z";
  return {
    id: context.site.id,
    revision: "1",
    createdDate: date,
    updatedDate: date,
    requireOwnerApproval,
    requireEmailVerification,
  };
}

/** Sets a password with the token of a recovery or activation message. */
export function recover(
  context: Context,
  token: string,
  password: string | undefined,
): LoginOutcome {
  const step = openStep(context, token, ["recovery", "activation"]);
  const member = step && memberById(context, step.memberId);
  if (!step || !member) throw identityError("-19972", "The link has expired or was used");
  closeStep(context, step);
  if (password !== undefined) {
    setPassword(context, member, password);
    revokeMember(context, member.id);
  }
  member.emailVerified = true;
  return nextStep(context, member);
}
