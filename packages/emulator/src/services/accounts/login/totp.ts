import { hmac } from "@noble/hashes/hmac.js";
import { sha1 } from "@noble/hashes/legacy.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function fromBase32(text: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const char of text.toUpperCase().replace(/[^A-Z2-7]/g, "")) {
    value = (value << 5) | ALPHABET.indexOf(char);
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >>> bits) & 255);
    }
  }
  return new Uint8Array(bytes);
}

export function codeAt(secret: string, now: number, step = 0): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(now / 30_000) + step));
  const mac = hmac(sha1, fromBase32(secret), new Uint8Array(counter.buffer));
  const offset = (mac.at(-1) ?? 0) & 15;
  const value = new DataView(mac.buffer, mac.byteOffset).getUint32(offset) & 0x7fffffff;
  return String(value % 1_000_000).padStart(6, "0");
}

/**
 * Computes the code that an authenticator app shows at a given time (RFC 6238). Use it to test
 * logins with a second factor.
 *
 * @param secret - Secret that the app and the platform share, in base32.
 * @param now - Time in milliseconds since 1970.
 * @param step - Number of 30-second steps to add. Negative numbers give earlier codes. Default: 0.
 * @returns The six-digit code.
 * @example
 * ```ts
 * import { createEmulator, totpCode } from "@portico/emulator";
 *
 * const emulator = createEmulator();
 * const code = await totpCode("JBSWY3DPEHPK3PXP", emulator.clock.now());
 * ```
 */
export async function totpCode(secret: string, now: number, step = 0): Promise<string> {
  return codeAt(secret, now, step);
}
