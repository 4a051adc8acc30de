import { type Fields, PorticoError, type Tokens, textOf } from "@portico/core/internal";
import { exchangeOnce } from "../oauth/exchange-once.js";
import type { IdentityProvider, OauthData } from "../oauth/oauth-types.js";
import { parseFromUrl } from "../redirect/redirect-url.js";
import { failedIn, goTo, notAllowed, problem } from "./answers.js";
import { returnPath } from "./return-address.js";
import type { OpenedClient } from "./server-client.js";
import type { ServerParts } from "./server-parts.js";
import type { Handler, SessionServerOptions } from "./server-types.js";
import { stateCookies } from "./state-cookies.js";

/** Opens the client of a request. */
export type Open<Modules extends object = object> = (
  request: Request,
) => Promise<OpenedClient<Modules>>;

const LOGIN = "login";

/** Returns the data of the login in progress. */
function dataOf(state: string, kept: Fields | undefined): OauthData | undefined {
  const [codeVerifier, redirectUri, originalUri] = [
    textOf(kept?.codeVerifier),
    textOf(kept?.redirectUri),
    textOf(kept?.originalUri),
  ];
  if (!codeVerifier || !redirectUri || !originalUri) return undefined;
  return { state, codeVerifier, redirectUri, originalUri };
}

/** Parses "google", "facebook", or the id of a connection. */
function providerOf(idp: string | null): IdentityProvider | undefined {
  if (!idp) return undefined;
  if (idp === "google" || idp === "facebook") return idp;
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(idp)) return { connectionId: idp };
  throw new PorticoError('idp must be "google", "facebook" or the id of a connection', {
    code: "INVALID_IDP",
  });
}

/** Handles `GET <basePath>/login`: redirects to the platform's login page. */
export function loginHandler(parts: ServerParts, open: Open): Handler {
  const { basePath } = parts;
  return async (request) => {
    if (request.method !== "GET") return notAllowed(request, "GET");
    const { client, box, origin } = await open(request);
    const { searchParams } = new URL(request.url);
    const { auth, session } = client;
    try {
      const data = auth.generateOAuthData(
        `${origin}${basePath}/callback`,
        returnPath(searchParams.get("returnTo"), basePath),
      );
      const idp = providerOf(searchParams.get("idp"));
      const { authUrl } = await auth.getAuthUrl(data, { responseMode: "query", idp });
      await stateCookies(parts, box, LOGIN).begin(data.state, data);
      return await session.applyTo(goTo(authUrl, 302));
    } catch (error) {
      return failedIn(session, request, error);
    }
  };
}

/** Handles `GET <basePath>/callback`: completes a login. */
export function callbackHandler<Modules extends object>(
  parts: ServerParts,
  open: Open<Modules>,
  { onLogin, onCallback }: Pick<SessionServerOptions<Modules>, "onLogin" | "onCallback">,
): Handler {
  const exchange = exchangeOnce<Tokens>(parts.clock);
  return async (request) => {
    if (request.method !== "GET") return notAllowed(request, "GET");
    const { code, state, error } = parseFromUrl(request.url, "query");
    if (!state || !(code || error)) {
      return problem(
        request,
        400,
        "INVALID_CALLBACK",
        "This URL is not the result of a login. Please log in again.",
      );
    }
    const { client, box } = await open(request);
    const { auth, session } = client;
    const logins = stateCookies(parts, box, LOGIN);
    const data = dataOf(state, await logins.find(state));
    if (!data) {
      const message =
        "This login was started in another browser, took too long, or is already finished. If you are not logged in, please log in again.";
      return problem(request, 400, "UNKNOWN_LOGIN", message);
    }
    try {
      if (code && !error) {
        const before = auth.getTokens();
        auth.setTokens(
          await exchange(`${state} ${code}`, () => auth.getMemberTokens(code, state, data)),
        );
        logins.end(state);
        const login = { request, client, returnTo: data.originalUri };
        try {
          await onLogin?.(login);
        } catch (refusal) {
          auth.setTokens(before);
          throw refusal;
        }
        const response = await onCallback?.(login);
        return await session.applyTo(response ?? goTo(data.originalUri, 303));
      }
      logins.end(state);
      const reason = /^\w{1,64}$/.test(error ?? "") ? ` (${error})` : "";
      const message = `The login was not completed${reason}. Please log in again.`;
      return await session.applyTo(problem(request, 400, "LOGIN_NOT_COMPLETED", message));
    } catch (failure) {
      return failedIn(session, request, failure);
    }
  };
}
