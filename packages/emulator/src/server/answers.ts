import { jsonOf } from "../kernel/written.js";

const encoder = /* @__PURE__ */ new TextEncoder();

/** A text in bytes, once somebody reads them. */
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
 * An answer of JSON that gives its text as it is to whoever reads it in this process: bytes of long answers, made to be
 * read as text again, are most of the memory of a request, and make the collector run several times as often.
 */
class JsonAnswer extends Response {
  readonly written: string;

  constructor(status: number, written: string) {
    super(streamOf(written), {
      status,
      headers: { "Content-Type": "application/json; charset=utf-8" },
    });
    this.written = written;
  }

  override async text(): Promise<string> {
    const { body } = this;
    // the platform's own refusal of a second reading
    if (body === null || body.locked || this.bodyUsed) return await super.text();
    // not waited for: where there is a copy, it ends when that is read
    void body.cancel();
    return this.written;
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

/** An answer of JSON. */
export const json = (status: number, body: unknown): Response =>
  new JsonAnswer(status, jsonOf(body));

/** The JSON of an answer, which is read where somebody else has made it: a body can be read once only. */
export function bodyOf(response: Response): string | undefined | Promise<string> {
  if (response instanceof JsonAnswer) return response.written;
  const type = response.headers.get("Content-Type") ?? "";
  return type.startsWith("application/json") ? response.clone().text() : undefined;
}

/** What a handler returns, as an answer. */
export const answered = (answer: unknown): Response =>
  answer instanceof Response ? answer : json(200, answer);
