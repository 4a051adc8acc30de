/** The text that was stored, also where a client reads JSON by itself. */
export function storedText(value: unknown): string | null {
  if (value === undefined || value === null || typeof value === "string") return value ?? null;
  return JSON.stringify(value);
}
