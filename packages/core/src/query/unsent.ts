import { warnOnce } from "../errors/development.js";

/** What code reads that takes a builder for the result: `await`, JSON.stringify, and what pages and lists have. */
const READ = ["then", "toJSON", "items", "length", "map"];

/**
 * Warns, once, when a query builder is used like the page that its `find()` would fetch. For development.
 *
 * @param builder - the builder; it gets hidden properties
 * @param operation - the query
 */
export function warnIfUnsent(builder: object, operation: string): void {
  for (const name of READ) {
    Object.defineProperty(builder, name, {
      get() {
        const how = name === "then" ? "was awaited" : `was read (\`${name}\`)`;
        warnOnce(
          "QUERY_NOT_SENT",
          `The query builder of ${operation} ${how}, but nothing was sent.`,
        );
      },
    });
  }
}
