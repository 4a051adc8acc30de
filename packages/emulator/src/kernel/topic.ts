/** Fact that a service announces so that services in higher layers can react to it. */
export interface Topic<Fact> {
  readonly name: string;
  /** Exists only at the type level: the type of the announced facts. */
  readonly fact?: Fact;
}

export const topic = <Fact>(name: string): Topic<Fact> => ({ name });
