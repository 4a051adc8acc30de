import type { Context } from "../../../kernel/context.js";
import { defineService } from "../../../kernel/service.js";
import { factorSeeds } from "../../../options/member-seed.js";
import type { MemberSeedInput } from "../../../options/site-types.js";
import { memberByEmail } from "../login/accounts.js";
import { revokeMember } from "../login/tokens.js";
import { type Member, memberSlice, memberStore } from "../model/member.js";
import { defaultPrivacy, memberPrivacySettings } from "../model/privacy.js";
import { authenticationHandlers } from "./authentication-handlers.js";
import { badgeAssignments, badgesV2, badgesV3 } from "./badges.js";
import { memberLinks, membersAbout } from "./community.js";
import { customFieldApplications, customFieldSuggestions, customFields } from "./custom-fields.js";
import { factorsOf } from "./member-seed.js";
import { memberReport } from "./reports.js";
import { memberRoleDefinition, memberRoles } from "./roles.js";
import { siteMembers, userMember } from "./site-members.js";

function requireMember(context: Context, email: string): Member {
  const member = memberByEmail(context, email);
  if (!member) throw new Error(`Member ${email} not found`);
  return member;
}

/** Functions of `emulator.controls.members`. */
export interface MemberControls {
  /**
   * Changes a member's status. Blocking a member also ends the member's sessions.
   *
   * @throws Error if no member has this email address.
   */
  setMemberStatus(email: string, status: "PENDING" | "APPROVED" | "BLOCKED"): void;
  /**
   * Replaces the second factors of a member.
   *
   * @param email - Email address of the member.
   * @param factors - Factors in the format of the `members` option.
   * @throws Error if no member has this email address, or a factor is invalid.
   */
  setFactors(email: string, factors: NonNullable<MemberSeedInput["factors"]>): void;
}

const members = defineService({
  ...memberSlice,
  handlers: authenticationHandlers,
  controls: (act): MemberControls => ({
    setMemberStatus(email, status) {
      act((context) => {
        const { id } = requireMember(context, email);
        memberStore(context).patch(id, (draft) => {
          draft.status = status;
        });
        if (status === "BLOCKED") revokeMember(context, id);
      });
    },
    setFactors(email, factors) {
      const checkedFactors = factorSeeds.parse(factors);
      act((context) => {
        memberStore(context).patch(requireMember(context, email).id, (draft) => {
          draft.factors = factorsOf(draft.email, checkedFactors);
        });
      });
    },
  }),
});

export const memberServices = [
  members,
  siteMembers,
  memberLinks,
  memberReport,
  membersAbout,
  badgesV2,
  badgeAssignments,
  badgesV3,
  memberRoles,
  memberRoleDefinition,
  defaultPrivacy,
  memberPrivacySettings,
  customFields,
  customFieldApplications,
  customFieldSuggestions,
  userMember,
] as const;
