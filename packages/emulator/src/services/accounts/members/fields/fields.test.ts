// Tests profile fields, suggestions, and rules that limit fields to some members.
import { beforeEach, describe, expect, test } from "vitest";
import { type Community, createCommunity } from "../../../../testing/community.js";
import type { Json } from "../../../../testing/test-client.js";

let site: Community;
beforeEach(async () => {
  site = await createCommunity();
});
const FIELDS = "members.customFields";
const create = async (name: string, more: Json = {}): Promise<Json> =>
  (await site.owner.call(`${FIELDS}.createCustomField`, { field: { name, ...more } })).field;
const listFields = async (): Promise<Json[]> =>
  (await site.guest.call(`${FIELDS}.listCustomFields`, {})).fields;
const fieldNames = async () => (await listFields()).map(({ name }: Json) => name);
const suggestions = async (request: Json = {}) =>
  (
    await site.owner.call("members.customFieldSuggestions.queryCustomFieldSuggestions", request)
  ).suggestions.map(({ name }: Json) => name);
const SYSTEM_NAMES = ["First name", "Last name", "Phone"];

describe("a field", () => {
  test("has a key and defaults, and can be updated and deleted with its revision", async () => {
    const field = await create("Favorite Animal");
    expect(field).toMatchObject({
      key: "custom.favorite-animal",
      fieldType: "TEXT",
      socialType: "UNKNOWN",
      defaultPrivacy: "PRIVATE",
      fieldOrigin: "CUSTOM",
      appliesTo: "ALL_MEMBERS",
      section: "GENERAL",
      revision: "1",
    });
    expect((await create("Favorite animal!")).key).toBe("custom.favorite-animal-1");
    const { field: updated } = await site.owner.call(`${FIELDS}.updateCustomField`, {
      field: { ...field, name: "Animal", defaultPrivacy: "PUBLIC", key: "other" },
    });
    expect(updated).toMatchObject({ name: "Animal", key: field.key, revision: "2" });
    const staleRequest = { id: field.id, revision: "1" };
    expect(await site.owner.fails(`${FIELDS}.deleteCustomField`, staleRequest)).toMatchObject({
      code: "INVALID_REVISION",
    });
    await site.owner.call(`${FIELDS}.deleteCustomField`, { ...staleRequest, revision: "2" });
    expect(await fieldNames()).toEqual([...SYSTEM_NAMES, "Favorite animal!"]);
  });

  test.each([
    [{ fieldType: "UNKNOWN" }, "INCORRECT_FIELD_TYPE"],
    [{ defaultPrivacy: "UNKNOWN" }, "INCORRECT_FIELD_PRIVACY"],
    [{ fieldType: "SOCIAL" }, "INVALID_FIELD_SOCIAL_TYPE"],
    [{ fieldType: "URL", socialType: "TIKTOK" }, "INVALID_FIELD_SOCIAL_TYPE"],
  ])("is rejected if it contains %j", async (more, code) => {
    const field = { name: "x", ...more };
    const rejected = await site.owner.fails(`${FIELDS}.createCustomField`, { field });
    expect(rejected).toEqual({ status: 400, code });
    expect(await fieldNames()).toEqual(SYSTEM_NAMES);
  });

  test("defined by the platform cannot be renamed, and is hidden instead of deleted", async () => {
    const [systemField] = await listFields();
    const change = { field: { id: systemField.id, revision: "1", name: "x" } };
    expect(await site.owner.fails(`${FIELDS}.updateCustomField`, change)).toEqual({
      status: 428,
      code: "RESERVED_FIELD_NAME_NON_EDITABLE",
    });
    await site.owner.call(`${FIELDS}.deleteCustomField`, { id: systemField.id, revision: "1" });
    expect(await fieldNames()).toEqual(SYSTEM_NAMES.slice(1));
    expect(await suggestions()).toContain("First name");
  });

  test("can be created only by the owner", async () => {
    const field = { name: "x" };
    expect(await site.ada.caller.fails(`${FIELDS}.createCustomField`, { field })).toMatchObject({
      status: 403,
    });
  });

  test("can be hidden, suggested and restored", async () => {
    const before = await suggestions();
    expect(before).toEqual(["Address", "Birthdate", "Company", "Position"]);
    const field = await create("Animal");
    const { id } = field;
    await site.owner.call(`${FIELDS}.hideCustomField`, { id, revision: "1" });
    expect(await fieldNames()).toEqual(SYSTEM_NAMES);
    expect(await suggestions()).toEqual([...before, "Animal"]);
    const sorted = { query: { filter: { fieldType: "TEXT" }, sorting: [{ fieldName: "name" }] } };
    expect(await suggestions(sorted)).toEqual(["Address", "Animal", "Company", "Position"]);
    const list = await site.owner.call(
      "members.customFieldSuggestions.listCustomFieldSuggestions",
      {
        sorting: [{ fieldName: "name", order: "DESC" }],
        paging: { limit: 1 },
      },
    );
    expect(list).toMatchObject({ suggestions: [{ name: "Position" }], metadata: { total: 5 } });
    expect((await create("Animal")).id).toBe(id);
    await create("Company");
    expect(await fieldNames()).toEqual([...SYSTEM_NAMES, "Company", "Animal"]);
  });

  test("can be moved within its section", async () => {
    const [a, b] = [await create("a"), await create("b")];
    const request = { fieldIds: [b.id, a.id], section: "GENERAL" };
    const response = await site.owner.call(`${FIELDS}.updateCustomFieldsOrder`, request);
    expect(response.section).toBe("GENERAL");
    expect(response.fields.map(({ name }: Json) => name)).toEqual(["b", "a", "Phone"]);
  });
});

