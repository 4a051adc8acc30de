import fc from "fast-check";
import { expect, test } from "vitest";
import { hmacSha1, sha1, sha256 } from "./hash.js";

type Bytes = Uint8Array<ArrayBuffer>;
const digest = async (name: string, bytes: Bytes) =>
  new Uint8Array(await crypto.subtle.digest(name, bytes));

async function hmac(secret: Bytes, bytes: Bytes): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
}

test("messages around the length of a block", async () => {
  for (let length = 0; length < 140; length += 1) {
    const bytes = new Uint8Array(length).fill(length);
    expect(sha1(bytes)).toEqual(await digest("SHA-1", bytes));
    expect(sha256(bytes)).toEqual(await digest("SHA-256", bytes));
  }
});

test("any message and any key", async () => {
  const array = fc.uint8Array({ maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(array, array, async (key, bytes) => {
      expect(sha1(bytes)).toEqual(await digest("SHA-1", bytes));
      expect(sha256(bytes)).toEqual(await digest("SHA-256", bytes));
      if (key.length > 0) expect(hmacSha1(key, bytes)).toEqual(await hmac(key, bytes));
    }),
  );
});
