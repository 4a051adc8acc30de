import type { PorticoClient } from "./portico-client.js";
import { sessionScope } from "./session-scope.js";

/**
 * For `placeholderData` of what belongs to somebody: keeps what was shown while something else of
 * the same identity is fetched, and nothing of another.
 *
 * @param client - made by createClient
 */
export function keepOwnData(client: PorticoClient) {
  const { key } = sessionScope(client);
  return <Data>(
    data: Data | undefined,
    query: { readonly queryKey: readonly unknown[] } | undefined,
  ): Data | undefined => (query?.queryKey[3] === key ? data : undefined);
}
