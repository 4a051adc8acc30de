import type { Context } from "../../../kernel/context.js";
import { numberOf } from "../../../kernel/ids.js";
import type { RedirectSession } from "../../redirect-session.js";
import {
  endLogins,
  identitySlice,
  type PendingStep,
  pendingSteps,
  removeExpired,
  revokeTokens,
} from "../model/login-slice.js";
import { type Member, memberSlice } from "../model/member.js";

const LOGIN_SECONDS = 30 * 24 * 3600;
const STEP_SECONDS = 15 * 60;
const LINK_SECONDS = 24 * 3600;
const CODE_SECONDS = 10 * 60;

function seconds(context: Context): number {
  return Math.floor(context.now / 1000);
}

export function startLogin(context: Context, memberId: string): string {
  const token = `login.${crypto.randomUUID()}`;
  const expiresAt = seconds(context) + LOGIN_SECONDS;
  removeExpired(context, "loginSessions");
  context.changes.put(context.store(identitySlice).loginSessions, token, { memberId, expiresAt });
  return token;
}

export function memberOfLogin(context: Context, token: string | undefined): string | undefined {
  const session =
    token === undefined ? undefined : context.store(identitySlice).loginSessions.get(token);
  if (!session || session.expiresAt <= seconds(context)) return undefined;
  const member = context.store(memberSlice).get(session.memberId);
  return member?.status === "APPROVED" ? member.id : undefined;
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
  const link = step.kind === "recovery" || step.kind === "activation";
  const expiresAt = seconds(context) + (lifetime ?? (link ? LINK_SECONDS : STEP_SECONDS));
  const pending = { code: "", ...step, expiresAt, attempts: 0, used: false };
  removeExpired(context, "pendingSteps");
  context.changes.put(context.store(identitySlice).pendingSteps, token, pending);
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

export function openStep(
  context: Context,
  token: string,
  kinds: readonly PendingStep["kind"][],
): PendingStep | undefined {
  const step = context.store(identitySlice).pendingSteps.get(token);
  const open = step && !step.used && step.expiresAt > seconds(context) && step.attempts < 5;
  return open && kinds.includes(step.kind) ? step : undefined;
}

export function issueCode(context: Context, session: RedirectSession, memberId: string): string {
  const code = `code.${crypto.randomUUID()}`;
  const { auth } = session;
  removeExpired(context, "codes");
  context.changes.put(context.store(identitySlice).codes, code, {
    clientId: auth?.clientId ?? "",
    ...(auth?.redirectUri !== undefined && { redirectUri: auth.redirectUri }),
    ...(auth?.codeChallenge !== undefined && { codeChallenge: auth.codeChallenge }),
    memberId,
    visitorId: session.visitorId,
    expiresAt: seconds(context) + CODE_SECONDS,
    used: false,
  });
  return code;
}

export function revokeSession(context: Context, session: RedirectSession): void {
  const { memberId, visitorId } = session;
  if (memberId === undefined) return;
  revokeTokens(context, (own) => own.memberId === memberId && own.visitorId === visitorId);
  endLogins(context, memberId);
}

export function sendPasswordLink(
  context: Context,
  { id: memberId, email: to }: Member,
  subject: string,
  { kind = "recovery", back, lifetime }: PasswordLink = {},
): void {
  const code = startStep(context, { kind, memberId }, lifetime);
  const link = new URL(`${context.origin}/_portico/reset-password`);
  link.searchParams.set("token", code);
  if (back !== undefined) link.searchParams.set("back", back);
  const message = kind === "recovery" ? "password-reset" : kind;
  context.send({ kind: message, channel: "email", to, subject, link: link.href, code });
}

interface PasswordLink {
  readonly kind?: "recovery" | "activation";
  readonly back?: string | undefined;
  /** In seconds. */
  readonly lifetime?: number;
}
