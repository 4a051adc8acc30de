// Records the error codes that each test receives.
import { TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** `operation CODE` for every error code that the test received. */
    returnedCodes?: Record<string, true>;
  }
}

/** Returns the codes in a response, including the codes of failed items. */
export function codesIn(body: string): Set<string> {
  const codes = new Set<string>();
  JSON.parse(body, (key, value) => {
    const isCode = key === "code" || (key === "error" && /^[A-Z_]+$/.test(value));
    if (isCode && typeof value === "string") codes.add(value);
    return value;
  });
  return codes;
}

export function recordCodes(operation: string, body: string): void {
  const test = TestRunner.getCurrentTest();
  // Setup code does not belong to a test.
  if (!test || !/"(code|error)"/.test(body)) return;
  for (const code of codesIn(body)) {
    test.meta.returnedCodes ??= {};
    test.meta.returnedCodes[`${operation} ${code}`] = true;
  }
}
