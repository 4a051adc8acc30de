import type { Context } from "../../../kernel/context.js";
import { applicationError, badRequest, permissionDenied } from "../../../kernel/platform-error.js";
import type { Content, Draft } from "../../../store/collection.js";
import { identitySlice, pendingSteps } from "../model/login-slice.js";
import {
  checkLoginEmail,
  checkPhones,
  freeSlug,
  type Member,
  memberStore,
} from "../model/member.js";
import { initialPrivacy, setPrivacy } from "../model/privacy.js";
import { sendChallenge } from "./factors.js";
import { sendVerification, startLogin, startStep } from "./login-sessions.js";
import { hashPassword } from "./password.js";

export interface LoginOutcome {
  readonly state:
    | "SUCCESS"
    | "REQUIRE_OWNER_APPROVAL"
    | "REQUIRE_EMAIL_VERIFICATION"
    | "STATUS_CHECK";
  readonly member: Member;
  readonly sessionToken?: string;
  readonly stateToken?: string;
}

/** The emulator rejects the CAPTCHA token "invalid". */
export type CaptchaTokens =
  | readonly { readonly Recaptcha?: string; readonly InvisibleRecaptcha?: string }[]
  | undefined;

export function checkCaptcha(context: Context, tokens: CaptchaTokens): void {
  const values = (tokens ?? []).flatMap((token) => Object.values(token).filter(Boolean));
  if (values.includes("invalid")) throw badRequest("-19970", "Invalid captcha token");
  if (context.site.signOn.captcha === "always" && values.length === 0) {
    throw badRequest("-19971", "A captcha token is required");
  }
}

export function memberByEmail(context: Context, email: string): Member | undefined {
  const address = email.toLowerCase();
  const matches = [...memberStore(context).all()].filter((member) => member.email === address);
  // A disconnected user may have registered again as a new member.
  return matches.find(({ status }) => status !== "OFFLINE") ?? matches[0];
}

/** Disconnected members have no account. */
export function accountByEmail(context: Context, email: string): Member | undefined {
  const member = memberByEmail(context, email);
  return member?.status === "OFFLINE" ? undefined : member;
}

export function requireFreeEmail(context: Context, email: string, code: string, memberId?: string) {
  const existing = accountByEmail(context, email);
  if (!existing || existing.id === memberId) return;
  throw applicationError(409, code, "An account with this email address already exists");
}

export function resendVerification(context: Context, member: Member): void {
  const code = sendVerification(context, member.email);
  for (const [token, step] of context.store(identitySlice).pendingSteps) {
    if (step.kind === "verify-email" && step.memberId === member.id && !step.used) {
      pendingSteps(context).patch(token, (draft) => {
        Object.assign(draft, { code, attempts: 0 });
      });
    }
  }
}

export function continueLogin(context: Context, member: Member, needsFactor = true): LoginOutcome {
  const { requireEmailVerification } = context.site.signOn;
  if (requireEmailVerification && !member.emailVerified) {
    const code = sendVerification(context, member.email);
    const stateToken = startStep(context, { kind: "verify-email", memberId: member.id, code });
    return { state: "REQUIRE_EMAIL_VERIFICATION", member, stateToken };
  }
  if (member.status === "PENDING") return { state: "REQUIRE_OWNER_APPROVAL", member };
  const [firstFactor] = member.factors;
  if (needsFactor && firstFactor) {
    const stateToken = startStep(context, { kind: "factor", memberId: member.id });
    sendChallenge(context, stateToken, firstFactor);
    return { state: "STATUS_CHECK", member, stateToken };
  }
  return { state: "SUCCESS", member, sessionToken: startLogin(context, member.id) };
}

function phonesOf({ phones = [], phonesV2 = [] }: Record<string, unknown>): readonly unknown[] {
  const phoneObjects = phonesV2 as readonly { readonly phone?: unknown }[];
  return [...(phones as readonly unknown[]), ...phoneObjects.flatMap(({ phone }) => phone ?? [])];
}

interface NewMember {
  readonly email: string;
  readonly password?: string;
  readonly profile?: Record<string, unknown>;
  readonly verified?: boolean;
}

/** `complete` adds fields before the event is emitted. */
export function createMember(
  context: Context,
  input: NewMember,
  complete?: (member: Draft<Content<Member>>) => void,
): Member {
  const email = input.email.toLowerCase();
  checkLoginEmail(email);
  checkPhones(phonesOf(input.profile ?? {}));
  const salt = context.guid("salt");
  const member: Draft<Content<Member>> = {
    id: context.guid("member"),
    created: context.changes.sequence,
    contactId: context.guid("contact"),
    email,
    emailVerified: input.verified ?? false,
    ...(input.password !== undefined && { passwordHash: hashPassword(salt, input.password) }),
    salt,
    resetRequired: false,
    status: context.site.signOn.requireOwnerApproval ? "PENDING" : "APPROVED",
    slug: freeSlug(context, email.split("@")[0] ?? email),
    profile: { ...input.profile },
    factors: [],
  };
  setPrivacy(member, initialPrivacy(context, member.profile.privacyStatus));
  complete?.(member);
  return memberStore(context).insert(member.id, member);
}

interface Credentials {
  readonly email: string;
  readonly password?: string;
  readonly captchaTokens?: CaptchaTokens;
}

export function register(context: Context, input: Credentials & NewMember): LoginOutcome {
  checkCaptcha(context, input.captchaTokens);
  requireFreeEmail(context, input.email, "-19995");
  return continueLogin(context, createMember(context, input));
}

export function login(context: Context, input: Credentials): LoginOutcome {
  checkCaptcha(context, input.captchaTokens);
  const member = memberByEmail(context, input.email);
  if (!member) throw applicationError(404, "-19999", "No account with this email address");
  if (member.resetRequired) throw badRequest("-19973", "The password must be reset");
  const hash = hashPassword(member.salt, input.password ?? "");
  if (member.passwordHash !== hash) {
    throw applicationError(401, "-19976", "Incorrect password");
  }
  if (member.status === "BLOCKED" || member.status === "OFFLINE") {
    throw permissionDenied("The account is blocked", "-19958");
  }
  return continueLogin(context, member);
}

export function setPassword(context: Context, { id }: Member, password: string): void {
  const change = (draft: Draft<Member>) => {
    draft.passwordHash = hashPassword(draft.salt, password);
    draft.resetRequired = false;
  };
  memberStore(context).update(id, change, { event: false });
}
