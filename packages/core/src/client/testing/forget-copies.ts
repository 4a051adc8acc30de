/** Removes the state that copies of this package share, as if none had been loaded. */
export function forgetCopies(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description?.startsWith("portico.core")) Reflect.deleteProperty(globalThis, symbol);
}
