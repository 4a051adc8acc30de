import type { Context } from "../../../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../../../kernel/handler.js";
import { applicationError } from "../../../../kernel/platform-error.js";
import { defineService } from "../../../../kernel/service.js";
import { EXACT, fields, LIST } from "../../../../query/fields.js";
import { select } from "../../../../query/run-query.js";
import { memberSlice } from "../../model/member-slice.js";
import { knownMember, ownMember } from "../find.js";
import { linksOf, unlink } from "../links.js";
import { definitionOf, isBlockable } from "./definitions.js";
import { roleSlice, rolesOf, setRoles } from "./role-slice.js";

const roleViews = (context: Context, memberId: string) =>
  rolesOf(context, memberId).map((roleKey) => ({
    roleKey,
    title: String(definitionOf(context, roleKey)?.title ?? roleKey),
  }));

/** Owners and contributors cannot be blocked. */
function liftBlocks(context: Context, memberId: string): void {
  for (const { from, to } of linksOf(context, "blocks")) {
    if (from === memberId || to === memberId) unlink(context, "blocks", from, to);
  }
}

const FIELDS = {
  ...fields(["memberId"], { operators: EXACT }),
  ...fields(["roleKey"], { operators: [...EXACT, ...LIST], path: "roleKeys" }),
};

const handlers: Handlers = {
  "members.authorization.assignRole": admin(({ memberId, roleKey }, context) => {
    const member = knownMember(context, memberId);
    if (!definitionOf(context, roleKey)) {
      throw applicationError(404, "ROLE_DOES_NOT_EXIST", "Role not found");
    }
    if (member.status === "BLOCKED") {
      throw applicationError(428, "MEMBER_BLOCKED", "The member is blocked");
    }
    setRoles(context, member.id, [...new Set([...rolesOf(context, member.id), String(roleKey)])]);
    if (!isBlockable(context, member.id)) liftBlocks(context, member.id);
    return { roleKey };
  }),

  "members.authorization.unassignRole": admin(({ memberId, roleKey }, context) => {
    const { id } = knownMember(context, memberId);
    setRoles(
      context,
      id,
      rolesOf(context, id).filter((key) => key !== roleKey),
    );
    return { roleKey };
  }),

  "members.authorization.getRoles": anyone(({ memberId }, context) => ({
    roles: roleViews(context, ownMember(context, memberId).id),
  })),

  "members.authorization.queryRoles": admin(({ query }, context) => {
    const items = [...context.store(memberSlice).keys()].map((memberId) => ({
      memberId,
      roleKeys: rolesOf(context, memberId),
    }));
    const filter = ((query ?? {}) as { filter?: Record<string, unknown> }).filter ?? {};
    const found = select({ items, fields: FIELDS }, { filter });
    return {
      rolesByMemberId: Object.fromEntries(
        found.map(({ memberId }) => [memberId, { roles: roleViews(context, memberId) }]),
      ),
    };
  }),
};

export const memberRoles = defineService({ ...roleSlice, handlers });
