/** A page of the reference. */
export interface PageSource {
  /** The path below `reference/`, without `.md`. */
  readonly path: string;
  readonly title: string;
  /** The text in the sidebar, if it is not the title. */
  readonly label?: string;
  /** One sentence. Pages of services take it from the API document. */
  readonly description?: string;
  /** The import path. */
  readonly module: string;
  /** A namespace of the module. */
  readonly namespace?: string;
  /** Only declarations whose source file starts with one of these paths below `src/`. */
  readonly files?: readonly string[];
  /** Documents only types that other pages use. */
  readonly onlyUsed?: true;
  /** The guide to link to, as a path below `docs/`, if it is not the guide of the group. */
  readonly guide?: string;
}

/** Pages with a title in the sidebar. */
export interface GroupSource {
  readonly label: string;
  /** The guide that the pages link to, as a path below `docs/`. */
  readonly guide?: string;
  readonly pages: readonly PageSource[];
}
