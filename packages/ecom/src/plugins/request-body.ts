import { PorticoError } from "@portico/core/internal";

/** An order of 300 line items has about one of these millions. */
const MOST_BYTES = 8_000_000;

/** Refuses what is longer than any call. */
export function checkSize(bytes: number): void {
  if (bytes > MOST_BYTES) {
    throw new PorticoError(`The call has more than ${MOST_BYTES} bytes`, {
      code: "PLUGIN_TOO_LARGE",
    });
  }
}

/** The body of a request; one that is too long is not read to its end. */
export async function bodyOf({ headers, body }: Request): Promise<string> {
  checkSize(Number(headers.get("Content-Length") ?? 0));
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  let bytes = 0;
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.byteLength;
      checkSize(bytes);
      text += decoder.decode(part.value, { stream: true });
    }
  } catch (error) {
    await reader?.cancel().catch(() => {});
    throw error;
  }
  return text + decoder.decode();
}
