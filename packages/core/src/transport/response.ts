import { PorticoError, type SystemError, systemError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { requestIdOf } from "./headers.js";

/** The call that an error belongs to. */
export interface CallInfo {
  readonly operation?: Operation;
  readonly method?: string;
  readonly url?: string;
}

/** Returns "GET https://…" for errors. The query string is omitted because it may contain secrets. */
export const requestLine = ({ method, url }: { method?: string; url?: string }) =>
  url && `${method} ${url.replace(/[?#].*/s, "")}`;

/** Creates the error for a response that cannot be used. */
export function unusable(
  code: "BAD_PAYLOAD" | "TOO_LARGE" | "REDIRECTED" | "UNEXPECTED_RESPONSE",
  reason: string,
  { status, headers }: { readonly status: number; readonly headers: Headers },
  call: CallInfo,
): SystemError {
  return systemError(reason, {
    code,
    request: requestLine(call),
    status: status || undefined,
    requestId: requestIdOf(headers),
    operation: call.operation?.name,
    cause: new Error(reason),
  });
}

const decoder = /* @__PURE__ */ new TextDecoder();

/**
 * Reads the text of a request or response, up to a limit. It checks `Content-Length` first and then counts the bytes,
 * because the header is unreliable for compressed or chunked bodies.
 *
 * @throws RangeError for a body of more than `limit` bytes; the rest is not read
 */
export async function readText(
  message: Pick<Response, "body" | "headers" | "text">,
  limit: number,
): Promise<string> {
  const { body, headers } = message;
  // The body of a custom fetch may not be a stream.
  if (body && !body.getReader) return message.text();
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let known = Number(headers.get("content-length")); ; known = size) {
    if (known > limit) {
      reader?.cancel().catch(() => {});
      throw new RangeError(`the response is larger than ${limit} bytes (maxResponseSize)`);
    }
    const part = (await reader?.read())?.value;
    if (!part) return parts.length === 1 ? decoder.decode(parts[0]) : new Blob(parts).text();
    size += part.byteLength;
    parts.push(part);
  }
}

/**
 * Reads the text of an incoming request, up to a limit of bytes.
 *
 * @throws PorticoError - BODY_TOO_LARGE (or `code`) with status 413
 */
export async function requestText(
  request: Pick<Request, "body" | "headers" | "text">,
  limit: number,
  code = "BODY_TOO_LARGE",
): Promise<string> {
  try {
    return await readText(request, limit);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new PorticoError(`The request body has more than ${limit} bytes`, { code, status: 413 });
  }
}

/** Returns whether a response is a redirect. Browsers hide where it leads ("opaqueredirect"). */
export const isRedirect = ({ status, type }: Pick<Response, "status" | "type">): boolean =>
  type === "opaqueredirect" || /^30[12378]$/.test(String(status));

/**
 * Creates the body for a redirect response, for operations that document one. Only their code includes this function.
 *
 * @param url - URL of the request. Opening it leads to the target, so it is used where a browser hides the target
 */
export function redirectAnswer({ status, headers }: Response, url: string): object {
  return {
    redirectUrl: new URL(headers.get("location") ?? "", url).href,
    statusCode: status,
    headers: [...headers].map(([key, value]) => ({ key, value })),
    body: "",
  };
}
