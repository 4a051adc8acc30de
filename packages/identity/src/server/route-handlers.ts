import {
  asFields,
  emptyTokens,
  type Fields,
  nonEmptyText,
  PorticoError,
  requestText,
  type Tokens,
} from "@portico/core/internal";
import { exchangeOnce } from "../oauth/exchange-once.js";
import type { IdentityProvider, OauthData } from "../oauth/oauth-types.js";
import { parseFromUrl } from "../redirect/redirect-url.js";
import type { ServerContext } from "./options.js";
import type { RequestCookies } from "./request-cookies.js";
import {
  errorResponse,
  isSameOrigin,
  jsonResponse,
  methodNotAllowedResponse,
  redirectTo,
  returnPath,
  sessionErrorResponse,
  wantsJson,
  withHeaders,
} from "./responses.js";
import { stateCookies } from "./sealed-cookies.js";
import type { Handler, ServerClient, SessionServerOptions } from "./server-types.js";

export interface OpenedClient<Modules extends object> {
  readonly client: ServerClient<Modules>;
  readonly requestCookies: RequestCookies;
  readonly origin: string | undefined;
}

export async function requireMember(
  basePath: string,
  { session }: ServerClient,
  request: Request,
): Promise<Response | undefined> {
  if (session.isMember) return undefined;
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET" || wantsJson(request)) {
    const message = `Please log in first: open ${basePath}/login.`;
    return session.applyTo(errorResponse(request, 401, "LOGIN_REQUIRED", message));
  }
  const query = new URLSearchParams({ returnTo: returnPath(`${pathname}${search}`, basePath) });
  return session.applyTo(redirectTo(`${basePath}/login?${query}`, 303));
}

export type OpenRequest<Modules extends object = object> = (
  request: Request,
) => Promise<OpenedClient<Modules>>;

const COOKIE_KIND = "login";

function loginDataOf(state: string, storedData: Fields | undefined): OauthData | undefined {
  const [codeVerifier, redirectUri, originalUri] = [
    nonEmptyText(storedData?.codeVerifier),
    nonEmptyText(storedData?.redirectUri),
    nonEmptyText(storedData?.originalUri),
  ];
  if (!codeVerifier || !redirectUri || !originalUri) return undefined;
  return { state, codeVerifier, redirectUri, originalUri };
}

function parseProvider(idp: string | null): IdentityProvider | undefined {
  if (!idp) return undefined;
  if (idp === "google" || idp === "facebook") return idp;
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(idp)) return { connectionId: idp };
  throw new PorticoError('idp must be "google", "facebook" or the id of a connection', {
    code: "INVALID_IDP",
  });
}

export function loginHandler(context: ServerContext, open: OpenRequest): Handler {
  const { basePath } = context;
  return async (request) => {
    if (request.method !== "GET") return methodNotAllowedResponse(request, "GET");
    const { client, requestCookies, origin } = await open(request);
    const { searchParams } = new URL(request.url);
    const { auth, session } = client;
    try {
      const data = auth.generateOAuthData(
        `${origin}${basePath}/callback`,
        returnPath(searchParams.get("returnTo"), basePath),
      );
      const idp = parseProvider(searchParams.get("idp"));
      const { authUrl } = await auth.getAuthUrl(data, { responseMode: "query", idp });
      await stateCookies(context, requestCookies, COOKIE_KIND).begin(data.state, data);
      return await session.applyTo(redirectTo(authUrl, 302));
    } catch (error) {
      return sessionErrorResponse(session, request, error);
    }
  };
}

export function callbackHandler<Modules extends object>(
  context: ServerContext,
  open: OpenRequest<Modules>,
  { onLogin, onCallback }: Pick<SessionServerOptions<Modules>, "onLogin" | "onCallback">,
): Handler {
  const exchange = exchangeOnce<Tokens>(context.clock);
  return async (request) => {
    if (request.method !== "GET") return methodNotAllowedResponse(request, "GET");
    const { code, state, error } = parseFromUrl(request.url, "query");
    if (!state || !(code || error)) {
      return errorResponse(
        request,
        400,
        "INVALID_CALLBACK",
        "This URL is not the result of a login. Please log in again.",
      );
    }
    const { client, requestCookies } = await open(request);
    const { auth, session } = client;
    const pendingLogins = stateCookies(context, requestCookies, COOKIE_KIND);
    const data = loginDataOf(state, await pendingLogins.find(state));
    if (!data) {
      const message =
        "This login was started in another browser, took too long, or is already finished. If you are not logged in, please log in again.";
      return errorResponse(request, 400, "UNKNOWN_LOGIN", message);
    }
    try {
      if (code && !error) {
        const previousTokens = auth.getTokens();
        auth.setTokens(
          await exchange(`${state} ${code}`, () => auth.getMemberTokens(code, state, data)),
        );
        pendingLogins.end(state);
        const login = { request, client, returnTo: data.originalUri };
        try {
          await onLogin?.(login);
        } catch (loginError) {
          auth.setTokens(previousTokens);
          throw loginError;
        }
        const response = await onCallback?.(login);
        return await session.applyTo(response ?? redirectTo(data.originalUri, 303));
      }
      pendingLogins.end(state);
      const reason = /^\w{1,64}$/.test(error ?? "") ? ` (${error})` : "";
      const message = `The login was not completed${reason}. Please log in again.`;
      return await session.applyTo(errorResponse(request, 400, "LOGIN_NOT_COMPLETED", message));
    } catch (failure) {
      return sessionErrorResponse(session, request, failure);
    }
  };
}

