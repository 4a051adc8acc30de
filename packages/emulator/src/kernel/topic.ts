/**
 * Fact that a service announces with `context.announce`. Services in higher layers react to it, so
 * the announcing service does not depend on them.
 */
export interface Topic<Fact> {
  readonly name: string;
  /** Only for the compiler: the type of the announced facts. */
  readonly fact?: Fact;
}

export const topic = <Fact>(name: string): Topic<Fact> => ({ name });
