import { PorticoError } from "@portico/core";

/**
 * Resolves a path to an absolute URL, because the platform accepts no paths. Throws a `PorticoError` with code
 * `INVALID_ADDRESS`.
 */
export function absolute(address: string): string {
  try {
    return new URL(address, window.location.href).href;
  } catch {
    throw new PorticoError(`${address} is neither a path nor a URL`, { code: "INVALID_ADDRESS" });
  }
}
