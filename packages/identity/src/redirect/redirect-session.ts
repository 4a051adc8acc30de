import { invalidOption, nonEmptyText, PorticoError, type Tokens } from "@portico/core/internal";
import { codeChallenge } from "../oauth/challenge.js";
import { type OAuthContext, post, type RequestContext } from "../oauth/oauth-context.js";
import type { AuthUrlOptions, IdentityProvider, OauthData } from "../oauth/oauth-types.js";
import { renewTokens } from "../oauth/renewed-tokens.js";

const REDIRECT_SESSION_PATH = "/_api/redirects-api/v1/redirect-session";

export interface RedirectSession {
  fullUrl: string;
  endpoint?: string;
  sessionToken?: string;
}

// Connection ids, which are the same on every site.
const SOCIAL_CONNECTIONS: Readonly<Record<string, string>> = {
  google: "0e6a50f5-b523-4e29-990d-f37fa2ffdd69",
  facebook: "3ecad13f-52c3-483d-911f-31dbcf2a6d23",
};

function connectionIdOf(idp: IdentityProvider | undefined): string | undefined {
  const id =
    typeof idp === "string"
      ? Object.hasOwn(SOCIAL_CONNECTIONS, idp) && SOCIAL_CONNECTIONS[idp]
      : idp?.connectionId;
  // With an unknown provider, the platform would show its own login page.
  if (idp && typeof id !== "string") {
    throw invalidOption("idp", '"google", "facebook" or { connectionId }', idp);
  }
  return id || undefined;
}

export async function createRedirectSession(
  context: RequestContext,
  body: Readonly<Record<string, unknown>>,
): Promise<RedirectSession> {
  const response = await post(context, REDIRECT_SESSION_PATH, body);
  const { fullUrl, urlDetails, sessionToken } = (response.redirectSession ?? {}) as {
    fullUrl?: unknown;
    urlDetails?: { endpoint?: unknown } | null;
    sessionToken?: unknown;
  };
  if (typeof fullUrl !== "string" || !/^https?:/.test(fullUrl)) {
    throw new PorticoError("No redirect URL found", { code: "NO_REDIRECT_URL" });
  }
  return {
    fullUrl,
    endpoint: nonEmptyText(urlDetails?.endpoint),
    sessionToken: nonEmptyText(sessionToken),
  };
}

export type AuthorizationData = Pick<OauthData, "codeVerifier" | "state"> & {
  redirectUri?: string;
};

export async function createAuthorizationSession(
  context: OAuthContext,
  data: AuthorizationData,
  { prompt = "login", responseMode = "fragment", idp, sessionToken }: AuthUrlOptions = {},
): Promise<RedirectSession> {
  return createRedirectSession(context, {
    auth: {
      authRequest: {
        redirectUri: data.redirectUri || undefined,
        clientId: context.clientId,
        codeChallenge: await codeChallenge(data.codeVerifier),
        codeChallengeMethod: "S256",
        responseMode,
        responseType: "code",
        scope: "offline_access",
        state: data.state,
        sessionToken: sessionToken || undefined,
        idp: connectionIdOf(idp),
      },
      prompt,
    },
  });
}

export interface EndedSession {
  readonly tokens: Tokens;
  readonly isUsable: boolean;
}

export async function createLogoutUrl(
  context: OAuthContext,
  session: EndedSession,
  returnUrl: string,
) {
  const { environment, clientId, grants } = context;
  const { tokens } = session;
  let { isUsable } = session;
  // These tokens are used only for the logout request and are not stored.
  const logoutManager = {
    get: async () => (isUsable ? tokens : renewTokens(tokens, grants)),
    recover: async () => {
      const canRetry = isUsable;
      isUsable = false;
      return canRetry;
    },
  };
  const body = { logout: { clientId }, callbacks: { postFlowUrl: returnUrl } };
  const { fullUrl } = await createRedirectSession({ environment, manager: logoutManager }, body);
  return fullUrl;
}
