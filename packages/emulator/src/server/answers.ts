import { jsonOf } from "../kernel/written.js";

/** What answers say, for the log: a body can be read once only. */
const bodies = /* @__PURE__ */ new WeakMap<Response, Uint8Array>();

/** Bytes as a stream: a response would copy them, and copies of long answers are most of the garbage. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** An answer of JSON. */
export function json(status: number, body: unknown): Response {
  const bytes = jsonOf(body);
  const response = new Response(streamOf(bytes), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8" },
  });
  bodies.set(response, bytes);
  return response;
}

/** The JSON of an answer, which is read again where somebody else has made it. */
export function bodyOf(response: Response): string | Uint8Array | undefined | Promise<string> {
  const known = bodies.get(response);
  if (known !== undefined) return known;
  const type = response.headers.get("Content-Type") ?? "";
  return type.startsWith("application/json") ? response.clone().text() : undefined;
}

/** What a handler returns, as an answer. */
export const answered = (answer: unknown): Response =>
  answer instanceof Response ? answer : json(200, answer);
