import type { Context } from "../../../../kernel/context.js";
import { guidOf } from "../../../../kernel/ids.js";
import { applicationError } from "../../../../kernel/platform-error.js";
import type { Entity, Tools } from "../../../../resource/declaration.js";
import { entitiesOf, resource } from "../../../../resource/resource.js";
import { roleSlice, rolesOf, setRoles } from "./role-slice.js";

/** Owners and contributors cannot be blocked. */
const SYSTEM = [
  { roleKey: "MEMBER", title: "Member", blockable: true },
  { roleKey: "CONTRIBUTOR", title: "Contributor", blockable: false },
  { roleKey: "OWNER", title: "Owner", blockable: false },
];

function requireRole(tools: Tools, key: unknown, code: string): Entity {
  const role = tools.all().find(({ roleKey }) => roleKey === key) ?? tools.get(undefined);
  if (SYSTEM.some(({ roleKey }) => roleKey === key)) {
    throw applicationError(428, code, "The role is managed by the platform");
  }
  return role;
}

export const memberRoleDefinition = resource<Entity>("members.memberRoleDefinition", {
  unique: { roleKey: "ROLE_ALREADY_EXISTS" },
  seed: () =>
    SYSTEM.map((role) => ({ id: guidOf(`role:${role.roleKey}`), ...role, revision: "1" })),
  custom: {
    createMemberRoleDefinition: (tools, { roleKey, roleTitle, blockable }) => ({
      role: tools.insert({ roleKey, title: roleTitle, blockable: blockable ?? true }),
    }),
    updateMemberRoleDefinition: (tools, { key, blockable, revision }) => {
      const role = requireRole(tools, key, "CANNOT_UPDATE_SYSTEM_ROLE");
      tools.checkRevision(role, revision);
      const next = tools.edit(role, (copy) => {
        if (typeof blockable === "boolean") copy.blockable = blockable;
      });
      return { role: next };
    },
    deleteMemberRoleDefinition: (tools, { roleKey }) => {
      tools.remove(requireRole(tools, roleKey, "CANNOT_DELETE_SYSTEM_ROLE"));
      for (const [memberId, keys] of tools.store(roleSlice)) {
        if (!keys.includes(String(roleKey))) continue;
        setRoles(
          tools,
          memberId,
          keys.filter((key) => key !== roleKey),
        );
      }
      return {};
    },
  },
});

export const definitionOf = (context: Context, key: unknown): Entity | undefined =>
  entitiesOf(memberRoleDefinition, context)
    .all()
    .find(({ roleKey }) => roleKey === key);

/** Every role of the member must allow it. */
export const isBlockable = (context: Context, memberId: string): boolean =>
  rolesOf(context, memberId).every((key) => definitionOf(context, key)?.blockable !== false);
