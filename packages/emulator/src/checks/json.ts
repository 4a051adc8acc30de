import { base64url } from "jose";
import { PlatformError } from "../kernel/platform-error.js";

/** Maximum nesting depth of JSON values. The platform's parser has the same limit of 100. */
const MAX_DEPTH = 100;

/** Whether a value has more levels than code that walks it recursively can handle. */
export function isTooDeep(value: unknown): boolean {
  const pending: [value: unknown, depth: number][] = [[value, 1]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [part, depth] = next;
    if (typeof part !== "object" || part === null) continue;
    if (depth > MAX_DEPTH) return true;
    for (const inner of Object.values(part)) pending.push([inner, depth + 1]);
  }
  return false;
}

/**
 * Parses JSON from a client.
 *
 * @param what - Name of the text in errors, such as "The body"
 * @throws PlatformError 400 if the text is not JSON or is nested more than 100 levels deep
 */
export function parseJson(text: string, what: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PlatformError(400, `${what} is not valid JSON`);
  }
  if (isTooDeep(value)) {
    throw new PlatformError(400, `${what} is nested more than ${MAX_DEPTH} levels deep`);
  }
  return value;
}

/**
 * Returns the documented name of a field: requests may write `field_name`, as the wire schema does, for `fieldName`.
 *
 * @param known - whether a name is documented
 */
export function documentedName(name: string, known: (name: string) => boolean): string {
  if (known(name) || !name.includes("_")) return name;
  const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return known(camel) ? camel : name;
}

/** Decodes base64url to text. Throws if the bytes are not UTF-8. */
export function fromBase64Url(value: string): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(base64url.decode(value));
}
