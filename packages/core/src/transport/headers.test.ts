import { describe, expect, it } from "vitest";
import { setHeaders } from "./headers.js";

describe("setHeaders", () => {
  it("lets later sources override earlier ones, regardless of letter case", () => {
    const headers = setHeaders(new Headers({ "x-a": "0", "x-b": "0" }), [
      { "X-A": "1", "x-c": "1" },
      undefined,
      { "x-a": "2" },
    ]);
    expect([...headers]).toEqual([
      ["x-a", "2"],
      ["x-b", "0"],
      ["x-c", "1"],
    ]);
  });

  it("includes the name of an invalid header in the error, but omits the value", () => {
    for (const value of ["secret\nvalue", "secret\u0000", "secret ✓"]) {
      expect(() => setHeaders(new Headers(), [{ authorization: value }])).toThrow(
        expect.objectContaining({
          code: "INVALID_HEADER",
          message: 'Header "authorization" has characters that HTTP does not allow',
        }),
      );
    }
    expect(() => setHeaders(new Headers(), [{ a: undefined as unknown as string }])).toThrow(
      'Header "a" must be a string, not undefined',
    );
  });
});
