/** What an answer has for a text, unless that is empty or of another kind. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value ? value : undefined;
}
