import {
  type GrantOptions,
  PorticoError,
  type TokenGrants,
  type Tokens,
  tokensFromResponse,
} from "@portico/core/internal";
import type { Connection } from "../oauth/connection.js";
import { exchangeOnce } from "../oauth/exchange-once.js";
import { fetchTokens } from "../oauth/token-service.js";
import { parseInstallCallback, verifiedInstanceId } from "./app-install.js";
import { fetchTokenInfo } from "./token-info.js";

export interface AppTarget {
  readonly refreshToken?: string;
  readonly instanceId?: string;
  readonly accessToken?: string;
}

export type AppTokenGrants = TokenGrants & Required<Pick<TokenGrants, "renew">>;

export interface AppGrants {
  forTarget(target: AppTarget): AppTokenGrants;
  /** Exchanges the callback URL's code for tokens. */
  install(url: string | URL, state: unknown): Promise<{ instanceId: string; tokens: Tokens }>;
}

/** In seconds. Responses from `ACCESS_PATH` do not state a lifetime. */
const ACCESS_LIFETIME = 300;
const ACCESS_PATH = "/oauth/access";

export function appGrants(connection: Connection, appId: string, appSecret?: string): AppGrants {
  const requireSecret = (purpose: string) => {
    if (appSecret) return appSecret;
    throw new PorticoError(
      `App secret is required for ${purpose}. Make sure to pass it to the AppStrategy`,
      { code: "MISSING_APP_SECRET" },
    );
  };
  const requestTokens = async (
    payload: Readonly<Record<string, string>>,
    options: GrantOptions & { path?: string },
    previousRefreshToken?: string,
  ): Promise<Tokens> => {
    const response = await fetchTokens(connection.environment(), payload, options);
    const lifetime = options.path === ACCESS_PATH ? ACCESS_LIFETIME : undefined;
    return tokensFromResponse(
      { ...response, expires_in: response.expires_in ?? lifetime },
      "none",
      connection.clock().now(),
      previousRefreshToken,
    );
  };
  // Codes work once. If the token-info request fails, a retry needs the tokens from the first
  // attempt.
  const exchange = exchangeOnce<Tokens>(connection.clock);
  const accessPurpose = "retrieving app-level access tokens";
  const withAppCredentials = (grant: Readonly<Record<string, string>>) => ({
    ...grant,
    client_id: appId,
    client_secret: requireSecret(accessPurpose),
  });

  return {
    forTarget({ instanceId, accessToken }) {
      const grants: AppTokenGrants = {
        renew: async ({ value }, options) => {
          const grant = withAppCredentials({ refresh_token: value, grant_type: "refresh_token" });
          return requestTokens(grant, { ...options, path: ACCESS_PATH }, value);
        },
      };
      if (instanceId) {
        grants.start = async (options) =>
          requestTokens(
            withAppCredentials({ instance_id: instanceId, grant_type: "client_credentials" }),
            options,
          );
      } else if (accessToken) {
        grants.start = async (options) => {
          const client_secret = requireSecret(accessPurpose);
          const grant_type = "strip_bound_session";
          return requestTokens({ grant_type, client_secret, access_token: accessToken }, options);
        };
      }
      return grants;
    },
    async install(url, state) {
      const client_secret = requireSecret("handling OAuth callback");
      const { code, instanceId: claimedInstanceId } = parseInstallCallback(url, state);
      const grant = { code, client_id: appId, client_secret, grant_type: "authorization_code" };
      // Do not retry, because a failed attempt may have used up the code.
      const tokens = await exchange(code, () =>
        requestTokens(grant, { retries: 0, path: ACCESS_PATH }),
      );
      // Verify the instance id, because anyone can edit the callback URL.
      const info = await fetchTokenInfo(connection.environment(), tokens.accessToken.value);
      return { instanceId: verifiedInstanceId(info, appId, claimedInstanceId), tokens };
    },
  };
}
