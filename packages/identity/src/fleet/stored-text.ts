/** Some clients parse JSON automatically. */
export function storedText(value: unknown): string | null {
  if (value === undefined || value === null || typeof value === "string") return value ?? null;
  return JSON.stringify(value);
}
