import { describe, expect, it } from "vitest";
import { effectOf } from "./effect-of.js";
import { HttpError, PorticoError, SystemError, ValidationError } from "./portico-error.js";

const operation = "a.b.write";
const networkError = (cause?: unknown) =>
  new SystemError("lost", { code: "NETWORK", operation, cause });
const errorWithStatus = (status: number, code = "X") =>
  new SystemError("x", { code, status, operation });

describe("effectOf", () => {
  it.each([
    ["an invalid argument", new ValidationError([{ field: "a", description: "b" }])],
    ["an invalid option", new PorticoError("no", { code: "INVALID_OPTION" })],
    ["a 404 response", new HttpError("no", { code: "NOT_FOUND", status: 404, operation })],
    ["a 429 response", new HttpError("no", { code: "TOO_MANY_REQUESTS", status: 429, operation })],
    ["a 501 response", errorWithStatus(501)],
    ["a refused connection", networkError(new TypeError("x", { cause: { code: "ECONNREFUSED" } }))],
    ["an unknown host", networkError({ code: "ENOTFOUND" })],
  ])('returns "none" for an error that proves that the call had no effect: %s', (_, error) => {
    expect(effectOf(error)).toBe("none");
  });

  it.each([
    ["a broken connection", networkError(new TypeError("x", { cause: { code: "ECONNRESET" } }))],
    ["a browser's network error", networkError(new TypeError("Failed to fetch"))],
    ["a network error without a cause", networkError()],
    ["a timeout", new SystemError("late", { code: "TIMEOUT", operation })],
    ["an abort", new SystemError("gone", { code: "ABORTED", operation })],
    ["a 500 response", errorWithStatus(500)],
    ["a 504 response", errorWithStatus(504)],
    ["a 408 response", errorWithStatus(408)],
    ["a redirect", errorWithStatus(302, "REDIRECTED")],
    ["an unreadable token response", new SystemError("x", { code: "BAD_PAYLOAD", status: 200 })],
    ["an error from outside this SDK", new Error("?")],
  ])('returns "unknown" if the call may have taken effect: %s', (_, error) => {
    expect(effectOf(error)).toBe("unknown");
  });

  it('returns "done" if the call took effect but its response is unusable', () => {
    expect(effectOf(errorWithStatus(200, "BAD_PAYLOAD"))).toBe("done");
    expect(effectOf(errorWithStatus(201, "TOO_LARGE"))).toBe("done");
  });
});
