import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { returnPath } from "./responses.js";

const SITE = "https://shop.example";

describe("returnPath", () => {
  it.each([
    ["/", "/"],
    ["/cart", "/cart"],
    ["/cart?a=1&b=//x#y", "/cart?a=1&b=//x#y"],
    ["/a/../b", "/b"],
    ["/100%", "/100%"],
    ["/größe", "/gr%C3%B6%C3%9Fe"],
    ["/authors", "/authors"],
  ])("normalizes %s to %s", (input, expected) => {
    expect(returnPath(input, "/auth")).toBe(expected);
  });

  it.each([
    null,
    undefined,
    5,
    "",
    "cart",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    "/%2Fevil.example",
    "/%5Cevil.example",
    "/%252Fevil.example",
    "/%25252525252Fevil.example",
    "/%09/evil.example",
    "https://evil.example",
    "https://shop.example@evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "/a\u0000b",
    "/a%0d%0aSet-Cookie:%20a=b",
    `/${"a".repeat(1500)}`,
    "/auth",
    "/auth/login?returnTo=/auth/login",
    "/x/../auth/logout",
  ])('returns "/" for %j', (input) => {
    expect(returnPath(input, "/auth")).toBe("/");
  });

  it("returns only paths that stay on the same host after repeated decoding", () => {
    const pathPart = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "%2f",
      "%5C",
      "%252F",
      "%2e",
      "\t",
      "\n",
      "\u0000",
      "%09",
      "@",
      ":",
      "?",
      "#",
      "evil.example",
      "javascript:",
      "https:",
      "user:password@",
      " ",
      "a",
    );
    const text = fc.oneof(
      fc.array(pathPart, { maxLength: 12 }).map((parts) => parts.join("")),
      fc.webUrl(),
      fc.string(),
    );
    fc.assert(
      fc.property(text, fc.constantFrom("", "/", "//"), (tail, head) => {
        const path = returnPath(head + tail, "/auth");
        let decodedPath = path;
        for (let depth = 0; depth < 4; depth++) {
          expect(new URL(decodedPath, SITE).origin).toBe(SITE);
          const decoded = decodedPath.replace(/^[^?#]*/, (match) => {
            try {
              return decodeURIComponent(match);
            } catch {
              return match;
            }
          });
          decodedPath = decoded.startsWith("/") ? decoded : "/";
        }
        expect(() => new Headers({ Location: path })).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});
