import { type Clock, type Environment, environmentOf, PorticoError } from "@portico/core/internal";

/** The environment of requests that a strategy sends itself. */
export interface Connection {
  /** Returns the environment for a request, and binds the strategy to its base URL. */
  environment(): Environment;
  clock(): Clock;
  connect(environment: Environment): void;
}

/**
 * Binds a strategy to the base URL of its first client, or to the platform's if it sends a request
 * without a client. Its tokens and keys are never sent to another URL.
 */
export function connection(): Connection {
  const alone = environmentOf();
  let bound: Environment | undefined;
  return {
    environment: () => {
      bound ??= alone;
      return bound;
    },
    clock: () => (bound ?? alone).clock,
    connect(given) {
      if (bound && bound.baseUrl !== given.baseUrl) {
        throw new PorticoError(
          `This strategy is already used for ${bound.baseUrl}: create another one for ${given.baseUrl}`,
          { code: "STRATEGY_IN_USE" },
        );
      }
      if (!bound || bound === alone) bound = given;
    },
  };
}
