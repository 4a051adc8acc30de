import { PorticoError, type Tokens } from "@portico/core/internal";
import { frameResult, hasDocument, requireDocument } from "../frame/hidden-frame.js";
import type { OAuthContext } from "../oauth/oauth-context.js";
import { codeVerifier, randomState } from "../oauth/pkce.js";
import { grantedTokens } from "../oauth/token-service.js";
import { codeFromRedirects } from "../redirect/follow-redirects.js";
import { type AuthorizationData, authorizationSession } from "../redirect/redirect-session.js";

export async function tokensForCode(
  context: OAuthContext,
  code: string | null | undefined,
  state: string | null | undefined,
  data: AuthorizationData,
): Promise<Tokens> {
  if (!code || !state) {
    throw new PorticoError("Missing code or _state", { code: "MISSING_CODE_OR_STATE" });
  }
  if (state !== data.state) throw new PorticoError("Invalid _state", { code: "INVALID_STATE" });
  return grantedTokens(
    context.environment(),
    {
      clientId: context.clientId,
      grantType: "authorization_code",
      redirectUri: data.redirectUri || undefined,
      code,
      codeVerifier: data.codeVerifier,
    },
    "member",
    // Do not retry, because a code works only once and a failed attempt may have used it up.
    { headers: context.tokenHeaders, retries: 0 },
  );
}

const originsOf = (...addresses: (string | undefined)[]) =>
  addresses.flatMap((address = "") => (URL.canParse(address) ? [new URL(address).origin] : []));

async function tokensViaRedirects(
  context: OAuthContext,
  sessionToken: string,
  redirectUri: string,
): Promise<Tokens> {
  const data = { codeVerifier: codeVerifier(), state: randomState(), redirectUri };
  const { state } = data;
  const { fullUrl: url, endpoint } = await authorizationSession(context, data, {
    prompt: "none",
    responseMode: "query",
    sessionToken,
  });
  const redirectOptions = { url, state, redirectUri, origins: originsOf(url, endpoint) };
  const code = await codeFromRedirects(context.environment(), redirectOptions);
  return tokensForCode(context, code, state, data);
}

/**
 * Requests a member's tokens. Browsers use a hidden frame. Other runtimes require a session token
 * and the `redirectUri`.
 */
export async function tokensForSessionToken(
  context: OAuthContext,
  sessionToken?: string,
): Promise<Tokens> {
  if (sessionToken && !hasDocument()) {
    if (context.redirectUri) return tokensViaRedirects(context, sessionToken, context.redirectUri);
    throw new PorticoError(
      "A direct login requires a browser or the option redirectUri of OAuthStrategy",
      {
        code: "NO_BROWSER",
      },
    );
  }
  requireDocument();
  const data = { codeVerifier: codeVerifier(), state: randomState() };
  const { fullUrl, endpoint } = await authorizationSession(context, data, {
    prompt: "none",
    responseMode: "web_message",
    sessionToken,
  });
  const origins = originsOf(fullUrl, endpoint);
  const { code, state } = await frameResult(fullUrl, data.state, origins, context.clock());
  return tokensForCode(context, code, state, data);
}
