import { warnOnce } from "../errors/development.js";

/** Properties that code reads if it mistakes a builder for the result, such as with `await`. */
const READ = ["then", "toJSON", "items", "length", "map"];

/**
 * In development, warns once if a query builder is used like the page that `find()` would fetch.
 * Adds hidden properties to the builder.
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
