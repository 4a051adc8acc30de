import type { VerifyFactorRequest } from "@portico/identity/authentication";
import type { Context } from "../../../kernel/context.js";
import { anyone, type Handlers } from "../../../kernel/handler.js";
import { applicationError } from "../../../kernel/platform-error.js";
import type { Sent } from "../../../kernel/wire-request.js";
import { memberById, nextStep } from "../login/accounts.js";
import { type FactorProof, hasProof, proves, sendChallenge } from "../login/factors.js";
import { loginResponse } from "../login/identity-view.js";
import { closeStep, countAttempt, openStep } from "../login/login-sessions.js";

function proofOf(request: Sent<VerifyFactorRequest>): FactorProof {
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
    default:
      return { ...request.passwordData };
  }
}

function verifyFactor(context: Context, request: Sent<VerifyFactorRequest>) {
  const { stateToken, factorType } = request;
  const step = openStep(context, stateToken, ["factor"]);
  const member = step && memberById(context, step.memberId);
  if (!step || !member) {
    throw applicationError(404, "NOT_FOUND", "The login has expired. Start again");
  }
  const factor = member.factors.find(({ type }) => type === factorType);
  if (!factor) throw applicationError(404, "NOT_FOUND", "The member does not have this factor");
  const proof = proofOf(request);
  if (!hasProof(proof)) {
    sendChallenge(context, stateToken, factor);
    return loginResponse(context, { state: "STATUS_CHECK", member, stateToken });
  }
  countAttempt(context, stateToken);
  if (!proves(context, member, factor, step, proof)) {
    throw applicationError(400, "BAD_CODE", "Incorrect code");
  }
  closeStep(context, stateToken);
  return loginResponse(context, nextStep(context, member, false));
}

export const factorHandlers: Handlers = {
  "identity.authentication.verifyFactor": anyone((request, context) =>
    verifyFactor(context, request),
  ),
};
