import { expect, it } from "vitest";
import { requestText } from "./response.js";

/** Creates a request with an endless body and counts the bytes that were read. */
function endlessRequest(headers: Record<string, string> = {}) {
  const state = { readBytes: 0, canceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        state.readBytes += 1_000;
        stream.enqueue(new Uint8Array(1_000));
      },
      cancel() {
        state.canceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, headers, duplex: "half" };
  return { state, request: new Request("https://shop.example/", init) };
}

it("requestText returns the text of a body that is within the limit", async () => {
  const request = new Request("https://shop.example/", { method: "POST", body: "häagen" });
  expect(await requestText(request, 7)).toBe("häagen");
  expect(await requestText(new Request("https://shop.example/"), 7)).toBe("");
});

it("requestText throws an error with status 413 if the body exceeds the limit, and stops reading", async () => {
  const { request, state } = endlessRequest();
  await expect(requestText(request, 5_000)).rejects.toMatchObject({
    code: "BODY_TOO_LARGE",
    status: 413,
    message: "The request body has more than 5000 bytes",
  });
  expect(state).toEqual({ readBytes: 6_000, canceled: true });
});

it("requestText does not read the body if Content-Length already exceeds the limit", async () => {
  const { request, state } = endlessRequest({ "Content-Length": "64000000" });
  await expect(requestText(request, 5_000, "OTHER")).rejects.toMatchObject({ code: "OTHER" });
  expect(state.readBytes).toBe(0);
});
