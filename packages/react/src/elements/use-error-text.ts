import { errorText } from "./error-text.js";
import { useSettings } from "./use-settings.js";

/**
 * Returns text for shoppers about an error or a cart notice, in the language of the provider's
 * `messages`.
 *
 * @param subject - Any thrown value, or one of the cart's `notices`. `null` and `undefined` have no
 * text.
 * @param field - Name of a form field, such as `"email"`. Limits the text to errors about this
 * field. Default: any error.
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
