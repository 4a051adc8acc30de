import { type Clock, type Environment, environmentOf, PorticoError } from "@portico/core/internal";

export interface Connection {
  environment(): Environment;
  clock(): Clock;
  connect(environment: Environment): void;
}

/**
 * Binds a strategy to the first base URL that it uses. Its tokens and keys are never sent to
 * another URL.
 */
export function createConnection(): Connection {
  const defaultEnvironment = environmentOf();
  let boundEnvironment: Environment | undefined;
  return {
    environment: () => {
      boundEnvironment ??= defaultEnvironment;
      return boundEnvironment;
    },
    clock: () => (boundEnvironment ?? defaultEnvironment).clock,
    connect(environment) {
      if (boundEnvironment && boundEnvironment.baseUrl !== environment.baseUrl) {
        throw new PorticoError(
          `This strategy is already used for ${boundEnvironment.baseUrl}: create another one for ${environment.baseUrl}`,
          { code: "STRATEGY_IN_USE" },
        );
      }
      if (!boundEnvironment || boundEnvironment === defaultEnvironment)
        boundEnvironment = environment;
    },
  };
}
