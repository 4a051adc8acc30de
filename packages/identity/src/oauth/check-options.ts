import {
  invalidOption,
  type KeyValueStore,
  PorticoError,
  shared,
  type TokenStorage,
} from "@portico/core/internal";

/** Refuses what is no text, or an empty one. */
export function requireText(
  option: string,
  value: unknown,
  expected = "a non-empty string",
): asserts value is string {
  if (typeof value !== "string" || !value) throw invalidOption(option, expected, value);
}

/** Rejects what is not an object. */
export function requireObject(option: string, value: unknown, expected: string): void {
  if (typeof value !== "object" || !value) throw invalidOption(option, expected, value);
}

/** Refuses what is neither a text nor left out. */
export function optionalText(option: string, value: unknown): void {
  if (value && typeof value !== "string") throw invalidOption(option, "a string", value);
}

/** Refuses what is no absolute address, unless it is left out. */
export function optionalAddress(option: string, value: unknown): void {
  if (value === undefined || (typeof value === "string" && URL.canParse(value))) return;
  throw invalidOption(option, 'an address such as "https://shop.example/callback"', value);
}

/** Whether a value has all these methods. */
export function hasMethods(value: object, ...names: readonly string[]): boolean {
  return names.every((name) => typeof (value as Record<string, unknown>)[name] === "function");
}

const storageKeys = () => shared("storages", () => new WeakMap<object, string>());

/**
 * Refuses a storage of neither kind, and the platform client's kind, which has room for one session,
 * where it keeps another one's already.
 */
export function checkStorage(
  storage: KeyValueStore | TokenStorage | null | undefined,
  key: string,
): void {
  if (!storage || hasMethods(storage, "get", "set")) return;
  if (!hasMethods(storage, "getTokens", "setTokens")) {
    throw invalidOption("tokenStorage", "{ get, set } or { getTokens, setTokens }", storage);
  }
  const keys = storageKeys();
  if ((keys.get(storage) ?? key) !== key) {
    throw new PorticoError(
      "tokenStorage keeps another client id's session: give each strategy its own",
      { code: "STORAGE_IN_USE" },
    );
  }
  keys.set(storage, key);
}
