import { type Clock, type Environment, environmentOf, PorticoError } from "@portico/core/internal";

/** What a strategy's own requests run on. */
export interface Connection {
  /** To send something with: from then on the strategy belongs to this address. */
  environment(): Environment;
  clock(): Clock;
  connect(environment: Environment): void;
}

/**
 * Ties a strategy to one address: that of its first client, or the platform's own where it sends
 * something without a client. What it holds (tokens, a key) is never sent to another one.
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
          `This strategy belongs to ${bound.baseUrl}: make another one for ${given.baseUrl}`,
          { code: "STRATEGY_IN_USE" },
        );
      }
      if (!bound || bound === alone) bound = given;
    },
  };
}
