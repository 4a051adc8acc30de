import type { Emulator, EmulatorOptions } from "@portico/emulator";
import type { OauthData } from "@portico/identity";
import { API_KEY, logInAsMember, type OpenPage, type Shop, shop } from "./shop.js";

// Operations that start, use or end a session.

export const HOME = "http://localhost:5173/";
export const EXISTING_MEMBER = { email: "ada@example.com", password: "correct-horse-battery" };
export const NEW_MEMBER = { email: "grace@example.com", password: "nanosecond-of-wire" };

/** An operation on a session. `prepare` needs a working network, and returns the operation. */
export interface Step {
  readonly name: string;
  readonly options?: EmulatorOptions;
  /** The caller's identity before the step. Default: a visitor. */
  readonly identity?: "member";
  prepare(page: OpenPage, testShop: Shop): Promise<() => Promise<unknown>>;
}

/** Logs in on the hosted page and returns the callback URL. */
async function logInOnHostedPage(emulator: Emulator, authUrl: string): Promise<string> {
  const response = await emulator.fetch(authUrl, {
    method: "POST",
    body: new URLSearchParams({ ...EXISTING_MEMBER, action: "login" }),
    redirect: "manual",
  });
  return response.headers.get("location") ?? "";
}

/** Runs a redirect login up to the callback. */
async function completeRedirect({ auth }: OpenPage, { emulator }: Shop) {
  const oauthData: OauthData = auth.generateOAuthData(`${HOME}callback`, HOME);
  const { authUrl } = await auth.getAuthUrl(oauthData);
  return { oauthData, url: await logInOnHostedPage(emulator, authUrl) };
}

const emailVerification = { site: { signOn: { requireEmailVerification: true } } };
const emailFactor = {
  members: [{ ...EXISTING_MEMBER, factors: [{ type: "EMAIL", secret: "a@example.com" }] }],
};

export const steps: readonly Step[] = [
  {
    name: "register",
    prepare:
      async ({ auth }) =>
      () =>
        auth.register(NEW_MEMBER),
  },
  {
    name: "login",
    prepare:
      async ({ auth }) =>
      () =>
        auth.login(EXISTING_MEMBER),
  },
  {
    name: "signIn with a password",
    prepare:
      async ({ auth }) =>
      () =>
        auth.signIn(EXISTING_MEMBER),
  },
  {
    name: "signIn from a state",
    async prepare({ auth }) {
      const state = await auth.register(NEW_MEMBER);
      return () => auth.signIn(state);
    },
  },
  {
    name: "processVerification",
    options: emailVerification,
    async prepare({ auth }, { emulator }) {
      await auth.register(NEW_MEMBER);
      const verificationCode = emulator.outbox[0]?.code;
      return () => auth.processVerification({ verificationCode });
    },
  },
  {
    name: "resendVerificationCode",
    options: emailVerification,
    async prepare({ auth }) {
      await auth.register(NEW_MEMBER);
      return () => auth.resendVerificationCode();
    },
  },
  {
    name: "verifyFactor",
    options: emailFactor as EmulatorOptions,
    async prepare({ auth }, { emulator }) {
      await auth.login(EXISTING_MEMBER);
      const code = emulator.outbox[0]?.code;
      return () => auth.verifyFactor("EMAIL", { emailData: { code } });
    },
  },
  {
    name: "sendPasswordResetEmail",
    prepare:
      async ({ auth }) =>
      () =>
        auth.sendPasswordResetEmail(EXISTING_MEMBER.email, HOME),
  },
  {
    name: "getAuthUrl",
    prepare:
      async ({ auth }) =>
      () =>
        auth.getAuthUrl(auth.generateOAuthData(HOME)),
  },
  {
    name: "signIn by redirect",
    prepare:
      async ({ auth }) =>
      () =>
        auth.signIn({ redirectUri: HOME, originalUri: HOME, navigate: () => {} }),
  },
  {
    name: "handleRedirectCallback",
    async prepare(page, testShop) {
      const { url, oauthData } = await completeRedirect(page, testShop);
      return () => page.auth.handleRedirectCallback({ url, oauthData });
    },
  },
  {
    name: "getMemberTokens",
    async prepare(page, testShop) {
      const { url, oauthData } = await completeRedirect(page, testShop);
      const { code, state } = page.auth.parseFromUrl(url);
      return () => page.auth.getMemberTokens(code, state, oauthData);
    },
  },
  {
    name: "getMemberTokensForDirectLogin",
    async prepare({ auth }) {
      const state = await auth.login(EXISTING_MEMBER);
      const token = state.loginState === "SUCCESS" ? state.data.sessionToken : "";
      return () => auth.getMemberTokensForDirectLogin(token);
    },
  },
  {
    name: "getMemberTokensForExternalLogin",
    async prepare({ auth }, { emulator }) {
      const [id = ""] = [...emulator.state.members.keys()];
      return () => auth.getMemberTokensForExternalLogin(id, API_KEY);
    },
  },
  {
    name: "getMemberTokensForExternalLoginWithSession",
    prepare:
      async ({ auth }) =>
      () =>
        auth.getMemberTokensForExternalLoginWithSession(EXISTING_MEMBER.email, API_KEY),
  },
  {
    name: "renewToken",
    identity: "member",
    prepare: async ({ auth }) => {
      const { refreshToken } = auth.getTokens();
      return () => auth.renewToken(refreshToken);
    },
  },
  {
    name: "generateVisitorTokens",
    prepare:
      async ({ auth }) =>
      () =>
        auth.generateVisitorTokens(),
  },
  {
    name: "logout",
    identity: "member",
    prepare:
      async ({ auth }) =>
      () =>
        auth.logout(HOME),
  },
];

/** Creates a shop and a page with the identity that a step requires. */
export async function prepareStep(step: Step) {
  const testShop = shop({ members: [EXISTING_MEMBER], ...step.options });
  const page = testShop.open();
  await page.auth.getAuthHeaders();
  page.auth.setTokens(await page.auth.generateVisitorTokens());
  if (step.identity) await logInAsMember(page, testShop.emulator, EXISTING_MEMBER.email);
  return { testShop, page };
}
