// Password logins outside browsers: on a server or in a script.
import { timelineClock } from "@portico/core/testing";
import { createEmulator } from "@portico/emulator";
import { sessionServer } from "@portico/identity/server";
import { members } from "@portico/members";
import { describe, expect, it } from "vitest";
import { ADA, CLIENT_ID, fillCart, readCart, shop } from "./shop.js";

const CALLBACK_URL = "http://localhost:3000/callback";
const NEW_CREDENTIALS = { email: "grace@example.com", password: "cobol" };

describe("a password login outside browsers", () => {
  it("exchanges the password for tokens and keeps the visitor's cart", async () => {
    const { emulator, open, grants } = shop();
    const script = open({ redirectUri: CALLBACK_URL });
    const cart = await fillCart(script, emulator);
    expect(await script.auth.signIn(ADA)).toMatchObject({ loginState: "SUCCESS" });
    expect(script.auth.loggedIn()).toBe(true);
    const { member } = await script.client.members.getCurrentMember();
    expect(member?.profile?.slug).toBe("ada");
    expect(await readCart(script)).toEqual(cart);
    expect(grants()).toEqual(["anonymous", "authorization_code"]);
  });

  it("verifies a new user with the code that was sent by email", async () => {
    const { emulator, open } = shop();
    emulator.controls.identity.setSignOn({ requireEmailVerification: true });
    const { auth, client } = open({ redirectUri: CALLBACK_URL });
    const registrationState = await auth.register(NEW_CREDENTIALS);
    expect(registrationState).toMatchObject({ loginState: "EMAIL_VERIFICATION_REQUIRED" });
    const verificationCode = emulator.outbox.at(-1)?.code ?? "";
    const verifiedState = await auth.processVerification({ verificationCode }, registrationState);
    expect(await auth.signIn(verifiedState)).toMatchObject({ loginState: "SUCCESS" });
    const { member } = await client.members.getCurrentMember({ fieldsets: ["FULL"] });
    expect(member?.loginEmail).toBe(NEW_CREDENTIALS.email);
  });

  it.each([
    ["with another state", (url: URL) => url.searchParams.set("state", "other"), "INVALID_STATE"],
    [
      "to another host",
      (url: URL) => {
        url.host = "evil.example";
      },
      "FOREIGN_ORIGIN",
    ],
  ])("fails if the platform redirects %s", async (_, change, code) => {
    const { open, network, grants } = shop();
    network.intercept = async ({ path }, pass) => {
      const response = await pass();
      if (path !== "/_portico/authorize") return response;
      const location = new URL(response.headers.get("Location") ?? "");
      change(location);
      return new Response(null, { status: 303, headers: { Location: location.href } });
    };
    const { auth } = open({ redirectUri: CALLBACK_URL });
    const state = await auth.signIn(ADA);
    expect(state).toMatchObject({ loginState: "FAILURE" });
    expect(state).toHaveProperty("cause.code", code);
    expect(auth.loggedIn()).toBe(false);
    expect(grants()).toEqual(["anonymous"]);
  });

  it("fails with the platform's error if the session is unknown or the redirect URI is not allowed", async () => {
    const { open } = shop({ site: { allowLocalhost: false } });
    await expect(
      open({ redirectUri: CALLBACK_URL }).auth.getMemberTokensForDirectLogin("x"),
    ).rejects.toMatchObject({ status: 403, code: "REDIRECT_URI_NOT_ALLOWED" });
    const strictShop = shop({ site: { allowLocalhost: false, redirectAllowList: [CALLBACK_URL] } });
    const { auth } = strictShop.open({ redirectUri: CALLBACK_URL });
    await expect(auth.getMemberTokensForDirectLogin("x")).rejects.toMatchObject({
      code: "login_required",
    });
  });
});

it("a password login on a session server uses the server's callback URL", async () => {
  const origin = "https://shop.example";
  const emulator = createEmulator({
    seed: "minimal",
    site: { allowLocalhost: false, redirectAllowList: [`${origin}/auth/callback`] },
  });
  const server = sessionServer({
    clientId: CLIENT_ID,
    secret: "a secret of the tests that is long enough",
    modules: { members },
    clock: timelineClock(undefined, 4_000),
    fetch: emulator.fetch,
  });
  const login = await server.createServerClient(new Request(`${origin}/login`, { method: "POST" }));
  expect(await login.auth.signIn(ADA)).toMatchObject({ loginState: "SUCCESS" });
  const [cookie = ""] = (await login.session.headers()).getSetCookie();
  const page = new Request(origin, { headers: { Cookie: cookie.split(";")[0] ?? "" } });
  const nextClient = await server.createServerClient(page);
  expect(nextClient.session.isMember).toBe(true);
  expect((await nextClient.members.getCurrentMember()).member?.profile?.slug).toBe("ada");
});
