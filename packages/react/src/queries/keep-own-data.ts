import type { PorticoClient } from "./portico-client.js";
import { sessionScope } from "./session-scope.js";

/**
 * Returns a `placeholderData` function for data that belongs to a user. It keeps previous data of the same user while
 * new data loads, and drops data of another user.
 */
export function keepOwnData(client: PorticoClient) {
  const { key } = sessionScope(client);
  return <Data>(
    data: Data | undefined,
    query: { readonly queryKey: readonly unknown[] } | undefined,
  ): Data | undefined => (query?.queryKey[3] === key ? data : undefined);
}
