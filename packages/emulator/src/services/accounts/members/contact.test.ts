// Tests what members can change in their profiles.
import { beforeEach, expect, test } from "vitest";
import { type Community, createCommunity } from "../../../testing/community.js";
import type { Caller, Json } from "../../../testing/test-client.js";

let site: Community;
beforeEach(async () => {
  site = await createCommunity();
});
const LISTS = {
  phones: ["+12125550101", "+12125550102"],
  emails: ["work@example.com"],
  addresses: [{ addressLine: "1 Row", city: "York" }],
};
const update = async (caller: Caller, change: Json) =>
  (await caller.call("members.members.updateMember", { member: { id: site.ada.id, ...change } }))
    .member;

test("a contact list in an update replaces the stored list, but an empty list changes nothing", async () => {
  const { ada } = site;
  const member = await update(ada.caller, { contact: LISTS });
  expect(member.contact).toMatchObject(LISTS);
  expect(member.contact.addresses[0].id).toMatch(/^[0-9a-f-]{36}$/);
  const emptyLists = { phones: [], emails: [], addresses: [] };
  expect((await update(ada.caller, { contact: emptyLists })).contact).toEqual(member.contact);
  expect(
    (await update(ada.caller, { contact: { phones: ["+12125550103"] } })).contact,
  ).toMatchObject({
    ...LISTS,
    phones: ["+12125550103"],
  });
});

test.each(["050-1234567", "+1 212 555 0100", "0012125550100", "+", "1"])(
  "the phone number %j is rejected because it is not in E.164 format",
  async (phone) => {
    const { ada, owner, guest } = site;
    const contact = { phones: ["+12125550100", phone] };
    const rejected = { status: 400, code: "INVALID_PHONE" };
    const member = { id: ada.id, contact };
    expect(await ada.caller.fails("members.members.updateMember", { member })).toEqual(rejected);
    const newMember = { loginEmail: "new@example.com", contact };
    expect(await owner.fails("members.members.createMember", { member: newMember })).toEqual(
      rejected,
    );
    const registration = { email: "new@example.com", password: "secret", contactInfo: contact };
    expect(await guest.fails("members.authentication.register", registration)).toEqual(rejected);
    const profile = { phonesV2: [{ phone }] };
    const loginId = { email: "new@example.com" };
    const register = { loginId, password: "secret", profile };
    expect(await guest.fails("identity.authentication.registerV2", register)).toMatchObject({
      status: 400,
    });
  },
);

test.each(["ada@wix.com", "ADA@Wix.com", "ada@wixpress.com"])(
  "%s is rejected as a login email address, because its domain is reserved",
  async (email) => {
    const { ada, owner, guest } = site;
    const rejected = { status: 400, code: "INVALID_EMAIL_DOMAIN" };
    const member = { loginEmail: email };
    expect(await owner.fails("members.members.createMember", { member })).toEqual(rejected);
    const register = { loginId: { email }, password: "secret" };
    expect(await guest.fails("identity.authentication.registerV2", register)).toEqual(rejected);
    const change = { id: ada.id, newEmail: email };
    expect(await ada.caller.fails("members.authentication.changeLoginEmail", change)).toEqual(
      rejected,
    );
    await owner.call("members.members.createMember", { member: { loginEmail: "a@notwix.com" } });
  },
);

test.each(["phones", "emails", "addresses"] as const)(
  "the %s of a member can be deleted",
  async (list) => {
    const { ada, bea, fetchMember } = site;
    await update(ada.caller, { contact: LISTS });
    const operation = `members.members.deleteMember${list[0]?.toUpperCase()}${list.slice(1)}`;
    expect(await bea.caller.fails(operation, { id: ada.id })).toMatchObject({ status: 403 });
    const { member } = await ada.caller.call(operation, { id: ada.id });
    expect(member.contact).toMatchObject({ ...LISTS, [list]: [] });
    // The login email is separate and does not change.
    expect((await fetchMember(ada)).loginEmail).toBe("ada@example.com");
  },
);

