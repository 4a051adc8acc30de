import { settle } from "@portico/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { API, CLIENT_ID, LOGIN, platformKit } from "../testing/platform-kit.js";

const CALLBACK_URL = "https://shop.example/auth/callback";
const SITE = "https://site.example";
const START_URL = `${SITE}/authorize?session=s3cret`;

type Respond = (url: URL, state: string) => Response | Promise<Response>;

const redirectTo = (location: string, status = 302) =>
  new Response(null, { status, headers: { Location: location } });
const redirectToCallback: Respond = (_, state) =>
  redirectTo(`${CALLBACK_URL}?code=c&state=${state}`);

/** Creates a strategy. `respond` responds to all requests outside the API. */
function kit(
  respond: Respond,
  session: Record<string, unknown> = {},
  redirectUri: string | null = CALLBACK_URL,
) {
  const requests: {
    url: string;
    method: string;
    headers: string[];
    body: Record<string, unknown>;
  }[] = [];
  let latestAuthRequest: { state: string } = { state: "" };
  let count = 0;
  const platform = platformKit({ ...(redirectUri && { redirectUri }) }, async (request) => {
    const url = new URL(request.url);
    const text = await request.text();
    const body = text ? JSON.parse(text) : {};
    requests.push({
      url: request.url,
      method: request.method,
      headers: [...request.headers.keys()],
      body,
    });
    if (url.origin !== API) return respond(url, latestAuthRequest.state);
    if (url.pathname === LOGIN) {
      return Response.json({ state: "SUCCESS", sessionToken: "s3cret" });
    }
    if (url.pathname === "/oauth2/token") {
      count += 1;
      const tokens = { access_token: `access-${count}`, refresh_token: `refresh-${count}` };
      return Response.json({ ...tokens, expires_in: 14_400 });
    }
    latestAuthRequest = body.auth.authRequest;
    return Response.json({ redirectSession: { fullUrl: START_URL, ...session } });
  });
  const outsideUrls = () => requests.map(({ url }) => url).filter((url) => !url.startsWith(API));
  const directLogin = () => platform.auth.getMemberTokensForDirectLogin("s3cret");
  /** Returns the error of the login, and checks that it contains no secret. */
  const loginError = async () => {
    const error = await directLogin().then(
      () => expect.fail("did not fail"),
      (reason: Error) => reason,
    );
    const errorText = `${error.stack} ${JSON.stringify(error)} ${error.cause}`;
    expect(errorText).not.toMatch(/s3cret|code=|state=/);
    return error;
  };
  return {
    ...platform,
    requests,
    outsideUrls,
    directLogin,
    loginError,
    authRequest: () => latestAuthRequest,
  };
}

