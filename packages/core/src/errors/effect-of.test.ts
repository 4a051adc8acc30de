import { describe, expect, it } from "vitest";
import { effectOf } from "./effect-of.js";
import { HttpError, PorticoError, SystemError, ValidationError } from "./portico-error.js";

const operation = "a.b.write";
const network = (cause?: unknown) => new SystemError("lost", { code: "NETWORK", operation, cause });
const withStatus = (status: number, code = "X") =>
  new SystemError("x", { code, status, operation });

describe("effectOf", () => {
  it.each([
    ["rejected before it was sent", new ValidationError([{ field: "a", description: "b" }])],
    ["an invalid option", new PorticoError("no", { code: "INVALID_OPTION" })],
    ["not found", new HttpError("no", { code: "NOT_FOUND", status: 404, operation })],
    ["throttled", new HttpError("no", { code: "TOO_MANY_REQUESTS", status: 429, operation })],
    ["not implemented", withStatus(501)],
    ["no connection", network(new TypeError("x", { cause: { code: "ECONNREFUSED" } }))],
    ["no host", network({ code: "ENOTFOUND" })],
  ])('returns "none" if the call was not carried out: %s', (_, error) => {
    expect(effectOf(error)).toBe("none");
  });

  it.each([
    ["a broken connection", network(new TypeError("x", { cause: { code: "ECONNRESET" } }))],
    ["a browser's network error", network(new TypeError("Failed to fetch"))],
    ["no cause", network()],
    ["a timeout", new SystemError("late", { code: "TIMEOUT", operation })],
    ["an abort", new SystemError("gone", { code: "ABORTED", operation })],
    ["a server's failure", withStatus(500)],
    ["a gateway's failure", withStatus(504)],
    ["a request that took too long", withStatus(408)],
    ["a redirect", withStatus(302, "REDIRECTED")],
    ["a token that could not be read", new SystemError("x", { code: "BAD_PAYLOAD", status: 200 })],
    ["an error from outside this SDK", new Error("?")],
  ])('returns "unknown" if the call may have been carried out: %s', (_, error) => {
    expect(effectOf(error)).toBe("unknown");
  });

  it('returns "done" if the call was carried out and only the response is unusable', () => {
    expect(effectOf(withStatus(200, "BAD_PAYLOAD"))).toBe("done");
    expect(effectOf(withStatus(201, "TOO_LARGE"))).toBe("done");
  });
});
