import { invalidOption } from "../errors/invalid-option.js";
import { kindOf } from "../errors/kind-of.js";
import { nearestName } from "../errors/nearest-name.js";
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
  hooks: "a function",
  allowedOrigins: "a list",
  fieldMask: "a list",
  signal: "an AbortSignal",
  timeout: "a number, 0 or more, or false",
  totalTimeout: "a number, 0 or more, or false",
  retry: "a number, 0 or more, an object or a function",
  maxResponseSize: "a number, 0 or more",
};

/** The fields of `retry`. */
const RETRY_KINDS: Readonly<Record<string, string>> = {
  limit: "a number, 0 or more",
  delay: "a function",
  jitter: "a boolean or a function",
  retryOnTimeout: "a boolean",
};

/**
 * Throws for a value that is not an object, and for unknown option names, so that typos are caught.
 *
 * @param options - the options as passed
 * @param known - all option names, the most important first
 * @param of - what the options belong to, for the message
 * @throws PorticoError - INVALID_OPTION
 */
export function checkNames(options: object, known: readonly string[], of = "options"): void {
  if (kindOf(options) !== "an object") throw invalidOption(of, `{ ${known[0]}, … }`, options);
  for (const name in options) {
    if (!known.includes(name)) {
      let hint = "";
      // Bundlers drop this in production builds.
      if (typeof process === "object" && process.env && process.env.NODE_ENV !== "production") {
        const nearest = nearestName(name, known);
        hint = nearest ? ` Did you mean "${nearest}"?` : "";
      }
      throw new PorticoError(
        `Unknown option "${name}".${hint} Known options: ${known.join(", ")}`,
        { code: "INVALID_OPTION" },
      );
    }
  }
}

/**
 * Throws for options of a wrong type. Messages state the type of a value and never the value, which may be a secret.
 *
 * @param options - options of `createClient` or `client.with`; `undefined` values are allowed
 * @throws PorticoError - INVALID_OPTION
 */
export function checkOptions(options: object): void {
  checkKinds(options, KINDS);
  const { retry } = options as { retry?: unknown };
  if (typeof retry === "object") checkKinds(retry as object, RETRY_KINDS, "retry");
}

/** Throws for unknown options and values of a wrong type. `parent` is the option that the options are nested in. */
function checkKinds(
  options: object,
  kinds: Readonly<Record<string, string>>,
  parent?: string,
): void {
  checkNames(options, Object.keys(kinds), parent);
  for (const name in kinds) {
    const expected = kinds[name] as string;
    const value = (options as Record<string, unknown>)[name];
    // `Infinity` is valid and means no limit. Other invalid numbers get a kind such as "-1".
    const kind = value === Number.POSITIVE_INFINITY ? "a number" : kindOf(value);
    const fits = expected.includes(value === false && expected.endsWith("false") ? "false" : kind);
    if (value !== undefined && !fits) {
      throw invalidOption(parent ? `${parent}.${name}` : name, expected, value);
    }
  }
}

/**
 * Throws for a URL that requests cannot be sent to, or that contains credentials.
 *
 * @param option - name of the option
 * @param address - URL of an API, or an origin
 * @throws PorticoError - INVALID_OPTION
 */
export function checkAddress(option: string, address: string): void {
  if (!/^https?:\/\/[^@/?#]+(\/[^?#]*)?$/i.test(address) || !URL.canParse(address)) {
    const expected = "an http:// or https:// URL without credentials, query string or hash";
    throw invalidOption(option, expected, address, null);
  }
}
