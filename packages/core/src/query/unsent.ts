import { warnOnce } from "../errors/development.js";

/** Code that mistakes a builder for a result reads these properties, as `await` does. */
const RESULT_PROPERTIES = ["then", "toJSON", "items", "length", "map"];

/** Adds hidden properties to the builder. */
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
