/** Code for Wix's SDK, and the code that the codemod turns it into. */
export interface Case {
  /** Completes the sentence "the wix-sdk transform …". */
  title: string;
  before: string;
  after: string;
  extension?: string;
}

/** Returns the end of a TODO comment: a link to a section of the migration guide. */
export const link = (anchor: string) =>
  `See https://portico-sdk.github.io/portico/migration/#${anchor}`;
