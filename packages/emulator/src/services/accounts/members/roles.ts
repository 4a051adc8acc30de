import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../../kernel/handler.js";
import { guidOf } from "../../../kernel/ids.js";
import { notFound, rejection } from "../../../kernel/platform-error.js";
import { defineService } from "../../../kernel/service.js";
import type { Seed, Slice } from "../../../kernel/slice.js";
import { EXACT, fields, LIST } from "../../../query/fields.js";
import { select } from "../../../query/run-query.js";
import type { Entity } from "../../../resource/declaration.js";
import { entitiesOf, resource } from "../../../resource/resource.js";
import { memberSlice } from "../model/member.js";
import { knownMember, ownMember } from "./find.js";
import { removeBlocks } from "./links.js";

export const roleSlice: Slice<Map<string, readonly string[]>, Seed, "memberRoles"> = {
  name: "memberRoles",
  slice: () => new Map(),
};

export const rolesOf = (context: Context, memberId: string): readonly string[] =>
  context.store(roleSlice).get(memberId) ?? [];

function setRoles(context: Context, memberId: string, keys: readonly string[]): void {
  context.changes.put(context.store(roleSlice), memberId, keys);
}

function unassignRole(context: Context, memberId: string, roleKey: unknown): void {
  const remainingKeys = rolesOf(context, memberId).filter((key) => key !== roleKey);
  setRoles(context, memberId, remainingKeys);
}

export function removeRoles(context: Context, memberId: string): void {
  context.changes.drop(context.store(roleSlice), memberId);
}

const SYSTEM_ROLES = [
  { roleKey: "MEMBER", title: "Member", blockable: true },
  { roleKey: "CONTRIBUTOR", title: "Contributor", blockable: false },
  { roleKey: "OWNER", title: "Owner", blockable: false },
];

function requireCustomRole(key: unknown, code: string): void {
  if (SYSTEM_ROLES.some(({ roleKey }) => roleKey === key)) {
    throw rejection(code, "The role is managed by the platform");
  }
}

export const memberRoleDefinition = resource<Entity>("members.memberRoleDefinition", {
  unique: { roleKey: "ROLE_ALREADY_EXISTS" },
  seed: () =>
    SYSTEM_ROLES.map((role) => ({ id: guidOf(`role:${role.roleKey}`), ...role, revision: "1" })),
  beforeRemove({ roleKey }, tools) {
    requireCustomRole(roleKey, "CANNOT_DELETE_SYSTEM_ROLE");
    for (const [memberId, keys] of tools.store(roleSlice)) {
      if (keys.includes(String(roleKey))) unassignRole(tools, memberId, roleKey);
    }
  },
  custom: {
    createMemberRoleDefinition: (tools, { roleKey, roleTitle, blockable }) => ({
      role: tools.insert({ roleKey, title: roleTitle, blockable: blockable ?? true }),
    }),
    updateMemberRoleDefinition: (tools, { key, blockable, revision }) => {
      const role = tools.findBy("roleKey", key) ?? tools.get(undefined);
      requireCustomRole(key, "CANNOT_UPDATE_SYSTEM_ROLE");
      tools.checkRevision(role, revision);
      const editedRole = tools.edit(role, (copy) => {
        if (typeof blockable === "boolean") copy.blockable = blockable;
      });
      return { role: editedRole };
    },
  },
});

export const definitionOf = (context: Context, key: unknown): Entity | undefined =>
  entitiesOf(memberRoleDefinition, context).findBy("roleKey", key);

export const isBlockable = (context: Context, memberId: string): boolean =>
  rolesOf(context, memberId).every((key) => definitionOf(context, key)?.blockable !== false);

const roleViews = (context: Context, memberId: string) =>
  rolesOf(context, memberId).map((roleKey) => ({
    roleKey,
    title: definitionOf(context, roleKey)?.title ?? roleKey,
  }));

const ROLE_FIELDS = {
  ...fields(["memberId"], { operators: EXACT }),
  ...fields(["roleKey"], { operators: [...EXACT, ...LIST], path: "roleKeys" }),
};

const handlers: Handlers = {
  "members.authorization.assignRole": admin(({ memberId, roleKey }, context) => {
    const member = knownMember(context, memberId);
    if (!definitionOf(context, roleKey)) throw notFound("Role", "ROLE_DOES_NOT_EXIST");
    if (member.status === "BLOCKED") throw rejection("MEMBER_BLOCKED", "The member is blocked");
    setRoles(context, member.id, [...new Set([...rolesOf(context, member.id), roleKey])]);
    if (!isBlockable(context, member.id)) removeBlocks(context, member.id);
    return { roleKey };
  }),

  "members.authorization.unassignRole": admin(({ memberId, roleKey }, context) => {
    unassignRole(context, knownMember(context, memberId).id, roleKey);
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
    const members = select(
      { items, fields: ROLE_FIELDS },
      { filter: (query?.filter ?? {}) as Entity },
    );
    return {
      rolesByMemberId: Object.fromEntries(
        members.map(({ memberId }) => [memberId, { roles: roleViews(context, memberId) }]),
      ),
    };
  }),
};

export const memberRoles = defineService({ ...roleSlice, handlers });
