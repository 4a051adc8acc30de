import type { PorticoClient } from "../queries/portico-client.js";

/**
 * Registers the type of your client for `useClient()`, once per program.
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
// biome-ignore lint/suspicious/noEmptyInterface: apps merge declarations into it
export interface Register {}

/** Client type from {@link Register}, or `PorticoClient` if none is registered. */
export type RegisteredClient = Register extends { client: infer Registered }
  ? Registered
  : PorticoClient;
