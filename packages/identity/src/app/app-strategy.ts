import {
  type AuthHeaders,
  type AuthStrategy,
  checkNames,
  type Environment,
  invalidOption,
  type KeyValueStore,
  type Listener,
  PorticoError,
  type SignedSubject,
  type Webhooks,
  warnInBrowser,
} from "@portico/core/internal";
import { checkOptionalText, hasMethods, requireText } from "../oauth/check-options.js";
import { createConnection } from "../oauth/connection.js";
import { userAgent } from "../oauth/user-agent.js";
import { type AppTarget, appGrants } from "./app-grants.js";
import { installUrl } from "./app-install.js";
import { type AppSession, openSession } from "./app-session.js";
import { appWebhooks } from "./app-webhooks.js";
import {
  fetchTokenInfo,
  foreignTokenError,
  missingInstanceError,
  type TokenInfo,
} from "./token-info.js";
import { verifyJwt } from "./webhook-signature.js";

/**
 * Options of `AppStrategy`. Pass `refreshToken`, `instanceId` or `accessToken` to select the site.
 */
export interface AppStrategyOptions {
  /** Id of the app. */
  appId: string;
  /**
   * The app's secret. `getInstallUrl` and webhooks do not require it. `getTokenInfo` requires it
   * only if there is no refresh token and no access token.
   */
  appSecret?: string;
  /**
   * Refresh token that `handleOAuthCallback` returned. A refreshed session in `tokenStorage` takes
   * precedence.
   */
  refreshToken?: string;
  /** Id of the app's instance on a site. */
  instanceId?: string;
  /** Access token that a caller sent to the app's backend. */
  accessToken?: string;
  /** The app's public key for webhooks and plugin requests, as PEM or base64-encoded PEM. */
  publicKey?: string;
  /** Storage for the app's tokens. Strategies can share it. Default: memory. */
  tokenStorage?: KeyValueStore;
  /**
   * Whether to send a `User-Agent` header such as `portico/1.2.0 (Node.js/24)`. It overrides a
   * `User-Agent` in the client's `headers`. Default: true.
   */
  identify?: boolean;
}

/** A strategy with an app's permissions on one site, created by {@link AppStrategy}. */
export interface AppStrategy extends AuthStrategy {
  getAuthHeaders(): Promise<AuthHeaders>;
  recover(sent: AuthHeaders): Promise<boolean>;
  /**
   * Receives a client's environment. The strategy sends the app's secret and tokens to only one
   * server.
   *
   * @throws PorticoError - STRATEGY_IN_USE if an earlier client has a different `baseUrl`
   */
  connect(environment: Environment): void;
  webhooks(listeners: () => readonly Listener[]): Webhooks;
  verify(jwt: string, subject: SignedSubject): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Returns the URL of the page where a site owner installs the app.
   *
   * @param options - `redirectUrl`: your server's callback URL; `state`: an unguessable value for
   *   this installation; `token`: the token of an installation that started on the platform
   * @throws PorticoError - INVALID_OPTION if `redirectUrl` or `state` is missing
   */
  getInstallUrl(options: { redirectUrl: string; state: string; token?: string }): string;
  /**
   * Completes an installation (`POST /oauth/access`, then `POST /oauth2/token-info`). Store the
   * returned `refreshToken`, keyed by `instanceId`. To access the site, use
   * `AppStrategy({ appId, appSecret, refreshToken })`.
   *
   * A strategy that was created without a site uses the new installation for its calls. After
   * installations on several sites, its calls reject with SEVERAL_INSTALLATIONS.
   *
   * @param url - URL that the platform redirected the browser to
   * @param options - `state`: the value that you passed to `getInstallUrl` for this browser
   * @throws PorticoError - INVALID_STATE if the URL has a different state; INVALID_CALLBACK if it
   *   has no code or no instance id; MISSING_APP_SECRET; INVALID_OPTION if `state` is missing;
   *   INSTANCE_MISMATCH if the token belongs to a different instance than the URL states;
   *   FOREIGN_TOKEN or BAD_PAYLOAD if the token service reports a different app or no instance;
   *   HttpError if the code is rejected; SystemError if the platform is unavailable
   */
  handleOAuthCallback(
    url: string | URL,
    options: { state: string },
  ): Promise<{ instanceId: string; accessToken: string; refreshToken: string }>;
  /**
   * Creates a strategy with the app's permissions on the site that the caller's token belongs to.
   *
   * @throws PorticoError - MISSING_ACCESS_TOKEN if this strategy has no `accessToken`;
   *   FOREIGN_TOKEN if the token was issued to another app
   */
  elevated(): Promise<AppStrategy>;
  /**
   * Returns the owner and expiry of the refresh token (`POST /oauth2/token-info`). If there is no
   * refresh token, the result describes the option `accessToken` or the current access token.
   */
  getTokenInfo(): Promise<TokenInfo>;
}

const TEXT_OPTIONS = [
  "appSecret",
  "refreshToken",
  "instanceId",
  "accessToken",
  "publicKey",
] as const;

