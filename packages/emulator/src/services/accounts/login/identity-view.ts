import type { Context } from "../../../kernel/context.js";
import { identitySlice } from "../model/login-slice.js";
import type { Factor, Member } from "../model/member.js";
import type { LoginOutcome } from "./accounts.js";
import { challengeData } from "./factors.js";

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
      ...member.factors.map(factorView),
    ],
  };
}

function factorView({ factorId, type }: Factor) {
  return { factorId, type, status: "ACTIVE" };
}

export function loginResponse(context: Context, outcome: LoginOutcome) {
  const { state, member, sessionToken, stateToken = "" } = outcome;
  const step = context.store(identitySlice).pendingSteps.get(stateToken);
  return {
    state,
    identity: identityOf(member),
    additionalData: {},
    ...(sessionToken !== undefined && { sessionToken }),
    ...(stateToken !== "" && { stateToken }),
    ...(step?.kind === "factor" && { mfaChallengeData: challengeData(member, step, stateToken) }),
  };
}