test("an empty string in an update removes the field, and omitted fields stay unchanged", async () => {
  const { ada, events } = site;
  await update(ada.caller, {
    contact: { firstName: "Ada", company: "Engines", birthdate: "1815-12-10" },
    profile: { nickname: "countess", title: "Analyst" },
  });
  const member = await update(ada.caller, {
    contact: { company: "" },
    profile: { title: "" },
    loginEmail: "other@example.com",
  });
  expect(member).toMatchObject({
    loginEmail: "ada@example.com",
    contact: { firstName: "Ada", birthdate: "1815-12-10" },
    profile: { nickname: "countess" },
  });
  expect(member.contact).not.toHaveProperty("company");
  expect(member.profile).not.toHaveProperty("title");
  expect((await events()).types).toEqual(["member_updated", "member_updated"]);
});

test("a member can have values only for custom fields that exist", async () => {
  const { ada, owner, fetchMember } = site;
  const { field } = await owner.call("members.customFields.createCustomField", {
    field: { name: "Favorite animal" },
  });
  const customFields = { [field.key]: { value: "owl" } };
  const { contact } = await update(ada.caller, { contact: { customFields } });
  expect(contact.customFields).toEqual({ [field.key]: { name: "Favorite animal", value: "owl" } });
  const badChange = { id: ada.id, contact: { company: "x", customFields: { none: { value: 1 } } } };
  expect(await ada.caller.fails("members.members.updateMember", { member: badChange })).toEqual({
    status: 404,
    code: "CUSTOM_FIELD_NOT_FOUND",
  });
  expect((await fetchMember(ada)).contact).not.toHaveProperty("company");
});

test("a partial photo is returned with all its fields", async () => {
  const { profile } = await update(site.ada.caller, { profile: { photo: { id: "a.jpg" } } });
  expect(profile.photo).toEqual({ id: "a.jpg", url: "", height: 0, width: 0 });
});

test("the slug of a member is unique", async () => {
  const { ada, bea, guest, owner, fetchMember, events } = site;
  const { member } = await ada.caller.call("members.members.updateCurrentMemberSlug", {
    slug: "countess",
  });
  expect(member.profile.slug).toBe("countess");
  expect((await events()).types).toEqual(["member_updated"]);
  const conflict = { status: 409, code: "SLUG_ALREADY_EXISTS" };
  const change = (slug: string) => ({ id: bea.id, slug });
  expect(await owner.fails("members.members.updateMemberSlug", change("Countess"))).toEqual(
    conflict,
  );
  expect(await ada.caller.fails("members.members.updateMemberSlug", change("x"))).toMatchObject({
    status: 403,
  });
  const rejection = await bea.caller.fails("members.members.updateCurrentMemberSlug", {
    slug: "cyd",
  });
  expect(rejection).toEqual(conflict);
  await bea.caller.call("members.members.updateMemberSlug", change("b"));
  expect((await fetchMember(bea)).profile.slug).toBe("b");
  expect(await guest.fails("members.members.updateCurrentMemberSlug", { slug: "x" })).toEqual({
    status: 404,
    code: "NOT_FOUND",
  });
});

test("a member who deletes their account can assign their content only to an existing member", async () => {
  const { ada, bea, owner } = site;
  const unknownAssignee = { contentAssigneeId: "00000000-0000-4000-8000-00000000dead" };
  expect(await ada.caller.fails("members.members.deleteMyMember", unknownAssignee)).toMatchObject({
    code: "MEMBER_NOT_FOUND",
  });
  await ada.caller.call("members.members.deleteMyMember", { contentAssigneeId: bea.id });
  expect(await owner.fails("members.members.getMember", { id: ada.id })).toMatchObject({
    status: 404,
  });
});

test("users can see their memberships, and the site owner can see all memberships on the site", async () => {
  const { ada, cyd, emulator, guest, owner } = site;
  const query = (caller: Caller, rest: Json = {}) =>
    caller.call("members.userMember.queryUserMembers", { query: rest });
  const { userMembers } = await query(ada.caller);
  expect(userMembers).toMatchObject([
    { memberId: ada.id, nickname: "ada", status: "APPROVED", metaSiteId: emulator.state.site.id },
  ]);
  const sorted = await query(owner, { sort: [{ fieldName: "createdDate" }] });
  expect(sorted.userMembers).toHaveLength(3);
  const byId = await query(owner, { filter: { memberId: cyd.id } });
  expect(byId.userMembers).toMatchObject([{ privacyStatus: "PRIVATE" }]);
  expect(await guest.fails("members.userMember.queryUserMembers", {})).toMatchObject({
    status: 403,
  });
});