const CROSS_ORIGIN_MESSAGE =
  "This request must come from a page of the same site. Behind a proxy, pass `origin` or `trustProxy` to sessionServer.";

/** Enough for a form with a return path or for an access token. */
const MAX_BODY_BYTES = 64 * 1024;

async function readReturnTo(request: Request): Promise<unknown> {
  const { searchParams } = new URL(request.url);
  const type = request.headers.get("content-type") ?? "";
  if (/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) {
    const text = await requestText(request, MAX_BODY_BYTES);
    try {
      const form = await new Response(text, { headers: { "Content-Type": type } }).formData();
      return form.get("returnTo") ?? searchParams.get("returnTo");
    } catch {
      // A logout must work even if the form is unreadable.
    }
  }
  return searchParams.get("returnTo");
}

export function logoutHandler({ basePath }: ServerContext, open: OpenRequest): Handler {
  return async (request) => {
    if (request.method !== "POST") return methodNotAllowedResponse(request, "POST");
    const { client, origin } = await open(request);
    if (!isSameOrigin(request, origin, false)) {
      return errorResponse(request, 403, "CROSS_ORIGIN", CROSS_ORIGIN_MESSAGE);
    }
    const { auth, session } = client;
    try {
      const path = returnPath(await readReturnTo(request), basePath);
      // `logout` ends the session immediately, so these headers do not depend on the platform
      const pendingLogout = session.role === "none" ? undefined : auth.logout(`${origin}${path}`);
      if (!pendingLogout) auth.setTokens(emptyTokens());
      const headers = await session.headers();
      const result = await pendingLogout;
      const logoutUrl = result?.complete ? result.logoutUrl : path;
      const response = wantsJson(request)
        ? jsonResponse(200, { logoutUrl })
        : redirectTo(logoutUrl, 303);
      return withHeaders(response, headers);
    } catch (error) {
      return sessionErrorResponse(session, request, error);
    }
  };
}

async function readRejectedToken(request: Request): Promise<string | undefined> {
  const text = await requestText(request, MAX_BODY_BYTES);
  try {
    return nonEmptyText(asFields(JSON.parse(text)).rejected);
  } catch {
    return undefined;
  }
}

export function sessionHandler({ clientId }: ServerContext, open: OpenRequest): Handler {
  const respondWithToken = async (
    { client }: OpenedClient<object>,
    rejectedToken: string | undefined,
  ) => {
    const { auth, session } = client;
    const isNew = session.role === "none";
    if (rejectedToken !== undefined)
      await auth.recover({ headers: { Authorization: rejectedToken } });
    await auth.getAuthHeaders();
    const { accessToken, refreshToken } = auth.getTokens();
    const response = jsonResponse(200, {
      clientId,
      role: refreshToken.role,
      ...(auth.sessionVersion > 0 && { sessionVersion: auth.sessionVersion }),
      ...(isNew && { isNew }),
      accessToken,
    });
    return session.applyTo(response);
  };
  return async (request) => {
    const isPost = request.method === "POST";
    if (!isPost && request.method !== "GET") return methodNotAllowedResponse(request, "GET, POST");
    const openedClient = await open(request);
    if (!isSameOrigin(request, openedClient.origin, !isPost)) {
      return errorResponse(request, 403, "CROSS_ORIGIN", CROSS_ORIGIN_MESSAGE);
    }
    try {
      const rejectedToken = isPost ? await readRejectedToken(request) : undefined;
      if (isPost && rejectedToken === undefined) {
        return errorResponse(
          request,
          400,
          "INVALID_BODY",
          'Send a JSON body: { "rejected": "<access token>" }.',
        );
      }
      return await respondWithToken(openedClient, rejectedToken);
    } catch (error) {
      return sessionErrorResponse(openedClient.client.session, request, error);
    }
  };
}
