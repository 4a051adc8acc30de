import type { PorticoClient } from "../queries/portico-client.js";

/**
 * Registers your client's type for `useClient`. Declare it once per program.
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

/** Client type from {@link Register}. Default: `PorticoClient`. */
export type RegisteredClient = Register extends { client: infer Registered }
  ? Registered
  : PorticoClient;
