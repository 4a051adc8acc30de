import {
  type GrantOptions,
  PorticoError,
  type TokenGrants,
  type Tokens,
  tokensFromAnswer,
} from "@portico/core/internal";
import type { Connection } from "../oauth/connection.js";
import { exchangeOnce } from "../oauth/exchange-once.js";
import { fetchTokens } from "../oauth/token-service.js";
import { installCallback, ownInstance } from "./app-install.js";
import { tokenInfo } from "./token-info.js";

/** The installation that an app acts for: by refresh token, instance id, or the caller's token. */
export interface AppPlace {
  readonly refreshToken?: string;
  readonly instanceId?: string;
  readonly accessToken?: string;
}

/** Grants of a session that can be refreshed. */
export type AppTokenGrants = TokenGrants & Required<Pick<TokenGrants, "renew">>;

/** How an app gets tokens. */
export interface AppGrants {
  /** Returns the grants of a session. */
  of(place: AppPlace): AppTokenGrants;
  /**
   * Completes an installation. The returned instance id is the one that the new tokens are for.
   *
   * @throws PorticoError - INSTANCE_MISMATCH, FOREIGN_TOKEN or BAD_PAYLOAD if the tokens do not belong to the
   *   callback URL
   */
  install(url: string | URL, state: unknown): Promise<{ instanceId: string; tokens: Tokens }>;
}

/** Lifetime in seconds of tokens from the older endpoint. Its response does not contain it. */
const ACCESS_LIFETIME = 300;
const ACCESS_PATH = "/oauth/access";

/**
 * Creates the grants of an app (`POST /oauth2/token` and `POST /oauth/access`).
 *
 * @param link - environment of requests
 * @param appId - id of the app
 * @param appSecret - only required when a token is requested
 */
export function appGrants(link: Connection, appId: string, appSecret?: string): AppGrants {
  const secret = (what: string) => {
    if (appSecret) return appSecret;
    throw new PorticoError(
      `App secret is required for ${what}. Make sure to pass it to the AppStrategy`,
      { code: "MISSING_APP_SECRET" },
    );
  };
  const ask = async (
    payload: Readonly<Record<string, string>>,
    sent: GrantOptions & { path?: string },
    previous?: string,
  ): Promise<Tokens> => {
    const answer = await fetchTokens(link.environment(), payload, sent);
    const lifetime = sent.path === ACCESS_PATH ? ACCESS_LIFETIME : undefined;
    return tokensFromAnswer(
      { ...answer, expires_in: answer.expires_in ?? lifetime },
      "none",
      link.clock().now(),
      previous,
    );
  };
  // Codes work once. If the token-info request fails, a retry of the callback needs the tokens of the first attempt.
  const exchange = exchangeOnce<Tokens>(link.clock);
  const forAccess = "retrieving app-level access tokens";
  const asApp = (grant: Readonly<Record<string, string>>) => ({
    ...grant,
    client_id: appId,
    client_secret: secret(forAccess),
  });

  return {
    of({ instanceId, accessToken }) {
      const grants: AppTokenGrants = {
        renew: async ({ value }, sent) => {
          const grant = asApp({ refresh_token: value, grant_type: "refresh_token" });
          return ask(grant, { ...sent, path: ACCESS_PATH }, value);
        },
      };
      if (instanceId) {
        grants.start = async (sent) =>
          ask(asApp({ instance_id: instanceId, grant_type: "client_credentials" }), sent);
      } else if (accessToken) {
        grants.start = async (sent) => {
          const client_secret = secret(forAccess);
          const grant_type = "strip_bound_session";
          return ask({ grant_type, client_secret, access_token: accessToken }, sent);
        };
      }
      return grants;
    },
    async install(url, state) {
      const client_secret = secret("handling OAuth callback");
      const { code, instanceId: claimed } = installCallback(url, state);
      const grant = { code, client_id: appId, client_secret, grant_type: "authorization_code" };
      // No retries: a failed first attempt may have used up the code.
      const tokens = await exchange(code, () => ask(grant, { retries: 0, path: ACCESS_PATH }));
      // Anyone can edit the callback URL, so only the token service decides which site the tokens are for.
      const info = await tokenInfo(link.environment(), tokens.accessToken.value);
      return { instanceId: ownInstance(info, appId, claimed), tokens };
    },
  };
}
