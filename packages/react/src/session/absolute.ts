import { PorticoError } from "@portico/core";

/** An address of this site in full: the platform takes no paths. Throws a PorticoError of code INVALID_ADDRESS. */
export function absolute(address: string): string {
  try {
    return new URL(address, window.location.href).href;
  } catch {
    throw new PorticoError("This is neither a path nor an address", { code: "INVALID_ADDRESS" });
  }
}
