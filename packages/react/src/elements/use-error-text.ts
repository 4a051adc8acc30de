import { errorText } from "./error-text.js";
import { useSettings } from "./use-settings.js";

/**
 * Returns the text for shoppers about an error or a cart notice, in the language of the provider's
 * `messages`.
 *
 * @param subject - A hook's `error` or any thrown value, or one of the cart's `notices`. `null` has no text.
 * @param field - Name of a form field, such as `"email"`. If set, errors about other fields have no
 * text. Default: any field.
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
