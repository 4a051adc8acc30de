const decoder = /* @__PURE__ */ new TextDecoder();

/** Thrown for a body of more bytes than are wanted. */
export class BodyTooLarge extends Error {}

/**
 * The text of an answer, read once and never beyond a limit: by what the answer says of its
 * length, and by what arrives, for a compressed or chunked one says nothing that counts.
 *
 * @param response - not read yet
 * @param limit - bytes
 * @throws BodyTooLarge, the rest left unread
 */
export async function textOf(response: Response, limit: number): Promise<string> {
  const { body, headers } = response;
  const tooLarge = () => new BodyTooLarge(`the answer is larger than ${limit} bytes`);
  if (Number(headers.get("content-length")) > limit) {
    body?.cancel().catch(() => {});
    throw tooLarge();
  }
  // Answers of a fetch that somebody wrote themselves need not stream.
  if (!body?.getReader) return response.text();
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      reader.cancel().catch(() => {});
      throw tooLarge();
    }
    parts.push(value);
  }
  if (parts.length === 1) return decoder.decode(parts[0]);
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return decoder.decode(bytes);
}
