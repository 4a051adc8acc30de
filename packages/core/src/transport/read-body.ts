const decoder = /* @__PURE__ */ new TextDecoder();

/**
 * The text of an answer, read once and never beyond a limit: by what the answer says of its
 * length, and by what arrives, for a compressed or chunked one says nothing that counts.
 *
 * @param response - not read yet
 * @param limit - bytes
 * @throws RangeError, the rest left unread
 */
export async function textOf(response: Response, limit: number): Promise<string> {
  const { body, headers } = response;
  // Answers of a fetch that somebody wrote themselves need not stream.
  if (body && !body.getReader) return response.text();
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let known = Number(headers.get("content-length")); ; known = size) {
    if (known > limit) {
      reader?.cancel().catch(() => {});
      throw new RangeError(`the answer is larger than ${limit} bytes (maxResponseSize)`);
    }
    const part = (await reader?.read())?.value;
    if (!part) return parts.length === 1 ? decoder.decode(parts[0]) : new Blob(parts).text();
    size += part.byteLength;
    parts.push(part);
  }
}
