import { invalidOption } from "../errors/invalid-option.js";
import { kindOf } from "../errors/kind-of.js";

const A_NUMBER = "a number, 0 or more";
const AN_OBJECT = "an object";
const A_LIST = "a list";

const KINDS: Readonly<Record<string, string>> = {
  auth: AN_OBJECT,
  modules: AN_OBJECT,
  baseUrl: "a string",
  fetch: "a function",
  headers: AN_OBJECT,
  timeout: A_NUMBER,
  retries: A_NUMBER,
  maxResponseSize: A_NUMBER,
  clock: AN_OBJECT,
  allowedOrigins: A_LIST,
  fieldMask: A_LIST,
  signal: "an AbortSignal",
};

/**
 * Refuses options that could only fail later. Values are named by their kind: they may be secrets.
 *
 * @param options - of createClient or `client.with`; those left out or undefined are well
 * @throws PorticoError of code INVALID_OPTION
 */
export function checkOptions(options: object): void {
  for (const name in KINDS) {
    const expected = KINDS[name] as string;
    const value = (options as Record<string, unknown>)[name];
    // `Infinity` is a number like any other: no limit.
    const fits =
      expected === A_NUMBER ? typeof value === "number" && value >= 0 : kindOf(value) === expected;
    if (value !== undefined && !fits) throw invalidOption(name, expected, value);
  }
}

/**
 * Refuses an address that calls cannot be sent to, or that would print a secret.
 *
 * @param option - its name
 * @param address - of an API or an origin
 * @throws PorticoError of code INVALID_OPTION
 */
export function checkAddress(option: string, address: string): void {
  let url: Partial<URL> = {};
  try {
    url = new URL(address);
  } catch {
    // It is none: refused below.
  }
  const { protocol = "", username, password } = url;
  const kind = !/^https?:$/.test(protocol)
    ? "a string that is none"
    : username || password
      ? "one with a user or a password"
      : /[?#]/.test(address) && "one with a query or a hash";
  if (kind) throw invalidOption(option, "an http:// or https:// address", address, kind);
}