describe("an application rule", () => {
  const APPLICATIONS = "members.customFieldApplications";
  const items = (kind: string, type: string, entityId: string) => ({
    items: [{ [kind]: type, entityId }],
  });
  const createRule = async (customFieldId: string, rest: Json) =>
    (
      await site.owner.call(`${APPLICATIONS}.createCustomFieldApplication`, {
        application: { customFieldId, ...rest },
      })
    ).application;
  /** Returns whether the last field applies to each member. Default members: Ada, Bea and Cyd. */
  const applies = async (
    caller = site.owner,
    memberIds = [site.ada.id, site.bea.id, site.cyd.id],
  ) =>
    (
      await caller.call(`${APPLICATIONS}.getMembersCustomFieldApplications`, { memberIds })
    ).results.map(({ applications }: Json) => applications.at(-1).applies);

  test("limits a field to some members, and is deleted with the field", async () => {
    const { ada, owner } = site;
    const field = await create("Animal");
    expect(await applies()).toEqual([true, true, true]);
    const applications = items("applicationType", "MEMBER", ada.id);
    const rule = await createRule(field.id, { applications });
    expect(rule).toMatchObject({ customFieldKey: field.key, revision: "1" });
    expect(await applies()).toEqual([true, false, false]);
    expect((await listFields()).at(-1).appliesTo).toBe("SELECTED_MEMBERS");
    const duplicate = { application: { customFieldId: field.id, applications } };
    expect(await owner.fails(`${APPLICATIONS}.createCustomFieldApplication`, duplicate)).toEqual({
      status: 409,
      code: "ALREADY_EXISTS",
    });
    const exclusions = items("exclusionType", "MEMBER", ada.id);
    const change = { application: { customFieldId: field.id, exclusions, revision: "1" } };
    const { application } = await owner.call(
      `${APPLICATIONS}.updateCustomFieldApplication`,
      change,
    );
    // An update replaces the whole rule.
    expect(application).not.toHaveProperty("applications");
    expect(await applies()).toEqual([false, true, true]);
    const rejected = await owner.fails(`${APPLICATIONS}.updateCustomFieldApplication`, change);
    expect(rejected.code).toBe("INVALID_REVISION");
    const fieldIds = { customFieldIds: [field.id, ada.id] };
    const getRules = () => owner.call(`${APPLICATIONS}.getCustomFieldApplications`, fieldIds);
    expect((await getRules()).applications).toEqual([application]);
    await owner.call(`${FIELDS}.deleteCustomField`, { id: field.id, revision: "1" });
    expect((await getRules()).applications).toEqual([]);
  });

  test("can include members with a badge or role, and exclude members with a role", async () => {
    const { ada, bea, owner } = site;
    const { badge } = await owner.call("members.badgesV2.createBadge", {
      badge: { title: "x", backgroundColor: "#ffffff", textColor: "#000000" },
    });
    await owner.call("members.badges.assignBadge", { id: badge.id, memberIds: [ada.id, bea.id] });
    const { role } = await owner.call("members.memberRoleDefinition.getMemberRoleDefinition", {
      roleKey: "CONTRIBUTOR",
    });
    await owner.call("members.authorization.assignRole", {
      memberId: bea.id,
      roleKey: "CONTRIBUTOR",
    });
    const field = await create("Animal");
    await createRule(field.id, {
      applications: items("applicationType", "BADGE", badge.id),
      exclusions: items("exclusionType", "ROLE", role.id),
    });
    expect(await applies()).toEqual([true, false, false]);
    await owner.call(`${APPLICATIONS}.deleteCustomFieldApplication`, { customFieldId: field.id });
    expect(await applies()).toEqual([true, true, true]);
    await createRule(field.id, { applications: items("applicationType", "ROLE", role.id) });
    const { results } = await owner.call(`${APPLICATIONS}.getRolesCustomFieldApplications`, {
      roleIds: [role.id, badge.id],
    });
    const appliesToRoles = results.map(({ applications }: Json) => applications.at(-1).applies);
    expect(appliesToRoles).toEqual([true, false]);
  });

  test("requires an existing field, and lets members read only their own result", async () => {
    const { ada, bea, owner } = site;
    expect(await applies(ada.caller, [ada.id])).toEqual([true]);
    const other = { memberIds: [bea.id] };
    const operation = `${APPLICATIONS}.getMembersCustomFieldApplications`;
    expect(await ada.caller.fails(operation, other)).toMatchObject({ status: 403 });
    const application = { customFieldId: ada.id };
    const rejected = await owner.fails(`${APPLICATIONS}.createCustomFieldApplication`, {
      application,
    });
    expect(rejected).toEqual({ status: 404, code: "CUSTOM_FIELD_NOT_FOUND" });
  });
});
