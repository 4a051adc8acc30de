import { onTestFinished } from "vitest";

/**
 * Deletes the state that all copies of core share. Deletes it after the test too, because other
 * test files run in the same worker.
 */
export function forgetCopies(): void {
  deleteSharedState();
  onTestFinished(deleteSharedState);
}

function deleteSharedState(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description?.startsWith("portico.core")) Reflect.deleteProperty(globalThis, symbol);
}