function checkOptions(options: AppStrategyOptions): void {
  checkNames(
    options,
    ["appId", ...TEXT_OPTIONS, "tokenStorage", "identify"],
    "The argument of AppStrategy",
  );
  requireText("appId", options.appId);
  for (const name of TEXT_OPTIONS) checkOptionalText(name, options[name]);
  const { tokenStorage } = options;
  // Reject token storages for Wix's SDK, because they can hold only one session.
  if (tokenStorage && !hasMethods(tokenStorage, "get", "set")) {
    throw invalidOption("tokenStorage", "{ get, set }", tokenStorage);
  }
}

/**
 * Creates a strategy with an app's permissions. Use it only in the app's backend.
 *
 * @param options - the app and the site
 * @throws PorticoError - INVALID_OPTION if the app id is missing or an option has the wrong type
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { orders } from "@portico/ecom";
 * import { AppStrategy } from "@portico/identity/app";
 *
 * const client = createClient({
 *   auth: AppStrategy({
 *     appId: "<app id>",
 *     appSecret: "<app secret>",
 *     instanceId: "<instance id>",
 *   }),
 *   modules: { orders },
 * });
 * const order = await client.orders.getOrder("<order id>");
 * ```
 */
export function AppStrategy(options: AppStrategyOptions): AppStrategy {
  checkOptions(options);
  warnInBrowser("SECRET_IN_BROWSER", "AppStrategy");
  const { appId, appSecret, publicKey, tokenStorage, refreshToken, instanceId, accessToken } =
    options;
  const { identify } = options;
  const userAgentHeader = userAgent(identify);
  const connection = createConnection();
  const grants = appGrants(connection, appId, appSecret);
  let session: Promise<AppSession> | undefined;
  let installedInstanceId: string | undefined;
  let hasSeveralInstallations = false;

  const openTargetSession = (target: AppTarget): Promise<AppSession> =>
    openSession({
      appId,
      target,
      grants: grants.forTarget(target),
      clock: connection.clock,
      storage: tokenStorage,
    });
  const hasTarget = Boolean(refreshToken || instanceId || accessToken);

  const currentSession = (): Promise<AppSession> => {
    if (hasSeveralInstallations) {
      throw new PorticoError(
        "This AppStrategy has completed installations on several sites. Create one strategy per site with the refresh token that handleOAuthCallback returned: AppStrategy({ appId, appSecret, refreshToken })",
        { code: "SEVERAL_INSTALLATIONS" },
      );
    }
    if (hasTarget) session ??= openTargetSession({ refreshToken, instanceId, accessToken });
    if (session) return session;
    throw new PorticoError(
      "Missing refresh token or instance ID. Either one is needed to get app level access tokens. Make sure to pass one of them to the AppStrategy",
      { code: "MISSING_CREDENTIALS" },
    );
  };

  return {
    connect: connection.connect,
    async getAuthHeaders() {
      const { manager } = await currentSession();
      return {
        headers: { ...userAgentHeader, Authorization: (await manager.get()).accessToken.value },
      };
    },
    async recover({ headers }) {
      return (await currentSession()).manager.recover(headers.Authorization ?? "");
    },
    webhooks: (listeners) => appWebhooks({ appId, publicKey, clock: connection.clock, listeners }),
    verify: (jwt, subject) => verifyJwt(jwt, { appId, publicKey }, connection.clock(), subject),

    getInstallUrl: (linkOptions) => installUrl(appId, linkOptions),
    async handleOAuthCallback(url, expected) {
      const { instanceId: newInstanceId, tokens } = await grants.install(url, expected?.state);
      const { value } = tokens.refreshToken;
      if (!hasTarget && value) {
        hasSeveralInstallations ||=
          installedInstanceId !== undefined && installedInstanceId !== newInstanceId;
        installedInstanceId = newInstanceId;
        // After a restart, a strategy created with this refresh token must find the session, so use
        // the same storage key.
        session = openTargetSession({ refreshToken: value }).then((newSession) => {
          newSession.manager.set(tokens);
          return newSession;
        });
        await session;
      }
      return {
        instanceId: newInstanceId,
        accessToken: tokens.accessToken.value,
        refreshToken: value,
      };
    },

    async elevated() {
      if (!accessToken) {
        throw new PorticoError(
          "Providing an access token is required to perform elevation. Make sure to pass it to the AppStrategy",
          { code: "MISSING_ACCESS_TOKEN" },
        );
      }
      const info = await fetchTokenInfo(connection.environment(), accessToken);
      if (info.clientId !== appId) throw foreignTokenError(appId);
      if (!info.instanceId) throw missingInstanceError();
      const target = { instanceId: info.instanceId };
      const strategy = AppStrategy({
        appId,
        appSecret,
        publicKey,
        tokenStorage,
        identify,
        ...target,
      });
      strategy.connect(connection.environment());
      return strategy;
    },
    async getTokenInfo() {
      const appSession = await currentSession();
      const token =
        appSession.getRefreshToken() ||
        accessToken ||
        (await appSession.manager.get()).accessToken.value;
      return fetchTokenInfo(connection.environment(), token);
    },
  };
}
