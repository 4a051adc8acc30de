import type { AuthStrategy } from "@portico/core";
import { PorticoError } from "@portico/core/internal";
import type { OAuthStrategy } from "../oauth-strategy.js";

/** Operations that return the same data to all visitors. */
const PUBLIC = /^(stores\.(?!abandonedCarts\.|wishlist\.)|ecom\.(currencies|recommendations)\.)/;

/**
 * Creates a strategy for reads of public data, with one visitor session for all requests.
 *
 * @param visitor - strategy of that session
 */
export function catalogStrategy(
  visitor: OAuthStrategy,
): AuthStrategy & Pick<OAuthStrategy, "clientId"> {
  const { clientId, cdn, connect, getAuthHeaders, recover } = visitor;
  return {
    clientId,
    cdn,
    connect,
    recover,
    async getAuthHeaders(call = {}) {
      const { operation, read } = call;
      if (!read || !PUBLIC.test(operation ?? "")) {
        throw new PorticoError(
          `${operation ?? "This call"} does not read public catalog data. Call it on a client of createServerClient(request)`,
          { code: "NOT_CATALOG", operation },
        );
      }
      return getAuthHeaders();
    },
  };
}
