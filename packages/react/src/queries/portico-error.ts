import { isPorticoError, PorticoError } from "@portico/core";

export const toPorticoError = (cause: unknown, message: string, code: string): PorticoError =>
  isPorticoError(cause) ? cause : new PorticoError(message, { code, cause });
