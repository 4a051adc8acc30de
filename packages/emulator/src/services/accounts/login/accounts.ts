import type { Context } from "../../../kernel/context.js";
import { applicationError, type PlatformError } from "../../../kernel/platform-error.js";
import type { Content, Draft } from "../../../store/collection.js";
import { identitySlice, pendingSteps } from "../model/login-slice.js";
import type { Member } from "../model/member.js";
import {
  checkLoginEmail,
  checkPhones,
  freeSlug,
  memberSlice,
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

export function identityError(code: string, description: string, status = 400): PlatformError {
  return applicationError(status, code, description);
}

/** The token "invalid" is rejected. */
export type CaptchaTokens =
  | readonly { readonly Recaptcha?: string; readonly InvisibleRecaptcha?: string }[]
  | undefined;

export function checkCaptcha(context: Context, tokens: CaptchaTokens): void {
  const values = (tokens ?? []).flatMap((token) => Object.values(token).filter(Boolean));
  if (values.includes("invalid")) throw identityError("-19970", "Invalid captcha token");
  if (context.site.signOn.captcha === "always" && values.length === 0) {
    throw identityError("-19971", "A captcha token is required");
  }
}

/** Includes disconnected members. */
export function memberByEmail(context: Context, email: string): Member | undefined {
  const wanted = email.toLowerCase();
  const matches = [...context.store(memberSlice).values()].filter(
    ({ email: own }) => own === wanted,
  );
  // A disconnected user may have registered again as a new member, so prefer the new member.
  return matches.find(({ status }) => status !== "OFFLINE") ?? matches[0];
}

/** Disconnected members have no account. */
export function accountByEmail(context: Context, email: string): Member | undefined {
  const member = memberByEmail(context, email);
  return member?.status === "OFFLINE" ? undefined : member;
}

export function memberById(context: Context, id: string): Member | undefined {
  return memberStore(context).find(id);
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

function startFactors(context: Context, member: Member): string {
  const stateToken = startStep(context, { kind: "factor", memberId: member.id });
  const [first] = member.factors;
  if (first) sendChallenge(context, stateToken, first);
  return stateToken;
}

export function nextStep(context: Context, member: Member, factors = true): LoginOutcome {
  const { requireEmailVerification } = context.site.signOn;
  if (requireEmailVerification && !member.emailVerified) {
    const code = sendVerification(context, member.email);
    const stateToken = startStep(context, { kind: "verify-email", memberId: member.id, code });
    return { state: "REQUIRE_EMAIL_VERIFICATION", member, stateToken };
  }
  if (member.status === "PENDING") return { state: "REQUIRE_OWNER_APPROVAL", member };
  if (factors && member.factors.length > 0) {
    return { state: "STATUS_CHECK", member, stateToken: startFactors(context, member) };
  }
  return { state: "SUCCESS", member, sessionToken: startLogin(context, member.id) };
}

function phonesOf({ phones = [], phonesV2 = [] }: Record<string, unknown>): readonly unknown[] {
  const newer = phonesV2 as readonly { readonly phone?: unknown }[];
  return [...(phones as readonly unknown[]), ...newer.flatMap(({ phone }) => phone ?? [])];
}

/** `complete` adds fields before the event is sent. */
export function createMember(
  context: Context,
  input: {
    readonly email: string;
    readonly password?: string;
    readonly profile?: Record<string, unknown>;
    readonly verified?: boolean;
  },
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

export function register(
  context: Context,
  input: {
    readonly email: string;
    readonly password?: string;
    readonly profile?: Record<string, unknown>;
    readonly captchaTokens?: CaptchaTokens;
    readonly verified?: boolean;
  },
): LoginOutcome {
  checkCaptcha(context, input.captchaTokens);
  if (accountByEmail(context, input.email)) {
    throw identityError("-19995", "An account with this email address already exists", 409);
  }
  return nextStep(context, createMember(context, input));
}

export function login(
  context: Context,
  input: {
    readonly email: string;
    readonly password?: string;
    readonly captchaTokens?: CaptchaTokens;
  },
): LoginOutcome {
  checkCaptcha(context, input.captchaTokens);
  const member = memberByEmail(context, input.email);
  if (!member) throw identityError("-19999", "No account with this email address", 404);
  if (member.resetRequired) throw identityError("-19973", "The password must be reset");
  const hash = hashPassword(member.salt, input.password ?? "");
  if (member.passwordHash !== hash) throw identityError("-19976", "Incorrect password", 401);
  if (member.status === "BLOCKED" || member.status === "OFFLINE") {
    throw identityError("-19958", "The account is blocked", 403);
  }
  return nextStep(context, member);
}

export function setPassword(context: Context, { id }: Member, password: string): void {
  const change = (draft: Draft<Member>) => {
    draft.passwordHash = hashPassword(draft.salt, password);
    draft.resetRequired = false;
  };
  memberStore(context).update(id, change, { event: false });
}
