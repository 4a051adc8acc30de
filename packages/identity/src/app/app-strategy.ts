import {
  type AuthHeaders,
  type AuthStrategy,
  createTokenManager,
  type Environment,
  emptyTokens,
  environmentOf,
  type GrantOptions,
  type KeyValueStore,
  type Listener,
  PorticoError,
  type TokenGrants,
  type TokenStorage,
  type Tokens,
  tokensFromAnswer,
  type Webhooks,
} from "@portico/core/internal";
import { fetchTokens } from "../oauth/token-service.js";
import { appWebhooks } from "./app-webhooks.js";
import { type TokenInfo, tokenInfo } from "./token-info.js";

/** Options of `AppStrategy`. One of `refreshToken`, `instanceId` and `accessToken` says where the app acts. */
export interface AppStrategyOptions {
  appId: string;
  /** Needed for everything but the install address and token information. */
  appSecret?: string;
  /** What `handleOAuthCallback` returned. A stored session that was renewed since goes first. */
  refreshToken?: string;
  /** The installation that the app acts on. */
  instanceId?: string;
  /** A caller's token, handed to the app's backend. */
  accessToken?: string;
  /** The app's public key, PEM or the same in base64: what webhooks are checked with. */
  publicKey?: string;
  /** Where the app's tokens are kept; default: memory. */
  tokenStorage?: KeyValueStore | TokenStorage;
}

/** An app's access to one installation: what {@link AppStrategy} makes. */
export interface AppStrategy extends AuthStrategy {
  getAuthHeaders(): Promise<AuthHeaders>;
  recover(sent: AuthHeaders): Promise<boolean>;
  connect(environment: Environment): void;
  webhooks(listeners: () => readonly Listener[]): Webhooks;
  /**
   * The page where a site's owner installs the app.
   *
   * @param options - `redirectUrl`: where it leads back to; `state`: comes back unchanged; `token`:
   *   of an installation that was begun on the platform's side
   */
  getInstallUrl(options: { redirectUrl: string; state?: string; token?: string }): string;
  /**
   * Finishes an installation.
   *
   * @param url - the address that the browser came back with
   * @param options - `state`: what was given to `getInstallUrl`
   * @throws PorticoError where the address has another state, no code or no instance id
   */
  handleOAuthCallback(
    url: string | URL,
    options?: { state: string },
  ): Promise<{ instanceId: string; accessToken: string; refreshToken: string }>;
  /**
   * The app itself, on the site that the caller's token is for: with the app's own permissions
   * instead of the caller's.
   *
   * @throws PorticoError where there is no caller's token, or it is another app's
   */
  elevated(): Promise<AppStrategy>;
  /** Whose token it is, and until when. */
  getTokenInfo(): Promise<TokenInfo>;
}

/** Tokens of the older endpoint, which says nothing of their life, live 5 minutes. */
const ACCESS_LIFETIME = 300;
const ACCESS_PATH = "/oauth/access";

/**
 * Calls as an app, for its backend (PLATFORM-NOTES: token service, app install).
 *
 * @param options - the app, and where it acts
 * @example
 * ```ts
 * const auth = AppStrategy({ appId: "…", appSecret: "…", instanceId: "…" });
 * const client = createClient({ auth });
 * ```
 */
