import { onTestFinished } from "vitest";

/** Cleans up after the test too, because other test files run in the same worker. */
export function forgetCopies(): void {
  deleteSharedState();
  onTestFinished(deleteSharedState);
}

function deleteSharedState(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description?.startsWith("portico.core")) Reflect.deleteProperty(globalThis, symbol);
}
