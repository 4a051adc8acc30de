/** Returns a 32-bit hash of a string (FNV-1a with a final avalanche step). */
function hash(text: string, salt: number): number {
  let value = (0x811c9dc5 ^ salt) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b) >>> 0;
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35) >>> 0;
  return (value ^ (value >>> 16)) >>> 0;
}

/** Returns the same number for the same text. Seeds use it for images and stock. */
export function numberOf(text: string): number {
  return hash(text, 0);
}

const DIGITS = "0123456789abcdef";
const DIGIT_POSITIONS = /* @__PURE__ */ Array.from({ length: 32 }, (_, digit) =>
  digit < 8 ? digit : digit < 20 ? digit + Math.floor(digit / 4) - 1 : digit + 4,
);
/** Character codes of a GUID. The array is reused, because a large shop can have 200,000 ids. */
const guidCodes: number[] = /* @__PURE__ */ new Array(36).fill("-".charCodeAt(0));

/** The ids in a seed never change, so tests can rely on them. */
export function guidOf(name: string): string {
  for (let word = 0; word < 4; word += 1) {
    const bits = hash(name, (word + 1) * 0x9e3779b1);
    for (let digit = 0; digit < 8; digit += 1) {
      guidCodes[DIGIT_POSITIONS[word * 8 + digit] as number] = DIGITS.charCodeAt(
        (bits >>> (28 - 4 * digit)) & 15,
      );
    }
  }
  guidCodes[14] = "4".charCodeAt(0);
  guidCodes[19] = "a".charCodeAt(0);
  // Concatenating characters would allocate ten times as many strings.
  return String.fromCharCode.apply(null, guidCodes);
}

export function nextGuid(state: { nextId: number }, kind: string): string {
  const id = guidOf(`${kind}:${state.nextId}`);
  state.nextId += 1;
  return id;
}
