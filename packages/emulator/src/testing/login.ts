// The steps of a login, as performed by a browser and a client.
import { expect } from "vitest";
import type { Emulator } from "../emulator.js";
import { challengeOf } from "../services/accounts/login/password.js";
import { Caller, type Json } from "./test-client.js";

export const VERIFIER = "v".repeat(43);
export const CALLBACK_URL = "http://localhost:5173/callback";

export async function authorize(
  caller: Caller,
  rest: Record<string, unknown> = {},
  prompt = "login",
): Promise<string> {
  const { redirectSession } = await caller.call("identity.redirects.createRedirectSession", {
    auth: {
      authRequest: {
        clientId: "shop",
        responseType: "code",
        redirectUri: CALLBACK_URL,
        state: "the-state",
        codeChallenge: await challengeOf(VERIFIER),
        codeChallengeMethod: "S256",
        scope: "offline_access",
        ...rest,
      },
      prompt,
    },
  });
  return redirectSession.fullUrl;
}

export function post(
  emulator: Emulator,
  url: string,
  form: Record<string, string>,
): Promise<Response> {
  return emulator.fetch(url, { method: "POST", body: new URLSearchParams(form) });
}

export function resultOf(response: Response): URLSearchParams {
  expect(response.status).toBe(303);
  return new URLSearchParams(new URL(response.headers.get("location") ?? "").hash.slice(1));
}

/** Returns the message that a `web_message` page posts to its opener. */
export async function postedMessage(
  response: Response,
): Promise<{ message: Json; target: string }> {
  const html = await response.text();
  const match = /postMessage\((\{.*\}),("[^"]*")\)/.exec(html);
  return { message: JSON.parse(match?.[1] ?? "null"), target: JSON.parse(match?.[2] ?? "null") };
}

export async function exchangeCode(
  emulator: Emulator,
  code: string,
  rest: Record<string, unknown> = {},
): Promise<Json> {
  const { body } = await new Caller(emulator).send("identity.oauth.token", {
    clientId: "shop",
    grantType: "authorization_code",
    code,
    codeVerifier: VERIFIER,
    redirectUri: CALLBACK_URL,
    ...rest,
  });
  return body;
}

export async function memberCaller(caller: Caller, sessionToken: string): Promise<Caller> {
  const { emulator } = caller;
  const url = await authorize(
    caller,
    { responseMode: "web_message", sessionToken, redirectUri: undefined },
    "none",
  );
  const { message } = await postedMessage(await emulator.fetch(url));
  const tokens = await exchangeCode(emulator, message.code, { redirectUri: undefined });
  return new Caller(emulator, tokens.access_token, tokens.refresh_token);
}

export async function logIn(
  caller: Caller,
  email = "ada@example.com",
  password = "portico",
): Promise<Caller> {
  const { sessionToken } = await caller.call("identity.authentication.loginV2", {
    loginId: { email },
    password,
  });
  return await memberCaller(caller, sessionToken);
}
