import type { AuthStrategy } from "@portico/core";
import { PorticoError } from "@portico/core/internal";
import type { OAuthStrategy } from "../oauth-strategy.js";

/** What shows the same to everybody. */
const PUBLIC = /^(stores\.(?!abandonedCarts\.|wishlist\.)|ecom\.(currencies|recommendations)\.)/;

/**
 * A strategy for reads of what everybody sees, as one visitor for all.
 *
 * @param visitor - whose session is no page's
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
          `${operation ?? "This call"} is not a read of what everybody sees. Make it with createServerClient(request)`,
          { code: "NOT_CATALOG", operation },
        );
      }
      return getAuthHeaders();
    },
  };
}
