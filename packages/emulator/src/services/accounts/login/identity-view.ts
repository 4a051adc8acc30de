import type { Context } from "../../../kernel/context.js";
import { identitySlice } from "../model/login-slice.js";
import type { Member } from "../model/member.js";
import type { LoginOutcome } from "./accounts.js";
import { challengeData } from "./factors.js";

export function identityOf(member: Member) {
  const isPending = member.status === "PENDING";
  const emptyFields = {
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
    identityProfile: { ...emptyFields, privacyStatus: "PRIVATE", ...member.profile },
    metadata: {},
    email: { address: member.email, isVerified: member.emailVerified },
    status: {
      name: member.status === "APPROVED" ? "ACTIVE" : member.status,
      reasons: [
        ...(isPending ? ["PENDING_ADMIN_APPROVAL_REQUIRED"] : []),
        ...(isPending && !member.emailVerified ? ["PENDING_EMAIL_VERIFICATION_REQUIRED"] : []),
      ],
    },
    factors: [
      ...(member.passwordHash === undefined ? [] : [{ factorId: member.salt, type: "PASSWORD" }]),
      ...member.factors,
    ].map(({ factorId, type }) => ({ factorId, type, status: "ACTIVE" })),
  };
}

export function loginResponse(context: Context, outcome: LoginOutcome) {
  const { state, member, sessionToken, stateToken = "" } = outcome;
  const step = context.store(identitySlice).pendingSteps.get(stateToken);
  return {
    state,
    identity: identityOf(member),
    additionalData: {},
    sessionToken,
    stateToken: stateToken || undefined,
    mfaChallengeData: step?.kind === "factor" ? challengeData(member, step, stateToken) : undefined,
  };
}
