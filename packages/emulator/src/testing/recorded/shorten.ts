import type { Json } from "../test-client.js";

/** Fields whose values are random. `n` is part of a public key. */
const OPAQUE = /^n$|token|jwt|secret|signature|nonce|state$/i;
const MAX_TEXT = 160;

/**
 * Shortens a response for the API reference. Lists keep one object, or two texts or numbers, and
 * state how many items are omitted. Long texts end with "…", and field names replace tokens.
 */
export function shorten(value: Json, name = ""): Json {
  if (Array.isArray(value)) {
    const length = typeof value[0] === "object" ? 1 : 2;
    const items = value.slice(0, length).map((item) => shorten(item, name));
    const omitted = value.length - items.length;
    return omitted > 0 ? [...items, `… ${omitted} more`] : items;
  }
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, shorten(field, key)]),
    );
  }
  if (typeof value !== "string") return value;
  if (OPAQUE.test(name) && value.length > 20) return `<${name}>`;
  return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
}
