const decoder = /* @__PURE__ */ new TextDecoder();

/**
 * Reads the text of a request or response, up to a limit. It checks `Content-Length` first and then counts the bytes
 * that arrive, because the header is unreliable for compressed or chunked bodies.
 *
 * @param message - a request or response whose body has not been read
 * @param limit - bytes
 * @throws RangeError for a longer body; the rest is not read
 */
export async function textOf(
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
