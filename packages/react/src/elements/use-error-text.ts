import { errorText } from "./error-text.js";
import { useSettings } from "./settings-context.js";

/**
 * Returns the text of an error or a cart notice, for shoppers, in the language of the provider's `messages`.
 *
 * @param subject - Any thrown value, such as `error` of a hook, or one of the cart's `notices`. `null` and `undefined`
 * have no text.
 * @param field - Name of a form field, such as `"email"`. Only errors about this field have a text then.
 * @returns Text without technical details, or `undefined`.
 * @example
 * ```tsx
 * import { useErrorText } from "@portico/react";
 *
 * function Failed({ error }: { error: unknown }) {
 *   return <p role="alert">{useErrorText(error)}</p>;
 * }
 * ```
 */
export function useErrorText(subject: unknown, field?: string): string | undefined {
  const { messages } = useSettings();
  return errorText(subject, messages, field);
}
