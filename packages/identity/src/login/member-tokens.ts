import { PorticoError, type Tokens } from "@portico/core/internal";
import { hasDocument, requireDocument, waitForFrameResult } from "../frame/hidden-frame.js";
import type { OAuthContext } from "../oauth/oauth-context.js";
import { codeVerifier, randomState } from "../oauth/pkce.js";
import { requestGrantedTokens } from "../oauth/token-service.js";
import { codeFromRedirects } from "../redirect/follow-redirects.js";
import {
  type AuthorizationData,
  createAuthorizationSession,
} from "../redirect/redirect-session.js";

export async function exchangeCode(
  context: OAuthContext,
  code: string | null | undefined,
  state: string | null | undefined,
  data: AuthorizationData,
): Promise<Tokens> {
  if (!code || !state) {
    throw new PorticoError("Missing code or _state", { code: "MISSING_CODE_OR_STATE" });
  }
  if (state !== data.state) throw new PorticoError("Invalid _state", { code: "INVALID_STATE" });
  return requestGrantedTokens(
    context.environment(),
    {
      clientId: context.clientId,
      grantType: "authorization_code",
      redirectUri: data.redirectUri || undefined,
      code,
      codeVerifier: data.codeVerifier,
    },
    "member",
    // Do not retry, because a failed attempt may have used up the code.
    { headers: context.tokenHeaders, retries: 0 },
  );
}

const originsOf = (...addresses: (string | undefined)[]) =>
  addresses.flatMap((address = "") => (URL.canParse(address) ? [new URL(address).origin] : []));

async function requestTokensViaRedirects(
  context: OAuthContext,
  sessionToken: string,
  redirectUri: string,
): Promise<Tokens> {
  const data = { codeVerifier: codeVerifier(), state: randomState(), redirectUri };
  const { state } = data;
  const { fullUrl: url, endpoint } = await createAuthorizationSession(context, data, {
    prompt: "none",
    responseMode: "query",
    sessionToken,
  });
  const redirectOptions = { url, state, redirectUri, origins: originsOf(url, endpoint) };
  const code = await codeFromRedirects(context.environment(), redirectOptions);
  return exchangeCode(context, code, state, data);
}

export async function requestTokensForSession(
  context: OAuthContext,
  sessionToken?: string,
): Promise<Tokens> {
  if (sessionToken && !hasDocument()) {
    if (context.redirectUri)
      return requestTokensViaRedirects(context, sessionToken, context.redirectUri);
    throw new PorticoError(
      "A direct login requires a browser or the option redirectUri of OAuthStrategy",
      {
        code: "NO_BROWSER",
      },
    );
  }
  requireDocument();
  const data = { codeVerifier: codeVerifier(), state: randomState() };
  const { fullUrl, endpoint } = await createAuthorizationSession(context, data, {
    prompt: "none",
    responseMode: "web_message",
    sessionToken,
  });
  const origins = originsOf(fullUrl, endpoint);
  const { code, state } = await waitForFrameResult(fullUrl, data.state, origins, context.clock());
  return exchangeCode(context, code, state, data);
}