export function AppStrategy(options: AppStrategyOptions): AppStrategy {
  const { appId, appSecret, refreshToken, instanceId, accessToken } = options;
  let connected = environmentOf();

  const secret = (what: string) => {
    if (appSecret) return appSecret;
    throw new PorticoError(
      `App secret is required for ${what}. Make sure to pass it to the AppStrategy`,
      { code: "MISSING_APP_SECRET" },
    );
  };
  const tokens = async (
    payload: Readonly<Record<string, unknown>>,
    sent: GrantOptions & { path?: string; read?: boolean },
    previous?: string,
  ): Promise<Tokens> => {
    const answer = await fetchTokens(connected, payload, sent);
    const lifetime = sent.path === ACCESS_PATH ? ACCESS_LIFETIME : undefined;
    return tokensFromAnswer(
      { ...answer, expires_in: answer.expires_in ?? lifetime },
      "none",
      connected.clock.now(),
      previous,
    );
  };
  const access = (grant: Readonly<Record<string, string>>) => ({
    ...grant,
    client_id: appId,
    client_secret: secret("retrieving app-level access tokens"),
  });

  const grants: TokenGrants = {
    renew: ({ value }, sent) =>
      tokens(
        access({ refresh_token: value, grant_type: "refresh_token" }),
        { ...sent, path: ACCESS_PATH },
        value,
      ),
  };
  if (instanceId) {
    grants.start = (sent) =>
      tokens(access({ instance_id: instanceId, grant_type: "client_credentials" }), sent);
  } else if (accessToken) {
    grants.start = (sent) => {
      const client_secret = secret("retrieving app-level access tokens");
      const grant_type = "strip_bound_session";
      return tokens({ grant_type, client_secret, access_token: accessToken }, sent);
    };
  }

  const manager = createTokenManager({
    grants,
    clock: () => connected.clock,
    key: `portico.app.${appId}.${instanceId ?? ""}`,
    storage: options.tokenStorage,
  });

  /** The session, which begins with the refresh token that was given, unless one is stored. */
  const current = async (): Promise<Tokens> => {
    await manager.settled();
    const held = manager.peek();
    if (held.refreshToken.value || !refreshToken || held.accessToken.value) return held;
    const begun = {
      ...emptyTokens(),
      refreshToken: { value: refreshToken, role: "none" as const },
    };
    manager.set(begun);
    return begun;
  };

  return {
    connect(environment) {
      connected = environment;
    },
    async getAuthHeaders() {
      const held = await current();
      if (!held.refreshToken.value && !grants.start) {
        throw new PorticoError(
          "Missing refresh token or instance ID. Either one is needed to get app level access tokens. Make sure to pass one of them to the AppStrategy",
          { code: "MISSING_CREDENTIALS" },
        );
      }
      return { headers: { Authorization: (await manager.get()).accessToken.value } };
    },
    recover: ({ headers }) => manager.recover(headers.Authorization ?? ""),
    webhooks: (listeners) =>
      appWebhooks({
        appId,
        publicKey: options.publicKey,
        clock: () => connected.clock,
        listeners,
      }),

    getInstallUrl({ redirectUrl, state, token }) {
      const url = new URL("https://www.wix.com/installer/install");
      for (const [name, value] of Object.entries({ redirectUrl, appId, state, token })) {
        if (value) url.searchParams.set(name, value);
      }
      return url.href;
    },
    async handleOAuthCallback(url, expected) {
      const client_secret = secret("handling OAuth callback");
      const { searchParams } = new URL(url);
      if (expected && searchParams.get("state") !== expected.state) {
        throw new PorticoError("Invalid OAuth callback URL. Its state is not the expected one", {
          code: "INVALID_STATE",
        });
      }
      const code = searchParams.get("code");
      const instance = searchParams.get("instanceId");
      if (!code || !instance) {
        throw new PorticoError(
          "Invalid OAuth callback URL. Make sure you pass the url including the code and instanceId query params.",
          { code: "INVALID_CALLBACK" },
        );
      }
      const grant = { code, client_id: appId, client_secret, grant_type: "authorization_code" };
      // A code works once: what became of a first attempt that failed is not known.
      const begun = await tokens(grant, { retries: 0, path: ACCESS_PATH });
      manager.set(begun);
      return {
        instanceId: instance,
        accessToken: begun.accessToken.value,
        refreshToken: begun.refreshToken.value,
      };
    },

    async elevated() {
      if (!accessToken) {
        throw new PorticoError(
          "Providing an access token is required to perform elevation. Make sure to pass it to the AppStrategy",
          { code: "MISSING_ACCESS_TOKEN" },
        );
      }
      const info = await tokenInfo(connected, accessToken);
      if (info.clientId !== appId) {
        throw new PorticoError(
          `Invalid access token. The token is not issued for the app with ID "${appId}"`,
          { code: "FOREIGN_TOKEN" },
        );
      }
      if (!info.instanceId) {
        throw new PorticoError("Unexpected token info. The token does not contain instance ID", {
          code: "BAD_PAYLOAD",
        });
      }
      const { publicKey } = options;
      const strategy = AppStrategy({ appId, appSecret, publicKey, instanceId: info.instanceId });
      strategy.connect(connected);
      return strategy;
    },
    async getTokenInfo() {
      const held = await current();
      const token =
        held.refreshToken.value || accessToken || (await manager.get()).accessToken.value;
      return tokenInfo(connected, token);
    },
  };
}
