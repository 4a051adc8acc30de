import { base64url } from "jose";
import { z } from "zod/v4";
import { fromBase64Url } from "../../../checks/json.js";
import type { Context } from "../../../kernel/context.js";
import type { OutboxMessage } from "../../../kernel/events.js";
import { type PendingStep, pendingSteps } from "../model/login-slice.js";
import { type Factor, type Member, memberStore } from "../model/member.js";
import { newCode } from "./login-sessions.js";
import { hashPassword } from "./password.js";
import { codeAt } from "./totp.js";

/** An empty proof requests a new challenge, such as a code. */
export interface FactorProof {
  readonly code?: string;
  readonly password?: string;
  readonly transactionId?: string;
  /** The credential returned by `navigator.credentials.get`, as JSON. */
  readonly credential?: string;
}

const passkeyResponseSchema = z.object({
  id: z.string(),
  response: z.object({ clientDataJSON: z.string() }),
});
const clientDataSchema = z.object({ type: z.string(), challenge: z.string() });

const CHANNELS: Partial<Record<Factor["type"], OutboxMessage["channel"]>> = {
  SMS: "sms",
  CALL: "call",
  EMAIL: "email",
  PUSH: "push",
};

export function sendChallenge(context: Context, stateToken: string, { type, secret }: Factor) {
  const channel = CHANNELS[type];
  const { code } = pendingSteps(context).patch(stateToken, (draft) => {
    draft.factorType = type;
    draft.approved = false;
    if (type === "WEBAUTHN") draft.code = base64url.encode(context.guid("challenge"));
    if (channel) draft.code = channel === "push" ? context.guid("push") : newCode(context);
  });
  if (!channel) return;
  context.send({
    kind: "factor-code",
    channel,
    to: secret,
    subject: channel === "push" ? "Approve this login" : "Your login code",
    code,
  });
}

function maskSecret(secret: string): string {
  return `${"*".repeat(Math.max(0, secret.length - 3))}${secret.slice(-3)}`;
}

export function challengeData(member: Member, step: PendingStep, stateToken: string) {
  const factor = member.factors.find(({ type }) => type === step.factorType);
  const allowCredentials = member.factors
    .filter(({ type }) => type === "WEBAUTHN")
    .map(({ secret }) => ({ id: secret, type: "public-key", transports: ["internal"] }));
  const challenge = step.code;
  const webauthnData = {
    challengeId: stateToken,
    challenge,
    publicKeyCredentialRequestOptionsJson: JSON.stringify({ challenge, allowCredentials }),
    allowCredentials,
    extensions: {},
  };
  const data: Partial<Record<Factor["type"], object>> = {
    WEBAUTHN: { webauthnData },
    PUSH: { pushData: { transactionId: challenge } },
  };
  const hint = factor && CHANNELS[factor.type] && { hint: maskSecret(factor.secret) };
  return {
    factorType: step.factorType ?? "UNKNOWN",
    verificationChallengeData: (factor && data[factor.type]) ?? hint ?? {},
    availableFactors: member.factors.map(({ type }) => ({
      factorType: type,
      factorStatus: "ENABLED",
    })),
    reason: "USER_SETTINGS",
  };
}

/** Checks a passkey response except for its signature, because seeds contain no public keys. */
function isPasskeyProof(text: string | undefined, id: string, expectedChallenge: string): boolean {
  try {
    const passkey = passkeyResponseSchema.parse(JSON.parse(text ?? "null"));
    const { type, challenge } = clientDataSchema.parse(
      JSON.parse(fromBase64Url(passkey.response.clientDataJSON)),
    );
    return passkey.id === id && type === "webauthn.get" && challenge === expectedChallenge;
  } catch {
    return false;
  }
}

export const hasProof = ({ code, password, transactionId, credential }: FactorProof): boolean =>
  Boolean(code || password || transactionId || credential);

/** A recovery code can be used only once. */
export function isValidProof(
  context: Context,
  member: Member,
  factor: Factor,
  step: PendingStep,
  proof: FactorProof,
): boolean {
  switch (factor.type) {
    case "TOTP": {
      const validCodes = [0, -1, 1].map((offset) => codeAt(factor.secret, context.now, offset));
      return proof.code !== undefined && validCodes.includes(proof.code);
    }
    case "WEBAUTHN":
      return (
        step.factorType === factor.type &&
        isPasskeyProof(proof.credential, factor.secret, step.code)
      );
    case "PUSH":
      return step.approved === true && proof.transactionId === step.code;
    case "PASSWORD":
      return hashPassword(member.salt, proof.password ?? "") === member.passwordHash;
    case "RECOVERY_CODE": {
      const codes = factor.secret.split(" ");
      if (proof.code === undefined || !codes.includes(proof.code)) return false;
      const secret = codes.filter((code) => code !== proof.code).join(" ");
      memberStore(context).patch(member.id, ({ factors }) => {
        const usedFactor = factors.find(({ factorId }) => factorId === factor.factorId);
        if (usedFactor) usedFactor.secret = secret;
      });
      return true;
    }
    default:
      return step.factorType === factor.type && proof.code === step.code && step.code !== "";
  }
}
