import { invalidOption } from "../errors/invalid-option.js";
import { kindOf } from "../errors/kind-of.js";
import { PorticoError } from "../errors/portico-error.js";

const A_NUMBER = "a number, 0 or more";

const AN_OBJECT = "an object";
const A_FUNCTION = "a function";
const A_LIST = "a list";
/** The options of createClient and `client.with`. */
const KINDS: Readonly<Record<string, string>> = {
  auth: AN_OBJECT,
  modules: AN_OBJECT,
  baseUrl: "a string",
  fetch: A_FUNCTION,
  headers: AN_OBJECT,
  timeout: A_NUMBER,
  retries: A_NUMBER,
  maxResponseSize: A_NUMBER,
  clock: AN_OBJECT,
  allowedOrigins: A_LIST,
  fieldMask: A_LIST,
  signal: "an AbortSignal",
  validate: AN_OBJECT,
  cdn: "a boolean",
  retry: A_FUNCTION,
  hooks: A_FUNCTION,
};

/**
 * Refuses options of names that there are not: whoever misspelt one would never know.
 *
 * @param options - as they were given
 * @param known - all names
 * @throws PorticoError of code INVALID_OPTION
 */
export function checkNames(options: object, known: readonly string[]): void {
  for (const name in options) {
    if (!known.includes(name)) {
      throw new PorticoError(`There is no option "${name}", only ${known.join(", ")}`, {
        code: "INVALID_OPTION",
      });
    }
  }
}

/**
 * Refuses options that could only fail later. Values are named by their kind: they may be secrets.
 *
 * @param options - of createClient or `client.with`; those left out or undefined are well
 * @throws PorticoError of code INVALID_OPTION
 */
export function checkOptions(options: object): void {
  checkNames(options, Object.keys(KINDS));
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
  if (!/^https?:$/.test(protocol) || username || password || /[?#]/.test(address)) {
    const expected = "an http:// or https:// address without user, query and hash";
    throw invalidOption(option, expected, address, "another string");
  }
}
