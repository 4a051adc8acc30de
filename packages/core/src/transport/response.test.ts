import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readText } from "./response.js";

/** Creates a body from parts, and counts the parts that were read. */
function streamOf(parts: readonly Uint8Array[]) {
  const state = { readCount: 0, canceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        const part = parts[state.readCount];
        if (part === undefined) stream.close();
        else {
          state.readCount += 1;
          stream.enqueue(part);
        }
      },
      cancel: () => {
        state.canceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { state, body };
}

const createTooLargeError = () => new Error("too large");

describe("readText", () => {
  it("reads text that arrives in chunks of any size", async () => {
    const cutPositions = fc.array(fc.nat({ max: 40 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme", maxLength: 20 }),
        cutPositions,
        async (text, cuts) => {
          const bytes = new TextEncoder().encode(text);
          const bounds = [
            0,
            ...cuts.map((position) => Math.min(position, bytes.length)),
            bytes.length,
          ].sort((a, b) => a - b);
          const parts = bounds.slice(1).map((end, index) => bytes.slice(bounds[index], end));
          const response = new Response(streamOf(parts).body);
          expect(await readText(response, bytes.length, createTooLargeError)).toBe(
            await new Response(text).text(),
          );
        },
      ),
    );
    expect(await readText(new Response(null, { status: 204 }), 0, createTooLargeError)).toBe("");
    expect(await readText(new Response("\ufeff{}"), 5, createTooLargeError)).toBe("{}");
  });

  it("stops reading the body at the limit", async () => {
    const part = new Uint8Array(10);
    const { state, body } = streamOf(Array.from({ length: 100 }, () => part));
    const response = new Response(body, { headers: { "content-length": "20" } });
    await expect(readText(response, 25, createTooLargeError)).rejects.toThrow("too large");
    expect(state).toEqual({ readCount: 3, canceled: true });
  });

  it("does not read the body if Content-Length exceeds the limit", async () => {
    const { state, body } = streamOf([new Uint8Array(26)]);
    const response = new Response(body, { headers: { "content-length": "26" } });
    await expect(readText(response, 25, createTooLargeError)).rejects.toThrow("too large");
    expect(state).toEqual({ readCount: 0, canceled: true });
    const { body: fittingBody } = streamOf([new Uint8Array(25).fill(65)]);
    const fittingResponse = new Response(fittingBody, { headers: { "content-length": "25" } });
    expect(await readText(fittingResponse, 25, createTooLargeError)).toBe("A".repeat(25));
  });

  it("rejects a Content-Length above the limit for a response without a body", async () => {
    const response = new Response(null, { headers: { "content-length": "26" } });
    await expect(readText(response, 25, createTooLargeError)).rejects.toThrow("too large");
  });

  it("reads a response whose body is not a stream", async () => {
    const responseWithoutStream = { body: {}, headers: new Headers(), text: async () => "text" };
    expect(
      await readText(responseWithoutStream as unknown as Response, 10, createTooLargeError),
    ).toBe("text");
  });

  it("rejects if the connection fails", async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new Error("terminated")),
    });
    await expect(readText(new Response(body), 10, createTooLargeError)).rejects.toThrow(
      "terminated",
    );
  });
});
