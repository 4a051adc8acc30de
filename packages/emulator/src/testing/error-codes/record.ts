// Which codes tests are answered with: kept at the test that is running, for whoever sums them up at the end.
import { TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** `operation CODE` of every error code that an answer carried. */
    answeredCodes?: Record<string, true>;
  }
}

/** The codes in an answer: its own, and those of items that failed, which some tell as the error itself. */
export function codesIn(body: string): Set<string> {
  const codes = new Set<string>();
  JSON.parse(body, (key, value) => {
    const isCode = key === "code" || (key === "error" && /^[A-Z_]+$/.test(value));
    if (isCode && typeof value === "string") codes.add(value);
    return value;
  });
  return codes;
}

/**
 * Notes the codes of an answer.
 *
 * @param operation - that was called, as `ecom.cartV2.placeOrder`
 * @param body - of its answer, as text
 */
export function recordCodes(operation: string, body: string): void {
  const test = TestRunner.getCurrentTest();
  // what is prepared before the tests belongs to none of them
  if (!test || !/"(code|error)"/.test(body)) return;
  for (const code of codesIn(body)) {
    test.meta.answeredCodes ??= {};
    test.meta.answeredCodes[`${operation} ${code}`] = true;
  }
}
