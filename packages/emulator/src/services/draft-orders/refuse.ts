import { applicationError, notFound, type PlatformError } from "../../kernel/platform-error.js";

/** 400: what was sent is wrong. */
export const wrong = (code: string, why: string, data?: Record<string, unknown>): PlatformError =>
  applicationError(400, code, why, data);

/** 428: as things are, it cannot be done. */
export const refused = (code: string, why: string, data?: Record<string, unknown>): PlatformError =>
  applicationError(428, code, why, data);

/** 404 of a line, in the words of the operation. */
export const noLine = (code: string): PlatformError => notFound("Line item", code);
