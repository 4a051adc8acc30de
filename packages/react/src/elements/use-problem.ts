import { describeError, type Problem } from "./describe-error.js";
import { useSettings } from "./settings-context.js";

/**
 * Returns an error as text that you can show to shoppers, using the provider's `messages`.
 *
 * @param error - Any thrown value. `undefined` or `null` if there is no error.
 * @returns See {@link describeError}. `undefined` if there is no error.
 * @example
 * ```tsx
 * import { useProblem } from "@portico/react";
 *
 * function Failed({ error, retry }: { error: unknown; retry(): void }) {
 *   const problem = useProblem(error);
 *   if (!problem) return null;
 *   return (
 *     <p role="alert">
 *       {problem.title}. {problem.text} {problem.canRetry && <button onClick={retry}>Try again</button>}
 *     </p>
 *   );
 * }
 * ```
 */
export function useProblem(error: unknown): Problem | undefined {
  const { messages } = useSettings();
  return error === undefined || error === null ? undefined : describeError(error, messages);
}
