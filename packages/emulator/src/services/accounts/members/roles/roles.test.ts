import { beforeEach, describe, expect, test } from "vitest";
import { type Community, createCommunity, type Person } from "../../../../testing/community.js";
import type { Json } from "../../../../testing/test-client.js";

let site: Community;
beforeEach(async () => {
  site = await createCommunity();
});
const DEFINITIONS = "members.memberRoleDefinition";
const defineRole = async (roleKey: string, more: Json = {}) =>
  (
    await site.owner.call(`${DEFINITIONS}.createMemberRoleDefinition`, {
      roleKey,
      roleTitle: roleKey.toLowerCase(),
      ...more,
    })
  ).role;
const assign = ({ id }: Person, roleKey: string) =>
  site.owner.call("members.authorization.assignRole", { memberId: id, roleKey });
const rolesOf = async ({ id }: Person) =>
  (await site.owner.call("members.authorization.getRoles", { memberId: id })).roles;

describe("a role", () => {
  test("can be created, updated and deleted, and deletion removes it from all members", async () => {
    const { ada, owner } = site;
    const role = await defineRole("EDITOR");
    expect(role).toMatchObject({ title: "editor", blockable: true, revision: "1" });
    await assign(ada, "EDITOR");
    const change = { key: "EDITOR", blockable: false, revision: "1" };
    await owner.call(`${DEFINITIONS}.updateMemberRoleDefinition`, change);
    const { role: updatedRole } = await owner.call(`${DEFINITIONS}.getMemberRoleDefinition`, {
      roleKey: "EDITOR",
    });
    expect(updatedRole).toMatchObject({ blockable: false, revision: "2" });
    const rejected = await owner.fails("members.members.blockMember", { id: ada.id });
    expect(rejected.code).toBe("OWNER_MEMBER_BLOCK_FORBIDDEN");
    expect(await owner.fails(`${DEFINITIONS}.updateMemberRoleDefinition`, change)).toMatchObject({
      status: 409,
      code: "INVALID_REVISION",
    });
    await owner.call(`${DEFINITIONS}.deleteMemberRoleDefinition`, { roleKey: "EDITOR" });
    expect(await rolesOf(ada)).toEqual([]);
    await owner.call("members.members.blockMember", { id: ada.id });
    const { roles } = await owner.call(`${DEFINITIONS}.listMemberRoleDefinitions`);
    const keys = roles.map(({ roleKey }: Json) => roleKey);
    expect(keys).toEqual(["MEMBER", "CONTRIBUTOR", "OWNER"]);
  });

  test("defined by the platform cannot be updated or deleted", async () => {
    const fails = (operation: string, request: Json) =>
      site.owner.fails(`${DEFINITIONS}.${operation}`, request);
    const change = { key: "OWNER", blockable: true, revision: "1" };
    expect(await fails("updateMemberRoleDefinition", change)).toEqual({
      status: 428,
      code: "CANNOT_UPDATE_SYSTEM_ROLE",
    });
    expect(await fails("deleteMemberRoleDefinition", { roleKey: "OWNER" })).toEqual({
      status: 428,
      code: "CANNOT_DELETE_SYSTEM_ROLE",
    });
    const unknownRole = await fails("deleteMemberRoleDefinition", { roleKey: "NONE" });
    expect(unknownRole).toEqual({ status: 404, code: "MEMBER_ROLE_DEFINITION_NOT_FOUND" });
    const duplicate = await fails("createMemberRoleDefinition", {
      roleKey: "OWNER",
      roleTitle: "x",
    });
    expect(duplicate).toMatchObject({ status: 409 });
  });
});

describe("a role assignment", () => {
  test("can be read for one member or for several, and is deleted with the member", async () => {
    const { ada, bea, cyd, owner } = site;
    await defineRole("EDITOR");
    await assign(ada, "EDITOR");
    await assign(ada, "EDITOR");
    await assign(bea, "EDITOR");
    await assign(bea, "MEMBER");
    expect(await rolesOf(ada)).toEqual([{ roleKey: "EDITOR", title: "editor" }]);
    const query = async (filter: Json) =>
      (await owner.call("members.authorization.queryRoles", { query: { filter } })).rolesByMemberId;
    expect(await query({ memberId: { $in: [ada.id, cyd.id] } })).toEqual({
      [ada.id]: { roles: [{ roleKey: "EDITOR", title: "editor" }] },
      [cyd.id]: { roles: [] },
    });
    expect(Object.keys(await query({ roleKey: { $hasSome: ["MEMBER"] } }))).toEqual([bea.id]);
    await owner.call("members.authorization.unassignRole", { memberId: bea.id, roleKey: "EDITOR" });
    expect(await rolesOf(bea)).toEqual([{ roleKey: "MEMBER", title: "Member" }]);
    await owner.call("members.members.deleteMember", { id: bea.id });
    expect(Object.keys(await query({}))).toEqual([ada.id, cyd.id]);
  });

  test("can be changed only by the owner, and read only by the owner and the member", async () => {
    const { ada, bea, owner } = site;
    const fails = (roleKey: string) =>
      owner.fails("members.authorization.assignRole", { memberId: ada.id, roleKey });
    expect(await fails("NONE")).toEqual({ status: 404, code: "ROLE_DOES_NOT_EXIST" });
    const requestOf = (person: Person) => ({ memberId: person.id });
    await ada.caller.call("members.authorization.getRoles", requestOf(ada));
    expect(await ada.caller.fails("members.authorization.getRoles", requestOf(bea))).toMatchObject({
      status: 403,
    });
    const ownerRole = { memberId: ada.id, roleKey: "OWNER" };
    expect(await ada.caller.fails("members.authorization.assignRole", ownerRole)).toMatchObject({
      status: 403,
    });
    await owner.call("members.members.blockMember", { id: ada.id });
    expect(await fails("MEMBER")).toEqual({ status: 428, code: "MEMBER_BLOCKED" });
    expect(await rolesOf(ada)).toEqual([]);
  });
});
