// Tests the login service of the Members API, which uses the identity service's accounts.
import { beforeEach, describe, expect, test } from "vitest";
import { type Community, createCommunity } from "../../../testing/community.js";
import { logIn, memberCaller } from "../../../testing/login.js";
import { type Json, visitor } from "../../../testing/test-client.js";

let site: Community;
beforeEach(async () => {
  site = await createCommunity();
});
const AUTH = "members.authentication";
const NEW_ACCOUNT = { email: "New@example.com", password: "secret" };
const setSignOn = (rules: object) => Object.assign(site.emulator.state.site.signOn, rules);

describe("registration", () => {
  test("creates an account and a session", async () => {
    const { guest, events } = site;
    const { member: created, session } = await guest.call(`${AUTH}.register`, {
      ...NEW_ACCOUNT,
      contactInfo: { firstName: "Nora", lastName: "New", phones: ["+12125550101"] },
      profilePrivacyStatus: "PUBLIC",
    });
    expect(created).toMatchObject({
      loginEmail: "new@example.com",
      memberName: "Nora New",
      slug: "new",
      status: "ACTIVE",
      role: "MEMBER",
      profilePrivacyStatus: "PUBLIC",
      emails: ["new@example.com"],
      phones: ["+12125550101"],
    });
    expect((await events()).types).toEqual(["member_created"]);
    const nora = await memberCaller(guest, session.token);
    expect((await nora.call("members.members.getCurrentMember")).member.id).toBe(created.id);
    expect(await guest.fails(`${AUTH}.register`, NEW_ACCOUNT)).toMatchObject({ status: 409 });
  });

  test("waits until the owner approves it with a token", async () => {
    const { emulator, guest, owner, ada } = site;
    setSignOn({ requireOwnerApproval: true });
    const response = await guest.call(`${AUTH}.register`, NEW_ACCOUNT);
    expect(response).toMatchObject({ member: { status: "APPLICANT" } });
    expect(response).not.toHaveProperty("session");
    expect(await guest.fails(`${AUTH}.login`, NEW_ACCOUNT)).toMatchObject({ status: 403 });
    const token = { token: response.approvalToken };
    expect(await ada.caller.fails(`${AUTH}.approve`, token)).toMatchObject({ status: 403 });
    await emulator.clock.advance(29 * 3_600_000);
    const { session } = await owner.call(`${AUTH}.approve`, token);
    const newVisitor = await visitor(emulator);
    await memberCaller(newVisitor, session.token);
    expect(await owner.fails(`${AUTH}.approve`, token)).toMatchObject({ status: 404 });
    await newVisitor.call(`${AUTH}.login`, NEW_ACCOUNT);
  });

  test("creates an approval token that expires after 30 hours", async () => {
    const { emulator, guest, owner } = site;
    setSignOn({ requireOwnerApproval: true });
    const { approvalToken: token } = await guest.call(`${AUTH}.register`, NEW_ACCOUNT);
    await emulator.clock.advance(31 * 3_600_000);
    expect(await owner.fails(`${AUTH}.approve`, { token })).toMatchObject({ status: 404 });
    await owner.call(`${AUTH}.approve`, { email: NEW_ACCOUNT.email });
  });

  test("requires the emailed code if the site verifies email addresses", async () => {
    const { emulator, guest, owner } = site;
    setSignOn({ requireEmailVerification: true });
    const rejected = await guest.fails(`${AUTH}.register`, NEW_ACCOUNT);
    expect(rejected).toMatchObject({ status: 428, code: "EMAIL_VERIFICATION_REQUIRED" });
    const { members } = await owner.call("members.members.listMembers", {});
    expect(members).toHaveLength(3);
    const { verificationId } = rejected.data;
    const otp = emulator.outbox.at(-1)?.code ?? "";
    const wrongCode = { verificationId, otp: otp === "000000" ? "000001" : "000000" };
    const failure = { status: 400, code: "EMAIL_VERIFICATION_FAILED" };
    expect(
      await guest.fails(`${AUTH}.register`, { ...NEW_ACCOUNT, emailVerification: wrongCode }),
    ).toEqual(failure);
    const emailVerification = { verificationId, otp };
    const otherRegistration = { ...NEW_ACCOUNT, email: "other@example.com", emailVerification };
    expect(await guest.fails(`${AUTH}.register`, otherRegistration)).toEqual(failure);
    const { member: created } = await guest.call(`${AUTH}.register`, {
      ...NEW_ACCOUNT,
      emailVerification,
    });
    expect(created.emailVerified).toBe(true);
  });
});

