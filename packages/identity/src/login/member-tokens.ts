import { PorticoError, type Tokens } from "@portico/core/internal";
import { answerOfFrame, requirePage } from "../frame/hidden-frame.js";
import type { OAuthContext } from "../oauth/oauth-context.js";
import { codeVerifier, randomState } from "../oauth/pkce.js";
import { grantedTokens } from "../oauth/token-service.js";
import { type AuthorizationData, authorizationSession } from "../redirect/redirect-session.js";

/**
 * Exchanges a code for a member's tokens.
 *
 * @throws PorticoError 'Missing code or _state', 'Invalid _state'
 */
export async function tokensOfCode(
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
    // A code works once: what became of a first attempt that failed is not known.
    { headers: context.tokenHeaders, retries: 0 },
  );
}

/**
 * A member's tokens by way of a hidden frame: of the login that a session token belongs to, or else of
 * whoever has a session on the platform's own pages.
 *
 * @throws PorticoError of code NO_BROWSER where there is no page
 */
export async function tokensOfSessionToken(
  context: OAuthContext,
  sessionToken?: string,
): Promise<Tokens> {
  // On a server no frame could ever answer, so none is prepared.
  requirePage();
  const data = { codeVerifier: codeVerifier(), state: randomState() };
  const { fullUrl, endpoint } = await authorizationSession(context, data, {
    prompt: "none",
    responseMode: "web_message",
    sessionToken,
  });
  const origins = [fullUrl, endpoint].flatMap((address) => {
    try {
      return [new URL(address ?? "").origin];
    } catch {
      return [];
    }
  });
  const { code, state } = await answerOfFrame(fullUrl, data.state, origins, context.clock());
  return tokensOfCode(context, code, state, data);
}
