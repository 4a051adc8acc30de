/**
 * Fact that a service announces with `context.announce`. Services of higher layers react to it, so that the service does
 * not depend on them.
 */
export interface Topic<Fact> {
  readonly name: string;
  /** Only for the compiler: the type of the announced facts. */
  readonly fact?: Fact;
}

/** Creates a topic. */
export const topic = <Fact>(name: string): Topic<Fact> => ({ name });
