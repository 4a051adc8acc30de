import { warnOnce } from "../errors/development.js";

/** Properties that code reads if it mistakes a builder for the result: `await`, JSON.stringify, pages and lists. */
const READ = ["then", "toJSON", "items", "length", "map"];

/**
 * Warns once if a query builder is used like the page that `find()` would fetch. For development.
 *
 * @param builder - the builder; it gets hidden properties
 * @param operation - name of the operation
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
