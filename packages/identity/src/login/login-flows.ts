import { type TokensInput, tokensOf } from "@portico/core/internal";
import { visitPages } from "../frame/page-visit.js";
import type { SignOnOptions } from "../generated/authentication.js";
import { type OAuthContext, post } from "../oauth/oauth-context.js";
import type { AuthUrlOptions, OauthData } from "../oauth/oauth-types.js";
import { generateOAuthData } from "../oauth/pkce.js";
import { renewTokens } from "../oauth/renewed-tokens.js";
import {
  createAuthorizationSession,
  createLogoutUrl,
  type EndedSession,
} from "../redirect/redirect-session.js";
import { requestTokensForMemberId, requestTokensForSignOn } from "./external-login.js";
import { loginMachine } from "./login.js";
import { exchangeCode, requestTokensForSession } from "./member-tokens.js";
import { createSignIn } from "./sign-in.js";

/** The login functions are loaded on demand, because visitors do not need them. */
export function loginFlows(context: OAuthContext) {
  const machine = loginMachine(context);
  return {
    ...machine,
    ...createSignIn(context, machine),

    async generateVisitorTokens(input?: Partial<TokensInput>) {
      const tokens = tokensOf(input);
      if (tokens.refreshToken.value && context.manager.usable(tokens)) return tokens;
      return renewTokens(tokens, context.grants);
    },
    async getAuthUrl(data = generateOAuthData("unused://"), options?: AuthUrlOptions) {
      const session = await createAuthorizationSession(context, data, options);
      const { fullUrl: authUrl, endpoint: authorizationEndpoint, sessionToken } = session;
      return { authUrl, authorizationEndpoint, sessionToken };
    },
    getMemberTokens: (
      code: string | null | undefined,
      state: string | null | undefined,
      data: OauthData,
    ) => exchangeCode(context, code, state, data),
    getMemberTokensForDirectLogin: (sessionToken: string) =>
      requestTokensForSession(context, sessionToken),
    getMemberTokensForExternalLogin: (memberId: string, apiKey: string) =>
      requestTokensForMemberId(context, memberId, apiKey),
    getMemberTokensForExternalLoginWithSession: (
      email: string,
      apiKey: string,
      options?: SignOnOptions,
    ) => requestTokensForSignOn(context, email, apiKey, options),

    async sendPasswordResetEmail(email: string, url: string, options: { language?: string } = {}) {
      const { language } = options;
      const redirect = { url, clientId: context.clientId };
      await post(context, "/_api/iam/recovery/v1/send-email", { email, language, redirect });
    },
    createLogoutUrl: (session: EndedSession, returnUrl: string) =>
      createLogoutUrl(context, session, returnUrl),
    visitPages: () => visitPages(context),
  };
}

export type LoginFlows = ReturnType<typeof loginFlows>;
