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
import { hasMethods, optionalText, requireText } from "../oauth/check-options.js";
import { connection } from "../oauth/connection.js";
import { userAgent } from "../oauth/user-agent.js";
import { type AppPlace, appGrants } from "./app-grants.js";
import { installUrl } from "./app-install.js";
import { type AppSession, openSession } from "./app-session.js";
import { appWebhooks } from "./app-webhooks.js";
import { foreignToken, instanceMissing, type TokenInfo, tokenInfo } from "./token-info.js";
import { verified } from "./webhook-signature.js";

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
  /** The app's public key, PEM or the same in base64: what webhooks and calls of plugins are checked with. */
  publicKey?: string;
  /**
   * Where the app's tokens are kept; default: memory. One store serves any number of strategies: each
   * installation and each token that one begins with has a place of its own there.
   */
  tokenStorage?: KeyValueStore;
  /**
   * Whether calls say which client they are made with: `User-Agent: portico/1.2.0 (Node.js/24)`, in place of one of the
   * client's `headers`; default true. Browsers never do.
   */
  identify?: boolean;
}

/** An app's access to one installation: what {@link AppStrategy} makes. */
export interface AppStrategy extends AuthStrategy {
  getAuthHeaders(): Promise<AuthHeaders>;
  recover(sent: AuthHeaders): Promise<boolean>;
  /**
   * Called by createClient. A strategy serves clients of one `baseUrl`, that of the first: its secret
   * and its tokens are sent to no other address.
   *
   * @throws PorticoError - STRATEGY_IN_USE for another address
   */
  connect(environment: Environment): void;
  webhooks(listeners: () => readonly Listener[]): Webhooks;
  verify(jwt: string, subject: SignedSubject): Promise<Readonly<Record<string, unknown>>>;
  /**
   * The page where a site's owner installs the app.
   *
   * @param options - `redirectUrl`: where it leads back to; `state`: comes back unchanged, a new one for
   *   each installation that nobody can guess; `token`: of an installation that was begun on the platform's side
   * @throws PorticoError - INVALID_OPTION, where `redirectUrl` or `state` is missing
   */
  getInstallUrl(options: { redirectUrl: string; state: string; token?: string }): string;
  /**
   * Finishes an installation (`POST /oauth/access`, then `POST /oauth2/token-info`). Store the returned `refreshToken`
   * under `instanceId`, and act on the site with `AppStrategy({ appId, appSecret, refreshToken })`.
   *
   * The `instanceId` comes from the new token. A callback URL that names another one is rejected, because anyone can
   * edit that URL.
   *
   * A strategy that was told where it acts goes on acting there. One that was not goes on with the
   * installation; once it has finished those of several sites, its calls are refused.
   *
   * @param url - the address that the browser came back with
   * @param options - `state`: what was given to `getInstallUrl` for this browser
   * @throws PorticoError - INVALID_STATE, where the address has another state: it is not of an installation that
   *   was begun here; INVALID_CALLBACK, where it has no code or no instance id; MISSING_APP_SECRET;
   *   INVALID_OPTION without a `state`; INSTANCE_MISMATCH when the token belongs to another instance than the URL says;
   *   FOREIGN_TOKEN or BAD_PAYLOAD when the token service reports another app or no instance. HttpError or SystemError, where the code is refused
   */
  handleOAuthCallback(
    url: string | URL,
    options: { state: string },
  ): Promise<{ instanceId: string; accessToken: string; refreshToken: string }>;
  /**
   * The app itself, on the site that the caller's token is for: with the app's own permissions
   * instead of the caller's. Its tokens are kept in the same `tokenStorage`.
   *
   * @throws PorticoError where there is no caller's token, or it is another app's
   */
  elevated(): Promise<AppStrategy>;
  /** Whose token it is, and until when (`POST /oauth2/token-info`). */
  getTokenInfo(): Promise<TokenInfo>;
}

const TEXTS = ["appSecret", "refreshToken", "instanceId", "accessToken", "publicKey"] as const;

