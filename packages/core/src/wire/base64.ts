export function toBase64(bytes: Uint8Array): string {
  let binary = "";
  // Engines limit the number of arguments in a call.
  for (let start = 0; start < bytes.length; start += 0x2000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x2000));
  }
  return btoa(binary);
}

/** Decodes base64 in the standard or URL-safe alphabet. */
export function fromBase64(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Encodes with the URL-safe alphabet and without padding. */
export function toBase64Url(data: string | Uint8Array): string {
  return toBase64(typeof data === "string" ? new TextEncoder().encode(data) : data)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
