import type { AuthHeaders, AuthStrategy, Environment } from "@portico/core/internal";
import { checkNames, invalidOption, warnInBrowser } from "@portico/core/internal";
import { checkOptionalText, requireText } from "./oauth/check-options.js";
import { createConnection } from "./oauth/connection.js";
import { userAgent } from "./oauth/user-agent.js";

/** A strategy that sends an API key, created by {@link ApiKeyStrategy}. */
export interface ApiKeyStrategy extends AuthStrategy {
  getAuthHeaders(): AuthHeaders;
  /**
   * Receives a client's environment. The strategy sends the key to only one server.
   *
   * @throws PorticoError - STRATEGY_IN_USE if an earlier client has a different `baseUrl`
   */
  connect(environment: Environment): void;
  /** Sets or removes the site id of future calls. */
  setSiteId(siteId?: string): void;
  /** Sets or removes the account id of future calls. */
  setAccountId(accountId?: string): void;
}

/** Options of `ApiKeyStrategy`. */
export type ApiKeyStrategyOptions = {
  apiKey: string;
  /**
   * Whether to send a `User-Agent` header such as `portico/1.2.0 (Node.js/24)`. It overrides a
   * `User-Agent` in the client's `headers`. Default: true.
   */
  identify?: boolean;
} & ({ siteId: string; accountId?: string } | { siteId?: string; accountId: string });

/**
 * Creates a strategy that sends an API key. Use it only on servers, because everyone who has the
 * key has its permissions.
 *
 * @param options - `apiKey`, and `siteId`, `accountId` or both
 * @throws PorticoError - INVALID_OPTION if the key or both ids are missing, or an option is invalid
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { ApiKeyStrategy } from "@portico/identity";
 * import { orders } from "@portico/ecom";
 *
 * const client = createClient({
 *   auth: ApiKeyStrategy({ apiKey: "<API key>", siteId: "<site id>" }),
 *   modules: { orders },
 * });
 * const order = await client.orders.getOrder("<order id>");
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
  const userAgentHeader = userAgent(options.identify);
  let { siteId, accountId } = options;
  requireText("apiKey", apiKey);
  checkOptionalText("siteId", siteId);
  checkOptionalText("accountId", accountId);
  if (!siteId && !accountId) {
    throw invalidOption(
      "siteId or accountId of ApiKeyStrategy",
      "a non-empty string",
      siteId ?? accountId,
    );
  }
  return {
    connect: createConnection().connect,
    // return a new object each time, because callers can change it
    getAuthHeaders: () => ({
      headers: {
        ...userAgentHeader,
        Authorization: apiKey,
        ...(siteId && { "wix-site-id": siteId }),
        ...(accountId && { "wix-account-id": accountId }),
      },
    }),
    setSiteId(id) {
      checkOptionalText("siteId", id);
      siteId = id;
    },
    setAccountId(id) {
      checkOptionalText("accountId", id);
      accountId = id;
    },
  };
}
