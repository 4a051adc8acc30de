import { PorticoError } from "../errors/portico-error.js";
import { textOf } from "./read-body.js";

/**
 * Reads the body of an incoming request as text, up to a limit.
 *
 * @param request - a request whose body has not been read
 * @param limit - bytes
 * @param code - code of the error for a longer body
 * @throws PorticoError - BODY_TOO_LARGE (or `code`) with status 413 for a longer body
 */
export async function requestText(
  request: Pick<Request, "body" | "headers" | "text">,
  limit: number,
  code = "BODY_TOO_LARGE",
): Promise<string> {
  try {
    return await textOf(request, limit);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new PorticoError(`The request body has more than ${limit} bytes`, { code, status: 413 });
  }
}
