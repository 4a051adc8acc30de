import { errorText } from "./error-text.js";
import { useSettings } from "./use-settings.js";

/**
 * Returns text that you can show to shoppers for an error or a cart notice, in the language of the
 * provider's `messages`.
 *
 * @param subject - A hook's `error` or any thrown value, or one of the cart's `notices`. Returns
 * `undefined` for `null` and `undefined`.
 * @param field - Name of a form field, such as `"email"`. If set, returns `undefined` for errors
 * that are not about this field. Default: any error.
 * @example
 * ```tsx
 * import { useErrorText } from "@portico/react";
 *
 * const Failed = ({ error }: { error: unknown }) => <p role="alert">{useErrorText(error)}</p>;
 * ```
 */
export function useErrorText(subject: unknown, field?: string): string | undefined {
  const { messages } = useSettings();
  return errorText(subject, messages, field);
}
