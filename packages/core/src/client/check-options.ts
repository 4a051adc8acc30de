import { invalidOption } from "../errors/invalid-option.js";
import { kindOf } from "../errors/kind-of.js";
import { PorticoError } from "../errors/portico-error.js";

/** The options of createClient and `client.with`. */
const KINDS: Readonly<Record<string, string>> = {
  auth: "an object",
  modules: "an object",
  headers: "an object",
  validate: "an object",
  clock: "an object",
  baseUrl: "a string",
  cdn: "a boolean",
  rewritePath: "a function",
  fetch: "a function",
  retry: "a function",
  hooks: "a function",
  allowedOrigins: "a list",
  fieldMask: "a list",
  signal: "an AbortSignal",
  timeout: "a number, 0 or more",
  retries: "a number, 0 or more",
  maxResponseSize: "a number, 0 or more",
};

/**
 * Rejects what is no object, and unknown option names so that typos are caught.
 *
 * @param options - as they were given
 * @param known - all names, the most important first
 * @param of - what the options are of, for the message
 * @throws PorticoError of code INVALID_OPTION
 */
export function checkNames(options: object, known: readonly string[], of = "options"): void {
  if (kindOf(options) !== "an object") throw invalidOption(of, `{ ${known[0]}, … }`, options);
  for (const name in options) {
    if (!known.includes(name)) {
      throw new PorticoError(`Unknown option "${name}". Known options: ${known.join(", ")}`, {
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
    const fits = expected.startsWith("a number")
      ? typeof value === "number" && value >= 0
      : kindOf(value) === expected;
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
  if (!/^https?:\/\/[^@/?#]+(\/[^?#]*)?$/i.test(address) || !URL.canParse(address)) {
    const expected = "an http:// or https:// address without user, query and hash";
    throw invalidOption(option, expected, address, "another string");
  }
}
