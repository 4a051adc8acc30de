import type { AuthHeaders, AuthStrategy, Environment } from "@portico/core/internal";
import { checkNames, invalidOption, warnInBrowser } from "@portico/core/internal";
import { optionalText, requireText } from "./oauth/check-options.js";
import { connection } from "./oauth/connection.js";
import { userAgent } from "./oauth/user-agent.js";

/** A key that acts on a site or an account: what {@link ApiKeyStrategy} makes. */
export interface ApiKeyStrategy extends AuthStrategy {
  getAuthHeaders(): AuthHeaders;
  /**
   * Called by createClient. The key is sent to one address: a strategy serves clients of one `baseUrl`.
   *
   * @throws PorticoError - STRATEGY_IN_USE for another address
   */
  connect(environment: Environment): void;
  /** Acts on another site from the next call on; without an id, on none. */
  setSiteId(siteId?: string): void;
  /** Acts on another account from the next call on; without an id, on none. */
  setAccountId(accountId?: string): void;
}

/** Options of `ApiKeyStrategy`: what the key acts on is a site, an account, or both. */
export type ApiKeyStrategyOptions = {
  apiKey: string;
  /**
   * Whether calls say which client they are made with: `User-Agent: portico/1.2.0 (Node.js/24)`, in place of one of the
   * client's `headers`; default true. Browsers never do.
   */
  identify?: boolean;
} & ({ siteId: string; accountId?: string } | { siteId?: string; accountId: string });

/**
 * Calls as an API key, for servers: whoever has the key has its permissions.
 *
 * @param options - `apiKey`, and `siteId`, `accountId` or both
 * @throws PorticoError - INVALID_OPTION, where the key or what it acts on is missing
 * @example
 * ```ts
 * const client = createClient({ auth: ApiKeyStrategy({ apiKey: "…", siteId: "…" }) });
 * client.auth.setSiteId("another site's id");
 * ```
 */
export function ApiKeyStrategy(options: ApiKeyStrategyOptions): ApiKeyStrategy {
  checkNames(
    options,
    ["apiKey", "siteId", "accountId", "identify"],
    "The argument of ApiKeyStrategy",
  );
  const { apiKey } = options;
  warnInBrowser("SECRET_IN_BROWSER", "ApiKeyStrategy");
  const agent = userAgent(options.identify);
  let { siteId, accountId } = options;
  requireText("apiKey", apiKey);
  optionalText("siteId", siteId);
  optionalText("accountId", accountId);
  if (!siteId && !accountId) {
    throw invalidOption("siteId or accountId", "a non-empty string", siteId ?? accountId);
  }
  return {
    connect: connection().connect,
    // A new object each time: one that is shared could be changed by whoever gets it.
    getAuthHeaders: () => ({
      headers: {
        ...agent,
        Authorization: apiKey,
        ...(siteId && { "wix-site-id": siteId }),
        ...(accountId && { "wix-account-id": accountId }),
      },
    }),
    setSiteId(id) {
      optionalText("siteId", id);
      siteId = id;
    },
    setAccountId(id) {
      optionalText("accountId", id);
      accountId = id;
    },
  };
}
