import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBase64, toBase64, toBase64Url } from "./base64.js";

describe("base64", () => {
  it("decodes the values that it has encoded", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect([...fromBase64(toBase64(bytes))]).toEqual([...bytes]);
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString("base64"));
      }),
    );
  });

  it("encodes strings in the URL alphabet, without padding", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(toBase64Url(text)).toBe(Buffer.from(text).toString("base64url"));
      }),
    );
  });

  it("encodes bytes in the URL alphabet, without padding", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
      }),
    );
  });

  it("encodes several megabytes", () => {
    expect(toBase64(new Uint8Array(2_000_000))).toHaveLength(Math.ceil(2_000_000 / 3) * 4);
  });

  it("decodes the URL alphabet", () => {
    expect([...fromBase64("-_8")]).toEqual([251, 255]);
  });
});
