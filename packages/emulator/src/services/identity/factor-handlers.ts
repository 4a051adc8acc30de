// Further factors of a login.
import { z } from "zod";
import { bool, oneOf, opt, text } from "../../kernel/checks/shapes.js";
import type { Context } from "../../kernel/context.js";
import { anyone, type Handlers } from "../../kernel/handler.js";
import { applicationError } from "../../kernel/platform-error.js";
import { memberById, nextStep } from "./accounts.js";
import { askFor, type FactorProof, isAnswer, proves } from "./factors.js";
import { loginAnswer } from "./identity-view.js";
import { closeStep, countAttempt, openStep } from "./login-sessions.js";

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

function verifyFactor(context: Context, request: z.output<typeof factorAnswer>) {
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
    return loginAnswer(context, { state: "STATUS_CHECK", member, stateToken });
  }
  countAttempt(step);
  if (!proves(context, member, factor, step, proof)) {
    throw applicationError(400, "BAD_CODE", "The code is wrong");
  }
  closeStep(context, step);
  return loginAnswer(context, nextStep(context, member, false));
}

/** The answer to what a login asks for. */
export const factorHandlers: Handlers = {
  "identity.authentication.verifyFactor": anyone(factorAnswer, (request, context) =>
    verifyFactor(context, request),
  ),
};
