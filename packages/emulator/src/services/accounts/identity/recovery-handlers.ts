import { needs } from "../../../checks/violations.js";
import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../../kernel/handler.js";
import { notFound } from "../../../kernel/platform-error.js";
import {
  identityError,
  type LoginOutcome,
  memberByEmail,
  memberById,
  nextStep,
  setPassword,
} from "../login/accounts.js";
import { requireReturnTo } from "../login/allow-list.js";
import { loginResponse } from "../login/identity-view.js";
import { closeStep, openStep, startStep } from "../login/login-sessions.js";
import { requirePassword } from "../login/password.js";
import { recoveryLink } from "../login/recovery-link.js";
import { revokeMember } from "../login/tokens.js";
import { memberSlice } from "../model/member-slice.js";
import { verifyEmail } from "../model/member-store.js";

export function recover(
  context: Context,
  token: string,
  password: string | undefined,
): LoginOutcome {
  const step = openStep(context, token, ["recovery", "activation"]);
  const member = step && memberById(context, step.memberId);
  if (!step || !member)
    throw identityError("-19972", "The link has expired or has already been used");
  closeStep(context, token);
  if (password !== undefined) {
    setPassword(context, member, password);
    revokeMember(context, member.id);
  }
  return nextStep(context, verifyEmail(context, member));
}

const needsUrl = /* @__PURE__ */ needs("redirect.url", "emailOptions.redirect.url");

export const recoveryHandlers: Handlers = {
  // The response is the same whether or not the address has an account.
  "identity.recovery.sendRecoveryEmail": anyone((request, context) => {
    needsUrl(request);
    const url = request.redirect?.url;
    if (url !== undefined) requireReturnTo(context.site, url, "redirect.url");
    const member = memberByEmail(context, request.email);
    if (!member) return {};
    const token = startStep(context, { kind: "recovery", memberId: member.id, code: "" });
    context.send({
      kind: "password-reset",
      channel: "email",
      to: member.email,
      subject: "Reset your password",
      link: recoveryLink(context, request.redirect, token),
      code: token,
    });
    return {};
  }),

  "identity.recovery.sendActivationEmail": admin((request, context) => {
    needsUrl(request);
    const member = context.store(memberSlice).get(request.identityId);
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
  }),

  "identity.recovery.recover": anyone(({ recoveryToken, password }, context) => {
    requirePassword("password", password);
    return loginResponse(context, recover(context, recoveryToken, password));
  }),
};
