import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readText } from "./response.js";

/** A body of parts, and how many of them were read. */
function streamed(parts: readonly Uint8Array[]) {
  const state = { read: 0, canceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        const part = parts[state.read];
        if (part === undefined) stream.close();
        else {
          state.read += 1;
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

describe("readText", () => {
  it("reads any text, in whatever parts it comes", async () => {
    const cut = fc.array(fc.nat({ max: 40 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 20 }), cut, async (text, cuts) => {
        const bytes = new TextEncoder().encode(text);
        const bounds = [0, ...cuts.map((at) => Math.min(at, bytes.length)), bytes.length].sort(
          (a, b) => a - b,
        );
        const parts = bounds.slice(1).map((end, index) => bytes.slice(bounds[index], end));
        const response = new Response(streamed(parts).body);
        expect(await readText(response, bytes.length)).toBe(await new Response(text).text());
      }),
    );
    expect(await readText(new Response(null, { status: 204 }), 0)).toBe("");
    expect(await readText(new Response("\ufeff{}"), 5)).toBe("{}");
  });

  it("stops reading beyond the limit", async () => {
    const part = new Uint8Array(10);
    const { state, body } = streamed(Array.from({ length: 100 }, () => part));
    const response = new Response(body, { headers: { "content-length": "20" } });
    await expect(readText(response, 25)).rejects.toThrow(RangeError);
    expect(state).toEqual({ read: 3, canceled: true });
  });

  it("begins nothing where the answer says that it is too long", async () => {
    const { state, body } = streamed([new Uint8Array(26)]);
    const response = new Response(body, { headers: { "content-length": "26" } });
    await expect(readText(response, 25)).rejects.toThrow("the response is larger than 25 bytes");
    expect(state).toEqual({ read: 0, canceled: true });
    const { body: fits } = streamed([new Uint8Array(25).fill(65)]);
    const same = new Response(fits, { headers: { "content-length": "25" } });
    expect(await readText(same, 25)).toBe("A".repeat(25));
  });

  it("refuses a length beyond the limit also where there is no body", async () => {
    const response = new Response(null, { headers: { "content-length": "26" } });
    await expect(readText(response, 25)).rejects.toThrow("the response is larger than 25 bytes");
  });

  it("takes an answer that does not stream", async () => {
    const simple = { body: {}, headers: new Headers(), text: async () => "text" };
    expect(await readText(simple as unknown as Response, 10)).toBe("text");
  });

  it("fails where the connection does", async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error("terminated")) });
    await expect(readText(new Response(body), 10)).rejects.toThrow("terminated");
  });
});