function checkOptions(options: AppStrategyOptions): void {
  checkNames(
    options,
    ["appId", ...TEXTS, "tokenStorage", "identify"],
    "The argument of AppStrategy",
  );
  requireText("appId", options.appId);
  for (const name of TEXTS) optionalText(name, options[name]);
  const { tokenStorage } = options;
  // Not the platform client's kind, which has room for one session.
  if (tokenStorage && !hasMethods(tokenStorage, "get", "set")) {
    throw invalidOption("tokenStorage", "{ get, set }", tokenStorage);
  }
}

/**
 * Calls as an app, for its backend.
 *
 * @param options - the app, and where it acts
 * @throws PorticoError - INVALID_OPTION, where the app's id is missing or an option is of another kind
 * @example
 * ```ts
 * import { AppStrategy } from "@portico/identity/app";
 *
 * const auth = AppStrategy({ appId: "…", appSecret: "…", instanceId: "…" });
 * const client = createClient({ auth });
 * ```
 */
export function AppStrategy(options: AppStrategyOptions): AppStrategy {
  checkOptions(options);
  warnInBrowser("SECRET_IN_BROWSER", "AppStrategy");
  const { appId, appSecret, publicKey, tokenStorage, refreshToken, instanceId, accessToken } =
    options;
  const { identify } = options;
  const agent = userAgent(identify);
  const link = connection();
  const grants = appGrants(link, appId, appSecret);
  let session: Promise<AppSession> | undefined;
  // The site whose installation this strategy goes on with, since it was not told where to act.
  let installed: string | undefined;
  let several = false;

  const open = (place: AppPlace): Promise<AppSession> =>
    openSession({
      appId,
      place,
      grants: grants.of(place),
      clock: link.clock,
      storage: tokenStorage,
    });
  const isPlaced = Boolean(refreshToken || instanceId || accessToken);

  const current = (): Promise<AppSession> => {
    if (several) {
      throw new PorticoError(
        "This AppStrategy has finished the installations of several sites. Make one for each of what handleOAuthCallback returned: AppStrategy({ appId, appSecret, refreshToken })",
        { code: "SEVERAL_INSTALLATIONS" },
      );
    }
    if (isPlaced) session ??= open({ refreshToken, instanceId, accessToken });
    if (session) return session;
    throw new PorticoError(
      "Missing refresh token or instance ID. Either one is needed to get app level access tokens. Make sure to pass one of them to the AppStrategy",
      { code: "MISSING_CREDENTIALS" },
    );
  };

  return {
    connect: link.connect,
    async getAuthHeaders() {
      const { manager } = await current();
      return { headers: { ...agent, Authorization: (await manager.get()).accessToken.value } };
    },
    async recover({ headers }) {
      return (await current()).manager.recover(headers.Authorization ?? "");
    },
    webhooks: (listeners) => appWebhooks({ appId, publicKey, clock: link.clock, listeners }),
    verify: (jwt, subject) => verified(jwt, { appId, publicKey }, link.clock(), subject),

    getInstallUrl: (how) => installUrl(appId, how),
    async handleOAuthCallback(url, expected) {
      const { instanceId: site, tokens } = await grants.install(url, expected?.state);
      const { value } = tokens.refreshToken;
      if (!isPlaced && value) {
        several ||= installed !== undefined && installed !== site;
        installed = site;
        // Kept as a strategy of this refresh token keeps it after a restart.
        session = open({ refreshToken: value }).then((begun) => {
          begun.manager.set(tokens);
          return begun;
        });
        await session;
      }
      return { instanceId: site, accessToken: tokens.accessToken.value, refreshToken: value };
    },

    async elevated() {
      if (!accessToken) {
        throw new PorticoError(
          "Providing an access token is required to perform elevation. Make sure to pass it to the AppStrategy",
          { code: "MISSING_ACCESS_TOKEN" },
        );
      }
      const info = await tokenInfo(link.environment(), accessToken);
      if (info.clientId !== appId) throw foreignToken(appId);
      if (!info.instanceId) throw instanceMissing();
      const place = { instanceId: info.instanceId };
      const strategy = AppStrategy({
        appId,
        appSecret,
        publicKey,
        tokenStorage,
        identify,
        ...place,
      });
      strategy.connect(link.environment());
      return strategy;
    },
    async getTokenInfo() {
      const held = await current();
      const token =
        held.refreshToken() || accessToken || (await held.manager.get()).accessToken.value;
      return tokenInfo(link.environment(), token);
    },
  };
}
