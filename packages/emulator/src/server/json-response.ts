import { jsonOf } from "../query/json-list.js";

const encoder = /* @__PURE__ */ new TextEncoder();

function streamOf(text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(encoder.encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Callers in this process can read the text without encoding and decoding it. For long responses,
 * encoding and decoding would use most of a request's memory.
 */
class JsonResponse extends Response {
  readonly content: string;

  constructor(status: number, content: string) {
    super(streamOf(content), {
      status,
      headers: { "Content-Type": "application/json; charset=utf-8" },
    });
    this.content = content;
  }

  override async text(): Promise<string> {
    const { body } = this;
    // If the body is already read or locked, this call throws the standard error.
    if (body === null || body.locked || this.bodyUsed) return await super.text();
    // Do not await: if the response was cloned, the promise settles once the clone is read.
    void body.cancel();
    return this.content;
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

export const json = (status: number, body: unknown): Response =>
  new JsonResponse(status, jsonOf(body));

/** Returns a response's JSON text without consuming the body. */
export function jsonText(response: Response): string | undefined | Promise<string> {
  if (response instanceof JsonResponse) return response.content;
  const type = response.headers.get("Content-Type") ?? "";
  return type.startsWith("application/json") ? response.clone().text() : undefined;
}

export const toResponse = (result: unknown): Response =>
  result instanceof Response ? result : json(200, result);
