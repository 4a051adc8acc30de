import { PorticoError } from "@portico/core";

/**
 * Resolves a path to an absolute URL, because the platform accepts no paths. Throws a
 * `PorticoError` with code `INVALID_ADDRESS`.
 */
export function absolute(address: string): string {
  try {
    return new URL(address, window.location.href).href;
  } catch {
    throw new PorticoError("This is neither a path nor an address", { code: "INVALID_ADDRESS" });
  }
}
