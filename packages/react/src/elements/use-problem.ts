import { describeError, type Problem } from "./describe-error.js";
import { useSettings } from "./settings-context.js";

/**
 * An error in words for people, in the provider's `messages` where it has them.
 *
 * @param error - anything thrown; undefined or null while nothing was
 * @returns see {@link describeError}; undefined while there is no error
 * @example
 * ```tsx
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
