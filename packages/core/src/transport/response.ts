import { PorticoError, type SystemError, systemError } from "../errors/portico-error.js";
import type { Operation } from "../wire/operation.js";
import { requestIdOf } from "./headers.js";

export interface CallInfo {
  readonly operation?: Operation;
  readonly method?: string;
  readonly url?: string;
}

/** Omits the query string, which may contain secrets. */
export const requestLine = ({ method, url }: { method?: string; url?: string }) =>
  url && `${method} ${url.replace(/[?#].*/s, "")}`;

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
 * Throws the error of `tooLarge` for a body of more than `limit` bytes, and does not read the rest. It also counts the
 * bytes, because `Content-Length` is unreliable for compressed or chunked bodies.
 */
export async function readText(
  message: Pick<Response, "body" | "headers" | "text">,
  limit: number,
  tooLarge: () => Error,
): Promise<string> {
  const { body, headers } = message;
  // A custom fetch may return a body that is not a stream.
  if (body && !body.getReader) return message.text();
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let known = Number(headers.get("content-length")); ; known = size) {
    if (known > limit) {
      reader?.cancel().catch(() => {});
      throw tooLarge();
    }
    const part = (await reader?.read())?.value;
    if (!part) return parts.length === 1 ? decoder.decode(parts[0]) : new Blob(parts).text();
    size += part.byteLength;
    parts.push(part);
  }
}

/** Throws BODY_TOO_LARGE (or `code`) with status 413 for an incoming request of more than `limit` bytes. */
export const requestText = (
  request: Pick<Request, "body" | "headers" | "text">,
  limit: number,
  code = "BODY_TOO_LARGE",
): Promise<string> =>
  readText(request, limit, () => {
    return new PorticoError(`The request body has more than ${limit} bytes`, { code, status: 413 });
  });

/** Browsers hide where a redirect leads ("opaqueredirect"). */
export const isRedirect = ({ status, type }: Pick<Response, "status" | "type">): boolean =>
  type === "opaqueredirect" || /^30[12378]$/.test(String(status));

/**
 * Creates the body for a redirect from an operation that documents one. Only the code for such
 * operations includes this function. If a browser hides the target, the URL of the request is used,
 * because opening it leads to the target.
 */
export const redirectBody = ({ status, headers }: Response, url: string): object => ({
  redirectUrl: new URL(headers.get("location") ?? "", url).href,
  statusCode: status,
  headers: [...headers].map(([key, value]) => ({ key, value })),
  body: "",
});
