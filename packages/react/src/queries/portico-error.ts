import { isPorticoError, PorticoError } from "@portico/core";

/** Returns a `PorticoError` unchanged and wraps any other value in one. */
export const toPorticoError = (cause: unknown, message: string, code: string): PorticoError =>
  isPorticoError(cause) ? cause : new PorticoError(message, { code, cause });
