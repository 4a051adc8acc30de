import type { Context } from "../../../kernel/context.js";
import { numberOf } from "../../../kernel/ids.js";
import type { RedirectSession } from "../../redirect-session.js";
import {
  endLogins,
  identitySlice,
  isExpired,
  type PendingStep,
  pendingSteps,
  putExpiring,
  revokeTokens,
} from "../model/login-slice.js";
import { hasAccess, type Member, memberStore } from "../model/member.js";

const LOGIN_SECONDS = 30 * 24 * 3600;
const STEP_SECONDS = 15 * 60;
const LINK_SECONDS = 24 * 3600;
const CODE_SECONDS = 10 * 60;

export function startLogin(context: Context, memberId: string): string {
  const token = `login.${crypto.randomUUID()}`;
  putExpiring(context, "loginSessions", token, { memberId }, LOGIN_SECONDS);
  return token;
}

export function memberOfLogin(context: Context, token: string | undefined): string | undefined {
  const session = context.store(identitySlice).loginSessions.get(token ?? "");
  if (!session || isExpired(session, context.now)) return undefined;
  return hasAccess(context, session.memberId) ? session.memberId : undefined;
}

export function newCode(context: Context): string {
  return String(numberOf(context.guid("code")) % 1_000_000).padStart(6, "0");
}

export function sendVerification(context: Context, to: string): string {
  const code = newCode(context);
  const subject = "Your verification code";
  context.send({ kind: "verification", channel: "email", to, subject, code });
  return code;
}

/** `lifetime` is in seconds. */
export function startStep(
  context: Context,
  step: Pick<PendingStep, "kind" | "memberId"> & { readonly code?: string },
  lifetime?: number,
): string {
  const token = `${step.kind}.${crypto.randomUUID()}`;
  const isLink = step.kind === "recovery" || step.kind === "activation";
  const pendingStep = { code: "", ...step, attempts: 0, used: false };
  const seconds = lifetime ?? (isLink ? LINK_SECONDS : STEP_SECONDS);
  putExpiring(context, "pendingSteps", token, pendingStep, seconds);
  return token;
}

export function closeStep(context: Context, token: string): void {
  pendingSteps(context).patch(token, (draft) => {
    draft.used = true;
  });
}

/** A failed request does not undo the count. */
export function countAttempt(context: Context, token: string): void {
  context.changes.finally(() => {
    pendingSteps(context).patch(token, (draft) => {
      draft.attempts += 1;
    });
  });
}

type StepKinds = readonly PendingStep["kind"][];

export function findOpenStep(context: Context, token: string, kinds: StepKinds) {
  const step = context.store(identitySlice).pendingSteps.get(token);
  const isOpen = step && !step.used && !isExpired(step, context.now) && step.attempts < 5;
  return isOpen && kinds.includes(step.kind) ? step : undefined;
}

export function findOpenMemberStep(context: Context, token: string, kinds: StepKinds) {
  const step = findOpenStep(context, token, kinds);
  const member = step && memberStore(context).find(step.memberId);
  return step && member && { step, member };
}

export function issueCode(context: Context, session: RedirectSession, memberId: string): string {
  const code = `code.${crypto.randomUUID()}`;
  const { visitorId, auth } = session;
  const { clientId = "", redirectUri, codeChallenge } = auth ?? {};
  const content = { clientId, redirectUri, codeChallenge, memberId, visitorId, used: false };
  putExpiring(context, "codes", code, content, CODE_SECONDS);
  return code;
}

export function revokeSession(context: Context, session: RedirectSession): void {
  const { memberId, visitorId } = session;
  if (memberId === undefined) return;
  revokeTokens(context, (token) => token.memberId === memberId && token.visitorId === visitorId);
  endLogins(context, memberId);
}

export function sendPasswordLink(
  context: Context,
  { id: memberId, email: to }: Member,
  subject: string,
  { kind = "recovery", back, lifetime }: PasswordLinkOptions = {},
): void {
  const token = startStep(context, { kind, memberId }, lifetime);
  const link = new URL(`${context.origin}/_portico/reset-password`);
  link.searchParams.set("token", token);
  if (back !== undefined) link.searchParams.set("back", back);
  const messageKind = kind === "recovery" ? "password-reset" : kind;
  context.send({ kind: messageKind, channel: "email", to, subject, link: link.href, code: token });
}

interface PasswordLinkOptions {
  readonly kind?: "recovery" | "activation";
  readonly back?: string | undefined;
  readonly lifetime?: number;
}
