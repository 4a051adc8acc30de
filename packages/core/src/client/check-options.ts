import { describeKind } from "../errors/describe-kind.js";
import { invalidOption } from "../errors/invalid-option.js";
import { nearestName } from "../errors/nearest-name.js";
import { PorticoError } from "../errors/portico-error.js";

const OPTION_KINDS: Readonly<Record<string, string>> = {
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

const RETRY_OPTION_KINDS: Readonly<Record<string, string>> = {
  limit: "a number, 0 or more",
  delay: "a function",
  jitter: "a boolean or a function",
  retryOnTimeout: "a boolean",
};

/** Rejects unknown names to catch typos. */
export function checkNames(options: object, known: readonly string[], subject = "options"): void {
  if (describeKind(options) !== "an object")
    throw invalidOption(subject, `{ ${known[0]}, … }`, options);
  for (const name in options) {
    if (!known.includes(name)) {
      let hint = "";
      // Bundlers drop this code in production builds.
      if (typeof process === "object" && process.env && process.env.NODE_ENV !== "production") {
        const suggestion = nearestName(name, known);
        hint = suggestion ? ` Did you mean "${suggestion}"?` : "";
      }
      throw new PorticoError(
        `Unknown option "${name}".${hint} Known options: ${known.join(", ")}`,
        { code: "INVALID_OPTION" },
      );
    }
  }
}

export function checkOptions(options: object): void {
  checkKinds(options, OPTION_KINDS);
  const { retry } = options as { retry?: unknown };
  if (typeof retry === "object") checkKinds(retry as object, RETRY_OPTION_KINDS, "retry");
}

function checkKinds(
  options: object,
  kinds: Readonly<Record<string, string>>,
  parent?: string,
): void {
  checkNames(options, Object.keys(kinds), parent);
  for (const name in kinds) {
    const expected = kinds[name] as string;
    const value = (options as Record<string, unknown>)[name];
    // A value is valid if `expected` contains its kind. The kind of an invalid number is the number
    // itself, such as "-1". `Infinity` means no limit.
    const kind = value === Number.POSITIVE_INFINITY ? "a number" : describeKind(value);
    const isValid = expected.includes(
      value === false && expected.endsWith("false") ? "false" : kind,
    );
    if (value !== undefined && !isValid) {
      throw invalidOption(parent ? `${parent}.${name}` : name, expected, value);
    }
  }
}

/** Rejects all but HTTP(S) URLs without credentials, query or hash. */
export function checkAddress(option: string, address: string): void {
  if (!/^https?:\/\/[^@/?#]+(\/[^?#]*)?$/i.test(address) || !URL.canParse(address)) {
    const expected = "an http:// or https:// URL without credentials, query string or hash";
    throw invalidOption(option, expected, address, null);
  }
}
