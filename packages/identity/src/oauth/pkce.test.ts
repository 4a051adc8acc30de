import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { codeChallenge, pkceChallenge } from "./challenge.js";
import { codeVerifier, randomState } from "./pkce.js";

describe("the PKCE functions", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("create verifiers with 43 to 128 characters, and 43 by default", () => {
    expect(codeVerifier()).toHaveLength(43);
    for (const length of [43, 44, 97, 128]) {
      expect(codeVerifier(length)).toMatch(new RegExp(`^[A-Za-z0-9\\-._~]{${length}}$`));
    }
  });

  it.each([42, 129, 0, -1, Number.NaN])("reject a length of %s", async (length) => {
    const message = `Expected a length between 43 and 128. Received ${length}.`;
    expect(() => codeVerifier(length)).toThrow(message);
    await expect(pkceChallenge(length)).rejects.toMatchObject({
      message,
      code: "INVALID_ARGUMENT",
    });
  });

  it("hash with SHA-256 (example from RFC 7636)", async () => {
    expect(await codeChallenge("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).toBe(
      "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    );
    const pair = await pkceChallenge(128);
    expect(pair.codeChallenge).toBe(
      createHash("sha256").update(pair.codeVerifier).digest("base64url"),
    );
  });

  it("use each character with the same probability", () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
      const [firstCharacter = ""] = codeVerifier();
      counts.set(firstCharacter, (counts.get(firstCharacter) ?? 0) + 1);
    }
    expect(counts.size).toBe(64);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });

  it("derive each character from the random bytes", () => {
    for (const length of [43, 97, 128]) {
      const verifiers: string[] = [];
      for (const byte of [0, 255]) {
        vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
        verifiers.push(codeVerifier(length));
      }
      expect(verifiers).toEqual(["A".repeat(length), "_".repeat(length)]);
    }
  });

  it("create a unique state each time", () => {
    const states = Array.from({ length: 100 }, randomState);
    expect(new Set(states).size).toBe(100);
    for (const state of states) expect(state).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it("reject with INSECURE_CONTEXT if WebCrypto is unavailable", async () => {
    vi.stubGlobal("crypto", {});
    await expect(codeChallenge("v")).rejects.toMatchObject({
      code: "INSECURE_CONTEXT",
      message: "PKCE requires WebCrypto, which browsers only provide over https or on localhost",
    });
  });
});
