/** Returns the text that was stored, even if the client has parsed it as JSON. */
export function storedText(value: unknown): string | null {
  if (value === undefined || value === null || typeof value === "string") return value ?? null;
  return JSON.stringify(value);
}
