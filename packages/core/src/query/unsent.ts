import { warnOnce } from "../errors/development.js";

/** Code that mistakes a builder for a result reads these properties. */
const RESULT_PROPERTIES = ["then", "toJSON", "items", "length", "map"];

/**
 * Warns if code uses the builder like a result. The getters are not enumerable, so spreading the
 * builder does not call them.
 */
export function warnIfUnsent(builder: object, operation: string): void {
  for (const name of RESULT_PROPERTIES) {
    Object.defineProperty(builder, name, {
      get() {
        const misuse = name === "then" ? "was awaited" : `was read (\`${name}\`)`;
        warnOnce(
          "QUERY_NOT_SENT",
          `The query builder of ${operation} ${misuse}, but nothing was sent.`,
        );
      },
    });
  }
}
