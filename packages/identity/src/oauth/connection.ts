import { type Clock, type Environment, environmentOf, PorticoError } from "@portico/core/internal";

/** The environment of a strategy's own requests. */
export interface Connection {
  /** Returns the environment for a request. From then on the strategy is bound to its base URL. */
  environment(): Environment;
  clock(): Clock;
  connect(environment: Environment): void;
}

/**
 * Binds a strategy to one base URL: that of its first client, or the platform's if it sends a request without a
 * client. Its tokens and keys are never sent elsewhere.
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
