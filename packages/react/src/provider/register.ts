import type { PorticoClient } from "../queries/portico-client.js";

/**
 * Tells `useClient()` the type of your client, once for the whole program.
 *
 * @example
 * ```ts
 * declare module "@portico/react" {
 *   interface Register {
 *     client: PorticoClient; // typeof client
 *   }
 * }
 * ```
 */
// biome-ignore lint/suspicious/noEmptyInterface: made to be merged into
export interface Register {}

/** The client type told in {@link Register}, or else what every client has. */
export type RegisteredClient = Register extends { client: infer Registered }
  ? Registered
  : PorticoClient;
