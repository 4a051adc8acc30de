/** A 32-bit mix of text (FNV-1a with a final avalanche). */
function hash(text: string, salt: number): number {
  let value = (0x811c9dc5 ^ salt) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b) >>> 0;
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35) >>> 0;
  return (value ^ (value >>> 16)) >>> 0;
}

/** A stable number for a text, for drawings and stock figures of a seed. */
export function numberOf(text: string): number {
  return hash(text, 0);
}

const HEX = /* @__PURE__ */ Uint8Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));
const DASH = 0x2d;
/** Where the digits of a guid stand: version 4, variant a. */
const PLACES = /* @__PURE__ */ Uint8Array.from({ length: 32 }, (_, digit) =>
  digit < 8
    ? digit
    : digit < 12
      ? digit + 1
      : digit < 16
        ? digit + 2
        : digit < 20
          ? digit + 3
          : digit + 4,
);

/** A stable guid for a name: the same seed has the same ids everywhere, so tests may name them. */
export function guidOf(name: string): string {
  const text = new Uint8Array(36).fill(DASH);
  for (let word = 0; word < 4; word += 1) {
    const bits = hash(name, (word + 1) * 0x9e3779b1);
    for (let digit = 0; digit < 8; digit += 1) {
      text[PLACES[word * 8 + digit] as number] = HEX[(bits >>> (28 - 4 * digit)) & 15] as number;
    }
  }
  text[14] = "4".charCodeAt(0);
  text[19] = "a".charCodeAt(0);
  // a text of one piece: a large shop has half a million of them, and pieces would be ten times as many
  return String.fromCharCode(...text);
}

/** The next generated id of a state. */
export function nextGuid(state: { nextId: number }, kind: string): string {
  const id = guidOf(`${kind}:${state.nextId}`);
  state.nextId += 1;
  return id;
}
