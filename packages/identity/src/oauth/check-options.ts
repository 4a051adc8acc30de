import {
  invalidOption,
  type KeyValueStore,
  PorticoError,
  shared,
  type TokenStorage,
} from "@portico/core/internal";

export function requireText(
  option: string,
  value: unknown,
  expected = "a non-empty string",
): asserts value is string {
  if (typeof value !== "string" || !value) throw invalidOption(option, expected, value);
}

export function requireObject(option: string, value: unknown, expected: string): void {
  if (typeof value !== "object" || !value) throw invalidOption(option, expected, value);
}

export function checkOptionalText(option: string, value: unknown): void {
  if (value && typeof value !== "string") throw invalidOption(option, "a string", value);
}

export function checkOptionalAddress(option: string, value: unknown): void {
  if (value === undefined) return;
  const expected = 'a URL such as "https://shop.example/callback"';
  if (typeof value !== "string" || !value) throw invalidOption(option, expected, value);
  if (!URL.canParse(value)) throw invalidOption(option, expected, value, null);
}

export function hasMethods(value: object, ...names: readonly string[]): boolean {
  return names.every((name) => typeof (value as Record<string, unknown>)[name] === "function");
}

const storageKeys = () => shared("storages", () => new WeakMap<object, string>());

/** Checks a storage. One with `getTokens` and `setTokens` can hold only one session. */
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
    throw new PorticoError("tokenStorage already stores the session of another client id", {
      code: "STORAGE_IN_USE",
    });
  }
  keys.set(storage, key);
}
