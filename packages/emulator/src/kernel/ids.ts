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

/** A stable guid for a name: the same seed has the same ids everywhere, so tests may name them. */
export function guidOf(name: string): string {
  const hex = [1, 2, 3, 4]
    .map((salt) =>
      hash(name, salt * 0x9e3779b1)
        .toString(16)
        .padStart(8, "0"),
    )
    .join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The next generated id of a state. */
export function nextGuid(state: { nextId: number }, kind: string): string {
  const id = guidOf(`${kind}:${state.nextId}`);
  state.nextId += 1;
  return id;
}
