// Synchronous SHA-1 and SHA-256 (FIPS 180-4). The Web Crypto API is asynchronous, but handlers must
// not wait.

const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));

/** Returns the padded message in blocks of 16 words. */
function blocksOf(message: Uint8Array): Int32Array[] {
  const padded = new DataView(new ArrayBuffer(((message.length + 8) >> 6) * 64 + 64));
  message.forEach((byte, index) => {
    padded.setUint8(index, byte);
  });
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, message.length * 8);
  return Array.from({ length: padded.byteLength / 64 }, (_, block) =>
    Int32Array.from({ length: 16 }, (_word, index) => padded.getInt32(block * 64 + index * 4)),
  );
}

function bytesOf(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, index) => {
    view.setInt32(index * 4, word);
  });
  return new Uint8Array(view.buffer);
}

const at = (words: Int32Array, index: number) => words[index] as number;

/** Returns the SHA-1 hash, with 20 bytes. */
export function sha1(message: Uint8Array): Uint8Array {
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0);
  for (const block of blocksOf(message)) {
    const w = new Int32Array(80);
    w.set(block);
    for (let t = 16; t < 80; t += 1) {
      w[t] = rotate(at(w, t - 3) ^ at(w, t - 8) ^ at(w, t - 14) ^ at(w, t - 16), 1);
    }
    let [a, b, c, d, e] = state as unknown as [number, number, number, number, number];
    for (let t = 0; t < 80; t += 1) {
      const [f, k] =
        t < 20
          ? [(b & c) | (~b & d), 0x5a827999]
          : t < 40
            ? [b ^ c ^ d, 0x6ed9eba1]
            : t < 60
              ? [(b & c) | (b & d) | (c & d), 0x8f1bbcdc]
              : [b ^ c ^ d, 0xca62c1d6];
      const next = (rotate(a, 5) + f + e + k + at(w, t)) | 0;
      [a, b, c, d, e] = [next, a, rotate(b, 30), c, d];
    }
    for (const [index, word] of [a, b, c, d, e].entries()) state[index] = at(state, index) + word;
  }
  return bytesOf(state);
}

const isPrime = (n: number) => {
  for (let factor = 2; factor * factor <= n; factor += 1) if (n % factor === 0) return false;
  return true;
};
const PRIMES = /* @__PURE__ */ Array.from({ length: 310 }, (_, index) => index + 2).filter(isPrime);
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
/** Fractional parts of the cube roots of the first 64 primes. */
const K = /* @__PURE__ */ Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

/** Returns the SHA-256 hash, with 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  for (const block of blocksOf(message)) {
    const w = new Int32Array(64);
    w.set(block);
    for (let t = 16; t < 64; t += 1) {
      const [x, y] = [at(w, t - 15), at(w, t - 2)];
      const low = rotate(x, 25) ^ rotate(x, 14) ^ (x >>> 3);
      const high = rotate(y, 15) ^ rotate(y, 13) ^ (y >>> 10);
      w[t] = at(w, t - 16) + low + at(w, t - 7) + high;
    }
    const v = state.slice();
    for (let t = 0; t < 64; t += 1) {
      const [a, b, c, d] = [at(v, 0), at(v, 1), at(v, 2), at(v, 3)];
      const [e, f, g, h] = [at(v, 4), at(v, 5), at(v, 6), at(v, 7)];
      const one = rotate(e, 26) ^ rotate(e, 21) ^ rotate(e, 7);
      const first = (h + one + ((e & f) ^ (~e & g)) + at(K, t) + at(w, t)) | 0;
      const two = rotate(a, 30) ^ rotate(a, 19) ^ rotate(a, 10);
      const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      v.set([first + second, a, b, c, d + first, e, f, g]);
    }
    for (const [index, word] of v.entries()) state[index] = at(state, index) + word;
  }
  return bytesOf(state);
}

/** Returns the HMAC (RFC 2104) with SHA-1. */
export function hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha1(key) : key);
  const inner = sha1(Uint8Array.of(...block.map((byte) => byte ^ 0x36), ...message));
  return sha1(Uint8Array.of(...block.map((byte) => byte ^ 0x5c), ...inner));
}
