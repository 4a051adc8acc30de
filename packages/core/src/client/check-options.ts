import { PorticoError } from "../errors/portico-error.js";
import { kindOf } from "../wire/records.js";

type Check = readonly [expected: string, fits: (value: never) => unknown];

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value: unknown) => typeof value === "number" && value >= 0;
const isFunction = (value: unknown) => typeof value === "function";
const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

const CHECKS: Readonly<Record<string, Check>> = {
  auth: ["a strategy", (auth: { getAuthHeaders?: unknown }) => isFunction(auth.getAuthHeaders)],
  modules: ["an object of namespaces", isObject],
  baseUrl: ["text", (value: unknown) => typeof value === "string"],
  fetch: ["a function", isFunction],
  headers: ["an object of header names and texts", isObject],
  timeout: ["a number of milliseconds from 0", isCount],
  retries: ["a number from 0", isCount],
  maxResponseSize: ["a number of bytes from 0", isCount],
  clock: [
    "a clock",
    ({ now, sleep }: Record<string, unknown>) => isFunction(now) && isFunction(sleep),
  ],
  allowedOrigins: ["a list of addresses", isTexts],
  fieldMask: ["a list of field names", isTexts],
  signal: ["an AbortSignal", (signal: AbortSignal) => typeof signal.aborted === "boolean"],
};

const refusal = (option: string, expected: string, kind: string) =>
  new PorticoError(`Option "${option}" must be ${expected}, not ${kind}`, {
    code: "INVALID_OPTION",
  });

/**
 * Refuses options that could only fail later. Values are named by their kind: they may be secrets.
 *
 * @param options - of createClient or `client.with`; those left out or undefined are well
 * @throws PorticoError of code INVALID_OPTION
 */
export function checkOptions(options: object): void {
  for (const [name, [expected, fits]] of Object.entries(CHECKS)) {
    const value = (options as Record<string, unknown>)[name];
    if (value === undefined) continue;
    if (value === null || !fits(value as never)) throw refusal(name, expected, kindOf(value));
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
  let url: URL | undefined;
  try {
    url = new URL(address);
  } catch {
    // It is none: refused below.
  }
  const kind = !/^https?:$/.test(url?.protocol ?? "")
    ? "a string that is none"
    : url?.username || url?.password
      ? "one with a user or a password"
      : /[?#]/.test(address) && "one with a query or a hash";
  if (kind) throw refusal(option, "an http:// or https:// address", kind);
}