describe("login", () => {
  const ADA = { email: "ada@example.com", password: "portico" };

  test("creates a session, unless the password is wrong or the CAPTCHA token invalid", async () => {
    const { ada, guest } = site;
    const { session, member: account } = await guest.call(`${AUTH}.login`, ADA);
    expect(account).toMatchObject({ id: ada.id, status: "ACTIVE" });
    await memberCaller(guest, session.token);
    const wrongLogin = { ...ADA, password: "x" };
    expect(await guest.fails(`${AUTH}.login`, wrongLogin)).toMatchObject({ status: 401 });
    const invalidCaptcha = { ...ADA, recaptchaToken: "invalid" };
    expect(await guest.fails(`${AUTH}.login`, invalidCaptcha)).toMatchObject({ code: "-19970" });
  });

  test("requires an emailed code if the email address is not verified", async () => {
    const { ada, emulator, guest, owner, fetchMember } = site;
    await owner.call(`${AUTH}.changeLoginEmail`, { id: ada.id, newEmail: "new@example.com" });
    setSignOn({ requireEmailVerification: true });
    const login = { ...ADA, email: "new@example.com" };
    const { code, data } = await guest.fails(`${AUTH}.login`, login);
    expect(code).toBe("EMAIL_VERIFICATION_REQUIRED");
    const otp = emulator.outbox.at(-1)?.code;
    const emailVerification = { verificationId: data.verificationId, otp };
    await guest.call(`${AUTH}.login`, { ...login, emailVerification });
    expect((await fetchMember(ada)).loginEmailVerified).toBe(true);
  });
});

describe("an account", () => {
  test("can get a new login email address", async () => {
    const { ada, bea, guest, owner, fetchMember, events } = site;
    const change = { id: ada.id, newEmail: "Countess@example.com" };
    expect(await bea.caller.fails(`${AUTH}.changeLoginEmail`, change)).toMatchObject({
      status: 403,
    });
    const { member: account } = await ada.caller.call(`${AUTH}.changeLoginEmail`, change);
    expect(account).toMatchObject({ loginEmail: "countess@example.com", emailVerified: false });
    expect((await events()).types).toEqual(["member_updated"]);
    await logIn(guest, "countess@example.com");
    const duplicate = { id: bea.id, newEmail: "countess@example.com" };
    expect(await owner.fails(`${AUTH}.changeLoginEmail`, duplicate)).toMatchObject({ status: 409 });
    expect((await fetchMember(bea)).loginEmail).toBe("bea@example.com");
    const lastChange = { id: ada.id, newEmail: "ada@example.com", revokeCurrentSessions: true };
    await ada.caller.call(`${AUTH}.changeLoginEmail`, lastChange);
    expect((await ada.caller.send("members.members.getCurrentMember")).status).toBe(401);
  });

  test("is required for a password link, which expires after three hours", async () => {
    const { ada, emulator, owner } = site;
    const email = { email: "ada@example.com" };
    const send = async (request: Json) =>
      (await owner.call(`${AUTH}.sendSetPasswordEmail`, request)).accepted;
    expect(await send({ email: "none@example.com" })).toBe(false);
    expect(await ada.caller.fails(`${AUTH}.sendSetPasswordEmail`, email)).toMatchObject({
      status: 403,
    });
    const resetAfter = async (hours: number) => {
      expect(await send(email)).toBe(true);
      const { code: recoveryToken, to } = emulator.outbox.at(-1) ?? {};
      expect(to).toBe("ada@example.com");
      await emulator.clock.advance(hours * 3_600_000);
      const request = { recoveryToken, password: "changed" };
      return (await (await visitor(emulator)).send("identity.recovery.recover", request)).status;
    };
    expect(await resetAfter(3)).toBe(400);
    expect(await resetAfter(2)).toBe(200);
    await logIn(await visitor(emulator), "ada@example.com", "changed");
  });

  test("can be blocked by email address and approved by id", async () => {
    const { ada, owner, fetchMember } = site;
    await owner.call(`${AUTH}.block`, { email: "ada@example.com" });
    expect((await fetchMember(ada)).status).toBe("BLOCKED");
    await owner.call(`${AUTH}.approve`, { id: ada.id });
    expect((await fetchMember(ada)).status).toBe("APPROVED");
    const unknownEmail = { email: "none@example.com" };
    expect(await owner.fails(`${AUTH}.block`, unknownEmail)).toEqual({
      status: 404,
      code: "MEMBER_NOT_FOUND",
    });
    expect(await ada.caller.send(`${AUTH}.block`, { id: ada.id })).toMatchObject({ status: 401 });
  });

  test("contains the member's role and street address", async () => {
    const { ada, owner, guest } = site;
    await owner.call("members.authorization.assignRole", {
      memberId: ada.id,
      roleKey: "CONTRIBUTOR",
    });
    const address = { streetAddress: { number: "1", name: "Row" }, city: "York" };
    const change = { id: ada.id, contact: { addresses: [address] } };
    await owner.call("members.members.updateMember", { member: change });
    const { member: account } = await guest.call(`${AUTH}.login`, {
      email: "ada@example.com",
      password: "portico",
    });
    expect(account).toMatchObject({
      role: "CONTRIBUTOR",
      addresses: [{ street: "1 Row", city: "York" }],
    });
  });
});
