// Further factors of a login: what is asked for, and what proves it.

import type { Context } from "../../kernel/context.js";
import type { Factor, Member } from "../members/model.js";
import { newCode } from "./login-sessions.js";
import type { PendingStep } from "./model.js";
import { hashPassword } from "./password.js";
import { codeAt } from "./totp.js";

/** What somebody answers with. Without a code, a code is sent. */
export interface FactorProof {
  readonly code?: string;
  readonly password?: string;
  readonly transactionId?: string;
  /** The credential of `navigator.credentials.get`, as JSON. */
  readonly credential?: string;
}

const CHANNELS = { SMS: "sms", CALL: "call", EMAIL: "email", PUSH: "push" } as const;

function channelOf(type: string): "sms" | "call" | "email" | "push" | undefined {
  return Object.hasOwn(CHANNELS, type) ? CHANNELS[type as keyof typeof CHANNELS] : undefined;
}

/** Asks for a factor: sends its code, or the notification to approve. */
export function askFor(context: Context, step: PendingStep, factor: Factor): void {
  context.changes.keep(step).factorType = factor.type;
  step.approved = false;
  const channel = channelOf(factor.type);
  if (!channel) return;
  step.code = channel === "push" ? context.guid("push") : newCode(context);
  context.send({
    kind: "factor-code",
    channel,
    to: factor.secret,
    subject: channel === "push" ? "Approve this login" : "Your login code",
    code: step.code,
  });
}

function masked(secret: string): string {
  return `${"*".repeat(Math.max(0, secret.length - 3))}${secret.slice(-3)}`;
}

/** `mfaChallengeData` of a login response. */
export function challengeData(member: Member, step: PendingStep, stateToken: string) {
  const asked = member.factors.find(({ type }) => type === step.factorType);
  const allowCredentials = member.factors
    .filter(({ type }) => type === "WEBAUTHN")
    .map(({ secret }) => ({ id: secret, type: "public-key", transports: ["internal"] }));
  const webauthnData = {
    challengeId: stateToken,
    challenge: stateToken,
    publicKeyCredentialRequestOptionsJson: JSON.stringify({
      challenge: stateToken,
      allowCredentials,
    }),
    allowCredentials,
    extensions: {},
  };
  const data =
    asked?.type === "WEBAUTHN"
      ? { webauthnData }
      : asked?.type === "PUSH"
        ? { pushData: { transactionId: step.code } }
        : asked && channelOf(asked.type)
          ? { hint: masked(asked.secret) }
          : {};
  return {
    factorType: step.factorType ?? "UNKNOWN",
    verificationChallengeData: data,
    availableFactors: member.factors.map(({ type }) => ({
      factorType: type,
      factorStatus: "ENABLED",
    })),
    reason: "USER_SETTINGS",
  };
}

function credentialId(text: string | undefined): unknown {
  try {
    return (JSON.parse(text ?? "null") as { id?: unknown } | null)?.id;
  } catch {
    return undefined;
  }
}

/** Whether an answer is one at all: an empty one asks for a code to be sent. */
export function isAnswer(proof: FactorProof): boolean {
  return Object.values(proof).some((value) => value !== undefined && value !== "");
}

/** Whether an answer is right. A recovery code is good once. */
export function proves(
  context: Context,
  member: Member,
  factor: Factor,
  step: PendingStep,
  proof: FactorProof,
): boolean {
  switch (factor.type) {
    case "TOTP": {
      const near = [0, -1, 1].map((offset) => codeAt(factor.secret, context.now, offset));
      return proof.code !== undefined && near.includes(proof.code);
    }
    case "WEBAUTHN":
      return credentialId(proof.credential) === factor.secret;
    case "PUSH":
      return step.approved === true && proof.transactionId === step.code;
    case "PASSWORD":
      return hashPassword(member.salt, proof.password ?? "") === member.passwordHash;
    case "RECOVERY_CODE": {
      const codes = factor.secret.split(" ");
      if (proof.code === undefined || !codes.includes(proof.code)) return false;
      context.changes.keep(factor).secret = codes.filter((code) => code !== proof.code).join(" ");
      return true;
    }
    default:
      return step.factorType === factor.type && proof.code === step.code && step.code !== "";
  }
}