describe("a direct login outside browsers", () => {
  it("follows the platform's redirects up to the app's URL, which it does not request", async () => {
    const { auth, requests, outsideUrls, authRequest } = kit((url, state) =>
      url.pathname === "/authorize"
        ? redirectTo("/next?step=2", 307)
        : redirectToCallback(url, state),
    );
    const state = await auth.signIn({ email: "ada@example.com", password: "cobol" });
    expect(state).toMatchObject({ loginState: "SUCCESS" });
    expect(auth.loggedIn()).toBe(true);
    expect(outsideUrls()).toEqual([START_URL, `${SITE}/next?step=2`]);
    expect(authRequest()).toMatchObject({
      responseMode: "query",
      redirectUri: CALLBACK_URL,
      sessionToken: "s3cret",
      codeChallengeMethod: "S256",
    });
    for (const { url, method, headers } of requests.filter(({ url }) => url.startsWith(SITE))) {
      expect([url, method, headers]).toEqual([url, "GET", []]);
    }
    expect(requests.at(-1)?.body).toEqual({
      clientId: CLIENT_ID,
      grantType: "authorization_code",
      redirectUri: CALLBACK_URL,
      code: "c",
      codeVerifier: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it("accepts redirects to the endpoint's origin and a result in the URL fragment", async () => {
    const endpoint = "https://login.example/oauth2/authorize";
    const { directLogin } = kit(
      ({ origin }, state) =>
        origin === SITE
          ? redirectTo(endpoint)
          : redirectTo(`${CALLBACK_URL}#code=c&state=${state}`, 303),
      { urlDetails: { endpoint } },
    );
    expect((await directLogin()).refreshToken.role).toBe("member");
  });

  it("stops at the app's URL, regardless of its scheme", async () => {
    const { directLogin } = kit(
      (_, state) => redirectTo(`app.example:/back?code=c&state=${state}`),
      {},
      "app.example:/back",
    );
    expect((await directLogin()).refreshToken.role).toBe("member");
  });

  it.each([
    ["the app with another state", `${CALLBACK_URL}?code=c&state=other`, "INVALID_STATE"],
    ["the app without a state", `${CALLBACK_URL}?code=c`, "INVALID_STATE"],
    [
      "the app with an error and another state",
      `${CALLBACK_URL}?error=access_denied&state=other`,
      "INVALID_STATE",
    ],
    ["another host", "https://evil.example/x?code=s3cret", "FOREIGN_ORIGIN"],
    [
      "another path of the app's host",
      "https://shop.example/other?code=c&state=s",
      "FOREIGN_ORIGIN",
    ],
    ["its own host without TLS", "http://site.example/x", "FOREIGN_ORIGIN"],
    ["a script", "javascript:alert(1)", "FOREIGN_ORIGIN"],
    ["an invalid URL", "https://", "BAD_REDIRECT"],
    ["an empty URL", "", "BAD_REDIRECT"],
    ["the same URL forever", START_URL, "BAD_REDIRECT"],
  ])("fails if the platform redirects to %s", async (_, location, code) => {
    const { loginError, requests, outsideUrls, auth } = kit(() => redirectTo(location));
    expect(await loginError()).toMatchObject({ code });
    expect(new Set(outsideUrls().map((url) => new URL(url).origin))).toEqual(new Set([SITE]));
    expect(outsideUrls().length).toBeLessThanOrEqual(10);
    expect(requests.map(({ body }) => body.grantType)).not.toContain("authorization_code");
    expect(auth.loggedIn()).toBe(false);
  });

  it.each([
    ["error_description=who%20are%20you&", "who are you"],
    ["", "login_required"],
  ])("fails with the platform's error (%s)", async (description, message) => {
    const { loginError } = kit((_, state) =>
      redirectTo(`${CALLBACK_URL}?error=login_required&${description}state=${state}`),
    );
    expect(await loginError()).toMatchObject({
      name: "HttpError",
      code: "login_required",
      message,
    });
  });

  it("fails if the result contains no code", async () => {
    const { loginError } = kit((_, state) => redirectTo(`${CALLBACK_URL}?state=${state}`));
    expect(await loginError()).toMatchObject({ code: "MISSING_CODE_OR_STATE" });
  });

  it.each([
    ["a page", () => new Response("<title>Log in</title>"), { code: "NO_BROWSER" }],
    [
      "a redirect that hides its target",
      () => Object.defineProperty(redirectTo(CALLBACK_URL), "type", { value: "opaqueredirect" }),
      { code: "NO_BROWSER" },
    ],
    ["a rejection", () => new Response("no", { status: 403 }), { status: 403, retryable: false }],
    ["a server error", () => new Response("", { status: 503 }), { status: 503, retryable: true }],
    ["status 429", () => new Response("", { status: 429 }), { retryable: true }],
    [
      "no response",
      () => Promise.reject(new TypeError(`cannot reach ${START_URL}`)),
      { name: "SystemError", code: "NETWORK", retryable: true },
    ],
  ] satisfies [string, Respond, object][])("fails if it receives %s", async (_, respond, error) => {
    const { loginError, clock } = kit(respond);
    expect(await loginError()).toMatchObject(error);
    expect(clock.sleepCount).toBe(0);
  });

  it("times out after 30 seconds and clears the timer", async () => {
    const { directLogin, clock, outsideUrls } = kit(() => new Promise<never>(() => {}));
    const outcome = directLogin().catch((error: unknown) => error);
    while (outsideUrls().length === 0) await settle(1);
    await clock.advance(29_999);
    await clock.advance(1);
    expect(await outcome).toMatchObject({
      message: "OAuth flow timed out",
      code: "TIMEOUT",
      retryable: true,
    });
    expect(clock.sleepCount).toBe(0);
  });

  it("requests only platform URLs", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string(), fc.webPath()),
        async (location) => {
          const { directLogin, outsideUrls } = kit(() => redirectTo(encodeURI(location)));
          await expect(directLogin()).rejects.toMatchObject({
            name: expect.stringMatching(/Error$/),
          });
          for (const url of outsideUrls()) expect(new URL(url).origin).toBe(SITE);
        },
      ),
    );
  });

  it("fails immediately without a redirect URI", async () => {
    const { loginError, requests } = kit(redirectToCallback, {}, null);
    expect(await loginError()).toMatchObject({
      code: "NO_BROWSER",
      message: "A direct login requires a browser or the option redirectUri of OAuthStrategy",
    });
    expect(requests).toEqual([]);
  });

  it("requires a valid redirect URI", () => {
    for (const redirectUri of ["", "/callback", 5 as never]) {
      expect(() => platformKit({ redirectUri })).toThrow(
        expect.objectContaining({ code: "INVALID_OPTION" }),
      );
    }
  });
});
