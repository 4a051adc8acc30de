import { expect, it } from "vitest";
import { type NodeRequest, sendResponse, standardRequest } from "./node-http.js";

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

const nodeRequestWith = (overrides: Partial<NodeRequest>): NodeRequest => ({
  method: "GET",
  headers: {},
  [Symbol.asyncIterator]: emptyBody,
  ...overrides,
});

it("standardRequest copies all headers except the pseudo-headers of HTTP/2", () => {
  const { headers } = standardRequest(
    nodeRequestWith({
      headers: { ":path": "/", accept: "text/html", "x-list": ["a", "b"], missing: undefined },
    }),
    "https://shop.example/",
  );
  expect([...headers]).toEqual([
    ["accept", "text/html"],
    ["x-list", "a, b"],
  ]);
});

it("standardRequest reads the body only on demand", async () => {
  let bodyReads = 0;
  async function* body() {
    bodyReads += 1;
    yield new TextEncoder().encode("returnTo=");
    yield new TextEncoder().encode("%2Fcart");
  }
  const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "18" };
  const nodeRequest = nodeRequestWith({ method: "POST", headers, [Symbol.asyncIterator]: body });
  const request = standardRequest(nodeRequest, "https://shop.example/");
  await null;
  expect(bodyReads).toBe(0);
  expect((await request.formData()).get("returnTo")).toBe("/cart");
  expect(bodyReads).toBe(1);
});

it("sendResponse copies the status, headers and body, and keeps cookies that are already set", async () => {
  const headers = new Map<string, string | readonly string[]>([["Set-Cookie", "theme=dark"]]);
  let text: string | undefined;
  const response = {
    statusCode: 200,
    headersSent: false,
    getHeader: (name: string) => [headers.get(name) ?? []].flat(),
    getHeaderNames: () => [...headers.keys()],
    removeHeader: (name: string) => headers.delete(name),
    setHeader: (name: string, value: string | readonly string[]) => headers.set(name, value),
    end: (body?: string) => {
      text = body;
    },
  };
  const source = new Response("no", {
    status: 400,
    headers: [
      ["x-a", "1"],
      ["set-cookie", "a=1"],
    ],
  });
  await sendResponse(source, response);
  expect(text).toBe("no");
  expect(response.statusCode).toBe(400);
  expect(headers.get("x-a")).toBe("1");
  expect(headers.get("Set-Cookie")).toEqual(["theme=dark", "a=1"]);
});
