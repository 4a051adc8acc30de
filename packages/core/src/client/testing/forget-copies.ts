import { onTestFinished } from "vitest";

/**
 * Removes the state that copies of this package share, now and after the test. Other test files run
 * in the same worker and must not inherit it.
 */
export function forgetCopies(): void {
  forget();
  onTestFinished(forget);
}

function forget(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description?.startsWith("portico.core")) Reflect.deleteProperty(globalThis, symbol);
}
