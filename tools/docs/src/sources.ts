/** A page of the reference. */
export interface PageSource {
  /** The path below `reference/`, without `.md`. */
  readonly path: string;
  readonly title: string;
  /** The text in the sidebar, if it is not the title. */
  readonly label?: string;
  /** One sentence about the page. Pages of services use the summary in the API document. */
  readonly description?: string;
  /** The import path. */
  readonly module: string;
  /** A namespace of the module. */
  readonly namespace?: string;
  /**
   * Starts of paths below `src/`. The page contains only declarations from these source files, and
   * types that the declarations use.
   */
  readonly files?: readonly string[];
  /** Whether the page documents only types that other pages use. */
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
