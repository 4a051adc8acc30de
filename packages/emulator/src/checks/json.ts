import { base64url } from "jose";
import { PlatformError } from "../kernel/platform-error.js";

/** Limit of the platform's JSON parser. */
const MAX_DEPTH = 100;

export function isTooDeep(value: unknown): boolean {
  const pending: [value: unknown, depth: number][] = [[value, 1]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [node, depth] = next;
    if (typeof node !== "object" || node === null) continue;
    if (depth > MAX_DEPTH) return true;
    for (const child of Object.values(node)) pending.push([child, depth + 1]);
  }
  return false;
}

/** @throws PlatformError 400 if the text is not valid JSON or is nested too deeply */
export function parseJson(text: string, label: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PlatformError(400, `${label} is not valid JSON`);
  }
  if (isTooDeep(value)) {
    throw new PlatformError(400, `${label} is nested more than ${MAX_DEPTH} levels deep`);
  }
  return value;
}

/** Returns a field's documented name: `fieldName` for `field_name`. */
export function documentedName(name: string, isKnown: (name: string) => boolean): string {
  if (isKnown(name) || !name.includes("_")) return name;
  const camelCase = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return isKnown(camelCase) ? camelCase : name;
}

export function fromBase64Url(value: string): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(base64url.decode(value));
}
