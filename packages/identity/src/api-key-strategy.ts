import type { AuthHeaders, AuthStrategy } from "@portico/core/internal";

/** A key that acts on a site or an account: what {@link ApiKeyStrategy} makes. */
export interface ApiKeyStrategy extends AuthStrategy {
  getAuthHeaders(): AuthHeaders;
  /** Acts on another site from the next call on; without an id, on none. */
  setSiteId(siteId?: string): void;
  /** Acts on another account from the next call on; without an id, on none. */
  setAccountId(accountId?: string): void;
}

/** Options of `ApiKeyStrategy`: what the key acts on is a site, an account, or both. */
export type ApiKeyStrategyOptions = { apiKey: string } & (
  | { siteId: string; accountId?: string }
  | { siteId?: string; accountId: string }
);

/**
 * Calls as an API key, for servers: whoever has the key has its permissions.
 *
 * @param options - `apiKey`, and `siteId`, `accountId` or both
 * @example
 * ```ts
 * const client = createClient({ auth: ApiKeyStrategy({ apiKey: "…", siteId: "…" }) });
 * client.auth.setSiteId("another site's id");
 * ```
 */
export function ApiKeyStrategy(options: ApiKeyStrategyOptions): ApiKeyStrategy {
  let { siteId, accountId } = options;
  return {
    // A new object each time: one that is shared could be changed by whoever gets it.
    getAuthHeaders: () => ({
      headers: {
        Authorization: options.apiKey,
        ...(siteId && { "wix-site-id": siteId }),
        ...(accountId && { "wix-account-id": accountId }),
      },
    }),
    setSiteId(id) {
      siteId = id;
    },
    setAccountId(id) {
      accountId = id;
    },
  };
}
