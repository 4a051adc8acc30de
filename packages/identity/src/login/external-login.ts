import { nonEmptyText, PorticoError, type Tokens } from "@portico/core/internal";
import type { SignOnOptions } from "../generated/authentication.js";
import { type OAuthContext, post } from "../oauth/oauth-context.js";
import { requestGrantedTokens } from "../oauth/token-service.js";

async function requestMemberTokens(
  context: OAuthContext,
  apiKey: string,
  grant: Readonly<Record<string, string>>,
): Promise<Tokens> {
  const { accessToken } = await context.manager.get();
  return requestGrantedTokens(
    context.environment(),
    { grant_type: "authorized_client", ...grant },
    "member",
    { headers: { Authorization: `${accessToken.value},${apiKey}`, ...context.tokenHeaders } },
  );
}

export function requestTokensForMemberId(
  context: OAuthContext,
  memberId: string,
  apiKey: string,
): Promise<Tokens> {
  return requestMemberTokens(context, apiKey, { scope: "offline_access", member_id: memberId });
}

/** Requests tokens that are bound to the platform session that the sign-on creates. */
export async function requestTokensForSignOn(
  context: OAuthContext,
  email: string,
  apiKey: string,
  options: SignOnOptions = {},
): Promise<Tokens> {
  const { sessionToken, identity } = await post(
    context,
    "/_api/iam/authentication/v2/sign-on",
    { loginId: { email }, ...options },
    (accessToken) => `${accessToken},${apiKey}`,
  );
  const memberId = nonEmptyText((identity as { id?: unknown } | undefined)?.id);
  const session = nonEmptyText(sessionToken);
  if (!memberId || !session) {
    throw new PorticoError("The sign-on response has no member or no session", {
      code: "BAD_PAYLOAD",
    });
  }
  return requestMemberTokens(context, apiKey, { member_id: memberId, session_token: session });
}
